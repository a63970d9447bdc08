"""The facts of the cards of The New Era, and a plain reading of them to hold the rules against.

Nothing here asks the rules what a card does: what is expected comes from the facts alone.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from novastate.games.classic.position import ClassicPosition
from tests.games.newera.box import table
from tests.games.newera.era import play

Fact = dict[str, Any]

FACTS = json.loads(
    (Path(__file__).parents[3] / "fixtures" / "cards" / "newera_facts.json").read_text("utf-8")
)
LOCATIONS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["locations"]}
INSTANTS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["instants"]}
FACTIONS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["factions"]}

WORDS = {
    "bm": "material",
    "uni": "universal",
    "redev": "redevelopment",
    "own_agreement": "own_deal",
}
KINDS = {"conq": "conquest", "coop": "negotiation", "inc": "incorporation", "ucon": "contact"}
KINDS |= {"vp": "vp", "def": "defence"}
CONTACTS = {"conquest": "conquest", "cooperation": "negotiation", "incorporation": "incorporation"}
BASE = Counter({"worker": 3, "contact1": 1})
"""What the base of the Hegemony produces."""


def word(good: str) -> str:
    """Translate a good: `conq(2)` is conquest2.

    >>> [word("conq(2)"), word("bm"), word("scrap"), word("vp(1)")]
    ['conquest2', 'material', 'scrap', 'vp1']
    """
    found = re.fullmatch(r"(\w+)\((\d)\)", good)
    if found:
        return KINDS[found.group(1)] + found.group(2)
    return WORDS.get(good, good)


def goods(listed: list[str] | None) -> Counter[str]:
    """Count goods by their words."""
    return Counter(word(good) for good in listed or [])


def line(counted: Counter[str]) -> str:
    """Write goods as a scenario does."""
    return " ".join(f"{n} {good}" for good, n in sorted(counted.items()) if n)


def effects(id: str, form: str) -> list[Fact]:
    """List the effects of a location that have a form."""
    return [effect for effect in LOCATIONS[id]["effects"] if effect["form"] == form]


def each(*forms: str) -> list[Any]:
    """Give every location that has one of some forms, or every one, under its own name."""
    return [
        pytest.param(id, id=id)
        for id in LOCATIONS
        if not forms or any(effects(id, form) for form in forms)
    ]


def has(position: ClassicPosition, seat: int = 0) -> Counter[str]:
    """Count what a player has: pool, cards in hand, points wherever they lie."""
    player: Any = position.to_data()["players"][seat]  # type: ignore[index]
    found = Counter(player["pool"])
    found["card"] = len(player["hand"])
    points = player["base_vp"] + sum(sum(place.get("vp", [])) for place in player["state"])
    found["points"] = points + sum(place.get("improved", False) for place in player["state"])
    return found


def amount(counted: Counter[str]) -> Counter[str]:
    """Turn VP tokens into points, so that goods compare with what a player has."""
    found: Counter[str] = Counter()
    for good, n in counted.items():
        if good.startswith("vp"):
            found["points"] += int(good[2:]) * n
        else:
            found[good] += n
    return found


def gained(position: ClassicPosition, *moves: str, seat: int = 0) -> Counter[str]:
    """Play moves and return what a player has more than before, spent goods as negative."""
    before = has(position, seat)
    play(position, *moves)
    after = has(position, seat)
    after.subtract(before)
    return Counter({good: n for good, n in after.items() if n})


def others(id: str) -> list[str]:
    """List the other locations, one copy of each."""
    return [other for other in LOCATIONS if other != id]


def alone(*given: str) -> ClassicPosition:
    """Lay a table where nobody else is left to act; seat 1 leads the Hegemony."""
    return table("1 faction hegemony", "2 passed", *given)
