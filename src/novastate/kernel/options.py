"""Typed options of a ruleset, described for lobby and command line."""

import json
from typing import Final

from novastate.kernel.errors import BadInput

SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
LIST: Final = "list"
TABLE: Final = "table"
NUMBERS: Final = "numbers"

LENGTH: Final = "length"
CARDS: Final = "cards"
START: Final = "start"
EXPERT: Final = "expert"
"""The groups of options: how long it lasts, which cards, how it starts, readings for experts."""

MOST_NUMBERS: Final = 20
"""How many numbers an option of that kind may have."""


class Option:
    """One option: its kind, default, what it allows, its clause and its words by language."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        clause: str,
        words: dict[str, str],
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        length: int = 0,
        since: int = 1,
        group: str = EXPERT,
        meant: tuple[int, object] | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.clause: Final = clause
        self.words: Final = words
        self.choices: Final = choices  # choice: one of them; list: each of them once
        self.least: Final = least
        self.most: Final = most
        self.length: Final = length  # numbers: how many; 0: one or more
        self.since: Final = since  # the version of the rules that brought it
        self.group: Final = group  # where a set-up page shows it
        self.meant: Final = meant  # (version, value): what games of rules before it had, unsaid

    def default_in(self, version: int) -> object:
        """Return the value that a game of a version of the rules has where it says nothing."""
        if self.meant is not None and version < self.meant[0]:
            return self.meant[1]
        return self.default

    def to_data(self) -> dict[str, object]:
        """Describe the option as plain data."""
        data: dict[str, object] = {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "clause": self.clause,
            "words": self.words,
            "group": self.group,
        }
        if self.choices:
            data["choices"] = list(self.choices)
        if self.kind in (NUMBER, NUMBERS):
            data["least"] = self.least
            data["most"] = self.most
        if self.kind == NUMBERS:
            data["length"] = self.length
        return data

    def check(self, value: object) -> object:
        """Return the value in its proper type, or raise BadInput with a sentence.

        >>> Option("end_vp", NUMBER, 25, "", {}, least=1, most=99).check("30")
        30
        """
        if self.kind == SWITCH:
            return self._switch(value)
        if self.kind == CHOICE:
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._bad(value, f"one of {', '.join(self.choices)}")
        if self.kind == NUMBER:
            return self._number(value)
        if self.kind == NUMBERS:
            return self._numbers(value)
        if self.kind == LIST:
            return self._list(value)
        return self._table(value)

    def _bad(self, value: object, wanted: str) -> BadInput:
        return BadInput(f'Option "{self.name}" cannot be "{value}": it takes {wanted}.')

    def _switch(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("on", "true", "yes", "1"):
            return True
        if value in ("off", "false", "no", "0"):
            return False
        raise self._bad(value, "on or off")

    def _number(self, value: object) -> int:
        wanted = f"a whole number from {self.least} to {self.most}"
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise self._bad(value, wanted)
        try:
            number = int(value)
        except ValueError:
            raise self._bad(value, wanted) from None
        if not self.least <= number <= self.most:
            raise self._bad(value, wanted)
        return number

    def _numbers(self, value: object) -> list[int]:
        count = f"{self.length} whole numbers" if self.length else "one or more whole numbers"
        wanted = f"{count} from {self.least} to {self.most}"
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",")]
        if not isinstance(value, list) or not 0 < len(value) <= MOST_NUMBERS:
            raise self._bad(value, wanted)
        if self.length and len(value) != self.length:
            raise self._bad(", ".join(str(item) for item in value), wanted)
        return [self._number(item) for item in value]

    def _list(self, value: object) -> list[str]:
        wanted = f"each of {', '.join(self.choices)} once, in any order"
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",")]
        if not isinstance(value, list):
            raise self._bad(value, wanted)
        items = [str(item) for item in value]
        if sorted(items) != sorted(self.choices):
            raise self._bad(", ".join(items), wanted)
        return items

    def _table(self, value: object) -> dict[str, dict[str, str]]:
        wanted = "a table of cards, each with a table of fields"
        if isinstance(value, str):
            try:
                value = json.loads(value) if value else {}
            except json.JSONDecodeError:
                raise self._bad(value, wanted) from None
        if not isinstance(value, dict):
            raise self._bad(value, wanted)
        table: dict[str, dict[str, str]] = {}
        for card, fields in value.items():
            if not isinstance(fields, dict):
                raise self._bad(fields, wanted)
            table[str(card)] = {str(name): str(field) for name, field in fields.items()}
        return table


def check_options(options: tuple[Option, ...], given: dict[str, object]) -> dict[str, object]:
    """Return a value for every option: the given ones checked, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(sorted(known))
            raise BadInput(f'There is no option "{name}" (there are {names}).')
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }


def chosen(
    options: tuple[Option, ...], values: dict[str, object], version: int
) -> dict[str, object]:
    """Return the values that differ from the defaults of a version of the rules.

    >>> end = Option("end_vp", NUMBER, 25, "", {}, least=1, most=99, meant=(4, 30))
    >>> chosen((end,), {"end_vp": 25}, 4), chosen((end,), {"end_vp": 30}, 4)
    ({}, {'end_vp': 30})
    >>> chosen((end,), {"end_vp": 30}, 3)
    {}
    """
    return {
        option.name: values[option.name]
        for option in options
        if values[option.name] != option.default_in(version)
    }


def with_meant(
    options: tuple[Option, ...], given: dict[str, object], version: int
) -> dict[str, object]:
    """Say what a game of older rules meant without saying so.

    >>> end = Option("end_vp", NUMBER, 25, "", {}, least=1, most=99, meant=(4, 30))
    >>> with_meant((end,), {}, 3), with_meant((end,), {}, 4)
    ({'end_vp': 30}, {})
    """
    unsaid = {
        option.name: option.default_in(version)
        for option in options
        if option.name not in given and option.default_in(version) != option.default
    }
    return {**given, **unsaid}
