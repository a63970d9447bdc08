"""What a move gives up: own places, tucked cards and agreements that go; what clean-up takes."""

from typing import Final

from novastate.games.classic.codes import S_CARDS, S_COST, S_SPEND, S_TOKENS, S_WITH
from novastate.games.classic.rules import clean_up
from novastate.games.classic.table import Table
from novastate.kernel.asking import settle
from novastate.kernel.piles import removed

PAYING: Final = (S_COST, S_CARDS, S_SPEND, S_TOKENS, S_WITH)
"""Steps that only ask how a price is paid."""


def given_up(p: Table, tried: Table, seat: int) -> list[dict[str, object]]:
    """List the own cards that a move which was tried takes away; the copy is played on."""
    settle(tried, seat, PAYING)
    if tried.reveals != p.reveals:
        return []
    ids = p.cards.ids
    before, after = p.players[seat], tried.players[seat]
    found: list[dict[str, object]] = []
    for index, place in enumerate(before.state):
        at = after.find(place.uid)
        if at < 0 or (after.state[at].debris and not place.debris):
            gone: dict[str, object] = {"card": ids[place.card], "place": index}
            if place.debris:
                gone["ruin"] = True
            found.append(gone)
    for card in removed(before.spoils, after.spoils):
        found.append({"card": ids[card], "spoils": True})
    for card in removed(before.deals, after.deals):
        found.append({"card": ids[card], "deal": True})
    if before.leader is not None and (
        after.leader is None or after.leader.uid != before.leader.uid
    ):
        found.append({"card": ids[before.leader.card]})
    found.extend(_broken(p, tried, seat))
    return found


def _broken(p: Table, tried: Table, seat: int) -> list[dict[str, object]]:
    """List the agreements with rivals' locations that would end (NE-10.5)."""
    found: list[dict[str, object]] = []
    for rival in p.rivals(seat):
        for place in p.players[rival].state:
            if not place.agreements >> seat & 1:
                continue
            at = tried.players[rival].find(place.uid)
            if at < 0 or not tried.players[rival].state[at].agreements >> seat & 1:
                found.append({"card": p.cards.ids[place.card], "seat": rival, "agreement": True})
    return found


def taken_by_clean_up(p: Table, seat: int) -> dict[str, int]:
    """Count what clean-up would take if the turn ended now."""
    return clean_up.taken(p.players[seat], clean_up.left_by_clean_up(p, seat))
