"""What a move gives up: own places that go, deals that go, and what clean-up would take."""

from typing import Final

from novastate.games.master.codes import S_COST, S_PAY, S_PAY_CARD
from novastate.games.master.goods import HELD, NAMES
from novastate.games.master.rules.clean_up import left_by_clean_up
from novastate.games.master.table import Player, Table
from novastate.kernel.asking import settle
from novastate.kernel.piles import removed

PAYING: Final = (S_PAY, S_PAY_CARD, S_COST)
"""Steps that only ask how a price is paid."""


def given_up(p: Table, tried: Table, seat: int) -> list[dict[str, object]]:
    """List the own cards that a move which was tried takes away; the copy is played on."""
    settle(tried, seat, PAYING)
    if tried.reveals != p.reveals:
        return []
    before, after = p.players[seat], tried.players[seat]
    found: list[dict[str, object]] = []
    for index, place in enumerate(before.state):
        now = after.state[index] if index < len(after.state) else None
        if now is None or now.card != place.card or (now.ruin and not place.ruin):
            gone: dict[str, object] = {"card": p.cards.ids[place.card], "place": index}
            if place.ruin:
                gone["ruin"] = True
            found.append(gone)
    for card in removed(before.deals, after.deals):
        found.append({"card": p.cards.ids[card], "deal": True})
    return found


def taken_by_clean_up(p: Table, seat: int) -> dict[str, int]:
    """Count what clean-up would take if the round ended now; nothing in the last round."""
    if p.end_triggered:
        return {}
    player: Player = p.players[seat]
    kept = left_by_clean_up(p, seat)
    return {
        NAMES[good]: player.goods[good] - kept[good]
        for good in range(HELD)
        if player.goods[good] > kept[good]
    }
