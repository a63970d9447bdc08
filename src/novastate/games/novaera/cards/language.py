"""Read the words of an effect: quantities, amounts, conditions, limits and sets of colours."""

import difflib
from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.model import Amount, Condition
from novastate.games.novaera.constants import COLOURS, KINDS, RESOURCES
from novastate.kernel.errors import CardFileError
from novastate.kernel.tables import Table, listed, shown

MOST_AMOUNT: Final = 20
MOST_TIMES: Final = 7
"""Uses of a limit: the engine counts them in three bits."""

SIGNED: Final = (model.UNREST, model.TRACK, model.ADJUST)
"""Verbs whose amount may be negative (NV-18.5.2)."""

RIVALS_FEWER: Final = "rivals_fewer:"
_FIXED: Final = (model.ALWAYS, model.ABILITY, model.ON_NEW_ERA)
_MOST_N: Final = 99


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


def dice(table: Table, field: str) -> int:
    """Read which dice qualify: a colour, a list of colours, or `any` (NV-18.5.7)."""
    if table.fields.get(field) == "any":
        return model.ALL_COLOURS
    return words(table, field, COLOURS, "colour of dice")


def quantity(table: Table, field: str, said: str, trigger: int) -> int:
    """Read a quantity of the owner (NV-18.4)."""
    if said.startswith(RIVALS_FEWER):
        return model.RIVALS_FEWER + compared(table, field, said.removeprefix(RIVALS_FEWER))
    found = number_of(table, field, said, model.QUANTITIES, "quantity")
    if found == model.Q_PICK_SUM and trigger != model.ON_PICK:
        raise table.field_fault(field, 'says "pick_sum", which is known only under "on_pick"')
    return found


def compared(table: Table, field: str, said: str) -> int:
    """Read a quantity in which players are compared: each of them must have it."""
    found = number_of(table, field, said, model.QUANTITIES, "quantity to compare players in")
    if found == model.Q_PICK_SUM:
        raise table.field_fault(field, 'says "pick_sum", in which players are not compared')
    return found


def amount(table: Entry, verb: int, trigger: int) -> Amount:
    """Read how much: a number, or so much per quantity (NV-18.5.1)."""
    if not isinstance(table.fields.get("amount"), dict):
        low = -MOST_AMOUNT if verb in SIGNED else 1
        n = table.whole("amount", low, MOST_AMOUNT)
        if n == 0:
            raise table.field_fault("amount", "says 0, which does nothing")
        return Amount(n)
    if trigger in _FIXED:
        raise table.field_fault(
            "amount", f'must be a number, because "{model.TRIGGERS[trigger]}" does not count'
        )
    entry = table.part("amount")
    entry.only(("per", "each", "times", "max"))
    return Amount(
        0,
        quantity(entry, "per", entry.filled("per"), trigger),
        entry.whole_or("each", 1, MOST_AMOUNT, 1),
        entry.whole_or("times", 1, MOST_AMOUNT, 1),
        entry.whole("max", 1, MOST_AMOUNT),
    )


def condition(table: Entry, trigger: int) -> Condition:
    """Read when an effect works; without the field it always does (NV-18.3)."""
    if not table.has("condition"):
        return model.ALWAYS_TRUE
    if trigger == model.ALWAYS:
        raise table.field_fault("condition", 'does not go with "always"')
    entry = table.part("condition")
    entry.only(model.CONDITIONS[1:])
    if len(entry.fields) != 1:
        raise table.field_fault(
            "condition", f"must say exactly one ({listed(model.CONDITIONS[1:])})"
        )
    field = next(iter(entry.fields))
    kind = model.CONDITIONS.index(field)
    if kind == model.IN_ZONE:
        if not entry.flag(field):
            raise entry.field_fault(field, "must be true")
        return Condition(kind)
    if kind in (model.MOST, model.LEAST):
        return Condition(kind, compared(entry, field, entry.filled(field)))
    said, n = _threshold(entry, field)
    return Condition(kind, quantity(entry, field, said, trigger), n)


def limit(table: Entry) -> tuple[int, int]:
    """Read how often an effect can be used (NV-18.5.5)."""
    entry = table.part("limit")
    entry.only(("per", "times"))
    kind = 1 + word(entry, "per", model.LIMITS[1:], "time of a limit")
    return kind, entry.whole("times", 1, MOST_TIMES)


def resources(table: Entry, field: str) -> tuple[int, ...]:
    """Read resources by kind, `any` last: { green = 1, any = 2 }."""
    entry = table.part(field)
    entry.only(KINDS)
    if not entry.fields:
        raise table.field_fault(field, "is empty")
    return tuple([entry.whole_or(kind, 1, MOST_AMOUNT, 0) for kind in KINDS])


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


def _threshold(entry: Entry, field: str) -> tuple[str, int]:
    """Read a quantity and a number in brackets."""
    value = entry.fields[field]
    if isinstance(value, list) and len(value) == 2:
        said, n = value
        if isinstance(said, str) and isinstance(n, int) and not isinstance(n, bool):
            if not 0 <= n <= _MOST_N:
                raise entry.field_fault(field, f"says {n}, which is not from 0 to {_MOST_N}")
            return said, n
    raise entry.field_fault(field, 'must be a quantity and a number, like ["blue", 3]')
