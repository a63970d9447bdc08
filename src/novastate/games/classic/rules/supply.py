"""Goods and cards coming and going: gaining, spending, drawing, discarding."""

from typing import Final

from novastate.games.classic.cards.model import ON_GAIN, ON_PRODUCE, Goods
from novastate.games.classic.codes import DISCARD, ON_BASE, S_DRAW, S_LIMIT, S_REACT
from novastate.games.classic.goods import CARD, HELD, NAMES, is_vp, value_of
from novastate.games.classic.table import Place, Player, Table, kinds
from novastate.kernel.events import Event
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import added, without
from novastate.kernel.steps import AskAlways, Do, Step, Steps


def counted(goods: Goods) -> dict[str, int]:
    """Count goods by name."""
    data: dict[str, int] = {}
    for good in goods:
        data[NAMES[good]] = data.get(NAMES[good], 0) + 1
    return data


def have(player: Player, good: int) -> int:
    """Count the goods of a kind a player could spend: pool, kept goods and stock (FS-15.4)."""
    return purse(player)[good]


def purse(player: Player) -> list[int]:
    """Count by kind all goods a player could spend: pool, kept goods and stock (FS-15.4)."""
    if not player.stocked:
        return player.pool
    goods = player.pool.copy()
    for place in player.cards_in_play():
        for good in place.stock:
            goods[good] = goods[good] + 1
    return goods


def spend(p: Table, seat: int, good: int, n: int) -> None:
    """Take goods from a player: what clean-up would take comes first, then stock."""
    player = p.players[seat]
    loose = player.pool[good]
    if n <= loose:
        player.pool[good] = loose - n
    else:
        player.pool[good] = 0
        _spend_stock(p, seat, good, n - loose)


def _spend_stock(p: Table, seat: int, good: int, n: int) -> None:
    """Take goods that lie on cards."""
    player = p.players[seat]
    for place in player.cards_in_play():
        while n and good in place.stock:
            at = place.stock.index(good)
            place = place.changed(stock=place.stock[:at] + place.stock[at + 1 :])
            p.replace(seat, place)
            n -= 1
    player.stocked = any(place.stock for place in player.cards_in_play())


def places_left(p: Table, player: Player, place: Place) -> int:
    """Count the free VP places of a card (FS-14.2, FS-10.7)."""
    leader = player.leader is not None and player.leader.uid == place.uid
    most = p.rules.leader_places if leader else p.rules.location_places
    return most - len(place.vp)


def receive(p: Table, seat: int, goods: Goods, to: int, source: str, producing: bool) -> None:
    """Give goods to a player; VP go on a card by its uid or on the base (FS-6.11, FS-14.4).

    Reactions to what comes into the pool follow directly after it (FS-17.2.7).
    """
    pool = p.players[seat].pool
    cards = 0
    told: list[int] = []
    for good in goods:
        if good < HELD:
            pool[good] = pool[good] + 1
        elif good == CARD:
            cards += 1
        elif is_vp(good) and not put_vp(p, seat, value_of(good), to):
            continue
        if p.listener is not None:
            told.append(good)
    if told:
        p.tell("gain", seat, {"goods": counted(tuple(told)), "source": source})
    watch(p, seat, ON_GAIN, goods)
    if producing:
        watch(p, seat, ON_PRODUCE, goods)
    if p.queue:
        p.push(S_REACT, seat)
    if cards:
        p.push(S_DRAW, seat, cards)


def put_vp(p: Table, seat: int, value: int, to: int) -> bool:
    """Put a VP token on the base, or on a card; False if the card has no place left (FS-14.4)."""
    player = p.players[seat]
    place = player.in_play(to) if to != ON_BASE else None
    if place is None:
        player.base_vp += value
    elif places_left(p, player, place) > 0:
        p.replace(seat, place.changed(vp=(*place.vp, value)))
    else:
        return False
    return True


def watch(p: Table, seat: int, event: int, goods: Goods) -> None:
    """Queue the features that watch goods, once for each token (FS-17.2.5)."""
    standing = p.players[seat].standing(p.cards)
    if not standing.watched >> event & 1:
        return
    for place in standing.in_play:
        features = p.cards.effects[place.card].features
        for i in range(len(features)):
            if features[i].events >> event & 1 and features[i].good < HELD:
                n = goods.count(features[i].good)
                if n:
                    p.queue = p.queue + [(seat, place.uid, i)] * n


# --- cards


def top_card(p: Table) -> int:
    """Take the top card of the deck, after a shuffle if need be (FS-11.5); -1 if there is none."""
    if not p.deck:
        if not p.discard:
            return -1
        p.deck = p.discard
        p.discard = []
        p.deck.sort()
        p.chance.shuffle(p.deck)
        p.tell("reshuffle", -1, {"n": len(p.deck)})
    p.reveal()
    return p.deck.pop()


def draw_one(p: Table, seat: int) -> bool:
    """Draw a card into the hand; False if there is none (FS-11.6)."""
    card = top_card(p)
    if card < 0:
        return False
    player = p.players[seat]
    player.hand = added(player.hand, card)
    if p.listener is not None:
        p.listener.append(Event("draw", seat, {}, {"card": p.cards.ids[card]}))
    return True


def discard_hand(p: Table, seat: int, card: int) -> None:
    """Discard a card of the hand, face up (FS-11.8)."""
    player = p.players[seat]
    player.hand = without(player.hand, card)
    p.discard.append(card)
    p.tell_card("discard", seat, card)


# --- the hand limit (FS-11.2, FS-11.3)


def over_limit(p: Table, seat: int) -> bool:
    """Tell whether a hand is larger than the limit."""
    return 0 < p.rules.hand_limit < len(p.players[seat].hand)


def perform_draw(p: Table, step: Step) -> None:
    """Draw card by card; a hand that is too large comes first (FS-11.2)."""
    seat, n = step[1], step[2]
    while not over_limit(p, seat):
        if n <= 0 or not draw_one(p, seat):
            return
        n -= 1
    p.push(S_DRAW, seat, n)
    p.push(S_LIMIT, seat)


def discard_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand, equal ones once."""
    return [DISCARD | card << A for card in kinds(p.players[seat].hand)]


def discard_chosen(p: Table, step: Step, move: int) -> None:
    """Discard the chosen card."""
    discard_hand(p, step[1], move >> A & FIELD)


STEPS: Final[Steps[Table]] = (
    Do(S_DRAW, perform_draw),
    AskAlways(S_LIMIT, "hand_limit_discard", "FS-11.2 NE-23.1", discard_options, discard_chosen),
)
