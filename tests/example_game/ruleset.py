"""Prizes as a ruleset."""

from pathlib import Path
from typing import Final, cast

from novastate.kernel.chance import chance_of, seeded
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset

from .position import PrizesPosition
from .words import WORDS, Nouns

CARDS: Final = [card for card in range(1, 10) for _ in range(7)]
DEALT: Final = 4


class Prizes(Ruleset):
    """Prizes, for two to four players."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__("prizes", "Prizes", 1, (2, 3, 4), (), (), "")

    def new(self, seats: int, seed: int, **options: object) -> Position:
        """Shuffle, deal, and begin the first round."""
        self.check(seats, seed, options)
        p = PrizesPosition(seats, seeded(seed))
        p.deck = CARDS.copy()
        p.chance.shuffle(p.deck)
        p.hands = [[p.deck.pop() for _ in range(DEALT)] for _ in range(seats)]
        p.begin_round()
        return p

    def from_data(self, data: dict[str, object]) -> Position:
        """Rebuild a position from its data."""
        chance = chance_of(cast("list[object]", data["chance"]))
        p = PrizesPosition(cast(int, data["seats"]), chance)
        p.fill(data)
        return p

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game."""
        return PhraseBook(WORDS, Nouns(names or []).say)
