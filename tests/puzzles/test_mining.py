"""Mining finds what was planted, and nothing that is none."""

from dataclasses import replace

import pytest

from novastate.kernel.chance import quick
from novastate.puzzles.check import faults
from novastate.puzzles.goals import is_reached, wanted_cards
from novastate.puzzles.mining import limits, targets
from novastate.puzzles.mining import mine as mining
from novastate.puzzles.mining.difficulty import first_rating
from novastate.puzzles.mining.finds import Candidate, Fell
from novastate.puzzles.mining.positions import Round, strays
from novastate.puzzles.mining.score import examine
from novastate.puzzles.puzzle import CARDS, POINTS, SCORE
from novastate.puzzles.reach import LOST, reach
from novastate.puzzles.search import Frame, GivenUp, Search
from novastate.puzzles.shelf import puzzles

PLANTED = replace(
    puzzles()["1_the_same_church_twice"],
    given=(
        "1 faction mutants_union",
        "1 goods 3 worker gun",
        "1 hand gun_shop city_guards church",
        "1 state assassin",
        "2 passed",
    ),
    want=6,
)
"""The gun is for the board: both razes bring what the gun shop costs."""


def planted(*before: str) -> Candidate:
    """Begin the planted puzzle, after some moves, as if a game had led there."""
    game = PLANTED.begin()
    for text in before:
        game.play_text(0, text)
    return Candidate("master", game.position, 0, tuple((0, text) for text in before))


def test_a_planted_puzzle_is_found_with_its_figure() -> None:
    # given
    candidate = planted()
    # when
    found = examine(candidate, POINTS)
    # then
    assert found.want == PLANTED.want
    assert found.ways == 1
    game = PLANTED.begin()
    for decision in found.decisions:
        game.play_text(0, decision.text)
    assert is_reached(PLANTED, game.position)


def test_what_brings_nothing_is_no_puzzle() -> None:
    # given
    candidate = planted("hire gun")
    # when
    with pytest.raises(Fell) as fell:
        examine(candidate, POINTS)
    # then
    assert fell.value.why != ""


def test_a_search_gives_up_rather_than_guess() -> None:
    candidate = planted()
    with pytest.raises(GivenUp):
        Search(Frame.at(candidate.position, 0, POINTS), 3).best(candidate.position)


def test_mining_writes_a_puzzle_that_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    # given a game in which the planted position comes up
    planted_round = Round(alone={0: [planted()]})
    monkeypatch.setattr(mining, "rounds", lambda game: iter([planted_round]))
    # when
    haul = mining.mine(mining.Plan("master", 1, 1, (SCORE,), seats=2, strays=0))
    # then
    (found,) = haul.puzzles
    assert haul.tally(SCORE).looked_at == haul.tally(SCORE).kept == 1
    assert found.want == 6
    assert "razing" in found.themes
    assert all(step.reason("en") and step.reason("de") for step in found.line)
    assert found.goal("de") == "Erreiche 6 Punkte in dieser Runde. Dein Gegner hat gepasst."
    as_written = replace(found, given=PLANTED.given, seed=PLANTED.seed)
    assert faults(as_written) == []


def test_a_mined_puzzle_is_lost_by_a_pass() -> None:
    puzzle = next((each for each in puzzles().values() if each.moves and each.kind == SCORE), None)
    if puzzle is None:
        pytest.skip("none is shipped")
    # given
    game = puzzle.begin()
    passing = game.position.passing(puzzle.seat)
    assert passing is not None
    # when
    game.play(puzzle.seat, passing)
    # then
    assert reach(game.position, puzzle, 60.0).state == LOST


def test_who_finds_it_and_how_unlikely_it_is_make_the_rating() -> None:
    assert first_rating(6, ["normal"]) < first_rating(6, ["expert"]) < first_rating(6, [])
    assert first_rating(4, []) < first_rating(9, [])
    assert first_rating(99, []) == 2200


def test_cards_that_are_hard_to_bring_are_goals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    monkeypatch.setattr(limits, "LEAST_DEPTH", 2)
    candidate = planted()
    # when
    goals = targets.measures(candidate, 3_000)
    # then
    assert goals[0].startswith(CARDS)
    found = [wanted_cards(goal) for goal in goals]
    assert all(set(cards) <= {"gun_shop", "city_guards", "church"} for cards in found)


def test_who_strays_makes_legal_moves_and_keeps_the_turn() -> None:
    # given
    candidate = planted()
    # when
    chain = strays(candidate, quick(1))
    # then
    assert len(chain) > 2
    game = PLANTED.begin()
    for seat, text in chain[-1].moves:
        assert seat == 0
        game.play_text(seat, text)
    assert game.position.digest() == chain[-1].position.digest()
