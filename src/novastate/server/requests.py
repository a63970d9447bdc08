"""What somebody asks the other people at a table for, and who may take back what.

A request is stored like any change and derived from the stored rows, so it outlives a crash and is
known to every process. It ends with an answer, or with the next move of anybody.
"""

from dataclasses import dataclass

from novastate.server.live import (
    AGREE_BACK,
    ASK_BACK,
    MOVE,
    PERSON,
    PLAYING,
    REFUSE_BACK,
    REWIND,
    START,
    UNDO,
    Facts,
    Live,
    Row,
)


def may_take_back(facts: Facts) -> bool:
    """Tell whether moves may be taken back at a table at all; at rated ones never."""
    return facts.status == PLAYING and facts.origin.get("rated") is not True


@dataclass
class Request:
    """Somebody wants to take back a move and all after it; others must agree."""

    seat: int
    to: int
    agreed: list[int]
    waits_for: list[int]


def others(live: Live, seat: int) -> list[int]:
    """List the seats of other people who play now."""
    own = live.seats[seat]
    return [
        each.index
        for each in live.seats
        if each is not own and each.kind == PERSON and not each.taken_over and not each.shares(own)
    ]


def request_of(live: Live) -> Request | None:
    """Return the request that waits for an answer."""
    agreed: list[int] = []
    for row in reversed(live.rows):
        if row.kind == AGREE_BACK:
            agreed.append(row.seat)
        elif row.kind == ASK_BACK:
            return Request(row.seat, int(row.text), agreed, silent(live, row.seat, agreed))
        elif row.kind in (MOVE, UNDO, REWIND, START, REFUSE_BACK):
            return None
    return None


def silent(live: Live, seat: int, agreed: list[int]) -> list[int]:
    """List who has not agreed yet; who holds several seats agrees for all of them."""
    said = [live.seats[index] for index in agreed]
    return [
        index
        for index in others(live, seat)
        if not any(each.index == index or each.shares(live.seats[index]) for each in said)
    ]


def is_own(live: Live, seat: int, row: Row) -> bool:
    """Tell whether a seat's move was made by who plays it now."""
    return row.seat == seat and row.version > live.changed_hands[seat]
