"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from novastate.games.master import codes
from novastate.games.master.table import Table
from novastate.kernel.chance import Chance


def redeal(p: Table, reader: int | None, chance: Chance) -> None:
    """Shuffle the decks and the rivals' hands, in place.

    How many connection cards of each colour are in the rivals' hands together follows from public
    numbers and is kept; which rival holds them is not.
    """
    others = [seat for seat in range(p.seats) if seat != reader]
    announced = {seat: _announced(p, seat) for seat in others}
    colours = ("blue", "red")
    decks = (p.blue_deck.copy(), p.red_deck.copy())
    held = [0, 0]
    slots: list[int] = []
    for seat in others:
        player = p.players[seat]
        for card in announced[seat]:
            player.hand.remove(card)
        for card in player.hand:
            if card < p.cards.size:
                p.deck.append(card)
            else:
                colour = colours.index(p.cards.colour(card))
                decks[colour].append(card)
                held[colour] += 1
        slots.extend([seat] * len(player.hand))
        p.deck.extend(player.drawn)
    p.deck.sort()
    chance.shuffle(p.deck)
    chance.shuffle(slots)
    hands: dict[int, list[int]] = {seat: list(announced[seat]) for seat in others}
    for colour, deck in enumerate(decks):
        deck.sort()
        chance.shuffle(deck)
        for _ in range(held[colour]):
            hands[slots.pop()].append(deck.pop())
    for seat in slots:
        hands[seat].append(p.deck.pop())
    for seat in others:
        player = p.players[seat]
        player.hand = sorted(hands[seat])
        player.drawn = sorted(p.deck.pop() for _ in player.drawn)
    p.blue_deck, p.red_deck = decks


def _announced(p: Table, seat: int) -> list[int]:
    """List the hand cards a seat has named for an action it is still paying."""
    return [
        a
        for kind, owner, a, _ in p.agenda
        if owner == seat
        and kind in (codes.S_ENTER, codes.S_DEAL, codes.S_RAZE, codes.S_OVER, codes.S_COST)
    ]
