"""Limits, VP, the count, clean-up, the end and its ties (NE-1, NE-18, NE-19, NE-20)."""

import pytest

from tests.games.newera.era import asked, holds, offered, play, table


def test_what_counts() -> None:
    """NE-18.8, NE-18.4: locations and tokens; debris, tucked, attached cards and goods do not."""
    # given
    p = table(
        "1 state docks_ne+attached:palisade union_hall+vp:2:2+improved rat+debris",
        "1 base 4",
        "1 spoils borgo",
        "1 deals haven",
        "1 pool 9 scrap 9 worker",
        "2 state quarry_ne+agreed:1",
        "phase count",
    )
    # then: 2 locations, 4 and 1 on the hall, 4 on the base
    holds(p, "1 marked = 11", "2 marked = 1")


def test_totals_are_counted_anew() -> None:
    """NE-18.9: a mark may go down."""
    p = table("1 marked 20", "1 state tank", "phase count")
    holds(p, "1 marked = 1")


def test_the_game_ends_at_a_count_of_33() -> None:
    """NE-1.3, NE-20.1: no clean-up follows."""
    p = table("1 base 32", "1 state tank", "1 pool scrap", "phase count")
    holds(p, "over = yes", "winners = 1", "reason = vp", "1 pool = scrap", "turn = 1")
    p = table("1 base 31", "1 state tank", "phase count")
    holds(p, "over = no", "turn = 2")


def test_reaching_33_elsewhere_changes_nothing() -> None:
    """NE-1.4: the rest of the turn is played, and a player may fall below again."""
    # given
    p = table("1 base 31", "1 state tank docks_ne", "2 pool conquest3", "1 pool 2 worker")
    holds(p, "1 total = 33", "over = no")
    # when
    play(p, "1: exchange scrap", "2: attack 1", "1: pass", "2: pass")
    # then
    holds(p, "over = no", "turn = 2", "1 marked = 32")


def test_the_highest_total_wins() -> None:
    """NE-1.1, NE-1.5: not who reached 33 first or sits first."""
    p = table("1 base 33", "2 base 35", "3 base 34", "phase count", seats=3)
    holds(p, "winners = 2", "ranks = 3 1 2", "reason = vp")


def test_the_first_tie_break_is_cards_in_hand() -> None:
    """NE-20.2: before any goods."""
    p = table("1 base 33", "2 base 33", "2 hand punks_ne", "1 pool 9 worker", "phase count")
    holds(p, "winners = 2", "reason = tie_hand")


@pytest.mark.parametrize(
    ("goods", "winner"),
    [
        ("worker", "2"),
        ("scrap", "2"),
        ("universal", "2"),
        ("contact5 conquest5 defence3 redevelopment", "1 2"),
    ],
)
def test_the_second_tie_break_is_workers_and_resources(goods: str, winner: str) -> None:
    """NE-20.3, NE-20.4: a universal resource counts one, other tokens none; then shared."""
    p = table("1 base 33", "2 base 33", f"2 pool {goods}", "phase count")
    holds(p, f"winners = {winner}", "reason = " + ("tie_goods" if winner == "2" else "shared"))


def test_stored_goods_and_stock_count_and_spent_workers_do_not() -> None:
    """NE-20.3: goods lying on cards as spent are not counted."""
    p = table(
        "1 base 32",
        "1 state labor_camp+used:2",
        "2 base 32",
        "2 state radioactive_colony+stock:scrap",
        "phase count",
    )
    holds(p, "winners = 2", "reason = tie_goods")


def test_three_may_share() -> None:
    """NE-20.4."""
    p = table("1 base 33", "2 base 33", "3 base 33", "4 base 30", "phase count", seats=4)
    holds(p, "winners = 1 2 3", "reason = shared", "ranks = 1 1 1 4")


# --- the rule of three for VP places


def test_a_location_holds_three_tokens() -> None:
    """NE-18.2, NE-18.10: whatever their value; 2 VP each time make 6."""
    # given
    p = table(
        "1 pool incorporation3 3 incorporation1",
        "1 hand docks_ne wrecked_cars teds_bus salt_lake_tower",
        "1 state factory",
        "2 passed",
    )
    # when: four incorporations of type scrap
    play(p, "1: incorporate wrecked_cars", "1: free")
    play(p, "1: incorporate docks_ne", "1: by_token incorporation1")
    play(p, "1: incorporate teds_bus", "1: by_token incorporation1")
    holds(p, "1 total = 10")
    play(p, "1: incorporate salt_lake_tower", "1: by_token incorporation3")
    # then: the fourth finds no place and is lost
    assert p.players[0].state[0].vp == (2, 2, 2)
    holds(p, "1 total = 11", "1 base = 0")


def test_tokens_gained_together_fill_places_one_by_one() -> None:
    """NE-18.3: those that find no place are lost."""
    p = table("1 state tank+vp:1:1", "1 pool conquest3", "2 state fuel_tank_ne")
    play(p, "1: attack 2")
    holds(p, "1 state = tank+vp:1:1:1", "1 base = 0", "1 pool = 2 fuel")


def test_a_full_location_keeps_its_other_effects() -> None:
    """NE-18.2: while its other effects go on."""
    p = table("1 state trade_consulate+vp:1:1:1", "1 pool negotiation1", "1 hand docks_ne")
    play(p, "1: negotiate docks_ne")
    holds(p, "1 state = trade_consulate+vp:1:1:1", "1 pool = worker", "1 base = 0")


def test_an_improvement_token_takes_no_place() -> None:
    """NE-18.4, NE-18.5: apart from the three, and at most one."""
    p = table("1 state construction_site+vp:1:1+improved improvement", "1 pool worker 2 worker")
    play(p, "1: use improvement")
    holds(p, "1 state = construction_site+vp:1:1+improved improvement+used+improved")
    p = table(
        "1 faction appalachian_federation",
        "1 state construction_site+vp:1:1+improved",
        "phase production",
    )
    holds(p, "1 state = construction_site+vp:1:1:1+improved", "1 total = 5")


def test_on_the_base_only_the_sum_matters() -> None:
    """NE-18.5, NE-18.11, NE-2.2.3: without limit; on a location tokens keep their values."""
    p = table("1 base 12", "1 state union_hall+vp:1:1", "1 pool 3 worker")
    play(p, "1: use union_hall")
    holds(p, "1 state = union_hall+used+vp:1:1:2", "1 base = 12")


# --- storage and clean-up


def test_goods_return_in_clean_up() -> None:
    """NE-19.6, NE-19.7, NE-19.1: everything but what is stored."""
    p = table(
        "1 pool scrap universal worker conquest3 contact1 defence3 redevelopment",
        "1 fields conquest redevelopment",
        "1 state labor_camp+used:2 docks_ne+visited:2",
        "2 visits 1",
        "1 passed",
        "2 passed",
        "phase clean_up",
    )
    holds(p, "1 pool = nothing", "1 fields = nothing", "1 state = labor_camp docks_ne")
    holds(p, "2 visits = 0", "1 passed = no", "turn = 2", "first = 2")


def test_the_rest_is_untouched() -> None:
    """NE-19.8, NE-19.10, NE-19.9: agreement markers stay; the token goes on clockwise."""
    p = table(
        "1 hand tank",
        "1 spoils borgo",
        "1 deals haven",
        "1 base 3",
        "1 state docks_ne+vp:1+visited:3+agreed:2+attached:palisade+improved rat+debris",
        "first 3",
        "phase clean_up",
        seats=3,
    )
    holds(p, "1 hand = tank", "1 spoils = borgo", "1 deals = haven", "1 base = 3", "first = 1")
    holds(p, "1 state = docks_ne+vp:1+agreed:2+attached:palisade+improved rat+debris")


def test_storing_is_asked_where_not_everything_fits() -> None:
    """NE-19.2, NE-19.3, NE-24: up to the kinds and numbers of the card; fewer may be kept."""
    # given: Den keeps 2 resources and 2 workers
    p = table("1 state den", "1 pool 2 scrap universal 3 worker conquest2", "phase clean_up")
    assert asked(p) == "store_goods"
    assert offered(p, 1) == ["keep scrap", "keep universal", "keep worker", "done"]
    # when
    play(p, "1: keep universal", "1: keep worker", "1: keep scrap")
    # then: room is left for a worker only
    assert offered(p, 1) == ["keep worker", "done"]
    play(p, "1: done")
    holds(p, "1 pool = scrap universal worker", "turn = 2")


def test_all_that_fits_stays() -> None:
    """NE-19.2, NE-19.4: without a question; stored goods are chosen again each time."""
    p = table("1 state den", "1 pool scrap 2 worker fuel", "phase clean_up")
    holds(p, "1 pool = scrap fuel 2 worker", "turn = 2")


@pytest.mark.parametrize(
    ("id", "kept", "lost"),
    [
        ("smugglers_cellar", "universal", "worker conquest1"),
        ("gangers_dive", "conquest1 conquest5", "negotiation1 contact1 defence1"),
        ("black_market_contacts", "negotiation1 negotiation4", "conquest1 scrap"),
    ],
)
def test_a_capacity_takes_only_its_kinds(id: str, kept: str, lost: str) -> None:
    """NE-19.3, NE-2.3.7: other goods only where the card names them."""
    p = table(f"1 state {id}", f"1 pool {kept} {lost}", "phase clean_up")
    holds(p, f"1 pool = {kept}")


def test_stock_is_kept_and_spent_like_pool_goods() -> None:
    """NE-19.5, NE-19.4, NE-21.1.6: without capacity, never refilled."""
    p = table(
        "1 faction new_york", "1 state radioactive_colony", "1 hand tank docks_ne", "phase clean_up"
    )
    stock = "radioactive_colony+stock:worker:universal:universal:conquest1:negotiation1"
    holds(p, f"1 state = {stock}")
    p = table("1 faction new_york", "1 state radioactive_colony", "1 hand docks_ne")
    play(p, "1: conquer docks_ne", "1: by_token conquest1")
    holds(p, "1 state = radioactive_colony+stock:worker:universal:universal:negotiation1")


def test_the_last_turn_by_an_option() -> None:
    """NE-23.3: turn_cap ends the game at the count of that turn."""
    p = table("1 base 5", "turn 3", "phase count", turn_cap=3)
    holds(p, "over = yes", "winners = 1")
    p = table("1 base 5", "turn 2", "phase count", turn_cap=3)
    holds(p, "over = no")


def test_another_aim_by_an_option() -> None:
    """NE-23.1: end_vp."""
    holds(table("1 base 25", "phase count", end_vp=25), "over = yes")
    holds(table("1 base 33", "phase count", end_vp=45), "over = no")
