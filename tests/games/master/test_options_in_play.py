"""Section 23: single rules that an option changes."""

import pytest

from tests.table import asked, holds, offered, play, table, why_not


def test_a_new_card_without_categories_matches_unless_switched_off() -> None:
    """MS-23.6: off, a Foundation replaces nothing but ruins and what has no category itself."""
    # given
    given = ("1 hand foundation", "1 goods brick", "1 state church")
    on, off = table(*given), table(*given, typeless_new_card_matches=False)
    wild = table(
        "1 hand foundation",
        "1 goods brick",
        "1 state church docks+ruin radioactive_colony",
        typeless_new_card_matches=False,
    )
    # then
    assert "develop foundation" in offered(on, 1)
    assert why_not(off, "1: develop foundation") == "no_match MS-8.3.2"
    play(wild, "1: develop foundation")
    assert offered(wild, 1) == ["over docks", "over radioactive_colony"]


def test_connection_cards_pay_costs_in_cards_unless_switched_off() -> None:
    """MS-23.7: off, location cards alone."""
    # given
    given = ("1 faction appalachian_federation", "1 goods brick", "1 hand punks")
    on, off = table(*given), table(*given, connection_pays_card=False)
    both = table(*given, "1 hand docks pub", connection_pays_card=False)
    # when
    play(on, "1: board grey")
    play(both, "1: board grey")
    # then
    holds(on, "1 hand = nothing", "connection_discard = punks", "1 goods = 2 contact_grey")
    assert why_not(off, "1: board grey") == "cost MS-6.4"
    assert offered(both, 1) == ["discard docks", "discard pub"]


def test_placed_goods_are_stolen_unless_switched_off() -> None:
    """MS-23.8: off, loose goods alone."""
    # given
    given = ("1 state thieves_caravan", "1 goods 2 worker", "2 state city_guards+placed:gun")
    on, off = table(*given), table(*given, steal_placed=False)
    loose = table(*given, "2 goods gun", steal_placed=False)
    # when
    play(on, "1: use thieves_caravan")
    play(loose, "1: use thieves_caravan")
    # then
    holds(on, "1 goods = gun", "2 goods = nothing", "2 state = city_guards")
    assert why_not(off, "1: use thieves_caravan") == "no_target MS-20.7.1"
    holds(loose, "1 goods = gun", "2 goods = gun", "2 state = city_guards+placed:gun")


@pytest.mark.parametrize(("value", "points"), [("zero", 0), ("remembered", 2)])
def test_the_tally_is_remembered_only_with_the_option(value: str, points: int) -> None:
    """MS-23.9: a Cistern built after 2 fuel were produced in this round."""
    # given
    position = table(
        "1 faction new_york",
        "1 deals oil_rig fuel_tank",
        "1 hand cistern",
        "1 goods contact_grey",
        "phase production",
        expansion="winter",
        tally_outside_production=value,
    )
    # when
    play(position, "1: build cistern")
    # then
    holds(position, f"1 vp = {points}")


@pytest.mark.parametrize(("value", "points"), [("zero", 0), ("remembered", 3)])
def test_the_remembered_tally_is_the_owners(value: str, points: int) -> None:
    """MS-23.9: Suppliers copy a Cistern whose owner produced 4 fuel; 3 is the most."""
    # given
    position = table(
        "1 hand suppliers",
        "1 goods 2 contact_grey",
        "1 tally fuel",
        "2 state cistern",
        "2 tally 4 fuel",
        expansion="winter",
        tally_outside_production=value,
    )
    # when
    play(position, "1: build suppliers")
    # then
    holds(position, f"1 vp = {points}", "2 vp = 0")


def test_the_remembered_tally_is_that_of_this_round() -> None:
    """MS-23.9: the next production phase replaces it."""
    # given 3 fuel produced in the last round, none in this one
    position = table(
        "1 faction new_york",
        "1 hand cistern",
        "1 goods contact_grey",
        "1 tally 3 fuel",
        "phase production",
        expansion="winter",
        tally_outside_production="remembered",
    )
    # when
    play(position, "1: build cistern")
    # then
    holds(position, "1 vp = 0")


def test_body_hunters_clear_themselves_only_with_the_option() -> None:
    """MS-23.10: on, they can be used again and again while workers last."""
    # given
    given = ("1 state body_hunters", "1 goods 2 worker", "2 passed")
    off = table(*given, expansion="winter")
    on = table(*given, expansion="winter", body_hunters_self=True)
    # then
    assert why_not(off, "1: use body_hunters") == "no_target MS-20.7.5"
    play(on, "1: use body_hunters")
    assert offered(on, 1) == ["clear body_hunters"]
    play(on, "1: clear body_hunters")
    holds(on, "1 state = body_hunters", "1 goods = worker")
    play(on, "1: use body_hunters", "1: clear body_hunters")
    holds(on, "1 state = body_hunters", "1 goods = nothing")


@pytest.mark.parametrize(("on", "left"), [(False, "development"), (True, "3 development")])
def test_development_tokens_stay_only_with_the_option(on: bool, left: str) -> None:
    """MS-23.11: a placed one stays anyway, other goods never."""
    # given
    position = table(
        "1 state foundation+placed:development",
        "1 goods 2 development brick shield",
        "phase clean_up",
        keep_development=on,
    )
    # then
    holds(position, f"1 goods = {left}", "1 state = foundation+placed:development")


@pytest.mark.parametrize(("on", "ties", "winner"), [(False, [1, 2], 1), (True, [4, 2], 0)])
def test_hand_cards_count_in_a_tie_only_with_the_option(
    on: bool, ties: list[int], winner: int
) -> None:
    """MS-23.12: connection cards too."""
    # given
    position = table(
        "1 vp 25",
        "1 goods brick",
        "1 hand docks pub punks",
        "2 vp 25",
        "2 goods 2 brick",
        "phase score",
        tiebreak_hand=on,
    )
    # then
    outcome = position.outcome()
    assert outcome is not None
    assert [result.ties[0] for result in outcome.results] == ties
    assert outcome.winners == [winner]


@pytest.mark.parametrize(("end_vp", "over"), [(25, False), (11, False), (10, True), (1, True)])
def test_the_end_comes_with_the_chosen_number_of_points(end_vp: int, over: bool) -> None:
    """MS-23.13: 10 points are the end if the threshold is 10 or less."""
    # given
    position = table("1 vp 9", "1 deals church", "phase production", end_vp=end_vp)
    holds(position, "1 vp = 10", f"end triggered = {'yes' if over else 'no'}")
    # when
    play(position, "1: pass", "2: pass")
    # then
    holds(position, f"over = {'yes' if over else 'no'}")


def test_a_payment_is_suggested_only_with_the_option() -> None:
    """MS-23.14: it is asked all the same."""
    # given
    given = ("1 state scrap_trader", "1 goods iron ammo")
    ask, suggest = table(*given), table(*given, auto_payment="suggest")
    # when
    play(ask, "1: use scrap_trader")
    play(suggest, "1: use scrap_trader")
    # then
    assert ask.question(0).suggested == ""
    assert suggest.question(0).suggested == "pay iron"
    assert asked(suggest) == "payment"
    play(suggest, "1: pay ammo")
    holds(suggest, "1 goods = iron")


@pytest.mark.parametrize(
    ("loose", "placed", "suggested"),
    [
        ("2 iron ammo", "scrap_metal+placed:iron radioactive_colony+placed:ammo", "iron iron"),
        (
            "iron ammo",
            "scrap_metal+placed:iron radioactive_colony+placed:ammo",
            "iron iron@scrap_metal",
        ),
        ("2 ammo", "scrap_metal+placed:iron:iron", "iron@scrap_metal iron@scrap_metal"),
        (
            "2 ammo",
            "scrap_metal+placed:iron radioactive_colony+placed:ammo",
            "iron@scrap_metal ammo",
        ),
        ("2 ammo", "radioactive_colony+placed:ammo", "ammo ammo"),
        ("ammo", "radioactive_colony+placed:ammo:ammo", "ammo ammo@radioactive_colony"),
    ],
)
def test_the_suggestion_spares_placed_and_wild_goods(
    loose: str, placed: str, suggested: str
) -> None:
    """MS-23.14: exact from the supply, exact placed, wild from the supply, wild placed."""
    # given
    position = table(f"1 state shelter {placed}", f"1 goods {loose}", auto_payment="suggest")
    # when
    play(position, "1: use shelter")
    # then
    assert position.question(0).suggested == f"pay {suggested}"
    assert f"pay {suggested}" in offered(position, 1)


@pytest.mark.parametrize(
    ("order", "ruin"),
    [("", "secret_outpost"), ("contact_red, worker", "the_bronx_gang")],
)
def test_the_order_of_compensations_decides_ties_of_attacks(order: str, ruin: str) -> None:
    """MS-23.15: alone, the location whose deal good comes first is hit."""
    # given: an attack with gun; both are unused actions of distance 2
    first = [good for good in order.split(", ") if good]
    default = table(seats=1).settings.options["solo_compensation_order"]
    assert isinstance(default, list)
    position = table(
        "1 faction new_york",
        "1 goods gun",
        "1 state the_bronx_gang secret_outpost",
        "deck combat_zone",
        seats=1,
        solo_compensation_order=[*first, *[good for good in default if good not in first]],
    )
    # when
    play(position, "1: board red")
    # then
    state = "the_bronx_gang secret_outpost".replace(ruin, f"{ruin}+ruin")
    holds(position, f"1 state = {state}")


def test_single_fields_of_cards_can_be_replaced() -> None:
    """MS-23.16: a School of distance 3 that gives VP; all else is as printed."""
    # given
    changed = table(
        "1 hand school docks",
        "1 goods 3 contact_grey",
        card_overrides={"school": {"distance": "3", "produces": "vp"}},
    )
    printed = table("1 hand school", "1 goods contact_grey")
    # when
    play(changed, "1: build school")
    play(printed, "1: build school")
    # then the bonus of 1 worker is the same
    holds(changed, "1 goods = worker", "1 vp = 1")
    holds(printed, "1 goods = 2 worker", "1 vp = 0")
