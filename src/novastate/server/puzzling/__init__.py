"""Puzzles at tables: goals, verdicts, ratings, the puzzle of the day."""
