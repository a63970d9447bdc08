"""The rules of named cards (NE-22.2); their figures are in test_card_set.py."""

import pytest

from tests.games.newera import era
from tests.games.newera.box import holds, table
from tests.games.newera.era import asked, codes, offered, play, turns


@pytest.mark.parametrize("token", ["conquest1", "conquest5", "contact1"])
def test_kelly_s_pawn_shop(token: str) -> None:
    """NE-22.2.1, NE-22.1: a conquest token of any range, or a universal one, for 2 VP."""
    p = table(f"1 pool worker {token}", "1 state kellys_pawn_shop")
    play(p, "1: use kellys_pawn_shop")
    holds(p, "1 pool = nothing", "1 state = kellys_pawn_shop+used+vp:2")


def test_kelly_s_pawn_shop_takes_exactly_one_token() -> None:
    """NE-22.2.1: for each use."""
    p = table("1 pool 3 worker 3 conquest1", "1 state kellys_pawn_shop", "2 passed")
    play(p, "1: use kellys_pawn_shop", "1: use kellys_pawn_shop")
    holds(p, "1 pool = conquest1", "1 state = kellys_pawn_shop+used:2+vp:2:2")


def test_improvement_improves_a_location_of_its_type() -> None:
    """NE-22.2.2, NE-18.4: building material, itself included, without such a token."""
    # given
    p = table(
        "1 pool worker",
        "1 state improvement quarry_ne docks_ne courthouse+improved blockhouse+debris",
    )
    # when
    play(p, "1: use improvement")
    # then
    assert asked(p) == "improvement_target"
    assert offered(p, 1) == ["improve improvement", "improve quarry_ne"]
    # when
    told = play(p, "1: improve quarry_ne")
    # then: a token of value 1, not on the Improvement card
    assert codes(told) == ["improve"]
    holds(
        p,
        "1 state = improvement+used quarry_ne+improved docks_ne courthouse+improved"
        " blockhouse+debris",
        "1 total = 6",
    )


def test_improvements_share_the_limit() -> None:
    """NE-22.2.3: one Improvement token for each location."""
    p = table(
        "1 pool 2 worker", "1 state improvement+improved improvement quarry_ne+improved", "2 passed"
    )
    play(p, "1: use improvement")
    holds(p, "1 state = improvement+used+improved improvement+improved quarry_ne+improved")
    assert "use" not in turns(p, 1)


def test_production_hall_lets_a_location_produce() -> None:
    """NE-22.2.4: open or closed; base, agreements and spoils are not meant."""
    # given
    p = table(
        "1 pool worker",
        "1 state production_hall docks_ne haven hunters tank+debris",
        "1 deals quarry_ne",
        "1 spoils sharrash",
        "2 state shanty_town",
    )
    # when
    play(p, "1: use production_hall")
    # then
    assert asked(p) == "production_target"
    assert offered(p, 1) == ["repeat docks_ne", "repeat haven"]
    # when
    play(p, "1: repeat haven")
    # then
    holds(p, "1 pool = scrap universal")


def test_production_hall_is_no_production_phase() -> None:
    """NE-21.2.5, NE-22.2.4: goods yielded in the actions phase are not produced."""
    p = table("1 pool worker", "1 state production_hall quarry_ne construction_site")
    play(p, "1: use production_hall")
    holds(p, "1 state = production_hall+used quarry_ne construction_site", "1 pool = material")


def test_production_hall_puts_vp_on_the_producing_location() -> None:
    """NE-22.2.4: within its limit (Capitol of the merged game, in its first edition)."""
    p = era.table("1 pool worker", "1 state production_hall capitol+vp:1", merged=True)
    play(p, "1: use production_hall")
    holds(p, "1 state = production_hall+used capitol+vp:1:1", "1 pool = worker", "1 base = 0")
    p = era.table("1 pool worker", "1 state production_hall capitol+vp:1:1:1", merged=True)
    play(p, "1: use production_hall")
    holds(p, "1 state = production_hall+used capitol+vp:1:1:1", "1 pool = worker")


def test_incorporation_features_answer_to_the_action_only() -> None:
    """NE-22.2.5: Settlers and Factory; the others are in test_redevelopment and test_debris."""
    p = table("1 pool incorporation1", "1 hand docks_ne", "1 state settlers factory")
    play(p, "1: incorporate docks_ne")
    holds(p, "1 state = settlers factory+vp:2 docks_ne", "1 pool = scrap worker")


def test_rat_asks_after_each_exchange() -> None:
    """NE-22.2.11."""
    p = table("1 pool 4 worker", "1 state rat", "deck tank borgo", "2 passed")
    play(p, "1: exchange fuel")
    assert asked(p) == "react"
    play(p, "1: accept", "1: exchange fuel", "1: done")
    holds(p, "1 hand = tank", "1 pool = 2 fuel")


def test_truck_reacts_once_to_each() -> None:
    """NE-22.2.10: also to both cooperations of Mad Salesman."""
    p = table(
        "1 pool negotiation2",
        "1 hand docks_ne hunters",
        "1 state truck mad_salesman",
    )
    play(p, "1: negotiate docks_ne")
    holds(p, "1 pool = universal")
    play(p, "1: negotiate hunters")
    holds(p, "1 pool = 2 universal", "1 deals = docks_ne hunters")


# --- Mad Salesman


SALESMAN = "1 state mad_salesman"


def test_mad_salesman_makes_a_second_cooperation() -> None:
    """NE-22.2.6, NE-22.2.8: same range, any sort of target, the token spent once, or none."""
    # given
    p = table(
        "1 pool negotiation3",
        "1 hand docks_ne tank palisade",
        SALESMAN,
        "2 state shanty_town borgo",
    )
    # when
    play(p, "1: negotiate docks_ne")
    # then
    assert asked(p) == "second_cooperation"
    assert offered(p, 1) == ["negotiate palisade", "negotiate tank", "agree 2.shanty_town", "done"]
    # when
    play(p, "1: agree 2.shanty_town")
    # then
    holds(p, "1 pool = worker", "1 deals = docks_ne", "2 state = shanty_town+agreed:1 borgo")
    holds(p, "to act = 2")


def test_the_second_may_be_declined_and_is_the_last() -> None:
    """NE-22.2.6, NE-22.2.9: not after the second, nor with several Salesmen."""
    given = ("1 pool negotiation2", "1 hand docks_ne hunters truck", SALESMAN)
    p = table(*given)
    play(p, "1: negotiate docks_ne", "1: done")
    holds(p, "1 deals = docks_ne", "to act = 2")
    p = table(*given)
    play(p, "1: negotiate docks_ne", "1: negotiate hunters")
    holds(p, "1 deals = docks_ne hunters", "to act = 2")


def test_the_second_is_within_the_range_of_the_token() -> None:
    """NE-22.2.6: distance from hand, defence distance with opponents."""
    p = table(
        "1 pool negotiation1", "1 hand docks_ne hunters tank", SALESMAN, "2 state shanty_town"
    )
    play(p, "1: negotiate docks_ne")
    assert offered(p, 1) == ["negotiate hunters", "done"]


def test_the_second_needs_everything_a_cooperation_needs() -> None:
    """NE-22.2.6, NE-8.6.3: a slot, for example."""
    p = table("1 pool negotiation1", "1 hand docks_ne hunters", SALESMAN, "1 deals haven borgo")
    play(p, "1: negotiate docks_ne", "1: negotiate hunters")
    assert asked(p) == "make_room"
    play(p, "1: room deal.haven")
    holds(p, "1 deals = borgo docks_ne hunters")


def test_the_second_agreement_needs_a_marker() -> None:
    """NE-22.2.6, NE-10.7, NE-10.9: with all markers at passed players there is none."""
    p = table(
        "1 pool negotiation3",
        "1 hand docks_ne",
        SALESMAN,
        "2 state quarry_ne+agreed:1 sharrash+agreed:1 fuel_tank_ne+agreed:1",
        "2 passed",
        "3 state shanty_town",
        seats=3,
    )
    play(p, "1: negotiate docks_ne")
    holds(p, "1 deals = docks_ne", "to act = 3")


def test_a_defensive_card_may_come_second() -> None:
    """NE-22.2.8, NE-11.2: it is attached."""
    p = table("1 pool negotiation1", "1 hand docks_ne palisade", SALESMAN)
    play(p, "1: negotiate docks_ne", "1: negotiate palisade")
    holds(p, "1 state = mad_salesman+attached:palisade", "1 deals = docks_ne")


def test_an_agreement_may_come_first() -> None:
    """NE-22.2.6: a cooperation with an opponent's location by one token."""
    p = table("1 pool negotiation3", "1 hand tank", SALESMAN, "2 state docks_ne")
    play(p, "1: agree 2.docks_ne")
    assert offered(p, 1) == ["negotiate tank", "done"]


def test_a_universal_token_counts() -> None:
    """NE-22.2.7: played as cooperation."""
    p = table("1 pool contact1", "1 hand docks_ne hunters", SALESMAN)
    play(p, "1: negotiate docks_ne")
    assert asked(p) == "second_cooperation"


def test_where_mad_salesman_does_not_apply() -> None:
    """NE-22.2.7: the contact card, several tokens, no token; nor conquest."""
    # by the field
    p = table("1 faction merchants_guild", "1 pool 2 fuel", "1 hand docks_ne hunters", SALESMAN)
    play(p, "1: negotiate docks_ne")
    holds(p, "to act = 2")
    # by two tokens, with a card and with an agreement
    p = table("1 pool 2 negotiation1", "1 hand tank hunters", SALESMAN)
    play(p, "1: negotiate tank")
    holds(p, "to act = 2")
    p = table("1 pool negotiation1 negotiation2", "1 hand hunters", SALESMAN, "2 state docks_ne")
    play(p, "1: agree 2.docks_ne", "1: by_token negotiation2")
    holds(p, "to act = 2", "2 state = docks_ne+agreed:1")
    # without a token
    p = table("1 hand signpost shanty_town", SALESMAN)
    play(p, "1: negotiate signpost")
    holds(p, "to act = 2")
    # by conquest
    p = table("1 pool conquest1", "1 hand docks_ne hunters", SALESMAN)
    play(p, "1: conquer docks_ne")
    holds(p, "to act = 2")


def test_a_salesman_in_debris_is_silent() -> None:
    """NE-2.3.4: the central field works only face up."""
    p = table("1 pool negotiation1", "1 hand docks_ne hunters", "1 state mad_salesman+debris")
    play(p, "1: negotiate docks_ne")
    holds(p, "to act = 2")


def test_two_copies_of_a_feature_each_react() -> None:
    """NE-21.2.11, NE-2.4.4: Improvement apart, copies work separately (Labor Camp twice)."""
    p = table("1 pool 2 worker", "1 state labor_camp labor_camp", "2 passed")
    play(p, "1: use labor_camp", "1: use labor_camp#2")
    holds(p, "1 state = labor_camp+used labor_camp+used", "1 pool = 4 worker")
