"""Section 17: clean-up and storage."""

import pytest

from tests.table import asked, holds, offered, play, table, why_not

# --- course -----------------------------------------------------------------------------------


def test_storing_comes_before_discarding_and_that_before_handing_over() -> None:
    """MS-17.1: goods are still there to be stored; the token moves last."""
    # given
    position = table("1 state ruined_library", "1 goods brick ammo", "2 passed")
    # when
    play(position, "1: pass")
    # then the store step
    holds(position, "phase = clean_up", "first = 1", "1 goods = brick ammo", "to act = 1")
    # when
    play(position, "1: store brick@ruined_library")
    # then the discard step and the next round
    holds(
        position,
        "1 goods = nothing",
        "1 state = ruined_library+stored:brick",
        "first = 2",
        "round = 2",
        "phase = cards",
    )


def test_the_last_round_has_no_clean_up() -> None:
    """MS-17.1: nobody is asked to store, and nothing is discarded or handed over."""
    # given
    position = table("1 state ruined_library", "1 goods brick ammo", "1 vp 25", "2 passed")
    # when
    play(position, "1: pass")
    # then
    holds(position, "over = yes", "1 goods = brick ammo", "first = 1", "1 state = ruined_library")


@pytest.mark.parametrize(("seats", "first", "after"), [(2, 2, 1), (3, 1, 2), (3, 3, 1), (4, 3, 4)])
def test_the_token_goes_to_the_left_neighbour(seats: int, first: int, after: int) -> None:
    """MS-17.8: and a new round begins with him picking first."""
    # given
    position = table(f"first {first}", "round 4", "phase clean_up", seats=seats)
    # then
    holds(position, f"first = {after}", "round = 5", "phase = cards", f"to act = {after}")


# --- storing ----------------------------------------------------------------------------------


def test_a_slot_takes_a_mixture_up_to_its_number() -> None:
    """MS-17.2, MS-20.5.6, MS-20.1.9: Ruined Library takes 3 basic resources in all."""
    # given
    position = table("1 state ruined_library", "1 goods 2 brick gun iron fuel", "phase clean_up")
    # when
    play(
        position,
        "1: store all brick@ruined_library",
        "1: store fuel@ruined_library",
    )
    # then it is full, and nothing more is asked
    holds(position, "phase = cards", "1 state = ruined_library+stored:brick:brick:fuel")


def test_storing_less_or_nothing_is_allowed() -> None:
    """MS-17.2: one may stop at any time."""
    # given
    nothing = table("1 state ruined_library", "1 goods 3 brick", "phase clean_up")
    less = table("1 state ruined_library", "1 goods 3 brick", "phase clean_up")
    # when
    play(nothing, "1: done")
    play(less, "1: store brick@ruined_library", "1: done")
    # then
    holds(nothing, "1 state = ruined_library", "1 goods = nothing")
    holds(less, "1 state = ruined_library+stored:brick", "1 goods = nothing")


def test_several_slots_are_filled_separately() -> None:
    """MS-17.2: Thieves Den takes 2 basic resources and 2 workers."""
    # given
    position = table("1 state thieves_den", "1 goods 4 worker 4 gun", "phase clean_up")
    # when
    play(position, "1: store all gun@thieves_den", "1: store all worker@thieves_den/2")
    # then
    holds(position, "phase = cards", "1 state = thieves_den+stored:gun:gun:worker:worker")


def test_a_slot_without_a_number_takes_any_number() -> None:
    """MS-17.2: Hibernation Chambers take all workers, and nothing else."""
    # given
    position = table(
        "1 state hibernation_chambers",
        "1 goods 9 worker iron",
        "phase clean_up",
        expansion="winter",
    )
    assert offered(position, 1) == [
        "store worker@hibernation_chambers",
        "store all worker@hibernation_chambers",
        "done",
    ]
    # when
    play(position, "1: store all worker@hibernation_chambers")
    # then
    holds(position, "1 state = hibernation_chambers+stored" + ":worker" * 9)


def test_without_storage_or_without_goods_for_it_nobody_is_asked() -> None:
    """MS-17.2: a ruin, a feature without storage, and the wrong goods store nothing."""
    # given
    position = table(
        "1 state ruined_library+ruin church",
        "1 goods 3 brick",
        "2 state black_market_contacts",
        "2 goods 3 contact_red",
        "phase clean_up",
    )
    # then
    holds(position, "phase = cards", "1 goods = nothing", "2 goods = nothing")


def test_wild_goods_fit_only_slots_that_name_them() -> None:
    """MS-17.3: no ammo among basic resources, no universal contact among blue ones."""
    # given
    position = table(
        "1 state ruined_library black_market_contacts",
        "1 goods ammo contact_universal brick contact_blue contact_red worker",
        "phase clean_up",
    )
    # then
    assert offered(position, 1) == [
        "store brick@ruined_library",
        "store contact_blue@black_market_contacts",
        "done",
    ]
    for wrong in ("ammo@ruined_library", "contact_universal@black_market_contacts"):
        assert why_not(position, f"1: store {wrong}") == "not_an_option MS-21.31"


def test_wild_goods_alone_leave_nothing_to_store() -> None:
    """MS-17.3: so nobody is asked."""
    # given
    position = table(
        "1 state ruined_library black_market_contacts",
        "1 goods 2 ammo 2 contact_universal",
        "phase clean_up",
    )
    # then
    holds(position, "phase = cards", "1 goods = nothing")


def test_the_player_decides_what_goes_where() -> None:
    """MS-17.4: two places that take the same goods."""
    # given
    position = table(
        "1 state ruined_library underground_warehouse", "1 goods 2 iron gun", "phase clean_up"
    )
    # when
    play(
        position,
        "1: store iron@underground_warehouse",
        "1: store gun@ruined_library",
        "1: store iron@ruined_library",
    )
    # then
    holds(
        position,
        "1 state = ruined_library+stored:gun:iron underground_warehouse+stored:iron",
    )


def test_placed_goods_stay_and_are_not_stored() -> None:
    """MS-17.4: only the loose gun can be stored; the placed ones remain on City Guards."""
    # given
    position = table(
        "1 state city_guards+placed:gun:gun ruined_library", "1 goods gun", "phase clean_up"
    )
    # when
    play(position, "1: store gun@ruined_library")
    # then
    holds(
        position,
        "phase = cards",
        "1 state = city_guards+placed:gun:gun ruined_library+stored:gun",
        "1 goods = 2 gun",
    )


def test_all_players_store_at_the_same_time() -> None:
    """MS-17.5: nothing is laid down before all have finished."""
    # given
    position = table(
        "1 state ruined_library",
        "1 goods 2 brick",
        "2 state underground_warehouse",
        "2 goods 2 iron",
        "3 goods 2 iron",
        "phase clean_up",
        seats=3,
    )
    assert position.to_act() == (0, 1)
    # when the second in order answers first
    play(position, "2: store all iron@underground_warehouse")
    # then nothing is seen of it yet
    holds(position, "2 goods = 2 iron", "2 state = underground_warehouse", "to act = 1")
    # when all have answered
    play(position, "1: store all brick@ruined_library")
    # then
    holds(
        position,
        "1 state = ruined_library+stored:brick:brick",
        "2 state = underground_warehouse+stored:iron:iron",
    )


# --- discarding -------------------------------------------------------------------------------

EVERYTHING = (
    "brick gun iron fuel ammo worker contact_grey contact_red contact_blue contact_universal"
    " development shield"
)


def test_all_goods_of_the_supply_are_discarded() -> None:
    """MS-17.6: of every kind, development tokens and unplaced shields too."""
    # given
    position = table(f"1 goods {EVERYTHING}", f"2 goods {EVERYTHING}", "phase clean_up")
    # then
    holds(position, "1 goods = nothing", "2 goods = nothing")


def test_everything_lying_on_locations_and_boards_is_discarded() -> None:
    """MS-17.6, MS-17.7: activation goods, guests and shields go; counts return to 0."""
    # given
    position = table(
        "1 faction new_york",
        "1 state archive pub+guest school+shield",
        "1 goods 2 worker gun",
        "2 passed",
    )
    play(position, "1: use archive", "1: done", "1: board red")
    holds(
        position,
        "1 state = archive+used+spent:worker pub+guest school+shield",
        "1 board = red",
        "1 board goods = gun",
    )
    # when
    play(position, "1: pass")
    # then
    holds(
        position,
        "1 state = archive pub school",
        "1 board = nothing",
        "1 board goods = nothing",
        "1 goods = nothing",
    )


def test_what_was_used_can_be_used_again_in_the_next_round() -> None:
    """MS-17.7, MS-20.6.1: activation counts of locations and boards start afresh."""
    # given a location and an action of the board that were used up
    position = table(
        "1 faction new_york",
        "1 state oil_trader+used:2+spent:fuel:fuel",
        "1 board grey",
        "1 goods iron fuel",
        "2 passed",
        "first 2",
        "turn 1",
    )
    assert why_not(position, "1: use oil_trader") == "used_up MS-12.1.2"
    assert why_not(position, "1: board grey") == "action_used MS-12.2.1"
    # when a new round comes and the same player has iron and fuel again
    play(position, "1: pass")
    while asked(position) == "pick_card":
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat)[0])
    holds(position, "phase = action", "to act = 1")
    # then
    assert "board grey" in offered(position, 1)
    assert why_not(position, "1: use oil_trader") == "cost MS-6.4"


def test_hands_deals_states_ruins_and_placed_goods_remain() -> None:
    """MS-17.7: clean-up takes none of them."""
    # given
    position = table(
        "1 hand archive punks",
        "1 deals school pub",
        "1 state church+ruin school city_guards+placed:gun camp",
        "1 goods worker",
        "2 deals motel",
        "phase clean_up",
    )
    # then
    holds(
        position,
        "1 hand = archive punks",
        "1 deals = pub school",
        "1 state = church+ruin school city_guards+placed:gun camp",
        "1 goods = gun",
        "2 deals = motel",
    )


def test_stored_goods_remain_when_used_locations_are_cleaned() -> None:
    """MS-17.7: a shield goes, the stored goods under it do not."""
    # given
    position = table(
        "1 state ruined_library+shield city_guards+shield+placed:gun",
        "1 goods fuel",
        "phase clean_up",
    )
    # when
    play(position, "1: store fuel@ruined_library")
    # then
    holds(position, "1 state = ruined_library+stored:fuel city_guards+placed:gun")


# --- stored goods come back -------------------------------------------------------------------


def test_stored_goods_return_at_the_next_production_and_can_be_stored_again() -> None:
    """MS-17.9: they lie in the supply, and the location is empty."""
    # given
    position = table(
        "1 faction new_york", "1 state thieves_den+stored:brick:brick:worker", "phase production"
    )
    holds(
        position,
        "1 state = thieves_den",
        "1 goods = 2 brick iron 4 worker contact_grey",
        "1 tally = iron 3 worker contact_grey card",
    )
    # when
    play(position, "1: pass", "2: pass", "1: store all brick@thieves_den", "1: done")
    # then
    holds(position, "1 state = thieves_den+stored:brick:brick", "1 goods = nothing")


def test_stored_goods_do_not_pay_before_they_return() -> None:
    """MS-17.9: they come back in the production phase, not earlier."""
    # given
    position = table("1 hand school", "1 state crossing+stored:contact_grey", expansion="winter")
    # then
    assert why_not(position, "1: build school") == "contacts MS-8.2.1"
