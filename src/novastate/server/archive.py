"""Games begun by older rules or with other cards: whether they play the same, and what stays.

A table knows the version of the rules and the digest of the cards it is played with. Where both are
today's, its snapshot is trusted. Else all its moves are played again: if they lead to the same
position, the game goes on; if not, what was stored of it is shown, and nothing is made up.
"""

from typing import Any, Final

import msgspec

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.game import begin, step
from novastate.kernel.position import Position
from novastate.kernel.questions import Refused
from novastate.kernel.record import Record, read_record
from novastate.kernel.ruleset import Ruleset
from novastate.server.live import Archive, Facts, Snapshot, version_of
from novastate.server.packing import decoded, encoded, events_text

RULES_CHANGED: Final = "rules_changed"
"""Why a running game was closed."""
OLD_RULES: Final = "old_rules"
"""The reason told of a finished game of which only the scores were stored."""

UNREADABLE: Final = (BadInput, Refused, LookupError, ValueError, TypeError, AttributeError)
"""What data of another version may bring about."""
WORKINGS: Final = ("agenda", "barriers", "reveals")
"""Parts of a position that number things as one version of the program does."""


def stamp(facts: Facts) -> None:
    """Note what a game is played with from now on."""
    rules = ruleset(facts.game)
    facts.rules, facts.cards = rules.version, rules.cards_digest()


def is_current(facts: Facts) -> bool:
    """Tell whether a game is played with today's rules and cards."""
    rules = ruleset(facts.game)
    return facts.rules == rules.version and facts.cards == rules.cards_digest()


def replayed_alike(
    text: str, moves: int, position: str | None, told: list[str], scores: list[int] | None
) -> str | None:
    """Play a record again and return its position after some moves; None if it went elsewhere.

    What was stored is the position after those moves, what each move brought about, and the scores
    of a finished game. Runs in a process of its own.
    """
    try:
        return _replayed(read_record(text), moves, position, told, scores)
    except UNREADABLE:
        return None


def _replayed(
    record: Record, moves: int, position: str | None, told: list[str], scores: list[int] | None
) -> str | None:
    rules = ruleset(record.game)
    game = begin(rules, record)
    known = _table(rules, position, record.rules)
    found = ""
    alike = True
    for number in range(len(record.entries) + 1):
        if number == moves:
            data = game.position.to_data()
            found = encoded(data)
            if known is not None and _without_workings(data) != _without_workings(known):
                return None
        if number < len(record.entries):
            alike = alike and events_text(step(game, record.entries[number])) == told[number]
    if known is None and not alike:
        return None  # neither the position nor the story can be compared
    outcome = game.position.outcome()
    reached = [result.score for result in outcome.results] if outcome else None
    return found if reached == scores else None


def _table(rules: Ruleset, position: str | None, version: int) -> dict[str, object] | None:
    """Read a stored position as today's program writes it; None if it cannot be read."""
    if position is None:
        return None
    try:
        return _read(rules, position, version).to_data()
    except UNREADABLE:
        return None


def _read(rules: Ruleset, position: str, version: int) -> Position:
    data = msgspec.json.decode(position.encode(), type=dict[str, Any])
    return rules.from_data({**data, "options": rules.meant(data["options"], version)})


def _without_workings(data: dict[str, object]) -> dict[str, object]:
    kept = {name: value for name, value in data.items() if name not in WORKINGS}
    return dict(decoded(encoded(kept)))


def final_text(position: Position) -> str:
    """Write what everybody sees of the last position, and the outcome, to be kept for ever."""
    outcome = position.outcome()
    return encoded(
        {"view": position.view(None), "outcome": None if outcome is None else outcome.to_data()}
    )


def archived(facts: Facts, snapshot: Snapshot | None, final: str | None) -> Archive:
    """Return what was stored of a game that plays differently today."""
    kept = dict(decoded(final)) if final else _last_seen(facts, snapshot)
    outcome = kept.get("outcome")
    if facts.ending is not None or outcome is None:
        outcome = _outcome(facts)
    return Archive(kept.get("view"), outcome)


def _last_seen(facts: Facts, snapshot: Snapshot | None) -> dict[str, Any]:
    """Read the snapshot, if today's program can."""
    if snapshot is None:
        return {}
    try:
        position = _read(ruleset(facts.game), snapshot.position, version_of(facts))
        return dict(decoded(final_text(position)))
    except UNREADABLE:
        return {}


def _outcome(facts: Facts) -> dict[str, Any]:
    """Describe an end of which only the scores are known, or nothing."""
    scores = facts.scores or []
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return {
        "scores": scores,
        "breakdown": [{} for _ in scores],
        "ranks": ranks,
        "ties": [[] for _ in scores],
        "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
        "reason": facts.ending or OLD_RULES,
        "unfinished": facts.ending is not None,
    }
