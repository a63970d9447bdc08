"""The hand on the shoulder: what a lesson says about the next move, while it is followed."""

from typing import Final

from novastate.kernel.lesson import Lesson, lessons
from novastate.server.content import puzzles
from novastate.server.live import Live

FINISHED: Final[dict[str, str]] = {
    "en": "That was the guided part. You know every kind of action now: play on and win!",
    "de": "Das war der geführte Teil. Du kennst nun alle Aktionen: Spiel weiter und gewinne!",
}
STRAYED: Final[dict[str, str]] = {
    "en": "You have left the guided path. Undo to come back to it, or go on as you like.",
    "de": "Du hast den geführten Weg verlassen. Nimm den Zug zurück oder spiele frei weiter.",
}


def guide(live: Live, reader: int | None, lang: str) -> dict[str, object] | None:
    """Return what a lesson says to a reader now; None if there is nothing to say."""
    steps = _lessons(live)
    if live.game is None or not steps or reader is None or reader not in live.to_act():
        return None
    played = _played(live)
    path = [(step.seat, step.move) for step in steps if step.move]
    done = len(played)
    if done > len(path):
        return None
    if played != path[:done]:
        return {"step": done, "steps": len(path), "text": STRAYED[lang], "move": None}
    if done == len(path):
        return {"step": done, "steps": done, "text": FINISHED[lang], "move": None}
    step = steps[done]
    return {
        "step": done + 1,
        "steps": len(path),
        "text": " ".join(each.notes.get(lang, "") for each in step.steps),
        "move": step.move,
    }


def scripted(live: Live, seat: int) -> str | None:
    """Return what a lesson lets a bot play next; None if it has left the path or is none."""
    steps = _lessons(live)
    if not steps:
        return None
    played = _played(live)
    done = len(played)
    if done >= len(steps) or [(step.seat, step.move) for step in steps[:done]] != played:
        return None
    return steps[done].move if steps[done].seat == seat else None


def _played(live: Live) -> list[tuple[int, str]]:
    """List the moves of a game so far."""
    if live.game is None:
        return []
    return [(entry.seat, entry.text) for entry in live.game.record.entries]


def _lessons(live: Live) -> list[Lesson]:
    """Return the lessons of the scenario a table began with; [] if it is none, or has changed."""
    facts = live.facts
    found = puzzles().get(str(facts.origin.get("puzzle", "")))
    if found is None or not found.is_lesson():
        return []
    return lessons(found.scenario) if found.begins_with(facts.given, facts.options) else []
