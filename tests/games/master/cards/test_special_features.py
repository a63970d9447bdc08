"""Foundation, Radioactive Colony, Hidden Forge and chains of threshold features."""

from itertools import permutations

import pytest

from tests.games.master.cards.facts import answer, change, has, lay, place, produced
from tests.table import asked, holds, offered, play, why_not

# --- Foundation -------------------------------------------------------------------------------


def test_foundation_pays_for_its_own_replacement() -> None:
    """MS-8.3.3, MS-8.3.9, MS-8.3.8: the token placed on it may pay the very development."""
    # given
    position = lay("foundation", "1 hand foundation motel", "1 goods contact_grey", "2 passed")
    # when
    play(position, "1: build foundation")
    holds(position, "1 state = foundation+placed:development", "1 goods = development")
    play(position, "1: develop motel")
    # then
    holds(position, "1 state = motel", "1 goods = nothing", "1 vp = 1", "discard = foundation")


def test_foundation_keeps_its_token_over_clean_up() -> None:
    """MS-2.4.4, MS-17.6: a loose development token is lost, the placed one stays."""
    # given
    position = lay(
        "foundation",
        "1 state foundation+placed:development",
        "1 goods development",
        "phase clean_up",
    )
    # then
    holds(position, "1 goods = development", "1 state = foundation+placed:development")


@pytest.mark.parametrize("id", ["foundation", "radioactive_colony"])
def test_locations_without_categories_match_everything(id: str) -> None:
    """MS-8.3.5, MS-8.3.6, MS-23.6: when replaced always, as a new card unless an option forbids."""
    # given
    old = lay(id, f"1 state {id}", "1 hand church", "1 goods brick")
    new = lay(id, "1 state church", f"1 hand {id}", "1 goods brick")
    strict = lay(
        id, "1 state church", f"1 hand {id}", "1 goods brick", typeless_new_card_matches=False
    )
    # when
    play(old, "1: develop church")
    play(new, f"1: develop {id}")
    # then
    holds(old, "1 state = church", "1 vp = 3", f"discard = {id}")
    assert place(new, 1, id)["placed"]
    holds(new, "1 vp = 1", "discard = church")
    assert why_not(strict, f"1: develop {id}") == "no_match MS-8.3.2"


# --- Radioactive Colony -----------------------------------------------------------------------


def test_radioactive_colony_pays_many_things() -> None:
    """MS-2.4.4, MS-7.1: worker, ammo and contacts on it pay like goods of the supply."""
    # given
    position = lay(
        "radioactive_colony",
        "1 hand radioactive_colony school docks",
        "1 state clay_pit",
        "1 goods 2 contact_grey",
        "2 passed",
    )
    # when
    play(position, "1: build radioactive_colony")
    play(position, "1: use clay_pit", "1: deal school", "1: raze docks")
    # then
    holds(position, "1 vp = 2", "1 deals = school", "1 goods = ammo worker 2 iron")
    assert place(position, 1, "radioactive_colony")["placed"] == ["ammo"]


def test_radioactive_colony_asks_where_goods_come_from() -> None:
    """MS-7.6, MS-2.4.5: the payer decides between placed and loose goods; none are put back."""
    # given
    position = lay(
        "radioactive_colony",
        "1 state radioactive_colony+placed:worker:ammo:ammo archive",
        "1 goods worker",
    )
    # when
    play(position, "1: use archive")
    assert set(offered(position, 1)) == {"pay worker", "pay worker@radioactive_colony"}
    play(position, "1: pay worker")
    # then
    holds(position, "1 goods = 2 ammo worker")
    assert place(position, 1, "radioactive_colony")["placed"] == ["worker", "ammo", "ammo"]


# --- Hidden Forge and shields -----------------------------------------------------------------


def test_hidden_forge_brings_a_shield_for_others() -> None:
    """MS-11.5, MS-11.6, MS-6.11: its shield may be placed in the same turn, not on itself."""
    # given
    position = lay("hidden_forge", "1 hand hidden_forge", "1 state school", "1 goods contact_grey")
    # when
    play(position, "1: build hidden_forge")
    assert asked(position) == "place_shield"
    assert set(offered(position, 1)) == {"shield school", "done"}
    assert why_not(position, "1: shield hidden_forge") == "printed_shield MS-11.6"
    play(position, "1: shield school")
    # then
    holds(position, "1 state = school+shield hidden_forge", "1 goods = nothing", "to act = 2")


@pytest.mark.parametrize(("contacts", "refused"), [(3, "contacts MS-10.2.2"), (4, "")])
def test_hidden_forge_counts_as_shielded(contacts: int, refused: str) -> None:
    """MS-11.6, MS-10.2.2: four red contacts raze it, three do not."""
    # when
    position = lay("hidden_forge", f"1 goods {contacts} contact_red", "2 state hidden_forge")
    # then
    assert why_not(position, "1: raze 2.hidden_forge") == refused


def test_car_garage_gives_its_visitor_a_shield() -> None:
    """MS-13.3, MS-11.5: the visitor may place the shield he gained on a location of his own."""
    # given
    position = lay("car_garage", "1 goods worker", "1 state school", "2 state car_garage")
    # when
    play(position, "1: visit 2.car_garage", "1: shield school")
    # then
    holds(position, "1 state = school+shield", "2 goods = worker", "to act = 2")


# --- threshold features -----------------------------------------------------------------------


CHAIN = ("armed_merchants", "dream_city", "patriot_tower")


@pytest.mark.parametrize("order", list(permutations(CHAIN)))
def test_threshold_features_feed_each_other(order: tuple[str, ...]) -> None:
    """MS-5.2.4: points fire Dream City, its worker fires Patriot Tower, in whatever order."""
    # given
    deals = ["quarry", "assassin", "docks", "fuel_tank", "school"]
    # when
    position = lay(
        "dream_city", f"1 state {' '.join(order)}", f"1 deals {' '.join(deals)}", "phase production"
    )
    # then
    made = change(produced("new_york", deals, []), has(position, 1))
    assert made == {"vp": 2 + 2, "worker": 1}
    assert produced("new_york", deals, order) == change({}, has(position, 1))


def test_points_of_counting_productions_fire_dream_city() -> None:
    """MS-5.1.8, MS-5.1.9: outputs by tally come before the thresholds are checked."""
    # when
    position = lay(
        "dream_city", "1 state dream_city small_factory", "1 deals docks", "phase production"
    )
    # then
    made = change(produced("new_york", ["docks"], []), has(position, 1))
    assert made == {"vp": 2, "worker": 1}


def test_steel_eagle_gives_points_to_owner_and_visitor() -> None:
    """MS-13.3, MS-13.6: a point in production, and one for a visitor, who fires nothing by it."""
    # given
    position = lay(
        "steel_eagle", "1 state steel_eagle", "2 state dream_city", "2 goods worker", "turn 2"
    )
    # when
    play(position, "2: visit 1.steel_eagle")
    answer(position, "produce_option")
    # then
    holds(position, "2 vp = 1", "2 goods = nothing", "1 vp = 0", "1 goods = worker")
