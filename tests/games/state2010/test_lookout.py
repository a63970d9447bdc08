"""Lookout (FS-5)."""

from collections import Counter

import pytest

from novastate.kernel.events import Event
from tests.games.state2010.state import asked, codes, holds, offered, play, table

PICKED_FROM = {
    2: [5, 4, 3, 2],
    3: [5, 4, 4, 3, 3, 2],
    4: [5, 4, 4, 4, 3, 3, 3, 2],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picks_of_a_lookout(seats: int) -> None:
    """FS-5.1 to FS-5.7, FS-5.9, FS-5.12: picks from 5, 4, ..., then 3, ..., 2; one is left."""
    position = table("phase lookout", "turn 2", seats=seats)
    deck = len(position.deck) + 5
    sizes, pickers, events = [], [], list[Event]()
    while asked(position) == "lookout_pick":
        sizes.append(len(position.row))
        seat = position.to_act()[0]
        pickers.append(seat)
        events += play(position, f"{seat + 1}: {offered(position, seat + 1)[0]}")
    assert sizes == PICKED_FROM[seats]
    assert pickers == list(range(seats)) * 2
    count = Counter(codes(events))
    assert (count["pick"], count["leftover"], count["draw"]) == (2 * seats, 1, seats)
    assert len(position.deck) == deck - (2 * seats + 1) - seats
    assert [len(player.hand) for player in position.players] == [3] * seats
    holds(position, "discard size = 1", "row = nothing", "phase = actions")


def test_five_new_cards_from_the_second_turn_on() -> None:
    """FS-5.1: the row is revealed from the top of the deck."""
    position = table("deck docks pub school church arena quarry", "turn 2", "phase lookout")
    holds(position, "row = docks pub school church arena")


def test_a_pick_goes_into_the_hand() -> None:
    """FS-5.2, FS-5.4, FS-5.8: one card, of any kind, and there is no way to decline."""
    position = table("deck docks punks baby_swift church arena", "turn 2", "phase lookout")
    picks = [f"pick {card}" for card in ("docks", "arena", "church", "punks", "baby_swift")]
    assert offered(position, 1) == picks
    play(position, "1: pick baby_swift", "2: pick punks")
    holds(position, "1 hand = baby_swift", "2 hand = punks", "row = docks church arena")
    play(position, "1: pick docks")
    holds(position, "1 hand = baby_swift docks", "to act = 2")


def test_the_row_is_filled_up_on_the_way() -> None:
    """FS-5.3, FS-5.5: to four in the first round, to three in the second, not for the last."""
    position = table(
        "deck docks pub school church arena quarry oil_rig shelter museum",
        "turn 2",
        "phase lookout",
        seats=3,
    )
    play(position, "1: pick docks", "2: pick pub")
    holds(position, "row = school church arena quarry")
    play(position, "3: pick school")
    holds(position, "row = church arena quarry")
    play(position, "1: pick church")
    holds(position, "row = arena quarry oil_rig")
    play(position, "2: pick arena")
    holds(position, "row = quarry oil_rig")
    play(position, "3: pick oil_rig")
    holds(position, "discard = quarry")
    holds(position, "1 hand = docks church shelter", "2 hand = pub arena museum")


def test_the_card_left_over_is_discarded_face_up() -> None:
    """FS-5.6, FS-22.5: everybody is told which it is."""
    position = table("deck docks pub school church arena", "turn 2", "phase lookout")
    play(position, "1: pick docks", "2: pick pub", "1: pick school")
    events = play(position, "2: pick church")
    (left,) = [event for event in events if event.code == "leftover"]
    assert left.args == {"card": "arena"}
    holds(position, "discard = arena")


def test_every_player_draws_a_card_of_the_deck() -> None:
    """FS-5.7, FS-22.5: unseen by the others."""
    position = table(
        "deck docks pub school church arena quarry oil_rig", "turn 2", "phase lookout", "first 2"
    )
    play(position, "2: pick docks", "1: pick pub", "2: pick school")
    events = play(position, "1: pick church")
    holds(position, "2 hand = docks school quarry", "1 hand = church oil_rig pub")
    drawn = [event for event in events if event.code == "draw"]
    assert [event.to_data(1) != event.to_data(None) for event in drawn] == [True, False]


def test_a_short_deck_is_played_with_what_there_is() -> None:
    """FS-5.10: an empty row gives nothing, and the last card may be taken."""
    position = table("deck exactly docks pub school", "discard exactly", "turn 2", "phase lookout")
    holds(position, "row = docks pub school")
    play(position, "1: pick docks", "2: pick pub")
    holds(position, "1 hand = docks school", "2 hand = pub", "row = nothing", "discard = nothing")
    holds(position, "phase = actions")


def test_nothing_at_all() -> None:
    """FS-5.10, FS-11.6: without any card the turn goes on."""
    position = table("deck exactly", "discard exactly", "turn 2", "phase lookout")
    holds(position, "phase = actions", "1 hand = nothing")


def test_effects_that_enlarge_the_lookout() -> None:
    """FS-5.11, FS-17.1.10: draws directly after the owner's own third-round draw."""
    position = table(
        "deck docks pub school church arena quarry oil_rig shelter museum",
        "1 state noticeboard noticeboard",
        "turn 2",
        "phase lookout",
    )
    play(position, "1: pick docks", "2: pick pub", "1: pick school", "2: pick church")
    holds(position, "1 hand = docks school quarry oil_rig shelter", "2 hand = pub church museum")
