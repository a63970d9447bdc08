"""Puzzles: positions with a goal that can be missed, written by hand or mined from games."""
