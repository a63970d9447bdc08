"""Resources, victory points, dice and cards coming and going."""

from bisect import bisect_left
from collections.abc import Sequence

from novastate.games.novaera.codes import SOURCES
from novastate.games.novaera.constants import COLOURS, RESOURCES
from novastate.games.novaera.rules.dice import base_of, value_of, with_value
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.table import Player, Table
from novastate.kernel.events import Event
from novastate.kernel.piles import added, without


def tell_card(p: Table, code: str, seat: int, card: int) -> None:
    """Tell the listener what happened with a card."""
    if p.listener is not None:
        p.listener.append(Event(code, seat, {"card": p.cards.ids[card]}))


def left_of(p: Table, kind: int) -> int:
    """Return how many resources of a kind can still be taken (NV-2.1.4, NV-17.1.14)."""
    if not p.settings.supply:
        return 999
    return p.settings.supply - sum(player.resources[kind] for player in p.players)


def gain(p: Table, seat: int, kind: int, n: int, source: str) -> None:
    """Give resources of one kind to a player (NV-18.8.1)."""
    if p.settings.supply:
        n = min(n, left_of(p, kind))
    if n <= 0:
        return
    resources = p.players[seat].resources
    resources[kind] = resources[kind] + n
    if p.listener is not None:
        p.tell("gain", seat, {"goods": {COLOURS[kind]: n}, "source": source})


def lose(p: Table, seat: int, kind: int, n: int, source: str) -> None:
    """Take resources of one kind from a player, at most what he has (NV-18.8.2)."""
    resources = p.players[seat].resources
    n = min(n, resources[kind])
    if n <= 0:
        return
    resources[kind] = resources[kind] - n
    if p.listener is not None:
        p.tell("lose", seat, {"goods": {COLOURS[kind]: n}, "source": source})


def resources_data(counts: Sequence[int]) -> dict[str, int]:
    """Write resources as a table by colour, without the zeros."""
    return {COLOURS[kind]: counts[kind] for kind in range(RESOURCES) if counts[kind]}


def score(p: Table, seat: int, n: int, source: int, card: str = "") -> None:
    """Give victory points (NV-1.1.3)."""
    if n <= 0:
        return
    player = p.players[seat]
    player.vp += n
    sources = player.sources.copy()
    sources[source] = sources[source] + n
    player.sources = sources
    if p.listener is not None:
        p.tell("score", seat, {"n": n, "source": card or SOURCES[source], "vp": player.vp})


def reduce_dice(p: Table, player: Player) -> None:
    """Reduce each die of a player by 1 (NV-2.2.5)."""
    lowest = p.settings.lowest
    player.dice = [with_value(die, max(lowest, value_of(die) - 1)) for die in player.dice]


def to_bag(p: Table, dice: list[int]) -> None:
    """Put dice into the bag, where they lose value and changed colour (NV-2.2.4)."""
    bag = p.bag.copy()
    for die in dice:
        base = base_of(die)
        bag[base] = bag[base] + 1
    p.bag = bag


def out_of_box(p: Table, deck: str) -> list[int]:
    """Take what is there of a deck out of the box: a piece of it, as both are sorted alike."""
    numbers = p.cards.decks[deck]
    if not numbers:
        return []
    box = p.box
    start = bisect_left(box, numbers[0])
    end = bisect_left(box, numbers[-1] + 1)
    p.box = box[:start] + box[end:]
    return box[start:end]


def to_past(p: Table, seat: int, card: int) -> Placed:
    """Move a card of a tableau to its owner's past; it loses every mark (NV-9.1.6)."""
    player = p.players[seat]
    at = player.find(card)
    placed = player.tableau[at]
    p.arranged(seat, player.tableau[:at] + player.tableau[at + 1 :])
    player.past = [*player.past, card]
    return placed


def turn_card(p: Table, seat: int, card: int, damaged: bool) -> None:
    """Damage or repair a card in play."""
    player = p.players[seat]
    at = player.find(card)
    tableau = player.tableau.copy()
    tableau[at] = tableau[at].turned(damaged)
    p.arranged(seat, tableau)
    tell_card(p, "damage" if damaged else "repair", seat, card)


def use_effect(p: Table, seat: int, card: int, effect: int) -> None:
    """Count one use of an effect of a card in play (NV-18.5.5)."""
    player = p.players[seat]
    at = player.find(card)
    tableau = player.tableau.copy()
    tableau[at] = tableau[at].used(effect)
    player.tableau = tableau  # uses change nothing of the standing


def to_hand(p: Table, seat: int, card: int, code: str) -> None:
    """Put a card into a hand openly: the log names it (NV-20.1.2)."""
    player = p.players[seat]
    player.hand = added(player.hand, card)
    tell_card(p, code, seat, card)


def draw(p: Table, seat: int, n: int) -> None:
    """Take the top cards of the stock, unseen by others (NV-18.8.15)."""
    player = p.players[seat]
    cards = p.stock[len(p.stock) - min(n, len(p.stock)) :]
    if cards:
        p.reveal()
        p.stock = p.stock[: len(p.stock) - len(cards)]
        for card in cards:
            player.hand = added(player.hand, card)
            player.secret = added(player.secret, card)
    if p.listener is not None:
        names: object = [p.cards.ids[card] for card in cards]
        p.listener.append(Event("draw", seat, {"count": len(cards)}, {"cards": names}))


def leave_hand(p: Table, seat: int, card: int) -> None:
    """Take a card out of a hand; from now on everybody knows it."""
    player = p.players[seat]
    player.hand = without(player.hand, card)
    if card in player.secret:
        player.secret = without(player.secret, card)
