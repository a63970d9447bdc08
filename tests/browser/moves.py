"""Which answer to give, and what on the page it is about."""

from typing import Any

Choice = dict[str, Any]


def sensible(question: dict[str, Any]) -> Choice:
    """Choose as a person in a hurry: what brings points, then what builds, then anything."""
    open_ = [one for one in question["choices"] if "refusal" not in one]
    return max(open_, key=lambda one: _worth(one, question["suggested"]))


def _worth(choice: Choice, suggested: str) -> tuple[int, int]:
    move = choice["move"]
    points = choice.get("preview", {}).get("changes", {}).get("vp", 0)
    if move == suggested:
        return points, 9
    first = move.split()[0]
    order = [
        "drop",
        "break",
        "pass",
        "done",
        "use",
        "deal",
        "raze",
        "take",
        "play",
        "develop",
        "build",
    ]
    return points, order.index(first) if first in order else 4


CARDS = ("hand", "drawn", "display", "open_connections", "people", "past", "row")
PARTS = {
    **dict.fromkeys(CARDS, ("card",)),
    "spoils": ("seat", "card"),
    "deal": ("seat", "card"),
    "deals": ("seat", "card"),
    "tableau": ("seat", "card"),
    "fields": ("seat", "field"),
    "leader": ("seat",),
    "player": ("seat",),
    "zones": ("index",),
    "dice": ("seat", "index"),
    "tracks": ("track",),
    "colour": ("colour",),
    "state": ("seat", "place"),
    "board": ("seat", "action"),
    "supply": ("seat", "good"),
    "resources": ("seat", "good"),
    "pool": ("seat", "good"),
    "factions": ("faction",),
    "choice": ("option",),
}
"""What names a thing in each zone, as the page does."""


def key_of(target: dict[str, Any]) -> str:
    """Name the thing of the table that a target points at."""
    parts = [target[part] for part in PARTS.get(target["zone"], ()) if target.get(part) is not None]
    return ":".join(str(part) for part in [target["zone"], *parts])
