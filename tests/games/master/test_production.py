"""The course of the production phase (MS-5.1)."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not

BOARDS = ("1 faction new_york", "2 faction merchants_guild")
"""Besides a card, the first makes 1 iron, the second 1 fuel; both 3 workers and a grey contact."""


def produce(
    *given: str, seats: int = 2, overrides: dict[str, dict[str, str]] | None = None
) -> MasterPosition:
    """Begin a production phase with Winter cards."""
    return table(
        *BOARDS,
        *given,
        "phase production",
        seats=seats,
        expansion="winter",
        card_overrides=overrides or {},
    )


def watched(position: MasterPosition, *moves: str) -> list[tuple[str, int]]:
    """Play moves and list the events with their seats (counted from 1)."""
    return [(event.code, event.seat + 1) for event in play(position, *moves)]


# --- sources ----------------------------------------------------------------------------------


def test_board_deals_and_production_locations_give_goods() -> None:
    """MS-5.1.1: every deal, every production location and open production location of the owner."""
    position = produce(
        "1 deals school school shelter",
        "1 state wire_entanglement fuel_tank arena",
        "2 state docks",
    )
    holds(position, "1 goods = 2 gun 2 iron fuel 5 worker contact_grey shield")
    holds(position, "2 goods = iron fuel 3 worker contact_grey", "1 hand size = 1")


def test_an_occupied_or_used_mark_does_not_hinder_production() -> None:
    """MS-5.1.1: an open production location gives its goods to its owner like any other."""
    position = produce("1 state fuel_tank+guest quarry+shield")
    holds(position, "1 goods = brick iron fuel 3 worker contact_grey")


def test_ruins_features_and_action_locations_give_nothing() -> None:
    """MS-5.1.2: only production locations and satisfied threshold features do."""
    nothing = (
        "fuel_tank+ruin wire_entanglement+ruin brick_storage church oil_trader deserted_colony"
    )
    position = produce(f"1 state {nothing}", "2 state oilmen")
    holds(position, "1 goods = iron 3 worker contact_grey", "1 vp = 0", "1 hand size = 1")
    holds(position, "2 goods = fuel 3 worker contact_grey contact_blue")


def test_a_ruined_threshold_feature_gives_nothing() -> None:
    """MS-5.1.2: the iron of the board would satisfy Wreckers, but they are a ruin."""
    holds(produce("1 state wreckers+ruin"), "1 goods = iron 3 worker contact_grey")
    holds(produce("1 state wreckers"), "1 goods = iron 3 worker 2 contact_grey")


# --- order ------------------------------------------------------------------------------------


def test_thefts_are_decided_clockwise_from_the_first_player() -> None:
    """MS-5.1.3: with takers in three states the first player names first, then his left."""
    takers = {"suppliers": {"copies": "3", "bonus": ""}}
    position = produce(
        "first 2",
        "1 state suppliers docks",
        "2 state suppliers docks",
        "3 state suppliers quarry",
        seats=3,
        overrides=takers,
    )
    order = []
    while asked(position) == "take_target":
        (seat,) = position.to_act()
        order.append(seat + 1)
        position.play(seat, position.moves(seat)[0])
    assert order == [2, 3, 1]


def test_cards_are_drawn_clockwise_from_the_first_player() -> None:
    """MS-5.1.3, MS-5.1.10, MS-19.3: all cards of one player, then those of the next."""
    position = produce(
        "first 2",
        "1 state pub",
        "2 deals motel",
        "deck school arena docks church shelter",
        seats=3,
    )
    holds(position, "2 hand = school arena", "3 hand = docks", "1 hand = church shelter")


def test_stored_goods_come_back_first() -> None:
    """MS-5.1.4: they lie in the supply again, and the storage is empty."""
    position = produce(
        "1 state ruined_library+stored:brick:iron thieves_den+stored:worker",
        "2 state underground_warehouse+stored:gun",
    )
    holds(position, "1 state = ruined_library thieves_den", "2 state = underground_warehouse")
    holds(position, "1 goods = brick 2 iron 4 worker contact_grey")
    holds(position, "2 goods = gun fuel 3 worker contact_grey")


def test_stored_goods_were_not_gained() -> None:
    """MS-5.1.4, MS-5.2.1: bricks from storage neither fire a feature nor are counted."""
    storage = "1 state ruined_library+stored:brick:brick"
    position = produce(storage + " demolition_team construction_site")
    holds(position, "1 goods = 2 brick iron 3 worker contact_grey", "1 vp = 0")
    position = produce(storage + " demolition_team construction_site quarry")
    holds(position, "1 goods = 3 brick iron 3 worker contact_grey development", "1 vp = 1")


def test_thefts_come_before_the_choices() -> None:
    """MS-5.1.5, MS-5.1.6: what is taken is known when production is chosen."""
    # given
    position = produce("1 state suppliers storehouse", "2 state craftsmen_guild quarry")
    assert (asked(position), position.to_act()) == ("take_target", (0,))
    assert why_not(position, "2: pass") == "not_asked MS-6.1"
    # when
    play(position, "1: name 2.quarry")
    # then
    assert (asked(position), position.to_act()) == ("produce_option", (0, 1))
    play(position, "1: choose gun", "2: choose iron")
    holds(position, "1 goods = brick gun iron 3 worker contact_grey")
    holds(position, "2 goods = iron fuel 3 worker contact_grey")


def test_a_theft_must_be_named_but_nothing_is_gained_yet() -> None:
    """MS-5.1.5, MS-5.1.7: in step B there are no goods of this phase."""
    position = produce("1 state suppliers", "2 state quarry fuel_tank+ruin docks school")
    assert offered(position, 1) == ["name 2.quarry", "name 2.docks", "name 2.school"]
    assert why_not(position, "1: done") == "not_an_option MS-21.4"
    holds(position, "1 goods = nothing", "2 goods = nothing")


def test_each_player_makes_his_own_choices_at_the_same_time() -> None:
    """MS-5.1.6: options and copies, one after another, while others choose theirs."""
    # given
    position = produce(
        "1 state power_station storehouse outpost_mercenaries", "2 state tanker_shipwreck"
    )
    assert position.to_act() == (0, 1)
    # when
    assert offered(position, 1) == ["name 1.storehouse", "name 1.outpost_mercenaries"]
    play(position, "1: name 1.storehouse")
    assert offered(position, 1) == ["choose fuel", "choose gun"]
    play(position, "1: choose fuel", "1: choose gun")
    assert offered(position, 2) == ["choose brick", "choose fuel"]
    play(position, "2: choose fuel")
    assert offered(position, 1) == ["choose contact_red", "choose contact_blue"]
    holds(position, "1 goods = nothing", "2 goods = nothing")
    play(position, "1: choose contact_red")
    # then
    holds(position, "1 goods = gun iron fuel 3 worker contact_grey contact_red")
    holds(position, "2 goods = 2 fuel 3 worker contact_grey")


def test_no_choice_may_be_declined() -> None:
    """MS-5.1.6: exactly one option, no mixture and nothing else."""
    position = produce("1 state storehouse")
    assert offered(position, 1) == ["choose fuel", "choose gun"]
    assert why_not(position, "1: done") == "not_an_option MS-21.5"
    assert why_not(position, "1: pass") == "not_an_option MS-21.5"


@pytest.mark.parametrize("state", ["cistern fuel_tank hangar_wi", "fuel_tank hangar_wi cistern"])
def test_tally_outputs_come_after_all_other_goods(state: str) -> None:
    """MS-5.1.7, MS-5.1.8: Cistern counts all fuel of board, deals and locations; 3 at most."""
    holds(produce(f"1 state {state}"), "1 vp = 2")
    holds(produce(f"1 state {state}", "1 deals oil_trader"), "1 vp = 3")
    holds(produce(f"1 state {state}", "1 deals oil_trader oil_rig"), "1 vp = 3")
    holds(produce(f"2 state {state}"), "2 vp = 3", "1 vp = 0")


def test_tally_outputs_count_the_tally_of_goods_gained_before() -> None:
    """MS-5.1.8: goods that a threshold feature gives later are not counted."""
    generous = {"demolition_team": {"when_produced": "1 of iron -> 2 brick"}}
    position = produce("1 state construction_site demolition_team quarry", overrides=generous)
    holds(position, "1 vp = 1", "1 goods = 3 brick iron 3 worker contact_grey")


@pytest.mark.parametrize("state", ["small_factory cistern", "cistern small_factory"])
def test_tally_outputs_do_not_count_each_other(state: str) -> None:
    """MS-5.1.8: fuel that one of them gives for iron is no fuel for the other."""
    fuel = {"small_factory": {"produces": "fuel per produced iron max 3"}}
    position = produce(f"1 state {state} fuel_tank", overrides=fuel)
    holds(position, "1 vp = 1", "1 goods = iron 2 fuel 3 worker contact_grey")


def test_thresholds_see_the_tally_outputs() -> None:
    """MS-5.1.9: the VP of Cistern and Small Factory satisfy Dream City."""
    state = "1 state dream_city cistern small_factory"
    holds(produce(state), "1 vp = 1", "1 goods = iron 3 worker contact_grey")
    position = produce(state, "1 deals fuel_tank")
    holds(position, "1 vp = 2", "1 goods = iron fuel 4 worker contact_grey")


def test_cards_come_last() -> None:
    """MS-5.1.10, MS-5.1.9: nobody has drawn while choices are open, nor before features fired."""
    # given
    position = produce("1 state pub storehouse wreckers", "2 state oilmen", "deck docks school")
    holds(position, "1 hand = nothing", "2 hand = nothing")
    # when
    events = watched(position, "1: choose gun")
    # then
    assert events == [
        ("gain", 1),
        ("gain", 2),
        ("gain", 1),
        ("gain", 2),
        ("draw", 1),
        ("draw", 2),
        ("phase_action", 0),
    ]
    assert sum(len(player.hand) for player in position.players) == 3


def test_a_feature_may_give_cards_too() -> None:
    """MS-5.1.10: cards of threshold features are drawn with the others."""
    curious = {"wreckers": {"when_produced": "1 of iron -> 2 card"}}
    holds(produce("1 state wreckers", overrides=curious), "1 hand size = 3", "2 hand size = 1")


def test_the_phase_passes_over_into_the_action_phase() -> None:
    """MS-5.1.10: after the cards the first player has his turn."""
    position = produce("first 2")
    holds(position, "phase = action", "to act = 2")
    assert asked(position) == "turn"


@pytest.mark.parametrize(("vp", "triggered"), [(23, "no"), (24, "yes")])
def test_the_end_may_be_triggered_in_production(vp: int, triggered: str) -> None:
    """MS-5.1.11: with 25 VP; the action phase is still played, a clean-up is not."""
    position = produce(f"1 vp {vp}", "1 state steel_eagle")
    holds(position, f"1 vp = {vp + 1}", f"end triggered = {triggered}", "over = no")
    assert asked(position) == "turn"
    play(position, "1: hire fuel", "2: pass", "1: pass")
    holds(position, f"over = {triggered}")
