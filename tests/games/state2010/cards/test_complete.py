"""Every card of the box is as its facts say, and every fact is a card."""

from typing import Any

import pytest

from tests.games.state2010.box import RULES
from tests.games.state2010.cards.facts import FACTS, Card, effects, good, goods

BY_ID: dict[str, dict[str, Any]] = {str(card["id"]): card for card in RULES.cards_data()}
RESOURCES = ["scrap", "weapons", "fuel", "material", "universal"]
TYPE_ORDER = [*RESOURCES, "worker", "card", "contact", "vp"]
STORED = {"resource": RESOURCES, "worker": ["worker"]}


def each(group: str) -> pytest.MarkDecorator:
    """Take every card of a group."""
    return pytest.mark.parametrize("card", FACTS[group], ids=lambda card: str(card["id"]))


def test_the_same_cards() -> None:
    """FS-C.1, FS-2.2.1: in the box and in the facts."""
    assert {card["id"] for group in FACTS.values() for card in group} == set(BY_ID)


def same_text(card: Card) -> dict[str, Any]:
    """Compare what every card has; return the card of the box."""
    found = BY_ID[card["id"]]
    assert found["names"] == {"en": card["name"], "de": card["name_de"]}
    return found


def expected_gain(said: list[str]) -> dict[str, object]:
    """Write a gain as the card browser does."""
    special = {"steal 1 basic": "steal", "redevelop any": "redevelop_any"}
    if said[0] in special:
        return {"options": [[]], "special": special[said[0]]}
    return {"options": [goods(said)]}


def expected_effects(card: Card) -> dict[str, object]:
    """Write the effects of a card as the card browser does."""
    found: dict[str, object] = {}
    for effect in card["effects"]:
        form = effect["form"]
        if form in ("open", "closed", "production"):
            found["produces"] = goods(effect["goods"])
        elif form == "per":
            found["per"] = {
                "type": good(effect["type"]),
                "most": effect["max"],
                "good": good(effect["good"]),
            }
        elif form in ("action", "leader_action"):
            found["action"] = {
                "workers": effect.get("workers", 0),
                "cost": goods(effect["cost"]),
                "gain": expected_gain(effect["gain"]),
            }
        elif form == "when":
            when: dict[str, object] = {
                "events": effect["events"],
                "gain": expected_gain(effect["gain"]),
                "may": effect["may"],
            }
            if effect["filter"]:
                when["type"] = effect["filter"]["type"]
            found["when"] = [when]
        elif form in ("entry", "stock"):
            found[form] = goods(effect["goods"])
        elif form == "store":
            found["stores"] = [
                {"goods": STORED[one["of"]], "most": one["max"]} for one in effect["capacity"]
            ]
        else:
            found[form] = effect["add"]
    return found


@each("locations")
def test_a_location(card: Card) -> None:
    """FS-2.3.1, FS-18.1: distance, kind, types, spoils, deal and effect."""
    found = same_text(card)
    assert found["copies"] == card["copies"]
    assert (found["origin"], found["icon"]) == (card["origin"], card["icon"])
    assert found["distance"] == card["distance"]
    assert found["kind"] == card["kind"].replace("_", " ")
    assert found["types"] == sorted(goods(card["types"]), key=TYPE_ORDER.index)
    assert found["spoils"] == goods(card["spoils"])
    assert found["deal"] == goods(card["deal"])
    assert found["effects"] == expected_effects(card)


@each("leaders")
def test_a_leader(card: Card) -> None:
    """FS-2.2.6, FS-18.1, FS-C.8: what it does."""
    found = same_text(card)
    assert (found["copies"], found["origin"]) == (card["copies"], card["origin"])
    assert found["effects"] == expected_effects(card)
    assert bool(effects(card, "leader_action")) == (card["id"] == "baby_swift")


@each("one_time_contacts")
def test_a_one_time_contact(card: Card) -> None:
    """FS-2.2.5, FS-18.4: kind, price and range."""
    found = same_text(card)
    assert (found["copies"], found["contact"]) == (card["copies"], card["contact"])
    assert (found["price"], found["range"]) == (goods(card["price"]), card["range"])


@each("factions")
def test_a_faction(card: Card) -> None:
    """FS-2.2.4, FS-18.3: base production and permanent contacts."""
    found = same_text(card)
    assert found["production"] == goods(card["production"])
    assert found["fields"] == [
        {"contact": field["contact"], "cost": goods(field["cost"]), "range": field["range"]}
        for field in card["permanent_contacts"]
    ]
