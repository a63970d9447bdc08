"""Declared fields: what is said once of a field is saved, read back, shown and told in scenarios.

A field has a name, a kind (see kinds.py) and a sight; a field that declares no sight is seen by
nobody. What follows from fields is no field: a game reckons it anew when they have been read.
"""

from operator import attrgetter
from typing import Any, ClassVar, Final

PUBLIC: Final = 0
"""Everybody sees the content."""
UNORDERED: Final = 1
"""Everybody sees the content, but not its order."""
OWNER: Final = 2
"""The owner sees the content, the others how much it is."""
COUNTED: Final = 3
"""Nobody sees the content, everybody how much it is."""
HIDDEN: Final = 4
"""Nobody sees anything."""

Data = dict[str, Any]

Table = Any
"""A game's own position, with `players`, and with `cards` that have `ids` and `numbers`."""


class Kind:
    """How values are saved, read, given and told; a plain one is saved as it is."""

    plain: ClassVar[bool] = True

    def write(self, p: Table, value: Any) -> Any:
        """Return a value as plain data."""
        return value

    def read(self, p: Table, data: Any) -> Any:
        """Return the value of plain data."""
        return data

    def given(self, p: Table, seat: int, value: Any, words: list[str]) -> Any:
        """Return the value after a given line of a scenario; None if its words make no sense."""
        return None

    def say(self, p: Table, value: Any) -> str:
        """Tell a value in the words of scenarios."""
        return str(value)

    def normal(self, p: Table, told: str) -> str:
        """Bring what is told into one form, so that orders that mean nothing do not count."""
        return told

    def marks(self, p: Table, word: str, value: Any) -> list[str]:
        """Tell a value that lies on a card, as in `pub+placed:gun:iron`."""
        return [":".join([word, *self.say(p, value).split()])]


class Field:
    """One field: its name, its kind, who may see it, and its word in scenarios."""

    def __init__(
        self, name: str, kind: Kind, sight: int = HIDDEN, word: str = "", late: bool = False
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.sight: Final = sight
        self.word: Final = word or name
        self.late: Final = late
        """Whether data that was saved before there was such a field is read too."""


class Fields:
    """The fields of a table or of a player, in the order they are saved."""

    def __init__(self, *fields: Field) -> None:
        self.all: Final = fields
        self.by_word: Final = {field.word: field for field in fields}
        self._names: Final = tuple([field.name for field in fields])
        self._values: Final = attrgetter(*self._names)
        self._written: Final = [(f.name, f.kind.write) for f in fields if not f.kind.plain]

    def data(self, p: Table, thing: object) -> Data:
        """Return every field of a thing as plain data."""
        data: Data = dict(zip(self._names, self._values(thing)))
        for name, write in self._written:
            data[name] = write(p, data[name])
        return data

    def fill(self, p: Table, thing: object, data: Data) -> None:
        """Set every field of a thing from its data."""
        for field in self.all:
            if not field.late or field.name in data:
                setattr(thing, field.name, field.kind.read(p, data[field.name]))

    def public(self, p: Table, thing: object) -> Data:
        """Return what everybody sees of a thing: the content of its fields, or how much it is."""
        data: Data = {}
        for field in self.all:
            if field.sight != HIDDEN:
                value = getattr(thing, field.name)
                if field.sight == UNORDERED:
                    value = sorted(value)
                seen = field.sight in (PUBLIC, UNORDERED)
                data[field.name] = field.kind.write(p, value) if seen else len(value)
        return data

    def own(self, p: Table, thing: object) -> Data:
        """Return what only the owner of a thing sees of it."""
        fields = [field for field in self.all if field.sight == OWNER]
        return {field.name: field.kind.write(p, getattr(thing, field.name)) for field in fields}
