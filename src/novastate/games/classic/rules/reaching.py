"""What a player reaches now by each way of contact, and by which means (FS-8.1, NE-8.1).

Only he himself may be told: one-time contacts of his hand are among the means (FS-8.1.6).
"""

from typing import Final

from novastate.games.classic.cards import model
from novastate.games.classic.goods import ANY_CONTACT, CONTACT_NAMES, range_of
from novastate.games.classic.rules import contacts, supply, tokens
from novastate.games.classic.table import Player, Table


class Means:
    """One means of a contact: how far it reaches and what it takes."""

    def __init__(self, by: str, range: int, goods: model.Goods, card: str = "") -> None:
        self.by: Final = by  # field, card, tokens or free
        self.range: Final = range
        self.goods: Final = goods
        self.card: Final = card  # the one-time contact that would be discarded

    def price(self) -> tuple[int, int, int]:
        """Return what orders means: fewest goods, shortest range, universal tokens last."""
        universal = sum(1 for good in self.goods if good >= ANY_CONTACT)
        return len(self.goods) + (1 if self.card else 0), self.range, universal

    def data(self) -> dict[str, object]:
        """Describe the means to whom it belongs."""
        data: dict[str, object] = {
            "by": self.by,
            "range": self.range,
            "goods": supply.counted(self.goods),
        }
        if self.card:
            data["card"] = self.card
        return data


def _alone(p: Table, seat: int, kind: int) -> list[Means]:
    """List the means that tokens cannot be added to: the field, one-time cards (NE-8.2.3)."""
    field = contacts.field_of(p, seat, kind)
    found = [Means("field", field.range, field.cost)] if contacts.usable(p, seat, kind) else []
    if not p.rules.instants:
        for card in contacts.one_time_cards(p, seat, kind, 1):
            contact = p.cards.contacts[card - p.cards.size]
            found.append(Means("card", contact.range, contact.price, p.cards.ids[card]))
    return found


def reach(p: Table, seat: int) -> dict[str, object] | None:
    """Tell for each kind of contact the cheapest means of every distance within reach, from 0 on.

    What is missing from the end of a list is out of reach. Where nothing is free, a distance of 0
    needs what a distance of 1 needs (FS-8.1.8, NE-8.1.8).
    """
    if p.players[seat].faction < 0:
        return None
    found: dict[str, object] = {}
    for kind in contacts.KINDS:
        others = _alone(p, seat, kind)
        means = [Means("free", 0, ()).data()] if p.rules.free_at_zero else []
        for distance in range(len(means), model.FARTHEST + 1):
            best = _cheapest(p, p.players[seat], kind, max(1, distance), others)
            if best is None:
                break
            means.append(best.data())
        found[CONTACT_NAMES[kind]] = means
    return found


def _cheapest(
    p: Table, player: Player, kind: int, distance: int, others: list[Means]
) -> Means | None:
    """Return the cheapest means for a distance; None if nothing reaches."""
    best = _by_tokens(p, player, kind, distance)
    for one in others:
        if one.range >= distance and (best is None or one.price() < best.price()):
            best = one
    return best


def _by_tokens(p: Table, player: Player, kind: int, distance: int) -> Means | None:
    """Return the fewest tokens that cover a distance: one, or several where they add up."""
    goods = supply.purse(player)
    left: list[int] = []
    for token in tokens.own_tokens(player, kind):
        left += [token] * goods[token]
    left.sort(key=_by_range)
    chosen: list[int] = []
    covered = 0
    while left and covered < distance:
        enough = [token for token in left if covered + range_of(token) >= distance]
        if not enough and not p.rules.adding:
            return None
        token = enough[0] if enough else left[-1]
        left.remove(token)
        chosen.append(token)
        covered += range_of(token)
    return Means("tokens", covered, tuple(chosen)) if covered >= distance else None


def _by_range(token: int) -> tuple[int, int]:
    """Order tokens by range, those of one kind before universal ones."""
    return range_of(token), token
