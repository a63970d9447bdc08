"""Looking ahead on a copy: what a move leads to once it is paid for."""

from collections.abc import Callable
from typing import Final, TypeVar

from novastate.kernel.position import Move, Position, Seat

MOST_SETTLED: Final = 8
"""Questions about paying that one action can ask; a bound, so that nothing runs away."""

P = TypeVar("P", bound=Position)


def settle(
    p: P,
    seat: Seat,
    paying: tuple[int, ...],
    legal: Callable[[P, Seat], list[Move]],
    take: Callable[[P, Seat, Move], None],
) -> None:
    """Answer a seat's questions about paying by their first answer, up to any other question."""
    for _ in range(MOST_SETTLED):
        if not p.agenda or p.agenda[-1][0] not in paying or p.asking != [seat]:
            return
        take(p, seat, legal(p, seat)[0])
