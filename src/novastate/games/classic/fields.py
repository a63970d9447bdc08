"""The fields of a game of an old edition: how each is saved, who sees it, how scenarios tell it."""

from typing import Any, ClassVar, Final

from novastate.games.classic.codes import PHASES
from novastate.games.classic.goods import CONTACT_NAMES, HELD, NAMES, NUMBERS
from novastate.games.classic.table import NOBODY, Place, Table
from novastate.games.factions import Faction
from novastate.kernel.fields import COUNTED, OWNER, PUBLIC, UNORDERED, Data, Field, Fields, Kind
from novastate.toolkit import kinds
from novastate.toolkit.layout import Layout


def fetch(p: Table, id: str) -> int:
    """Take a card out of the deck or the discard pile."""
    return kinds.fetched(p, id, p.deck, p.discard)


class Row(kinds.Cards):
    """The lookout row."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay cards at its end."""
        return value + [self.fetch(p, id) for id in words]


class Committed(Kind):
    """The tokens of a shootout, with the card of each only if it lay on one."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        """Name the tokens."""
        return [
            [seat, NAMES[token]] if uid == NOBODY else [seat, NAMES[token], uid]
            for seat, token, uid in value
        ]

    def read(self, p: Table, data: Any) -> Any:
        """Read their names."""
        return [(one[0], NUMBERS[one[1]], one[2] if len(one) > 2 else NOBODY) for one in data]


class Values(Kind):
    """The VP tokens on a card: `+vp:2:1`."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        """Write their values."""
        return list(value)

    def read(self, p: Table, data: Any) -> Any:
        """Read their values."""
        return tuple(data)

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay these tokens on the card."""
        numbers = [int(word) for word in words if word.isdecimal()]
        return tuple(numbers) or None

    def say(self, p: Table, value: Any) -> str:
        """Tell their values."""
        return " ".join(str(one) for one in value)


class SeatMask(Kind):
    """Some seats, one bit each: `+visited:2+visited:3`."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        """List the seats."""
        return [seat for seat in range(8) if value >> seat & 1]

    def read(self, p: Table, data: Any) -> Any:
        """Read the seats."""
        mask = 0
        for seat in data:
            mask |= 1 << seat
        return mask

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add a seat."""
        visitor = kinds.whole(words)
        return value | 1 << visitor - 1 if visitor > 0 else None

    def marks(self, p: Table, word: str, value: Any) -> list[str]:
        """Tell each seat by itself."""
        return [f"{word}:{seat + 1}" for seat in self.write(p, value)]


class Attached(kinds.Cards):
    """Cards that lie on another: `+attached:palisade`."""

    def read(self, p: Table, data: Any) -> Any:
        """Read the names."""
        return tuple(super().read(p, data))

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay these on the card."""
        return tuple([self.fetch(p, id) for id in words])


class InPlay(kinds.Placed):
    """A location or leader; a scenario's card begins with the goods that are put there once."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay the card, or debris, on which nothing lies."""
        place = super().given(p, seat, value, words)
        if place is not None and place.debris:
            place = Place(place.uid, place.card, debris=True)
        if place is not None and place.stock:
            p.players[seat].stocked = True
        return place


class Contacts(kinds.SomeOf):
    """Kinds of contact, in any order."""

    def normal(self, p: Table, told: str) -> str:
        """Sort the names."""
        return " ".join(sorted(told.split()))


class Once(kinds.Whole):
    """How often something was done, which a scenario gives by its word alone."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Let it be done once."""
        return None if words else 1


def _look_for_goods(p: Table) -> None:
    """Look again for goods on cards."""
    for player in p.players:
        player.stocked = any(place.stock for place in player.cards_in_play())


def _bare(p: Table, id: str) -> Data:
    card = fetch(p, id)
    p.serial += 1
    return {"uid": p.serial - 1, "card": card, "stock": p.cards.effects[card].stock}


def _faction_ids(p: Table) -> list[str]:
    return [faction.text.id for faction in p.cards.factions]


UNFIT: Final = "is no good that can lie in a pool."
CARDS: Final = kinds.Cards(fetch)
PLACE: Final = InPlay(
    Place,
    _bare,
    "cannot lie on a card in play.",
    (Field("uid", kinds.WHOLE), Field("card", kinds.CARD)),
    (
        Field("uses", kinds.USES, word="used"),
        Field("vp", Values()),
        Field("stock", kinds.Units(NAMES[:HELD], UNFIT)),
        Field("visitors", SeatMask(), word="visited"),
        Field("agreements", SeatMask(), word="agreed"),
        Field("attached", Attached(fetch, ordered=True)),
        Field("debris", kinds.FLAG),
        Field("improved", kinds.FLAG),
    ),
)

LAYOUT: Final = Layout(  # what views.py tells in another way is not shown as it is
    Fields(
        Field("deck", kinds.Pile(fetch), COUNTED),
        Field("discard", kinds.Pile(fetch), UNORDERED),
        Field("row", Row(fetch), PUBLIC),
        Field("first", kinds.SEAT, PUBLIC),
        Field("turn", kinds.Whole(1), PUBLIC),
        Field("phase", kinds.OneOf(PHASES), PUBLIC),
        Field("serial", kinds.WHOLE),
        Field("queue", kinds.TUPLES),
        Field("committed", Committed()),
        Field("over", kinds.FLAG, PUBLIC),
    ),
    Fields(
        Field("faction", Faction(_faction_ids), PUBLIC),
        Field("pool", kinds.Counts(NAMES[:HELD], UNFIT), PUBLIC),
        Field("base_vp", kinds.WHOLE, PUBLIC, "base"),
        Field("marked", kinds.WHOLE, PUBLIC),
        Field("hand", CARDS, OWNER),
        Field("spoils", CARDS, PUBLIC),
        Field("deals", CARDS, PUBLIC),
        Field("state", kinds.Each(PLACE)),
        Field("leader", PLACE),
        Field("passed", kinds.FLAG, PUBLIC),
        Field("fields", Contacts((*CONTACT_NAMES, "redevelopment"), "kind of contact")),
        Field("visits", kinds.WHOLE, PUBLIC),
        Field("redeveloped", Once(), PUBLIC),
    ),
    _look_for_goods,
)
