"""Slots for spoils and deals (FS-8.5)."""

from pathlib import Path

from tests.games.state2010.own import location, own_table
from tests.games.state2010.state import asked, codes, holds, offered, play, table

FULL = "1 deals quarry docks"


def test_three_slots_under_the_base() -> None:
    """FS-8.5.1, FS-14.1, FS-2.2.3: spoils and deals share three slots."""
    position = table("1 hand church", "1 pool conquest2", FULL)
    play(position, "1: conquer church")
    holds(position, "1 spoils = church", "1 deals = docks quarry")
    position = table("1 hand church", "1 pool conquest2", FULL, "1 spoils school")
    play(position, "1: conquer church")
    assert asked(position) == "make_room"


def test_a_location_with_the_trait_adds_three_slots() -> None:
    """FS-8.5.2, FS-8.5.3: three for each; only the total counts."""
    position = table(
        "1 state town_hall",
        FULL,
        "1 spoils school school watchtower pub",
        "1 hand church",
        "1 pool negotiation2",
        "2 passed",
    )
    play(position, "1: negotiate church")
    assert asked(position) == "make_room"
    position = table(
        "1 state town_hall town_hall",
        FULL,
        "1 spoils school school watchtower pub pub arena",
        "1 hand church bulldozer",
        "1 pool 2 negotiation3",
        "2 passed",
    )
    play(position, "1: negotiate church")
    assert asked(position) == "choose_action"
    play(position, "1: negotiate bulldozer")
    assert asked(position) == "make_room"


def test_a_smaller_trait_adds_fewer_slots(tmp_path: Path) -> None:
    """FS-17.1.10: `slots +n` adds n slots."""
    shed = location("shed", "feature", slots=1)
    given = ["1 state shed", FULL, "1 spoils school", "1 hand church", "1 pool negotiation2"]
    play(fits := own_table(tmp_path, [shed], *given), "1: negotiate church")
    assert asked(fits) == "choose_action"
    given.append("1 deals pub")
    play(full := own_table(tmp_path, [shed], *given), "1: negotiate church")
    assert asked(full) == "make_room"


def test_losing_slots_discards_tucked_cards_at_once() -> None:
    """FS-8.5.4: the owner chooses what goes, without any gain, before anything else."""
    position = table(
        "1 state town_hall",
        FULL,
        "1 spoils school church pub",
        "1 hand shipwreck",
        "1 pool material",
        "1 leader mr_president",
    )
    play(position, "1: redevelop shipwreck")
    assert asked(position) == "slot_overflow"
    assert offered(position, 1) == [
        "room spoils.school",
        "room spoils.pub",
        "room spoils.church",
        "room deal.docks",
        "room deal.quarry",
    ]
    holds(position, "1 leader = mr_president")  # its reaction comes after
    events = play(position, "1: room spoils.church", "1: room deal.docks")
    assert codes(events)[:4] == ["drop", "drop", "redevelop", "gain"]
    holds(position, "1 spoils = pub school", "1 deals = quarry", "1 base = 1", "1 pool = nothing")
    holds(position, "discard = church docks town_hall", "1 leader = mr_president+vp:1")


def test_slots_that_come_back_with_the_new_location() -> None:
    """FS-19.6, FS-8.5.5: by an option a Town Hall over a Town Hall loses no slot."""
    given = ("1 state town_hall", FULL, "1 spoils school church", "1 hand town_hall")
    position = table(*given, "1 pool material", slots_in_redevelopment="kept")
    play(position, "1: redevelop town_hall")
    holds(position, "1 deals = docks quarry", "1 spoils = church school")


def test_slots_are_lost_before_the_new_location_is_placed() -> None:
    """FS-9.16, FS-9.9, FS-8.5.4: with six cards tucked three go, though as many slots return."""
    # given
    given = ("1 state town_hall", FULL, "1 deals arena", "1 spoils school church pub")
    position = table(*given, "1 hand town_hall", "1 pool material")
    # when
    play(position, "1: redevelop town_hall")
    # then: paid, but not yet placed
    assert asked(position) == "slot_overflow"
    holds(position, "1 pool = nothing", "1 hand = town_hall", "1 base = 0")
    # when
    play(position, "1: room spoils.pub", "1: room spoils.church", "1: room deal.arena")
    # then
    holds(position, "1 state = town_hall", "1 hand = nothing", "1 base = 1")
    holds(position, "1 deals = docks quarry", "1 spoils = school", "to act = 2")


def test_extra_slots_are_there_at_once() -> None:
    """FS-8.5.5: from the moment the trait location is in the state."""
    position = table(
        "1 hand town_hall church",
        "1 pool incorporation2 negotiation2",
        FULL,
        "1 spoils school",
        "2 passed",
    )
    play(position, "1: incorporate town_hall", "1: negotiate church")
    holds(position, "1 deals = church docks quarry", "1 spoils = school")


def test_dropping_is_free_and_gives_nothing() -> None:
    """FS-8.5.6, FS-7.4: in the own turn, any number, and the action is still to come."""
    position = table("1 spoils church", FULL, "1 hand pub", "1 pool weapons")
    play(position, "1: drop spoils.church", "1: drop deal.docks")
    holds(position, "1 spoils = nothing", "1 deals = quarry", "1 base = 0", "1 pool = weapons")
    holds(position, "to act = 1", "discard = church docks")
    play(position, "1: pass")
    assert not [text for text in offered(position, 2) if text.startswith("drop")]


def test_dropping_in_the_own_production() -> None:
    """FS-8.5.6: in the own production as well, without gain."""
    position = table("1 faction new_york", "1 spoils church", FULL, "phase production")
    assert {"drop spoils.church", "drop deal.docks"} <= {*offered(position, 1)}
    play(position, "1: drop spoils.church")
    holds(position, "1 base = 0", "discard = church")


def test_a_freed_slot_serves_the_same_contact() -> None:
    """FS-8.5.7: the card goes to the discard pile and is replaced in the very same contact."""
    position = table("1 hand church", "1 pool conquest2", FULL, "1 spoils school")
    play(position, "1: conquer church", "1: room spoils.school")
    holds(position, "1 spoils = church", "1 deals = docks quarry", "discard = school")
    holds(position, "1 pool = nothing", "to act = 2")
