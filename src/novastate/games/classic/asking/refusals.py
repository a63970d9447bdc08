"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from novastate.games.classic.cards import model
from novastate.games.classic.goods import NAMES, WORKER
from novastate.games.classic.rules import gains, payment, redeveloping, supply, working
from novastate.games.classic.table import Place, Table
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal


def of_card(p: Table, code: str, clause: str, card: int, **args: object) -> Refusal:
    """Refuse what somebody wants with a card."""
    return Refusal(code, clause, {"card": p.cards.ids[card], **args})


def _location(p: Table, seat: int, card: int) -> Refusal | None:
    """Refuse a card that is no location of the hand."""
    if card not in p.players[seat].hand:
        return of_card(p, "not_in_hand", p.clause("hand"), card)
    if not p.cards.is_location(card):
        return of_card(p, "no_location_card", p.clause("hand"), card)
    return None


def contact(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why there is no contact with a location."""
    distance = p.cards.distance[card] if p.cards.is_location(card) else 0
    lacking = _location(p, seat, card)
    return lacking or of_card(p, "no_means", p.clause("means"), card, distance=distance)


def redevelop(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot redevelop a location."""
    matches = bool(redeveloping.replaceable(p, seat, card))
    code, ruling = ("no_redevelopment", "redevelop") if matches else ("no_match", "match")
    return _location(p, seat, card) or of_card(p, code, p.clause(ruling), card)


def lead(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a leader cannot be played."""
    if card not in p.players[seat].hand:
        return of_card(p, "not_in_hand", p.clause("hand"), card)
    if not p.cards.is_leader(card):
        return of_card(p, "no_leader", p.clause("lead"), card)
    return Refusal("cost", p.clause("swap"), {"goods": {NAMES[1]: 1}})


def _workers(p: Table, seat: int, ruling: str, needed: int) -> Refusal:
    """Refuse for lack of workers."""
    args: dict[str, object] = {"needed": needed, "have": supply.have(p.players[seat], WORKER)}
    return Refusal("workers", p.clause(ruling), args)


def exchange(p: Table, seat: int, good: int) -> Refusal | None:
    """Explain why workers cannot be exchanged."""
    return _workers(p, seat, "exchange", working.EXCHANGED)


def dig(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why no cards can be discarded for another."""
    return Refusal("two_cards", p.clause("dig"))


def command(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why the leader cannot be used."""
    return Refusal("no_command", p.clause("command"))


def _standing(p: Table, owner: int, index: int, clause: str) -> Place | Refusal:
    """Return a location, or why there is none to choose."""
    if owner >= p.seats or index >= len(p.players[owner].state):
        return Refusal("no_location", clause)
    return p.players[owner].state[index]


def use(p: Table, seat: int, index: int) -> Refusal | None:
    """Explain why an action cannot be used."""
    place = _standing(p, seat, index, p.clause("use"))
    if isinstance(place, Refusal):
        return place
    card = place.card
    if place.debris or p.cards.kind[card] != model.ACTION:
        return of_card(p, "no_action", p.clause("use"), card)
    if place.uses >= working.MOST_USES:
        return of_card(p, "used_up", p.clause("twice"), card)
    player = p.players[seat]
    needed = working.workers_for(p, place)
    if supply.have(player, WORKER) < needed:
        return _workers(p, seat, "twice", needed)
    effects = p.cards.effects[card]
    if not payment.affordable(player, effects.bill, needed):
        return Refusal("cost", p.clause("use"), {"goods": supply.counted(effects.cost)})
    if not gains.receivable(p, seat, place, effects.gain):
        return of_card(p, "no_gain", p.clause("gain"), card)
    return None


def visit(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be visited."""
    owner = details & FIELD
    place = _standing(p, owner, details >> DETAIL, p.clause("visit"))
    if isinstance(place, Refusal):
        return place
    card = place.card
    if owner == seat:
        return of_card(p, "own_location", p.clause("visit"), card)
    if place.debris or p.cards.kind[card] != model.OPEN:
        return of_card(p, "not_open", p.clause("visit"), card)
    if p.players[owner].passed:
        return Refusal("passed", p.clause("passed"), {"rival": owner})
    if place.visitors >> seat & 1:
        return of_card(p, "visited", p.clause("visits"), card)
    if p.players[seat].visits >= p.rules.visits:
        return Refusal("visits_used", p.clause("visits"), {"n": p.rules.visits})
    if not supply.have(p.players[seat], WORKER):
        return _workers(p, seat, "visit", 1)
    return of_card(p, "no_gain", p.clause("gain"), card)
