"""All declared fields of a game: a position as data, back again, and as its readers see it."""

from collections.abc import Callable
from typing import Final

from novastate.kernel.chance import chance_of
from novastate.kernel.fields import Data, Field, Fields, Table
from novastate.toolkit.kinds import NUMBER_LISTS, NUMBERS, TUPLES, WHOLE

AGENDA: Final = Fields(
    Field("agenda", TUPLES),
    Field("asking", NUMBERS),
    Field("answers", NUMBER_LISTS),
    Field("barriers", WHOLE),
    Field("reveals", WHOLE),
)
"""What every position has. All may know who is asked, and each what he has answered himself."""


class Layout:
    """The fields of a game's table and those of each player."""

    def __init__(
        self, table: Fields, player: Fields, reckoned: Callable[[Table], None] | None = None
    ) -> None:
        self.table: Final = table
        self.player: Final = player
        self.reckoned: Final = reckoned  # reckons anew what follows from fields that were read

    def data(self, p: Table) -> Data:
        """Return a whole position as plain data."""
        return {
            "game": p.game(),
            "seats": p.seats,
            "options": p.chosen_options(),
            "chance": p.chance.to_data(),
            "players": [self.player.data(p, player) for player in p.players],
            **self.table.data(p, p),
            **AGENDA.data(p, p),
        }

    def fill(self, p: Table, data: Data) -> None:
        """Fill a fresh position from its data."""
        p.chance = chance_of(data["chance"])
        self.table.fill(p, p, data)
        AGENDA.fill(p, p, data)
        for player, entry in zip(p.players, data["players"]):
            self.player.fill(p, player, entry)
        if self.reckoned is not None:
            self.reckoned(p)

    def common(self, p: Table) -> Data:
        """Return what all readers see alike, without the players."""
        return {
            "game": p.game(),
            "seats": p.seats,
            "options": p.chosen_options(),
            "to_act": list(p.asking),
            **self.table.public(p, p),
        }

    def public(self, p: Table) -> list[Data]:
        """Return what everybody sees of each player."""
        return [self.player.public(p, player) for player in p.players]

    def own(self, p: Table, seat: int) -> Data:
        """Return what only a player himself sees of what is his."""
        return {**self.player.own(p, p.players[seat]), "answers": list(p.answers[seat])}
