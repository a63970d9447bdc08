"""The log by action: what one seat did in one go has one number.

An action begins with the answer to a turn's question and goes on through payments, targets and
effects. What a game does by itself (production, clean-up, the head of a round, the virtual rival)
stands in groups of its own. All is found from the stored changes, by walking back over a few.
"""

from collections.abc import Sequence
from typing import Final

from novastate.kernel.events import Event
from novastate.server.games.registry import served
from novastate.server.live import MOVE, REWIND, UNDO, Row

GOES_ON: Final[dict[str, frozenset[str]]] = {
    "agree": frozenset({"agree", "negotiate"}),
    "drop": frozenset({"cash", "drop"}),
    "hire": frozenset({"hire"}),
    "negotiate": frozenset({"agree", "negotiate"}),
    "redevelop": frozenset({"redevelop"}),
}
"""Such a move may also be the next step of an action, right after one of these of the same seat."""
ANSWERS: Final = frozenset({"accept", "defend", "spare"})
"""Moves with which somebody else answers an action: they belong to it."""

PRODUCTION: Final = "production"
RIVAL: Final = "rival"
FROM_THE_BASE: Final = "base"
"""The source with which production begins where no event tells it."""
OF_ONE_CHANGE: Final = 10_000
"""No change has so many events: the numbers of a change and of an event make one number."""


def action_of(rows: Sequence[Row], index: int, game: str) -> int:
    """Return the version of the change with which the action of a change began.

    >>> rows = [Row(1, MOVE, 0, "build pub"), Row(2, MOVE, 0, "pay gun"), Row(3, MOVE, 1, "pass")]
    >>> [action_of(rows, index, "master") for index in range(3)]
    [1, 1, 3]
    """
    row = rows[index]
    if row.kind != MOVE:
        return row.version
    gone: set[int] = set()
    until = row.version
    for at in range(index - 1, -1, -1):
        before = rows[at]
        if before.kind == UNDO:
            gone.add(before.undoes or 0)
        elif before.kind == REWIND:
            until = min(until, before.undoes or 0)
        if before.kind != MOVE or before.version in gone or before.version >= until:
            continue
        if not _goes_on(before, row, game):
            break
        row = before
    return row.version


def _goes_on(before: Row, row: Row, game: str) -> bool:
    """Tell whether a move belongs to the action of the one before it."""
    verb, last = _verb(row), _verb(before)
    begins = served(game).begins
    if begins is None or verb in begins:
        follows = last in GOES_ON.get(verb, ()) and before.seat == row.seat
    elif verb in ANSWERS or last in ANSWERS:
        follows = True
    else:
        follows = before.seat == row.seat and last != "pick"
    return follows and not _tells_a_head(before, game)


def _verb(row: Row) -> str:
    return row.text.partition(" ")[0]


def _tells_a_head(row: Row, game: str) -> bool:
    """Tell whether something began after a move that no seat does; its events stay unread."""
    return any(f'["{code}",' in row.events for code in served(game).heads)


def actions_in(row: Row, events: Sequence[Event], first: int, game: str, seats: int) -> list[int]:
    """Number the events of a change whose action began with a version.

    What happens by itself gets negative numbers, one for each group.

    >>> told = [Event("pass", 1, {}), Event("lose", 0, {}), Event("phase_cards", -1, {})]
    >>> actions_in(Row(7, MOVE, 1, "pass"), told, 7, "master", 2)
    [7, -70001, -70002]
    """
    found: list[int] = []
    heads, now, group = served(game).heads, first, ""
    for n, event in enumerate(events):
        begins = heads.get(event.code)
        if event.seat >= seats:
            begins = RIVAL
        elif event.code == "gain" and event.args.get("source") == FROM_THE_BASE:
            begins = PRODUCTION
        if begins is not None and begins != group:
            now, group = -(row.version * OF_ONE_CHANGE + n), begins
        found.append(now)
    return found
