"""Every location in the production phase, and open productions visited by a rival."""

from typing import Any

import pytest

from tests.games.master.cards.facts import (
    BOARDS,
    LOCATIONS,
    Goods,
    answer,
    change,
    each,
    effect,
    giving,
    has,
    lay,
    output,
    place,
    player_of,
    produced,
    purse,
    showing,
    shown,
    total,
    with_bonus,
    with_effect,
    with_kind,
    words,
)
from tests.table import asked, holds, offered, play, why_not

OPEN = with_kind("open_production")
CHOOSING = with_effect("produce", "one_of")
BY_CATEGORY = with_effect("produce", "per_category")
BY_TALLY = with_effect("produce", "per_tally")


def options() -> list[Any]:
    """Give every option of every production location that leaves a choice."""
    return [
        pytest.param(id, option, id=f"{id}-{words(option)[2:]}")
        for id in CHOOSING
        for option in effect(id)["gain"]["options"]
    ]


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_production_phase_gives_its_output(id: str) -> None:
    """MS-5.1.1, MS-5.1.2, MS-20.1.1: production locations produce in addition to the board."""
    # given
    position = lay(id, f"1 state {id}", "2 goods worker", "phase production")
    # when
    answer(position, "produce_option")
    # then
    assert change({}, has(position, 1)) == produced("new_york", [], [id])
    assert has(position, 2)["worker"] == 1 + 3
    assert place(position, 1, id) == {"card": id}
    assert asked(position) == "turn"


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_its_ruin_produces_nothing(id: str) -> None:
    """MS-5.1.2, MS-10.4.2: a ruin neither produces nor counts."""
    # when
    position = lay(id, f"1 state {id}+ruin", "2 state school", "phase production")
    # then
    assert change({}, has(position, 1)) == produced("new_york", [], [])
    assert asked(position) == "turn"


@pytest.mark.parametrize(("id", "option"), options())
def test_choice_of_production(id: str, option: Goods) -> None:
    """MS-20.5.2, MS-5.1.6: exactly one of the options, chosen anew in each production phase."""
    # given
    position = lay(id, f"1 state {id}", "phase production")
    assert asked(position) == "produce_option"
    named = [f"choose {words(goods)[2:]}" for goods in effect(id)["gain"]["options"]]
    assert offered(position, 1) == named
    # when
    play(position, f"1: choose {words(option)[2:]}")
    # then
    assert change({}, has(position, 1)) == total(produced("new_york", [], []), option)


@pytest.mark.parametrize(("id", "option"), options())
def test_choice_when_it_is_built(id: str, option: Goods) -> None:
    """MS-20.5.2, MS-8.1.3: the builder chooses one option for the immediate production."""
    # given
    position = lay(id, f"1 hand {id}", "1 goods contact_grey")
    # when
    play(position, f"1: build {id}")
    assert asked(position) == "produce_option"
    play(position, f"1: choose {words(option)[2:]}")
    # then
    assert change({}, has(position, 1)) == option
    holds(position, f"1 state = {id}", "to act = 2")


@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("id", each(BY_CATEGORY))
def test_output_by_category(id: str, others: int) -> None:
    """MS-15.1, MS-15.2, MS-15.3: it counts itself and others up to its limit, but no ruins."""
    # given
    gain = effect(id)["gain"]
    *fillers, fallen, foreign = showing(gain["category"], others + 2, id, ("feature", "action"))
    state = [id, *fillers]
    # when
    position = lay(
        id, f"1 state {' '.join(state)} {fallen}+ruin", f"2 state {foreign}", "phase production"
    )
    # then
    count = shown(gain["category"], state, gain["max"])
    assert count == min(1 + others, gain["max"])
    expected = total(produced("new_york", [], []), {gain["good"]: count})
    assert change({}, has(position, 1)) == expected


@pytest.mark.parametrize("others", [0, 1, 4, 5])
@pytest.mark.parametrize("id", each(with_bonus("per_category")))
def test_bonus_by_category(id: str, others: int) -> None:
    """MS-15.1, MS-15.3, MS-20.5.3: the new location counts too, five give the most."""
    # given
    gain = LOCATIONS[id]["bonus"]["gain"]
    *state, foreign = showing(gain["category"], others + 1, id)
    position = lay(
        id,
        f"1 state {' '.join(state)}",
        f"2 state {foreign}",
        f"1 hand {id}",
        "1 goods 2 contact_grey",
    )
    # when
    play(position, f"1: build {id}")
    # then
    assert shown(gain["category"], [*state, id], 99) == 1 + others
    assert change({}, has(position, 1)) == {gain["good"]: min(1 + others, 5)}


@pytest.mark.parametrize("deals", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("id", each(BY_TALLY))
def test_output_by_tally(id: str, deals: int) -> None:
    """MS-5.1.8, MS-20.5.4, MS-5.2.1, MS-5.2.2: a point per good of this phase, three at most."""
    # given
    gain = effect(id)["gain"]
    good = gain["counted"]
    board = next(board for board, fact in BOARDS.items() if good not in fact["production"])
    signed = giving(good, deals) + giving("ammo", 1)
    # when
    position = lay(
        id,
        f"1 faction {board}",
        f"1 state {id} ruined_library+stored:{good}:{good}",
        f"1 deals {' '.join(signed)}",
        f"2 state {giving(good, 5)[-1]}",
        "phase production",
    )
    # then
    made = change({good: 2}, has(position, 1))
    assert made == produced(board, signed, [id])
    assert made.get("vp", 0) == min(deals, 3)


@pytest.mark.parametrize("id", each(OPEN))
def test_open_production_is_visited(id: str) -> None:
    """MS-13.1, MS-13.2, MS-13.3: a worker stays as guest; output to the visitor, 1 to the owner."""
    # given
    position = lay(id, "1 goods worker", f"2 state {id}")
    before = has(position, 1)
    # when
    play(position, f"1: visit 2.{id}")
    answer(position, "produce_option")
    # then
    assert change(before, has(position, 1)) == total(output(id, [id]), {"worker": -1})
    assert change({}, has(position, 2)) == {"worker": 1}
    assert place(position, 2, id) == {"card": id, "guest": True}
    assert player_of(position, 1)["state"] == []


@pytest.mark.parametrize("id", each(OPEN))
def test_open_production_is_visited_once_and_not_without_a_worker(id: str) -> None:
    """MS-13.2, MS-13.4: no worker, no visit; an occupied location takes no second guest."""
    # given
    poor = lay(id, "1 goods 2 ammo", f"2 state {id}")
    occupied = lay(id, "1 goods 2 worker", f"2 state {id}+guest")
    own = lay(id, "1 goods 2 worker", f"1 state {id}")
    passed = lay(id, "1 goods 2 worker", f"2 state {id}", "2 passed")
    # then
    assert why_not(poor, f"1: visit 2.{id}") == "cost MS-13.2"
    assert why_not(occupied, f"1: visit 2.{id}") == "occupied MS-13.4"
    assert why_not(own, f"1: visit 1.{id}") == "own_location MS-13.1"
    assert why_not(passed, f"1: visit 2.{id}") == "passed MS-6.7"


@pytest.mark.parametrize("id", each(OPEN))
def test_guest_leaves_in_clean_up(id: str) -> None:
    """MS-13.2, MS-17.6: the guest worker stays until clean-up only."""
    # when
    position = lay(id, *purse(1, {"worker": 1}), f"2 state {id}+guest", "phase clean_up")
    # then
    assert place(position, 2, id) == {"card": id}


@pytest.mark.parametrize("id", each(with_kind("production", "feature", "action")))
def test_other_kinds_cannot_be_visited(id: str) -> None:
    """MS-13.1, MS-2.3.5: only open productions take visitors."""
    # when
    position = lay(id, "1 goods 3 worker", f"2 state {id}")
    # then
    assert why_not(position, f"1: visit 2.{id}") == "not_open MS-13.1"
