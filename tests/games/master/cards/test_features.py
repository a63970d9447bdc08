"""Every feature: what it does on deals and razes, and at which tally it fires."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.games.master.cards.facts import (
    BOARDS,
    LOCATIONS,
    RESOURCES,
    Goods,
    change,
    each,
    effect,
    giving,
    has,
    lay,
    place,
    produced,
    total,
    with_effect,
    with_kind,
)
from tests.table import asked, play

ON_DEAL = with_effect("deal") + with_effect("deal_or_raze")
ON_RAZE = with_effect("raze") + with_effect("deal_or_raze")
ON_TALLY = with_effect("tally")
COUNTS = {id: effect(id)["condition"]["counted"] for id in ON_TALLY}
EVENTS = ("deal", "raze_from_hand", "raze_a_rival")


def happen(position: MasterPosition, event: str) -> None:
    """Let seat 1 make a deal, raze from the hand or raze a rival's School."""
    moves = {
        "deal": "1: deal school",
        "raze_from_hand": "1: raze school",
        "raze_a_rival": "1: raze 2.school",
    }
    play(position, moves[event])


def plainly(event: str) -> Goods:
    """Say what these events give and take without any feature."""
    return {
        "deal": {"contact_blue": -1, "card": -1, "worker": 1},
        "raze_from_hand": {"contact_red": -1, "card": -1, "worker": 2},
        "raze_a_rival": {"contact_red": -3, "worker": 2},
    }[event]


def feature_gain(id: str, event: str) -> Goods:
    """Say what a location adds to an event of its owner."""
    reacts = id in (ON_DEAL if event == "deal" else ON_RAZE)
    goods: Goods = effect(id)["gain"]["goods"] if reacts else {}
    return goods


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("id", each(id for id in LOCATIONS if id != "armored_car"))
def test_what_it_adds_to_an_event_of_its_owner(id: str, event: str) -> None:
    """MS-20.1.5, MS-20.1.6, MS-20.1.7, MS-9.3: the features that wait for it give their gain."""
    # given
    position = lay(
        id,
        f"1 state {id}",
        "1 hand school",
        "1 goods contact_blue 3 contact_red",
        "2 state school",
    )
    before = has(position, 1)
    # when
    happen(position, event)
    # then
    assert change(before, has(position, 1)) == total(plainly(event), feature_gain(id, event))
    assert place(position, 1, id) == {"card": id}


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("id", each(sorted({*ON_DEAL, *ON_RAZE})))
def test_features_of_others_and_ruins_do_not_react(id: str, event: str) -> None:
    """MS-20.4.2, MS-10.4.2: only standing locations react, and only to events of their owner."""
    # given
    goods = "1 goods contact_blue 3 contact_red"
    foreign = lay(id, "1 hand school", goods, f"2 state {id} school")
    fallen = lay(id, f"1 state {id}+ruin", "1 hand school", goods, "2 state school")
    # when
    before = has(foreign, 1)
    happen(foreign, event)
    happen(fallen, event)
    # then
    amends = {"worker": 1} if event == "raze_a_rival" else {}
    assert change({}, has(foreign, 2)) == amends
    assert change(before, has(foreign, 1)) == plainly(event)
    assert change(before, has(fallen, 1)) == plainly(event)


@pytest.mark.parametrize("id", each(id for id in ON_DEAL + ON_RAZE if LOCATIONS[id]["copies"] > 1))
def test_two_copies_react_both(id: str) -> None:
    """MS-20.4.1: copies of the same name each give their gain."""
    # given
    event = "deal" if id in ON_DEAL else "raze_from_hand"
    position = lay(id, f"1 state {id} {id}", "1 hand school", "1 goods contact_blue contact_red")
    before = has(position, 1)
    # when
    happen(position, event)
    # then
    gained = effect(id)["gain"]["goods"]
    assert change(before, has(position, 1)) == total(plainly(event), gained, gained)


@pytest.mark.parametrize("id", each(sorted({*ON_DEAL, *ON_RAZE})))
def test_compensation_and_paying_a_deal_are_no_deals(id: str) -> None:
    """MS-20.4.3, MS-10.2.5: being razed, or giving up a deal, is not making one."""
    # given
    razed = lay(id, "turn 2", "2 goods 3 contact_red", f"1 state {id} quarry")
    payer = lay(id, f"1 state {id} hideout", "1 deals school")
    # when
    play(razed, "2: raze 1.quarry")
    play(payer, "1: use hideout")
    # then
    assert change({}, has(razed, 1)) == {"brick": 1}
    assert change({}, has(payer, 1)) == {"vp": 1}


def fired(id: str, number: int) -> Goods:
    """Produce so many of the goods a threshold counts; return what board and deals do not give."""
    counted = COUNTS[id]
    board, made = meagre_board(id)
    missing = number - made
    deals = giving("ammo", 1)
    for i, good in enumerate(counted):
        deals += giving(good, missing // len(counted) + (i < missing % len(counted)))
    position = lay(
        id,
        f"1 faction {board}",
        f"1 state {id}",
        f"1 deals {' '.join(deals)}",
        "phase production",
    )
    return change(produced(board, deals, []), has(position, 1))


def meagre_board(id: str) -> tuple[str, int]:
    """Name the board that makes fewest of what a threshold counts, and how many these are."""
    made = {
        name: sum(fact["production"].get(good, 0) for good in COUNTS[id])
        for name, fact in BOARDS.items()
    }
    return min(made.items(), key=lambda entry: entry[1])


@pytest.mark.parametrize("id", each(ON_TALLY))
def test_threshold_is_just_met(id: str) -> None:
    """MS-5.1.9, MS-5.2.3, MS-20.1.8, MS-20.2.1: exactly the named number of goods is enough."""
    assert fired(id, effect(id)["condition"]["at_least"]) == effect(id)["gain"]["goods"]


@pytest.mark.parametrize("id", each(ON_TALLY))
def test_threshold_is_missed_by_one(id: str) -> None:
    """MS-5.2.2, MS-5.2.3, MS-20.2.1: one good fewer gives nothing, and ammo does not stand in."""
    assert fired(id, effect(id)["condition"]["at_least"] - 1) == {}


@pytest.mark.parametrize("id", each(ON_TALLY))
def test_threshold_is_exceeded(id: str) -> None:
    """MS-5.2.3, MS-20.6.2: however far it is exceeded, it gives its gain once a phase."""
    assert fired(id, 2 * effect(id)["condition"]["at_least"]) == effect(id)["gain"]["goods"]


@pytest.mark.parametrize("id", each(ON_TALLY))
def test_threshold_ignores_other_phases(id: str) -> None:
    """MS-5.2.5, MS-8.1.6: goods gained by deals in the action phase do not make it fire."""
    # given
    rule = effect(id)["condition"]
    hand = giving(rule["counted"][0], rule["at_least"])
    position = lay(
        id, f"1 state {id}", f"1 hand {' '.join(hand)}", "1 goods 15 contact_blue", "2 passed"
    )
    # when
    for card in hand:
        play(position, f"1: deal {card}")
    # then
    price = sum(LOCATIONS[card]["distance"] for card in hand)
    gained = total({"contact_blue": 15 - price}, {rule["counted"][0]: len(hand)})
    assert change({}, has(position, 1)) == gained


@pytest.mark.parametrize("id", each(id for id in ON_TALLY if set(COUNTS[id]) <= set(RESOURCES)))
def test_stored_goods_come_back_without_counting(id: str) -> None:
    """MS-5.1.4, MS-5.2.1: what storage returns was not gained in this phase."""
    # given
    good = COUNTS[id][-1]
    board, made = meagre_board(id)
    store = f"ruined_library+stored:{good}:{good} underground_warehouse+stored:{good}:{good}"
    assert made < effect(id)["condition"]["at_least"] <= made + 4
    # when
    position = lay(id, f"1 faction {board}", f"1 state {id} {store}", "phase production")
    # then
    assert change(produced(board, [], []), has(position, 1)) == {good: 4}


@pytest.mark.parametrize("id", each(with_kind("feature")))
def test_features_ask_for_nothing_in_production(id: str) -> None:
    """MS-5.1.2, MS-20.6.3: no feature makes its owner decide anything in the production phase."""
    # when
    position = lay(id, f"1 state {id}", "2 state school", "phase production")
    # then
    assert asked(position) == "turn"
    assert place(position, 1, id) == {"card": id}
