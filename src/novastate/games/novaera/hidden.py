"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from novastate.games.novaera.engine import OPTIONS, TOGETHER
from novastate.games.novaera.table import Table
from novastate.games.novaera.things import DECKS, PERSONALITY_DECKS
from novastate.kernel.chance import Chance, forked


def redeal(p: Table, reader: int | None, chance: Chance) -> None:
    """Shuffle stock, buried cards, the rivals' unseen cards and their unseen answers, in place.

    How many unseen cards of each deck every player holds follows from the log and is kept.
    """
    others = [seat for seat in range(p.seats) if seat != reader]
    for deck in DECKS:
        if deck not in PERSONALITY_DECKS:
            _redeal_deck(p, p.cards.decks[deck], others, chance)
    for seat in others:
        player = p.players[seat]
        player.hand = sorted(player.hand)
        player.secret = sorted(player.secret)
    p.buried = sorted(p.buried)
    _answer_afresh(p, others, chance)
    p.chance = forked(chance)


def _redeal_deck(p: Table, deck: list[int], others: list[int], chance: Chance) -> None:
    """Deal the unseen cards of one deck afresh to the places where unseen cards lie."""
    stock = [card for card in p.stock if card in deck]
    buried = [card for card in p.buried if card in deck]
    held = {seat: [card for card in p.players[seat].secret if card in deck] for seat in others}
    unseen = stock + buried
    for seat in others:
        unseen += held[seat]
    if len(unseen) < 2:
        return
    unseen.sort()
    chance.shuffle(unseen)
    for seat in others:
        player = p.players[seat]
        new = [unseen.pop() for _ in held[seat]]
        player.hand = [card for card in player.hand if card not in held[seat]] + new
        player.secret = [card for card in player.secret if card not in held[seat]] + new
    fresh = [unseen.pop() for _ in buried]
    p.buried = [card for card in p.buried if card not in buried] + fresh
    if stock:
        p.stock = unseen


def _answer_afresh(p: Table, others: list[int], chance: Chance) -> None:
    """Draw new answers for seats that have answered while others still think."""
    if not p.agenda or p.agenda[-1][0] not in TOGETHER:
        return
    step = p.agenda[-1]
    for seat in others:
        if p.answers[seat]:
            p.answers[seat] = []
            options = OPTIONS[step[0]](p, step, seat)
            p.answers[seat] = [options[chance.below(len(options))]]
