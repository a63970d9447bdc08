"""How clauses are read, goods, cards and places (FS-0, FS-2)."""

from pathlib import Path

from tests.games.state2010.own import action, feature, location, own_table
from tests.games.state2010.state import (
    RULES,
    asked,
    codes,
    holds,
    offered,
    play,
    shown,
    table,
    turns,
    why_not,
)


def test_a_card_overrides_a_clause() -> None:
    """FS-0.1: the Bulldozer redevelops without a shared type and without material."""
    position = table("1 state bulldozer", "1 hand pub", "1 pool worker", "2 passed")
    assert "redevelop pub" not in offered(position, 1)
    play(position, "1: use bulldozer")
    holds(position, "1 state = pub")


def test_may_can_be_declined_and_all_else_happens(tmp_path: Path) -> None:
    """FS-0.2, FS-17.2.8: only a reaction that says may is asked about."""
    cards = [feature("fair", "may exchange -> vp1"), feature("toll", "exchange -> fuel")]
    for answer, state in (("accept", "fair+vp:1 toll"), ("done", "fair toll")):
        position = own_table(tmp_path, cards, "1 state fair toll", "1 pool 2 worker")
        play(position, "1: exchange scrap")
        assert asked(position) == "react"
        assert offered(position, 1) == ["accept", "done"]
        play(position, f"1: {answer}")
        holds(position, f"1 state = {state}", "1 pool = scrap fuel")


def test_an_action_needs_its_whole_cost_its_objects_and_a_gain() -> None:
    """FS-0.3: half a cost is none; so is a gain that nobody can receive."""
    position = table("1 state museum hideout shelter", "1 hand docks", "1 pool 2 worker")
    assert "use" not in turns(position, 1)
    assert why_not(position, "1: use museum") == "cost FS-12.1.1"
    assert why_not(position, "1: use hideout") == "cost FS-12.1.1"
    position = table("1 state archive+vp:1:1:1", "1 hand docks", "1 pool worker")
    assert why_not(position, "1: use archive") == "no_gain FS-0.3"


def test_costs_first_then_effects_as_written() -> None:
    """FS-0.4: what an action gives cannot pay for it, but may pay for the next."""
    position = table("1 state demolition_team", "1 pool worker", "2 passed")
    assert "use" not in turns(position, 1)
    position = table("1 state shelter gun_shop", "1 pool 2 worker 2 weapons", "2 passed")
    assert "use shelter" not in offered(position, 1)
    events = play(position, "1: use gun_shop")
    assert codes(events)[:3] == ["use", "pay", "gain"]
    holds(position, "1 pool = 2 worker")


def test_nothing_is_ever_divided() -> None:
    """FS-0.5, FS-8.1.11: a token of value 2 takes one place, a range of 3 one location."""
    position = table("1 state shipwreck+vp:1:1", "1 pool worker 2 scrap")
    play(position, "1: use shipwreck")
    holds(position, "1 state = shipwreck+used+vp:1:1:2")


def test_oldest_first() -> None:
    """FS-0.6: own cards are processed in the order in which they came into play."""
    for state in (["police_station", "bounty_office"], ["bounty_office", "police_station"]):
        position = table(f"1 state {' '.join(state)}", "1 hand docks", "1 pool conquest1")
        events = play(position, "1: conquer docks")
        assert [event.args["source"] for event in events if event.code == "gain"] == state


def test_basic_and_universal_resources() -> None:
    """FS-2.1.1, FS-2.1.2, FS-2.1.4: a universal one pays for any basic kind when it is spent."""
    for card, cost in (
        ("shipwreck", "scrap"),
        ("bioweaponry", "weapons"),
        ("radioactive_fuel", "fuel"),
        ("clay_pit", "material"),
    ):
        position = table(f"1 state {card}", f"1 pool worker {cost} 2 universal")
        play(position, f"1: use {card}")
        assert asked(position) == "pay_with"
        assert offered(position, 1) == [f"pay {cost} universal", "pay 2 universal"]
        play(position, "1: pay 2 universal")
        holds(position, f"1 pool = {cost}", f"1 state = {card}+used+vp:2")


def test_a_basic_resource_replaces_no_universal_one(tmp_path: Path) -> None:
    """FS-2.1.3: nor does a universal one stand for a worker, a card or a token."""
    cards = [action("bank", "universal -> vp1"), action("rail", "redevelopment -> vp1")]
    position = own_table(tmp_path, cards, "1 state bank rail", "1 pool 9 worker 9 scrap")
    assert "use" not in turns(position, 1)
    position = table(
        "1 state deserted_colony archive", "1 hand docks", "1 pool 9 universal", "2 state quarry"
    )
    assert {"use", "visit", "exchange"}.isdisjoint(turns(position, 1))
    assert "negotiate church" not in offered(table("1 hand church", "1 pool 9 universal"), 2)


def test_gaining_a_universal_resource_is_no_basic_gain(tmp_path: Path) -> None:
    """FS-2.1.5: what watches scrap ignores it."""
    cards = [feature("eye", "gain scrap -> vp1")]
    position = own_table(tmp_path, cards, "1 state eye deserted_colony", "1 pool worker")
    play(position, "1: use deserted_colony")
    holds(position, "1 state = eye deserted_colony+used", "1 pool = universal")
    position = own_table(tmp_path, cards, "1 state eye", "1 pool 2 worker")
    play(position, "1: exchange scrap")
    holds(position, "1 state = eye+vp:1")


def test_a_worker_is_no_resource() -> None:
    """FS-2.1.6, FS-17.1.13: "any resource" does not accept it."""
    position = table("1 state corner_shop", "1 pool 5 worker")
    assert why_not(position, "1: use corner_shop") == "cost FS-12.1.1"
    position = table("1 state corner_shop", "1 pool worker universal")
    play(position, "1: use corner_shop")
    holds(position, "1 pool = nothing", "1 state = corner_shop+used+vp:1")


def test_contact_tokens_have_a_kind_and_a_range() -> None:
    """FS-2.1.7, FS-2.1.8: a universal token is played as any kind, with its range."""
    for kind in ("conquer", "negotiate", "incorporate"):
        position = table("1 faction new_york", "1 hand docks pub capitol", "1 pool contact2")
        found = [text for text in offered(position, 1) if text.startswith(kind)]
        assert found == [f"{kind} docks", f"{kind} pub"]
        play(position, f"1: {kind} docks")
        holds(position, "1 pool = nothing")
    position = table("1 hand docks", "1 pool conquest3")
    assert [text for text in offered(position, 1) if "docks" in text] == ["conquer docks"]


def test_a_redevelopment_token_allows_one_redevelopment() -> None:
    """FS-2.1.9: one, and it is gone."""
    position = table(
        "1 state docks", "1 hand shelter shipwreck", "1 pool redevelopment", "2 passed"
    )
    play(position, "1: redevelop shelter")
    assert "redevelop" not in turns(position, 1)


def test_a_card_as_a_good_is_drawn_from_the_deck() -> None:
    """FS-2.1.11: from the top, into the hand."""
    position = table("1 pool worker", "2 state pub", "deck museum arena")
    play(position, "1: visit 2.pub")
    holds(position, "1 hand = museum")


def test_the_supply_never_runs_out() -> None:
    """FS-2.1.12: whatever the box holds."""
    position = table("1 faction new_york", "1 pool 70 worker 90 scrap", "phase production")
    holds(position, "1 pool = 73 worker 91 scrap")


def test_the_pool() -> None:
    """FS-2.1.13: all unspent goods of a player are in the public view of the pool."""
    position = table("1 pool scrap worker conquest2 redevelopment")
    pool = {"scrap": 1, "worker": 1, "conquest2": 1, "redevelopment": 1}
    assert shown(position, 1, 2)["pool"] == pool


def test_numbers_of_cards() -> None:
    """FS-2.2.1, FS-2.2.2: 4 factions, 12 permanent contacts, 72 + 14 + 8 cards in the deck."""
    assert RULES.sets() == {
        "locations": 72,
        "contacts": 14,
        "leaders": 8,
        "permanent_contacts": 12,
        "factions": 4,
    }


def test_the_permanent_contact_cards() -> None:
    """FS-2.2.4: one of each kind with cost and range, unused or used this turn."""
    position = table("1 faction appalachian_federation", "1 hand capitol", "1 pool 3 scrap")
    play(position, "1: incorporate capitol")
    holds(position, "1 fields = incorporation", "1 pool = nothing")
    assert shown(position, 1, None)["fields_used"] == [2]


def test_one_time_contacts_and_leaders_wait_in_the_hand() -> None:
    """FS-2.2.5, FS-2.2.6: they do nothing there."""
    position = table("1 faction new_york", "1 hand punks foreman_kowalski", "phase production")
    holds(position, "1 hand = foreman_kowalski punks", "1 pool = 3 worker scrap", "1 total = 0")


def test_the_anatomy_of_locations() -> None:
    """FS-2.3.1, FS-2.3.2, FS-2.3.3, FS-2.3.4: distance, types, fields and one kind each."""
    types = {"scrap", "weapons", "fuel", "material", "universal", "worker", "card", "contact", "vp"}
    kinds = {"open production", "closed production", "feature", "action"}
    for card in RULES.cards_data():
        if card["set"] != "locations":
            continue
        found = card["types"]
        assert isinstance(found, list)
        assert set(found) <= types
        assert len(found) <= 3
        assert card["distance"] in (1, 2, 3)
        assert card["kind"] in kinds


def test_fields_matter_only_while_tucked_their_way() -> None:
    """FS-2.3.5, FS-2.3.6: in the state neither spoils nor deal, tucked no central field."""
    position = table(
        "1 faction new_york",
        "1 state church",
        "1 deals docks",
        "1 spoils capitol town_hall",
        "phase production",
    )
    holds(position, "1 pool = 3 worker 2 scrap", "1 base = 0", "1 total = 1")
    assert shown(position, 1, 1)["slots"] == 3


def test_common_places() -> None:
    """FS-2.4.1: deck, discard pile, lookout row and the marks on the track."""
    view = table(seats=3).view(None)
    assert {"deck", "discard", "row"} <= view.keys()
    assert view["deck"] == 77
    players = view["players"]
    assert isinstance(players, list)
    assert [player["marked"] for player in players] == [0, 0, 0]


def test_places_of_a_player(tmp_path: Path) -> None:
    """FS-2.4.2, FS-2.4.3: the order of a state is the order of arrival, whatever the kinds."""
    cards = [location("late", "open production", produces="scrap")]
    position = own_table(
        tmp_path, cards, "1 state shipwreck warehouse", "1 hand late", "1 pool incorporation1"
    )
    play(position, "1: incorporate late")
    holds(position, "1 state = shipwreck warehouse late")


def test_a_state_has_no_limit_and_copies_work_separately() -> None:
    """FS-2.4.4, FS-8.4.1: several copies, each with its own yield."""
    position = table(
        "1 faction new_york",
        "1 state docks docks assassin assassin fuel_tank fuel_tank quarry quarry school school",
        "phase production",
    )
    holds(position, "1 pool = 5 worker 3 scrap 2 weapons 2 fuel 2 material", "1 total = 10")


def test_three_markers_for_visits() -> None:
    """FS-2.4.5: three visits and no more."""
    position = table("1 pool 9 worker", "1 visits 2", "2 state docks quarry", "2 pool 2 worker")
    play(position, "1: visit 2.docks", "2: exchange scrap")
    assert why_not(position, "1: visit 2.quarry") == "visits_used FS-12.2.4"
