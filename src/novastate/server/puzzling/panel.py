"""What the table of a puzzle tells: goal, counter, own moves with their gain, and how it stands."""

from functools import lru_cache
from typing import Literal, cast

from novastate.puzzles.goals import figure
from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.themes import theme_words
from novastate.server.changes import add_up, changes_of
from novastate.server.games.general import Changes
from novastate.server.grouping import action_of
from novastate.server.live import MOVE, Live, Row
from novastate.server.packing import read_events
from novastate.server.present import (
    NOWHERE,
    cards_in,
    known_cards,
    log_entries,
    sentence,
    target_of,
)
from novastate.server.puzzling.at_table import (
    LOST,
    Standing,
    first_version,
    hint_row,
    hints_of,
    own_moves,
    puzzle_at,
    standing,
    verdicts,
)
from novastate.server.shapes.puzzles import (
    PuzzleBack,
    PuzzleMove,
    PuzzleShown,
    PuzzleState,
    PuzzleTold,
)

BESIDES = frozenset({"pay", "gain", "draw", "discard", "token", "commit", "reshuffle", "score"})
"""What goes with a deed and does not give an action its name."""


@lru_cache(1024)
def figure_at_start(puzzle: Puzzle) -> int:
    """Return what the solver has of the figure when the puzzle begins."""
    return figure(puzzle.begin().position, puzzle.seat, puzzle.measure)


def shown_puzzle(live: Live, reader: int | None, lang: str) -> PuzzleShown | None:
    """Describe the puzzle of a table to a reader; what was told to the solver only he is told."""
    puzzle, found = puzzle_at(live), standing(live)
    if puzzle is None or found is None:
        return None
    moves = _moves(live, puzzle, lang)
    if found.state == LOST and moves and not any(move.lost for move in moves):
        moves[-1].lost = True  # it was too late with that, which needs no verdict
    origin = live.facts.origin
    told = _told(live, puzzle, lang) if reader == puzzle.seat else None
    return PuzzleShown(
        puzzle.id,
        puzzle.game,
        puzzle.title(lang),
        puzzle.goal(lang),
        [{"id": each, "title": theme_words(each, lang)} for each in puzzle.themes],
        puzzle.seat,
        puzzle.want if puzzle.counted else None,
        figure_at_start(puzzle),
        found.have,
        cast(PuzzleState, found.state),
        found.why.get(lang, ""),
        moves,
        _back(moves, found),
        moves[0].version if moves else None,
        hints_of(live),
        told,
        cast(Literal["", "solved", "failed"], origin.get("tried", "")),
        origin.get("shown") is True,
    )


def _moves(live: Live, puzzle: Puzzle, lang: str) -> list[PuzzleMove]:
    """List the solver's actions that stand, each with all that it gave and took."""
    judged = verdicts(live)
    found: list[PuzzleMove] = []
    for rows in _actions(live, puzzle):
        text, cards = _title(live, puzzle, rows, lang)
        sums: Changes = {}
        for row in rows:
            for event in read_events(row.events):
                add_up(sums, changes_of(event, live.facts.game))
        states = [judged[row.version]["state"] for row in rows if row.version in judged]
        gain = sums.get(puzzle.seat, {})
        found.append(PuzzleMove(rows[0].version, text, cards, gain, LOST in states))
    return found


def _actions(live: Live, puzzle: Puzzle) -> list[list[Row]]:
    """Group the solver's moves by what they belong to."""
    first = live.rows[0].version
    found: list[list[Row]] = []
    actions: list[int] = []
    for row in own_moves(live, puzzle):
        action = action_of(live.rows, row.version - first, live.facts.game)
        if found and action == actions[-1]:
            found[-1].append(row)
        else:
            found.append([row])
            actions.append(action)
    return found


def _title(live: Live, puzzle: Puzzle, rows: list[Row], lang: str) -> tuple[str, list[str]]:
    """Return what an action is called: as it was offered, else as the log tells it."""
    known = known_cards(live.facts.game)
    label = live.labels.get(rows[0].version)
    if label is not None:
        # What it gives stands beside it.
        text = sentence(live.book().say(label, lang)).partition(": ")[0]
        return text, cards_in(label.args, known)
    told = log_entries(live, [row for row in rows if row.kind == MOVE], puzzle.seat, lang)
    deeds = [entry for entry in told if entry.code not in BESIDES] or told
    return (deeds[0].text, deeds[0].cards) if deeds else (rows[0].text, [])


def _back(moves: list[PuzzleMove], found: Standing) -> PuzzleBack | None:
    """Tell to where one goes back when the goal is lost: before the first move that lost it."""
    if found.state != LOST or not moves:
        return None
    lost = next((n for n, move in enumerate(moves) if move.lost), len(moves) - 1)
    return PuzzleBack(moves[lost].version, lost)


def _told(live: Live, puzzle: Puzzle, lang: str) -> PuzzleTold | None:
    """Repeat the hint on the move that is to be made now."""
    row = hint_row(live)
    if row is None or live.game is None or puzzle.seat not in live.to_act():
        return None
    return told_move(live, puzzle.seat, row.text, lang)


def told_move(live: Live, seat: int, move: str, lang: str) -> PuzzleTold:
    """Put a move into words, with what it is made on."""
    assert live.game is not None
    for choice in live.game.position.question(seat).options():
        if choice.notation == move:
            return PuzzleTold(
                move, sentence(live.book().say(choice.label, lang)), target_of(choice)
            )
    return PuzzleTold(move, move, NOWHERE)


def first_moves(live: Live) -> list[tuple[int, str]]:
    """List what was played since the puzzle began, by everybody."""
    first = first_version(live)
    rows = [live.row(version) for version in live.entry_versions if version > first]
    return [(row.seat, row.text) for row in rows]
