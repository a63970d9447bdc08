"""How far a table may change single cards: so far that every question stays small.

A payment is chosen among all the places where its goods may lie (MS-21.9), sixteen at most: two
units of any resource can be paid in 136 ways at most, three of one kind in 220, but four of any in
3,876. So costs stay small, and no change lays goods on cards: those are such places.
"""

import re
from typing import Final

from novastate.kernel.options import TABLE
from novastate.kernel.ruleset import Ruleset
from novastate.server.packing import encoded
from novastate.server.words import Problem

MOST_CARDS: Final = 12
MOST_CHARACTERS: Final = 2_000
"""Of all changes together, as they are stored."""
MOST_IN_FIELD: Final = 120
MOST_NUMBER: Final = 9
MOST_OF: Final[dict[str, int]] = {"copies": 4, "cost": 3, "any_resource": 2}
"""Smaller numbers where they count most; a cost is what stands before an arrow."""

_NUMBER: Final = re.compile(r"(\d+)\s*(\w*)")
_PLACES: Final = re.compile(r"\bplace\b")

Overrides = dict[str, dict[str, str]]


def check_overrides(rules: Ruleset, options: dict[str, object], visibility: str) -> None:
    """Raise Problem if cards are changed where strangers play, or farther than is allowed."""
    for option in rules.options:
        if option.kind != TABLE or not options.get(option.name):
            continue
        changes = option.check(options[option.name])
        assert isinstance(changes, dict)
        if changes:
            _check(changes, visibility)


def _check(changes: Overrides, visibility: str) -> None:
    if visibility == "open":
        raise Problem("overrides_open")
    if len(changes) > MOST_CARDS:
        raise Problem("overrides_cards", limit=MOST_CARDS, cards=len(changes))
    if len(encoded(changes)) > MOST_CHARACTERS:
        raise Problem("overrides_long", limit=MOST_CHARACTERS)
    for card, fields in changes.items():
        for field, said in fields.items():
            _check_field(card[:40], field[:40], said)


def _check_field(card: str, field: str, said: str) -> None:
    if len(said) > MOST_IN_FIELD:
        raise Problem("overrides_field", card=card, field=field, limit=MOST_IN_FIELD)
    if field in ("name", "name_de"):
        return  # it may well say "Area 51"
    if _PLACES.search(said):
        raise Problem("overrides_place", card=card, field=field)
    cost, arrow, gain = said.partition("->")
    parts = [("cost", cost), (field, gain)] if arrow and field != "when_produced" else []
    for role, text in parts or [(field, said)]:
        for number, good in _NUMBER.findall(text):
            most = MOST_OF.get(good, MOST_OF.get(role, MOST_NUMBER))
            if len(number) > 3 or int(number) > most:
                raise Problem("overrides_number", card=card, field=field, number=number, most=most)
