"""What a player could still do in this turn: the worth of means that are not used yet."""

from novastate.bots.classic.weights import Weights
from novastate.bots.classic.worth import gain_worth, goods_worth, lasting
from novastate.games.wasteland.classic.cards import ACTION, Goods
from novastate.games.wasteland.classic.goods import (
    ANY_RESOURCE,
    BASIC,
    CONTACT_NAMES,
    MATERIAL,
    REDEVELOPMENT,
    UNIVERSAL,
    WORKER,
)
from novastate.games.wasteland.classic.matching import replaceable
from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.classic.supply import have, places_left
from novastate.games.wasteland.classic.table import Player
from novastate.games.wasteland.classic.working import EXCHANGED, MOST_USES

CONQUEST, NEGOTIATION, INCORPORATION = range(len(CONTACT_NAMES))


def short(player: Player, cost: Goods) -> int:
    """Count the basic resources a player lacks for a cost, universal ones used up."""
    lacking = sum(max(0, cost.count(good) - have(player, good)) for good in BASIC)
    lacking += cost.count(ANY_RESOURCE)
    return max(0, lacking - have(player, UNIVERSAL))


def made(p: ClassicPosition, kind: int, card: int, turns: float, w: Weights) -> float:
    """Return what a contact with a card of the hand is worth, its cost aside."""
    if kind == INCORPORATION:
        effects = p.cards.effects[card]
        now = goods_worth(effects.entry + effects.stock + effects.produces, w) * w.loose
        return 1.0 + now + lasting(p, card, effects, turns, w)
    if kind == NEGOTIATION:
        return goods_worth(p.cards.deal[card], w) * turns
    return goods_worth(p.cards.spoils[card], w) * (w.spoils if turns >= 0.5 else 0.1)


def plans(p: ClassicPosition, seat: int, turns: float, w: Weights) -> float:
    """Add up what the unused means of a player are still good for in this turn."""
    player = p.players[seat]
    if player.passed or player.faction < 0:
        return 0.0
    workers = have(player, WORKER)
    worth = _contacts(p, player, workers, turns, w)
    worth += _actions(p, player, workers, w)
    return worth + _redevelopment(p, seat, player, workers, w)


def _contacts(p: ClassicPosition, player: Player, workers: int, turns: float, w: Weights) -> float:
    """Value the contact cards or fields that are unused and within reach."""
    hand = [card for card in set(player.hand) if p.cards.is_location(card)]
    worth = 0.0
    for kind in (CONQUEST, NEGOTIATION, INCORPORATION):
        if player.fields >> kind & 1:
            continue
        field = p.cards.factions[player.faction].fields[kind]
        lacking = short(player, field.cost)
        near = [card for card in hand if p.cards.distance[card] <= field.range]
        if not near or lacking * EXCHANGED > workers:
            continue
        best = max(made(p, kind, card, turns, w) for card in near)
        gain = best - goods_worth(field.cost, w) * w.loose
        worth += max(0.0, gain) * (w.plan - w.detour * lacking)
    return worth


def _actions(p: ClassicPosition, player: Player, workers: int, w: Weights) -> float:
    """Value the activations that are left."""
    worth = 0.0
    for place in player.state:
        if place.debris or p.cards.kind[place.card] != ACTION or place.uses >= MOST_USES:
            continue
        effects = p.cards.effects[place.card]
        lacking = short(player, effects.cost)
        needed = effects.workers + place.uses + effects.cost.count(WORKER)
        if needed + lacking * EXCHANGED > workers or places_left(p, player, place) <= 0:
            continue
        paid = goods_worth(effects.cost, w) * w.loose + w.worker * w.loose * needed
        gain = gain_worth(effects.gain, w) - paid
        worth += max(0.0, gain) * (w.plan - w.detour * lacking)
    return worth


def _redevelopment(
    p: ClassicPosition, seat: int, player: Player, workers: int, w: Weights
) -> float:
    """Value a redevelopment that is still possible."""
    if not any(replaceable(p, seat, card) for card in set(player.hand)):
        return 0.0
    lacking = 0
    if not have(player, REDEVELOPMENT):
        if player.redeveloped or player.fields >> 3 & 1:
            return 0.0
        lacking = short(player, (MATERIAL,))
    if lacking * EXCHANGED > workers:
        return 0.0
    return (p.rules.redevelop_vp - 0.3) * (w.plan - w.detour * lacking)
