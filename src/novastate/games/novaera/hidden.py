"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from novastate.games.novaera.codes import S_COLOUR, S_DIE, S_PAY, S_TURN
from novastate.games.novaera.constants import DECKS, PERSONALITY_DECKS
from novastate.games.novaera.rules.actions import NO_CARD
from novastate.games.novaera.table import Table
from novastate.kernel.chance import Chance


def redeal(p: Table, reader: int | None, chance: Chance) -> None:
    """Shuffle stock, buried cards and the rivals' unseen cards, in place.

    How many unseen cards of each deck every player holds follows from the log and is kept.
    """
    others = [seat for seat in range(p.seats) if seat != reader]
    _choose_afresh(p, others)
    for deck in DECKS:
        if deck not in PERSONALITY_DECKS:
            _redeal_deck(p, p.cards.decks[deck], others, chance)
    for seat in others:
        player = p.players[seat]
        player.hand = sorted(player.hand)
        player.secret = sorted(player.secret)
    p.buried = sorted(p.buried)


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


def _choose_afresh(p: Table, others: list[int]) -> None:
    """Let a rival choose his action again who has begun one with an unseen card of his hand.

    Nobody is told of it before it is paid, and in the new world he may not hold that card.
    """
    kind, seat, a, b = p.agenda[-1] if p.agenda else (-1, -1, 0, 0)
    if seat in others and kind in (S_COLOUR, S_DIE, S_PAY):
        card = (b if kind == S_DIE else a) & NO_CARD
        if card in p.players[seat].secret:
            p.agenda[-1] = (S_TURN, seat, 0, 0)
