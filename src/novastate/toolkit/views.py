"""What readers may see of a position: its declared fields, and what a game says besides."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from novastate.kernel.fields import Data
from novastate.kernel.position import Position
from novastate.toolkit.layout import Layout

P = TypeVar("P", bound=Position)


def _nothing(p: Position, who: int | None = None) -> Data:
    return {}


class Views(Generic[P]):
    """The views of a game: `table` and `player` add what all see, `reader` what depends on him."""

    def __init__(
        self,
        layout: Layout,
        table: Callable[[P], Data] = _nothing,
        player: Callable[[P, int], Data] = _nothing,
        reader: Callable[[P, int | None], Data] = _nothing,
    ) -> None:
        self.layout: Final = layout
        self.table: Final = table
        self.player: Final = player
        self.reader: Final = reader

    def made(self, p: P, readers: list[int | None]) -> list[Data]:
        """Describe a position to several readers; what they all see is made once and shared."""
        common = {**self.layout.common(p), **self.table(p)}
        public = [
            {**seen, **self.player(p, seat)} for seat, seen in enumerate(self.layout.public(p))
        ]
        found: list[Data] = []
        for reader in readers:
            players = public.copy()
            if reader is not None:
                players[reader] = {**public[reader], **self.layout.own(p, reader)}
            found.append({**common, "reader": reader, "players": players, **self.reader(p, reader)})
        return found
