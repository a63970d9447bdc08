"""Prizes as a ruleset."""

from pathlib import Path
from typing import Final

from novastate.kernel.chance import seeded
from novastate.toolkit.game_ruleset import GameRuleset

from .table import PARTS, S_ROUND, Table

CARDS: Final = [card for card in range(1, 10) for _ in range(7)]
DEALT: Final = 4


class Prizes(GameRuleset[Table]):
    """Prizes, for two to four players."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(PARTS, "Prizes", 1, (2, 3, 4), ("PZ",), "")

    def table(self, seats: int, seed: int, values: dict[str, object]) -> Table:
        """Make an empty table."""
        return Table(seats, seeded(seed))

    def set_up(self, p: Table) -> None:
        """Shuffle and deal."""
        p.deck = CARDS.copy()
        p.chance.shuffle(p.deck)
        for player in p.players:
            player.hand = sorted(p.draw() for _ in range(DEALT))
        p.push(S_ROUND, -1)
