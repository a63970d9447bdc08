"""The New Era (2011) as a ruleset, alone or merged with 51st State (NE-3, NE-23, NE-M)."""

from pathlib import Path
from typing import Final

from novastate.games.wasteland.classic import load
from novastate.games.wasteland.classic.catalogue import Catalogue
from novastate.games.wasteland.classic.ruleset import ClassicRuleset
from novastate.games.wasteland.classic.text_json import set_json
from novastate.games.wasteland.newera.edition import EDITION
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
        shipped = load.shipped(EDITION.id)
        card_set = shipped if folder is None else load.with_folder(shipped, folder)
        super().__init__(EDITION, "The New Era", (2, 3, 4, 5), ("NE",), "new_era_2011.md", card_set)
        # Every card of the merged game has a number, whether a game uses it or not.
        self.merged: Final = Catalogue(load.joined(load.shipped(FORMER), card_set))

    def cards_of(self, values: dict[str, object]) -> Catalogue:
        """Return the cards of both games, or of this one (NE-M.2, NE-M.3)."""
        return self.merged if values["merged"] else self.catalogue

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; they know the cards of both decks."""
        return self.edition.book(self.merged, names)

    def card_tables(self) -> list[Table]:
        """List every card of both games as it stands in the files."""
        return list(self.merged.card_set.tables.values())

    def cards_data(self) -> list[dict[str, object]]:
        """Describe every card, those of the merged game last."""
        own = set_json(self.card_set, self.id)
        ids = {card["id"] for card in own}
        others = [card for card in set_json(self.merged.card_set, self.id) if card["id"] not in ids]
        return [*own, *({**card, "set": "merged"} for card in others)]
