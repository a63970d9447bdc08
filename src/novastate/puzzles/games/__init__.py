"""What the puzzles of each game look at."""
