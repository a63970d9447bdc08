"""Finding puzzles in games of bots, as the generators of chess puzzles do."""
