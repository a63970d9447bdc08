"""Shapes that many games need: names, numbers, cards in play, things of rivals, amounts."""

from collections.abc import Callable, Sequence
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.notation import P, Said, Shape
from novastate.kernel.packing import DETAIL, FIELD


def position_of(word: str, names: Sequence[str], what: str) -> int:
    """Find a word among some names, or raise BadInput with all there are."""
    if word not in names:
        raise BadInput(f'"{word}" is no {what} (there are {", ".join(names)}).')
    return names.index(word)


def listed(counts: dict[str, int]) -> str:
    """Write amounts, each with its number where there are several.

    >>> listed({"scrap": 2, "brick": 1})
    '2 scrap brick'
    """
    return " ".join(f"{n} {name}" if n > 1 else name for name, n in counts.items())


def unpacked(packed: int, names: Sequence[str], bits: int) -> dict[str, int]:
    """Count by name what is packed into some bits a kind.

    >>> unpacked(2 | 1 << 8, ("scrap", "gun", "brick"), 4)
    {'scrap': 2, 'brick': 1}
    """
    counts = {name: packed >> bits * i & (1 << bits) - 1 for i, name in enumerate(names)}
    return {name: n for name, n in counts.items() if n}


class Named(Shape[P]):
    """One of some names, such as the goods; labels and targets have it by its key."""

    words = 1

    def __init__(
        self,
        key: str,
        names: Callable[[P], Sequence[str]],
        what: str = "",
        unknown: str = "",
        shared: bool = False,
    ) -> None:
        self.key: Final = key
        self.names: Final = names
        self.what: Final = what
        self.unknown: Final = unknown  # the sentence about a word that is none of them
        self.shared: Final = shared  # what it names lies with no player

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the name."""
        return self.names(p)[details & FIELD]

    def read(self, p: P, seat: int, text: str) -> int:
        """Read the name."""
        names = self.names(p)
        if self.unknown and text not in names:
            raise BadInput(self.unknown.format(word=text))
        return position_of(text, names, self.what)

    def exists(self, p: P, details: int) -> bool:
        """Tell whether there is such a name."""
        return details < len(self.names(p))

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return the name by its key, and whose it is."""
        name = self.write(p, seat, details)
        return {self.key: name}, {self.key: name} if self.shared else {"seat": seat, self.key: name}


class Number(Shape[P]):
    """A number from 1 to the most there are; targets have it by its key, counted from 0."""

    words = 1

    def __init__(self, key: str, most: Callable[[P, int], int], what: str) -> None:
        self.key: Final = key
        self.most: Final = most
        self.what: Final = what

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the number."""
        return str((details & FIELD) + 1)

    def read(self, p: P, seat: int, text: str) -> int:
        """Read the number."""
        if not text.isdecimal() or not 1 <= int(text) <= self.most(p, seat):
            raise BadInput(f'"{text}" is no number of a {self.what}.')
        return int(text) - 1

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return the number by its key."""
        return {}, {self.key: details & FIELD}


class Place(Shape[P]):
    """A card in play; of several that are alike the later ones have a number: `pub`, `pub#2`."""

    words = 1
    plain = False

    def __init__(self, card: Named[P], cards: Callable[[P, int], list[int]]) -> None:
        self.card: Final = card
        self.cards: Final = cards  # those of a seat that are in play

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the card, and its number if there are several of it."""
        index = details & FIELD
        cards = self.cards(p, seat)
        before = cards[:index].count(cards[index])
        return self.card.write(p, seat, cards[index]) + (f"#{before + 1}" if before else "")

    def read(self, p: P, seat: int, text: str) -> int:
        """Find the card among those in play."""
        name, hash_mark, number = text.partition("#")
        card = self.card.read(p, seat, name)
        if hash_mark and not number.isdecimal():
            raise BadInput(f'"{text}" has no number after the #.')
        wanted = int(number) if hash_mark else 1
        there = [i for i, other in enumerate(self.cards(p, seat)) if other == card]
        if not 1 <= wanted <= len(there):
            raise BadInput(f'There is no "{text}" in the state of seat {seat + 1}.')
        return there[wanted - 1]

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return the card, and the place where it is."""
        index = details & FIELD
        said, _ = self.card.about(p, seat, self.cards(p, seat)[index])
        return said, {"seat": seat, "place": index}


class OfSeat(Shape[P]):
    """Something of another player, `2.pub`, or only his seat."""

    words = 1
    plain = False

    def __init__(self, thing: Shape[P], players: Callable[[P], int], example: str) -> None:
        self.thing: Final = thing
        self.players: Final = players
        self.example: Final = example

    def fits(self, text: str) -> bool:
        """Tell whether a text begins with a number and a dot."""
        head, dot, _ = text.partition(".")
        return bool(dot) and head.isdecimal()

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the seat and the thing."""
        owner = details & FIELD
        thing = self.thing.write(p, owner, details >> DETAIL)
        return f"{owner + 1}.{thing}" if thing else f"{owner + 1}"

    def read(self, p: P, seat: int, text: str) -> int:
        """Read the seat and the thing."""
        text = text if self.thing.words else f"{text}."
        head, dot, name = text.partition(".")
        if not dot or not head.isdecimal() or not 1 <= int(head) <= self.players(p):
            example = f"for example {self.example}"
            raise BadInput(f'"{text}" must begin with a seat and a dot, {example}.')
        owner = int(head) - 1
        return owner | self.thing.read(p, owner, name) << DETAIL

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return the thing, which lies with the other player."""
        owner = details & FIELD
        said, target = self.thing.about(p, owner, details >> DETAIL)
        return {"rival": owner, **said}, target


class Packed(Shape[P]):
    """Resources, with their number where there are several: `2 scrap brick`."""

    words = 2

    def __init__(self, names: tuple[str, ...], bits: int, example: str, none: bool) -> None:
        self.names: Final = names
        self.bits: Final = bits  # of the number of each kind
        self.example: Final = example
        self.none: Final = none  # whether nothing at all can be paid

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the resources."""
        return self.text(details)

    def text(self, packed: int) -> str:
        """Write the resources, in any position."""
        return listed(unpacked(packed, self.names, self.bits)) or "nothing"

    def read(self, p: P, seat: int, text: str) -> int:
        """Read the resources."""
        if self.none and text == "nothing":
            return 0
        packed, n, most = 0, 1, (1 << self.bits) - 1
        words = text.split()
        for word in words:
            if word.isdecimal():
                n = int(word)
                continue
            at = self.bits * position_of(word, self.names, "resource")
            if not 1 <= n <= most or packed >> at & most:
                raise BadInput(f'"{text}" is no payment.')
            packed |= n << at
            n = 1
        if not packed or words[-1].isdecimal():
            raise BadInput(f"A payment is written like {self.example}.")
        return packed

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return the resources by name, and whose they are."""
        return {"goods": unpacked(details, self.names, self.bits)}, {"seat": seat}
