"""Whether the goal of a puzzle can still be reached, and if not, why."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from novastate.games.registry import ruleset
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Refusal
from novastate.puzzles.goals import begins_at, figure, is_reached, moment_of
from novastate.puzzles.puzzle import CHANCE, Puzzle, Step
from novastate.puzzles.search import NOTHING, Frame, GivenUp, Search
from novastate.puzzles.words import code_for, say

REACHED: Final = "reached"
OPEN: Final = "open"
LOST: Final = "lost"
UNKNOWN: Final = "unknown"
"""There was not time enough to know; never a guess."""

MOST: Final = 200_000
"""Positions that are looked at, whatever the time."""


@dataclass(frozen=True)
class Reach:
    """Where a puzzle stands."""

    state: str
    have: int
    want: int
    most: int | None = None
    """The highest figure that can still be had, where the goal is lost."""
    code: str = ""
    """Why it is lost."""
    reasons: dict[str, str] = field(default_factory=dict)
    """That in one sentence or two, by language."""

    def reason(self, lang: str) -> str:
        """Say why it is lost."""
        return self.reasons.get(lang) or self.reasons.get("en", "")


def reach(position: Position, puzzle: Puzzle, deadline_s: float) -> Reach:
    """Tell whether a puzzle is solved, can still be solved or is lost, if there is time to know."""
    if puzzle.kind == CHANCE:
        return _chance(position, puzzle)
    have = figure(position, puzzle.seat, puzzle.measure)
    want = 1 if puzzle.want is None else puzzle.want
    if is_reached(puzzle, position):
        return Reach(REACHED, have if puzzle.want is not None else 1, want)
    if puzzle.want is None:
        return Reach(UNKNOWN, 0, 1)
    if not position.asking:
        return _lost(puzzle, have, want, have, "game_over")
    if moment_of(position) != begins_at(puzzle):
        return _lost(puzzle, have, want, have, "round_over")
    if follows(position, puzzle) is not None:
        return Reach(OPEN, have, want)
    if puzzle.moves and puzzle.seat not in position.asking:
        if any(len(position.moves(seat)) > 1 for seat in position.asking):
            return _lost(puzzle, have, want, have, "turn_over")
    return _searched(position, puzzle, have, want, deadline_s)


def _searched(position: Position, puzzle: Puzzle, have: int, want: int, seconds: float) -> Reach:
    """Look at every line in the position as it is, whatever lies in the deck."""
    frame = Frame.at(position, puzzle.seat, puzzle.measure, begins_at(puzzle))
    search = Search(frame, MOST, seconds, sure=False)
    try:
        begun = position.clone()
        search.answer_for_rivals(begun)
        most = search.best(begun, want)
    except GivenUp:
        return Reach(UNKNOWN, have, want)
    if most >= want:
        return Reach(OPEN, have, want)
    if search.open_ends and not puzzle.moves:
        return Reach(UNKNOWN, have, want)  # a rival's answer may help in a written one
    if most <= NOTHING:
        return _lost(puzzle, have, want, have, "round_over")
    blame = _blame(position, puzzle)
    code = "out_of_reach" if blame is None else "short"
    return _lost(puzzle, have, want, most, code, blame)


def follows(position: Position, puzzle: Puzzle) -> int | None:
    """Tell how many moves of the stored line lead to a position; None if it is not on it."""
    digests, wanted = _digests(puzzle), position.digest()
    return digests.index(wanted) if wanted in digests else None


@lru_cache(64)
def _digests(puzzle: Puzzle) -> tuple[str, ...]:
    """Hash every position of the stored line."""
    game = puzzle.begin()
    found = [game.position.digest()]
    for step in puzzle.line:
        game.play_text(step.seat, step.move)
        found.append(game.position.digest())
    return tuple(found)


def rest_of_line(position: Position, puzzle: Puzzle) -> list[Step]:
    """List the moves of the stored line that are left; all of them away from it."""
    done = follows(position, puzzle)
    return list(puzzle.line if done is None else puzzle.line[done:])


def _chance(position: Position, puzzle: Puzzle) -> Reach:
    """Compare with the one good move: what comes after it does not matter."""
    done = follows(position, puzzle)
    if done is None:
        return _lost(puzzle, 0, 1, 0, "other_move")
    solved = done == len(puzzle.line)
    return Reach(REACHED, 1, 1) if solved else Reach(OPEN, 0, 1)


def _blame(position: Position, puzzle: Puzzle) -> tuple[Choice, Refusal] | None:
    """Go on with the stored line as far as possible, to find the move for which something lacks."""
    seat = puzzle.seat
    there = position.clone()
    for step in puzzle.line:
        if step.seat != seat or seat not in there.asking:
            continue
        question = there.question(seat)
        choice = next((each for each in question.choices if each.notation == step.move), None)
        if choice is None:
            continue  # it was made before, or answers what is not asked now
        if choice.refusal is None:
            there.apply(seat, choice.move)
        elif choice.refusal.code in SHORT:
            return choice, choice.refusal
    return None


SHORT: Final = frozenset(
    {"contacts", "cost", "workers", "no_means", "two_cards", "price", "no_die", "lacks"}
)
"""The codes of refusals that speak of something missing."""


def _lost(
    puzzle: Puzzle,
    have: int,
    want: int,
    most: int,
    code: str,
    blame: tuple[Choice, Refusal] | None = None,
) -> Reach:
    """Say why a puzzle is lost."""
    book, told = ruleset(puzzle.game).book(), {}
    for lang in LANGUAGES:
        args: dict[str, object] = {"have": have, "want": want, "most": most}
        if blame is not None:
            move = book.say(blame[0].label, lang).partition(": ")[0]
            args |= {"move": move, "why": book.say(blame[1].phrase(), lang)}
        told[lang] = say(code_for(puzzle, code), lang, **args)
    return Reach(LOST, have, want, most, code, told)
