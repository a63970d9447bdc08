"""Whether a stored puzzle is what it says: verified from the beginning, as mining did."""

from typing import Final

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.goals import figure, is_reached, moment_of
from novastate.puzzles.puzzle import CHANCE, LESSON, WRITTEN, Puzzle
from novastate.puzzles.search import Frame, GivenUp, Search

MOST: Final = 20_000
"""Positions that are looked at for one puzzle."""


def faults(puzzle: Puzzle, rules: Ruleset | None = None, search: bool = True) -> list[str]:
    """List what is wrong with a puzzle; without the search only its line is played."""
    if puzzle.kind == LESSON:
        return []
    known = rules or ruleset(puzzle.game)
    try:
        game = puzzle.begin(known)
    except BadInput as bad:
        return [f"it does not begin: {bad}"]
    found: list[str] = []
    position = game.position
    if puzzle.seat not in position.asking:
        return ["its solver is not asked anything"]
    if puzzle.at is not None and tuple(moment_of(position)) != puzzle.at:
        found.append("it begins in another round")
    start = position.clone()
    if puzzle.kind != CHANCE and is_reached(puzzle, position):
        found.append("it is solved before it begins")
    reveals = position.reveals
    for step in puzzle.line:
        try:
            game.play_text(step.seat, step.move)
        except (BadInput, ValueError) as bad:
            return [*found, f'"{step.move}" cannot be played: {bad}']
    if puzzle.kind == CHANCE:
        return found
    if not is_reached(puzzle, game.position):
        found.append("its line does not reach the goal")
    if puzzle.kind == WRITTEN or puzzle.want is None:
        return found
    if game.position.asking and game.position.reveals != reveals:
        found.append("its line reveals something")
    return found + (_searched(puzzle, start) if search else [])


def _searched(puzzle: Puzzle, start: Position) -> list[str]:
    """Tell whether the goal is the most that can be reached without luck."""
    frame = Frame.at(start, puzzle.seat, puzzle.measure)
    try:
        most = Search(frame, MOST).best(start)
    except GivenUp:
        return ["it holds more lines than can be looked at"]
    if most != puzzle.want:
        before = figure(start, puzzle.seat, puzzle.measure)
        return [f"{most} can be reached from {before}, not {puzzle.want}"]
    return []
