"""Mistakes that implementations of this game are known to make: undo, passing, end, dead ends."""

import random

import pytest

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.game import Game
from tests.table import holds, offered, play, table


def game_at(position: MasterPosition) -> Game:
    """Go on with an arranged position as a game that can be taken back."""
    game = Game(ruleset("master"), position.seats, 1)
    game.position = position
    return game


# --- undo -------------------------------------------------------------------------------------


def test_taking_back_a_first_activation_leaves_nothing_behind() -> None:
    """MS-21.35: the offer of the second one is gone too, and the pass that follows is a pass."""
    # given
    position = table("1 goods 2 iron", "1 state scrap_trader")
    game = game_at(position)
    before = position.digest()
    # when
    game.play_text(0, "use scrap_trader")
    game.undo(0)
    # then
    assert game.position.digest() == before
    assert game.position.question(0).code == "turn"
    # when
    game.play_text(0, "pass")
    # then
    assert game.position.to_act() == (1,)


def test_taking_back_a_payment_returns_every_good_to_its_place() -> None:
    """MS-21.35: loose and placed goods lie where they lay."""
    # given
    position = table(
        "1 goods iron ammo 2 worker", "1 state scrap_trader scrap_metal+placed:iron", "2 passed"
    )
    game = game_at(position)
    before = position.digest()
    # when
    for move in ("use scrap_trader", "pay iron@scrap_metal", "done", "hire gun"):
        game.play_text(0, move)
    for _ in range(4):
        game.undo(0)
    # then
    assert game.position.digest() == before
    assert not game.can_undo(0)


def test_nothing_seen_can_be_taken_back() -> None:
    """MS-21.35: a drawn card is a barrier, so nobody draws, looks and thinks again."""
    # given
    game = game_at(table("1 goods 6 worker", "2 passed"))
    # when
    game.play_text(0, "hire card")
    # then
    assert not game.can_undo(0)
    # when something is done after it
    game.play_text(0, "hire iron")
    # then that much can be taken back and no more
    assert game.can_undo(0)
    game.undo(0)
    assert not game.can_undo(0)
    assert len(game.position.moves(0)) == len(game.position.question(0).options())


def test_a_pass_cannot_be_taken_back_once_the_next_player_is_asked() -> None:
    """MS-6.6: and counts once, also when something was taken back before it."""
    # given
    game = game_at(table("1 goods shield", "1 state church"))
    # when
    game.play_text(0, "shield church")
    game.undo(0)
    game.play_text(0, "pass")
    # then
    assert not game.can_undo(0)
    assert game.position.to_act() == (1,)
    # when
    game.play_text(1, "pass")
    # then the round is over without another question
    assert game.position.view(None)["phase"] == "cards"
    assert game.position.view(None)["round"] == 2


# --- passing and the end ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_to_pass_twice(seats: int) -> None:
    """MS-6.10: as many passes as players end the action phase."""
    # given
    position = table("1 goods worker", seats=seats)
    # when
    for seat in range(1, seats + 1):
        holds(position, "phase = action", f"to act = {seat}")
        play(position, f"{seat}: pass")
    # then
    holds(position, "phase = cards", "round = 2")


def test_the_25th_point_in_production_still_leaves_an_action_phase() -> None:
    """MS-5.1.11, MS-18.1: told once, after the gain that caused it, and the round goes on."""
    # given
    position = table("1 vp 24", "1 deals church", "2 deals church_ne", "2 passed")
    # when
    events: list[Event] = play(position, "1: pass")
    while position.view(None)["phase"] != "action":
        seat = position.to_act()[0] + 1
        events += play(position, f"{seat}: {offered(position, seat)[0]}")
    # then
    codes = [event.code for event in events]
    assert codes.count("end_triggered") == 1
    told = codes.index("end_triggered")
    assert (events[told].seat, events[told].args) == (0, {"vp": 25})
    assert "vp" in str(events[told - 1].args["goods"])
    assert "phase_action" in codes[told:]
    holds(position, "over = no", "end triggered = yes", "phase = action")
    # when all pass
    while not position.over:
        play(position, f"{position.to_act()[0] + 1}: pass")
    # then nothing was cleaned up
    holds(position, "1 vp = 25", "round = 2")
    assert sum(position.players[0].goods) > 0


def test_the_end_is_told_after_the_gain_and_not_again() -> None:
    """MS-1.3: the notice follows what led to it; later points repeat nothing."""
    # given
    position = table("1 vp 24", "1 goods 4 contact_grey", "1 hand church church", "2 passed")
    # when
    first = play(position, "1: build church")
    second = play(position, "1: build church")
    # then
    assert [event.code for event in first] == ["pay", "build", "gain", "end_triggered"]
    assert [event.code for event in second] == ["pay", "build", "gain"]


@pytest.mark.parametrize(
    ("one", "two", "hands", "winners"),
    [
        ("1 goods 10 iron", "2 goods 9 iron", False, [0]),
        ("1 state camp+placed:worker:worker", "2 state school", False, [0]),
        ("1 state foundation+placed:development", "2 state school", False, [0]),
        ("1 state archive+used+spent:worker", "2 state school", False, [0, 1]),
        ("1 hand school docks", "2 goods iron", False, [1]),
        ("1 hand school merchants", "2 goods iron", True, [0]),
    ],
)
def test_ties_are_broken_by_goods_wherever_they_lie(
    one: str, two: str, hands: bool, winners: list[int]
) -> None:
    """MS-18.4, MS-18.5: two-digit numbers, goods on cards, hand cards only by option."""
    # given
    position = table(one, two, "1 vp 30", "2 vp 30", "phase score", tiebreak_hand=hands)
    # when
    outcome = position.outcome()
    # then
    assert outcome is not None
    assert outcome.winners == winners


# --- stuck games ------------------------------------------------------------------------------


def test_a_table_without_cards_goes_on() -> None:
    """MS-4.10: nothing to show, nothing to pick, nothing to draw, and still a turn to take."""
    # given
    position = table("1 faction new_york", "deck exactly", "phase cards")
    # then
    holds(position, "phase = action", "to act = 1", "1 hand = nothing")
    # when
    play(position, "1: hire card")
    # then the card is lost, the workers are spent
    holds(position, "1 goods = iron worker contact_grey", "to act = 2")


@pytest.mark.parametrize("seed", range(4))
def test_with_hardly_any_cards_somebody_can_always_act(seed: int) -> None:
    """Random play with seven cards never leaves an open question without an answer."""
    # given
    cards = "deck exactly pub pub crossroads motel transmitter suppliers power_station"
    position = table(cards, "phase cards", seats=2 + seed % 3, expansion="winter")
    choices = random.Random(seed)
    # when
    for _ in range(400):
        if position.over:
            break
        seat = choices.choice(position.to_act())
        moves = position.moves(seat)
        # then
        assert moves
        position.apply(seat, choices.choice(moves))
