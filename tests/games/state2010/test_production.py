"""Production (FS-6)."""

from pathlib import Path

from novastate.kernel.events import Event
from tests.games.state2010.own import feature, leader, own_table
from tests.games.state2010.state import asked, codes, holds, offered, play, table

NEW_YORK = ("1 faction new_york", "2 faction mutants_union")


def test_each_player_produces_in_turn() -> None:
    """FS-6.1: one finishes before the next begins."""
    position = table(*NEW_YORK, "first 2", "2 spoils docks", "1 deals pub", "phase production")
    holds(position, "to act = 2", "2 pool = 3 worker weapons", "1 pool = nothing")
    play(position, "2: done")
    holds(position, "1 pool = 3 worker scrap", "1 hand size = 1", "phase = actions")


def test_the_order_of_the_sources() -> None:
    """FS-6.2, FS-0.6: base, deals, locations oldest first, leader, then the spoils window."""
    position = table(
        *NEW_YORK,
        "1 state quarry docks",
        "1 deals fuel_tank",
        "1 leader quartermaster_doyle",
        "1 spoils school",
        "phase count",
        "turn 1",
    )
    events: list[Event] = []
    position.listener = events
    while asked(position) != "cash_spoils":
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat)[0])
    gains = [event for event in events if event.code == "gain" and event.seat == 0]
    own = [event.args["source"] for event in gains]
    assert own == ["base", "deal", "quarry", "docks", "quartermaster_doyle"]
    holds(position, "1 pool = 3 worker 2 scrap fuel material universal", "to act = 1")


def test_the_base() -> None:
    """FS-6.3: three workers and the faction's resource."""
    factions = {
        "new_york": "scrap",
        "appalachian_federation": "material",
        "merchants_guild": "fuel",
        "mutants_union": "weapons",
    }
    for faction, good in factions.items():
        position = table(f"1 faction {faction}", "phase production")
        holds(position, f"1 pool = 3 worker {good}")


def test_deals_locations_and_leader() -> None:
    """FS-6.4, FS-6.5, FS-6.6: open and closed locations yield; features and actions do not."""
    position = table(
        *NEW_YORK,
        "1 deals docks school",
        "1 state assassin workers_hostel shipwreck warehouse",
        "1 leader foreman_kowalski",
        "phase production",
    )
    holds(position, "1 pool = 8 worker 2 scrap weapons")


def test_spoils_are_cashed_one_after_the_other() -> None:
    """FS-6.7, FS-6.8, FS-6.9: any number, any order; the rest stays for later turns."""
    position = table(
        *NEW_YORK, "1 spoils docks school noticeboard", "deck museum arena", "phase production"
    )
    assert asked(position) == "cash_spoils"
    assert [text for text in offered(position, 1) if text.startswith("cash")] == [
        "cash docks",
        "cash school",
        "cash noticeboard",
    ]
    play(position, "1: cash noticeboard")
    holds(position, "1 hand = museum arena", "to act = 1")  # seen before the next decision
    play(position, "1: cash docks")
    holds(position, "1 pool = 3 worker 3 scrap", "discard = docks noticeboard")
    play(position, "1: done")
    holds(position, "1 spoils = school", "phase = actions")


def test_all_spoils_may_be_cashed() -> None:
    """FS-6.7: with the last one the window closes by itself."""
    position = table(*NEW_YORK, "1 spoils docks church", "phase production")
    play(position, "1: cash docks", "1: cash church")
    holds(position, "1 spoils = nothing", "1 base = 2", "phase = actions")


def test_spoils_pay_only_in_the_window() -> None:
    """FS-6.10: leaving a slot otherwise yields nothing, and there is no cashing in actions."""
    position = table(*NEW_YORK, "1 spoils docks")
    assert not [text for text in offered(position, 1) if text.startswith("cash")]
    play(position, "1: drop spoils.docks")
    holds(position, "1 pool = nothing", "discard = docks")


def test_where_produced_points_lie(tmp_path: Path) -> None:
    """FS-6.11: on the location or leader within its places; from deals and spoils on the base."""
    position = own_table(
        tmp_path,
        [],
        *NEW_YORK,
        "1 state capitol+vp:1:1",
        "1 deals church",
        "1 spoils church",
        "1 leader bard",
        "phase production",
        leaders=(leader("bard", produces="vp2"),),
    )
    play(position, "1: cash church")
    holds(position, "1 state = capitol+vp:1:1:1", "1 base = 3", "1 leader = bard+vp:2")


def test_a_full_location_produces_no_more_points() -> None:
    """FS-6.11, FS-14.3, FS-14.4: nothing goes to the base instead; the rest is yielded."""
    position = table(*NEW_YORK, "1 state capitol+vp:1:1:1", "phase production")
    holds(position, "1 state = capitol+vp:1:1:1", "1 base = 0", "1 pool = 4 worker scrap")


def test_produced_cards_are_drawn_at_once_under_the_hand_limit() -> None:
    """FS-6.12, FS-11.2: the eleventh card asks for a discard before production goes on."""
    hand = "1 hand docks docks quarry quarry assassin assassin school school church church"
    position = table(*NEW_YORK, hand, "1 state pub arena", "deck museum", "phase production")
    assert asked(position) == "hand_limit_discard"
    holds(position, "1 hand size = 11", "1 pool = 3 worker scrap")
    play(position, "1: discard museum")
    holds(position, "1 hand size = 10", "1 pool = 3 worker scrap weapons")


def test_features_react_right_after_each_source(tmp_path: Path) -> None:
    """FS-6.13, FS-17.2.3: produce(x) counts tokens of base, deals, locations and spoils."""
    cards = [feature("watch", "produce scrap -> card")]
    position = own_table(
        tmp_path,
        cards,
        *NEW_YORK,
        "1 state watch docks",
        "1 deals docks",
        "1 spoils shipwreck",
        "deck museum arena pub shelter church",
        "phase production",
    )
    holds(position, "1 hand = museum arena pub", "1 pool = 3 worker 3 scrap")
    events = play(position, "1: cash shipwreck")
    holds(position, "1 hand = museum arena pub shelter church", "1 pool = 3 worker 5 scrap")
    assert codes(events)[:4] == ["cash", "gain", "gain", "draw"]


def test_production_is_not_declined_and_regards_nobody_else() -> None:
    """FS-6.14: without spoils nobody is asked, whatever the others do."""
    position = table(*NEW_YORK, "1 state docks", "2 state docks", "2 passed", "phase production")
    holds(position, "1 pool = 3 worker 2 scrap", "2 pool = 3 worker scrap weapons")
    holds(position, "phase = actions")
