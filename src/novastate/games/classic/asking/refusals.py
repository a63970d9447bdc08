"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from novastate.games.classic.cards import model
from novastate.games.classic.goods import NAMES, WORKER
from novastate.games.classic.rules import gains, matching, payment, supply, working
from novastate.games.classic.table import Place, Table
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal


def _location(p: Table, seat: int, card: int) -> Refusal | None:
    """Refuse a card that is no location of the hand."""
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if card not in p.players[seat].hand:
        return Refusal("not_in_hand", p.clause("hand"), name)
    if not p.cards.is_location(card):
        return Refusal("no_location_card", p.clause("hand"), name)
    return None


def contact(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why there is no contact with a location."""
    lacking = _location(p, seat, card)
    if lacking is not None:
        return lacking
    args: dict[str, object] = {"card": p.cards.ids[card], "distance": p.cards.distance[card]}
    return Refusal("no_means", p.clause("means"), args)


def redevelop(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot redevelop a location."""
    lacking = _location(p, seat, card)
    if lacking is not None:
        return lacking
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if not matching.replaceable(p, seat, card):
        return Refusal("no_match", p.clause("match"), name)
    return Refusal("no_redevelopment", p.clause("redevelop"), name)


def lead(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a leader cannot be played."""
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if card not in p.players[seat].hand:
        return Refusal("not_in_hand", p.clause("hand"), name)
    if not p.cards.is_leader(card):
        return Refusal("no_leader", p.clause("lead"), name)
    return Refusal("cost", p.clause("swap"), {"goods": {NAMES[1]: 1}})


def exchange(p: Table, seat: int, good: int) -> Refusal | None:
    """Explain why workers cannot be exchanged."""
    args: dict[str, object] = {"needed": 2, "have": supply.have(p.players[seat], WORKER)}
    return Refusal("workers", p.clause("exchange"), args)


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
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if place.debris or p.cards.kind[place.card] != model.ACTION:
        return Refusal("no_action", p.clause("use"), name)
    if place.uses >= working.MOST_USES:
        return Refusal("used_up", p.clause("twice"), name)
    player = p.players[seat]
    needed = working.workers_for(p, place)
    if supply.have(player, WORKER) < needed:
        return Refusal(
            "workers", p.clause("twice"), {"needed": needed, "have": supply.have(player, WORKER)}
        )
    effects = p.cards.effects[place.card]
    if not payment.affordable(player, effects.bill, needed):
        return Refusal("cost", p.clause("use"), {"goods": supply.counted(effects.cost)})
    if not gains.receivable(p, seat, place, effects.gain):
        return Refusal("no_gain", p.clause("gain"), name)
    return None


def visit(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be visited."""
    owner = details & FIELD
    place = _standing(p, owner, details >> DETAIL, p.clause("visit"))
    if isinstance(place, Refusal):
        return place
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if owner == seat:
        return Refusal("own_location", p.clause("visit"), name)
    if place.debris or p.cards.kind[place.card] != model.OPEN:
        return Refusal("not_open", p.clause("visit"), name)
    if p.players[owner].passed:
        return Refusal("passed", p.clause("passed"), {"rival": owner})
    if place.visitors >> seat & 1:
        return Refusal("visited", p.clause("visits"), name)
    if p.players[seat].visits >= p.rules.visits:
        return Refusal("visits_used", p.clause("visits"), {"n": p.rules.visits})
    if not supply.have(p.players[seat], WORKER):
        return Refusal("workers", p.clause("visit"), {"needed": 1, "have": 0})
    return Refusal("no_gain", p.clause("gain"), name)
