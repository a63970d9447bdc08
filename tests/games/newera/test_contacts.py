"""Contacts with cards of the hand: kinds, means, range, slots (NE-8.1, NE-8.3 to NE-8.6)."""

import pytest

from novastate.kernel.questions import Refused
from tests.games.newera.era import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)


@pytest.mark.parametrize(
    ("move", "token", "line"),
    [
        ("conquer", "conquest2", "1 spoils = tank"),
        ("negotiate", "negotiation2", "1 deals = tank"),
        ("incorporate", "incorporation2", "1 state = tank"),
    ],
)
def test_there_are_three_kinds_of_contact(move: str, token: str, line: str) -> None:
    """NE-8.1.1, NE-8.3.1, NE-8.4.1, NE-8.5.1, NE-2.1.5: each by a token of its own kind."""
    # given
    p = table(f"1 pool {token}", "1 hand tank")
    # then: no other kind is possible
    assert [text for text in offered(p, 1) if text.endswith("tank")] == [f"{move} tank"]
    # when
    play(p, f"1: {move} tank")
    # then
    holds(p, line, "1 pool = nothing", "1 hand = nothing", "to act = 2")


@pytest.mark.parametrize("move", ["conquer", "negotiate", "incorporate"])
def test_a_universal_token_stands_for_any_kind(move: str) -> None:
    """NE-2.1.6: of its range."""
    assert f"{move} tank" in offered(table("1 pool contact2", "1 hand tank"), 1)
    assert f"{move} tank" not in offered(table("1 pool contact1", "1 hand tank"), 1)


def test_ranges_of_one_kind_are_added() -> None:
    """NE-8.1.3, NE-8.1.4, NE-2.1.6: universal tokens included, one after the other."""
    # given
    p = table("1 pool 2 conquest1 contact1", "1 hand borgo")
    # when
    play(p, "1: conquer borgo", "1: by_token conquest1")
    # then: two more are needed, and both kinds are offered
    assert asked(p) == "contact_tokens"
    assert offered(p, 1) == ["by_token conquest1", "by_token contact1"]
    # when
    play(p, "1: by_token contact1")
    # then: the last one goes by itself
    holds(p, "1 spoils = borgo", "1 pool = nothing")


def test_ranges_of_different_kinds_are_not_added() -> None:
    """NE-8.1.6: and a token is not changed for another."""
    p = table("1 pool conquest2 negotiation1 incorporation1", "1 hand borgo tank")
    assert [text for text in offered(p, 1) if text.endswith("borgo")] == []
    assert why_not(p, "1: conquer borgo") == "no_means NE-8.1.4"


def test_surplus_range_is_lost() -> None:
    """NE-8.1.5, NE-8.1.12, NE-8.1.7: a token of 3 reaches one location at 2, and no other."""
    # given
    p = table("1 pool conquest3", "1 hand tank docks_ne")
    # when
    play(p, "1: conquer tank")
    # then
    holds(p, "1 pool = nothing", "1 hand = docks_ne", "to act = 2")
    # and together tokens may reach further than they must
    p = table("1 pool conquest1 conquest3", "1 hand tank")
    play(p, "1: conquer tank", "1: by_token conquest1")
    holds(p, "1 pool = nothing")


def test_field_and_tokens_are_never_used_together() -> None:
    """NE-8.1.2, NE-8.2.3: range 2 of the field and a token of 1 do not reach 3."""
    p = table("1 faction new_york", "1 pool weapons conquest1", "1 hand borgo tank")
    assert "conquer borgo" not in offered(p, 1)
    play(p, "1: conquer tank")
    holds(p, "1 pool = conquest1", "1 fields = conquest", "1 spoils = tank")


def test_the_means_are_asked_where_there_is_a_choice() -> None:
    """NE-8.1.2, NE-24: a field or tokens."""
    p = table("1 faction new_york", "1 pool 3 scrap incorporation2", "1 hand tank")
    play(p, "1: incorporate tank")
    assert asked(p) == "contact_means"
    assert offered(p, 1) == ["by_contact", "by_token incorporation2"]


def test_distance_zero_needs_no_means() -> None:
    """NE-8.1.8: in any of the three ways, without a token."""
    # given
    for move, line in (("conquer", "spoils"), ("negotiate", "deals"), ("incorporate", "state")):
        p = table("1 hand signpost")
        # when
        play(p, f"1: {move} signpost")
        # then
        holds(p, f"1 {line} = signpost")
    # and if something else is there, it is asked
    p = table("1 pool conquest2", "1 hand signpost")
    play(p, "1: conquer signpost")
    assert offered(p, 1) == ["free", "by_token conquest2"]
    play(p, "1: free")
    holds(p, "1 pool = conquest2", "1 spoils = signpost")


def test_distance_zero_may_need_a_contact_by_an_option() -> None:
    """NE-23.2: one_contact: a field or at least one token like any other."""
    p = table("1 hand signpost", distance_zero="one_contact")
    assert turns(p, 1) == ["pass"]
    p = table("1 pool incorporation1", "1 hand signpost", distance_zero="one_contact")
    play(p, "1: incorporate signpost")
    holds(p, "1 pool = nothing", "1 state = signpost")


@pytest.mark.parametrize("place", ["1 state tank", "1 state tank+debris", "1 deals tank"])
def test_only_cards_of_the_hand_are_contacted(place: str) -> None:
    """NE-8.1.9: never an own location, debris or a tucked card."""
    p = table("1 pool conquest3 negotiation3 incorporation3", place)
    assert why_not(p, "1: conquer tank") == "not_in_hand NE-8.1.9"
    assert not {"conquer", "negotiate", "incorporate"} & set(turns(p, 1))


def test_an_instant_is_not_contacted() -> None:
    """NE-8.1.9."""
    p = table("1 pool conquest3", "1 hand punks_ne")
    assert why_not(p, "1: conquer punks_ne") == "no_location_card NE-8.1.9"


def test_incorporation_never_reaches_an_opponent() -> None:
    """NE-8.1.9: for incorporation a location in the own hand only."""
    p = table("1 pool 2 incorporation3", "2 state docks_ne")
    assert turns(p, 1) == ["pass"]


def test_the_order_of_a_contact() -> None:
    """NE-8.1.10: room, payment, the card, what its arrival gives, reactions."""
    # given
    p = table(
        "1 faction new_york",
        "1 pool 3 scrap universal",
        "1 hand wrecked_cars docks_ne",
        "1 state settlers",
    )
    # when
    told = play(p, "1: incorporate docks_ne", "1: pay 2 scrap universal")
    # then
    assert codes(told) == ["pay", "incorporate", "gain", "gain"]
    assert [event.args.get("source") for event in told[2:]] == ["docks_ne", "settlers"]


def test_spoils_from_hand_give_nothing_at_once() -> None:
    """NE-8.3.2, NE-8.3.3: no shootout, and nobody is asked."""
    p = table("1 pool conquest1", "1 hand docks_ne", "2 state quarry_ne", "2 pool defence3")
    told = play(p, "1: conquer docks_ne")
    assert codes(told) == ["token", "conquer"]
    holds(p, "1 pool = nothing", "2 pool = defence3")


def test_an_agreement_from_hand_gives_nothing_at_once() -> None:
    """NE-8.4.2: it pays from the next production on."""
    p = table("1 pool negotiation1", "1 hand docks_ne")
    play(p, "1: negotiate docks_ne")
    holds(p, "1 pool = nothing", "1 deals = docks_ne")


def test_a_production_yields_at_once_when_it_enters() -> None:
    """NE-8.5.2, NE-8.5.1: open or closed; the location counts 1 VP."""
    p = table("1 pool incorporation2", "1 hand haven")
    play(p, "1: incorporate haven")
    holds(p, "1 pool = scrap universal", "1 total = 1")


def test_a_once_a_game_profit_is_given_at_entry() -> None:
    """NE-8.5.3, NE-2.3.6: once, and not in production."""
    p = table("1 hand wrecked_cars")
    play(p, "1: incorporate wrecked_cars")
    holds(p, "1 pool = scrap")
    p = table("1 faction hegemony", "1 state wrecked_cars", "phase production")
    holds(p, "1 pool = 3 worker contact1")


def test_a_new_location_works_in_the_same_turn() -> None:
    """NE-8.5.4: it may be activated, visited, agreed with or conquered at once."""
    # given
    p = table(
        "1 pool incorporation1 worker",
        "1 hand labor_camp",
        "2 pool conquest5 negotiation5 worker",
        "2 hand docks_ne",
    )
    # when
    play(p, "1: incorporate labor_camp")
    # then
    assert {"agree 1.labor_camp", "attack 1"} <= set(offered(p, 2))
    play(p, "2: pass")
    assert "use labor_camp" in offered(p, 1)


FULL = "1 spoils borgo tank", "1 deals haven"


@pytest.mark.parametrize(("move", "token"), [("conquer", "conquest"), ("negotiate", "negotiation")])
def test_a_full_base_makes_room(move: str, token: str) -> None:
    """NE-8.6.1, NE-8.6.3, NE-8.1.10: three slots together; the choice comes before the payment."""
    # given
    p = table(f"1 pool {token}1", "1 hand docks_ne", *FULL)
    # when
    play(p, f"1: {move} docks_ne")
    # then
    assert asked(p) == "make_room"
    assert offered(p, 1) == ["room spoils.tank", "room spoils.borgo", "room deal.haven"]
    with pytest.raises(Refused, match=r"NE-8\.6\.3"):
        play(p, "1: done")
    # when
    told = play(p, "1: room deal.haven")
    # then: without any gain
    assert codes(told) == ["drop", "conquer" if move == "conquer" else "deal"]
    holds(p, "1 pool = nothing", "discard = haven")


def test_room_is_left_below_three() -> None:
    """NE-8.6.1, NE-2.2.3: the third card still fits."""
    p = table("1 pool conquest1", "1 hand docks_ne", "1 spoils borgo", "1 deals haven")
    play(p, "1: conquer docks_ne")
    holds(p, "1 spoils = borgo docks_ne", "1 deals = haven", "to act = 2")


def test_incorporating_takes_no_slot() -> None:
    """NE-8.6.2."""
    p = table("1 pool incorporation1", "1 hand docks_ne", *FULL)
    play(p, "1: incorporate docks_ne")
    holds(p, "1 state = docks_ne", "1 spoils = borgo tank")


def test_tucked_cards_may_be_dropped_freely() -> None:
    """NE-8.6.5, NE-7.4, NE-6.8: in an own turn, without gain, and no action."""
    # given
    p = table(*FULL)
    # when
    play(p, "1: drop spoils.tank", "1: drop deal.haven")
    # then
    holds(p, "1 spoils = borgo", "1 deals = nothing", "1 pool = nothing", "to act = 1")
    assert asked(p) == "choose_action"


def test_tucked_cards_may_be_dropped_in_production() -> None:
    """NE-8.6.5: own production."""
    p = table(*FULL, "phase production")
    assert "drop deal.haven" in offered(p, 1)
    before = list(p.players[0].pool)
    play(p, "1: drop deal.haven")
    assert p.players[0].pool == before
    holds(p, "1 deals = nothing", "to act = 1")
