"""The round and its card phase (section 4)."""

from collections import Counter

import pytest

from novastate.games.master.position import MasterPosition
from novastate.kernel.events import Event
from tests.table import asked, holds, offered, play, table, why_not


def pick_all(position: MasterPosition) -> list[int]:
    """Take the first card of every display; list who was asked (counted from 1)."""
    order = []
    while position.to_act() and asked(position) == "pick_card":
        (seat,) = position.to_act()
        order.append(seat + 1)
        position.play(seat, position.moves(seat)[0])
    return order


def names(position: MasterPosition, cards: list[int]) -> list[str]:
    return sorted(position.cards.ids[card] for card in cards)


# --- the round --------------------------------------------------------------------------------


def test_a_round_has_four_phases_in_order() -> None:
    """MS-4.1: cards, production, actions, clean-up; then the next round begins with cards."""
    # given
    position = table("1 goods worker", "1 state ruined_library", "1 goods iron", "phase cards")
    events: list[Event] = []
    position.listener = events
    # when
    holds(position, "phase = cards", "round = 1")
    pick_all(position)
    # then
    holds(position, "phase = action", "round = 1")
    position.play(0, position.parse(0, "pass"))
    position.play(1, position.parse(1, "pass"))
    holds(position, "phase = clean_up", "round = 1")
    assert asked(position) == "store_goods"
    position.play(0, position.parse(0, "done"))
    holds(position, "phase = cards", "round = 2", "1 goods = nothing")
    order = [event.code for event in events if event.code.startswith("phase_")]
    assert order == ["phase_production", "phase_action", "phase_cards"]


def test_rounds_repeat_until_the_end_is_triggered() -> None:
    """MS-4.1: five rounds without points; the round in which somebody has 25 VP is the last."""
    position = table("phase cards")
    for number in range(1, 6):
        holds(position, f"round = {number}", "over = no")
        pick_all(position)
        play(position, *[f"{seat + 1}: pass" for seat in position.clockwise()])
    position = table("1 vp 25", "phase cards")
    pick_all(position)
    play(position, "1: pass", "2: pass")
    holds(position, "over = yes", "round = 1")


# --- connection cards -------------------------------------------------------------------------


def test_new_connection_cards_are_turned_up() -> None:
    """MS-4.2: what is still face up is discarded first, then each deck shows its top card."""
    position = table(
        "connections merchants punks",
        "blue_deck junk_train merchants",
        "red_deck thugs punks",
        "phase cards",
    )
    holds(
        position,
        "connections = junk_train thugs",
        "connection_discard = merchants punks",
        "blue_deck size = 4",
        "red_deck size = 4",
    )


def test_a_taken_connection_card_is_not_discarded() -> None:
    """MS-4.2: only cards still face up go; the taken one is in a hand."""
    position = table(
        "1 goods 2 worker", "connections merchants punks", "1 faction new_york", "2 passed"
    )
    play(position, "1: take merchants", "1: pass")
    holds(position, "1 hand = merchants", "connection_discard = punks", "connections size = 2")


def test_an_empty_connection_deck_stays_empty() -> None:
    """MS-4.3: it shows nothing, its colour cannot be taken, and its discards stay."""
    # given
    position = table(
        "connections junk_train",
        "connection_discard merchants merchants",
        "blue_deck exactly",
        "red_deck exactly thugs punks",
        "1 goods 9 worker",
        "phase cards",
    )
    # when
    holds(position, "connections = thugs", "blue_deck size = 0")
    pick_all(position)
    # then
    assert [move for move in offered(position, 1) if move.startswith("take")] == ["take thugs"]
    for card in ("junk_train", "merchants"):
        assert why_not(position, f"1: take {card}") == "not_face_up MS-14.1.2"
    # when two more rounds begin
    for red in ("punks", "nothing"):
        play(position, *[f"{seat + 1}: pass" for seat in position.clockwise()])
        holds(position, f"connections = {red}", "blue_deck size = 0")
        pick_all(position)
    holds(position, "connection_discard = junk_train merchants merchants punks thugs")


def test_connection_discards_are_reshuffled_by_option() -> None:
    """MS-4.3: with `connections_reshuffle` an empty deck is made anew from its own colour."""
    position = table(
        "connection_discard merchants punks",
        "blue_deck exactly",
        "phase cards",
        connections_reshuffle=True,
    )
    assert "merchants" in names(position, position.open_connections)
    holds(position, "connection_discard = punks")


# --- displays ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_display_has_one_card_more_than_players(seats: int) -> None:
    """MS-4.4: they are the top cards of the main deck."""
    top = ("pub", "school", "arena", "docks", "church")[: seats + 1]
    position = table(f"deck {' '.join(top)}", "phase cards", seats=seats)
    holds(position, f"display = {' '.join(top)}", "deck size = " + str(138 - len(top)))


def test_picks_go_clockwise_from_the_first_player() -> None:
    """MS-4.5: each must take one card; the card left over is discarded."""
    # given
    position = table("first 2", "deck pub school arena docks church", "phase cards", seats=4)
    assert position.to_act() == (1,)
    # then
    assert offered(position, 2) == [
        "pick arena",
        "pick church",
        "pick docks",
        "pick pub",
        "pick school",
    ]
    assert why_not(position, "2: pass") == "not_an_option MS-21.3"
    assert why_not(position, "3: pick pub") == "not_asked MS-6.1"
    play(position, "2: pick pub")
    assert why_not(position, "3: pick pub") == "not_an_option MS-21.3"
    play(position, "3: pick arena", "4: pick church")
    holds(position, "display = docks school", "to act = 1", "discard = nothing")
    play(position, "1: pick docks")
    holds(position, "discard = school", "1 hand = docks", "2 hand = pub", "3 hand = arena")
    holds(position, "4 hand = church")


def test_the_second_picks_go_the_other_way() -> None:
    """MS-4.6: from the right of the first player counter-clockwise, out of new cards."""
    position = table(
        "first 2",
        "deck pub school arena docks church motel convoy shelter factory museum",
        "phase cards",
        seats=4,
    )
    play(position, "2: pick pub", "3: pick school", "4: pick arena", "1: pick docks")
    holds(position, "display = motel convoy shelter factory museum", "to act = 1")
    play(position, "1: pick motel")
    assert why_not(position, "2: pick convoy") == "not_asked MS-6.1"
    assert why_not(position, "4: pass") == "not_an_option MS-21.3"
    play(position, "4: pick convoy", "3: pick shelter", "2: pick factory")
    holds(position, "phase = action", "discard = church museum")
    # each has picked twice and drawn the card of his board
    for seat, picked in ((1, "docks motel"), (2, "pub factory"), (4, "arena convoy")):
        hand = Counter(names(position, position.players[seat - 1].hand))
        assert not Counter(picked.split()) - hand
        assert hand.total() == 3


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [1, 2, 2, 1]), (3, 3, [3, 1, 2, 2, 1, 3]), (4, 1, [1, 2, 3, 4, 4, 3, 2, 1])],
)
def test_the_order_of_all_picks(seats: int, first: int, order: list[int]) -> None:
    """MS-4.5, MS-4.6, MS-4.8: there and back."""
    top = "pub school arena docks church motel convoy shelter factory museum"
    position = table(f"first {first}", f"deck {top}", "phase cards", seats=seats)
    assert pick_all(position) == order


def test_there_is_no_hand_limit() -> None:
    """MS-4.7: a hand of fifteen takes more cards, and clean-up leaves them all."""
    hand = (
        "archive arena assassin bioweaponry brick_storage camp church confessor convoy docks"
        " factory motel museum pub school"
    )
    position = table(f"1 hand {hand}", "deck shelter shadow rubble", "phase cards")
    play(position, "1: pick shadow")
    holds(position, "1 hand size = 16")
    pick_all(position)
    holds(position, "1 hand size = 18")
    play(position, "1: pass", "2: pass")
    holds(position, "1 hand size = 18", "round = 2")


# --- too few cards ----------------------------------------------------------------------------


def test_the_discards_become_the_deck_in_the_middle_of_a_display() -> None:
    """MS-4.9: the card already turned up is not shuffled back, nor is what others hold."""
    position = table(
        "1 hand motel",
        "1 deals convoy",
        "2 state shelter",
        "discard exactly school arena docks church",
        "deck exactly pub",
        "phase cards",
    )
    holds(position, "display size = 3", "deck size = 2", "discard = nothing")
    together = names(position, position.display + position.deck)
    assert together == ["arena", "church", "docks", "pub", "school"]
    assert "pub" in names(position, position.display)


def test_the_new_deck_is_shuffled() -> None:
    """MS-4.9: which discarded card comes first depends on chance alone."""
    drawn = set()
    for seed in range(12):
        position = table(
            "1 goods 2 worker",
            "discard exactly school arena docks church",
            "deck exactly",
            seed=seed,
        )
        play(position, "1: hire card")
        drawn.add(names(position, position.players[0].hand)[0])
        holds(position, "deck size = 3", "discard = nothing")
    assert drawn == {"school", "arena", "docks", "church"}


def test_the_discards_stay_until_a_card_is_needed() -> None:
    """MS-4.9: drawing the last card of the deck shuffles nothing; the next draw does."""
    position = table(
        "1 goods 4 worker", "discard exactly school", "deck exactly pub", "1 faction new_york"
    )
    play(position, "1: hire card")
    holds(position, "deck size = 0", "discard = school", "1 hand = pub")
    events = play(position, "1: hire card")
    holds(position, "discard = nothing", "1 hand = pub school")
    assert [event.code for event in events if event.code == "reshuffle"] == ["reshuffle"]


def test_an_attack_pile_is_not_shuffled_back() -> None:
    """MS-4.9: cards of the solo rival's attacks lie apart until the phase ends."""
    position = table(
        "1 goods 2 worker",
        "attack_pile pub",
        "discard exactly school",
        "deck exactly",
        "2 passed",
        seats=1,
    )
    play(position, "1: hire card")
    holds(position, "1 hand = school", "attack_pile = pub", "deck size = 0", "discard = nothing")


def test_a_short_display_serves_the_first_players() -> None:
    """MS-4.10: all cards are turned up; picks go in order, and the last player gets none."""
    # given
    position = table(
        "first 3", "discard exactly school", "deck exactly pub", "phase cards", seats=3
    )
    holds(position, "display = pub school", "deck size = 0", "discard = nothing")
    assert position.to_act() == (2,)
    # when
    play(position, "3: pick school")
    # then: the last card is no choice, the third player finds none, nor is there a second display
    holds(position, "3 hand = school", "1 hand = pub", "2 hand = nothing", "phase = action")


def test_the_second_display_serves_the_last_player_first() -> None:
    """MS-4.10: the left over card is all there is; the first player gets none this time."""
    position = table("deck exactly pub school arena", "discard exactly", "phase cards")
    play(position, "1: pick pub", "2: pick school")
    holds(position, "1 hand = pub", "2 hand = arena school", "display = nothing", "phase = action")


def test_a_display_with_as_many_cards_as_players() -> None:
    """MS-4.10: everybody picks and nothing is left over."""
    position = table("deck exactly pub school arena", "phase cards", seats=3)
    play(position, "1: pick arena", "2: pick pub")
    holds(position, "1 hand = arena", "2 hand = pub", "3 hand = school", "discard = nothing")


def test_no_cards_at_all() -> None:
    """MS-4.10: nobody picks; the round goes on, and the card of production is lost too."""
    position = table("deck exactly", "1 faction new_york", "phase cards")
    holds(position, "phase = action", "1 hand size = 0", "2 hand size = 0")
    holds(position, "1 goods = iron 3 worker contact_grey")
