"""Events and the features that watch them (FS-17.2)."""

from pathlib import Path

import pytest

from tests.games.state2010.own import action, feature, leader, location, own_table
from tests.games.state2010.state import codes, go_on, holds, play, table

WATCHERS = {
    "conquer": ("1 hand docks", "1 pool conquest1", "1: conquer docks"),
    "negotiate": ("1 hand docks", "1 pool negotiation1", "1: negotiate docks"),
    "incorporate": ("1 hand school", "1 pool incorporation1", "1: incorporate school"),
    "redevelop": ("1 hand assassin", "1 pool redevelopment", "1: redevelop assassin"),
    "swap": ("1 hand baby_swift", "1 pool weapons", "1: lead baby_swift"),
    "exchange": ("1 hand docks", "1 pool 2 worker", "1: exchange scrap"),
    "visit": ("1 hand docks", "1 pool worker", "1: visit 2.quarry"),
    "gain scrap": ("1 hand docks", "1 pool 2 worker", "1: exchange scrap"),
}


@pytest.mark.parametrize("event", WATCHERS)
def test_every_event(event: str, tmp_path: Path) -> None:
    """FS-17.2.1: each is watched by itself and by no other word."""
    hand, pool, move = WATCHERS[event]
    names = [word.replace(" ", "_") for word in WATCHERS]
    cards = [
        feature(f"on_{name}", f"{word} -> vp1", types="card")
        for name, word in zip(names, WATCHERS, strict=True)
    ]
    state = " ".join(f"on_{name}" for name in names)
    position = own_table(
        tmp_path,
        cards,
        f"1 state {state} arena",
        "1 leader colonel_hatch",
        hand,
        pool,
        "2 state quarry",
    )
    play(position, move)
    reacted = [position.cards.ids[place.card] for place in position.players[0].state if place.vp]
    expected = {f"on_{event.replace(' ', '_')}"}
    if event in ("exchange", "gain scrap"):
        expected = {"on_exchange", "on_gain_scrap"}
    assert set(reacted) == expected


@pytest.mark.parametrize(
    ("filter", "reacts"),
    [("of vp", True), ("of scrap", False), ("from 2", True), ("from 3", False), ("to 1", False)],
)
def test_filters(filter: str, reacts: bool, tmp_path: Path) -> None:
    """FS-17.2.2: on distance or types of the card played; Church has distance 2, type VP."""
    cards = [feature("eye", f"conquer or negotiate or incorporate {filter} -> fuel")]
    for move, token in (
        ("conquer", "conquest2"),
        ("negotiate", "negotiation2"),
        ("incorporate", "incorporation2"),
    ):
        position = own_table(tmp_path, cards, "1 state eye", "1 hand church", f"1 pool {token}")
        play(position, f"1: {move} church")
        holds(position, "1 pool = fuel" if reacts else "1 pool = nothing")


def test_produced_tokens(tmp_path: Path) -> None:
    """FS-17.2.3: of the production phase from any source; not what enters in the actions."""
    cards = [feature("eye", "produce scrap -> fuel")]
    position = own_table(
        tmp_path,
        cards,
        "1 faction new_york",
        "1 state eye docks",
        "1 deals docks",
        "1 leader rag",
        "1 spoils scrap_metal",
        "phase production",
        leaders=(leader("rag", produces="scrap"),),
    )
    play(position, "1: cash scrap_metal")
    holds(position, "1 pool = 3 worker 7 scrap 7 fuel")
    position = own_table(
        tmp_path,
        cards,
        "1 state eye",
        "1 hand docks",
        "1 pool incorporation1 2 worker",
        "2 passed",
        produce_on_entry=True,
    )
    play(position, "1: incorporate docks", "1: exchange scrap")
    holds(position, "1 pool = 2 scrap")


def test_gained_tokens(tmp_path: Path) -> None:
    """FS-17.2.4: from the supply or an opponent, in production and in actions."""
    cards = [feature("eye", "gain scrap -> fuel")]
    given = ("1 faction new_york", "1 state eye docks", "phase production")
    holds(own_table(tmp_path, cards, *given), "1 pool = 3 worker 2 scrap 2 fuel")
    position = own_table(
        tmp_path, cards, "1 state eye barracks", "1 pool 2 worker", "2 pool scrap", "2 state docks"
    )
    play(position, "1: use barracks")
    holds(position, "1 pool = scrap fuel")
    position = own_table(tmp_path, cards, "1 state eye", "1 pool worker", "2 state docks")
    play(position, "1: visit 2.docks")
    holds(position, "1 pool = scrap fuel")


def test_moving_own_goods_is_no_gain(tmp_path: Path) -> None:
    """FS-17.2.4: stock that comes to the pool with its card was the owner's before."""
    cards = [feature("eye", "gain scrap -> fuel", types="vp")]
    position = own_table(
        tmp_path, cards, "1 state eye scrap_metal", "1 hand shelter", "1 pool redevelopment"
    )
    play(position, "1: redevelop shelter")
    holds(position, "1 pool = 3 scrap")


def test_an_owner_gains_the_workers_of_visitors(tmp_path: Path) -> None:
    """FS-17.2.4: they reach his pool from an opponent."""
    cards = [feature("inn", "gain worker -> vp1")]
    position = own_table(tmp_path, cards, "1 pool worker", "2 state inn docks")
    play(position, "1: visit 2.docks")
    holds(position, "2 state = inn+vp:1 docks+visited:1", "1 pool = scrap", "to act = 2")


def test_once_for_each_event_and_each_token(tmp_path: Path) -> None:
    """FS-17.2.5: produce(x) and gain(x) react for each token, others once."""
    cards = [feature("eye", "gain scrap -> fuel"), action("mill", "-> 3 scrap")]
    position = own_table(tmp_path, cards, "1 state eye mill", "1 pool worker")
    play(position, "1: use mill")
    holds(position, "1 pool = 3 scrap 3 fuel")


def test_no_reaction_to_the_own_arrival() -> None:
    """FS-17.2.6: a Headquarters incorporated does not see itself, nor does what left react."""
    position = table(
        "1 state headquarters", "1 hand guild_house town_hall", "1 pool incorporation2 negotiation2"
    )
    play(position, "1: incorporate guild_house")
    holds(position, "1 state = headquarters+vp:2 guild_house")


def test_a_feature_that_arrives_watches_the_next_event(tmp_path: Path) -> None:
    """FS-17.2.6: it must have been in play before the event began."""
    cards = [feature("gate", "incorporate -> vp1", copies=2)]
    position = own_table(tmp_path, cards, "1 hand gate gate", "1 pool 2 incorporation1", "2 passed")
    play(position, "1: incorporate gate")
    holds(position, "1 state = gate")
    play(position, "1: incorporate gate")
    holds(position, "1 state = gate+vp:1 gate")


def test_the_order_of_reactions(tmp_path: Path) -> None:
    """FS-17.2.7: goods at once, other events at the end; new reactions queue behind."""
    cards = [
        feature("first", "exchange -> fuel"),
        feature("second", "exchange -> weapons"),
        feature("third", "gain fuel -> vp1"),
        feature("fourth", "gain scrap -> material"),
    ]
    position = own_table(tmp_path, cards, "1 state first second third fourth", "1 pool 2 worker")
    events = play(position, "1: exchange scrap")
    sources = [event.args["source"] for event in events if event.code == "gain"]
    assert sources == ["exchange", "fourth", "first", "second", "third"]


def test_reactions_are_compulsory_and_points_lie_on_the_feature() -> None:
    """FS-17.2.8: on the card that reacts, up to its limit."""
    position = table("1 state guild_house+vp:1:1", "1 hand docks pub", "1 pool 2 negotiation2")
    play(position, "1: negotiate docks", "2: pass")
    holds(position, "1 state = guild_house+vp:1:1:1")
    events = play(position, "1: negotiate pub")
    assert "gain" not in codes(events)
    holds(position, "1 state = guild_house+vp:1:1:1", "1 base = 0")


def test_copies_and_leader_each_react(tmp_path: Path) -> None:
    """FS-17.2.9: every copy, and leaders as well as locations."""
    cards = [feature("gate", "conquer -> vp1", copies=2)]
    position = own_table(
        tmp_path,
        cards,
        "1 state gate gate",
        "1 leader colonel_hatch",
        "1 hand docks",
        "1 pool conquest1",
    )
    play(position, "1: conquer docks")
    holds(position, "1 state = gate+vp:1 gate+vp:1", "1 leader = colonel_hatch+vp:1")


def test_a_kept_reaction_survives_the_turn(tmp_path: Path) -> None:
    """FS-17.1.6: a feature reacts turn after turn."""
    cards = [
        location("mint", "open production", produces="scrap", types="vp"),
        feature("eye", "produce scrap -> vp1"),
    ]
    position = own_table(tmp_path, cards, "1 faction mutants_union", "1 state mint eye")
    go_on(position)
    go_on(position)
    holds(position, "1 state = mint eye+vp:1:1")
