"""What a conquest of an opponent's location brings about (NE-9.1.9, NE-9.3)."""

import pytest

from tests.games.newera.era import asked, codes, holds, offered, play, table, turns

RICH = "construction_site+vp:1:2+improved+attached:palisade+agreed:3+visited:3"
"""A location of defence 4, raised to 5, with everything on it."""


def test_first_the_attacker_then_the_defender_receives() -> None:
    """NE-9.3.1, NE-9.3.2: the red field for the attacker, then the blue field for the defender."""
    # given
    p = table("1 pool conquest4", "2 state construction_site")
    # when
    told = play(p, "1: attack 2")
    # then
    gains = [(event.seat, event.args["source"]) for event in told if event.code == "gain"]
    assert gains == [(0, "spoils"), (1, "compensation")]
    holds(p, "1 pool = 2 material", "1 base = 1", "2 pool = material")


def test_vp_of_the_compensation_go_on_the_defender_s_base() -> None:
    """NE-9.3.1, NE-9.3.2: VP go on the bases."""
    p = table("1 pool conquest3", "2 state mesmerizers_dwelling")
    play(p, "1: attack 2")
    holds(p, "1 base = 2", "2 base = 1", "2 total = 1")


def test_a_defensive_location_compensates_nothing() -> None:
    """NE-9.3.2, NE-11.10: it can be conquered and has no blue field."""
    p = table("1 pool conquest3", "2 state palisade")
    play(p, "1: attack 2")
    holds(p, "1 pool = 2 material", "2 pool = nothing", "2 state = palisade+debris")


def test_spoils_of_an_attack_are_not_tucked() -> None:
    """NE-9.2.3: no slot is needed."""
    p = table("1 pool conquest3", "1 spoils quarry_ne shanty_town sharrash", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "1 spoils = quarry_ne shanty_town sharrash", "1 pool = 2 scrap")


def test_what_lay_on_a_ruined_location() -> None:
    """NE-9.3.4, NE-9.3.6, NE-9.3.8, NE-9.3.10, NE-18.6: tokens to the base, markers back."""
    # given
    p = table("1 pool conquest5", f"2 state {RICH}", seats=3)
    # when
    play(p, "1: attack 2")
    # then: tokens of 1 and 2 and the Improvement token lie on the base
    holds(p, "2 state = construction_site+debris", "2 base = 4", "2 total = 4")
    holds(p, "discard = palisade", "2 pool = material")


def test_goods_stored_on_a_ruined_location_go_to_the_pool() -> None:
    """NE-9.3.5, NE-21.2.6: stock goes to the defender's pool, which is no gain."""
    # given
    p = table("1 pool conquest4", "2 state radioactive_colony+stock:fuel:worker tank")
    # when
    play(p, "1: attack 2", "1: target 2.radioactive_colony")
    # then: besides the compensation; the tank did not see the fuel come
    holds(p, "2 pool = fuel worker universal", "2 state = radioactive_colony+debris tank")


def test_an_agreement_of_a_third_player_ends_with_the_location() -> None:
    """NE-9.3.6, NE-10.11, NE-17.4: even if its holder has passed; the marker is free again."""
    # given
    p = table("1 pool conquest3", "2 state docks_ne+agreed:3", "3 passed", seats=3)
    # when
    play(p, "1: attack 2")
    # then
    holds(p, "2 state = docks_ne+debris", "3 pool = nothing")


def test_a_visit_to_a_ruined_location_still_counts() -> None:
    """NE-9.3.7, NE-16.2.7: the marker stays with the defender until clean-up."""
    # given
    p = table("1 pool conquest3 worker", "1 visits 2", "2 state docks_ne")
    # when
    play(p, "1: visit 2.docks_ne", "2: pass")
    holds(p, "1 visits = 3")
    # then: the third visit is used up, although the location will be debris
    p = table("1 pool conquest3 worker", "1 visits 3", "2 state docks_ne+visited:1 quarry_ne")
    play(p, "1: attack 2", "1: target 2.docks_ne", "2: pass")
    holds(p, "1 visits = 3")
    assert "visit" not in turns(p, 1)


def test_workers_on_a_ruined_location_are_gone() -> None:
    """NE-9.3.9: workers on it do not come back."""
    p = table("1 pool conquest5", "2 state labor_camp+used:2")
    play(p, "1: attack 2")
    holds(p, "2 pool = worker", "2 state = labor_camp+debris")


def test_debris_stays_in_its_place() -> None:
    """NE-9.3.10: the card is turned face down where it lies."""
    p = table("1 pool conquest3", "2 state tank docks_ne labor_camp")
    play(p, "1: attack 2")
    holds(p, "2 state = tank docks_ne+debris labor_camp")


def test_the_attacker_s_own_agreement_ends_too() -> None:
    """NE-10.13: a holder may conquer a location with which he has an agreement."""
    p = table("1 pool conquest3", "2 state docks_ne+agreed:1")
    play(p, "1: attack 2")
    holds(p, "2 state = docks_ne+debris")


@pytest.mark.parametrize("seat", [1, 2])
def test_a_failed_attack_costs_both_what_they_committed(seat: int) -> None:
    """NE-9.1.5, NE-9.1.9: no spoils, no compensation, no debris, no completed conquest."""
    # given
    p = table("1 pool conquest3", "1 state hunters truck", "2 state docks_ne", "2 pool defence1")
    # when
    play(p, "1: attack 2", "2: defend defence1")
    # then
    holds(p, f"{seat} pool = nothing", "2 state = docks_ne", f"{seat} base = 0")


def test_tokens_of_a_failed_attack_may_come_back_by_an_option() -> None:
    """NE-23.2: returned: attack and defence tokens go back to their owners in FAIL."""
    # given
    given = ("1 pool conquest3 contact1", "2 state tank", "2 pool defence3")
    p = table(*given, failed_attack="returned")
    # when
    told = play(p, "1: attack 2", "1: by_token conquest3", "2: defend defence3")
    # then
    assert codes(told)[-3:] == ["take_back", "take_back", "take_back"]
    holds(p, "1 pool = conquest3 contact1", "2 pool = defence3")


def test_the_cost_of_a_field_never_comes_back() -> None:
    """NE-23.2: the cost of a contact field is not returned."""
    # given
    given = ("1 faction mutants_union", "1 pool weapons", "2 state docks_ne", "2 pool defence1")
    p = table(*given, failed_attack="returned")
    # when
    play(p, "1: attack 2", "2: defend defence1")
    # then
    holds(p, "1 pool = nothing", "1 fields = conquest", "2 pool = defence1")


def test_what_hits_is_spent_even_if_failures_are_returned() -> None:
    """NE-9.1.5, NE-23.2: the option speaks of FAIL only."""
    given = ("1 pool conquest4", "2 state docks_ne", "2 pool defence1")
    p = table(*given, failed_attack="returned")
    play(p, "1: attack 2", "2: defend defence1")
    holds(p, "1 pool = 2 scrap", "2 pool = scrap")
    assert p.committed == []


def test_gang_hideout_may_spare_the_location() -> None:
    """NE-9.3.3, NE-9.1.1: SPARE: everything on it stays, and the compensation is paid."""
    # given
    p = table("1 pool conquest5", "1 state gang_hideout", f"2 state {RICH}", seats=3)
    # when
    play(p, "1: attack 2")
    # then: both have received before
    assert asked(p) == "spare_location"
    assert offered(p, 1) == ["spare", "done"]
    holds(p, "1 pool = 2 material", "2 pool = material")
    # when
    told = play(p, "1: spare")
    # then
    assert codes(told) == ["spare"]
    holds(
        p,
        "2 state = construction_site+vp:1:2+visited:3+agreed:3+attached:palisade+improved",
        "2 base = 0",
        "2 total = 5",
    )


def test_vp_of_a_compensation_lie_on_the_base_even_if_the_location_is_spared() -> None:
    """NE-9.3.2, NE-9.3.3."""
    p = table("1 pool conquest3", "1 state gang_hideout", "2 state mesmerizers_dwelling")
    play(p, "1: attack 2", "1: spare")
    holds(p, "2 base = 1", "2 state = mesmerizers_dwelling")


def test_gang_hideout_need_not_spare() -> None:
    """NE-9.1.1, NE-9.3.3: not sparing leads to RUIN."""
    p = table("1 pool conquest3", "1 state gang_hideout", "2 state docks_ne")
    play(p, "1: attack 2", "1: done")
    holds(p, "2 state = docks_ne+debris")


def test_a_gang_hideout_in_debris_or_of_the_defender_spares_nothing() -> None:
    """NE-9.3.3, NE-2.3.4: only the attacker's own, standing card asks."""
    p = table("1 pool conquest3", "2 state docks_ne gang_hideout")
    play(p, "1: attack 2")
    holds(p, "2 state = docks_ne+debris gang_hideout")
    p = table("1 pool conquest3", "1 state gang_hideout+debris", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "2 state = docks_ne+debris")


def test_a_spared_location_is_conquered_and_may_be_conquered_again() -> None:
    """NE-9.3.11, NE-9.3.12: features react, spared or not."""
    # given
    p = table(
        "1 pool 2 conquest3",
        "1 state gang_hideout hunters",
        "2 state docks_ne",
        "2 pool 2 worker",
    )
    # when
    play(p, "1: attack 2", "1: done", "1: spare")
    # then
    holds(p, "1 pool = 2 scrap worker conquest3")
    # when
    play(p, "2: exchange fuel", "1: attack 2", "1: done")
    # then
    holds(p, "1 pool = 4 scrap 2 worker", "2 state = docks_ne+debris")


def test_features_react_after_the_ruin() -> None:
    """NE-9.1.1, NE-9.3.11: DONE: reactions come when the action is complete."""
    p = table("1 pool conquest3", "1 state hunters", "2 state docks_ne")
    told = play(p, "1: attack 2")
    assert codes(told)[-2:] == ["debris", "gain"]
    assert told[-1].args == {"goods": {"worker": 1}, "source": "hunters"}


def test_the_defender_does_not_react_to_being_conquered() -> None:
    """NE-21.1.5: a feature answers to events of its owner."""
    p = table("1 pool conquest3", "2 state docks_ne hunters")
    play(p, "1: attack 2")
    holds(p, "2 pool = scrap")


def test_borgo_looks_at_the_defence_of_an_opponent_s_location() -> None:
    """NE-21.2.3: the docks are printed at distance 1 but defended by 3."""
    p = table("1 pool conquest5", "1 state borgo", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "1 state = borgo+vp:2")


def test_the_attacker_s_turn_is_over_afterwards() -> None:
    """NE-9.1.1, NE-7.1: the attack was the whole action."""
    p = table("1 pool conquest3 worker", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "to act = 2")
    assert asked(p) == "choose_action"


def test_a_token_of_a_card_s_stock_comes_back_to_that_card() -> None:
    """NE-23.2, NE-19.5: not to the pool, where clean-up would take it."""
    # given
    given = ("1 state radioactive_colony+stock:conquest3", "2 state docks_ne", "2 pool defence1")
    p = table(*given, failed_attack="returned")
    # when
    play(p, "1: attack 2")
    committed = p.to_data()["committed"]
    play(p, "2: defend defence1")
    # then
    assert committed == [[0, "conquest3", p.players[0].state[0].uid]]
    holds(p, "1 pool = nothing", "1 state = radioactive_colony+stock:conquest3")
    holds(p, "2 pool = defence1")
