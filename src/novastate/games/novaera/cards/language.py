"""What card files say inside a card: entries, their fields, and words that are known."""

import difflib
from typing import Final

from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.constants import COLOURS, RESOURCES
from novastate.kernel.errors import CardFileError
from novastate.kernel.tables import Table, listed, shown


class Entry(Table):
    """A table inside a card: its faults say where in the card it stands."""

    def __init__(self, card: Table, where: str, fields: dict[str, object]) -> None:
        super().__init__(card.what, card.file, card.line, card.name, fields)
        self.where: Final = where

    def fault(self, problem: str) -> CardFileError:
        """Make the error that says `problem` of this entry."""
        return CardFileError(f'{self.place()}, {self.what} "{self.name}", {self.where}: {problem}')

    def part(self, field: str) -> "Entry":
        """Read a table inside this one."""
        return Entry(self, f"{self.where}, {field}", self.inner(field))


class Parameter:
    """A field of an effect."""

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the field into an effect whose trigger and verb are known."""
        raise NotImplementedError

    def written(self, effect: Effect) -> object:
        """Write the field as card files do; None if the effect goes without it."""
        raise NotImplementedError


def word(table: Table, field: str, known: tuple[str, ...], what: str) -> int:
    """Read a known word and return its number."""
    return number_of(table, field, table.filled(field), known, what)


def number_of(table: Table, field: str, said: str, known: tuple[str, ...], what: str) -> int:
    """Return the number of a known word; raise the fault of the field if it is not known."""
    if said not in known:
        near = difflib.get_close_matches(said, known, 1)
        hint = f'did you mean "{near[0]}"?' if near else listed(known)
        raise table.field_fault(field, f'says "{said}", which is no {what} ({hint})')
    return known.index(said)


def words(table: Table, field: str, known: tuple[str, ...], what: str) -> int:
    """Read one word or a list of different words as a mask."""
    value = table.fields.get(field)
    if not isinstance(value, list):
        return 1 << word(table, field, known, what)
    mask = 0
    for said in value:
        if not isinstance(said, str):
            raise table.field_fault(field, f"must be a list of texts, but holds {shown(said)}")
        bit = 1 << number_of(table, field, said, known, what)
        if mask & bit:
            raise table.field_fault(field, f'names "{said}" twice')
        mask |= bit
    if not mask:
        raise table.field_fault(field, "is empty")
    return mask


def counts(table: Table, field: str) -> tuple[int, ...]:
    """Read numbers of technologies by colour: "2 green blue"."""
    said = table.filled(field)
    known = COLOURS[:RESOURCES]
    found = [0] * RESOURCES
    n = 0
    for part in said.split():
        if part.isascii() and part.isdecimal():
            if n or not 1 <= int(part) <= 9:
                raise table.field_fault(field, f'says "{said}", where "{part}" is out of place')
            n = int(part)
            continue
        colour = number_of(table, field, part, known, "colour")
        if found[colour]:
            raise table.field_fault(field, f'says "{said}", which names "{part}" twice')
        found[colour] = n or 1
        n = 0
    if n:
        raise table.field_fault(field, f'says "{said}": the number {n} has no colour after it')
    return tuple(found)
