"""Sections 20.3 and 20.5: every word for costs and gains."""

import pytest

from novastate.kernel.errors import BadInput
from tests.table import asked, holds, offered, play, table, why_not

# --- costs ------------------------------------------------------------------------------------

EXCHANGES = {
    "brick": "rubble_trader",
    "gun": "weapon_trader",
    "iron": "scrap_trader",
    "fuel": "oil_trader",
}


@pytest.mark.parametrize("good", EXCHANGES)
def test_a_resource_is_paid_with_itself_or_ammo(good: str) -> None:
    """MS-20.3.1: and with no other resource."""
    # given
    card = EXCHANGES[good]
    others = " ".join(other for other in EXCHANGES if other != good)
    exact = table(f"1 state {card}", f"1 goods {good} {others}")
    wild = table(f"1 state {card}", f"1 goods ammo {others}")
    none = table(f"1 state {card}", f"1 goods {others} 3 worker contact_universal")
    # when
    play(exact, f"1: use {card}")
    play(wild, f"1: use {card}")
    # then
    holds(exact, f"1 goods = {others}", "1 vp = 1", f"1 state = {card}+used+spent:{good}")
    holds(wild, f"1 goods = {others}", "1 vp = 1", f"1 state = {card}+used+spent:ammo")
    assert why_not(none, f"1: use {card}") == "cost MS-6.4"


def test_each_unit_may_be_paid_with_ammo_separately() -> None:
    """MS-20.3.1: 2 bricks, or 1 and 1 ammo, or 2 ammo."""
    # given
    position = table("1 state abandoned_suburbs", "1 goods 2 brick 2 ammo")
    # when
    play(position, "1: use abandoned_suburbs")
    # then
    assert offered(position, 1) == ["pay brick brick", "pay brick ammo", "pay ammo ammo"]
    play(position, "1: pay brick ammo")
    holds(position, "1 vp = 2")


def test_any_resource_is_paid_with_a_mixture() -> None:
    """MS-20.3.2: Marketplace takes any 2 of basic resources and ammo."""
    # given
    position = table(
        "1 state marketplace", "1 goods 2 worker brick gun ammo contact_red", expansion="winter"
    )
    # when
    play(position, "1: use marketplace")
    # then
    assert offered(position, 1) == ["pay brick gun", "pay brick ammo", "pay gun ammo"]
    play(position, "1: pay brick ammo")
    holds(position, "1 goods = gun worker contact_red", "1 vp = 2")


@pytest.mark.parametrize("goods", ["2 worker gun", "2 worker gun contact_universal development"])
def test_any_resource_is_resources_only(goods: str) -> None:
    """MS-20.3.2: neither workers nor contacts nor tokens stand for one."""
    # given
    position = table("1 state marketplace", f"1 goods {goods}", expansion="winter")
    # then
    assert why_not(position, "1: use marketplace") == "cost MS-6.4"


def test_nothing_replaces_a_worker() -> None:
    """MS-20.3.3: not ammo, not a universal contact."""
    # given
    position = table("1 state archive", "1 goods ammo contact_universal brick")
    # then
    assert why_not(position, "1: use archive") == "cost MS-6.4"


@pytest.mark.parametrize(
    ("card", "colour", "other"),
    [
        ("shadow", "contact_red", "contact_blue"),
        ("gasoline_cultist", "contact_blue", "contact_red"),
    ],
)
def test_a_contact_is_paid_with_its_colour_or_a_universal_one(
    card: str, colour: str, other: str
) -> None:
    """MS-20.3.4: never with another colour or ammo."""
    # given
    exact = table(f"1 state {card}", f"1 goods {colour}")
    wild = table(f"1 state {card}", "1 goods contact_universal")
    wrong = table(f"1 state {card}", f"1 goods {other} contact_grey ammo")
    # when
    play(exact, f"1: use {card}")
    play(wild, f"1: use {card}")
    # then
    holds(exact, "1 vp = 1", f"1 state = {card}+used+spent:{colour}")
    holds(wild, "1 vp = 1", f"1 state = {card}+used+spent:contact_universal")
    assert why_not(wrong, f"1: use {card}") == "cost MS-6.4"


def test_a_card_is_paid_from_the_hand() -> None:
    """MS-20.3.5: the grey action of the Appalachians takes 1 brick and 1 card."""
    # given
    position = table("1 faction appalachian_federation", "1 goods brick", "1 hand pub school")
    # when
    play(position, "1: board grey", "1: discard pub")
    # then
    holds(position, "1 goods = 2 contact_grey", "1 hand = school", "discard = pub")


def test_without_a_card_in_hand_none_is_paid() -> None:
    """MS-20.3.5: ammo is no card, nor is a deal."""
    # given
    position = table("1 faction appalachian_federation", "1 goods brick ammo", "1 deals pub")
    # then
    assert why_not(position, "1: board grey") == "cost MS-6.4"


def test_a_deal_is_paid_by_discarding_it() -> None:
    """MS-20.3.6: the payer chooses which; each use takes one."""
    # given
    position = table("1 state hideout", "1 deals docks school", "2 deals pub")
    # when
    play(position, "1: use hideout")
    assert offered(position, 1) == ["end docks", "end school"]
    play(position, "1: end school", "1: again")
    # then
    holds(position, "1 deals = nothing", "discard = docks school", "1 vp = 2", "2 deals = pub")


def test_without_a_deal_none_is_paid() -> None:
    """MS-20.3.6: the deals of others do not count."""
    # given
    position = table("1 state hideout", "2 deals pub")
    # then
    assert why_not(position, "1: use hideout") == "cost MS-6.4"


# --- gains ------------------------------------------------------------------------------------


def test_goods_are_gained_all_together() -> None:
    """MS-20.5.1: a Haven gives 1 iron and 1 ammo."""
    # given
    position = table("1 hand haven", "1 goods 2 contact_grey")
    # when
    play(position, "1: build haven")
    # then
    holds(position, "1 goods = iron ammo")


def test_one_of_gives_exactly_one() -> None:
    """MS-20.5.2: the receiver chooses; there is no mixture."""
    # given
    position = table("1 hand storehouse", "1 goods contact_grey", expansion="winter")
    # when
    play(position, "1: build storehouse")
    # then
    assert offered(position, 1) == ["choose fuel", "choose gun"]
    with pytest.raises(BadInput):
        position.parse(0, "choose fuel gun")
    play(position, "1: choose gun")
    holds(position, "1 goods = gun", "to act = 2")


def test_one_of_is_chosen_anew_each_time() -> None:
    """MS-20.5.2: by the visitor now, by the owner in production."""
    # given
    position = table("1 goods worker", "2 state outpost_mercenaries", expansion="winter")
    play(position, "1: visit 2.outpost_mercenaries")
    assert offered(position, 1) == ["choose contact_red", "choose contact_blue"]
    # when
    play(position, "1: choose contact_blue")
    # then
    holds(position, "1 goods = contact_blue", "2 goods = worker")
    # and in production
    later = table(
        "1 faction new_york",
        "2 faction mutants_union",
        "2 state outpost_mercenaries",
        "phase production",
        expansion="winter",
    )
    play(later, "2: choose contact_red")
    holds(later, "2 goods = gun 3 worker contact_grey contact_red")


@pytest.mark.parametrize(("deals", "points"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_per_tally_gives_one_for_each_up_to_its_figure(deals: int, points: int) -> None:
    """MS-20.5.4: Cistern gives VP for fuel, at most 3."""
    # given
    fuel = " ".join(["oil_rig", "oil_rig", "oil_trader", "refinery"][:deals])
    position = table(
        "1 faction new_york",
        "1 state cistern",
        *([f"1 deals {fuel}"] if fuel else []),
        "phase production",
        expansion="winter",
    )
    # then
    holds(position, f"1 vp = {points}")


def test_placed_goods_lie_on_the_location_and_can_be_paid() -> None:
    """MS-20.5.5: Scrap Metal puts 3 iron on itself, out of the general supply."""
    # given
    position = table(
        "1 hand scrap_metal", "1 goods contact_grey", "1 state scrap_trader", "2 passed"
    )
    # when
    play(position, "1: build scrap_metal")
    holds(position, "1 state = scrap_trader scrap_metal+placed:iron:iron:iron", "1 goods = 3 iron")
    play(position, "1: use scrap_trader", "1: done", "1: pass")
    # then what was not paid outlasts clean-up
    holds(position, "1 goods = 2 iron", "1 state = scrap_trader scrap_metal+placed:iron:iron")


def test_steal_takes_one_of_the_listed_goods() -> None:
    """MS-20.5.9: from the rival to the thief, the number the card names."""
    # given
    position = table("1 state thieves_caravan", "1 goods 2 worker", "2 goods 3 iron")
    # when
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "1 goods = iron", "2 goods = 2 iron")


def test_clear_resets_other_own_locations() -> None:
    """MS-20.5.10: at most three of them."""
    # given
    position = table(
        "1 state body_hunters archive+used:2 motel+used convoy+used gunsmith+used",
        "1 goods worker",
        expansion="winter",
    )
    # when
    play(position, "1: use body_hunters", "1: clear archive", "1: clear motel", "1: clear gunsmith")
    # then
    holds(
        position,
        "1 state = body_hunters+used+spent:worker archive motel convoy+used gunsmith",
        "to act = 2",
    )


def test_own_deals_give_their_goods() -> None:
    """MS-20.5.11: at most three different ones, which stay."""
    # given
    position = table(
        "1 state caravanner",
        "1 goods worker",
        "1 deals docks quarry school pub",
        expansion="winter",
    )
    # when
    play(position, "1: use caravanner", "1: call docks", "1: call quarry", "1: call school")
    # then
    holds(
        position,
        "1 goods = brick iron worker",
        "1 deals = docks pub quarry school",
        "to act = 2",
    )


def test_a_rivals_deal_gives_its_good() -> None:
    """MS-20.5.12: to the one who uses it, not to its owner."""
    # given
    position = table("1 state camino_real", "1 goods worker", "2 deals docks", expansion="winter")
    # when
    play(position, "1: use camino_real")
    # then
    holds(position, "1 goods = iron", "2 goods = nothing", "2 deals = docks")
    assert asked(position) == "turn"
