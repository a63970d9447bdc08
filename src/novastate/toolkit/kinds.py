"""Kinds of fields that many games have; what only one game has, it makes of these."""

from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter
from typing import Any, ClassVar, Final

from novastate.kernel.errors import BadInput
from novastate.kernel.fields import Data, Field, Kind, Table


def joined(words: list[str]) -> str:
    """Write words as a value of a scenario; an empty one is `nothing`."""
    return " ".join(words) or "nothing"


def whole(words: list[str]) -> int:
    """Read the only word as a whole number; -1 if it is none."""
    return int(words[0]) if len(words) == 1 and words[0].isdecimal() else -1


def card_ids(p: Table, cards: Iterable[int]) -> list[str]:
    """Name cards."""
    return list(map(p.cards.ids.__getitem__, cards))


def card_number(p: Table, id: str) -> int:
    """Return the number of a card by its id."""
    numbers: dict[str, int] = p.cards.numbers
    if id not in numbers:
        raise BadInput(f'There is no card "{id}".')
    return numbers[id]


def fetched(p: Table, id: str, *piles: list[int]) -> int:
    """Take a card out of the first of some piles that has it."""
    card = card_number(p, id)
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return card
    raise BadInput(f'No copy of "{id}" is left in this game.')


class Whole(Kind):
    """A number; a scenario may give any from `least` on, or up to what the table allows."""

    def __init__(self, least: int = 0, most: Callable[[Table], int] | None = None) -> None:
        self.least: Final = least
        self.most: Final = most

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        number = whole(words)
        fits = number >= self.least and (self.most is None or number <= self.most(p))
        return number if fits else None


class Seat(Kind):
    """A seat, which counts from 1 in scenarios."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        return whole(words) - 1 if 1 <= whole(words) <= p.seats else None

    def say(self, p: Table, value: Any) -> str:
        return str(value + 1)


class Flag(Kind):
    """A fact; a scenario gives it by its word alone."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        return None if words else True

    def say(self, p: Table, value: Any) -> str:
        return "yes" if value else "no"

    def marks(self, p: Table, word: str, value: Any) -> list[str]:
        return [word]


class Uses(Kind):
    """How often a card was used: `+used`, `+used:2`."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        number = whole(words or ["1"])
        return None if number < 0 else number

    def marks(self, p: Table, word: str, value: Any) -> list[str]:
        return [word if value == 1 else f"{word}:{value}"]


class OneOf(Kind):
    """A number that has a name."""

    plain: ClassVar[bool] = False

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def write(self, p: Table, value: Any) -> Any:
        return self.names[value]

    def read(self, p: Table, data: Any) -> Any:
        return self.names.index(data)

    def say(self, p: Table, value: int) -> str:
        return self.names[value]


class SomeOf(Kind):
    """Some of a few names, one bit each: `1 board grey red`."""

    def __init__(self, names: tuple[str, ...], what: str) -> None:
        self.names: Final = names
        self.what: Final = what

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        for word in words:
            if word not in self.names:
                raise BadInput(f'"{word}" is no {self.what} ({", ".join(self.names)}).')
            value |= 1 << self.names.index(word)
        return value

    def say(self, p: Table, value: Any) -> str:
        return joined([name for i, name in enumerate(self.names) if value >> i & 1])


class Counts(Kind):
    """How many there are of each name, saved without the zeros: `1 goods 2 gun fuel`."""

    plain: ClassVar[bool] = False

    def __init__(self, names: tuple[str, ...], unfit: str = "") -> None:
        self.names: Final = names
        self.unfit: Final = unfit

    def write(self, p: Table, value: Any) -> Any:
        names = self.names
        return {names[i]: n for i, n in enumerate(value) if n}

    def read(self, p: Table, data: Any) -> Any:
        return [data.get(name, 0) for name in self.names]

    def counted(self, words: list[str]) -> list[int]:
        """Read words such as `2 gun fuel`."""
        counts = [0] * len(self.names)
        n = 1
        for word in words:
            if word.isdecimal():
                n = int(word)
            elif word in self.names:
                counts[self.names.index(word)] += n
                n = 1
            else:
                raise BadInput(f'"{word}" {self.unfit}')
        return counts

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        return [old + new for old, new in zip(value, self.counted(words))]

    def say(self, p: Table, value: Any) -> str:
        named = [(self.names[i], n) for i, n in enumerate(value) if n]
        return joined([name if n == 1 else f"{n} {name}" for name, n in named])

    def normal(self, p: Table, told: str) -> str:
        return self.say(p, self.counted(told.split()))


class Units(Kind):
    """Things that lie on a card, each by its name: `+spent:gun:gun`."""

    plain: ClassVar[bool] = False

    def __init__(self, names: tuple[str, ...], unfit: str) -> None:
        self.names: Final = names
        self.unfit: Final = unfit

    def write(self, p: Table, value: Any) -> Any:
        return list(map(self.names.__getitem__, value))

    def read(self, p: Table, data: Any) -> Any:
        return tuple([self.names.index(name) for name in data])

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        for word in words:
            if word not in self.names:
                raise BadInput(f'"{word}" {self.unfit}')
        return self.read(p, words)

    def say(self, p: Table, value: Any) -> str:
        return joined(self.write(p, value))


class Cards(Kind):
    """Cards; those that a scenario gives are fetched from where the game keeps the others."""

    plain: ClassVar[bool] = False

    def __init__(self, fetch: Callable[[Table, str], int], ordered: bool = False) -> None:
        self.fetch: Final = fetch
        self.ordered: Final = ordered

    def write(self, p: Table, value: Any) -> Any:
        return list(map(p.cards.ids.__getitem__, value))

    def read(self, p: Table, data: Any) -> Any:
        return list(map(p.cards.numbers.__getitem__, data))

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        cards = value + [self.fetch(p, id) for id in words]
        return cards if self.ordered else sorted(cards)

    def say(self, p: Table, value: Any) -> str:
        return joined(self.write(p, value) if self.ordered else sorted(self.write(p, value)))

    def normal(self, p: Table, told: str) -> str:
        return told if self.ordered else " ".join(sorted(told.split()))


class Pile(Cards):
    """Cards on a pile: `deck pub docks` puts these on top, the pub first."""

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        exactly = words[:1] == ["exactly"]
        cards = [self.taken(p, value, id, exactly) for id in (words[1:] if exactly else words)]
        cards.reverse()
        return cards if exactly else value + cards

    def taken(self, p: Table, pile: list[int], id: str, exactly: bool) -> int:
        """Take a card that shall lie on the pile, or be one of exactly those that do."""
        return self.fetch(p, id)


class Tuples(Kind):
    """A list of tuples of numbers."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        return [list(entry) for entry in value]

    def read(self, p: Table, data: Any) -> Any:
        return [tuple(entry) for entry in data]


class Numbers(Kind):
    """A list of numbers."""

    def read(self, p: Table, data: Any) -> Any:
        return list(data)


class Each(Kind):
    """A list of things of one kind, in their order."""

    plain: ClassVar[bool] = False

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def write(self, p: Table, value: Any) -> Any:
        write = self.kind.write
        return value if self.kind.plain else [write(p, one) for one in value]

    def read(self, p: Table, data: Any) -> Any:
        return [self.kind.read(p, one) for one in data]

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        return value + [self.kind.given(p, seat, None, [word]) for word in words]

    def say(self, p: Table, value: Any) -> str:
        return joined([self.kind.say(p, one) for one in value])

    def normal(self, p: Table, told: str) -> str:
        return " ".join(self.kind.normal(p, one) for one in told.split())


class Placed(Kind):
    """A card in play, or None, with what lies on it: `pub+shield+used:2`.

    What does not lie there is not saved. `bare` fetches a card of a scenario and says which fields
    it has as it is; `always` are the first fields, which have no marks.
    """

    plain: ClassVar[bool] = False

    def __init__(
        self,
        make: Callable[..., object],
        bare: Callable[[Table, str], Data],
        unfit: str,
        always: tuple[Field, ...],
        marks: tuple[Field, ...],
    ) -> None:
        self.make: Final = make
        self.bare: Final = bare
        self.unfit: Final = unfit
        self.always: Final = always
        self.lying: Final = marks
        self._values: Final = attrgetter(*[field.name for field in marks])

    def write(self, p: Table, value: Any) -> Any:
        if value is None:
            return None
        data: Data = {}
        for field in self.always:
            data[field.name] = field.kind.write(p, getattr(value, field.name))
        values = self._values(value)
        if any(values):
            for field, held in zip(compress(self.lying, values), filter(None, values)):
                data[field.name] = field.kind.write(p, held)
        return data

    def read(self, p: Table, data: Any) -> Any:
        if data is None:
            return None
        there = [field for field in (*self.always, *self.lying) if field.name in data]
        return self.make(**{field.name: field.kind.read(p, data[field.name]) for field in there})

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        if len(words) != 1:
            return None
        id, *marks = words[0].split("+")
        held = self.bare(p, id)
        for mark in marks:
            word, *details = mark.split(":")
            new = None
            for field in self.lying:
                if field.word == word:
                    new = field.kind.given(p, seat, held.get(field.name, 0), details)
                    held[field.name] = new
            if new is None:
                raise BadInput(f'"{mark}" {self.unfit}')
        return self.make(**held)

    def say(self, p: Table, value: Any) -> str:
        if value is None:
            return "nothing"
        words: list[str] = [p.cards.ids[value.card]]
        for field in self.lying:
            held = getattr(value, field.name)
            words += field.kind.marks(p, field.word, held) if held else []
        return "+".join(words)


class One(Kind):
    """One card."""

    plain: ClassVar[bool] = False

    def write(self, p: Table, value: Any) -> Any:
        return p.cards.ids[value]

    def read(self, p: Table, data: Any) -> Any:
        return p.cards.numbers[data]


WHOLE: Final = Whole()
SEAT: Final = Seat()
FLAG: Final = Flag()
USES: Final = Uses()
CARD: Final = One()
TUPLES: Final = Tuples()
NUMBERS: Final = Numbers()
NUMBER_LISTS: Final = Each(NUMBERS)
