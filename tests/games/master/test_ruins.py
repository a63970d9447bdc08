"""Ruins: what is left of a razed location (MS-10.4)."""

from tests.games.master.passing import next_round
from tests.table import holds, offered, play, table, why_not


def test_a_ruin_stays_in_its_owners_state_until_it_is_replaced() -> None:
    """MS-10.4.1: it survives the round, face down in its place."""
    # given
    position = table("1 goods 3 contact_red", "2 state school quarry archive")
    # when
    play(position, "1: raze 2.quarry")
    next_round(position)
    # then
    holds(position, "round = 2", "2 state = school quarry+ruin archive")


def test_a_ruin_neither_produces_nor_stores() -> None:
    """MS-10.4.2: the production of School and the slots of Ruined Library are gone."""
    # given
    producing = table("1 faction new_york", "1 state school+ruin quarry+ruin", "phase production")
    storing = table("1 goods 3 gun", "1 state ruined_library+ruin", "2 passed")
    # when
    play(storing, "1: pass")
    # then
    holds(producing, "1 goods = iron 3 worker contact_grey")
    holds(storing, "phase = cards", "1 goods = nothing")


def test_a_ruin_neither_triggers_nor_counts_nor_scores() -> None:
    """MS-10.4.2: ruined Hunters, Wrecked Tank and Church are as if not there."""
    # given
    position = table(
        "1 goods contact_red 2 contact_grey",
        "1 hand quarry museum",
        "1 state hunters+ruin wrecked_tank+ruin church",
        "2 passed",
    )
    # when
    play(position, "1: raze quarry")
    holds(position, "1 goods = 2 brick 2 contact_grey")
    play(position, "1: build museum")
    # then Museum and Church
    holds(position, "1 vp = 2")
    # when
    scored = table("1 state hunters+ruin church school", "1 vp 25", "phase score")
    # then
    holds(scored, "1 vp = 27")


def test_a_ruined_threshold_or_copy_does_nothing_in_production() -> None:
    """MS-10.4.2: Wreckers would turn the board's iron into a contact, Power Station copy."""
    # given
    position = table(
        "1 faction new_york",
        "1 state wreckers+ruin power_station+ruin suppliers+ruin landfill",
        "2 faction mutants_union",
        "2 state courthouse_wi",
        "phase production",
        expansion="winter",
    )
    # then
    holds(
        position,
        "1 goods = iron ammo 3 worker contact_grey",
        "2 goods = brick gun ammo 3 worker contact_grey",
    )


def test_a_ruin_cannot_be_chosen_by_anything() -> None:
    """MS-10.4.3: not razed, shielded, visited, activated or copied."""
    # given
    position = table(
        "1 goods 9 contact_red 9 worker shield 2 iron",
        "1 state scrap_trader+ruin quarry+ruin production_manager",
        "2 state docks+ruin",
    )
    # then
    assert why_not(position, "1: raze 2.docks") == "ruin MS-10.4.3"
    assert why_not(position, "1: visit 2.docks") == "ruin MS-10.4.3"
    assert why_not(position, "1: shield quarry") == "ruin MS-10.4.3"
    assert why_not(position, "1: use scrap_trader") == "ruin MS-10.4.3"
    assert why_not(position, "1: use production_manager") == "no_target MS-16.8"
    ruined = ("docks", "quarry", "scrap_trader")
    assert not [move for move in offered(position, 1) if move.endswith(ruined)]


def test_a_ruin_is_no_target_of_taking_copying_or_clearing() -> None:
    """MS-10.4.3: Suppliers and Body Hunters find nothing in ruins."""
    # given
    bonus = table(
        "1 goods 2 contact_grey", "1 hand suppliers", "2 state docks+ruin", expansion="winter"
    )
    hunters = table(
        "1 goods worker", "1 state body_hunters combat_vehicle+ruin", expansion="winter"
    )
    taking = table(
        "1 faction new_york",
        "1 state suppliers",
        "2 state docks+ruin quarry",
        "phase production",
        expansion="winter",
    )
    # then
    assert why_not(hunters, "1: use body_hunters") == "no_target MS-20.7.5"
    holds(taking, "1 goods = brick iron 3 worker contact_grey")
    # when
    play(bonus, "1: build suppliers")
    # then
    holds(bonus, "1 goods = nothing", "to act = 2")


def test_the_card_of_a_replaced_ruin_is_an_ordinary_card_again() -> None:
    """MS-10.4.4: it lies in the discard pile, is drawn, built, and works."""
    # given
    position = table(
        "1 goods brick contact_grey 2 worker",
        "1 hand archive",
        "1 state school+ruin",
        "2 passed",
        "deck exactly",
    )
    # when
    play(position, "1: develop archive")
    holds(position, "discard = school", "1 state = archive")
    assert position.view(1)["discard"] == ["school"]
    play(position, "1: hire card", "1: build school")
    # then it produces and gives its bonus
    holds(position, "1 state = archive school", "1 goods = 2 worker")
