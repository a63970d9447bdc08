"""Records from elsewhere, checked in a process of its own; so this imports little."""

import re
from typing import Any, Final

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.questions import Refused
from novastate.kernel.record import read_record
from novastate.server.overrides import check_overrides
from novastate.server.packing import events_text
from novastate.server.words import Problem

MOVES_MOST: Final = 5000


WHERE: Final = re.compile(r"record(?:, line (\d+))?: (.*)", re.DOTALL)
"""How the kernel begins a sentence about a record."""


def checked_record(text: str) -> dict[str, Any]:
    """Play a record again and return what is stored of it; runs in a process of its own.

    A fault is returned as `problem` with its arguments, because exceptions travel badly.
    """
    try:
        record = read_record(text)
        if len(record.entries) > MOVES_MOST:
            return {"problem": "record_long", "args": {"limit": MOVES_MOST}}
        rules = ruleset(record.game)
        check_overrides(rules, dict(record.options), "private")
        game = begin(rules, record)
        events = [events_text(step(game, entry)) for entry in record.entries]
    except Problem as problem:
        return {"problem": problem.code, "args": problem.args_}
    except (BadInput, Refused) as bad:
        return _unreadable(str(bad))
    except (ValueError, LookupError, OverflowError, RecursionError, MemoryError):
        return {"problem": "record_nonsense", "args": {}}
    if diverges(game, record):
        return {"problem": "record_diverges", "args": {}}
    outcome = game.position.outcome()
    return {
        "game": record.game,
        "options": game.position.view(None).get("options") or dict(game.record.options),
        "seed": record.seed,
        "given": record.given,
        "seats": record.seats,
        "players": record.players,
        "taken_back": record.taken_back,
        "moves": [(entry.seat, entry.text) for entry in game.record.entries],
        "events": events,
        "scores": [result.score for result in outcome.results] if outcome else None,
    }


def _unreadable(sentence: str) -> dict[str, Any]:
    """Say what is wrong with a record, and in which line if that is known."""
    found = WHERE.fullmatch(sentence)
    line, detail = (found.group(1), found.group(2)) if found else (None, sentence)
    args: dict[str, Any] = {"detail": detail.rstrip(".")}
    if line is None:
        return {"problem": "record_unreadable", "args": args}
    return {"problem": "record_line", "args": {"line": int(line), **args}}
