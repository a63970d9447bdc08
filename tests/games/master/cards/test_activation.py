"""Every action location is activated: cost, gain, number of uses and what is refused."""

import pytest

from tests.games.master.cards.facts import (
    HELD,
    LOCATIONS,
    RESOURCES,
    Goods,
    answer,
    change,
    each,
    effect,
    has,
    lay,
    minus,
    pairs,
    place,
    player_of,
    purse,
    times,
    total,
    units,
    with_effect,
    with_kind,
)
from tests.table import asked, holds, offered, play, why_not

ACTIONS = with_effect("activate")
PLAIN = with_effect("activate", "goods")
TWICE = [id for id in PLAIN if effect(id)["limit"]["per_round"] == 2]
ONCE = [id for id in PLAIN if id not in TWICE]
WITH_RESOURCE = [id for id in PLAIN if set(effect(id)["cost"]) & set(RESOURCES)]
WITH_ANY = [id for id in PLAIN if "any_resource" in effect(id)["cost"]]
WITH_CONTACT = [id for id in PLAIN if {"contact_red", "contact_blue"} & set(effect(id)["cost"])]
WITH_DEAL = [id for id in PLAIN if "own_deal" in effect(id)["cost"]]

QUESTIONS = ("payment", "pay_card", "pay_deal")


def supply(cost: Goods, resource: str = "iron") -> Goods:
    """Say which goods of the supply pay a cost, any resource being one of these."""
    goods = {good: n for good, n in cost.items() if good in HELD}
    return total(goods, {resource: cost.get("any_resource", 0)})


def means(cost: Goods) -> list[str]:
    """Give exactly what pays a cost: goods, hand cards and deals."""
    hand = ["church", "church", "museum"][: cost.get("card", 0)]
    deals = ["school", "school", "school"][: cost.get("own_deal", 0)]
    return [*purse(1, supply(cost)), f"1 hand {' '.join(hand)}", f"1 deals {' '.join(deals)}"]


def paid(cost: Goods) -> Goods:
    """Say what a payer has less of, hand cards included."""
    return minus(total(supply(cost), {"card": cost.get("card", 0)}))


@pytest.mark.parametrize("id", each(PLAIN))
def test_activation_takes_its_cost_and_gives_its_gain(id: str) -> None:
    """MS-12.1.1, MS-7.11, MS-20.5.1: the exact cost lies on the location, the gain is received."""
    # given
    rule = effect(id)
    position = lay(id, f"1 state {id}", *means(rule["cost"]))
    before = has(position, 1)
    # when
    play(position, f"1: use {id}")
    answer(position, *QUESTIONS)
    # then
    assert change(before, has(position, 1)) == total(paid(rule["cost"]), rule["gain"]["goods"])
    found = place(position, 1, id)
    assert found["uses"] == 1
    assert units(found.get("spent", [])) == supply(rule["cost"])
    assert player_of(position, 1)["deals"] == []
    assert change({}, has(position, 2)) == {}


@pytest.mark.parametrize("id", each(PLAIN))
def test_activations_in_separate_actions_are_counted(id: str) -> None:
    """MS-12.1.2, MS-12.1.3, MS-20.6.1: as often as the card says in a round, and no more."""
    # given
    rule = effect(id)
    uses = rule["limit"]["per_round"]
    position = lay(id, f"1 state {id}", *means(times(uses + 1, rule["cost"])), "2 passed")
    before = has(position, 1)
    # when
    for _ in range(uses):
        assert why_not(position, f"1: use {id}") == ""
        play(position, f"1: use {id}")
        answer(position, *QUESTIONS)
        if asked(position) in ("activate_again", "place_shield"):
            play(position, "1: done")
    # then
    assert why_not(position, f"1: use {id}") == "used_up MS-12.1.2"
    gained = times(uses, rule["gain"]["goods"])
    assert change(before, has(position, 1)) == total(paid(times(uses, rule["cost"])), gained)
    assert place(position, 1, id)["uses"] == uses


@pytest.mark.parametrize("id", each(TWICE))
def test_two_activations_in_one_action(id: str) -> None:
    """MS-12.1.3, MS-21.16: the second is offered at once, each pays in full, a third is not."""
    # given
    rule = effect(id)
    position = lay(id, f"1 state {id}", *means(times(3, rule["cost"])))
    before = has(position, 1)
    # when
    play(position, f"1: use {id}")
    answer(position, *QUESTIONS)
    assert offered(position, 1) == ["again", "done"]
    assert change(before, has(position, 1)) == total(paid(rule["cost"]), rule["gain"]["goods"])
    play(position, "1: again")
    answer(position, *QUESTIONS)
    # then
    gained = times(2, rule["gain"]["goods"])
    assert change(before, has(position, 1)) == total(paid(times(2, rule["cost"])), gained)
    assert units(place(position, 1, id).get("spent", [])) == supply(times(2, rule["cost"]))
    holds(position, "to act = 2")


@pytest.mark.parametrize("id", each(ONCE))
def test_a_single_activation_offers_no_second(id: str) -> None:
    """MS-12.1.2, MS-21.16: a card that is not for two uses ends the action after one."""
    # given
    position = lay(id, f"1 state {id}", *means(times(3, effect(id)["cost"])))
    # when
    play(position, f"1: use {id}")
    answer(position, *QUESTIONS, "place_shield")
    # then
    holds(position, "to act = 2")
    assert place(position, 1, id)["uses"] == 1


@pytest.mark.parametrize(("id", "good"), pairs(lambda id: effect(id)["cost"], ACTIONS))
def test_one_unit_of_the_cost_is_missing(id: str, good: str) -> None:
    """MS-6.4, MS-7.3, MS-7.4, MS-7.5: plenty of everything else does not make up for one unit."""
    # given
    cost = effect(id)["cost"]
    standing_in = {
        **{key: [good, "ammo"] for key in RESOURCES},
        "any_resource": [*RESOURCES, "ammo"],
        "contact_red": [good, "contact_universal"],
        "contact_blue": [good, "contact_universal"],
    }.get(good, [good])
    plenty = dict.fromkeys([other for other in HELD if other not in standing_in], 5)
    short = {key: n for key, n in cost.items() if key not in plenty}
    # when
    missing = lay(id, f"1 state {id}", *means(total(plenty, short, {good: -1})))
    enough = lay(id, f"1 state {id}", *means(total(plenty, short)))
    # then
    assert why_not(missing, f"1: use {id}") == "cost MS-6.4"
    assert why_not(enough, f"1: use {id}") != "cost MS-6.4"


@pytest.mark.parametrize("id", each(WITH_RESOURCE))
def test_ammo_pays_the_resources_of_the_cost(id: str) -> None:
    """MS-7.3, MS-20.3.1, MS-2.1.2: each unit of a resource may be ammo; one too few is refused."""
    # given
    rule = effect(id)
    needed = sum(n for good, n in rule["cost"].items() if good in RESOURCES)
    rest = {good: n for good, n in rule["cost"].items() if good not in RESOURCES}
    position = lay(id, f"1 state {id}", *means(total(rest, {"ammo": needed})))
    short = lay(id, f"1 state {id}", *means(total(rest, {"ammo": needed - 1})))
    # when
    play(position, f"1: use {id}")
    # then
    assert units(place(position, 1, id)["spent"]) == total(rest, {"ammo": needed})
    assert change({}, has(position, 1)) == rule["gain"]["goods"]
    assert why_not(short, f"1: use {id}") == "cost MS-6.4"


@pytest.mark.parametrize("resource", [*RESOURCES, "ammo"])
@pytest.mark.parametrize("id", each(WITH_ANY))
def test_any_resource_pays(id: str, resource: str) -> None:
    """MS-7.7, MS-20.3.2: every basic resource will do, and ammo."""
    # given
    rule = effect(id)
    position = lay(id, f"1 state {id}", *purse(1, supply(rule["cost"], resource)))
    # when
    play(position, f"1: use {id}")
    # then
    assert units(place(position, 1, id)["spent"]) == supply(rule["cost"], resource)
    assert change({}, has(position, 1)) == rule["gain"]["goods"]


@pytest.mark.parametrize("id", each(WITH_CONTACT))
def test_universal_contacts_pay_the_contacts_of_the_cost(id: str) -> None:
    """MS-7.4, MS-20.3.4: a universal contact stands for the colour of the cost."""
    # given
    rule = effect(id)
    position = lay(id, f"1 state {id}", "1 goods contact_universal")
    # when
    play(position, f"1: use {id}")
    # then
    assert place(position, 1, id)["spent"] == ["contact_universal"]
    assert change({}, has(position, 1)) == rule["gain"]["goods"]


@pytest.mark.parametrize("id", each(WITH_DEAL))
def test_the_deal_paid_is_chosen_and_discarded(id: str) -> None:
    """MS-7.9, MS-20.3.6, MS-12.1.4: the payer names the deal; it goes to the discard pile."""
    # given
    position = lay(id, f"1 state {id}", "1 deals church school motel", "1 goods worker")
    # when
    play(position, f"1: use {id}")
    assert set(offered(position, 1)) == {"end church", "end school", "end motel"}
    play(position, "1: end school")
    # then
    holds(position, "1 deals = church motel", "discard = school")
    assert place(position, 1, id)["uses"] == 1


@pytest.mark.parametrize("id", each(ACTIONS))
def test_a_used_location_is_fresh_in_the_next_round(id: str) -> None:
    """MS-17.6, MS-17.7: clean-up takes the goods off it and forgets its uses."""
    # given
    uses = effect(id)["limit"]["per_round"]
    # when
    position = lay(id, f"1 state {id}+used:{uses}+spent:worker", "phase clean_up")
    answer(position, "pick_card")
    # then
    assert place(position, 1, id) == {"card": id}
    assert why_not(position, f"1: use {id}") != "used_up MS-12.1.2"


@pytest.mark.parametrize("id", each(with_kind("production", "open_production", "feature")))
def test_other_kinds_cannot_be_activated(id: str) -> None:
    """MS-12.1.1, MS-20.1.3: only action locations are activated."""
    # when
    position = lay(id, f"1 state {id}", *purse(1, dict.fromkeys(HELD, 5)))
    # then
    assert why_not(position, f"1: use {id}") == "no_action MS-12.1.1"


@pytest.mark.parametrize("id", each(ACTIONS))
def test_ruins_and_locations_of_rivals_cannot_be_activated(id: str) -> None:
    """MS-10.4.3, MS-12.1.1: a ruin does nothing, and nobody uses what stands elsewhere."""
    # when
    ruin = lay(id, f"1 state {id}+ruin", *purse(1, dict.fromkeys(HELD, 5)))
    foreign = lay(id, f"2 state {id}", *purse(1, dict.fromkeys(HELD, 5)))
    # then
    assert why_not(ruin, f"1: use {id}") == "ruin MS-10.4.3"
    assert not [move for move in offered(foreign, 1) if move.startswith("use ")]


def test_all_locations_of_kind_action_are_meant() -> None:
    """MS-2.3.5: exactly the action locations have something to activate."""
    assert with_kind("action") == ACTIONS
    assert all(LOCATIONS[id]["effect"]["limit"]["per_round"] in (1, 2) for id in ACTIONS)
