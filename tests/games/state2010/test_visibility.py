"""What is visible and what is hidden (FS-22)."""

import pytest

from novastate.kernel.codec import canonical
from tests.games.state2010.state import holds, play, shown, table

READERS = (1, 2, None)


@pytest.mark.parametrize("reader", READERS)
def test_what_is_public(reader: int | None) -> None:
    """FS-22.1: everything on the table, to players and spectators alike."""
    position = table(
        "1 faction new_york",
        "1 state docks+visited:2 shipwreck+used+vp:2 scrap_metal",
        "1 leader baby_swift+vp:1",
        "1 pool 2 scrap conquest1",
        "1 spoils pub",
        "1 deals school",
        "1 fields conquest",
        "1 visits 2",
        "1 passed",
        "1 marked 9",
        "first 2",
        "player 2",
        "discard arena",
        "row quarry church",
    )
    player = shown(position, 1, reader)
    assert player["faction"] == "new_york"
    assert player["pool"] == {"scrap": 2, "conquest1": 1}
    assert [place["card"] for place in player["state"]] == ["docks", "shipwreck", "scrap_metal"]
    assert player["state"][0]["visitors"] == [1]
    assert (player["state"][1]["uses"], player["state"][1]["vp"]) == (1, [2])
    assert player["state"][2]["stock"] == ["scrap"] * 3
    assert (player["leader"]["card"], player["leader"]["vp"]) == ("baby_swift", [1])
    assert (player["spoils"], player["deals"]) == (["pub"], ["school"])
    assert (player["fields_used"], player["visits"], player["passed"]) == ([0], 2, True)
    assert player["marked"] == 9
    view = position.view(None if reader is None else reader - 1)
    assert (view["first"], view["row"], view["discard"]) == (1, ["quarry", "church"], ["arena"])


@pytest.mark.parametrize("reader", READERS)
def test_public_numbers(reader: int | None) -> None:
    """FS-22.2: the sizes of hands and deck."""
    position = table("1 hand docks pub", "2 hand school", "deck exactly arena oil_rig museum")
    assert position.view(None if reader is None else reader - 1)["deck"] == 3
    for seat, cards in ((1, ["docks", "pub"]), (2, ["school"])):
        hand = shown(position, seat, reader)["hand"]
        assert hand == (cards if seat == reader else len(cards))


def test_the_deck_is_hidden_from_everybody() -> None:
    """FS-22.3: neither its order nor its content shows in any view."""
    first = table("1 hand docks", "deck exactly arena oil_rig")
    second = table("1 hand docks", "deck exactly museum church")
    for reader in (0, 1, None):
        assert canonical(first.view(reader)) == canonical(second.view(reader))


def test_hands_are_hidden_from_all_but_the_owner() -> None:
    """FS-22.4: two hands of the same size look alike to the others."""
    first, second = table("1 hand docks punks"), table("1 hand museum baby_swift")
    for reader in (1, None):
        assert canonical(first.view(reader)) == canonical(second.view(reader))
    assert canonical(first.view(0)) != canonical(second.view(0))


def test_what_is_seen_at_the_moment() -> None:
    """FS-22.5: picks and discards by all, draws only by their player."""
    position = table("1 hand docks pub", "deck museum")
    events = play(position, "1: dig", "1: discard docks")
    told = [[event.to_data(reader) for event in events] for reader in (0, 1, None)]
    assert "museum" in canonical(told[0])
    assert "museum" not in canonical(told[1])
    assert told[1] == told[2]
    assert "docks" in canonical(told[1])
    position = table("deck docks pub school church arena", "turn 2", "phase lookout")
    events = play(position, "1: pick docks")
    assert "docks" in canonical([event.to_data(None) for event in events])


@pytest.mark.parametrize("reader", READERS)
def test_a_running_total(reader: int | None) -> None:
    """FS-22.6: everything it is made of is public."""
    position = table("1 state docks church+vp:2", "1 leader baby_swift+vp:1", "1 base 4")
    player = shown(position, 1, reader)
    assert player["total"] == 10
    parts = {"locations": 2, "leader": 1, "base": 4, "tokens": 3}
    assert player["breakdown"] == parts


def test_spectators_see_what_is_public() -> None:
    """FS-22.7: nothing that a player alone may see."""
    position = table("1 hand docks", "2 hand pub", "deck exactly arena")
    text = canonical(position.view(None))
    assert not any(card in text for card in ("docks", "pub", "arena"))


def test_answers_given_at_the_same_time_stay_hidden() -> None:
    """FS-22.4, FS-21: what one stores is not seen before all have answered."""
    position = table(
        "1 state warehouse", "2 state warehouse", "1 pool 4 scrap", "2 pool 4 fuel", "phase count"
    )
    other = position.clone()
    play(position, "1: done")
    play(other, "1: keep scrap", "1: done")
    for reader in (1, None):
        assert canonical(position.view(reader)) == canonical(other.view(reader))
    play(other, "2: done")
    holds(other, "1 pool = scrap")
