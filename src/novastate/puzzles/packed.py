"""Mined puzzles as one packed file a game: lines of JSON, the same bytes for the same puzzles."""

import json
import lzma
from collections.abc import Iterable
from typing import Any, Final

from novastate.kernel.errors import BadInput
from novastate.puzzles.puzzle import Puzzle, Step

MINED: Final = "mined.jsonl.xz"
"""The name of the file in the folder of a game's puzzles."""
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
MEMORY: Final = 128 * 1024 * 1024
"""A file that needs more to be unpacked is none of ours."""
PLAIN: Final = ("id", "game", "kind", "titles", "goals", "seats", "seed", "rules")
"""What is written as it is."""


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """Write puzzles in the order of their ids."""
    lines = [
        json.dumps(_written(each), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        for each in sorted(puzzles, key=lambda each: each.id)
    ]
    text = "".join(f"{line}\n" for line in lines)
    return lzma.compress(text.encode(), lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=FILTERS)


def unpack(data: bytes, file: str) -> list[Puzzle]:
    """Read puzzles; raise BadInput naming file and line if they cannot be read."""
    try:
        text = lzma.decompress(data, lzma.FORMAT_XZ, MEMORY).decode()
    except (lzma.LZMAError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} holds no packed puzzles ({error}).") from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(_read(json.loads(line)))
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{file}, line {number}: {error} is no puzzle.") from None
    return found


def _written(puzzle: Puzzle) -> dict[str, Any]:
    """Write what cannot be made from the rest; seats count from 1, as in records."""
    return {
        **{name: getattr(puzzle, name) for name in PLAIN},
        "options": puzzle.chosen,
        "seat": puzzle.seat + 1,
        "moves": [f"{seat + 1}: {text}" for seat, text in puzzle.moves],
        "line": [[step.seat + 1, step.move, step.reasons] for step in puzzle.line],
        "want": puzzle.want,
        "measure": puzzle.measure,
        "scope": puzzle.scope,
        "themes": list(puzzle.themes),
        "rating": round(puzzle.rating),
        "solved_by": list(puzzle.solved_by),
        "at": None if puzzle.at is None else list(puzzle.at),
        "cards": puzzle.cards,
    }


def _read(data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        **{name: data[name] for name in PLAIN},
        chosen=data["options"],
        seat=data["seat"] - 1,
        moves=tuple(_move(text) for text in data["moves"]),
        line=tuple(Step(seat - 1, move, reasons) for seat, move, reasons in data["line"]),
        want=data["want"],
        measure=data["measure"],
        scope=data["scope"],
        themes=tuple(data["themes"]),
        rating=float(data["rating"]),
        solved_by=tuple(data["solved_by"]),
        at=None if data["at"] is None else (data["at"][0], data["at"][1]),
        cards=data["cards"],
    )


def _move(text: str) -> tuple[int, str]:
    seat, _, move = text.partition(": ")
    return int(seat) - 1, move
