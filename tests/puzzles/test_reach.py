"""A puzzle knows whether its goal is reached, can still be reached, or is lost."""

import pytest

from novastate.puzzles.goals import begins_at, is_reached
from novastate.puzzles.puzzle import WRITTEN, Puzzle
from novastate.puzzles.reach import LOST, OPEN, REACHED, UNKNOWN, reach
from novastate.puzzles.shelf import puzzles

WRITTEN_ONES = [each for each in puzzles().values() if each.kind == WRITTEN]
LONG = 60.0


def named(id: str) -> Puzzle:
    return puzzles()[id]


@pytest.mark.parametrize("puzzle", WRITTEN_ONES, ids=lambda each: each.id)
def test_a_written_puzzle_is_open_on_its_line_and_reached_at_the_end(puzzle: Puzzle) -> None:
    # given
    game = puzzle.begin()
    # when
    states = [reach(game.position, puzzle, LONG).state]
    for step in puzzle.line:
        game.play_text(step.seat, step.move)
        states.append(reach(game.position, puzzle, LONG).state)
    # then
    assert states == [OPEN] * len(puzzle.line) + [REACHED]
    assert is_reached(puzzle, game.position)


def test_the_counter_shows_what_is_there_and_what_is_wanted() -> None:
    # given
    puzzle = named("1_the_same_church_twice")
    game = puzzle.begin()
    # when
    for step in puzzle.line[:2]:
        game.play_text(step.seat, step.move)
    now = reach(game.position, puzzle, LONG)
    # then
    assert (now.have, now.want) == (3, 8)


def test_who_passes_is_told_that_the_round_is_over() -> None:
    # given
    puzzle = named("1_the_same_church_twice")
    game = puzzle.begin()
    # when
    game.play_text(0, "pass")
    now = reach(game.position, puzzle, LONG)
    # then
    assert now.state == LOST
    assert now.reason("en") == "The round is over, with 0 of 8 points."
    assert now.reason("de") == "Die Runde ist vorbei, mit 0 von 8 Punkten."


def test_a_wrong_move_is_lost_at_once_and_says_what_is_missing() -> None:
    # given
    puzzle = named("1_the_same_church_twice")
    game = puzzle.begin()
    # when
    game.play_text(0, "hire brick")
    now = reach(game.position, puzzle, LONG)
    # then
    assert (now.state, now.code, now.most) == (LOST, "short", 7)
    assert now.reason("en") == (
        "8 points are out of reach: at most 7 from here."
        " No longer possible: Take the connection Thugs for 2 workers."
        " This costs 2 workers, which you cannot pay."
    )
    assert "Nicht mehr möglich: Kontaktkarte Schläger nehmen" in now.reason("de")


def test_a_move_in_another_order_keeps_the_goal_open() -> None:
    # given
    puzzle = named("1_the_same_church_twice")
    game = puzzle.begin()
    # when
    game.play_text(0, "take thugs")
    # then
    assert reach(game.position, puzzle, LONG).state == OPEN


def test_what_cannot_be_known_in_time_is_no_verdict() -> None:
    # given
    puzzle = named("6_a_universal_answer")
    game = puzzle.begin()
    # when
    game.play_text(0, "build old_cinema")
    now = reach(game.position, puzzle, 0.0)
    # then
    assert now.state == UNKNOWN
    assert now.reasons == {}


def test_nova_era_counts_what_the_last_die_brought_though_the_next_round_has_begun() -> None:
    # given
    puzzle = named("1_the_press_comes_first")
    game = puzzle.begin()
    # when
    for step in puzzle.line:
        game.play_text(step.seat, step.move)
    # then
    assert is_reached(puzzle, game.position)


def test_a_puzzle_knows_its_round() -> None:
    assert begins_at(named("1_the_press_comes_first")) == (2, 1)
