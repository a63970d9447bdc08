"""What is public and what is hidden (NE-25); the redeal test is in test_invariants.py."""

from typing import Any

from tests.games.newera.era import play, table

GIVEN = (
    "1 hand punks_ne tank",
    "1 spoils borgo",
    "1 deals haven",
    "1 state docks_ne+vp:1+agreed:2+visited:2+attached:palisade+improved",
    "1 state radioactive_colony rat+debris",
    "1 pool defence3 worker",
    "1 fields conquest",
    "1 marked 4",
    "2 passed",
    "discard truck",
)


def seen(reader: int | None) -> dict[str, Any]:
    """Return what a reader sees of the first player."""
    view: Any = table(*GIVEN).view(reader)
    found: dict[str, Any] = view["players"][0]
    return found


def test_what_is_public() -> None:
    """NE-25.1, NE-25.5, NE-2.4.2, NE-2.4.3: bases, fields, states, tucked cards, pools."""
    for reader in (0, 1, None):
        player = seen(reader)
        assert player["spoils"] == ["borgo"]
        assert player["deals"] == ["haven"]
        assert player["pool"] == {"worker": 1, "defence3": 1}
        assert player["fields_used"] == [0]
        assert player["marked"] == 4
        docks, colony, rat = player["state"]
        assert docks["vp"] == [1]
        assert docks["agreements"] == docks["visitors"] == [1]
        assert docks["attached"] == ["palisade"]
        assert docks["improved"]
        assert len(colony["stock"]) == 5
        assert (rat["card"], rat["debris"]) == ("rat", True)


def test_table_facts() -> None:
    """NE-25.1, NE-25.2, NE-2.4.1: the row, the discard pile, who passed, who is first, sizes."""
    view: Any = table(*GIVEN, "row factory").view(1)
    assert view["discard"] == ["truck"]
    assert view["row"] == ["factory"]
    assert view["first"] == 0
    assert view["players"][1]["passed"]
    assert isinstance(view["deck"], int)


def test_hands_are_hidden() -> None:
    """NE-25.4, NE-25.2, NE-25.3: others see only how many cards; nobody sees the stack."""
    assert seen(0)["hand"] == ["tank", "punks_ne"]
    assert seen(1)["hand"] == seen(None)["hand"] == 2


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    """NE-25.7: discards are seen by all."""
    p = table("1 hand tank borgo", "deck truck")
    told = play(p, "1: dig", "1: discard tank")
    draw = next(event for event in told if event.code == "draw")
    assert draw.to_data(0) != draw.to_data(1) == draw.to_data(None)
    discard = next(event for event in told if event.code == "discard")
    assert discard.to_data(0) == discard.to_data(1)


def test_tokens_in_a_shootout_lie_open() -> None:
    """NE-25.6: committed one side after the other."""
    p = table("1 pool conquest3 conquest1", "2 state docks_ne", "2 pool defence1")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done", "2: defend defence1")
    for reader in (0, 1, None):
        assert p.view(reader)["committed"] == [[0, "conquest3"], [1, "defence1"]]
