"""Prizes, a small game of our own: the example of a ruleset, one folder and one registry entry.

PZ-1: In each of eight rounds a prize from 1 to 9 lies open. PZ-2: All choose a card of their hand
at the same time. PZ-3: The highest that nobody else has chosen takes the prize; then all draw.
PZ-4: In the end who has the most points wins; a tie goes to the better hand.
"""
