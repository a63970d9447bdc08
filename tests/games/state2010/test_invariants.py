"""Random games of every kind: nothing is created or lost, and every position holds together."""

import itertools

import pytest

from tests.games import invariants
from tests.games.classic import checks
from tests.games.state2010.box import RULES
from tests.games.state2010.ledger import Books, check_table
from tests.games.state2010.walks import KINDS, OPTIONS, start

SEATS = (2, 3, 4)
EVENTS = """
turn phase_actions faction row pick leftover draw reshuffle discard gain pay token cash drop
conquer deal incorporate redevelop lead swap use visit exchange steal pass count lose game_over
"""
GAMES = list(itertools.product(SEATS, OPTIONS))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_created_or_lost(seats: int, kind: str, seed: int) -> None:
    """FS-0.5, FS-2.2.2, FS-14.9: cards, goods and points change only as it is told."""
    position = start(seats, seed, **OPTIONS[kind])
    checks.nothing_is_lost(position, seed, Books(position), check_table)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_positions_are_saved_copied_and_compared(seats: int, kind: str) -> None:
    checks.saved_and_copied(RULES, start(seats, 5, **OPTIONS[kind]), 5)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_moves_are_written_read_and_explained(seats: int, kind: str) -> None:
    """FS-7.6: there is always an answer, and each is written, read and described."""
    checks.written_and_explained(start(seats, 8, **OPTIONS[kind]), 8)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_what_is_not_offered_is_refused_and_changes_nothing(seats: int, kind: str) -> None:
    """FS-4.3: every verb with every card or number is either offered or refused with a clause."""
    checks.refused_otherwise(RULES, start(seats, 9, **OPTIONS[kind]), 9, r"FS-4\.3")


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_everything_said_can_be_said_in_both_languages(seats: int, kind: str) -> None:
    checks.said_in_both_languages(RULES, start(seats, 3, **OPTIONS[kind]), 3)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_a_reader_cannot_tell_a_redeal(seats: int, kind: str) -> None:
    """FS-22.3, FS-22.4, FS-22.7: what a reader cannot know shows in no byte he gets."""
    checks.hidden_from_readers(start(seats, 21, **OPTIONS[kind]), 21, check_table)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_games_are_recorded_replayed_and_taken_back(seats: int, kind: str) -> None:
    """FS-21.1: a game follows from seed and decisions; undo goes back to the last barrier."""
    invariants.recorded_and_taken_back(RULES, seats, 31, OPTIONS[kind])


def test_chance_is_consulted_only_behind_a_barrier() -> None:
    """FS-21.1: a move that shuffles or shows a hidden card cannot be taken back."""
    for (_, options), seats in itertools.product(KINDS, SEATS):
        checks.chance_behind_barriers(start(seats, 41, **options), 41)


def test_random_games_ask_every_decision_and_tell_every_event() -> None:
    """FS-21: the walks above meet everything that the cards of the box can bring about."""
    # when
    games = (
        (start(2 + seed % 3, seed, **options), seed)
        for seed, (_, options) in itertools.product(range(6), KINDS)
    )
    asked, told = checks.asked_and_told(games)
    # then: no card of the box has a choice of goods, a may, or a token as its cost
    never = {"choose_gain", "react", "pay_token"}
    rare = {"contact_tokens", "pay_tucked", "slot_overflow"}
    codes = RULES.book().templates["en"]
    questions = {code[4:].removesuffix("_for") for code in codes if code.startswith("ask_")}
    assert asked | rare == questions - never
    assert told == set(EVENTS.split())
