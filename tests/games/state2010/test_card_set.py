"""The card set: numbers, grid, types, deals and budgets (FS-C)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.state2010.box import RULES

Card = dict[str, Any]

CARDS: list[Card] = RULES.cards_data()
LOCATIONS = [card for card in CARDS if card["set"] == "locations"]
LEADERS = [card for card in CARDS if card["set"] == "leaders"]
TOKENS = ("conquest", "negotiation", "incorporation", "contact")
EACH = pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: str(card["id"]))


def counted(key: str, cards: list[Card] | None = None) -> Counter[object]:
    """Count copies of locations by what a field says."""
    found: Counter[object] = Counter()
    for card in LOCATIONS if cards is None else cards:
        value = card[key]
        for one in value if isinstance(value, list) else [value]:
            found[one] += card["copies"]
    return found


def test_the_deck() -> None:
    """FS-C.1: 72 locations, 14 one-time contacts, 8 leaders, 12 permanent contacts."""
    copies = counted("set", CARDS)
    assert copies == {"locations": 72, "contacts": 14, "leaders": 8, "factions": 4}
    fields = [field for card in CARDS if card["set"] == "factions" for field in card["fields"]]
    assert len(fields) == 12


GRID = {
    "open production": (10, 4, 0),
    "closed production": (3, 6, 1),
    "feature": (9, 8, 1),
    "action": (6, 14, 10),
}


def test_the_grid_of_kinds_and_distances() -> None:
    """FS-C.2: every cell of the table."""
    found: Counter[tuple[object, object]] = Counter()
    for card in LOCATIONS:
        found[card["kind"], card["distance"]] += card["copies"]
    for kind, row in GRID.items():
        assert tuple(found[kind, distance] for distance in (1, 2, 3)) == row, kind
    assert [counted("distance")[distance] for distance in (1, 2, 3)] == [28, 32, 12]


def test_copies_and_names() -> None:
    """FS-C.3: 44 to 52 different locations with one to three copies each."""
    assert 44 <= len(LOCATIONS) <= 52
    assert {card["copies"] for card in LOCATIONS} <= {1, 2, 3}
    for lang in ("en", "de"):
        names = [card["names"][lang] for card in CARDS]
        assert len(set(names)) == len(names)


TYPES = {
    "scrap": 6,
    "weapons": 7,
    "fuel": 7,
    "material": 6,
    "universal": 5,
    "worker": 5,
    "card": 5,
    "contact": 5,
    "vp": 5,
}


def test_types() -> None:
    """FS-C.4: at most one on a card, none on 21, every type on five cards at least."""
    assert counted("types") == TYPES
    assert all(len(card["types"]) <= 1 for card in LOCATIONS)
    assert sum(card["copies"] for card in LOCATIONS if not card["types"]) == 21


DEALS = {
    "scrap": 17,
    "weapons": 15,
    "fuel": 16,
    "material": 6,
    "worker": 7,
    "universal": 3,
    "card": 3,
    "contact": 5,
}


def test_deals() -> None:
    """FS-C.5: one good each, contact tokens of range 1 or 2, no VP."""
    found = counted("deal")
    tokens = [good for good in found if str(good)[:-1] in TOKENS]
    assert all(str(token)[-1] in "12" for token in tokens)
    found["contact"] = sum(found.pop(token) for token in tokens)
    assert all(len(card["deal"]) == 1 for card in LOCATIONS)
    assert found == DEALS


def effect(card: Card) -> str:
    return str(card["effects"])


def test_special_effects() -> None:
    """FS-C.6: how many cards steal, add slots, keep goods, give tokens or redevelop."""
    assert sum("'steal'" in effect(card) for card in LOCATIONS) == 2
    assert sum("slots" in effect(card) for card in LOCATIONS) in (1, 2)
    keeping = [card for card in LOCATIONS if {"stores", "stock"} & card["effects"].keys()]
    assert 3 <= len(keeping) <= 6
    assert 4 <= sum(card["copies"] for card in keeping) <= 6
    giving = [card for card in LOCATIONS if any(f"'{kind}" in effect(card) for kind in TOKENS)]
    universal = [card for card in giving if "'contact" in effect(card)]
    assert (len(giving), len(universal)) == (8, 3)
    assert sum("'redevelopment'" in effect(card) for card in LOCATIONS) == 1
    assert sum("'redevelopment'" in effect(card) for card in LEADERS) == 1
    assert sum("redevelop_any" in effect(card) for card in LOCATIONS) == 1


@EACH
def test_limits_of_effects(card: Card) -> None:
    """FS-C.7: open production without VP, VP actions of 1 or 2, features of 2 at most."""
    effects = card["effects"]
    if card["kind"] == "open production":
        assert 1 <= len(effects["produces"]) <= 2
        assert not any(good.startswith("vp") for good in effects["produces"])
    for option in effects.get("action", {}).get("gain", {}).get("options", []):
        assert {good for good in option if good.startswith("vp")} <= {"vp1", "vp2"}
    for feature in effects.get("when", []):
        for option in feature["gain"]["options"]:
            assert sum(int(good[2:]) for good in option if good.startswith("vp")) <= 2


def test_leaders() -> None:
    """FS-C.8: one has an action; the other seven; Mr. President alone gives VP without a cost."""
    assert [card["id"] for card in LEADERS if "action" in card["effects"]] == ["baby_swift"]
    effects = [card["effects"] for card in LEADERS]
    produced = [one["produces"] for one in effects if "produces" in one]
    assert produced == [["universal"], ["card"], ["worker"]]
    watched = [
        (one["when"][0]["events"], one["when"][0]["gain"]) for one in effects if "when" in one
    ]
    assert watched == [
        (["redevelop"], {"options": [["vp1"]]}),
        (["conquer"], {"options": [["weapons"]]}),
        (["negotiate"], {"options": [["fuel"]]}),
    ]
    stores = [one for one in effects if "stores" in one]
    assert [one["entry"] for one in stores] == [["universal", "universal"]]


VALUES = {"worker": 2, "card": 3, "universal": 4, "redevelopment": 4}


def value(good: str) -> int:
    """FS-C.9: what a good is worth in units."""
    if good.startswith("vp"):
        return 5 * int(good[2:])
    if good[:-1] in ("conquest", "negotiation", "incorporation", "contact"):
        return 2 * int(good[-1])
    return VALUES.get(good, 3)


SPOILS = {1: (4, 8), 2: (7, 12), 3: (12, 15)}
DEAL = {1: (2, 4), 2: (3, 5), 3: (3, 5)}
PRODUCTION = {1: (2, 3), 2: (3, 7), 3: (6, 8)}
ACTION = {1: (0, 4), 2: (1, 5), 3: (2, 7)}
PAID = {"own_deal": 3, "own_spoils": 3, "any_resource": 3}


@EACH
def test_budgets_of_spoils_and_deals(card: Card) -> None:
    """FS-C.9, FS-C.10: spoils and deals by distance."""
    low, high = SPOILS[card["distance"]]
    assert low <= sum(map(value, card["spoils"])) <= high
    low, high = DEAL[card["distance"]]
    worth = sum(map(value, card["deal"]))
    assert low <= worth <= high or card["origin"] == "named"  # what FS-18.1 has is as it is
    if card["distance"] == 1:
        assert not any(good.startswith("vp") for good in card["deal"])


@EACH
def test_budgets_of_productions(card: Card) -> None:
    """FS-C.10, FS-C.11: what a production location yields each turn, or a church once."""
    effects = card["effects"]
    low, high = PRODUCTION[card["distance"]]
    if "production" in card["kind"]:
        if "per" in effects:
            one = value(effects["per"]["good"])
            assert one <= high
            assert one * effects["per"]["most"] <= 9
        else:
            assert low <= sum(map(value, effects["produces"])) <= high
    if set(effects) == {"entry"}:
        assert sum(map(value, effects["entry"])) <= 1.5 * high


@EACH
def test_budgets_of_actions(card: Card) -> None:
    """FS-C.10: gain less cost of the first use, the worker counted, and the size of VP tokens."""
    action = card["effects"].get("action")
    if not action:
        return
    (gain,) = action["gain"]["options"]
    tokens = [int(good[2:]) for good in gain if good.startswith("vp")]
    if not action["gain"].get("special"):
        cost = sum(PAID.get(good, value(good)) for good in action["cost"])
        worth = sum(map(value, gain)) - cost - 2 * action["workers"]
        low, high = ACTION[card["distance"]]
        assert worth <= high
        assert worth >= low or card["origin"] == "named"  # what FS-18.1 binds is as it is
    if card["distance"] == 1:
        assert set(tokens) <= {1}
    if card["distance"] == 3:
        assert set(tokens) <= {2} or (tokens == [1] and len(action["cost"]) == 1)
