"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from novastate.games.classic.codes import S_STORE
from novastate.games.classic.rules.clean_up import store_options
from novastate.games.classic.table import Table
from novastate.kernel.chance import Chance, forked


def redeal(p: Table, reader: int | None, chance: Chance, named: dict[int, list[int]]) -> None:
    """Shuffle the deck, the rivals' hands and their unseen answers, in place.

    `named` are the hand cards that a seat has shown for an action it is still carrying out.
    """
    others = [seat for seat in range(p.seats) if seat != reader]
    sizes: dict[int, int] = {}
    for seat in others:
        hidden = list(p.players[seat].hand)
        for card in named.get(seat, []):
            if card in hidden:
                hidden.remove(card)
        sizes[seat] = len(hidden)
        p.deck.extend(hidden)
    p.deck.sort()
    chance.shuffle(p.deck)
    for seat in others:
        player = p.players[seat]
        shown = [card for card in named.get(seat, []) if card in player.hand]
        player.hand = sorted(shown + [p.deck.pop() for _ in range(sizes[seat])])
    if p.agenda and p.agenda[-1][0] == S_STORE:
        for seat in others:
            _answer_afresh(p, seat, chance)
    p.chance = forked(chance)


def _answer_afresh(p: Table, seat: int, chance: Chance) -> None:
    """Draw new answers for a seat: to the end if it has finished, else as many as it gave."""
    said = len(p.answers[seat])
    finished = seat not in p.asking
    if not said:
        return
    step = p.agenda[-1]
    p.answers[seat] = []
    while finished or len(p.answers[seat]) < said:
        options = store_options(p, step, seat)
        if not options:
            break
        p.answers[seat] = [*p.answers[seat], options[chance.below(len(options))]]
    if not finished and p.answers[seat] and not store_options(p, step, seat):
        p.answers[seat] = p.answers[seat][:-1]
