"""Redevelopment (FS-9)."""

from pathlib import Path

import pytest

from tests.games.state2010.own import feature, location, own_table
from tests.games.state2010.state import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)


def test_old_and_new_share_a_type() -> None:
    """FS-9.1: Docks (scrap, universal) may become a Shipwreck (scrap), not a Pub (card)."""
    position = table(
        "1 state docks pub", "1 hand shipwreck noticeboard arena punks", "1 pool material"
    )
    found = [text for text in offered(position, 1) if text.startswith("redevelop")]
    assert found == ["redevelop noticeboard", "redevelop shipwreck"]
    assert why_not(position, "1: redevelop arena") == "no_match FS-9.1"
    assert why_not(position, "1: redevelop quarry") == "not_in_hand FS-8.1.1"


def test_the_pair_is_chosen() -> None:
    """FS-9.1: of several that match, the player says what is replaced."""
    position = table("1 state docks shipwreck pub", "1 hand shelter", "1 pool material")
    play(position, "1: redevelop shelter")
    assert asked(position) == "redevelop_pair"
    assert offered(position, 1) == ["over docks", "over shipwreck"]
    play(position, "1: over docks")
    holds(position, "1 state = shipwreck pub shelter", "discard = docks")


def test_the_two_ways_to_pay() -> None:
    """FS-9.2, FS-9.4: one building material, or one redevelopment token and no material."""
    given = ("1 state docks", "1 hand shelter", "1 pool material redevelopment")
    for way, left in (("material", "redevelopment"), ("token", "material")):
        position = table(*given)
        play(position, "1: redevelop shelter")
        assert asked(position) == "redevelop_payment"
        assert offered(position, 1) == ["with material", "with token"]
        play(position, f"1: with {way}")
        holds(position, f"1 pool = {left}", "1 state = shelter")


def test_without_payment_there_is_none() -> None:
    """FS-9.2: neither material nor token, no redevelopment."""
    position = table("1 state docks", "1 hand shelter", "1 pool 5 scrap")
    assert "redevelop" not in turns(position, 1)
    assert why_not(position, "1: redevelop shelter") == "no_redevelopment FS-9.2"


def test_the_basic_redevelopment_is_made_once_a_turn() -> None:
    """FS-9.3: by material only once, again after clean-up."""
    position = table("1 state docks", "1 hand shelter scrap_metal", "1 pool 4 material", "2 passed")
    play(position, "1: redevelop shelter")
    assert why_not(position, "1: redevelop scrap_metal") == "no_redevelopment FS-9.2"
    position = table(
        "1 state docks warehouse",
        "1 hand shelter",
        "1 pool 3 material",
        "1 redeveloped",
        "phase clean_up",
    )
    while asked(position) != "choose_action":
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat)[0])
    play(position, "2: pass")
    assert "redevelop shelter" in offered(position, 1)


def test_tokens_have_no_limit() -> None:
    """FS-9.4: after the basic one and after each other."""
    position = table(
        "1 state docks",
        "1 hand shelter scrap_metal assembly_plant",
        "1 pool material 2 redevelopment",
        "2 passed",
    )
    play(position, "1: redevelop shelter", "1: with material", "1: redevelop scrap_metal")
    play(position, "1: redevelop assembly_plant")
    holds(position, "1 pool = 3 scrap", "1 state = assembly_plant", "1 base = 3")


def test_distance_does_not_matter_and_no_means_is_used() -> None:
    """FS-9.5: a distance of 3 without any contact."""
    position = table("1 state docks", "1 hand shelter", "1 pool material")
    play(position, "1: redevelop shelter")
    holds(position, "1 state = shelter", "1 fields = nothing")


def test_a_universal_resource_pays() -> None:
    """FS-9.6: in place of the building material."""
    position = table("1 state docks", "1 hand shelter", "1 pool universal")
    play(position, "1: redevelop shelter")
    holds(position, "1 pool = nothing", "1 state = shelter")


def test_the_type_universal_is_no_joker() -> None:
    """FS-9.7: universal matches universal only."""
    position = table("1 state deserted_colony", "1 hand shelter docks", "1 pool material")
    found = [text for text in offered(position, 1) if text.startswith("redevelop")]
    assert found == ["redevelop docks"]


def test_a_card_without_types_is_neither_old_nor_new(tmp_path: Path) -> None:
    """FS-9.8: it shares nothing, not even with its like."""
    cards = [location("void", "feature", types="", entry="scrap", copies=2)]
    position = own_table(tmp_path, cards, "1 state void", "1 hand void docks", "1 pool material")
    assert "redevelop" not in turns(position, 1)
    given = ("1 state void bulldozer", "1 hand void", "1 pool worker")
    assert "use bulldozer" not in offered(own_table(tmp_path, cards, *given), 1)


def test_the_order_of_a_redevelopment() -> None:
    """FS-9.9, FS-14.7: pay; tokens and goods leave O; O is discarded; N, the deed, N's yield."""
    position = table(
        "1 state scrap_metal+vp:2:1+stock:scrap:scrap scaffold_yard",
        "1 hand parking_lot",
        "1 pool material",
        produce_on_entry=True,
    )
    events = play(position, "1: redevelop parking_lot")
    assert codes(events)[:3] == ["pay", "redevelop", "gain"]
    sources = [event.args["source"] for event in events if event.code == "gain"]
    assert sources == ["parking_lot", "scaffold_yard"]
    holds(position, "1 state = scaffold_yard parking_lot", "1 base = 4", "discard = scrap_metal")
    holds(position, "1 pool = 3 scrap worker")  # two from the stock, one by the Parking Lot


def test_the_new_location_gives_its_once_only_bonus() -> None:
    """FS-9.9: as on any arrival."""
    position = table("1 state shipwreck", "1 hand church", "1 pool material")
    play(position, "1: redevelop church")
    holds(position, "1 state = church+vp:2", "1 base = 1")


def test_workers_and_markers_do_not_come_back() -> None:
    """FS-9.10, FS-12.2.10: spent workers are gone, and the visit keeps counting."""
    position = table(
        "1 state docks+visited:2 shipwreck+used:2",
        "1 hand huge_machinery shelter",
        "1 pool material redevelopment",
        "2 visits 1",
        "2 pool 9 worker",
    )
    play(position, "1: redevelop shelter", "1: over docks", "1: with material", "2: exchange fuel")
    play(position, "1: redevelop huge_machinery", "1: over shipwreck")
    holds(position, "1 pool = nothing", "2 visits = 1", "1 state = shelter huge_machinery")


def test_the_total_rises_by_one() -> None:
    """FS-9.11: one for N as a location and one for the token, less O's own point."""
    position = table("1 state docks pub", "1 hand shelter", "1 pool material")
    play(position, "1: redevelop shelter")
    holds(position, "1 total = 3", "1 base = 1")


def test_the_new_location_is_unused() -> None:
    """FS-9.12: whatever O did, N can be activated twice and be visited."""
    position = table(
        "1 state shipwreck+used:2",
        "1 hand shipwreck",
        "1 pool material 3 worker 4 scrap",
        "2 passed",
    )
    play(position, "1: redevelop shipwreck")
    play(position, "1: use shipwreck", "1: use shipwreck")
    holds(position, "1 state = shipwreck+used:2+vp:2:2", "1 pool = nothing")
    position = table(
        "1 state docks+visited:2", "1 hand docks", "1 pool material", "2 visits 1", "2 pool worker"
    )
    play(position, "1: redevelop docks")
    assert "visit 1.docks" in offered(position, 2)


def test_redevelopment_is_not_incorporation() -> None:
    """FS-9.13: effects that watch incorporation do not react."""
    position = table("1 state headquarters docks", "1 hand shipwreck", "1 pool material")
    play(position, "1: redevelop shipwreck", "1: over docks")
    holds(position, "1 state = headquarters shipwreck")


def test_a_redevelopment_by_a_card() -> None:
    """FS-9.14: it earns token and triggers and leaves the basic one."""
    position = table(
        "1 state bulldozer pub architects_office",
        "1 hand arena shelter",
        "1 pool worker",
        "2 passed",
    )
    play(position, "1: use bulldozer", "1: redevelop shelter", "1: over pub")
    holds(position, "1 base = 1", "1 state = bulldozer+used architects_office+vp:1 shelter")
    assert position.players[0].redeveloped == 0


@pytest.mark.parametrize("old", ["scaffold_yard", "architects_office"])
def test_old_and_new_never_react(old: str) -> None:
    """FS-9.15, FS-17.2.6: only cards in play both before and after do."""
    new = "architects_office" if old == "scaffold_yard" else "scaffold_yard"
    position = table(f"1 state {old}", f"1 hand {new}", "1 pool material")
    play(position, f"1: redevelop {new}")
    holds(position, f"1 state = {new}", "1 pool = nothing", "1 base = 1")


def test_the_filter_looks_at_the_new_card(tmp_path: Path) -> None:
    """FS-17.2.2: types and distance are those of the card that was played."""
    cards = [feature("far", "redevelop of vp from 2 to 2 -> fuel", types="card")]
    for new, fuel in (("church", "fuel"), ("capitol", "nothing"), ("corner_shop", "nothing")):
        position = own_table(
            tmp_path, cards, "1 state far museum", f"1 hand {new}", "1 pool material"
        )
        play(position, f"1: redevelop {new}")
        holds(position, f"1 pool = {fuel}")
