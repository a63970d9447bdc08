"""Events that features watch, and the order of reactions (NE-21.2)."""

import pytest

from tests.games.classic.bench import Bench
from tests.games.newera.era import (
    holds,
    offered,
    play,
    table,
)


@pytest.mark.parametrize(
    ("move", "pool"),
    [("conquer docks_ne", "conquest1"), ("negotiate docks_ne", "negotiation1")],
)
def test_cards_from_hand_are_conquests_and_cooperations(move: str, pool: str) -> None:
    """NE-21.2.2, NE-22.2.10: Truck answers to both."""
    p = table(f"1 pool {pool}", "1 hand docks_ne", "1 state truck")
    play(p, f"1: {move}")
    holds(p, "1 pool = universal")


def test_agreements_are_cooperations_and_attacks_are_conquests() -> None:
    """NE-21.2.2: with opponents' locations."""
    p = table(
        "1 pool negotiation3 conquest3", "1 state truck", "2 state docks_ne", "3 passed", seats=3
    )
    play(p, "1: agree 2.docks_ne", "2: pass")
    holds(p, "1 pool = scrap universal conquest3")
    p = table("1 pool conquest3", "1 state truck", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "1 pool = 2 scrap universal")


def test_conquest_of_the_best_defended_location_is_an_event_too() -> None:
    """NE-21.2.2, NE-21.2.3: no defence is beyond a feature without a filter."""
    p = table(
        "1 pool 2 conquest5",
        "1 state hunters borgo",
        "2 state labor_camp+attached:old_fort:blockhouse",
    )
    play(p, "1: attack 2")
    holds(p, "1 pool = 4 worker", "1 state = hunters borgo+vp:2")


def test_a_distance_filter_reads_the_printed_distance_from_hand() -> None:
    """NE-21.2.3: Borgo answers to distance 3, not to 2."""
    p = table(
        "1 pool conquest2 conquest3", "1 hand tank trade_consulate", "1 state borgo", "2 passed"
    )
    play(p, "1: conquer tank", "1: by_token conquest2")
    holds(p, "1 state = borgo")
    play(p, "1: conquer trade_consulate")
    holds(p, "1 state = borgo+vp:2")


def test_a_type_filter_looks_at_the_card_played() -> None:
    """NE-21.2.4: Factory answers to type scrap only."""
    p = table("1 pool 2 incorporation1", "1 hand docks_ne hunters", "1 state factory", "2 passed")
    play(p, "1: incorporate hunters")
    holds(p, "1 state = factory hunters")
    play(p, "1: incorporate docks_ne")
    holds(p, "1 state = factory+vp:2 hunters docks_ne")


@pytest.mark.parametrize(
    ("given", "moves", "tokens"),
    [
        (("1 pool 2 worker",), ("1: exchange fuel",), 1),
        (("1 pool worker", "2 state fuel_tank_ne"), ("1: visit 2.fuel_tank_ne",), 1),
        (("1 pool negotiation3", "2 state fuel_tank_ne"), ("1: agree 2.fuel_tank_ne",), 1),
        (("1 pool conquest3", "2 state fuel_tank_ne"), ("1: attack 2",), 2),
        (("1 pool incorporation1", "1 hand fuel_tank_ne"), ("1: incorporate fuel_tank_ne",), 1),
        (("1 faction merchants_guild", "phase production"), (), 1),
    ],
)
def test_a_gain_is_everything_that_comes_to_the_pool(
    given: tuple[str, ...], moves: tuple[str, ...], tokens: int
) -> None:
    """NE-21.2.6, NE-21.2.7: once for each token, from the supply."""
    p = table("1 state tank", *given)
    play(p, *moves)
    assert p.players[0].state[0].vp == (1,) * tokens


def test_a_gain_in_another_player_s_turn() -> None:
    """NE-21.2.6: as compensation, and in his turn."""
    p = table("1 pool conquest3", "2 state fuel_tank_ne tank")
    play(p, "1: attack 2")
    holds(p, "2 state = fuel_tank_ne+debris tank+vp:1", "2 pool = fuel")


def test_own_goods_coming_back_to_the_pool_are_no_gain() -> None:
    """NE-21.2.6: stock of a card that leaves."""
    p = table("1 pool redevelopment", "1 hand hangar", "1 state production_hall+stock:fuel tank")
    play(p, "1: redevelop hangar", "1: over production_hall")
    # the new hangar's own fuel is the only gain
    holds(p, "1 state = tank+vp:1 hangar", "1 pool = 2 fuel universal")


def test_a_worker_from_a_visitor_is_a_gain(bench: Bench) -> None:
    """NE-21.2.6, NE-16.2.2: from an opponent, and usable at once."""
    p = bench.table("1 pool worker", "2 state docks_ne roof")
    play(p, "1: visit 2.docks_ne")
    bench.holds(p, "2 pool = scrap worker", "1 pool = scrap")


def test_a_visit_is_an_event_and_every_copy_reacts(bench: Bench) -> None:
    """NE-21.2.1, NE-21.2.11: two inns, two fuel; the owner's inn does not answer."""
    p = bench.table("1 pool worker", "1 state inn inn", "2 state docks_ne")
    play(p, "1: visit 2.docks_ne")
    bench.holds(p, "1 pool = scrap 2 fuel")


def test_reactions_to_reactions_queue_behind_those_waiting(bench: Bench) -> None:
    """NE-21.2.9: the scrap of the roof sets off the chain after both roofs are through."""
    # given: a gain of two workers, a roof for each, a chain for each scrap
    p = bench.table("1 pool worker", "1 state labor_camp roof chain")
    # when
    told = play(p, "1: use labor_camp")
    # then
    assert [event.args.get("source") for event in told if event.code == "gain"] == [
        "labor_camp",
        "roof",
        "roof",
        "chain",
        "chain",
    ]


def test_a_card_does_not_react_to_its_own_arrival() -> None:
    """NE-21.2.8: nor to what happened before it was in play."""
    p = table("1 pool incorporation2", "1 hand settlers")
    play(p, "1: incorporate settlers")
    holds(p, "1 pool = nothing")


def test_a_card_that_left_with_the_event_does_not_react() -> None:
    """NE-21.2.8: still in play when the event is complete."""
    p = table("1 pool redevelopment", "1 hand masons_lodge", "1 state penal_colony")
    play(p, "1: redevelop masons_lodge")
    holds(p, "1 pool = nothing", "1 state = masons_lodge")


def test_reactions_come_oldest_first_and_are_compulsory() -> None:
    """NE-0.5, NE-21.2.10, NE-21.1.5: in the order in which the cards came into play."""
    p = table("1 pool conquest1", "1 hand docks_ne", "1 state rifle hunters truck", "deck tank")
    told = play(p, "1: conquer docks_ne")
    gains = [event.args["source"] for event in told if event.code == "gain"]
    assert gains == ["rifle", "hunters", "truck"]
    holds(p, "1 hand = tank")


def test_a_card_overrides_a_general_clause() -> None:
    """NE-0.1: Gang Hideout spares what RUIN would turn to debris; Foundation matches all."""
    p = table("1 pool conquest3", "1 state gang_hideout", "2 state docks_ne")
    play(p, "1: attack 2", "1: spare")
    holds(p, "2 state = docks_ne")


def test_what_is_not_a_may_is_compulsory() -> None:
    """NE-0.2: Rat may be declined, Truck is not even asked."""
    p = table("1 pool 2 worker", "1 state rat")
    play(p, "1: exchange fuel")
    assert offered(p, 1) == ["accept", "done"]
    play(p, "1: done")
    holds(p, "1 hand = nothing")
