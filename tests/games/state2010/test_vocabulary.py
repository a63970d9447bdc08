"""The vocabulary of card effects (FS-17.1)."""

from pathlib import Path

import pytest

from tests.games.state2010.own import action, feature, leader, location, own_table
from tests.games.state2010.state import (
    asked,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)

GOODS = {
    "scrap": "scrap",
    "weapons": "weapons",
    "fuel": "fuel",
    "material": "material",
    "universal": "universal",
    "worker": "worker",
    "conquest1": "conquest1",
    "negotiation2": "negotiation2",
    "incorporation3": "incorporation3",
    "contact1": "contact1",
    "redevelopment": "redevelopment",
}


@pytest.mark.parametrize("good", GOODS)
def test_goods_come_into_the_pool(good: str, tmp_path: Path) -> None:
    """FS-17.1.1: every good that lies in a pool."""
    cards = [location("mint", "open production", produces=good)]
    position = own_table(tmp_path, cards, "1 pool worker", "2 state mint")
    play(position, "1: visit 2.mint")
    holds(position, f"1 pool = {good}")


def test_cards_and_points_as_goods(tmp_path: Path) -> None:
    """FS-17.1.1, FS-2.1.10: vp(k) is one token of value k."""
    cards = [location("mint", "open production", produces="vp2 card vp1")]
    given = ("1 hand mint", "1 pool incorporation1", "deck museum")
    position = own_table(tmp_path, cards, *given, produce_on_entry=True)
    play(position, "1: incorporate mint")
    holds(position, "1 state = mint+vp:2:1", "1 hand = museum", "1 base = 0")


@pytest.mark.parametrize("kind", ["open production", "closed production"])
def test_productions(kind: str, tmp_path: Path) -> None:
    """FS-17.1.2: on entry and in every production; only open ones can be visited."""
    cards = [location("mint", kind, produces="2 fuel")]
    position = own_table(tmp_path, cards, "1 faction new_york", "1 state mint", "phase production")
    holds(position, "1 pool = 3 worker scrap 2 fuel")
    position = own_table(tmp_path, cards, "2 state mint", "1 pool worker")
    assert ("visit 2.mint" in offered(position, 1)) == (kind == "open production")


def test_the_production_of_a_leader(tmp_path: Path) -> None:
    """FS-17.1.2, FS-6.6: in every production, and with the option on entry."""
    prince = leader("prince", produces="2 fuel")
    for on_entry, gained in ((False, "nothing"), (True, "2 fuel")):
        position = own_table(
            tmp_path, [], "1 hand prince", leaders=(prince,), produce_on_entry=on_entry
        )
        play(position, "1: lead prince")
        holds(position, f"1 pool = {gained}")
    given = ("1 faction new_york", "1 leader prince", "phase production")
    position = own_table(tmp_path, [], *given, leaders=(prince,))
    holds(position, "1 pool = 3 worker scrap 2 fuel")


@pytest.mark.parametrize(
    ("others", "made"),
    [("", 1), ("bulldozer", 1), ("gun_shop", 2), ("gun_shop barracks police_station", 3)],
)
def test_production_by_type(others: str, made: int) -> None:
    """FS-17.1.3: one for each own location with the type, itself included, at most m."""
    given = ["1 faction new_york", f"1 state arena {others}", "2 state weapon_trader"]
    position = table(*given, "phase production")
    holds(position, f"1 pool = 3 worker scrap {made} weapons")


def test_production_by_type_on_entry() -> None:
    """FS-17.1.3: the location itself is counted when it enters."""
    given = ("1 state barracks", "1 hand arena", "1 pool incorporation2")
    position = table(*given, produce_on_entry=True)
    play(position, "1: incorporate arena")
    holds(position, "1 pool = 2 weapons")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_workers_of_an_action(workers: int, tmp_path: Path) -> None:
    """FS-17.1.4: n for the first and n + 1 for the second activation."""
    cards = [action("mill", "-> fuel", workers=workers)]
    position = own_table(
        tmp_path, cards, "1 state mill", f"1 pool {2 * workers + 1} worker", "2 passed"
    )
    play(position, "1: use mill")
    holds(position, f"1 pool = {workers + 1} worker fuel")
    play(position, "1: use mill")
    holds(position, "1 pool = 2 fuel")


def test_a_leader_action_with_another_cost(tmp_path: Path) -> None:
    """FS-17.1.5: no worker and no limit a turn."""
    smith = leader("smith", leader_action="scrap -> weapons")
    position = own_table(
        tmp_path, [], "1 leader smith", "1 pool 3 scrap", "2 passed", leaders=(smith,)
    )
    play(position, "1: command", "1: command", "1: command")
    holds(position, "1 pool = 3 weapons")
    assert turns(position, 1) == ["pass"]


def test_a_feature_needs_no_worker_and_no_action() -> None:
    """FS-17.1.6: each time its owner completes the event."""
    position = table("1 state bounty_office", "1 hand docks pub", "1 pool 2 conquest2", "2 passed")
    play(position, "1: conquer docks", "1: conquer pub", "1: by_token conquest2")
    holds(position, "1 pool = 2 weapons", "1 state = bounty_office")
    position = table("2 state bounty_office", "1 hand docks", "1 pool conquest2")
    play(position, "1: conquer docks")
    holds(position, "2 pool = nothing")  # only its owner's events


def test_a_bonus_on_entry_is_given_once() -> None:
    """FS-17.1.7: on entering play and never again."""
    position = table("1 faction new_york", "1 hand camp", "1 pool incorporation1")
    play(position, "1: incorporate camp")
    holds(position, "1 pool = worker")
    position = table("1 faction new_york", "1 state camp church", "phase production")
    holds(position, "1 pool = 3 worker scrap", "1 base = 0")


def test_a_bonus_of_a_leader() -> None:
    """FS-17.1.7: Hoarder Pike brings two universal resources, once."""
    position = table("1 faction new_york", "1 hand hoarder_pike")
    play(position, "1: lead hoarder_pike")
    holds(position, "1 pool = 2 universal")


def test_stealing() -> None:
    """FS-17.1.11, FS-17.2.10: one basic resource of an opponent who has one and has not passed."""
    position = table(
        "1 state barracks",
        "1 pool 2 worker",
        "2 pool scrap 2 fuel universal worker conquest1",
        "3 pool universal worker",
        "4 pool weapons",
        seats=4,
    )
    play(position, "1: use barracks")
    assert asked(position) == "steal_target"
    assert offered(position, 1) == ["steal 2.scrap", "steal 2.fuel", "steal 4.weapons"]
    play(position, "1: steal 2.fuel")
    holds(position, "1 pool = fuel", "2 pool = scrap fuel universal worker conquest1")


def test_redeveloping_anything() -> None:
    """FS-17.1.12, FS-18.7: without paying and without comparing types."""
    position = table("1 state pub bulldozer", "1 hand arena shelter punks", "1 pool worker")
    play(position, "1: use bulldozer")
    assert asked(position) == "redevelop_card"
    assert offered(position, 1) == ["redevelop arena", "redevelop shelter"]
    play(position, "1: redevelop shelter")
    assert offered(position, 1) == ["over pub", "over bulldozer"]
    play(position, "1: over pub")
    holds(position, "1 pool = nothing", "1 state = bulldozer+used shelter", "1 base = 1")


def test_costs_of_many_kinds(tmp_path: Path) -> None:
    """FS-17.1.13, FS-17.1.14: resources, workers, cards, tokens and tucked cards at once."""
    cost = "scrap any_resource worker card conquest2 redevelopment own_deal"
    cards = [action("court", f"{cost} -> vp2")]
    given = [
        "1 state court",
        "1 hand docks",
        "1 deals pub",
        "1 pool 2 worker scrap fuel conquest2 redevelopment",
    ]
    position = own_table(tmp_path, cards, *given)
    play(position, "1: use court")
    holds(position, "1 pool = nothing", "1 hand = nothing", "1 deals = nothing")
    holds(position, "1 state = court+used+vp:2", "discard = docks pub")
    for i, less in enumerate(("1 hand docks", "1 deals pub")):
        position = own_table(tmp_path, cards, *[line for line in given if line != less])
        assert why_not(position, "1: use court") == "cost FS-12.1.1", i
    for missing in ("scrap", "conquest2", "redevelopment"):
        pool = given[3].replace(missing, "worker")
        position = own_table(tmp_path, cards, *given[:3], pool)
        assert why_not(position, "1: use court") == "cost FS-12.1.1", missing


def test_any_resource_accepts_basic_and_universal_ones() -> None:
    """FS-17.1.13: the player says which."""
    position = table("1 state corner_shop", "1 pool worker scrap fuel universal")
    play(position, "1: use corner_shop")
    assert offered(position, 1) == ["pay fuel", "pay scrap", "pay universal"]


def test_a_token_as_a_cost(tmp_path: Path) -> None:
    """FS-17.1.14: of that kind or universal, of at least the range named."""
    cards = [action("court", "conquest2 -> vp2")]
    for pool in ("conquest1", "negotiation3", "contact1"):
        position = own_table(tmp_path, cards, "1 state court", f"1 pool worker {pool}")
        assert "use court" not in offered(position, 1)
    position = own_table(
        tmp_path, cards, "1 state court", "1 pool worker conquest1 conquest2 conquest3 contact2"
    )
    play(position, "1: use court")
    assert asked(position) == "pay_token"
    assert offered(position, 1) == ["spend conquest2", "spend conquest3", "spend contact2"]
    play(position, "1: spend contact2")
    holds(position, "1 pool = conquest1 conquest2 conquest3")


def test_one_side_of_a_gain(tmp_path: Path) -> None:
    """FS-17.1.14: `a or b` lets the player choose one side whole."""
    cards = [action("mart", "-> 2 scrap fuel or vp1"), feature("till", "exchange -> scrap or fuel")]
    position = own_table(tmp_path, cards, "1 state mart till", "1 pool 3 worker", "2 passed")
    play(position, "1: use mart")
    assert asked(position) == "choose_gain"
    assert offered(position, 1) == ["choose 1", "choose 2"]
    play(position, "1: choose 1")
    holds(position, "1 pool = 2 worker 2 scrap fuel", "1 state = mart+used till")
    play(position, "1: exchange weapons", "1: choose 2")
    holds(position, "1 pool = 2 scrap 2 fuel weapons")
