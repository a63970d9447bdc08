"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.cards.effect_words import BY_NUMBER
from novastate.games.master.cards.model import ACTION, OPEN_PRODUCTION
from novastate.games.master.goods import (
    BLUE,
    BRICK,
    DEVELOPMENT,
    GREY,
    NAMES,
    RED,
    SHIELD,
    UNIVERSAL,
    WORKER,
)
from novastate.games.master.rules import activation, building, razing
from novastate.games.master.rules.board import HIRE_ACTION
from novastate.games.master.rules.payment import affordable
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.table import Place, Table
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal


def _in_hand(p: Table, seat: int, card: int) -> Refusal | None:
    """Refuse a location that is not in hand."""
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if card not in p.players[seat].hand:
        return Refusal("not_in_hand", "MS-8.1.1", name)
    return Refusal("connection", "MS-14.2.3", name) if card >= p.cards.size else None


def _by_distance(p: Table, seat: int, card: int, colour: int, clause: str) -> Refusal | None:
    """Refuse a location of the hand that takes more contacts than there are."""
    return _in_hand(p, seat, card) or contacts(p, seat, colour, p.cards.distance[card], clause)


def build(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a location cannot be built."""
    return _by_distance(p, seat, card, GREY, "MS-8.2.1")


def deal(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a deal cannot be made."""
    return _by_distance(p, seat, card, BLUE, "MS-9.1")


def raze(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card of the hand cannot be razed."""
    return _by_distance(p, seat, card, RED, "MS-10.1.1")


def play(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a connection cannot be played."""
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if card not in p.players[seat].hand:
        return Refusal("not_in_hand", "MS-8.1.1", name)
    if card < p.cards.size:
        return Refusal("not_a_connection", "MS-14.2.1", name)
    return _unpaid(p, seat, p.cards.cost[card], "MS-14.2.1")


def contacts(p: Table, seat: int, colour: int, needed: int, clause: str) -> Refusal | None:
    """Refuse if there are too few contacts of a colour, universal ones counted (MS-7.4)."""
    goods = p.players[seat].goods
    have = goods[colour] + goods[UNIVERSAL]
    if have >= needed:
        return None
    args: dict[str, object] = {"goods": {NAMES[colour]: needed}, "have": have}
    return Refusal("contacts", clause, args)


def _unpaid(p: Table, seat: int, cost: Cost, clause: str) -> Refusal | None:
    if affordable(p, p.players[seat], cost):
        return None
    return Refusal("cost", clause, {"goods": goods_data(cost.amounts)})


def develop(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot develop a location."""
    lacking = _in_hand(p, seat, card)
    if lacking is not None:
        return lacking
    player = p.players[seat]
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if not player.state:
        return Refusal("nothing_to_replace", "MS-8.3.1", name)
    if not building.has_brick(player) and not player.goods[DEVELOPMENT]:
        return Refusal("cost", "MS-8.3.2", {"goods": goods_data(((BRICK, 1),))})
    if not any(building.matches(p, place, card) for place in player.state):
        return Refusal("no_match", "MS-8.3.2", name)
    return None


def _standing(p: Table, owner: int, index: int, clause: str) -> Place | Refusal:
    """Return a location, or why there is none to choose."""
    if owner >= len(p.players) or index >= len(p.players[owner].state):
        return Refusal("no_location", clause)
    place = p.players[owner].state[index]
    if place.ruin:
        return Refusal("ruin", "MS-10.4.3", {"card": p.cards.ids[place.card]})
    return place


def raid(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be razed."""
    owner = details & FIELD
    place = _standing(p, owner, details >> DETAIL, "MS-10.2.1")
    if isinstance(place, Refusal):
        return place
    if owner == seat:
        return Refusal("own_location", "MS-10.2.1", {"card": p.cards.ids[place.card]})
    if p.players[owner].passed:
        return Refusal("passed", "MS-6.7", {"rival": owner})
    return contacts(p, seat, RED, razing.raze_price(p, seat, place), "MS-10.2.2")


def visit(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why a rival's location cannot be visited."""
    owner = details & FIELD
    place = _standing(p, owner, details >> DETAIL, "MS-13.1")
    if isinstance(place, Refusal):
        return place
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if owner == seat:
        return Refusal("own_location", "MS-13.1", name)
    if p.players[owner].passed:
        return Refusal("passed", "MS-6.7", {"rival": owner})
    if p.cards.kind[place.card] != OPEN_PRODUCTION:
        return Refusal("not_open", "MS-13.1", name)
    if place.guest:
        return Refusal("occupied", "MS-13.4", name)
    if not p.players[seat].goods[WORKER]:
        return Refusal("cost", "MS-13.2", {"goods": goods_data(((WORKER, 1),))})
    return None


def use(p: Table, seat: int, index: int) -> Refusal | None:
    """Explain why an action cannot be used."""
    place = _standing(p, seat, index, "MS-12.1.1")
    if isinstance(place, Refusal):
        return place
    card = place.card
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if p.cards.kind[card] != ACTION:
        return Refusal("no_action", "MS-12.1.1", name)
    if place.uses >= p.cards.uses[card]:
        return Refusal("used_up", "MS-12.1.2", name)
    unpaid = _unpaid(p, seat, p.cards.cost[card], "MS-6.4")
    if unpaid is not None:
        return unpaid
    op = p.cards.gain[card].op
    if not activation.has_target(p, seat, index, op):
        return Refusal("no_target", BY_NUMBER[op].clause, name)
    return None


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
        return Refusal("not_for_hire", "MS-2.5.2", {"good": NAMES[good]})
    return _unpaid(p, seat, p.cards.board_cost[faction][HIRE_ACTION], "MS-2.5.2")


def take(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a connection cannot be taken."""
    if card not in p.open_connections:
        return Refusal("not_face_up", "MS-14.1.2", {"card": p.cards.ids[card]})
    if p.players[seat].goods[WORKER] < 2:
        return Refusal("cost", "MS-14.1.1", {"goods": goods_data(((WORKER, 2),))})
    return None


def shield(p: Table, seat: int, index: int) -> Refusal | None:
    """Explain why a location cannot be shielded."""
    place = _standing(p, seat, index, "MS-11.1")
    if isinstance(place, Refusal):
        return place
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if p.cards.printed_shield[place.card]:
        return Refusal("printed_shield", "MS-11.6", name)
    if place.shield:
        return Refusal("shielded", "MS-11.2", name)
    if not p.players[seat].goods[SHIELD]:
        return Refusal("cost", "MS-11.1", {"goods": goods_data(((SHIELD, 1),))})
    return None
