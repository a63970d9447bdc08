"""What goods and cards of the old editions are worth."""

from functools import lru_cache
from typing import Final

from novastate.bots.classic.weights import Weights
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.model import ACTION, Effects, Field, Gain, Goods
from novastate.games.classic.goods import (
    ANY_CONTACT,
    ANY_RESOURCE,
    BASIC,
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
from novastate.games.classic.rules.working import MOST_USES

ONE_TIME: Final = 200
"""One-time cards are means that follow this number."""
SPECIAL: Final = 1.1
"""A guess for a gain that is something special."""


class Need:
    """What a use takes of a supply: basic resources, any resources, workers."""

    def __init__(self, basic: list[int], any_one: int, workers: int) -> None:
        self.basic: Final = basic
        self.any_one: Final = any_one
        self.workers: Final = workers

    def with_workers(self, more: int) -> "Need":
        """Return the same with more workers."""
        return Need(self.basic, self.any_one, self.workers + more)


class Way:
    """How a contact can be made."""

    def __init__(self, by: int, kind: int, reach: int, need: Need, price: float) -> None:
        self.by: Final = by  # its means, which can be used but once
        self.kind: Final = kind
        self.reach: Final = reach
        self.need: Final = need
        self.price: Final = price  # what the means are worth


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
    worth = 0.0
    for good in goods:
        worth += good_worth(good, w)
    return worth


def gain_worth(gain: Gain, w: Weights) -> float:
    """Return what a gain is worth: its best side, or a guess for something special."""
    best = max((goods_worth(option, w) for option in gain.options), default=0.0)
    return best + (SPECIAL if gain.special else 0.0)


def need_of(cost: Goods, workers: int = 0) -> Need:
    """Count what a cost takes of a supply.

    >>> need_of((0, 0, 3), 1).basic
    [2, 0, 0, 1]
    """
    any_one = cost.count(ANY_RESOURCE) + cost.count(UNIVERSAL)
    basic = [cost.count(good) for good in BASIC]
    return Need(basic, any_one, workers + cost.count(WORKER))


class Book:
    """What every card of a catalogue is worth, looked up by its number."""

    def __init__(self, cards: Catalogue, w: Weights, on_entry: bool) -> None:
        self.w: Final = w
        self.on_entry: Final = on_entry  # whether cards yield when they enter play (FS-19.4)
        numbers = range(cards.total)
        effects = cards.effects
        self.yields: Final = [_yield(effects[card], w) for card in numbers]
        self.nets: Final = [_net(effects[card], w) for card in numbers]
        self.gains: Final = [_at_once(effects[card].gain, w) for card in numbers]
        self.scores: Final = [_scores(effects[card].gain) for card in numbers]
        self.reacts: Final = [_reacts(effects[card], w) for card in numbers]
        self.stays: Final = [_stays(effects[card], w) for card in numbers]
        self.keeps: Final = [sum(store.most for store in one.stores) for one in effects]
        self.arrives: Final = [goods_worth(one.entry + one.stock, w) for one in effects]
        self.needs: Final = [_uses(one) for one in effects]
        self.acts: Final = [kind == ACTION for kind in cards.kind]
        self.deals: Final = [goods_worth(goods, w) for goods in cards.deal]
        self.spoils: Final = [goods_worth(goods, w) for goods in cards.spoils]
        self.fields: Final = [
            [_field(kind, field, w) for kind, field in enumerate(one.fields)]
            for one in cards.factions
        ]
        self.contacts: Final = [_instant(cards, card, w) for card in numbers]
        self.one_time: Final = [_one_time(cards, card) for card in numbers]
        self.cards: Final = cards
        self._rates: Final[dict[float, Rates]] = {}

    def rates(self, turns: float) -> "Rates":
        """Return what the cards are worth with so many turns to come; it is written once."""
        known = self._rates.get(turns)
        if known is None:
            known = Rates(self, turns)
            self._rates[turns] = known
        return known

    def lasting(self, card: int, turns: float) -> float:
        """Return what a card in play brings in the turns to come."""
        worth = self.yields[card] * turns + self.stays[card] * min(1.0, turns)
        if self.nets[card]:
            worth += self.nets[card] * self.w.use * min(turns, 3.0)
        if self.reacts[card]:
            worth += self.reacts[card] * min(turns, 4.0)
        return worth

    def built(self, card: int, turns: float) -> float:
        """Return what a card of the hand is worth that comes into play now, its point included."""
        now = self.arrives[card]
        if self.on_entry and not self.acts[card]:
            now += self.yields[card] * self.w.loose
        return 1.0 + now + self.lasting(card, turns)

    def cashed(self, card: int, turns: float) -> float:
        """Return what a card tucked as spoils is worth before it is cashed."""
        return self.spoils[card] * (self.w.spoils if turns >= 0.5 else 0.1)

    def promise(self, card: int, turns: float) -> float:
        """Return what a card of the hand promises, whatever is done with it."""
        cards, w = self.cards, self.w
        if cards.is_location(card):
            built = 1.0 + self.lasting(card, max(0.0, turns - 0.5)) + self.arrives[card]
            dealt = self.deals[card] * max(0.0, turns - 1.0)
            cashed = self.spoils[card] * w.spoils if turns >= 1 else 0.0
            price = w.range * max(1, cards.distance[card]) + 0.2
            return max(0.1, 0.5 * (max(built, dealt, cashed) - price))
        if cards.is_leader(card):
            return 0.4 + 0.4 * self.lasting(card, turns)
        return self.contacts[card]


class Rates:
    """What every card is worth with so many turns to come, looked up by its number."""

    def __init__(self, b: Book, turns: float) -> None:
        numbers, locations = range(b.cards.total), range(b.cards.size)
        self.lasting: Final = [b.lasting(card, turns) for card in numbers]
        self.built: Final = [b.built(card, turns) for card in locations]
        self.cashed: Final = [b.cashed(card, turns) for card in locations]
        self.dealt: Final = [_dealt(b, card, turns) for card in locations]
        self.held: Final = [b.w.hand * b.promise(card, turns) + 0.1 for card in numbers]


def _dealt(b: Book, card: int, turns: float) -> float:
    """Value a card tucked as a deal: a defensive one guards a location instead."""
    if b.cards.defends[card]:
        return b.w.defence * b.cards.defends[card]
    return b.deals[card] * turns


def _yield(effects: Effects, w: Weights) -> float:
    """Value what a card yields each turn."""
    worth = goods_worth(effects.produces, w) + w.card * effects.lookout
    if effects.per_type:
        worth += good_worth(effects.per_good, w) * min(2, effects.per_most)
    return worth


def _net(effects: Effects, w: Weights) -> float:
    """Value an activation, less what it costs."""
    if not effects.workers and not effects.cost:
        return 0.0
    paid = goods_worth(effects.cost, w) + w.worker * effects.workers
    return max(0.0, gain_worth(effects.gain, w) - paid)


def _at_once(gain: Gain, w: Weights) -> float:
    """Value a gain in this turn: points and cards last, goods must still be spent."""
    worth = 0.6 if gain.special else 0.0
    best = 0.0
    for option in gain.options:
        one = 0.0
        for good in option:
            one += good_worth(good, w) * (1.0 if good >= CARD else w.loose)
        best = max(best, one)
    return worth + best


def _scores(gain: Gain) -> bool:
    """Tell whether all a gain gives are points, which need a place on the card."""
    return all(good >= CARD and is_vp(good) for good in gain.options[0]) and not gain.special


def _reacts(effects: Effects, w: Weights) -> float:
    """Value what the features of a card bring in a turn."""
    return w.event * sum(gain_worth(feature.gain, w) for feature in effects.features)


def _stays(effects: Effects, w: Weights) -> float:
    """Value stores and slots."""
    return w.store * sum(store.most for store in effects.stores) + w.slot * effects.slots


def _instant(cards: Catalogue, card: int, w: Weights) -> float:
    """Value a one-time contact or an instant, less its price; 0 for other cards."""
    if not cards.is_contact(card):
        return 0.0
    contact = cards.contacts[card - cards.size]
    if contact.kind >= 0:
        return w.range * contact.range - goods_worth(contact.price, w)
    best = max(goods_worth(part, w) for part in contact.parts)
    return best - goods_worth(contact.price, w)


def _uses(effects: Effects) -> list[Need]:
    """List what the first use of a card in a turn takes, and each further one."""
    need = need_of(effects.cost, effects.workers)
    return [need.with_workers(more) for more in range(MOST_USES)]


def _field(kind: int, field: Field, w: Weights) -> Way:
    """Write down what a field of a faction's board can do."""
    price = goods_worth(field.cost, w) * w.rest
    return Way(kind, kind, field.range, need_of(field.cost), price)


def _one_time(cards: Catalogue, card: int) -> Way | None:
    """Write down which contact a one-time card makes; None for other cards."""
    if not cards.is_contact(card):
        return None
    contact = cards.contacts[card - cards.size]
    if contact.kind < 0:
        return None
    return Way(ONE_TIME + card, contact.kind, contact.range, need_of(contact.price), 0.3)


_latest: list["Book"] = []
"""The book that was asked for last, for it is mostly the same one again."""


def book(cards: Catalogue, w: Weights, on_entry: bool) -> Book:
    """Return the book of a catalogue; it is written once."""
    if _latest:
        last = _latest[0]
        if last.cards is cards and last.w is w and last.on_entry == on_entry:
            return last
    found = _book(cards, w, on_entry)
    _latest[:] = [found]
    return found


@lru_cache(maxsize=8)
def _book(cards: Catalogue, w: Weights, on_entry: bool) -> Book:
    return Book(cards, w, on_entry)
