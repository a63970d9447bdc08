"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.cards.effect_words import BY_NUMBER
from novastate.games.master.rules import activation, building, razing
from novastate.games.master.rules.board import HIRE_ACTION
from novastate.games.master.rules.payment import affordable
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.rules.visiting import TAKE_COST
from novastate.games.master.table import Place, Table
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal

VISIT_COST: Final = Cost(((goods.WORKER, 1),))
SHIELD_COST: Final = Cost(((goods.SHIELD, 1),))


def _card(p: Table, code: str, clause: str, card: int) -> Refusal:
    return Refusal(code, clause, {"card": p.cards.ids[card]})


def _in_hand(p: Table, seat: int, card: int) -> Refusal | None:
    """Refuse a location that is not in hand."""
    if card not in p.players[seat].hand:
        return _card(p, "not_in_hand", "MS-8.1.1", card)
    return _card(p, "connection", "MS-14.2.3", card) if card >= p.cards.size else None


def _by_distance(p: Table, seat: int, card: int, colour: int, clause: str) -> Refusal | None:
    """Refuse a location of the hand that takes more contacts than there are."""
    return _in_hand(p, seat, card) or contacts(p, seat, colour, p.cards.distance[card], clause)


def build(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a location cannot be built."""
    return _by_distance(p, seat, card, goods.GREY, "MS-8.2.1")


def deal(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a deal cannot be made."""
    return _by_distance(p, seat, card, goods.BLUE, "MS-9.1")


def raze(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card of the hand cannot be razed."""
    return _by_distance(p, seat, card, goods.RED, "MS-10.1.1")


def play(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a connection cannot be played."""
    if card not in p.players[seat].hand:
        return _card(p, "not_in_hand", "MS-8.1.1", card)
    if card < p.cards.size:
        return _card(p, "not_a_connection", "MS-14.2.1", card)
    return _unpaid(p, seat, p.cards.cost[card], "MS-14.2.1")


def contacts(p: Table, seat: int, colour: int, needed: int, clause: str) -> Refusal | None:
    """Refuse if there are too few contacts of a colour, universal ones counted (MS-7.4)."""
    held = p.players[seat].goods
    have = held[colour] + held[goods.UNIVERSAL]
    if have >= needed:
        return None
    return Refusal("contacts", clause, {"goods": {goods.NAMES[colour]: needed}, "have": have})


def _unpaid(p: Table, seat: int, cost: Cost, clause: str) -> Refusal | None:
    if affordable(p, p.players[seat], cost):
        return None
    return Refusal("cost", clause, {"goods": goods_data(cost.amounts)})


def develop(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot develop a location."""
    lacking = _in_hand(p, seat, card)
    player = p.players[seat]
    if lacking is None and not player.state:
        return _card(p, "nothing_to_replace", "MS-8.3.1", card)
    if lacking is None and not player.goods[goods.DEVELOPMENT]:
        lacking = _unpaid(p, seat, building.DEVELOPMENT_COSTS[building.WITH_BRICK], "MS-8.3.2")
    if lacking is None and not any(building.matches(p, place, card) for place in player.state):
        return _card(p, "no_match", "MS-8.3.2", card)
    return lacking


def _standing(p: Table, owner: int, index: int, clause: str) -> Place | Refusal:
    """Return a location, or why there is none to choose."""
    if owner >= len(p.players) or index >= len(p.players[owner].state):
        return Refusal("no_location", clause)
    place = p.players[owner].state[index]
    return _card(p, "ruin", "MS-10.4.3", place.card) if place.ruin else place


def _of_rival(p: Table, seat: int, details: int, clause: str) -> Place | Refusal:
    """Return a location of a rival who has not passed, or why there is none to choose."""
    owner = details & FIELD
    place = _standing(p, owner, details >> DETAIL, clause)
    if isinstance(place, Refusal):
        return place
    if owner == seat:
        return _card(p, "own_location", clause, place.card)
    return Refusal("passed", "MS-6.7", {"rival": owner}) if p.players[owner].passed else place


def raid(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be razed."""
    place = _of_rival(p, seat, details, "MS-10.2.1")
    if isinstance(place, Refusal):
        return place
    return contacts(p, seat, goods.RED, razing.raze_price(p, seat, place), "MS-10.2.2")


def visit(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be visited."""
    place = _of_rival(p, seat, details, "MS-13.1")
    if isinstance(place, Refusal):
        return place
    if p.cards.kind[place.card] != model.OPEN_PRODUCTION:
        return _card(p, "not_open", "MS-13.1", place.card)
    if place.guest:
        return _card(p, "occupied", "MS-13.4", place.card)
    return _unpaid(p, seat, VISIT_COST, "MS-13.2")


def use(p: Table, seat: int, index: int) -> Refusal | None:
    """Explain why an action cannot be used."""
    place = _standing(p, seat, index, "MS-12.1.1")
    if isinstance(place, Refusal):
        return place
    card, op = place.card, p.cards.gain[place.card].op
    if p.cards.kind[card] != model.ACTION:
        return _card(p, "no_action", "MS-12.1.1", card)
    if place.uses >= p.cards.uses[card]:
        return _card(p, "used_up", "MS-12.1.2", card)
    unpaid = _unpaid(p, seat, p.cards.cost[card], "MS-6.4")
    if unpaid is None and not activation.has_target(p, seat, index, op):
        return _card(p, "no_target", BY_NUMBER[op].clause, card)
    return unpaid


def board(p: Table, seat: int, action: int) -> Refusal | None:
    """Explain why an action of the faction board cannot be used."""
    player = p.players[seat]
    if player.board >> action & 1:
        return Refusal("action_used", "MS-12.2.1", {"action": action})
    return _unpaid(p, seat, p.cards.board_cost[player.faction][action], "MS-6.4")


def hire(p: Table, seat: int, good: int) -> Refusal | None:
    """Explain why a contact cannot be hired."""
    faction = p.players[seat].faction
    options = p.cards.board_gain[faction][HIRE_ACTION].options
    if good not in [option[0][0] for option in options]:
        return Refusal("not_for_hire", "MS-2.5.2", {"good": goods.NAMES[good]})
    return _unpaid(p, seat, p.cards.board_cost[faction][HIRE_ACTION], "MS-2.5.2")


def take(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a connection cannot be taken."""
    if card not in p.open_connections:
        return _card(p, "not_face_up", "MS-14.1.2", card)
    return _unpaid(p, seat, TAKE_COST, "MS-14.1.1")


def shield(p: Table, seat: int, index: int) -> Refusal | None:
    """Explain why a location cannot be shielded."""
    place = _standing(p, seat, index, "MS-11.1")
    if isinstance(place, Refusal):
        return place
    if p.cards.printed_shield[place.card]:
        return _card(p, "printed_shield", "MS-11.6", place.card)
    if place.shield:
        return _card(p, "shielded", "MS-11.2", place.card)
    return _unpaid(p, seat, SHIELD_COST, "MS-11.1")
