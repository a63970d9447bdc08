"""The New Era (2011) as a ruleset, alone or merged with 51st State (NE-3, NE-23, NE-M)."""

from pathlib import Path
from typing import Final

from novastate.games.card_editions import SECOND, Editions
from novastate.games.classic.cards import load
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.ruleset import ClassicRuleset
from novastate.games.classic.words.card_json import set_json
from novastate.games.newera.edition import EDITION
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.tables import Table

FORMER: Final = "state2010"
"""The card set that the merged game adds (NE-M.2)."""


class NewEra(ClassicRuleset):
    """The New Era (2011), for two to five players.

    >>> position = NewEra().new(seats=5, seed=1, first_player="seat_5")
    >>> position.to_act()
    (4,)
    """

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(EDITION, "The New Era", (2, 3, 4, 5), ("NE",), "new_era_2011.md", folder)
        self.both_editions: Final = Editions(self._read_both)
        # Every card of the merged game has a number, whether a game uses it or not.
        self.merged: Final = self.both_editions[SECOND]

    def _read_both(self, card_edition: str) -> Catalogue:
        """Read the cards of both games in an edition (NE-M.2)."""
        own = self.editions[card_edition].card_set
        return Catalogue(load.joined(load.shipped(FORMER, card_edition), own))

    def cards_of(self, values: dict[str, object]) -> Catalogue:
        """Return the cards of both games, or of this one (NE-M.2, NE-M.3)."""
        return (self.both_editions if values["merged"] else self.editions).chosen(values)

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; they know the cards of both decks."""
        return self.edition.book(self.merged, names)

    def card_tables(self) -> list[Table]:
        """List every card of both games as it stands in the files."""
        return list(self.merged.card_set.tables.values())

    def cards_data(self, edition: str = "") -> list[dict[str, object]]:
        """Describe every card of an edition, those of the merged game last."""
        own = super().cards_data(edition)
        ids = {card["id"] for card in own}
        both = set_json(self.both_editions[edition or SECOND].card_set, self.id)
        others = [card for card in both if card["id"] not in ids]
        return [*own, *({**card, "set": "merged"} for card in others)]
