"""Prizes, a small game of our own: the example of a ruleset, one folder and one registry entry.

In every round a prize from 1 to 9 lies open. All choose a card of their hand at the same time; the
highest that nobody else has chosen takes the prize. Then all draw. After eight rounds who has the
most points wins; a tie goes to the better hand.
"""
