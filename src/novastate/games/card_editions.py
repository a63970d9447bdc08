"""Editions of the card sets that are ours: a game keeps the one it was begun with.

`cards/` holds today's edition, `cards/first/` those cards of the first one that were different.
"""

from typing import Final

NAME: Final = "card_edition"
"""The option that says which edition it is; its words stand in `options.toml`."""
FIRST: Final = "first"
SECOND: Final = "second"
