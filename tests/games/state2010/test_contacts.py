"""Contacts: means and range, conquering, negotiating, incorporating (FS-8.1 to FS-8.4)."""

from pathlib import Path

import pytest

from tests.games.state2010.own import location, own_table
from tests.games.state2010.state import (
    RULES,
    asked,
    codes,
    go_on,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)

KINDS = ("conquer", "negotiate", "incorporate")
NEW_YORK = "1 faction new_york"


def test_a_contact_is_made_with_a_location_of_the_own_hand() -> None:
    """FS-8.1.1: leaders, contact cards, cards in play and rivals' cards are never targets."""
    position = table(
        NEW_YORK,
        "1 pool 9 scrap 9 weapons 9 fuel",
        "1 hand docks baby_swift punks scouts",
        "1 state quarry",
        "2 hand assassin",
        "2 state fuel_tank",
    )
    contacts = [text for text in offered(position, 1) if text.split()[0] in KINDS]
    assert contacts == [f"{kind} docks" for kind in KINDS]
    for card in ("quarry", "assassin", "fuel_tank"):
        assert why_not(position, f"1: conquer {card}") == "not_in_hand FS-8.1.1"
    for card in ("baby_swift", "punks"):
        assert why_not(position, f"1: incorporate {card}") == "no_location_card FS-8.1.1"


def test_one_means_of_the_matching_kind() -> None:
    """FS-8.1.2: a permanent card, a one-time card or a token, each of the matching kind."""
    position = table(
        NEW_YORK,
        "1 hand docks punks merchants",
        "1 pool 2 weapons incorporation1 conquest2 contact1",
    )
    play(position, "1: conquer docks")
    assert asked(position) == "contact_means"
    assert offered(position, 1) == [
        "by_contact",
        "by_card punks",
        "by_token conquest2",
        "by_token contact1",
    ]
    play(position, "1: by_token conquest2")
    holds(position, "1 pool = 2 weapons incorporation1 contact1", "1 hand = merchants punks")
    holds(position, "1 fields = nothing", "1 spoils = docks")


def test_without_a_means_there_is_no_contact() -> None:
    """FS-8.1.2: nothing that reaches, no contact."""
    position = table(NEW_YORK, "1 hand docks punks", "1 pool conquest1")
    assert [kind for kind in turns(position, 1) if kind in KINDS] == ["conquer"]
    assert why_not(position, "1: negotiate docks") == "no_means FS-8.1.2"


@pytest.mark.parametrize(("token", "reached"), [(1, 1), (2, 2), (3, 3)])
def test_the_range_must_cover_the_distance(token: int, reached: int) -> None:
    """FS-8.1.3: a token reaches its printed range and no further; surplus range is lost."""
    position = table(NEW_YORK, "1 hand docks pub capitol", f"1 pool negotiation{token}")
    cards = ("docks", "pub", "capitol")
    found = [text.split()[1] for text in offered(position, 1) if text.startswith("negotiate")]
    assert found == list(cards[:reached])
    play(position, "1: negotiate docks")
    holds(position, "1 pool = nothing", "1 deals = docks")


def test_ranges_are_not_added() -> None:
    """FS-8.1.4: two tokens of range 1, or a card and a token, do not reach distance 2 or 3."""
    position = table(NEW_YORK, "1 hand pub capitol punks", "1 pool 5 conquest1 weapons")
    found = [text for text in offered(position, 1) if text.startswith("conquer")]
    assert found == ["conquer pub"]  # by the range 2 of New York or of the Punks
    play(position, "1: conquer pub")
    assert offered(position, 1) == ["by_contact", "by_card punks"]


def test_a_surplus_of_range_serves_no_second_location() -> None:
    """FS-8.1.11: a token of range 3 used on distance 1 is spent whole."""
    position = table(NEW_YORK, "1 hand docks quarry", "1 pool negotiation3")
    play(position, "1: negotiate docks", "2: pass")
    assert "negotiate" not in turns(position, 1)
    holds(position, "1 pool = nothing")


def test_a_permanent_contact_works_once_a_turn_for_its_cost() -> None:
    """FS-8.1.5: the cost is paid and the card is used until clean-up."""
    position = table(NEW_YORK, "1 hand docks quarry", "1 pool 5 weapons", "2 passed")
    play(position, "1: conquer docks")
    holds(position, "1 pool = 4 weapons", "1 fields = conquest")
    assert "conquer quarry" not in offered(position, 1)
    assert why_not(position, "1: conquer quarry") == "no_means FS-8.1.2"


def test_one_time_contacts_are_paid_and_discarded() -> None:
    """FS-8.1.6: the price is paid, the card discarded; any number in a turn, one an action."""
    position = table(
        NEW_YORK, "1 hand capitol bulldozer pub thugs thugs punks", "1 pool 2 weapons", "2 passed"
    )
    play(position, "1: conquer capitol")
    holds(position, "1 pool = weapons", "discard = thugs", "1 spoils = capitol")
    play(position, "1: conquer bulldozer")
    holds(position, "1 pool = nothing", "discard = thugs thugs", "1 hand = pub punks")
    play(position, "1: conquer pub")
    holds(position, "discard = punks thugs thugs", "1 spoils = bulldozer capitol pub")


def test_a_price_that_cannot_be_paid_closes_a_one_time_contact() -> None:
    """FS-8.1.6: Thugs cost 1 weapons."""
    position = table(NEW_YORK, "1 hand capitol thugs envoy junk_train")
    assert not [kind for kind in turns(position, 1) if kind in KINDS]


def test_a_token_costs_nothing_else() -> None:
    """FS-8.1.7: the token goes back to the supply and nothing else is paid."""
    position = table(NEW_YORK, "1 hand capitol", "1 pool incorporation3 2 scrap")
    play(position, "1: incorporate capitol")
    holds(position, "1 pool = 2 scrap", "1 fields = nothing")


def test_a_distance_of_zero_still_needs_a_means(tmp_path: Path) -> None:
    """FS-8.1.8, FS-2.3.2: the card format admits distance 0, and it is not free."""
    cards = [location("here", "open production", distance=0, produces="scrap")]
    position = own_table(tmp_path, cards, NEW_YORK, "1 hand here")
    assert turns(position, 1) == ["pass"]
    position = own_table(tmp_path, cards, NEW_YORK, "1 hand here", "1 pool incorporation1")
    play(position, "1: incorporate here")
    holds(position, "1 pool = nothing", "1 state = here")


def test_costs_by_kind_and_universal_resources() -> None:
    """FS-8.1.9: conquest costs weapons, negotiation fuel, incorporation scrap, or universal."""
    kinds = {"conquest": "weapons", "negotiation": "fuel", "incorporation": "scrap"}
    for card in RULES.cards_data():
        if card["set"] == "factions":
            fields = card["fields"]
            assert isinstance(fields, list)
            assert all({*field["cost"]} == {kinds[field["contact"]]} for field in fields)
        if card["set"] == "contacts":
            price = card["price"]
            assert isinstance(price, list)
            assert {*price} <= {kinds[str(card["contact"])]}
    position = table(NEW_YORK, "1 hand docks", "1 pool universal")
    assert [kind for kind in turns(position, 1) if kind in KINDS] == ["conquer"]
    position = table(NEW_YORK, "1 hand docks", "1 pool 3 universal")
    kinds_offered = [kind for kind in turns(position, 1) if kind in KINDS]
    assert kinds_offered == ["conquer", "negotiate", "incorporate"]
    play(position, "1: conquer docks")
    holds(position, "1 pool = 2 universal")


def test_the_order_of_a_contact() -> None:
    """FS-8.1.10: means, room, payment, the card, what it gives, then triggers."""
    position = table(
        NEW_YORK,
        "1 hand docks",
        "1 pool 2 weapons",
        "1 spoils quarry school",
        "1 deals pub",
        "1 state police_station",
    )
    play(position, "1: conquer docks")
    assert asked(position) == "make_room"
    holds(position, "1 pool = 2 weapons", "1 hand = docks")
    events = play(position, "1: room deal.pub")
    assert codes(events)[:4] == ["drop", "pay", "conquer", "gain"]
    holds(position, "1 pool = weapons", "1 state = police_station+vp:1")


def test_conquering() -> None:
    """FS-8.2.1, FS-8.2.2, FS-8.2.3, FS-8.2.4: the card becomes spoils and gives nothing yet."""
    position = table(NEW_YORK, "1 hand docks", "1 pool weapons", "2 state quarry", "2 pool scrap")
    play(position, "1: conquer docks")
    holds(position, "1 spoils = docks", "1 deals = nothing", "1 pool = nothing", "1 total = 0")
    holds(position, "2 state = quarry", "2 pool = scrap", "1 state = nothing")


def test_conquering_needs_a_slot() -> None:
    """FS-8.2.1, FS-8.3.1: with all slots taken something must go."""
    for kind, good in (("conquer", "conquest1"), ("negotiate", "negotiation1")):
        position = table("1 hand docks", f"1 pool {good}", "1 deals pub quarry", "1 spoils school")
        play(position, f"1: {kind} docks")
        assert asked(position) == "make_room"
        assert offered(position, 1) == ["room spoils.school", "room deal.quarry", "room deal.pub"]


def test_negotiating() -> None:
    """FS-8.3.1, FS-8.3.2, FS-8.3.3: a deal gives nothing at once, then in every production."""
    position = table(
        "1 faction merchants_guild", "1 hand capitol", "1 pool fuel", "2 passed", "deck docks"
    )
    play(position, "1: negotiate capitol")
    holds(position, "1 deals = capitol", "1 spoils = nothing", "1 base = 0", "1 pool = nothing")


def test_a_deal_pays_turn_after_turn() -> None:
    """FS-8.3.3: from the next production on, for as long as it stays tucked."""
    position = table("1 hand church", "1 pool negotiation2", seats=2)
    play(position, "1: negotiate church", "2: pass")
    for points in (1, 2, 3):
        go_on(position)
        holds(position, f"1 base = {points}", f"turn = {points + 1}")


def test_deal_and_negotiation_are_one_thing() -> None:
    """FS-8.3.4: what negotiating makes is a deal, and a rule about deals finds it."""
    position = table("1 hand docks", "1 pool negotiation1 2 worker", "1 state hideout", "2 passed")
    assert "use hideout" not in offered(position, 1)
    play(position, "1: negotiate docks")
    assert "use hideout" in offered(position, 1)


def test_incorporating() -> None:
    """FS-8.4.1, FS-8.4.2: no slot is needed, and the location counts 1 VP from then on."""
    position = table(
        NEW_YORK, "1 hand school", "1 pool 3 scrap", "1 deals pub quarry docks", "1 state arena"
    )
    holds(position, "1 total = 1")
    play(position, "1: incorporate school")
    holds(position, "1 state = arena school", "1 total = 2", "1 deals = docks pub quarry")


def test_a_location_yields_first_in_the_next_production() -> None:
    """FS-8.4.3: nothing when it enters the state, its goods in every later production."""
    position = table(NEW_YORK, "1 hand docks", "1 pool 3 scrap")
    play(position, "1: incorporate docks")
    holds(position, "1 pool = nothing")
    go_on(position)
    holds(position, "1 pool = 3 worker 2 scrap")


def test_a_location_produces_on_entry() -> None:
    """FS-19.4: with the option a production location yields at once; others yield nothing."""
    given = (NEW_YORK, "1 hand docks pub", "1 pool 3 scrap incorporation2", "deck quarry")
    position = table(*given, produce_on_entry=True)
    play(position, "1: incorporate docks", "1: by_contact", "2: pass", "1: incorporate pub")
    holds(position, "1 pool = scrap", "1 hand = quarry")
    position = table(NEW_YORK, "1 hand shipwreck", "1 pool 3 scrap", produce_on_entry=True)
    play(position, "1: incorporate shipwreck")
    holds(position, "1 pool = nothing", "1 state = shipwreck")


def test_a_once_only_bonus_follows_the_first_yield(tmp_path: Path) -> None:
    """FS-8.4.4: first the yield, then the bonus, each told in that order."""
    cards = [location("mill", "open production", produces="2 vp1", entry="2 vp2")]
    given = ("1 hand mill", "1 pool incorporation1")
    position = own_table(tmp_path, cards, *given, produce_on_entry=True)
    events = play(position, "1: incorporate mill")
    holds(position, "1 state = mill+vp:1:1:2")
    gains = [event.args["goods"] for event in events if event.code == "gain"]
    assert gains == [{"vp1": 2}, {"vp2": 1}]


def test_a_location_may_be_used_in_the_turn_it_came() -> None:
    """FS-8.4.5: it may be activated, visited and redeveloped in the same turn."""
    position = table(
        "1 hand deserted_colony fuel_tank docks",
        "1 pool 2 incorporation2 worker material",
        "2 pool worker",
    )
    play(position, "1: incorporate fuel_tank")
    assert "visit 1.fuel_tank" in offered(position, 2)
    play(position, "2: visit 1.fuel_tank", "1: incorporate deserted_colony", "2: pass")
    assert {"use deserted_colony", "redevelop docks"} <= {*offered(position, 1)}
