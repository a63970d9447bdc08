"""The fields of a Nova Era game: how each is saved, who sees it (section 20), how it is told."""

from typing import Any, ClassVar, Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards.catalogue import USE_BITS, USE_MASK
from novastate.games.novaera.codes import PHASES, SOURCES
from novastate.games.novaera.rules.dice import base_of, die, die_text, read_die
from novastate.games.novaera.rules.placing import take_token
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.table import ON_CARD, OUT, Table
from novastate.kernel.errors import BadInput
from novastate.kernel.fields import COUNTED, OWNER, PUBLIC, Data, Field, Fields, Kind
from novastate.kernel.piles import without
from novastate.toolkit import kinds
from novastate.toolkit.layout import Layout


def fetch(p: Table, id: str) -> int:
    """Take a card out of the box, the stock or the removed pile."""
    card = kinds.card_number(p, id)
    if card in p.box:
        p.box = without(p.box, card)
    elif card in p.stock:
        p.stock = without(p.stock, card)
    elif card in p.removed:
        p.removed = without(p.removed, card)
    else:
        raise BadInput(f'"{id}" lies elsewhere already.')
    return card


class Known(kinds.Cards):
    """Cards in no order, told as they lie."""

    def say(self, p: Table, value: Any) -> str:
        """Name the cards."""
        return kinds.joined(kinds.card_ids(p, value))


class Secret(kinds.Cards):
    """The hand cards that no rival has seen."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add cards to the hand that nobody else knows."""
        cards = [self.fetch(p, id) for id in words]
        p.players[seat].hand = sorted(p.players[seat].hand + cards)
        return sorted(value + cards)


class Stock(kinds.Cards):
    """The stock, told from the top."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add cards below those that lie there, the first of them on top."""
        cards = [self.fetch(p, id) for id in words]
        return [*reversed(cards), *p.stock]

    def say(self, p: Table, value: Any) -> str:
        """Name the cards."""
        return super().say(p, value[::-1])


class Box(kinds.Cards):
    """The cards in the box, which are kept sorted."""

    def read(self, p: Table, data: Any) -> Any:
        """Read the names."""
        return sorted(super().read(p, data))


class Columns(kinds.Each):
    """The columns of the display: `columns = masonry / archery`."""

    def say(self, p: Table, value: Any) -> str:
        """Tell each column."""
        return " / ".join(self.kind.say(p, column) for column in value) or "nothing"


def _sorted_pairs(told: str) -> str:
    words = told.split()
    return " ".join(f"{name} {n}" for name, n in sorted(zip(words[::2], words[1::2])))


def _pairs(words: list[str], names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Read `red 4 black 2` into pairs of a name's number and a number."""
    if len(words) % 2 or not all(word.isdecimal() for word in words[1::2]):
        raise BadInput(f'"{" ".join(words)}" is not written in pairs like red 4.')
    for name in words[::2]:
        if name not in names:
            raise BadInput(f'"{name}" is none of {", ".join(names)}.')
    return [(names.index(name), int(n)) for name, n in zip(words[::2], words[1::2])]


class ByName(kinds.Counts):
    """A number for each name, saved with the zeros: `bag red 2 black 1`."""

    def write(self, p: Table, value: Any) -> Any:
        """Write a table by name."""
        return dict(zip(self.names, value))

    def say(self, p: Table, value: Any) -> str:
        """Tell the pairs, without the zeros."""
        return kinds.joined([f"{self.names[i]} {n}" for i, n in enumerate(value) if n])

    def normal(self, p: Table, told: str) -> str:
        """Sort the pairs."""
        return _sorted_pairs(told)


class Bag(ByName):
    """How many dice of each colour are in the bag."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Let it hold exactly these."""
        bag = [0] * len(self.names)
        for colour, n in _pairs(words, self.names):
            bag[colour] += n
        return bag


class Tracks(ByName):
    """How far each track is."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Set some of them."""
        tracks = value.copy()
        for track, n in _pairs(words, self.names):
            tracks[track] = min(n, p.settings.track_last[track])
        return tracks


class Dice(Kind):
    """Dice: `red 4 black 2`."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        """Name the dice."""
        return [die_text(one) for one in value]

    def read(self, p: Table, data: Any) -> Any:
        """Read their names."""
        return [read_die(one) for one in data]

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Take dice out of the bag."""
        pairs = _pairs(words, constants.COLOURS)
        for _, shown in pairs:
            if not min(p.settings.faces) <= shown <= max(p.settings.faces):  # NV-2.2.3
                raise BadInput(f"No die of this game shows {shown}.")
        dice = [die(colour, shown) for colour, shown in pairs]
        bag = p.bag.copy()
        for drawn in dice:
            bag[base_of(drawn)] -= 1
        if min(bag) < 0:
            raise BadInput(f'The bag does not hold the dice "{" ".join(words)}".')
        p.bag = bag
        return value + dice

    def say(self, p: Table, value: Any) -> str:
        """Name the dice."""
        return kinds.joined(self.write(p, value))

    def normal(self, p: Table, told: str) -> str:
        """Sort the dice."""
        return _sorted_pairs(told)


class Token(Kind):
    """Where the reserve token lies: on a card of the display, `home` or `out`."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        """Name the place."""
        return p.cards.ids[value] if value >= 0 else "home" if value == ON_CARD else "out"

    def read(self, p: Table, data: Any) -> Any:
        """Read the name of the place."""
        return OUT if data == "out" else ON_CARD if data == "home" else p.cards.numbers[data]

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay it on a card, or home."""
        if len(words) != 1:
            return None
        return ON_CARD if words[0] == "home" else kinds.card_number(p, words[0])

    def say(self, p: Table, value: Any) -> str:
        """Name the place."""
        return str(self.write(p, value))


class Uses(Kind):
    """How often each effect of a card was used: `+used:1+used:2`."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Count one more use of an effect."""
        effect = kinds.whole(words)
        return value + (1 << USE_BITS * (effect - 1)) if effect > 0 else None

    def marks(self, p: Table, word: str, value: Any) -> list[str]:
        """Tell each use."""
        uses: list[str] = []
        effect = 1
        while value:
            uses += [f"{word}:{effect}"] * (value & USE_MASK)
            value >>= USE_BITS
            effect += 1
        return uses


class InTableau(kinds.Placed):
    """A card of a tableau: `archery+damaged`, `blacksmithing@red`, `barter+used:2`."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Lay the card, and take the token if it lies on it."""
        placed = super().given(p, seat, value, words)
        for mark in words[0].split("+")[1:]:
            if mark.startswith("used:") and int(mark[5:]) > len(p.cards.effects[placed.card]):
                raise BadInput(f'"{mark}" {self.unfit}')
        take_token(p, seat, placed.card)
        return placed

    def say(self, p: Table, value: Any) -> str:
        """Name the card, with its colour where it is not the first of two."""
        id, plus, marks = super().say(p, value).partition("+")
        colours = p.cards.colours[value.card]
        if len(colours) > 1 and value.column != colours[0]:
            id += f"@{constants.COLUMNS[value.column]}"
        return f"{id}{plus}{marks}"


class Tableau(kinds.Each):
    """The cards in play of a player."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Add cards, and reckon anew what they come to."""
        tableau = super().given(p, seat, value, words)
        p.arranged(seat, tableau)
        return tableau


def _reckon(p: Table) -> None:
    """Reckon anew what the tableaus come to."""
    for seat, player in enumerate(p.players):
        p.arranged(seat, player.tableau)


def _bare(p: Table, text: str) -> Data:
    id, _, where = text.partition("@")
    card = fetch(p, id)
    return {"card": card, "column": _column(p, card, where)}


def _column(p: Table, card: int, where: str) -> int:
    if p.cards.kind[card] == constants.LAND:
        return constants.TERRITORY
    if p.cards.kind[card] == constants.PERSON:
        return constants.PERSONALITY
    colours = p.cards.colours[card]
    if not where:
        return colours[0]
    if where not in constants.COLOURS or constants.COLOURS.index(where) not in colours:
        raise BadInput(f'"{p.cards.ids[card]}" has no colour "{where}".')
    return constants.COLOURS.index(where)


CARDS: Final = Known(fetch)
ORDERED: Final = kinds.Cards(fetch, ordered=True)
DICE: Final = Dice()
PLACED: Final = InTableau(
    Placed,
    _bare,
    "cannot be said of a card in play.",
    (Field("card", kinds.CARD), Field("column", kinds.OneOf(constants.COLUMNS))),
    (Field("damaged", kinds.FLAG), Field("uses", Uses(), word="used")),
)
RESOURCE_COUNTS: Final = kinds.Counts(
    constants.COLOURS[: constants.RESOURCES],
    f"is none of {', '.join(constants.COLOURS[: constants.RESOURCES])}.",
)

LAYOUT: Final = Layout(  # what views.py tells in another way is not shown as it is
    Fields(
        Field("era", kinds.Whole(1, lambda p: p.settings.eras), PUBLIC),
        Field("round", kinds.Whole(1, lambda p: p.settings.rounds), PUBLIC),
        Field("phase", kinds.OneOf(PHASES), PUBLIC),
        Field("first", kinds.SEAT, PUBLIC),
        Field("bag", Bag(constants.COLOURS), PUBLIC),
        Field("zones", kinds.Each(DICE)),
        Field("tracks", Tracks(constants.TRACKS)),
        Field("columns", Columns(ORDERED)),
        Field("people", CARDS, PUBLIC),
        Field("stock", Stock(fetch, ordered=True), COUNTED),
        Field("box", Box(fetch), COUNTED),
        Field("removed", ORDERED, PUBLIC),
        Field("buried", CARDS, COUNTED),
        Field("token", Token(), PUBLIC),
        Field("token_owner", kinds.WHOLE, late=True),
        Field("to_produce", CARDS, PUBLIC),
    ),
    Fields(
        Field("vp", kinds.WHOLE, PUBLIC),
        Field("unrest", kinds.Whole(0, lambda p: p.settings.unrest_last - 1), PUBLIC),
        Field("resources", RESOURCE_COUNTS, PUBLIC),
        Field("dice", DICE),
        Field("hand", CARDS, OWNER),
        Field("secret", Secret(fetch)),
        Field("tableau", Tableau(PLACED)),
        Field("past", ORDERED, PUBLIC),
        Field("penalty", kinds.FLAG, PUBLIC),
        Field("pick_sum", kinds.WHOLE, PUBLIC, "picked"),
        Field("lowered", kinds.FLAG, PUBLIC),
        Field("firsts", kinds.WHOLE, PUBLIC),
        Field("sources", ByName(SOURCES), PUBLIC),
    ),
    _reckon,
)
