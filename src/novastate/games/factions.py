"""A player's faction as a field, for all games that have factions."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from novastate.kernel.errors import BadInput
from novastate.kernel.fields import Kind, Table


class Faction(Kind):
    """A faction by its id, or none; `ids` lists those of a table."""

    plain: ClassVar[bool] = False

    def __init__(self, ids: Callable[[Table], list[str]]) -> None:
        self.ids: Final = ids

    def write(self, p: Table, value: Any) -> Any:
        """Name the faction."""
        return None if value < 0 else self.ids(p)[value]

    def read(self, p: Table, data: Any) -> Any:
        """Read its name."""
        return -1 if data is None else self.ids(p).index(data)

    def say(self, p: Table, value: Any) -> str:
        """Name the faction."""
        return self.write(p, value) or "nothing"

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Give a player a faction; who had it gets one that is free."""
        if len(words) != 1:
            return None
        ids = self.ids(p)
        if words[0] not in ids:
            raise BadInput(f'There is no faction "{words[0]}" (there are {", ".join(ids)}).')
        wanted = ids.index(words[0])
        p.players[seat].faction = wanted
        taken = [player.faction for player in p.players]
        for other in range(p.seats):
            if other != seat and taken[other] == wanted:
                p.players[other].faction = next(i for i in range(len(ids)) if i not in taken)
        return wanted
