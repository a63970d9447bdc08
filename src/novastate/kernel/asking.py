"""Asking people: why a move is refused, and what trying one on a copy shows."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from novastate.kernel.position import Move, Position, Seat
from novastate.kernel.questions import Refusal

P = TypeVar("P", bound=Position)

MOST_SETTLED: Final = 8
"""Questions about paying that one action can ask; a bound, so that nothing runs away."""

Explain = Callable[[P, Seat, Move, list[Move]], Refusal]
"""Say why a move is not among the legal ones of a seat that is asked."""
Holdings = Callable[[P, Seat], dict[str, int]]
"""Count by name what a seat has."""
GivenUp = Callable[[P, P, Seat], list[dict[str, object]]]
"""List what a seat has no more after a move that was tried; the copy may be played on."""


def refusal(
    p: P, seat: Seat, move: Move, why_not: Explain[P], over: str, turn: str
) -> Refusal | None:
    """Say why a move is not legal now, None if it is; the clauses tell the end and the turns."""
    if not p.asking:
        return Refusal("over", over)
    if seat not in p.asking:
        return Refusal("not_asked", turn, {"seat": seat})
    moves = p.moves(seat)
    return None if move in moves else why_not(p, seat, move, moves)


def asked(p: Position, seat: Seat) -> list[Move]:
    """List what a seat may answer, which must be one of those that are asked."""
    if seat not in p.asking:
        raise ValueError(f"seat {seat + 1} is not asked anything now")
    return p.moves(seat)


def no_option(decision: tuple[str, str]) -> Refusal:
    """Refuse what is no answer here at all, such as a number no card has."""
    return Refusal("not_an_option", decision[1], {"decision": decision[0]})


def copied(p: P) -> P:
    """Copy a position to try something on."""
    return cast(P, p.clone())


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Say by name what has become more or less."""
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def preview(
    p: P, copy: P, seat: Seat, holdings: Holdings[P], given_up: GivenUp[P]
) -> dict[str, object]:
    """Say what a player would have more or less of, and what would go, after a move was tried.

    A move that shows something hidden or consults chance only says so: its result is a secret.
    """
    if copy.reveals != p.reveals:
        return {"reveals": True}
    found: dict[str, object] = {"changes": changed(holdings(p, seat), holdings(copy, seat))}
    gone = given_up(p, copy, seat)
    if gone:
        found["goes"] = gone
    return found


def settle(p: Position, seat: Seat, paying: tuple[int, ...]) -> None:
    """Answer a seat's questions about paying by their first answer, up to any other question."""
    for _ in range(MOST_SETTLED):
        if not p.agenda or p.agenda[-1][0] not in paying or p.asking != [seat]:
            return
        p.apply(seat, p.moves(seat)[0])
