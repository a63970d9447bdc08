"""A puzzle at a table: how far it is, whether it is over, and what was made of it."""

from dataclasses import dataclass, field
from typing import Any, Final

from novastate.kernel.phrases import LANGUAGES, Phrase
from novastate.kernel.position import Position
from novastate.puzzles.goals import begins_at, figure, in_time, is_reached, moment_of
from novastate.puzzles.puzzle import CHANCE, TURN, Puzzle
from novastate.puzzles.shelf import puzzles
from novastate.puzzles.words import code_for
from novastate.puzzles.words import say as puzzle_words
from novastate.server.live import MOVE, REWIND, START, UNDO, Live, Row
from novastate.server.packing import decoded

OPEN: Final = "open"
REACHED: Final = "reached"
LOST: Final = "lost"
UNKNOWN: Final = "unknown"
CHECKING: Final = "checking"
"""How a puzzle stands; it is looked into after every move, and what is not known is not told."""

VERDICT: Final = "verdict"
HINT: Final = "hint"
SOLUTION: Final = "solution"
"""Changes that are stored: a verdict on the change it names, a move that was told, and that the
whole line was."""

SOLVED: Final = "solved"
FAILED: Final = "failed"
"""What the first try came to, as the origin of the table notes it (`tried`)."""

ENDED: Final[dict[str, str]] = {
    "en": "That is over, and the goal is not reached.",
    "de": "Das ist vorbei, und das Ziel ist nicht erreicht.",
}
"""Why a puzzle is lost whose goal is no figure."""


@dataclass(frozen=True)
class Standing:
    """How a puzzle stands, how much of its figure is reached, and why it is lost."""

    state: str
    have: int
    why: dict[str, str] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Tell whether nothing more is to be played."""
        return self.state in (REACHED, LOST)


def puzzle_at(live: Live) -> Puzzle | None:
    """Return the puzzle of a table, if it began as that begins today; lessons are none.

    Where a bot plays for the solver, the puzzle has been given up and the game goes on.
    """
    facts = live.facts
    found = puzzles().get(str(facts.origin.get("puzzle", "")))
    if found is None or found.is_lesson() or live.seats[found.seat].taken_over:
        return None
    return found if found.begins_with(facts.given, facts.options) else None


def standing(live: Live) -> Standing | None:
    """Tell how the puzzle of a table stands; None where there is none. Kept until it changes."""
    kept = live.standing
    if kept is None or kept[0] != live.version:
        puzzle = puzzle_at(live) if live.game is not None else None
        kept = live.standing = (live.version, None if puzzle is None else _standing(live, puzzle))
    found: Standing | None = kept[1]
    return found


def is_over(live: Live) -> bool:
    """Tell whether a table's puzzle is solved or lost, so that nobody plays on."""
    if live.facts.origin.get("kind") != "puzzle":
        return False
    found = standing(live)
    return found is not None and found.is_over


def is_looked_into(live: Live) -> bool:
    """Tell whether the last change still waits for its verdict: until then nobody answers it."""
    if live.facts.origin.get("kind") != "puzzle":
        return False
    found = standing(live)
    return found is not None and found.state == CHECKING


def _standing(live: Live, puzzle: Puzzle) -> Standing:
    assert live.game is not None
    position = live.game.position
    have = figure(position, puzzle.seat, puzzle.measure)
    if is_reached(puzzle, position):
        return Standing(REACHED, have)
    over = _over(live, puzzle)
    if over:
        return Standing(LOST, have, _ended(puzzle, over, have))
    judged = verdicts(live).get(last_change(live))
    if judged is not None:
        return Standing(judged["state"], have, judged["why"])
    return Standing(CHECKING if own_moves(live, puzzle) else OPEN, have)


def _over(live: Live, puzzle: Puzzle) -> str:
    """Tell what has ended by which nothing can be reached any more; "" if nothing has."""
    assert live.game is not None
    position = live.game.position
    if puzzle.kind == CHANCE:
        return ""  # only the one move counts, whatever comes after it
    if position.outcome() is not None:
        return "game_over"
    if not in_time(begins_at(puzzle), position):
        return "round_over"
    asked = position.to_act()
    if puzzle.scope != TURN or puzzle.seat in asked:
        return ""
    # Who has no choice may answer: the turn goes on.
    return "turn_over" if any(len(position.moves(seat)) > 1 for seat in asked) else ""


def _ended(puzzle: Puzzle, what: str, have: int) -> dict[str, str]:
    """Say that it is too late."""
    if puzzle.want is None:
        return ENDED
    code = code_for(puzzle, what)
    return {lang: puzzle_words(code, lang, have=have, want=puzzle.want) for lang in LANGUAGES}


def first_version(live: Live) -> int:
    """Return the version with which the puzzle begins: what came before was played by others."""
    found = live.facts.origin.get("first")
    return found if isinstance(found, int) else 1


def own_moves(live: Live, puzzle: Puzzle) -> list[Row]:
    """List the moves of the solver that stand."""
    first, seat = first_version(live), puzzle.seat
    rows = (live.row(version) for version in live.entry_versions if version > first)
    return [row for row in rows if row.seat == seat]


def last_change(live: Live) -> int:
    """Return the version of the last change of the game itself."""
    for row in reversed(live.rows):
        if row.kind in (MOVE, UNDO, REWIND, START):
            return row.version
    return 0


def verdicts(live: Live) -> dict[int, dict[str, Any]]:
    """Return the verdicts by the version they are about."""
    return {
        row.undoes: decoded(row.text) for row in live.rows if row.kind == VERDICT and row.undoes
    }


def hint_row(live: Live) -> Row | None:
    """Return the change that told the solver his next move, if it is the one now."""
    now = last_change(live)
    for row in reversed(live.rows):
        if row.kind == HINT:
            return row if row.undoes == now else None
    return None


def shown_position(live: Live) -> Position:
    """Return the position that is shown: of a puzzle that has run out of its round, the one before.

    A puzzle never goes on into the next round, so nobody is shown that.
    """
    assert live.game is not None
    position = live.game.position
    if live.last is None or not is_over(live):
        return position
    puzzle = puzzle_at(live)
    late = puzzle is not None and moment_of(position) != begins_at(puzzle)
    return live.last if late else position


def label_of(live: Live, seat: int, text: str) -> Phrase | None:
    """Return what a move of a puzzle's solver is called as it is offered to him."""
    puzzle = puzzle_at(live) if live.facts.origin.get("kind") == "puzzle" else None
    if puzzle is None or live.game is None or seat != puzzle.seat or seat not in live.to_act():
        return None
    choices = live.game.position.question(seat).options()
    return next((each.label for each in choices if each.notation == text), None)


def settle(live: Live) -> None:
    """Note in the origin of a table when its puzzle is solved, and what the first try came to."""
    found, origin = standing(live), live.facts.origin
    if found is None and origin.get("kind") == "puzzle" and not live.facts.analysis:
        origin.setdefault("tried", FAILED)  # a bot plays for the solver
    if found is None or not found.is_over:
        return
    if found.state == REACHED:
        origin["solved"] = True
    alone = found.state == REACHED and not live.facts.analysis  # bots may have helped there
    origin.setdefault("tried", SOLVED if alone else FAILED)


def hints_of(live: Live) -> int:
    """Count the hints that were asked for before the first try was decided."""
    found = live.facts.origin.get("hints")
    return found if isinstance(found, int) else 0
