"""The card set: numbers, grid, defences, types, agreements, supply and budgets (NE-C)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.newera.box import RULES

Card = dict[str, Any]

CARDS: list[Card] = [card for card in RULES.cards_data() if card["set"] != "merged"]
LOCATIONS = [card for card in CARDS if card["set"] == "locations"]
OTHERS = [card for card in LOCATIONS if not card["defends"]]
EACH = pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: str(card["id"]))


def counted(key: str, cards: list[Card]) -> Counter[str]:
    """Count copies of cards by what a field says."""
    found: Counter[str] = Counter()
    for card in cards:
        value = card[key]
        for one in value if isinstance(value, list) else [value]:
            found[one] += card["copies"]
    return found


def given(card: Card) -> list[str]:
    """List everything that the central field of a card gives."""
    effects = card["effects"]
    goods = [*effects.get("produces", []), *effects.get("entry", []), *effects.get("stock", [])]
    gains = [effects["action"]["gain"]] if "action" in effects else []
    gains += [feature["gain"] for feature in effects.get("when", [])]
    return goods + [good for gain in gains for option in gain["options"] for good in option]


def test_the_deck() -> None:
    """NE-C.1: 86 locations, 6 of them defensive, and 14 instants."""
    assert counted("set", CARDS) == {"locations": 86, "contacts": 14, "factions": 5}
    assert sum(card["copies"] for card in LOCATIONS if card["defends"]) == 6


GRID = {
    "open production": (1, 7, 5, 1),
    "closed production": (1, 7, 6, 2),
    "feature": (3, 9, 12, 4),
    "action": (1, 7, 13, 7),
}


def test_the_grid_of_kinds_and_distances() -> None:
    """NE-C.2, NE-2.3.3: every cell of the table."""
    found: Counter[tuple[str, int]] = Counter()
    for card in LOCATIONS:
        found[card["kind"], card["distance"]] += card["copies"]
    cells = {kind: tuple(found[kind, distance] for distance in range(4)) for kind in GRID}
    assert cells == GRID
    assert [sum(row[distance] for row in GRID.values()) for distance in range(4)] == [6, 30, 36, 14]


NAMED = 20


def test_copies_and_names() -> None:
    """NE-C.3: 60 to 70 different locations with one or two copies, the named ones among them."""
    assert 60 <= len(LOCATIONS) <= 70
    assert {card["copies"] for card in LOCATIONS} == {1, 2}
    assert sum(card["origin"] == "named" for card in LOCATIONS) == NAMED
    for lang in ("en", "de"):
        names = [card["names"][lang] for card in CARDS]
        assert len(set(names)) == len(names)


BY_KIND = {"open production": 3, "closed production": 3, "feature": 4, "action": 5}


def test_defences() -> None:
    """NE-C.4, NE-22.3, NE-2.3.1: by kind; at most 12 cards differ, by 1 and within 3 to 5."""
    other = [card for card in LOCATIONS if card["defence"] != BY_KIND[card["kind"]]]
    assert sum(card["copies"] for card in other) <= 12
    for card in other:
        assert abs(card["defence"] - BY_KIND[card["kind"]]) == 1
    assert {card["defence"] for card in LOCATIONS} == {3, 4, 5}
    assert all(card["deal"] == ["vp1"] for card in other if card["defence"] == 3)


def test_defensive_locations() -> None:
    """NE-C.5, NE-2.3.2: the number is the distance; modest productions, most without a type."""
    found = [card for card in LOCATIONS if card["defends"]]
    assert counted("distance", found) == {1: 3, 2: 2, 3: 1}
    assert all(card["defends"] == card["distance"] for card in found)
    assert all(card["deal"] == [] for card in found)
    assert all(card["kind"] in ("closed production", "feature") for card in found)
    assert sum(card["copies"] for card in found if not card["types"]) > 3


def test_agreements() -> None:
    """NE-C.6: one good each on the other 80 locations."""
    assert all(len(card["deal"]) == 1 for card in OTHERS)
    assert counted("deal", OTHERS) == {
        "scrap": 11,
        "weapons": 12,
        "fuel": 12,
        "material": 11,
        "worker": 12,
        "universal": 6,
        "card": 5,
        "conquest1": 4,
        "negotiation1": 3,
        "vp1": 4,
    }


def test_types() -> None:
    """NE-C.7, NE-2.3.5, NE-2.3.1: one or two on most cards, three at most."""
    assert counted("types", LOCATIONS) == {
        "scrap": 13,
        "weapons": 20,
        "fuel": 18,
        "material": 15,
        "universal": 15,
        "worker": 18,
        "card": 8,
        "contact": 20,
        "vp": 15,
        "foundation": 1,
    }
    none = {card["id"] for card in LOCATIONS if not card["types"]}
    assert none == {"radioactive_colony", "palisade", "barbed_wire_entanglement", "old_fort"}
    assert [card["id"] for card in LOCATIONS if "foundation" in card["types"]] == ["foundation"]
    assert max(len(card["types"]) for card in LOCATIONS) == 2


def test_the_supply_of_contacts() -> None:
    """NE-C.8: how many cards give each kind of token; large ranges have their price."""
    copies: Counter[str] = Counter()
    for card in LOCATIONS:
        for kind in {good.rstrip("12345") for good in given(card)}:
            copies[kind] += card["copies"]
    least = {"conquest": 12, "negotiation": 10, "incorporation": 5, "contact": 3, "defence": 5}
    assert all(copies[kind] >= n for kind, n in least.items()), copies
    for card in LOCATIONS:
        for good in given(card):
            far = good[:-1] in ("conquest", "negotiation", "incorporation", "contact")
            if far and int(good[-1]) >= 3 and card["distance"] < 3:
                assert card["effects"]["action"]["cost"]


def watching(*events: str) -> int:
    """Count the features that watch one of some events."""
    return sum(
        any(set(feature["events"]) & set(events) for feature in card["effects"].get("when", []))
        for card in LOCATIONS
    )


def test_the_supply_of_interaction() -> None:
    """NE-C.9: features on contacts and rebuilding, stores, Gang Hideout, the two actions."""
    copies = {card["id"]: card["copies"] for card in LOCATIONS}
    traits = copies["gang_hideout"] + copies["mad_salesman"]
    assert 8 <= watching("conquer", "negotiate") + traits <= 10
    assert 3 <= watching("redevelop", "reconstruct") <= 4
    assert sum("stores" in card["effects"] for card in LOCATIONS) == 4
    assert copies["gang_hideout"] == 1
    assert {copies["production_hall"], copies["improvement"]} <= {1, 2}


VALUES = {"worker": 2, "universal": 4, "redevelopment": 5}
PER_POINT = {
    "vp": 5,
    "contact": 3,
    "conquest": 2,
    "negotiation": 2,
    "incorporation": 2,
    "defence": 2,
}


def value(good: str) -> int:
    """NE-C.10: what a good is worth in units."""
    kind = good.rstrip("12345")
    if kind != good:
        return PER_POINT[kind] * int(good[len(kind) :])
    return VALUES.get(good, 3)


def worth(goods: list[str]) -> int:
    """Add up units."""
    return sum(map(value, goods))


SPOILS = ((3, 4), (4, 8), (7, 12), (12, 15))
AGREEMENT = ((2, 3), (2, 4), (3, 5), (3, 5))
PRODUCTION = ((2, 2), (2, 3), (3, 7), (6, 8))
ACTION = ((0, 1), (0, 4), (1, 5), (4, 7))
TOKENS: tuple[set[int], ...] = (set(), {1}, {1, 2}, {2, 3})
FEATURE = ((3, 3), (2, 4), (3, 5), (5, 10))


@EACH
def test_budgets_of_spoils_and_agreements(card: Card) -> None:
    """NE-C.10, NE-C.11, NE-C.13: by distance; never more than 15 units of spoils."""
    low, high = SPOILS[card["distance"]]
    assert low <= worth(card["spoils"]) <= high <= 15
    if card["deal"]:
        low, high = AGREEMENT[card["distance"]]
        assert low <= worth(card["deal"]) <= high or card["origin"] == "named"  # NE-22.1 binds


@EACH
def test_budgets_of_the_central_field(card: Card) -> None:
    """NE-C.11, NE-C.12: productions, actions and features by distance."""
    effects, distance = card["effects"], card["distance"]
    if card["origin"] == "named":
        return  # the effects of NE-22.1 are as they are
    if "produces" in effects:
        low, high = PRODUCTION[distance]
        assert low <= worth(effects["produces"]) <= high
    if "action" in effects:
        action = effects["action"]
        (gain,) = action["gain"]["options"]
        low, high = ACTION[distance]
        cost = worth(action["cost"]) + 2 * action["workers"]
        assert low <= worth(gain) - cost <= high
        assert {int(good[2:]) for good in gain if good.startswith("vp")} <= TOKENS[distance]
    low, high = FEATURE[distance]
    for feature in effects.get("when", []):
        (gain,) = feature["gain"]["options"]
        assert low <= worth(gain) <= high
    if distance == 0 and card["kind"] == "feature":
        stores = sum(store["most"] for store in effects.get("stores", []))
        assert worth(effects.get("entry", [])) + 3 * stores == 3


def test_a_distance_0_card_is_little_more_than_its_point() -> None:
    """NE-C.12: its spoils are the least reason to take it."""
    near = [card for card in LOCATIONS if card["distance"] == 0]
    far = [card for card in LOCATIONS if card["distance"] > 0]
    assert max(worth(card["spoils"]) for card in near) <= min(worth(card["spoils"]) for card in far)
