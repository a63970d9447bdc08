"""What goods and cards of the old editions are worth."""

from novastate.bots.classic.weights import Weights
from novastate.games.wasteland.classic.cards import Effects, Gain, Goods
from novastate.games.wasteland.classic.goods import (
    ANY_CONTACT,
    ANY_RESOURCE,
    CARD,
    DEFENCE_1,
    DEFENCE_3,
    OWN_DEAL,
    OWN_SPOILS,
    REDEVELOPMENT,
    UNIVERSAL,
    WORKER,
    is_token,
    is_vp,
    kind_of,
    range_of,
    value_of,
)
from novastate.games.wasteland.classic.table import Table


def good_worth(good: int, w: Weights) -> float:
    """Return what one unit of a good is worth."""
    if good < UNIVERSAL:
        return w.basic
    if good == UNIVERSAL:
        return w.universal
    if good == WORKER:
        return w.worker
    if good == REDEVELOPMENT:
        return w.redevelopment
    if is_token(good):
        return w.range * range_of(good) * (1.2 if kind_of(good) == ANY_CONTACT else 1.0)
    if good in (DEFENCE_1, DEFENCE_3):
        return w.defence * (1 if good == DEFENCE_1 else 3)
    if good == CARD:
        return w.card
    if is_vp(good):
        return float(value_of(good))
    if good == ANY_RESOURCE:
        return w.basic
    return 1.2 if good in (OWN_DEAL, OWN_SPOILS) else 0.0


def goods_worth(goods: Goods, w: Weights) -> float:
    """Return what goods are worth together."""
    return sum(good_worth(good, w) for good in goods)


def gain_worth(gain: Gain, w: Weights) -> float:
    """Return what a gain is worth: its best side, or a guess for something special."""
    best = max((goods_worth(option, w) for option in gain.options), default=0.0)
    return best + (1.1 if gain.special else 0.0)


def lasting(p: Table, card: int, effects: Effects, turns: float, w: Weights) -> float:
    """Return what a card in play brings in the turns to come."""
    worth = goods_worth(effects.produces, w) * turns
    if effects.per_type:
        worth += good_worth(effects.per_good, w) * min(2, effects.per_most) * turns
    if effects.workers or effects.cost:
        paid = goods_worth(effects.cost, w) + w.worker * effects.workers
        worth += max(0.0, gain_worth(effects.gain, w) - paid) * w.use * min(turns, 3.0)
    for feature in effects.features:
        worth += gain_worth(feature.gain, w) * w.event * min(turns, 4.0)
    worth += w.store * sum(store.most for store in effects.stores) * min(1.0, turns)
    worth += w.slot * effects.slots * min(1.0, turns)
    return worth + w.card * effects.lookout * turns


def promise(p: Table, card: int, turns: float, w: Weights) -> float:
    """Return what a card of the hand promises, whatever is done with it."""
    if p.cards.is_location(card):
        effects = p.cards.effects[card]
        built = 1.0 + lasting(p, card, effects, max(0.0, turns - 0.5), w)
        built += goods_worth(effects.entry + effects.stock, w)
        dealt = goods_worth(p.cards.deal[card], w) * max(0.0, turns - 1.0)
        cashed = goods_worth(p.cards.spoils[card], w) * w.spoils if turns >= 1 else 0.0
        best = max(built, dealt, cashed)
        price = w.range * max(1, p.cards.distance[card]) + 0.2
        return max(0.1, 0.5 * (best - price))
    if p.cards.is_leader(card):
        return 0.4 + 0.4 * lasting(p, card, p.cards.effects[card], turns, w)
    contact = p.cards.contacts[card - p.cards.size]
    if contact.kind >= 0:
        return w.range * contact.range - goods_worth(contact.price, w)
    best = max(goods_worth(part, w) for part in contact.parts)
    return best - goods_worth(contact.price, w)
