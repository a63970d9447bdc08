"""Constructing a location and what happens when one enters a state (MS-8.1, MS-8.2)."""

import pytest

from tests.table import asked, holds, offered, play, refusal, table, why_not


def test_only_location_cards_in_the_own_hand_are_built() -> None:
    """MS-8.1.1: neither a card of a rival nor a connection card can be built, in either way."""
    # given
    position = table(
        "1 goods 3 contact_grey brick development",
        "1 hand school merchants",
        "1 state boiler_room",
        "2 hand pub",
    )
    # then
    assert why_not(position, "1: build pub") == "not_in_hand MS-8.1.1"
    assert why_not(position, "1: develop pub") == "not_in_hand MS-8.1.1"
    assert why_not(position, "1: build merchants") == "connection MS-14.2.3"
    assert why_not(position, "1: develop merchants") == "connection MS-14.2.3"
    assert {"build school", "develop school"} <= set(offered(position, 1))
    # when
    play(position, "1: build school")
    # then
    holds(position, "1 state = boiler_room school", "1 hand = merchants")


def test_a_state_takes_any_number_of_locations_and_several_of_one_name() -> None:
    """MS-8.1.2: a third School beside two others and a dozen locations is no different."""
    # given
    position = table(
        "1 goods contact_grey",
        "1 hand school",
        "1 state school school archive arena assassin camp church clay_pit docks",
        "1 state corner_shop crossroads convoy confessor excavator factory",
    )
    # when
    play(position, "1: build school")
    # then
    assert [p.card for p in position.players[0].state].count(position.cards.numbers["school"]) == 3
    assert len(position.players[0].state) == 16


def test_a_location_produces_before_it_gives_its_bonus_and_the_reward_comes_last() -> None:
    """MS-8.1.3: laid, then production, then bonus, then the 1 VP of a development."""
    # given a producer that asks first and then draws, and one that asks in its bonus
    position = table(
        "1 goods contact_grey brick",
        "1 hand storehouse",
        "1 state suppliers",
        "deck exactly pub pub",
        expansion="winter",
        card_overrides={"storehouse": {"bonus": "card", "types": "ammo"}},
    )
    # when
    play(position, "1: develop storehouse")
    # then it lies there, and its production is asked before anything else is given
    holds(position, "1 state = storehouse", "1 goods = contact_grey", "1 hand = nothing")
    assert asked(position) == "produce_option"
    # when
    events = play(position, "1: choose gun")
    # then
    holds(position, "1 goods = contact_grey gun", "1 hand = pub", "1 vp = 1")
    assert [event.code for event in events] == ["gain", "gain", "draw", "gain"]
    assert [e.args["source"] for e in events if e.code == "gain"] == [
        "output",
        "bonus",
        "development",
    ]


def test_the_bonus_is_settled_before_the_reward_of_a_development() -> None:
    """MS-8.1.3: while the bonus still asks its question the 1 VP has not been gained."""
    # given
    position = table(
        "1 goods development",
        "1 hand suppliers",
        "1 state school",
        "2 state quarry docks",
        expansion="winter",
    )
    # when
    play(position, "1: develop suppliers")
    # then
    assert offered(position, 1) == ["name 2.quarry", "name 2.docks"]
    holds(position, "1 vp = 0")
    # when
    play(position, "1: name 2.docks")
    # then
    holds(position, "1 vp = 1", "1 goods = iron")


def test_only_production_locations_produce_when_built() -> None:
    """MS-8.1.3: both production kinds produce once; action locations and features do not."""
    # given
    position = table(
        "1 goods 6 contact_grey",
        "1 hand school quarry archive hunters",
        "2 passed",
    )
    # when School: 1 from production and 1 from its bonus
    play(position, "1: build school")
    holds(position, "1 goods = 2 worker 5 contact_grey")
    # when the open production Quarry: 1 from production, no bonus
    play(position, "1: build quarry")
    holds(position, "1 goods = brick 2 worker 4 contact_grey")
    # when the action location Archive and the feature Hunters: nothing
    play(position, "1: build archive", "1: build hunters")
    holds(position, "1 goods = brick 2 worker contact_grey", "1 vp = 0")


def test_a_location_enters_without_anything_on_it() -> None:
    """MS-8.1.3: unused, unoccupied, no tokens, also on a spot that had all of that."""
    # given
    position = table(
        "1 goods brick",
        "1 hand pub",
        "1 state motel+used:2+spent:worker:worker+shield",
        "deck exactly school school",
    )
    # when
    play(position, "1: develop pub")
    # then
    holds(position, "1 state = pub", "1 hand = school school")


@pytest.mark.parametrize(
    ("card", "given", "result"),
    [
        ("brick_supplier", "1 state church", "1 goods = brick"),
        ("brick_supplier", "1 state quarry courthouse", "1 goods = 3 brick"),
        ("museum", "1 state school", "1 vp = 1"),
        ("museum", "1 state old_cinema church", "1 vp = 3"),
    ],
)
def test_a_new_location_counts_for_its_own_production_and_bonus(
    card: str, given: str, result: str
) -> None:
    """MS-8.1.4: category counts at building include the card itself."""
    # given
    position = table("1 goods 2 contact_grey", f"1 hand {card}", given)
    # when
    play(position, f"1: build {card}")
    # then
    holds(position, result)


def test_a_new_action_location_may_be_activated_in_the_next_action() -> None:
    """MS-8.1.5: its effect is there in a later action of the same round, not in the same one."""
    # given
    position = table("1 goods 2 contact_grey 2 iron", "1 hand scrap_trader")
    # when
    play(position, "1: build scrap_trader")
    # then building was the whole action
    holds(position, "to act = 2", "1 vp = 0")
    # when
    play(position, "2: pass", "1: use scrap_trader")
    # then
    holds(position, "1 vp = 1", "round = 1")


def test_a_new_open_production_may_be_visited_in_the_same_round() -> None:
    """MS-8.1.5: the rival visits it in his very next turn."""
    # given
    position = table("1 goods contact_grey", "1 hand quarry", "2 goods worker")
    # when
    play(position, "1: build quarry", "2: visit 1.quarry")
    # then
    holds(position, "2 goods = brick", "1 state = quarry+guest", "1 goods = brick worker")


def test_a_new_feature_reacts_to_the_next_event_and_not_to_its_own_building() -> None:
    """MS-8.1.5: Pete's Office gives nothing for itself, then 1 VP for the next deal."""
    # given
    position = table(
        "1 goods 2 contact_grey contact_blue",
        "1 hand petes_office quarry",
        "2 passed",
    )
    # when
    play(position, "1: build petes_office")
    # then
    holds(position, "1 vp = 0")
    # when
    play(position, "1: deal quarry")
    # then
    holds(position, "1 vp = 1", "1 goods = brick")


def test_immediate_production_is_not_production_phase_income() -> None:
    """MS-8.1.6: counted outputs are empty, Suppliers takes nothing, no threshold reacts."""
    # given a player who made 3 fuel and 2 guns in this round's production
    position = table(
        "1 goods 5 contact_grey brick",
        "1 hand cistern suppliers storehouse",
        "1 state dark_visions_gang",
        "1 tally 3 fuel 2 gun",
        "2 state quarry",
        "2 passed",
        expansion="winter",
    )
    # when
    play(position, "1: build cistern")
    # then
    holds(position, "1 vp = 0")
    # when Suppliers finds no target for its bonus, and its production takes nothing either
    play(position, "1: build suppliers")
    # then
    holds(position, "1 goods = brick contact_grey")
    # when a gun is produced by building
    play(position, "1: build storehouse", "1: choose gun")
    # then Dark Visions Gang, which waits for guns of the phase, stays silent
    holds(position, "1 goods = brick gun", "1 tally = 2 gun 3 fuel")


def test_a_threshold_feature_does_not_fire_when_it_is_built() -> None:
    """MS-8.1.6: the guns made earlier in the round do not help a new Dark Visions Gang."""
    # given
    position = table(
        "1 goods 2 contact_grey",
        "1 hand dark_visions_gang",
        "1 tally 4 gun",
        expansion="winter",
    )
    # when
    play(position, "1: build dark_visions_gang")
    # then
    holds(position, "1 goods = nothing")


def test_a_bonus_is_received_once_for_each_building_of_the_card() -> None:
    """MS-8.1.7: not again in later rounds, but again when the card comes back and is built."""
    # given the only card that can be drawn will be the replaced Church
    position = table(
        "1 goods 4 contact_grey brick 2 worker",
        "1 hand church old_cinema",
        "2 passed",
        "deck exactly",
    )
    # when
    play(position, "1: build church")
    holds(position, "1 vp = 2")
    play(position, "1: develop old_cinema")
    holds(position, "1 vp = 4", "discard = church")
    play(position, "1: hire card", "1: build church")
    # then Church gave 2 VP a second time
    holds(position, "1 vp = 6", "1 state = old_cinema church")


def test_a_bonus_does_not_come_again_in_production() -> None:
    """MS-8.1.7: School gives its worker of the bonus only when it is built."""
    # given
    position = table("1 faction new_york", "1 state school church", "phase production")
    # then board 3, School 1
    holds(position, "1 goods = 4 worker iron contact_grey", "1 vp = 0")


@pytest.mark.parametrize(
    ("card", "distance"), [("archive", 1), ("hunters", 2), ("thieves_caravan", 3)]
)
def test_constructing_costs_grey_contacts_for_the_distance(card: str, distance: int) -> None:
    """MS-8.2.1: exactly the distance; one less is refused and other contacts do not help."""
    # given
    others = "1 goods 5 contact_red 5 contact_blue 5 ammo 5 development 5 brick"
    hand = f"1 hand {card}"
    short = table(others, hand, *["1 goods contact_grey"] * (distance - 1))
    enough = table(others, hand, *["1 goods contact_grey"] * (distance + 1))
    # then
    assert why_not(short, f"1: build {card}") == "contacts MS-8.2.1"
    found = refusal(short, f"1: build {card}")
    assert found is not None
    assert found.args == {"goods": {"contact_grey": distance}, "have": distance - 1}
    # when
    play(enough, f"1: build {card}")
    # then
    holds(
        enough,
        f"1 state = {card}",
        "1 hand = nothing",
        "1 goods = 5 brick 5 ammo contact_grey 5 contact_red 5 contact_blue 5 development",
    )


@pytest.mark.parametrize(
    ("card", "defence"), [("the_iron_gang", 3), ("quarry", 3), ("hunters", 4), ("builders", 5)]
)
def test_a_constructed_card_lies_in_the_row_of_its_kind(card: str, defence: int) -> None:
    """MS-8.2.1: the row follows from the kind, as the defence of the new location shows."""
    # given
    position = table(
        "1 goods 2 contact_grey", f"1 hand {card}", f"2 goods {defence - 1} contact_red"
    )
    # when
    play(position, f"1: build {card}")
    # then
    found = refusal(position, f"2: raze 1.{card}")
    assert found is not None
    assert found.args["goods"] == {"contact_red": defence}


def test_constructing_gives_no_victory_point() -> None:
    """MS-8.2.2: only developing is rewarded; a bonus in VP is the card's own."""
    # given
    position = table("1 goods 5 contact_grey", "1 hand archive hunters church", "2 passed")
    # when
    play(position, "1: build archive", "1: build hunters")
    # then
    holds(position, "1 vp = 0")
    # when
    play(position, "1: build church")
    # then the 2 VP of Church and not one more
    holds(position, "1 vp = 2")
