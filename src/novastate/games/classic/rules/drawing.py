"""Drawing cards one by one under the hand limit (FS-11.2, FS-11.3)."""

from typing import Final

from novastate.games.classic.codes import DISCARD, S_DRAW, S_LIMIT
from novastate.games.classic.rules.supply import discard_hand, draw_one
from novastate.games.classic.table import Table, kinds
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import AskAlways, Do, Step, Steps


def over_limit(p: Table, seat: int) -> bool:
    """Tell whether a hand is larger than the limit."""
    return 0 < p.rules.hand_limit < len(p.players[seat].hand)


def perform_draw(p: Table, step: Step) -> None:
    """Draw card by card; a hand that is too large comes first (FS-11.2)."""
    seat, n = step[1], step[2]
    while not over_limit(p, seat):
        if n <= 0 or not draw_one(p, seat):
            return
        n -= 1
    p.push(S_DRAW, seat, n)
    p.push(S_LIMIT, seat)


def limit_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand, equal ones once."""
    return [DISCARD | card << A for card in kinds(p.players[seat].hand)]


def discard_over_limit(p: Table, step: Step, move: int) -> None:
    """Discard the chosen card."""
    discard_hand(p, step[1], move >> A & FIELD)


STEPS: Final[Steps[Table]] = (
    Do(S_DRAW, perform_draw),
    AskAlways(S_LIMIT, "hand_limit_discard", "FS-11.2 NE-23.1", limit_options, discard_over_limit),
)
