"""Dealing afresh what a reader cannot know, so that search never sees the truth."""

from collections.abc import Sequence
from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.table import Table
from novastate.kernel.chance import Chance

NAMED: Final[tuple[int, ...]] = (
    codes.S_MEANS,
    codes.S_TUCK,
    codes.S_ENTER,
    codes.S_OVER,
    codes.S_WITH,
    codes.S_REBUILD,
    codes.S_LEAD,
    codes.S_HOST,
    codes.S_RUIN_OVER,
    codes.S_REBUILD_RUIN,
)
"""Steps whose first detail is a card of the hand that everybody has seen named."""


def redeal(p: Table, reader: int | None, chance: Chance, keeping: Sequence[int] = ()) -> None:
    """Shuffle the deck and the rivals' hands, in place; some seats may keep what they hold.

    A rival keeps the hand cards that he has shown for an action he is still carrying out.
    """
    named = {seat: list(p.players[seat].hand) for seat in keeping}
    for kind, seat, card, _ in p.agenda:
        if kind in NAMED and seat not in keeping:
            named.setdefault(seat, []).append(card)
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
