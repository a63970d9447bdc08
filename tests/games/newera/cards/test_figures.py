"""Distance, defence, types, spoils and agreement of each location against the facts."""

from collections import Counter

import pytest

from tests.games.newera.box import table
from tests.games.newera.cards.facts import (
    BASE,
    LOCATIONS,
    alone,
    amount,
    each,
    gained,
    goods,
    has,
    line,
    others,
)
from tests.games.newera.era import offered, play

FOREIGN = "1 hand punks_ne punks_ne"


@pytest.mark.parametrize("id", each())
@pytest.mark.parametrize(
    ("move", "token"),
    [("conquer", "conquest"), ("negotiate", "negotiation"), ("incorporate", "incorporation")],
)
def test_distance(id: str, move: str, token: str) -> None:
    """NE-2.3.1, NE-8.1.4: reached by its distance, and not by a point less."""
    distance = LOCATIONS[id]["distance"]
    host = "1 state hunters" if id != "hunters" else "1 state rifle"
    for range in (1, 2, 3):
        p = alone(f"1 hand {id}", f"1 pool {token}{range}", host)
        assert (f"{move} {id}" in offered(p, 1)) == (range >= distance)
    assert (f"{move} {id}" in offered(alone(f"1 hand {id}", host), 1)) == (distance == 0)


@pytest.mark.parametrize("id", each())
def test_defence(id: str) -> None:
    """NE-2.3.1, NE-22.3: against conquest and, where it has a blue field, for agreements."""
    fact = LOCATIONS[id]
    for range in (2, 3, 4, 5):
        p = table(f"1 pool conquest{range} negotiation{range}", f"2 state {id}")
        assert ("attack 2" in offered(p, 1)) == (range >= fact["defence"])
        possible = range >= fact["defence"] and fact["defence_bonus"] is None
        assert (f"agree 2.{id}" in offered(p, 1)) == possible


@pytest.mark.parametrize("id", each())
def test_types(id: str) -> None:
    """NE-2.3.5, NE-12.2, NE-12.4, NE-12.5: which of all other cards may take its place."""
    mine = set(LOCATIONS[id]["types"])
    p = alone("1 pool redevelopment", f"1 state {id}", "1 hand " + " ".join(others(id)))
    expected = set()
    for other in others(id):
        theirs = set(LOCATIONS[other]["types"])
        if mine and theirs and other != "foundation" and (mine & theirs or id == "foundation"):
            expected.add(f"redevelop {other}")
    assert {text for text in offered(p, 1) if text.startswith("redevelop")} == expected


@pytest.mark.parametrize("id", each())
def test_spoils_of_a_tucked_card(id: str) -> None:
    """NE-6.7: cashed in production."""
    p = alone(f"1 spoils {id}", "phase production")
    assert gained(p, f"1: cash {id}") == amount(goods(LOCATIONS[id]["spoils"]))


@pytest.mark.parametrize("id", each())
def test_spoils_and_compensation_of_a_conquest(id: str) -> None:
    """NE-9.3.1, NE-9.3.2, NE-11.10: the attacker the red field, the defender the blue one."""
    # given
    p = table("1 pool conquest5", f"2 state {id}", FOREIGN)
    before, theirs = has(p), has(p, 1)
    # when
    play(p, "1: attack 2")
    # then
    mine = has(p)
    mine.subtract(before)
    expected = amount(goods(LOCATIONS[id]["spoils"]))
    expected["conquest5"] -= 1
    assert +mine + Counter() == +expected
    after = has(p, 1)
    after.subtract(theirs)
    received = Counter({good: n for good, n in after.items() if n})
    # Goods that were stored on the card, and what its own feature saw, come on top.
    stock = [
        good
        for effect in LOCATIONS[id]["effects"]
        if effect["form"] == "stock"
        for good in effect["goods"]
    ]
    compensation = amount(goods(LOCATIONS[id]["agreement"])) + goods(stock)
    if id == "tank":
        compensation["points"] += 1
    assert received == compensation


@pytest.mark.parametrize("id", each())
def test_agreement_of_a_tucked_card(id: str) -> None:
    """NE-6.4, NE-2.3.2: a defensive location has no blue field and is not tucked."""
    if LOCATIONS[id]["defence_bonus"]:
        p = alone("1 pool negotiation3", f"1 hand {id}", "1 state hunters")
        play(p, f"1: negotiate {id}")
        assert p.players[0].deals == []
        assert LOCATIONS[id]["agreement"] is None
        return
    p = alone(f"1 deals {id}", "phase production")
    received = has(p)
    received.subtract(BASE)
    assert +received == amount(goods(LOCATIONS[id]["agreement"]))


@pytest.mark.parametrize(
    "id", [one for one in each() if not LOCATIONS[one.id or ""]["defence_bonus"]]
)
def test_agreement_with_an_opponent(id: str) -> None:
    """NE-10.4: the same goods, at once."""
    p = table("1 pool negotiation5", f"2 state {id}")
    received = gained(p, f"1: agree 2.{id}")
    received["negotiation5"] += 1
    assert +received == amount(goods(LOCATIONS[id]["agreement"]))
    assert line(goods(LOCATIONS[id]["agreement"]))


@pytest.mark.parametrize("id", each())
def test_a_location_counts_one(id: str) -> None:
    """NE-8.5.1: whatever it is."""
    p = alone(f"1 state {id}")
    assert has(p)["points"] == 0
    assert len(p.players[0].state) == 1
