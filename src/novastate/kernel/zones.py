"""Zones with declared visibility: what is not declared is seen by nobody."""

from typing import Final

PUBLIC: Final = 0
"""Everybody sees the content."""
OWNER: Final = 1
"""The owner sees the content, the others how much it is."""
COUNTED: Final = 2
"""Nobody sees the content, everybody how much it is."""
PRIVATE: Final = 3
"""The owner sees the content, the others not even how much it is."""


class Zone:
    """A place where things lie: its name, who may look, and whether every seat has one."""

    def __init__(self, name: str, visibility: int, per_seat: bool) -> None:
        self.name: Final = name
        self.visibility: Final = visibility
        self.per_seat: Final = per_seat


def seen(zone: Zone, owner: int, content: list[object], reader: int | None) -> object | None:
    """Return what a reader sees of a zone: its content, its size, or None for nothing at all.

    >>> seen(Zone("hand", OWNER, True), 0, ["pub", "school"], 1)
    2
    >>> seen(Zone("hand", OWNER, True), 0, ["pub", "school"], 0)
    ['pub', 'school']
    """
    if zone.visibility == PUBLIC:
        return content
    if zone.visibility == COUNTED:
        return len(content)
    if reader is not None and reader == owner:
        return content
    return len(content) if zone.visibility == OWNER else None
