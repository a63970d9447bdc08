"""Using open productions of rivals (section 13) and connection cards (section 14)."""

from bisect import insort
from typing import Final

from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.codes import AWAY, S_HOST, S_PLAYED, S_TAKEN, S_VISIT
from novastate.games.master.goods import VP, WORKER
from novastate.games.master.rules.payment import charge, charge_one
from novastate.games.master.rules.production import receive
from novastate.games.master.rules.supply import discard_card, gain, tell, tell_card
from novastate.games.master.table import Table
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps

TAKE_COST: Final = Cost(((WORKER, 2),))


def visit(p: Table, seat: int, rival: int, index: int) -> None:
    """Begin a visit: pay 1 worker (MS-13.2)."""
    p.push(S_VISIT, seat, rival, index)
    charge_one(p, seat, WORKER, 1, AWAY)


def perform_visit(p: Table, step: Step) -> None:
    """Leave the worker there as a guest, and receive the output (MS-13.3)."""
    _, seat, rival, index = step
    state = p.players[rival].state
    state[index] = state[index].with_guest()
    enjoy(p, seat, rival, index)


def enjoy(p: Table, seat: int, rival: int, index: int) -> None:
    """Receive the output of a rival's location, then let its owner gain (MS-13.3)."""
    if p.listener is not None:
        card = p.players[rival].state[index].card
        tell(p, "visit", seat, {"rival": rival, "card": p.cards.ids[card]})
    p.push(S_HOST, rival)
    receive(p, seat, rival, index, "visit")


def perform_host(p: Table, step: Step) -> None:
    """Give the owner of a visited location 1 worker; the virtual rival 1 VP (SO-5.3)."""
    if p.solo:
        gain(p, step[1], ((VP, 1),), "visit")
    else:
        gain(p, step[1], ((WORKER, 1),), "visit")


def take_connection(p: Table, seat: int, card: int) -> None:
    """Begin to take a connection card: pay 2 workers (MS-14.1.1)."""
    p.push(S_TAKEN, seat, card)
    charge(p, seat, TAKE_COST, AWAY)


def perform_taken(p: Table, step: Step) -> None:
    """Take the face-up connection card into the hand."""
    _, seat, card, _ = step
    p.open_connections = without(p.open_connections, card)
    insort(p.players[seat].hand, card)
    tell_card(p, "take_connection", seat, card)


def play_connection(p: Table, seat: int, card: int) -> None:
    """Discard a connection card and begin to pay its cost (MS-14.2.1)."""
    p.players[seat].hand.remove(card)
    discard_card(p, card)
    tell_card(p, "play_connection", seat, card)
    p.push(S_PLAYED, seat, card)
    charge(p, seat, p.cards.cost[card], AWAY)


def perform_played(p: Table, step: Step) -> None:
    """Receive the gain of a connection card."""
    gain(p, step[1], p.cards.gain[step[2]].goods, p.cards.ids[step[2]])


STEPS: Final[Steps[Table]] = (
    Do(S_VISIT, perform_visit),
    Do(S_HOST, perform_host),
    Do(S_TAKEN, perform_taken),
    Do(S_PLAYED, perform_played),
)
