"""Puzzles and lessons that are written as scenarios."""

import re
from typing import Final

from novastate.games.registry import ruleset
from novastate.puzzles.line_themes import themes_of
from novastate.puzzles.puzzle import LESSON, WRITTEN, Puzzle, Step
from novastate.toolkit.scenario import Scenario, is_said

POINTS_LINE: Final = re.compile(r"(\d+) vp = (\d+)")
NOTES: Final[dict[str, str]] = {"note": "en", "note_de": "de"}
"""Lines before a move that say what it is good for, by language."""
BASE_RATING: Final = 1450.0
PER_MOVE: Final = 35.0
"""How much harder a line is by each of its moves, until people have tried it."""


def written_puzzle(id: str, game: str, scenario: Scenario) -> Puzzle:
    """Make a puzzle of a scenario: its moves are the solution, its last `then` is the goal."""
    headers, blocks = scenario.headers, scenario.blocks
    lesson = id.startswith("tutorial")
    given = [line.text for line in blocks[0][1]] if blocks and blocks[0][0] == "given" else []
    line = () if lesson else _line(scenario)
    seat, want = _wanted(scenario)
    own = [step.move for step in line if step.seat == seat]
    return Puzzle(
        id,
        game,
        LESSON if lesson else WRITTEN,
        {"en": scenario.title(), "de": headers.get("title_de", "")},
        {"en": headers.get("goal", ""), "de": headers.get("goal_de", "")},
        int(headers.get("seats", "2")),
        int(headers.get("seed", "1")),
        ruleset(game).version,
        dict(scenario.options),
        seat,
        given=tuple(given),
        line=line,
        want=None if lesson else want,
        themes=themes_of(game, own),
        rating=BASE_RATING + PER_MOVE * len(own),
        scenario=scenario,
    )


def _line(scenario: Scenario) -> tuple[Step, ...]:
    """List the moves, each with the notes before it as its reason."""
    found: list[Step] = []
    notes: dict[str, str] = {}
    texts = [line.text for block, lines in scenario.blocks if block == "when" for line in lines]
    for text in texts:
        head, _, rest = text.partition(":")
        if is_said(text):
            if head in NOTES:
                notes[NOTES[head]] = rest.strip()
        else:
            found.append(Step(int(head) - 1, rest.strip(), notes))
            notes = {}
    return tuple(found)


def _wanted(scenario: Scenario) -> tuple[int, int | None]:
    """Read from the last expectations whose points are to be reached, and how many."""
    last = [lines for block, lines in scenario.blocks if block == "then"][-1:]
    for lines in last:
        for line in lines:
            found = POINTS_LINE.fullmatch(line.text)
            if found:
                return int(found.group(1)) - 1, int(found.group(2))
    return 0, None
