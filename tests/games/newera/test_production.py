"""Production and the spoils window (NE-6)."""

import pytest

from novastate.kernel.events import Event
from tests.games.newera.era import RULES, asked, holds, offered, play, table

ALL = (
    "1 faction new_york",
    "1 deals quarry_ne",
    "1 state docks_ne haven",
    "1 spoils tank",
    "2 state sharrash+agreed:1",
)


def sources(told: list[Event], seat: int) -> list[object]:
    """List where the gains of a seat came from, in order."""
    return [event.args["source"] for event in told if event.code == "gain" and event.seat == seat]


def test_the_order_of_a_production() -> None:
    """NE-6.2, NE-6.1, NE-6.4, NE-6.5, NE-6.6: the sources one after the other, player by player."""
    # given
    p = RULES.new(2, 1, card_edition="first")
    RULES.clear(p)
    for line in (*ALL, "2 faction hegemony", "phase production"):
        RULES.arrange(p, line)
    told: list[Event] = []
    p.listener = told
    # when
    RULES.settle(p)
    # then: the window comes before the next player begins
    assert sources(told, 0) == ["base", "deal", "agreement", "docks_ne", "haven"]
    assert sources(told, 1) == []
    assert [seat + 1 for seat in p.to_act()] == [1]
    assert p.question(0).code == "cash_spoils"
    # when
    told.clear()
    p.play(0, p.parse(0, "done"))
    # then
    assert sources(told, 1) == ["base", "sharrash"]


def test_what_everybody_receives() -> None:
    """NE-6.3 to NE-6.6."""
    p = table(*ALL, "phase production")
    holds(p, "1 pool = 3 scrap material universal 3 worker conquest1")


def test_spoils_are_cashed_one_after_the_other() -> None:
    """NE-6.7, NE-6.9, NE-8.3.2: any number in any order; the result is seen in between."""
    # given
    p = table(
        "1 faction new_york",
        "1 spoils docks_ne rat tank",
        "deck factory settlers",
        "phase production",
    )
    assert offered(p, 1)[:3] == ["cash docks_ne", "cash rat", "cash tank"]
    # when
    play(p, "1: cash rat")
    # then
    holds(p, "1 hand = factory settlers", "1 spoils = docks_ne tank", "discard = rat")
    assert asked(p) == "cash_spoils"
    # when
    play(p, "1: cash tank", "1: done")
    # then: the rest stays
    holds(p, "1 base = 1", "1 spoils = docks_ne", "1 pool = scrap 2 fuel 3 worker")


def test_spoils_need_not_be_cashed() -> None:
    """NE-6.12, NE-6.8, NE-0.2: only spoils may be declined."""
    p = table("1 faction new_york", "1 spoils docks_ne", "phase production")
    play(p, "1: done")
    holds(p, "1 spoils = docks_ne", "1 pool = scrap 3 worker", "phase = actions")


def test_vp_of_a_production_go_where_they_belong() -> None:
    """NE-6.10, NE-18.7: of agreements and spoils on the base."""
    p = table(
        "1 deals petes_office",
        "1 spoils mesmerizers_dwelling",
        "2 state registry_office+agreed:1",
        "phase production",
    )
    holds(p, "1 base = 2")
    play(p, "1: cash mesmerizers_dwelling")
    holds(p, "1 base = 4")


def test_cards_are_drawn_at_once() -> None:
    """NE-6.11, NE-2.1.10: from the top of the stack."""
    p = table("1 deals rat guilds_garage", "deck factory settlers", "phase production")
    holds(p, "1 hand = factory settlers")


@pytest.mark.parametrize(
    ("given", "places"),
    [
        ("1 faction appalachian_federation", 1),
        ("1 deals quarry_ne", 1),
        ("1 state quarry_ne", 1),
        ("2 state quarry_ne+agreed:1", 1),
        ("1 state courthouse", 1),
    ],
)
def test_features_watch_each_source(given: str, places: int) -> None:
    """NE-6.13, NE-21.2.5: base, both sorts of agreements, locations; also for Construction Site."""
    # given
    faction = () if "faction" in given else ("1 faction new_york",)
    p = table(*faction, "1 state construction_site", given, "phase production")
    # then
    state = p.players[0].state[0]
    assert state.vp == (1,) * places


def test_features_watch_cashed_spoils() -> None:
    """NE-6.13, NE-21.2.7: once for each token, directly after the source."""
    p = table(
        "1 faction new_york", "1 state construction_site", "1 spoils quarry_ne", "phase production"
    )
    play(p, "1: cash quarry_ne")
    assert p.players[0].state[0].vp == (1, 1)


def test_goods_of_the_actions_phase_are_not_produced() -> None:
    """NE-21.2.5: an exchange or the first yield of a location is no production."""
    p = table(
        "1 state construction_site",
        "1 pool 2 worker incorporation1",
        "1 hand quarry_ne",
        "2 passed",
    )
    play(p, "1: exchange material", "1: incorporate quarry_ne")
    holds(p, "1 state = construction_site quarry_ne", "1 pool = 2 material")


def test_spoils_and_compensation_of_an_attack_are_not_produced() -> None:
    """NE-21.2.5, NE-9.3.1, NE-9.3.2: neither by the attacker nor by the defender."""
    p = table("1 state construction_site", "1 pool conquest3", "2 state quarry_ne")
    play(p, "1: attack 2")
    holds(p, "1 state = construction_site", "1 pool = 2 material")
    p = table("1 pool conquest3", "2 state construction_site quarry_ne")
    play(p, "1: attack 2")
    holds(p, "2 state = construction_site quarry_ne+debris", "2 pool = material")


def test_all_agreements_with_others_pay() -> None:
    """NE-6.5, NE-10.7: three of them, with one rival or several."""
    p = table(
        "1 faction new_york",
        "2 state docks_ne+agreed:1 quarry_ne+agreed:1",
        "3 state fuel_tank_ne+agreed:1",
        "phase production",
        seats=3,
    )
    holds(p, "1 pool = 2 scrap fuel material 3 worker")


def test_an_agreement_made_this_turn_pays_in_the_next() -> None:
    """NE-6.4, NE-8.4.2: every agreement tucked before the phase."""
    p = table("1 faction new_york", "1 pool negotiation1", "1 hand quarry_ne", "2 passed")
    play(p, "1: negotiate quarry_ne", "1: pass")
    holds(p, "turn = 2", "phase = lookout", "1 pool = nothing")
    while asked(p) == "lookout_pick":
        seat = p.to_act()[0] + 1
        play(p, f"{seat}: {offered(p, seat)[0]}")
    holds(p, "1 pool = scrap material 3 worker")
