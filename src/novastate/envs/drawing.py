"""What a seat sees, in plain words."""

from typing import Any, Final

LEFT_OUT: Final = ("game", "options", "players", "lands", "picks", "reader", "seats")
WIDTH: Final = 100


def draw(view: dict[str, Any], names: dict[str, str], doing: str) -> str:
    """Write a view as text: the table, then each player, then what is going on.

    >>> print(draw({"round": 2, "players": [{"vp": 3, "hand": ["pub"]}]}, {"pub": "Pub"}, "Over."))
    round 2
    <BLANKLINE>
    seat 1
      vp 3
      hand Pub
    <BLANKLINE>
    Over.
    """
    lines = _entries({key: value for key, value in view.items() if key not in LEFT_OUT}, names)
    for seat, player in enumerate(view["players"]):
        lines += ["", f"seat {seat + 1}"]
        lines += [f"  {line}" for line in _entries(player, names)]
    return "\n".join([*lines, "", doing])


def _entries(table: dict[str, Any], names: dict[str, str]) -> list[str]:
    """Write the entries of a table that say something, one a line; long ones are broken."""
    lines: list[str] = []
    for key, value in table.items():
        if value is None or value is False or value in ([], {}):
            continue
        text = key.replace("_", " ") if value is True else f"{key.replace('_', ' ')} "
        if value is not True:
            text += _said(value, names)
        lines += _broken(text)
    return lines


def _said(value: Any, names: dict[str, str]) -> str:
    """Write one value."""
    if isinstance(value, dict):
        if "card" in value:
            rest = [key for key, v in value.items() if v and key not in ("card", "uid")]
            marks = ", ".join(f"{key} {_said(value[key], names)}" for key in rest)
            card = _said(value["card"], names)
            return f"{card} ({marks})" if marks else card
        return ", ".join(f"{key} {_said(v, names)}" for key, v in value.items())
    if isinstance(value, list):
        return ", ".join(_said(item, names) for item in value) or "none"
    return names.get(value, value) if isinstance(value, str) else str(value)


def _broken(text: str) -> list[str]:
    """Break a long line between words."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += word if not lines[-1] else f" {word}"
    return lines
