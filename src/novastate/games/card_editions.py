"""Editions of the card sets that are ours: a game keeps the one it was begun with.

`cards/` holds today's edition, `cards/first/` those cards of the first one that were different.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

C = TypeVar("C")

NAME: Final = "card_edition"
"""The option that says which edition it is; its words stand in `options.toml`."""
FIRST: Final = "first"
SECOND: Final = "second"


class Editions(Generic[C]):
    """The editions of a game's cards, each read when it is first asked for."""

    def __init__(self, read: Callable[[str], C]) -> None:
        self._read: Final = read
        self._known: Final[dict[str, C]] = {}

    def __getitem__(self, edition: str) -> C:
        """Return an edition."""
        if edition not in self._known:
            self._known[edition] = self._read(edition)
        return self._known[edition]

    def chosen(self, values: dict[str, object]) -> C:
        """Return the edition that the options of a game name."""
        return self[str(values[NAME])]
