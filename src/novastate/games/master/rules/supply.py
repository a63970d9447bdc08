"""Cards and goods coming and going: drawing, discarding, gaining, losing."""

from bisect import insort

from novastate.games.master.cards.model import Amounts
from novastate.games.master.goods import CARD, HELD, NAMES, VP
from novastate.games.master.table import Place, Player, Table, Units
from novastate.kernel.events import Event


def tell(p: Table, code: str, seat: int, args: dict[str, object]) -> None:
    """Tell the listener, if there is one, what happened."""
    if p.listener is not None:
        p.listener.append(Event(code, seat, args))


def tell_card(p: Table, code: str, seat: int, card: int) -> None:
    """Tell the listener what happened with a card."""
    if p.listener is not None:
        p.listener.append(Event(code, seat, {"card": p.cards.ids[card]}))


def goods_data(amounts: Amounts) -> dict[str, int]:
    """Write goods as a table by name."""
    return {NAMES[good]: n for good, n in amounts}


def counted(units: Units) -> dict[str, int]:
    """Count goods lying on a card by name."""
    data: dict[str, int] = {}
    for good in units:
        data[NAMES[good]] = data.get(NAMES[good], 0) + 1
    return data


def top_card(p: Table) -> int:
    """Take the top card of the deck, after a shuffle if need be (MS-4.9); -1 if there is none."""
    if not p.deck:
        if not p.discard:
            return -1
        p.deck = p.discard
        p.discard = []
        p.chance.shuffle(p.deck)
        tell(p, "reshuffle", -1, {"n": len(p.deck)})
    p.reveal()
    return p.deck.pop()


def draw(p: Table, seat: int, n: int) -> None:
    """Draw cards into the hand; what cannot be drawn is lost (MS-2.1.9)."""
    hand = p.players[seat].hand
    drawn: list[int] = []
    for _ in range(n):
        card = top_card(p)
        if card < 0:
            break
        insort(hand, card)
        drawn.append(card)
    if p.listener is not None:
        names: object = [p.cards.ids[card] for card in drawn]
        p.listener.append(Event("draw", seat, {"n": len(drawn)}, {"cards": names}))


def discard_card(p: Table, card: int) -> None:
    """Put a card on its own discard pile (MS-7.8)."""
    if card < p.cards.size:
        p.discard.append(card)
    else:
        p.connection_discard = [*p.connection_discard, card]


def score(p: Table, seat: int, n: int) -> None:
    """Move a player's marker; reaching the threshold triggers the end (MS-1.3)."""
    player = p.players[seat]
    player.vp += n
    if player.vp >= p.settings.end_vp and not p.end_triggered:
        p.end_triggered = True
        tell(p, "end_triggered", seat, {"vp": player.vp})


def tell_gain(p: Table, seat: int, amounts: Amounts, source: str) -> None:
    """Tell the listener what a player gains, and by what."""
    tell(p, "gain", seat, {"goods": goods_data(amounts), "source": source})


def gain(p: Table, seat: int, amounts: Amounts, source: str) -> None:
    """Give goods from the general supply to a player (MS-2.1.8)."""
    if p.listener is not None and amounts:
        tell_gain(p, seat, amounts, source)
    goods = p.players[seat].goods
    for good, n in amounts:
        if good < HELD:
            goods[good] += n
        elif good == VP:
            score(p, seat, n)
        elif good == CARD:
            draw(p, seat, n)


def gain_one(p: Table, seat: int, good: int, n: int, source: str) -> None:
    """Give goods of one kind from the general supply to a player."""
    if n:
        gain(p, seat, ((good, n),), source)


def unplace(player: Player, at: int, good: int, n: int) -> None:
    """Take placed goods off a place; they are still the player's."""
    left = list(player.state[at].placed)
    for _ in range(n):
        left.remove(good)
    player.state[at] = player.state[at].with_placed(tuple(left))
    player.placed -= n


def loosen(player: Player, place: Place) -> None:
    """Move the placed goods of a place to the supply, as it leaves or is razed (MS-10.2.4)."""
    player.placed -= len(place.placed)
