"""The fields of a Master Set game: how each is saved, who sees it (section 22), how it is told."""

from typing import Any, Final

from novastate.games.factions import Faction
from novastate.games.master.cards.language import read_amounts
from novastate.games.master.codes import BOARD_ACTIONS, PHASES
from novastate.games.master.goods import ALL, HELD, NAMES
from novastate.games.master.scenarios.fetching import MasterPile, fetch, location
from novastate.games.master.table import Place, Table
from novastate.kernel.errors import BadInput, Misread
from novastate.kernel.fields import COUNTED, OWNER, PUBLIC, UNORDERED, Data, Field, Fields
from novastate.toolkit import kinds
from novastate.toolkit.layout import Layout


def _read_goods(words: list[str], size: int) -> list[int]:
    """Read goods such as `2 worker gun` into a list by good."""
    said = " ".join(words)
    counts = [0] * size
    try:
        for good, n in read_amounts(said):
            counts[good] += n
    except Misread as misread:
        raise BadInput(f"The line {misread.about(said)}.") from None
    except IndexError:
        raise BadInput(f'"{said}" cannot lie in a supply.') from None
    return counts


class Goods(kinds.Counts):
    """The goods of a supply, in the words of card files."""

    def __init__(self, size: int) -> None:
        super().__init__(NAMES[:ALL])
        self.size: Final = size

    def read(self, p: Table, data: Any) -> Any:
        """Read as many as there are in a supply."""
        return super().read(p, data)[: self.size]

    def counted(self, words: list[str]) -> list[int]:
        """Read goods of any kind."""
        return _read_goods(words, ALL)

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add goods that may lie there."""
        return [old + new for old, new in zip(value, _read_goods(words, self.size))]


class BoardGoods(kinds.Units):
    """Activation goods on a board."""

    def say(self, p: Table, value: Any) -> str:
        """Tell how many there are of each."""
        return GOODS.say(p, [value.count(good) for good in range(HELD)])

    def normal(self, p: Table, told: str) -> str:
        """Sort them."""
        return " ".join(sorted(told.split()))


class Points(kinds.Whole):
    """Victory points."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Set them; enough of them end the game (MS-18.1)."""
        vp = super().given(p, seat, value, words)
        p.end_triggered = p.end_triggered or (vp is not None and vp >= p.settings.end_vp)
        return vp


class InState(kinds.Placed):
    """A location of a state; marks may stand in any order."""

    def normal(self, p: Table, told: str) -> str:
        """Sort the marks, and the goods of each."""
        name, *marks = told.split("+")
        parts = [mark.split(":") for mark in marks]
        return "+".join([name, *sorted(":".join([part[0], *sorted(part[1:])]) for part in parts)])


class State(kinds.Each):
    """The locations of a player."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add locations; goods placed on them lie in the supply too (MS-2.4.4)."""
        player = p.players[seat]
        state = super().given(p, seat, value, words)
        for place in state[len(value) :]:
            for good in place.placed:
                player.goods[good] += 1
                player.placed += 1
        return state


def _faction_ids(p: Table) -> list[str]:
    return [faction.id for faction in p.cards.factions]


def _count_placed(p: Table) -> None:
    """Count the placed goods again."""
    for player in p.players:
        player.placed = sum(len(place.placed) for place in player.state)


def _bare(p: Table, id: str) -> Data:
    return {"card": location(p, id)}


GOODS: Final = Goods(HELD)
ON_PLACE: Final = kinds.Units(NAMES[:HELD], "is no good that can lie on a location.")
PLACE: Final = InState(
    Place,
    _bare,
    "cannot lie on a location.",
    (Field("card", kinds.CARD),),
    (
        Field("ruin", kinds.FLAG),
        Field("uses", kinds.USES, word="used"),
        Field("guest", kinds.FLAG),
        Field("shield", kinds.FLAG),
        Field("spent", ON_PLACE),
        Field("placed", ON_PLACE),
        Field("stored", ON_PLACE),
    ),
)
HAND: Final = kinds.Cards(fetch)

LAYOUT: Final = Layout(
    Fields(  # the order of discards means nothing (MS-22.4)
        Field("deck", MasterPile("deck"), COUNTED),
        Field("discard", MasterPile("discard"), UNORDERED),
        Field("blue_deck", MasterPile("blue_deck"), COUNTED),
        Field("red_deck", MasterPile("red_deck"), COUNTED),
        Field("open_connections", MasterPile("connections"), PUBLIC, "connections"),
        Field("connection_discard", MasterPile("connection_discard"), UNORDERED),
        Field("display", MasterPile("display"), PUBLIC),
        Field("first", kinds.SEAT, PUBLIC),
        Field("round", kinds.WHOLE, PUBLIC),
        Field("phase", kinds.OneOf(PHASES), PUBLIC),
        Field("end_triggered", kinds.FLAG, PUBLIC, "end triggered"),
        Field("over", kinds.FLAG, PUBLIC),
        Field("thefts", kinds.TUPLES, PUBLIC),
        Field("rival_due", kinds.FLAG, PUBLIC, "due"),
        Field("attacks", kinds.WHOLE, PUBLIC),
        Field("attack_pile", MasterPile("attack_pile"), PUBLIC),
        Field("location_vp", kinds.NUMBERS, PUBLIC),
    ),
    Fields(
        Field("faction", Faction(_faction_ids), PUBLIC),
        Field("goods", GOODS, PUBLIC),
        Field("vp", Points(), PUBLIC),
        Field("hand", HAND, OWNER),
        Field("deals", kinds.Cards(location), PUBLIC),
        Field("state", State(PLACE), PUBLIC),
        Field("passed", kinds.FLAG, PUBLIC),
        Field("board", kinds.SomeOf(BOARD_ACTIONS, "contact action")),  # shown as what was used
        Field("board_goods", BoardGoods(NAMES[:HELD], ""), PUBLIC, "board goods"),
        Field("tally", Goods(ALL), PUBLIC),
        Field("drawn", HAND, OWNER),
    ),
    _count_placed,
)
