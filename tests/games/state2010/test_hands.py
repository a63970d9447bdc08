"""Digging, the hand limit and the deck (FS-11)."""

from collections import Counter

from tests.games.state2010.state import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)

TEN = "1 hand docks docks quarry quarry assassin assassin school school church church"


def test_two_cards_for_one() -> None:
    """FS-11.1: any two cards of the hand are discarded, then one is drawn."""
    position = table("1 hand docks punks baby_swift", "deck museum")
    play(position, "1: dig")
    assert asked(position) == "discard_cards"
    assert offered(position, 1) == ["discard docks", "discard punks", "discard baby_swift"]
    play(position, "1: discard punks", "1: discard baby_swift")
    holds(position, "1 hand = docks museum", "discard = baby_swift punks", "to act = 2")


def test_one_card_is_not_enough() -> None:
    """FS-11.1: it needs two cards in hand."""
    position = table("1 hand docks")
    assert "dig" not in turns(position, 1)
    assert why_not(position, "1: dig") == "two_cards FS-11.1"


def test_the_hand_limit_is_ten() -> None:
    """FS-11.2: the eleventh card asks at once for a discard of choice, itself included."""
    position = table(TEN, "1 leader scout_ramirez", "deck museum", "phase production")
    assert asked(position) == "hand_limit_discard"
    cards = ["docks", "assassin", "quarry", "school", "church", "museum"]
    assert offered(position, 1) == [f"discard {card}" for card in cards]
    play(position, "1: discard docks")
    holds(position, "1 hand size = 10", "discard = docks", "phase = actions")


def test_ten_cards_are_no_reason_to_discard() -> None:
    """FS-11.2: only a hand larger than ten is."""
    position = table(TEN[:-7], "1 leader scout_ramirez", "deck museum", "phase production")
    holds(position, "1 hand size = 10", "phase = actions")


def test_a_picked_card_counts_too() -> None:
    """FS-11.2, FS-11.4: a pick cannot be declined because the hand is full."""
    position = table(TEN, "deck museum arena pub shelter capitol", "turn 2", "phase lookout")
    play(position, "1: pick museum")
    assert asked(position) == "hand_limit_discard"
    play(position, "1: discard museum")
    holds(position, "to act = 2", "1 hand size = 10")


def test_several_cards_come_one_by_one() -> None:
    """FS-11.3: the limit is looked at after each card of a draw."""
    position = table(TEN, "1 spoils noticeboard", "deck museum arena", "phase production")
    events = play(position, "1: cash noticeboard")
    assert codes(events).count("draw") == 1
    holds(position, "1 hand size = 11")
    events = play(position, "1: discard docks")
    assert codes(events).count("draw") == 1
    play(position, "1: discard museum")
    holds(position, "1 hand size = 10", "discard = docks museum noticeboard")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """FS-11.5: when a card is needed and not before."""
    position = table(
        "1 state pub",
        "discard quarry school church",
        "deck exactly docks",
        "turn 2",
        "phase production",
    )
    holds(position, "1 hand = docks", "deck size = 0", "discard size = 3")
    position = table(
        "1 state pub pub",
        "discard quarry school church",
        "deck exactly docks",
        "turn 2",
        "phase production",
    )
    holds(position, "1 hand size = 2", "deck size = 2", "discard size = 0")


def test_a_new_deck_is_shuffled() -> None:
    """FS-11.5: any of the discards may come first."""
    found: Counter[int] = Counter()
    for seed in range(30):
        position = table(
            "1 state pub",
            "discard quarry school church",
            "deck exactly",
            "turn 2",
            "phase production",
            seed=seed,
        )
        found.update(position.players[0].hand)
    assert len(found) == 3


def test_without_any_card_a_draw_is_skipped() -> None:
    """FS-11.6: nothing is drawn and the turn goes on."""
    position = table("1 state pub", "deck exactly", "discard exactly", "phase production")
    holds(position, "1 hand = nothing", "phase = actions")


def test_discards_of_a_cost_can_be_drawn_again() -> None:
    """FS-11.7: they lie in the pile before the draw of the same action."""
    position = table("1 hand docks docks", "deck exactly", "discard exactly")
    play(position, "1: dig")
    holds(position, "1 hand = docks", "deck = docks", "discard = nothing")


def test_the_discard_pile_is_open() -> None:
    """FS-11.8: any player and any spectator may look through it."""
    position = table("discard docks pub", "1 hand quarry")
    for reader in (0, 1, None):
        shown = position.view(reader)["discard"]
        assert isinstance(shown, list)
        assert sorted(shown) == ["docks", "pub"]
