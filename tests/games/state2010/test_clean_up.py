"""Storing and clean-up (FS-15)."""

from pathlib import Path

from tests.games.state2010.own import location, own_table
from tests.games.state2010.state import asked, codes, holds, offered, play, table


def test_the_order_of_clean_up() -> None:
    """FS-15.1: storing comes first; cards are cleared and the token moves after it."""
    position = table(
        "1 state warehouse shipwreck+used", "1 pool 4 scrap", "1 fields conquest", "phase count"
    )
    assert asked(position) == "store_goods"
    holds(position, "phase = clean_up", "1 state = warehouse shipwreck+used", "first = 1")
    holds(position, "1 fields = conquest", "1 pool = 4 scrap")
    events = play(position, "1: keep scrap", "1: done")
    assert codes(events)[:2] == ["lose", "turn"]
    holds(position, "1 pool = scrap", "1 state = warehouse shipwreck", "first = 2")


def test_storing_up_to_the_capacity() -> None:
    """FS-15.2, FS-17.1.9: three resources of choice on a Warehouse."""
    position = table("1 state warehouse", "1 pool 2 scrap 2 fuel universal worker", "phase count")
    assert offered(position, 1) == ["keep scrap", "keep fuel", "keep universal", "done"]
    play(position, "1: keep universal", "1: keep fuel", "1: keep fuel")
    holds(position, "1 pool = 2 fuel universal", "phase = lookout")


def test_what_fits_stays_without_a_question() -> None:
    """FS-15.2: two cards hold six resources."""
    position = table("1 state warehouse warehouse", "1 pool 4 scrap 2 fuel", "phase count")
    holds(position, "1 pool = 4 scrap 2 fuel", "phase = lookout")


def test_kinds_of_capacities(tmp_path: Path) -> None:
    """FS-15.2, FS-15.3: each card by its own kinds and numbers; goods find the card they fit."""
    cards = [location("tank", "feature", stores="2 fuel")]
    position = own_table(
        tmp_path,
        cards,
        "1 state tank warehouse camp",
        "1 pool 5 fuel 4 worker conquest1 redevelopment",
        "phase count",
    )
    assert offered(position, 1) == ["keep fuel", "keep worker", "done"]
    play(position, *["1: keep fuel"] * 5, *["1: keep worker"] * 3)
    holds(position, "1 pool = 5 fuel 3 worker")


def test_a_store_of_resources_takes_nothing_else() -> None:
    """FS-15.3: neither workers nor tokens."""
    position = table(
        "1 state warehouse", "1 pool scrap universal worker conquest1 redevelopment", "phase count"
    )
    holds(position, "1 pool = scrap universal")
    position = table("1 state camp", "1 pool 2 worker scrap", "phase count")
    holds(position, "1 pool = 2 worker")


def test_kept_goods_are_spent_and_chosen_again() -> None:
    """FS-15.4: they pay like others in later turns and face the next clean-up."""
    position = table(
        "1 faction new_york",
        "1 state warehouse shipwreck",
        "1 pool worker 2 scrap",
        "2 passed",
    )
    play(position, "1: use shipwreck")
    holds(position, "1 pool = nothing")
    position = table("1 state warehouse", "1 pool 3 scrap", "phase count")
    holds(position, "1 pool = 3 scrap")


def test_stock_is_kept_without_a_capacity_and_never_refilled() -> None:
    """FS-15.5, FS-17.1.8: it lies on its card, pays like other goods, and is gone when spent."""
    position = table("1 hand scrap_metal", "1 pool incorporation2", "2 passed")
    play(position, "1: incorporate scrap_metal")
    holds(position, "1 state = scrap_metal+stock:scrap:scrap:scrap", "1 pool = nothing")
    position = table(
        "1 faction new_york", "1 state scrap_metal shipwreck", "1 pool worker scrap", "2 passed"
    )
    play(position, "1: use shipwreck")
    holds(position, "1 state = scrap_metal+stock:scrap:scrap shipwreck+used+vp:2")
    position = table("1 state scrap_metal+stock:scrap", "1 pool scrap", "phase count")
    holds(position, "1 state = scrap_metal+stock:scrap", "1 pool = nothing")


def test_everything_else_returns_to_the_supply() -> None:
    """FS-15.6, FS-18.8: resources, workers, contact and redevelopment tokens."""
    position = table(
        "1 pool 2 worker scrap universal conquest1 contact3 redevelopment", "phase count"
    )
    holds(position, "1 pool = nothing")


def test_cards_are_unused_again() -> None:
    """FS-15.7: contact cards and locations, and what lay on them is gone."""
    position = table(
        "1 fields conquest negotiation incorporation", "1 state shipwreck+used:2", "phase count"
    )
    holds(position, "1 fields = nothing", "1 state = shipwreck", "1 pool = nothing")


def test_markers_return() -> None:
    """FS-15.8, FS-2.4.5: every player has three markers for visits again."""
    position = table("1 state docks+visited:2", "2 visits 3", "phase count")
    holds(position, "1 state = docks", "2 visits = 0")


def test_the_first_player_token_goes_clockwise() -> None:
    """FS-15.9: to the next player, and from the last to the first."""
    for first, then in ((1, 2), (2, 3), (3, 1)):
        holds(table(f"first {first}", "phase count", seats=3), f"first = {then}")


def test_what_clean_up_leaves_alone() -> None:
    """FS-15.10: hands, states, leaders, tucked cards and VP tokens."""
    position = table(
        "1 hand docks pub",
        "1 state church+vp:2",
        "1 leader baby_swift+vp:1:1",
        "1 spoils quarry",
        "1 deals school",
        "1 base 5",
        "phase count",
    )
    holds(position, "1 hand = docks pub", "1 state = church+vp:2", "1 base = 5")
    holds(position, "1 leader = baby_swift+vp:1:1", "1 spoils = quarry", "1 deals = school")


def test_goods_of_a_card_that_leaves() -> None:
    """FS-15.11: they go to the pool and face the next clean-up like any others."""
    position = table(
        "1 state scrap_metal", "1 hand shelter", "1 pool material 2 worker", "2 passed"
    )
    play(position, "1: redevelop shelter")
    holds(position, "1 pool = 2 worker 3 scrap")
    play(position, "1: pass")
    holds(position, "1 pool = nothing")


def test_theft_takes_kept_goods_and_stock_alike() -> None:
    """FS-15.12: stock of the victim is his unspent goods."""
    position = table("1 state barracks", "1 pool 2 worker", "2 state scrap_metal")
    play(position, "1: use barracks")
    holds(position, "1 pool = scrap", "2 state = scrap_metal+stock:scrap:scrap")


def test_storing_is_asked_of_all_at_once() -> None:
    """FS-21: no choice affects another, and nobody sees an answer before all have given theirs."""
    position = table(
        "1 state warehouse", "2 state warehouse", "1 pool 4 scrap", "2 pool 4 fuel", "phase count"
    )
    holds(position, "to act = 1 2")
    before = position.view(1)
    play(position, "1: keep scrap")
    assert position.view(1) == before
    play(position, "2: done", "1: keep scrap", "1: done")
    holds(position, "1 pool = 2 scrap", "2 pool = nothing")
