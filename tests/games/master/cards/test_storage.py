"""Every storage location: what fits, how much, and that it comes back."""

from typing import Any

import pytest

from tests.games.master.cards.facts import (
    HELD,
    answer,
    change,
    each,
    effect,
    has,
    lay,
    place,
    produced,
    total,
    units,
    with_effect,
)
from tests.table import asked, holds, offered, play, why_not

STORING = with_effect("store")


def slots() -> list[Any]:
    """Give every good of every slot: card, number of the slot, good and how many fit."""
    return [
        pytest.param(id, number, good, slot["max"], id=f"{id}-{good}")
        for id in STORING
        for number, slot in enumerate(effect(id)["gain"]["slots"], 1)
        for good in slot["goods"]
    ]


def into(id: str, number: int) -> str:
    """Name a slot as a move does."""
    return f"{id}/{number}" if number > 1 else id


@pytest.mark.parametrize(("id", "number", "good", "most"), slots())
def test_a_slot_takes_its_goods_up_to_its_limit(
    id: str, number: int, good: str, most: int | None
) -> None:
    """MS-17.2, MS-20.5.6, MS-20.1.9: one by one up to the limit, the next is refused."""
    # given: another slot that stays open, so that the question stays
    fits = 9 if most is None else most
    spare = "worker" if good != "worker" else "brick"
    other = "ruined_library" if id == "thieves_den" else "thieves_den"
    move = f"1: store {good}@{into(id, number)}"
    lines = (f"1 goods {fits + 1} {good} {spare}", f"1 state {id} {other}", "phase clean_up")
    position = lay(id, *lines)
    # when
    for _ in range(fits):
        assert why_not(position, move) == ""
        play(position, move)
    # then
    refused = "" if most is None else "not_an_option MS-21.31"
    assert why_not(position, move) == refused
    play(position, "1: done")
    assert units(place(position, 1, id)["stored"]) == {good: fits}
    assert "stored" not in place(position, 1, other)
    holds(position, "1 goods = nothing")


@pytest.mark.parametrize(("id", "number", "good", "most"), slots())
def test_all_of_a_good_is_as_much_as_fits(
    id: str, number: int, good: str, most: int | None
) -> None:
    """MS-17.2, MS-17.6: storing all of it fills the slot; the rest is lost."""
    # given
    position = lay(id, f"1 goods 7 {good}", f"1 state {id}", "phase clean_up")
    # when
    play(position, f"1: store all {good}@{into(id, number)}")
    # then
    assert units(place(position, 1, id)["stored"]) == {good: 7 if most is None else most}
    assert asked(position) == "pick_card"
    holds(position, "1 goods = nothing")


@pytest.mark.parametrize("id", each(STORING))
def test_it_takes_the_listed_goods_and_no_others(id: str) -> None:
    """MS-17.2, MS-17.3: ammo and universal contacts fit no slot that does not name them."""
    # when
    position = lay(id, f"1 state {id}", f"1 goods {' '.join(HELD)}", "phase clean_up")
    # then
    listed = {
        f"store {good}@{into(id, number)}"
        for number, slot in enumerate(effect(id)["gain"]["slots"], 1)
        for good in slot["goods"]
    }
    assert set(offered(position, 1)) == listed | {"done"}


@pytest.mark.parametrize("id", each(STORING))
def test_stored_goods_come_back_in_the_next_production(id: str) -> None:
    """MS-17.9, MS-5.1.4, MS-2.4.6: they return once and do not stay on the location."""
    # given
    slot = effect(id)["gain"]["slots"][0]
    goods = dict.fromkeys(slot["goods"][:2], 1)
    position = lay(
        id,
        f"1 state {id}",
        f"1 goods {' '.join(goods)} 2 ammo",
        "2 goods 3 brick",
        "phase clean_up",
    )
    # when
    for good in goods:
        play(position, f"1: store {good}@{id}")
    if asked(position) == "store_goods":
        play(position, "1: done")
    assert units(place(position, 1, id)["stored"]) == goods
    answer(position, "pick_card")
    # then
    picks = {"card": 2}
    expected = total(goods, produced("new_york", [], []), picks)
    assert change({}, has(position, 1)) == expected
    assert change({}, has(position, 2)) == total(produced("mutants_union", [], []), picks)
    assert place(position, 1, id) == {"card": id}


@pytest.mark.parametrize("id", each(STORING))
def test_storing_may_be_declined_and_a_ruin_stores_nothing(id: str) -> None:
    """MS-17.2, MS-10.4.2: nothing has to be stored; a ruin asks nothing."""
    # given
    good = effect(id)["gain"]["slots"][0]["goods"][0]
    position = lay(id, f"1 state {id}", f"1 goods 2 {good}", "phase clean_up")
    ruin = lay(id, f"1 state {id}+ruin", f"1 goods 2 {good}", "phase clean_up")
    # when
    assert asked(position) == "store_goods"
    play(position, "1: done")
    # then
    assert place(position, 1, id) == {"card": id}
    assert asked(ruin) == "pick_card"
    holds(position, "1 goods = nothing")
    holds(ruin, "1 goods = nothing")


def test_thieves_den_keeps_its_two_slots_apart() -> None:
    """MS-17.2, MS-17.4: two resources of any kind and two workers, never four of one."""
    # given
    position = lay(
        "thieves_den", "1 state thieves_den", "1 goods 3 worker gun 2 iron", "phase clean_up"
    )
    # when
    play(position, "1: store gun@thieves_den", "1: store iron@thieves_den")
    assert why_not(position, "1: store iron@thieves_den") == "not_an_option MS-21.31"
    play(position, "1: store all worker@thieves_den/2")
    # then
    stored = units(place(position, 1, "thieves_den")["stored"])
    assert stored == {"gun": 1, "iron": 1, "worker": 2}


def test_crossing_fills_when_it_is_built_and_keeps_three() -> None:
    """MS-17.2, MS-8.1.7: Crossing brings four grey contacts, of which three can wait."""
    # given
    position = lay("crossing", "1 hand crossing", "1 goods 2 contact_grey", "2 passed")
    # when
    play(position, "1: build crossing", "1: pass", "1: store all contact_grey@crossing")
    answer(position, "pick_card")
    # then
    assert has(position, 1)["contact_grey"] == 3 + 1


def test_hibernation_chambers_keep_any_number_of_workers() -> None:
    """MS-17.2: a slot without a limit takes everything."""
    # given
    position = lay(
        "hibernation_chambers",
        "1 hand hibernation_chambers",
        "1 goods contact_grey 20 worker",
        "2 passed",
    )
    # when
    play(position, "1: build hibernation_chambers", "1: pass")
    play(position, "1: store all worker@hibernation_chambers")
    answer(position, "pick_card")
    # then
    assert has(position, 1)["worker"] == 20 + 4 + 3
