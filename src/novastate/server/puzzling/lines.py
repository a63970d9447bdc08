"""What is searched and played through away from the loop: verdicts, the next move, the solution."""

from typing import Any

import msgspec

from novastate.games.registry import ruleset
from novastate.kernel.position import Position
from novastate.puzzles.goals import figure
from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.reach import LOST, OPEN, REACHED, UNKNOWN, follows, reach
from novastate.puzzles.shelf import puzzles
from novastate.server.changes import add_up, changes_of
from novastate.server.games.general import Changes
from novastate.server.present import sentence
from novastate.server.shapes.puzzles import PuzzleSolution, PuzzleStep

SECONDS = 1.8
"""How long a verdict may take; then there is none."""
PER_MOVE = 0.4
"""How long each answer is looked at when a hint is wanted away from the stored line."""


def _position(game: str, data: bytes) -> Position:
    return ruleset(game).from_data(msgspec.json.decode(data, type=dict[str, Any]))


def judge(id: str, data: bytes) -> dict[str, Any]:
    """Tell whether the goal of a puzzle can still be reached; runs in a process of its own."""
    puzzle = puzzles()[id]
    found = reach(_position(puzzle.game, data), puzzle, SECONDS)
    return {"state": found.state, "why": found.reasons if found.state == LOST else {}}


def next_move(id: str, data: bytes) -> str | None:
    """Find a move after which the goal can be reached; runs in a process of its own.

    On the stored line it is the next one; elsewhere every answer is tried.
    """
    puzzle = puzzles()[id]
    position = _position(puzzle.game, data)
    done = follows(position, puzzle)
    if done is not None:
        return puzzle.line[done].move if done < len(puzzle.line) else None
    guess = None
    for move in position.moves(puzzle.seat):
        after = position.clone()
        after.play(puzzle.seat, move)
        state = reach(after, puzzle, PER_MOVE).state
        if state in (REACHED, OPEN):
            return position.notation(puzzle.seat, move)
        if state == UNKNOWN and guess is None:
            guess = position.notation(puzzle.seat, move)
    return None if guess is None else guess


def solution(puzzle: Puzzle, lang: str) -> PuzzleSolution:
    """Play the stored line out, with what the solver sees after each of its moves."""
    game, seat = puzzle.begin(), puzzle.seat
    book = ruleset(puzzle.game).book()
    start = game.position.view(seat)
    steps: list[PuzzleStep] = []
    for step in puzzle.line:
        label = next(
            (
                choice.label
                for choice in game.position.question(step.seat).options()
                if choice.notation == step.move
            ),
            None,
        )
        text = step.move if label is None else sentence(book.say(label, lang))
        sums: Changes = {}
        for event in game.play_text(step.seat, step.move):
            add_up(sums, changes_of(event, puzzle.game))
        have = figure(game.position, seat, puzzle.measure)
        steps.append(
            PuzzleStep(
                step.seat,
                text,
                step.reason(lang),
                sums.get(seat, {}),
                have,
                game.position.view(seat),
            )
        )
    return PuzzleSolution(start, steps)
