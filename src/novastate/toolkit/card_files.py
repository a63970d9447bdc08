"""What the card files of every game have alike: ids, counted words, and how faults are told."""

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from novastate.kernel.errors import Misread
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.tables import Table

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
DEFAULT_ICON: Final = "position-marker"

Read = TypeVar("Read")


def check_id(table: Table, old: Table | None, replaces: bool) -> None:
    """Refuse an id that is taken, and a replacement of nothing."""
    if old and not replaces:
        raise table.fault(
            f"this id is already used in {old.place()} (write replaces = true to replace that card)"
        )
    if replaces and (old is None or old.what != table.what):
        raise table.field_fault("replaces", f"is true, but there is no such {table.what} before")


class FiledCard:
    """What the files of every game say of a card: its id, its names by language and its icon."""

    def __init__(self, table: Table, known: tuple[str, ...]) -> None:
        """Read a table; refuse an id that no move could name, and unknown fields."""
        if not ID.fullmatch(table.name):
            raise table.fault("an id is written with small letters, digits and underscores")
        table.only(known)
        name = table.filled("name")
        self.id: Final = table.name
        self.names: Final = {"en": name, "de": table.text_or("name_de", name)}
        self.icon: Final = table.text_or("icon", DEFAULT_ICON)


def card_data(card: FiledCard, text: Callable[[str], list[str]]) -> dict[str, object]:
    """Return what the files of every game say of a card, with its text in every language."""
    return {
        "id": card.id,
        "names": dict(card.names),
        "icon": card.icon,
        "text": {lang: "\n".join(text(lang)) for lang in LANGUAGES},
    }


def understood(table: Table, field: str, said: str, read: Callable[[str], Read]) -> Read:
    """Read what a field says; a fault names the field."""
    try:
        return read(said)
    except Misread as misread:
        raise table.field_fault(field, misread.about(said)) from None


def counted(said: str, number: Callable[[str], int]) -> Iterator[tuple[str, int]]:
    """Give words with the numbers before them.

    >>> list(counted("2 brick vp", int))
    [('brick', 2), ('vp', 1)]
    """
    n = 0
    for word in said.split():
        if not word.isdecimal():
            yield word, n or 1
            n = 0
        elif n:
            raise Misread(f': the number {n} has no good after it, but "{word}"')
        else:
            n = number(word)
    if n:
        raise Misread(f": the number {n} has no good after it")


def mask_of(said: str, number: Callable[[str], int]) -> int:
    """Read different words as a mask of their numbers."""
    mask = 0
    for word in said.split():
        bit = 1 << number(word)
        if mask & bit:
            raise Misread(f', which names "{word}" twice')
        mask |= bit
    return mask
