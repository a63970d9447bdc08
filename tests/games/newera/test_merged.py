"""The merged game: both decks, one-time contacts, locations of 2010 (NE-M)."""

from functools import partial
from typing import Any

import pytest

from novastate.games.classic.cards.model import Location
from novastate.games.state2010.ruleset import State2010
from tests.games.newera.era import (
    RULES,
    asked,
    holds,
    offered,
    play,
    turns,
    why_not,
)
from tests.games.newera.era import table as alone

FORMER = State2010().card_set


table = partial(alone, merged=True)


# --- deck and factions


def test_the_deck() -> None:
    """NE-M.2: 72 + 86 + 14 + 14 + 8 = 194 cards, with all copies of both games."""
    p = table(seats=2)
    cards = [*p.deck, *p.row, *(card for player in p.players for card in player.hand)]
    kinds = [
        sum(p.cards.is_location(card) for card in cards),
        sum(p.cards.is_contact(card) for card in cards),
        sum(p.cards.is_leader(card) for card in cards),
    ]
    assert kinds == [72 + 86, 14 + 14, 8]
    assert len(cards) == 194
    assert len({"docks", "docks_ne"} & {p.cards.ids[card] for card in cards}) == 2


def test_factions_and_fields_are_those_of_2011() -> None:
    """NE-M.3, NE-M.1: five factions; the permanent contacts of 2010 are not used."""
    p = table("1 faction hegemony", "1 pool weapons", seats=5)
    assert len(p.cards.factions) == 5
    assert "take_token conquest" in offered(p, 1)


def test_not_merged_no_card_of_2010_is_played() -> None:
    """NE-2.2.1, NE-M.1: there are no leaders."""
    p = alone(seats=5)
    assert p.cards.ids == RULES.catalogue.ids
    assert not any(p.cards.is_leader(card) for card in range(p.cards.total))


# --- one-time contacts


@pytest.mark.parametrize(
    ("id", "price", "token"),
    [
        ("punks", "", "conquest2"),
        ("thugs", "weapons", "conquest3"),
        ("merchants", "", "negotiation2"),
        ("junk_train", "fuel", "negotiation3"),
        ("scouts", "", "incorporation1"),
        ("envoy", "scrap", "incorporation3"),
    ],
)
def test_a_one_time_contact_is_an_instant(id: str, price: str, token: str) -> None:
    """NE-M.4, NE-M.18: price, discard, one token of its kind and range, added like any other."""
    # given
    p = table(f"1 hand {id} tank", f"1 pool worker {price}")
    # when
    play(p, f"1: instant {id}")
    # then
    holds(p, f"1 pool = worker {token}", f"discard = {id}")


def test_a_one_time_contact_makes_no_contact_by_itself() -> None:
    """NE-M.4: it is no means any more."""
    p = table("1 hand punks docks")
    assert "conquer docks" not in offered(p, 1)


def test_tokens_of_2010_cards_are_added() -> None:
    """NE-M.18: Watchtower's conquest token of 1 beside one of 2."""
    p = table("1 hand watchtower borgo", "1 pool incorporation1 conquest2", "2 passed")
    play(p, "1: incorporate watchtower", "1: conquer borgo", "1: by_token conquest1")
    holds(p, "1 spoils = borgo", "1 pool = nothing")


# --- locations of 2010


@pytest.mark.parametrize("card", FORMER.locations, ids=lambda card: card.text.id)
def test_defence_by_kind(card: Location) -> None:
    """NE-M.5, NE-22.3: 3 for production, 4 for a feature, 5 for an action; the deal field pays."""
    number = RULES.merged.numbers[card.text.id]
    assert RULES.merged.defence[number] == (3, 3, 4, 5)[card.kind]
    assert RULES.merged.deal[number] == card.deal
    assert not RULES.merged.defends[number]


def test_a_location_of_2010_is_attacked_and_agreed_with() -> None:
    """NE-M.5."""
    p = table("1 pool conquest3 negotiation3", "2 state docks")
    play(p, "1: agree 2.docks", "2: pass")
    holds(p, "1 pool = scrap conquest3", "2 state = docks+agreed:1")
    p = table("1 pool conquest3", "2 state docks")
    play(p, "1: attack 2")
    holds(p, "2 state = docks+debris", "1 pool = 2 scrap", "2 pool = scrap")


def test_town_hall_adds_slots_but_no_agreements() -> None:
    """NE-M.9: six tucked cards, still three agreements with others."""
    p = table(
        "1 state town_hall",
        "1 pool conquest1 negotiation3",
        "1 spoils tank borgo haven pub arena",
        "1 hand docks_ne",
        "2 state docks+agreed:1 quarry+agreed:1 fuel_tank+agreed:1 assassin",
        "2 pool 2 worker",
    )
    play(p, "1: conquer docks_ne")
    holds(p, "1 spoils = tank borgo haven pub arena docks_ne")
    play(p, "2: exchange fuel", "1: agree 2.assassin")
    assert asked(p) == "make_room_agreement"


def test_a_ruined_town_hall_costs_its_slots_at_once() -> None:
    """NE-M.10, NE-8.6.4, NE-24.2: during another player's turn; the owner chooses, no gain."""
    # given
    p = table("1 pool conquest4", "2 state town_hall", "2 spoils tank borgo haven", "2 deals pub")
    # when
    play(p, "1: attack 2")
    # then: the compensation was a worker
    assert asked(p) == "slot_overflow"
    holds(p, "to act = 2", "2 pool = worker")
    # when
    play(p, "2: room spoils.tank")
    # then
    holds(p, "2 spoils = borgo haven", "2 deals = pub", "2 pool = worker", "2 base = 0")


def test_a_redeveloped_town_hall_costs_its_slots_at_once() -> None:
    """NE-M.10, NE-8.6.4: before what the new location yields."""
    p = table(
        "1 pool redevelopment", "1 state town_hall", "1 hand school", "1 deals pub arena tank borgo"
    )
    play(p, "1: redevelop school")
    assert asked(p) == "slot_overflow"
    holds(p, "1 pool = nothing")
    play(p, "1: room deal.pub")
    holds(p, "1 pool = worker", "1 state = school")


@pytest.mark.parametrize("id", ["barracks", "robber_caravan"])
def test_two_workers_then_three(id: str) -> None:
    """NE-M.11, NE-21.1.4."""
    given = (f"1 state {id}", "2 pool 2 scrap")
    assert "use" not in turns(table("1 pool worker", *given), 1)
    p = table("1 pool 5 worker", *given)
    play(p, f"1: use {id}", "2: pass")
    holds(p, "1 pool = scrap 3 worker")
    given = (f"1 state {id}+used", "2 pool scrap")
    assert "use" not in turns(table("1 pool 2 worker", *given), 1)
    p = table("1 pool 3 worker", *given)
    play(p, f"1: use {id}")
    holds(p, "1 pool = scrap", "2 pool = nothing")


def test_stealing() -> None:
    """NE-M.16: a basic resource of a player who has not passed."""
    # given
    p = table(
        "1 pool 2 worker",
        "1 state barracks",
        "2 pool scrap fuel worker universal",
        "3 pool weapons",
        "3 passed",
        seats=3,
    )
    # when
    play(p, "1: use barracks")
    # then
    assert asked(p) == "steal_target"
    assert offered(p, 1) == ["steal 2.scrap", "steal 2.fuel"]
    # when
    play(p, "1: steal 2.fuel")
    # then
    holds(p, "1 pool = fuel", "2 pool = scrap universal worker")
    p = table("1 pool 2 worker", "1 state barracks", "2 pool scrap", "2 passed")
    assert why_not(p, "1: use barracks") == "no_gain NE-0.3"


def test_bulldozer() -> None:
    """NE-M.12, NE-M.15, NE-12.11: at once, without types or cost; 2 VP and the reactions."""
    # given
    p = table("1 pool worker", "1 state bulldozer docks penal_colony", "1 hand tank")
    # when
    play(p, "1: use bulldozer")
    # then
    assert offered(p, 1) == ["over bulldozer", "over docks", "over penal_colony"]
    play(p, "1: over docks")
    holds(p, "1 state = bulldozer+used penal_colony tank", "1 base = 2", "1 fields = nothing")
    holds(p, "1 pool = worker")


def test_what_bulldozer_cannot_do() -> None:
    """NE-M.13: no card without types, no Foundation as N; Foundation may be O."""
    # given
    p = table(
        "1 pool worker",
        "1 state bulldozer foundation radioactive_colony palisade tank+debris",
        "1 hand docks barbed_wire_entanglement",
    )
    # when
    play(p, "1: use bulldozer")
    # then: only the docks can come, over a card with types
    assert offered(p, 1) == ["over bulldozer", "over foundation"]
    p = table("1 pool worker", "1 state bulldozer", "1 hand foundation barbed_wire_entanglement")
    assert why_not(p, "1: use bulldozer") == "no_gain NE-0.3"


def test_there_is_no_basic_redevelopment() -> None:
    """NE-M.15: field once a turn or token, 2 VP for cards of both games."""
    p = table("1 pool 4 material 2 scrap", "1 state docks", "1 hand docks docks_ne", "2 passed")
    play(p, "1: redevelop docks")
    holds(p, "1 base = 2", "1 fields = redevelopment")
    assert "redevelop" not in turns(p, 1)


def test_features_of_2010_answer_to_the_events_of_2011() -> None:
    """NE-M.14: negotiation to every cooperation, conquest to every completed conquest."""
    p = table("1 pool negotiation3", "1 state trading_house", "2 state docks")
    play(p, "1: agree 2.docks")
    holds(p, "1 pool = scrap fuel")
    p = table("1 pool negotiation1", "1 state trading_house", "1 hand palisade")
    play(p, "1: negotiate palisade")
    holds(p, "1 pool = fuel")
    p = table("1 pool conquest3", "1 state bounty_office police_station", "2 state docks")
    play(p, "1: attack 2")
    holds(p, "1 pool = 2 scrap weapons", "1 state = bounty_office police_station+vp:1")


def test_slots_are_lost_while_a_location_with_slots_is_redeveloped() -> None:
    """NE-23.4, NE-M.10, NE-12.7: before the new one is placed; by an option they are kept."""
    given: tuple[str, ...] = ("1 state town_hall", "1 spoils school church", "1 deals docks quarry")
    given += ("1 hand town_hall", "1 pool redevelopment")
    # when
    p = table(*given)
    play(p, "1: redevelop town_hall")
    # then
    assert asked(p) == "slot_overflow"
    # when
    p = table(*given, slots_in_redevelopment="kept")
    play(p, "1: redevelop town_hall")
    # then
    holds(p, "1 spoils = church school", "1 deals = docks quarry", "1 base = 2")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_cards_of_the_merged_game_share_a_name(language: str) -> None:
    """NE-M.2: different cards are told apart by their names, in both languages."""
    every: list[Any] = [card for card in RULES.cards_data() if card["set"] != "factions"]
    names = [card["names"][language] for card in every]
    assert len(names) == len(set(names))
