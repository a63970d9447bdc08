"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from novastate.games.classic import codes
from novastate.games.classic.cards.model import ACTION, OPEN
from novastate.games.classic.clauses import Clauses
from novastate.games.classic.codes import FIELD, VERB, A, B
from novastate.games.classic.goods import NAMES, WORKER
from novastate.games.classic.rules.gains import receivable
from novastate.games.classic.rules.matching import replaceable
from novastate.games.classic.rules.payment import affordable
from novastate.games.classic.rules.supply import counted, have
from novastate.games.classic.rules.working import MOST_USES, workers_for
from novastate.games.classic.table import Place, Table
from novastate.kernel.questions import Refusal


def turn_refusal(p: Table, seat: int, move: int, clauses: Clauses) -> Refusal | None:
    """Explain a refused action of a player turn; None if it is none of these."""
    verb = move & VERB
    a, b = move >> A & FIELD, move >> B & FIELD
    if verb in (codes.CONTACT, codes.REDEVELOP, codes.LEAD) and a < p.cards.total:
        return _hand_card(p, seat, verb, a, b, clauses)
    if verb == codes.USE:
        return _use(p, seat, a, clauses)
    if verb == codes.VISIT:
        return _visit(p, seat, a, b, clauses)
    if verb == codes.EXCHANGE:
        args: dict[str, object] = {"needed": 2, "have": have(p.players[seat], WORKER)}
        return Refusal("workers", clauses.exchange, args)
    if verb == codes.DIG:
        return Refusal("two_cards", clauses.dig)
    if verb == codes.COMMAND:
        return Refusal("no_command", clauses.command)
    return None


def _hand_card(
    p: Table, seat: int, verb: int, card: int, kind: int, clauses: Clauses
) -> Refusal | None:
    """Explain why a card of the hand cannot be used so."""
    player = p.players[seat]
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if card not in player.hand:
        return Refusal("not_in_hand", clauses.hand, name)
    if verb == codes.LEAD:
        if not p.cards.is_leader(card):
            return Refusal("no_leader", clauses.lead, name)
        return Refusal("cost", clauses.swap, {"goods": {NAMES[1]: 1}})
    if not p.cards.is_location(card):
        return Refusal("no_location_card", clauses.hand, name)
    if verb == codes.CONTACT:
        if kind > 2:
            return None
        name["distance"] = p.cards.distance[card]
        return Refusal("no_means", clauses.means, name)
    if not replaceable(p, seat, card):
        return Refusal("no_match", clauses.match, name)
    return Refusal("no_redevelopment", clauses.redevelop, name)


def _standing(p: Table, owner: int, index: int, clause: str) -> Place | Refusal:
    """Return a location, or why there is none to choose."""
    if owner >= p.seats or index >= len(p.players[owner].state):
        return Refusal("no_location", clause)
    return p.players[owner].state[index]


def _use(p: Table, seat: int, index: int, clauses: Clauses) -> Refusal | None:
    place = _standing(p, seat, index, clauses.use)
    if isinstance(place, Refusal):
        return place
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if place.debris or p.cards.kind[place.card] != ACTION:
        return Refusal("no_action", clauses.use, name)
    if place.uses >= MOST_USES:
        return Refusal("used_up", clauses.twice, name)
    player = p.players[seat]
    needed = workers_for(p, place)
    if have(player, WORKER) < needed:
        return Refusal("workers", clauses.twice, {"needed": needed, "have": have(player, WORKER)})
    effects = p.cards.effects[place.card]
    if not affordable(player, effects.bill, needed):
        return Refusal("cost", clauses.use, {"goods": counted(effects.cost)})
    if not receivable(p, seat, place, effects.gain):
        return Refusal("no_gain", clauses.gain, name)
    return None


def _visit(p: Table, seat: int, owner: int, index: int, clauses: Clauses) -> Refusal | None:
    place = _standing(p, owner, index, clauses.visit)
    if isinstance(place, Refusal):
        return place
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if owner == seat:
        return Refusal("own_location", clauses.visit, name)
    if place.debris or p.cards.kind[place.card] != OPEN:
        return Refusal("not_open", clauses.visit, name)
    if p.players[owner].passed:
        return Refusal("passed", clauses.passed, {"rival": owner})
    if place.visitors >> seat & 1:
        return Refusal("visited", clauses.visits, name)
    if p.players[seat].visits >= p.rules.visits:
        return Refusal("visits_used", clauses.visits, {"n": p.rules.visits})
    if not have(p.players[seat], WORKER):
        return Refusal("workers", clauses.visit, {"needed": 1, "have": 0})
    return Refusal("no_gain", clauses.gain, name)
