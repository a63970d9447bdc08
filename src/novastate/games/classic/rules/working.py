"""Workers: own locations with an action, visits, exchange (FS-12, NE-16)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import BASIC, WORKER, is_vp
from novastate.games.classic.rules import entering, payment, reactions, supply
from novastate.games.classic.rules.gains import goods_receivable, receivable
from novastate.games.classic.table import Place, Player, Table
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.steps import Do, Step, Steps

MOST_USES: Final = 2
EXCHANGED: Final = 2
ONE_WORKER: Final = (WORKER,)
EXCHANGES: Final = [codes.EXCHANGE | good << A for good in BASIC]

# --- own locations (FS-12.1)


def workers_for(p: Table, place: Place) -> int:
    """Return the workers of the next activation (FS-12.1.2, FS-12.1.3)."""
    return p.cards.effects[place.card].workers + place.uses


def can_use(p: Table, seat: int, place: Place) -> bool:
    """Tell whether an own location can be activated now (FS-0.3, FS-12.1)."""
    if place.debris or p.cards.kind[place.card] != model.ACTION or place.uses >= MOST_USES:
        return False
    effects = p.cards.effects[place.card]
    if not payment.affordable(p.players[seat], effects.bill, workers_for(p, place)):
        return False
    return receivable(p, seat, place, effects.gain)


def offer_uses(p: Table, seat: int, moves: list[int]) -> None:
    """Offer the own locations that can be activated."""
    player = p.players[seat]
    for i in player.standing(p.cards).actions:
        if can_use(p, seat, player.state[i]):
            moves.append(codes.USE | i << A)


def use(p: Table, seat: int, move: int) -> None:
    """Put workers on a location, pay its further cost, receive its gain."""
    place = p.players[seat].state[move >> A & FIELD]
    workers = workers_for(p, place)
    supply.spend(p, seat, WORKER, workers)
    p.replace(seat, place.changed(uses=place.uses + 1))
    if p.listener is not None:
        args: dict[str, object] = {"card": p.cards.ids[place.card], "workers": workers}
        p.tell("use", seat, args)
    p.push(codes.S_GAIN, seat, place.uid, 0)
    payment.push_cost(p, seat, p.cards.effects[place.card].bill)


# --- visits (FS-12.2)


def visit_goods(p: Table, owner: Player, place: Place) -> model.Goods:
    """Return what a visitor receives; a full location gives no VP to anybody (FS-12.2.8)."""
    goods = entering.yield_of(p, owner, place.card)
    if supply.places_left(p, owner, place) > 0:
        return goods
    return tuple([good for good in goods if not is_vp(good)])


def can_visit(p: Table, seat: int, rival: int, place: Place) -> bool:
    """Tell whether an opponent's location can be visited now (FS-12.2.1, FS-12.2.4)."""
    if rival == seat or p.players[rival].passed or not may_visit(p, seat):
        return False
    return _is_open_to(p, seat, rival, place)


def may_visit(p: Table, seat: int) -> bool:
    """Tell whether a player has a visit and a worker left (FS-12.2.4)."""
    player = p.players[seat]
    return player.visits < p.rules.visits and supply.have(player, WORKER) > 0


def _is_open_to(p: Table, seat: int, rival: int, place: Place) -> bool:
    """Tell whether a location is open, not yet visited by a player, and would give something."""
    if p.cards.kind[place.card] != model.OPEN or place.debris or place.visitors >> seat & 1:
        return False
    return goods_receivable(p, rival, place, entering.yield_of(p, p.players[rival], place.card))


def offer_visits(p: Table, seat: int, moves: list[int]) -> None:
    """Offer the opponents' locations that can be visited."""
    if not may_visit(p, seat):
        return
    for rival in p.rivals(seat):
        owner = p.players[rival]
        if not owner.passed:
            for i in owner.standing(p.cards).open:
                if _is_open_to(p, seat, rival, owner.state[i]):
                    moves.append(codes.VISIT | rival << A | i << B)


def visit(p: Table, seat: int, move: int) -> None:
    """Give the owner a worker, mark the visit, receive what the location yields."""
    rival = move >> A & FIELD
    place = p.players[rival].state[move >> B & FIELD]
    supply.spend(p, seat, WORKER, 1)
    p.players[seat].visits += 1
    p.replace(rival, place.changed(visitors=place.visitors | 1 << seat))
    if p.listener is not None:
        p.tell("visit", seat, {"rival": rival, "card": p.cards.ids[place.card]})
    reactions.push_event(p, seat, model.ON_VISIT, place.card, p.cards.distance[place.card])
    p.push(codes.S_VISITED, seat, rival, place.uid)
    p.players[rival].pool[WORKER] += 1
    supply.watch(p, rival, model.ON_GAIN, ONE_WORKER)
    if p.queue:
        p.push(codes.S_REACT, seat)


def perform_visited(p: Table, step: Step) -> None:
    """Receive what the visited location yields; VP go on the visitor's base (FS-12.2.8)."""
    owner = p.players[step[2]]
    place = owner.in_play(step[3])
    if place is not None:
        goods = visit_goods(p, owner, place)
        supply.receive(p, step[1], goods, codes.ON_BASE, p.cards.ids[place.card], False)


# --- exchange (FS-12.3)


def offer_exchanges(p: Table, seat: int, moves: list[int]) -> None:
    """Offer the resources that two workers can be exchanged for."""
    if supply.have(p.players[seat], WORKER) >= EXCHANGED:
        moves.extend(EXCHANGES)


def exchange(p: Table, seat: int, move: int) -> None:
    """Give two workers for a basic resource (FS-12.3.1)."""
    good = move >> A & FIELD
    supply.spend(p, seat, WORKER, EXCHANGED)
    p.tell_good("exchange", seat, good)
    reactions.push_event(p, seat, model.ON_EXCHANGE)
    supply.receive(p, seat, (good,), codes.ON_BASE, "exchange", False)


STEPS: Final[Steps[Table]] = (Do(codes.S_VISITED, perform_visited),)
