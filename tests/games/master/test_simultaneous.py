"""Choices made at the same time are hidden until all have decided (MS-22.8)."""

from typing import Any

from novastate.games.master.position import MasterPosition
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from tests.table import asked, offered, play, table

Choices = tuple[tuple[str, ...], ...]


def check_hidden(position: MasterPosition, choices: Choices) -> None:
    """Check that seat 2 and a spectator learn nothing of what seat 1 has chosen.

    They may see that seat 1 is done; seat 2 is asked the same, with the same previews.
    """
    before = {reader: position.view(reader) for reader in (1, None)}
    questions = set()
    for moves in choices:
        copy = position.clone()
        assert play(copy, *moves) == []
        for reader in (1, None):
            assert copy.view(reader) == {**before[reader], "to_act": [1]}
        questions.add(canonical(copy.question(1).to_data()))
    assert len(questions) == 1


def told(events: list[Event], code: str) -> list[dict[str, object]]:
    """List what a spectator hears of one kind of event."""
    return [event.to_data(None) for event in events if event.code == code]


def test_kept_cards_are_hidden_until_all_have_chosen() -> None:
    """MS-22.8: the first cards (MS-21.2)."""
    position = table()
    moves = offered(position, 1)
    choices = ((f"1: {moves[0]}", f"1: {moves[1]}"), (f"1: {moves[4]}", f"1: {moves[5]}"))
    check_hidden(position, choices)


def test_production_choices_are_hidden_until_all_have_chosen() -> None:
    """MS-22.8: options and copies (MS-21.5, MS-21.6)."""
    position = table(
        "1 state power_station storehouse quarry",
        "2 state tanker_shipwreck",
        "phase production",
        expansion="winter",
    )
    choices = (
        ("1: name 1.quarry", "1: choose fuel"),
        ("1: name 1.quarry", "1: choose gun"),
        ("1: name 1.storehouse", "1: choose gun", "1: choose fuel"),
    )
    check_hidden(position, choices)
    play(position, *choices[0])
    gains = told(play(position, "2: choose brick"), "gain")
    assert [gain["seat"] for gain in gains] == [0, 1]


def test_a_preview_does_not_give_a_hidden_choice_away() -> None:
    """MS-22.8: the last to choose would see the owner's fuel in the VP of a taken Cistern."""
    # given: no card is left whose draw would end the preview
    position = table(
        "1 state cistern storehouse",
        "2 state suppliers craftsmen_guild",
        "deck exactly",
        "phase production",
        expansion="winter",
    )
    play(position, "2: name 1.cistern")
    # then
    check_hidden(position, (("1: choose fuel",), ("1: choose gun",)))


def test_stored_goods_are_hidden_until_all_have_chosen() -> None:
    """MS-22.8: storing (MS-21.31)."""
    position = table(
        "1 goods iron fuel",
        "1 state ruined_library",
        "2 goods gun",
        "2 state underground_warehouse",
        "phase clean_up",
    )
    assert (asked(position), position.to_act()) == ("store_goods", (0, 1))
    choices = (
        ("1: store iron@ruined_library", "1: done"),
        ("1: store fuel@ruined_library", "1: done"),
        ("1: done",),
    )
    check_hidden(position, choices)
    play(position, *choices[0])
    events = play(position, "2: store gun@underground_warehouse")
    assert [event["seat"] for event in told(events, "store")] == [0, 1]


def test_an_own_choice_is_seen_by_its_owner() -> None:
    """MS-22.8: who has chosen may look at what he said while the others think."""
    position = table(
        "1 state storehouse", "2 state tanker_shipwreck", "phase production", expansion="winter"
    )
    play(position, "1: choose gun")
    for reader, said in ((0, position.answers[0]), (1, None), (None, None)):
        view: dict[str, Any] = position.view(reader)
        assert view["players"][0].get("answers") == said
    assert position.answers[0]
