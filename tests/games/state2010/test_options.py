"""Options (FS-19)."""

from pathlib import Path

import pytest

from novastate.kernel.errors import BadInput
from tests.games.state2010.own import leader, location, own_table
from tests.games.state2010.state import (
    RULES,
    asked,
    codes,
    finish,
    holds,
    offered,
    play,
    table,
    turns,
)

DEFAULTS = {
    "factions": "random",
    "first_player": "random",
    "end_vp": 30,
    "card_edition": "second",
    "hand_limit": "10",
    "start_hand": 4,
    "basic_redevelopments_per_turn": "1",
    "contact_adding": "none",
    "produce_on_entry": False,
    "leader_vp_places": "5",
    "location_vp_places": 3,
    "slots_of_base": 3,
    "slots_of_trait": 3,
    "slots_in_redevelopment": "lost",
    "visits_per_turn": 3,
    "leader_swap_cost": "1 weapons",
    "turn_cap": 0,
}


def test_the_defaults_are_the_rules() -> None:
    """FS-19.1: every row of the table."""
    assert {option.name: option.default for option in RULES.options} == DEFAULTS
    assert RULES.new(2, 1).to_data()["options"] == DEFAULTS
    assert RULES.seats == (2, 3, 4)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("factions", "auction"),
        ("first_player", "seat_5"),
        ("end_vp", 19),
        ("end_vp", 41),
        ("hand_limit", "6"),
        ("hand_limit", "16"),
        ("start_hand", 3),
        ("start_hand", 7),
        ("basic_redevelopments_per_turn", "2"),
        ("contact_adding", "cards"),
        ("produce_on_entry", "maybe"),
        ("leader_vp_places", "4"),
        ("location_vp_places", 4),
        ("slots_of_base", 4),
        ("slots_of_trait", 0),
        ("slots_of_trait", 4),
        ("visits_per_turn", 4),
        ("leader_swap_cost", "nothing"),
        ("turn_cap", -1),
        ("card_edition", "third"),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    """FS-19.1: only the values of the table."""
    with pytest.raises(BadInput, match=name):
        RULES.new(2, 1, **{name: value})


def test_factions_are_chosen_in_turn_order() -> None:
    """FS-19.1, FS-3.2: beginning with the first player, each of those that are left."""
    position = table(seats=3, factions="chosen", first_player="seat_2")
    assert asked(position) == "choose_faction"
    holds(position, "to act = 2")
    play(position, "2: faction mutants_union")
    assert "faction mutants_union" not in offered(position, 3)
    play(position, "3: faction new_york", "1: faction merchants_guild")
    holds(position, "1 faction = merchants_guild", "2 faction = mutants_union")
    holds(position, "3 faction = new_york", "phase = lookout", "to act = 2")
    assert [len(player.hand) for player in position.players] == [4, 4, 4]


def test_the_last_of_four_takes_what_is_left() -> None:
    """FS-19.1: one faction is no choice."""
    position = table(seats=4, factions="chosen", first_player="seat_1")
    play(position, "1: faction mutants_union", "2: faction new_york", "3: faction merchants_guild")
    holds(position, "4 faction = appalachian_federation", "phase = lookout")


def test_a_named_first_player() -> None:
    """FS-19.1, FS-3.6: whatever the seed."""
    for seed in range(8):
        holds(table(seed=seed, seats=3, first_player="seat_3"), "first = 3", "to act = 3")
    with pytest.raises(BadInput):
        table(seats=2, first_player="seat_3")


def test_another_end() -> None:
    """FS-19.1, FS-1.3: end_vp."""
    holds(table("1 base 20", "phase count", end_vp=20), "over = yes")
    holds(table("1 base 39", "phase count", end_vp=40), "over = no")
    holds(table("1 base 40", "phase count", end_vp=40), "over = yes")


def test_other_hands() -> None:
    """FS-19.1: hand_limit and start_hand."""
    hand = "1 hand docks docks quarry quarry assassin assassin school"
    given = (hand, "1 leader scout_ramirez", "phase production")
    assert asked(table(*given, hand_limit="7")) == "hand_limit_discard"
    holds(table(*given, hand_limit="8"), "1 hand size = 8", "phase = actions")
    more = "1 hand school church church arena oil_rig shelter capitol museum"
    holds(table(*given, more, hand_limit="none"), "1 hand size = 16", "phase = actions")
    assert [len(player.hand) for player in table(start_hand=6).players] == [6, 6]


def test_unlimited_basic_redevelopments() -> None:
    """FS-19.5, FS-9.3: removes the limit of one a turn and nothing else."""
    given = ("1 state docks", "1 hand shelter scrap_metal", "1 pool 2 material", "2 passed")
    position = table(*given, basic_redevelopments_per_turn="unlimited")
    play(position, "1: redevelop shelter", "1: redevelop scrap_metal")
    holds(position, "1 pool = nothing", "1 base = 2", "discard = docks shelter")


def test_adding_tokens_of_one_kind() -> None:
    """FS-19.3: universal ones included; cards are still used alone."""
    given = ("1 faction new_york", "1 hand capitol pub punks")
    pool = "1 pool conquest1 2 contact1 negotiation2 incorporation2 weapons"
    position = table(*given, pool, contact_adding="tokens")
    play(position, "1: conquer capitol")
    assert offered(position, 1) == ["by_token conquest1", "by_token contact1"]
    play(position, "1: by_token contact1")
    assert asked(position) == "contact_tokens"
    assert offered(position, 1) == ["by_token conquest1", "by_token contact1"]
    play(position, "1: by_token conquest1")
    holds(position, "1 spoils = capitol", "1 pool = negotiation2 incorporation2 weapons")
    position = table(*given, "1 pool conquest1 weapons", contact_adding="tokens")
    assert "conquer capitol" not in offered(position, 1)  # neither card nor field adds to a token
    assert "conquer capitol" not in offered(table(*given, pool), 1)


def test_no_more_tokens_than_needed() -> None:
    """FS-19.3: enough is enough."""
    position = table("1 hand docks", "1 pool 3 conquest1", contact_adding="tokens")
    events = play(position, "1: conquer docks")
    assert codes(events).count("token") == 1
    holds(position, "1 pool = 2 conquest1")


@pytest.mark.parametrize(("on_entry", "yields"), [(False, ""), (True, "4 fuel")])
def test_production_on_entry(tmp_path: Path, on_entry: bool, yields: str) -> None:
    """FS-19.4: of locations and leaders; bonuses and stock are given with either value."""
    # given
    cards = [location("mint", "open production", produces="2 fuel", entry="weapons", stock="scrap")]
    bard = leader("bard", produces="2 fuel", entry="material")
    position = own_table(
        tmp_path,
        cards,
        "1 hand mint bard",
        "1 pool incorporation1",
        "2 passed",
        leaders=(bard,),
        produce_on_entry=on_entry,
    )
    # when
    play(position, "1: incorporate mint", "1: lead bard")
    # then
    holds(position, f"1 pool = weapons material {yields}", "1 state = mint+stock:scrap")
    given = ("1 faction new_york", "1 state docks", "phase production")
    holds(table(*given, produce_on_entry=on_entry), "1 pool = 3 worker 2 scrap")


def test_three_places_on_a_leader() -> None:
    """FS-19.5, FS-14.2: leader_vp_places = 3."""
    given = ("1 leader baby_swift+vp:1:1:1", "1 hand docks pub")
    assert "command" not in turns(table(*given, leader_vp_places="3"), 1)
    assert "command" in turns(table(*given), 1)


@pytest.mark.parametrize("slots", [1, 2, 3])
def test_smaller_slot_traits(slots: int) -> None:
    """FS-19.1, FS-8.5.2: slots_of_trait."""
    tucked = ["school", "docks", "quarry", "pub", "arena"][: 2 + slots]
    given = ("1 state town_hall", f"1 spoils {' '.join(tucked)}", "1 pool 2 conquest1", "2 passed")
    position = table(*given, "1 hand docks assassin", slots_of_trait=slots)
    play(position, "1: conquer docks")
    assert asked(position) == "choose_action"
    play(position, "1: conquer assassin")
    assert asked(position) == "make_room"


def test_a_turn_cap() -> None:
    """FS-19.2: the game ends at the count of that turn as if the points were there."""
    position = table(seed=3, turn_cap=2, end_vp=40)
    finish(position, 3)
    holds(position, "turn = 2", "over = yes")
    holds(table("turn 2", "1 base 5", "phase count", turn_cap=2), "winners = 1", "reason = vp")
    holds(table("turn 2", "1 base 5", "phase count", turn_cap=3), "over = no")
