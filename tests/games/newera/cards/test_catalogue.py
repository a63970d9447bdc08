"""Names, copies and origin of every card, and the figures of instants and factions."""

from typing import Any

import pytest

from tests.games.newera.box import RULES, holds, table
from tests.games.newera.cards.facts import (
    CONTACTS,
    FACTIONS,
    FACTS,
    INSTANTS,
    LOCATIONS,
    goods,
    line,
    word,
)
from tests.games.newera.era import play

CARDS: dict[str, dict[str, Any]] = {str(card["id"]): card for card in RULES.cards_data()}
OWN = {id: card for id, card in CARDS.items() if card["set"] != "merged"}


def test_the_counts() -> None:
    """NE-C.1: what the facts say of themselves, and the ruleset of its cards."""
    counts = FACTS["counts"]
    assert sum(fact["copies"] for fact in LOCATIONS.values()) == counts["locations"] == 86
    assert sum(fact["copies"] for fact in INSTANTS.values()) == counts["instants"] == 14
    assert len(FACTIONS) == counts["factions"] == 5
    assert sum(len(fact["contact_actions"]) for fact in FACTIONS.values()) == 20
    assert RULES.sets() == {
        "locations": 86,
        "contacts": 14,
        "leaders": 0,
        "permanent_contacts": 20,
        "factions": 5,
    }
    assert set(OWN) == {*LOCATIONS, *INSTANTS, *FACTIONS}


@pytest.mark.parametrize("id", [*LOCATIONS, *INSTANTS, *FACTIONS])
def test_name_copies_and_origin(id: str) -> None:
    fact = {**LOCATIONS, **INSTANTS, **FACTIONS}[id]
    card = CARDS[id]
    assert card["names"] == {"en": fact["name"], "de": fact["name_de"]}
    assert card["copies"] == fact.get("copies", 1)
    assert card["origin"] == fact["origin"]


@pytest.mark.parametrize("id", LOCATIONS)
def test_figures_as_data(id: str) -> None:
    """NE-2.3.1: what the card browser gets."""
    fact, card = LOCATIONS[id], CARDS[id]
    assert card["kind"] == fact["kind"].replace("_", " ")
    assert (card["distance"], card["defence"]) == (fact["distance"], fact["defence"])
    assert card["defends"] == (fact["defence_bonus"] or 0)
    assert set(card["types"]) == {word(type) for type in fact["types"]}
    assert card["spoils"] == [word(good) for good in fact["spoils"]]
    assert card["deal"] == [word(good) for good in fact["agreement"] or []]


GOODS = ["scrap", "weapons", "fuel", "bm", "uni", "worker", "redev", "def(1)", "def(3)"]
GOODS += [f"{kind}({range})" for kind in ("conq", "coop", "ucon") for range in (1, 2, 3, 4, 5)]
GOODS += ["inc(1)", "inc(2)", "inc(3)"]


@pytest.mark.parametrize("good", GOODS)
def test_goods_lie_in_a_pool(good: str) -> None:
    """NE-21.1.1, NE-2.1.5, NE-2.1.7, NE-2.1.12: every good but cards and VP."""
    p = table(f"1 pool 2 {word(good)}")
    holds(p, f"1 pool = 2 {word(good)}")


def test_the_facts_name_no_other_goods() -> None:
    """NE-21.1.1, NE-2.1.9: what cards show as spoils or agreement."""
    shown = {
        good for fact in LOCATIONS.values() for good in fact["spoils"] + (fact["agreement"] or [])
    }
    assert shown <= {*GOODS, "card", "vp(1)", "vp(2)", "vp(3)", "vp(5)"}


@pytest.mark.parametrize("id", INSTANTS)
def test_instants(id: str) -> None:
    """NE-22.5, NE-14.1, NE-14.2: every part of every instant."""
    fact = INSTANTS[id]
    for part in range(len(fact["parts"])):
        p = table(f"1 hand {id}", f"1 pool defence1 {line(goods(fact['price']))}")
        play(p, f"1: instant {id}")
        if len(fact["parts"]) > 1:
            play(p, f"1: part {part + 1}")
        holds(p, f"1 pool = defence1 {line(goods(fact['parts'][part]))}")


@pytest.mark.parametrize(
    ("id", "field"),
    [
        pytest.param(id, action, id=action["id"])
        for id, fact in FACTIONS.items()
        for action in fact["contact_actions"]
    ],
)
def test_faction_fields(id: str, field: dict[str, Any]) -> None:
    """NE-22.4: cost and range of all 20 fields."""
    cost = line(goods(field["cost"]))
    if field["contact"] == "redevelopment":
        p = table(f"1 faction {id}", f"1 pool {cost}", "1 state fuel_tank_ne", "1 hand tank")
        play(p, "1: redevelop tank")
        holds(p, "1 pool = nothing", "1 state = tank", "1 fields = redevelopment")
        return
    kind = CONTACTS[field["contact"]]
    p = table(f"1 faction {id}", f"1 pool {cost}")
    play(p, f"1: take_token {kind}")
    holds(p, f"1 pool = {kind}{field['range']}", f"1 fields = {kind}")


@pytest.mark.parametrize("id", FACTIONS)
def test_base_production(id: str) -> None:
    """NE-22.4, NE-6.3."""
    p = table(f"1 faction {id}", "phase production")
    holds(p, f"1 pool = {line(goods(FACTIONS[id]['production']))}")
