"""Lookout: two rounds of picks from the row, then a draw (FS-5, NE-5)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.rules.supply import top_card
from novastate.games.classic.table import Table, kinds
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import added, without
from novastate.kernel.steps import Ask, Do, Step, Steps

ROW: Final = 5
FIRST_ROUND: Final = 4
SECOND_ROUND: Final = 3


def begin(p: Table) -> None:
    """Put the lookout of a turn on the agenda."""
    order = p.clockwise()
    for seat in reversed(order):
        p.push(codes.S_THIRD, seat)
    p.push(codes.S_LEFT, -1)
    for i in range(len(order) - 1, -1, -1):
        p.push(codes.S_PICK, order[i])
        if i < len(order) - 1:
            p.push(codes.S_FILL, -1, SECOND_ROUND)  # FS-5.5: not before the last player's pick
    for i in range(len(order) - 1, -1, -1):
        p.push(codes.S_PICK, order[i])
        p.push(codes.S_FILL, -1, FIRST_ROUND if i else ROW)  # FS-5.1, FS-5.3
    p.phase = codes.LOOKOUT


def perform_fill(p: Table, step: Step) -> None:
    """Fill the row up to a number of cards (FS-5.3, FS-5.5, FS-5.10)."""
    told = len(p.row)
    while len(p.row) < step[2]:
        if not p.deck:
            told = _tell_row(p, told)  # before the shuffle that follows
        card = top_card(p)
        if card < 0:
            break
        p.row = [*p.row, card]
    _tell_row(p, told)


def _tell_row(p: Table, told: int) -> int:
    """Tell of the cards of the row that nobody was told of; return how many lie there."""
    if len(p.row) > told and p.listener is not None:
        names: object = [p.cards.ids[card] for card in p.row[told:]]
        p.tell("row", -1, {"cards": names})
    return len(p.row)


def pick_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the row, equal ones once; none can be declined (FS-5.8)."""
    return [codes.PICK | card << A for card in kinds(sorted(p.row))]


def pick(p: Table, step: Step, move: int) -> None:
    """Take the chosen card into the hand."""
    seat, card = step[1], move >> A & FIELD
    player = p.players[seat]
    p.row = without(p.row, card)
    player.hand = added(player.hand, card)
    p.tell_card("pick", seat, card)
    p.push(codes.S_DRAW, seat, 0)  # looks at the hand limit


def perform_left(p: Table, step: Step) -> None:
    """Discard what is left of the row (FS-5.6)."""
    for card in p.row:
        p.discard.append(card)
        p.tell_card("leftover", -1, card)
    p.row = []


def perform_third(p: Table, step: Step) -> None:
    """Draw a card, and more by effects that enlarge the lookout (FS-5.7, FS-5.11)."""
    n = 1
    for place in p.players[step[1]].standing(p.cards).in_play:
        n += p.cards.effects[place.card].lookout
    p.push(codes.S_DRAW, step[1], n)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_FILL, perform_fill),
    Ask(codes.S_PICK, "lookout_pick", "FS-5.8 NE-5.6", pick_options, pick),
    Do(codes.S_LEFT, perform_left),
    Do(codes.S_THIRD, perform_third),
)
