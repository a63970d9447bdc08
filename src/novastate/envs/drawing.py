"""What a seat sees, in plain words."""

import textwrap
from typing import Any, Final

LEFT_OUT: Final = ("game", "options", "players", "lands", "picks", "reader", "seats", "uid")
OF_SEATS: Final = (
    *("first", "to_act", "token_owner", "available", "affordable", "protected"),
    *("visitors", "agreements", "attacker", "defender", "committed"),
)
"""Entries in which a number is a seat: seats count from 1 in every text."""
WIDTH: Final = 100


def draw(view: dict[str, Any], names: dict[str, str], doing: str) -> str:
    """Write a view as text: the table, then each player, then what is going on.

    >>> player = {"vp": 3, "hand": ["pub"], "goods": {"gun": 1}}
    >>> view = {"first": 0, "round": 2, "players": [player]}
    >>> print(draw(view, {"pub": "Pub"}, "Over."))
    first 1
    round 2
    <BLANKLINE>
    seat 1
      vp 3
      hand Pub
      goods gun 1
    <BLANKLINE>
    Over.
    """
    lines = _lines(view, names, "")
    for seat, player in enumerate(view["players"]):
        lines += ["", f"seat {seat + 1}", *_lines(player, names, "  ")]
    return "\n".join([*lines, "", *_broken(doing, "")])


def _lines(table: dict[str, Any], names: dict[str, str], indent: str) -> list[str]:
    """Write the entries of a table that say something, one a line; long ones are broken."""
    return [line for entry in _entries(table, names) for line in _broken(entry, indent)]


def _entries(table: dict[str, Any], names: dict[str, str]) -> list[str]:
    """Write the entries of a table that say something."""
    entries: list[str] = []
    for key, value in table.items():
        if key in LEFT_OUT or value is None or value is False or value in ([], {}):
            continue
        word = names.get(key, key.replace("_", " "))
        if value is True:
            entries.append(word)
        else:
            entries.append(f"{word} {_said(_from_one(value) if key in OF_SEATS else value, names)}")
    return entries


def _from_one(value: Any) -> Any:
    """Count seats from 1."""
    if isinstance(value, list):
        return [_from_one(item) for item in value]
    return value + 1 if isinstance(value, int) else value


def _said(value: Any, names: dict[str, str]) -> str:
    """Write one value: cards by name, dice as `red 4`, tables inside tables with semicolons."""
    if isinstance(value, dict):
        if "colour" in value:
            return f"{value['colour']} {value['value']}"
        if isinstance(value.get("card"), str):
            rest = {key: item for key, item in value.items() if key != "card"}
            marks = ", ".join(_entries(rest, names))
            card = _said(value["card"], names)
            return f"{card} ({marks})" if marks else card
        nested = any(isinstance(item, dict) for item in value.values())
        return ("; " if nested else ", ").join(_entries(value, names))
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return (" | " if nested else ", ").join(_said(item, names) for item in value)
    return names.get(value, value) if isinstance(value, str) else str(value)


def _broken(text: str, indent: str) -> list[str]:
    """Break a long line between words."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=f"{indent}    ",
        break_long_words=False,
    )
