"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from novastate.games.master import codes
from novastate.games.master.engine import MACHINE
from novastate.games.master.table import Table
from novastate.kernel.chance import Chance, forked
from novastate.kernel.position import Step


def redeal(p: Table, reader: int | None, chance: Chance) -> None:
    """Shuffle the decks, the rivals' hands and their unseen answers, in place.

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
    _answer_afresh(p, others, chance)
    p.chance = forked(chance)


def _announced(p: Table, seat: int) -> list[int]:
    """List the hand cards a seat has named for an action it is still paying."""
    return [
        a
        for kind, owner, a, _ in p.agenda
        if owner == seat
        and kind in (codes.S_ENTER, codes.S_DEAL, codes.S_RAZE, codes.S_OVER, codes.S_COST)
    ]


def _answer_afresh(p: Table, others: list[int], chance: Chance) -> None:
    """Draw new answers for seats that have answered while others still think."""
    if not MACHINE.together(p):
        return
    step = p.agenda[-1]
    for seat in others:
        if p.answers[seat]:
            _random_answers(p, step, seat, len(p.answers[seat]), chance)


def _random_answers(p: Table, step: Step, seat: int, said: int, chance: Chance) -> None:
    """Answer at random: to the end if the seat has finished, else as often as it has answered."""
    finished = seat not in p.asking
    p.answers[seat] = []
    while finished or len(p.answers[seat]) < said:
        options = MACHINE.offered(p, step, seat)
        if not options:
            break
        p.answers[seat] = [*p.answers[seat], options[chance.below(len(options))]]
    if not finished and p.answers[seat] and not MACHINE.offered(p, step, seat):
        p.answers[seat] = p.answers[seat][:-1]
