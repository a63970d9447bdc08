"""Every location razed in a rival's state: its price, spoils and compensation."""

import pytest

from tests.games.master.cards.facts import (
    LOCATIONS,
    bonus,
    change,
    each,
    has,
    lay,
    minus,
    place,
    total,
    units,
    with_bonus,
)
from tests.table import holds, play, refusal, why_not

DEFENCE = {"production": 3, "open_production": 3, "feature": 4, "action": 5}
PRINTED = [id for id, fact in LOCATIONS.items() if "printed_shield" in fact.get("flags", [])]
UNSHIELDED = [id for id in LOCATIONS if id not in PRINTED]


def price(id: str) -> int:
    """Say what razing a location costs a rival: by its kind, one more if a shield is printed."""
    return DEFENCE[LOCATIONS[id]["kind"]] + (id in PRINTED)


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_razing_it_in_a_rivals_state(id: str) -> None:
    """MS-10.2.2, MS-10.2.3, MS-10.4.1: defence by its kind, spoils, deal good to the owner."""
    # given
    fact = LOCATIONS[id]
    position = lay(id, f"1 goods {price(id)} contact_red", f"2 state {id}")
    before = has(position, 1)
    # when
    play(position, f"1: raze 2.{id}")
    # then
    gained = total(units(fact["spoils"]), minus({"contact_red": price(id)}))
    assert change(before, has(position, 1)) == gained
    assert change({}, has(position, 2)) == {fact["deal"]: 1}
    holds(position, f"2 state = {id}+ruin", "discard = nothing", "2 deals = nothing")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_razing_it_with_one_red_contact_fewer_is_refused(id: str) -> None:
    """MS-10.2.2, MS-2.2.3, MS-2.5.3: 3 for the top row, 4 for the middle one, 5 for the bottom."""
    # given
    others = "5 contact_grey 5 contact_blue"
    # when
    position = lay(id, f"1 goods {price(id) - 1} contact_red {others}", f"2 state {id}")
    # then
    assert why_not(position, f"1: raze 2.{id}") == "contacts MS-10.2.2"
    found = refusal(position, f"1: raze 2.{id}")
    assert found is not None
    assert found.args == {"goods": {"contact_red": price(id)}, "have": price(id) - 1}


@pytest.mark.parametrize("id", each(UNSHIELDED))
def test_a_shield_on_it_costs_one_more(id: str) -> None:
    """MS-11.3, MS-10.2.4: a shield adds one to the defence and goes with the location."""
    # given
    short = lay(id, f"1 goods {price(id)} contact_red", f"2 state {id}+shield")
    position = lay(id, f"1 goods {price(id) + 1} contact_red", f"2 state {id}+shield")
    # when
    play(position, f"1: raze 2.{id}")
    # then
    assert why_not(short, f"1: raze 2.{id}") == "contacts MS-10.2.2"
    assert "contact_red" not in total(has(position, 1), minus(units(LOCATIONS[id]["spoils"])))
    holds(position, f"2 state = {id}+ruin")
    assert "shield" not in total(has(position, 2), {LOCATIONS[id]["deal"]: -1})


@pytest.mark.parametrize("id", each(PRINTED))
def test_a_printed_shield_takes_no_token(id: str) -> None:
    """MS-11.6, MS-11.3: it counts as shielded for good, so there is no second bonus."""
    # when
    position = lay(id, "1 goods shield", f"1 state {id} school")
    # then
    assert why_not(position, f"1: shield {id}") == "printed_shield MS-11.6"
    assert why_not(position, "1: shield school") == ""


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_it_is_safe_from_its_owner_from_passing_and_as_a_ruin(id: str) -> None:
    """MS-10.2.1, MS-6.7, MS-10.4.3: own locations, those of the passed and ruins stay."""
    # when
    own = lay(id, "1 goods 9 contact_red", f"1 state {id}")
    passed = lay(id, "1 goods 9 contact_red", f"2 state {id}", "2 passed")
    ruin = lay(id, "1 goods 9 contact_red", f"2 state {id}+ruin")
    # then
    assert why_not(own, f"1: raze 1.{id}") == "own_location MS-10.2.1"
    assert why_not(passed, f"1: raze 2.{id}") == "passed MS-6.7"
    assert why_not(ruin, f"1: raze 2.{id}") == "ruin MS-10.4.3"


@pytest.mark.parametrize("id", each(id for id in LOCATIONS if id != "armored_car"))
def test_armored_car_makes_razing_it_cheaper_by_one(id: str) -> None:
    """MS-20.9.4: with Armored Car every raze of a rival costs one red contact less."""
    # given
    lines = ("1 state armored_car", f"2 state {id}")
    position = lay(id, *lines, f"1 goods {price(id) - 1} contact_red", promos=True)
    short = lay(id, *lines, f"1 goods {price(id) - 2} contact_red", promos=True)
    # when
    play(position, f"1: raze 2.{id}")
    # then
    assert change({}, has(position, 1)) == units(LOCATIONS[id]["spoils"])
    assert why_not(short, f"1: raze 2.{id}") == "contacts MS-10.2.2"


@pytest.mark.parametrize("id", each(with_bonus("place")))
def test_goods_placed_on_it_stay_with_the_owner(id: str) -> None:
    """MS-10.2.4: placed goods go to the supply of the owner, who can lose them now."""
    # given
    goods = bonus(id, [id])
    marks = ":".join(good for good, n in goods.items() for _ in range(n))
    position = lay(id, "1 goods 4 contact_red", f"2 state {id}+placed:{marks}")
    # when
    play(position, f"1: raze 2.{id}")
    # then
    amends = {LOCATIONS[id]["deal"]: 1}
    assert change({}, has(position, 2)) == total(goods, amends)
    assert place(position, 2, id) == {"card": id, "ruin": True}
    assert change({}, has(position, 1)) == units(LOCATIONS[id]["spoils"])
