"""The hand on the shoulder: where a lesson stands, what it says, and what it does not accept."""

from dataclasses import dataclass
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice
from novastate.puzzles.shelf import puzzles
from novastate.server.counting import counted
from novastate.server.course import LEARNER, Course, Stage, course_of, next_lesson, step_data
from novastate.server.live import Live
from novastate.server.present import sentence
from novastate.server.words import Problem, say

LEFT: Final = "left"
"""Where a table notes that its lesson was left: the board is free."""


class NotYet(Problem):
    """A move that is not the one of the lesson; nothing changes."""

    def __init__(self, said: dict[str, str]) -> None:
        super().__init__("lesson_path")
        self._said = said

    def text(self, lang: str) -> str:
        """Say it."""
        return self._said[lang]


@dataclass
class Standing:
    """Where a table stands in its lesson."""

    course: Course
    stage: Stage | None
    """The move that comes next; None when all are made, or none fits any more."""
    done: int
    """How many moves of the lesson lie behind."""
    skipped: int
    """How many moves before it no longer fit the rules and are left out."""
    strayed: bool
    """Whether the learner has played something else."""


def guide(live: Live, reader: int | None, lang: str) -> dict[str, object] | None:
    """Return what a lesson says to a reader now; None if there is nothing to say."""
    standing = standing_of(live) if reader == LEARNER else None
    if standing is None:
        return None
    course, id = standing.course, str(live.facts.origin["puzzle"])
    told: dict[str, object] = {
        "lesson": id,
        "title": puzzles()[id].title(lang),
        "steps": course.steps,
        "step": standing.stage.first if standing.stage else course.steps,
        "can_back": _last_own(live) is not None,
    }
    if live.facts.origin.get(LEFT):
        return {**told, "state": "left", "says": []}
    if standing.strayed:
        return {**told, "state": "lost", "says": []}
    if _is_bot_next(live, standing):
        return {**told, "state": "wait", "says": []}
    if standing.stage is None:
        told |= _end(standing, id, lang)
        return told | counted(live, standing.course.closing(), lang)
    told |= _step(live, standing, standing.stage, lang)
    return told | counted(live, standing.stage.steps, lang)


def _end(standing: Standing, id: str, lang: str) -> dict[str, object]:
    """Say how the lesson closes, and what comes next."""
    course = standing.course
    closing = course.closing()
    later = next_lesson(id)
    return {
        "state": "end",
        "step": course.steps - len(closing) + 1 if closing else course.steps,
        "says": [step_data(step, lang, "") for step in closing],
        "skipped": standing.skipped,
        "next": {"id": later.id, "title": later.title(lang)} if later else None,
    }


def _step(live: Live, standing: Standing, stage: Stage, lang: str) -> dict[str, object]:
    """Say what leads to the next move, and what is said to whoever tries another one."""
    assert live.game is not None
    choices = live.game.position.question(LEARNER).choices
    move = stage.lesson.move
    right = next((each for each in choices if each.notation == move), None)
    task = _named(live, right, move, lang)
    return {
        "state": "step",
        "says": [step_data(step, lang, f"{task}.") for step in stage.steps],
        "move": move,
        "task": task,
        "target": right.target if right else {"zone": "none"},
        "skipped": standing.skipped,
        "wrong": {
            each.notation: _wrong(live, standing, each.notation, each, lang)
            for each in choices
            if each.notation != move
        },
    }


def check_path(live: Live, seat: int, text: str) -> None:
    """Raise NotYet if a lesson is followed and this is not its move."""
    standing = standing_of(live) if seat == LEARNER else None
    if standing is None or standing.stage is None or standing.strayed:
        return
    if live.facts.origin.get(LEFT) or live.game is None or seat not in live.to_act():
        return
    position = live.game.position
    wanted = standing.stage.lesson.move
    written = _written(position, seat, text)
    if written == wanted:
        return
    if written is None and not standing.stage.lesson.said_of(text, "en"):
        return  # the rules refuse it with their own reason
    tried = written or text
    choices = position.question(seat).choices
    choice = next((each for each in choices if each.notation == tried), None)
    raise NotYet({lang: _wrong(live, standing, tried, choice, lang) for lang in LANGUAGES})


def scripted(live: Live, seat: int) -> str | None:
    """Return what a lesson lets a bot play next; None if it has to think for itself."""
    standing = standing_of(live)
    if standing is None or standing.strayed or live.facts.origin.get(LEFT):
        return None
    return _scripted(live, standing.course, seat)


def _scripted(live: Live, course: Course, seat: int) -> str | None:
    assert live.game is not None
    path = course.rivals.get(seat, [])
    done = len(_played(live, seat))
    if done >= len(path) or not _fits(live.game.position, seat, path[done]):
        return None
    return path[done]


def _is_bot_next(live: Live, standing: Standing) -> bool:
    """Tell whether the lesson waits for a bot."""
    asked = live.to_act()
    if standing.stage is not None:
        return LEARNER not in asked
    return any(_scripted(live, standing.course, seat) for seat in asked)


def standing_of(live: Live) -> Standing | None:
    """Return where a table stands in its lesson; None if it has none, or has gone beyond it."""
    facts = live.facts
    id = str(facts.origin.get("puzzle", ""))
    course = course_of(id)
    if live.game is None or course is None:
        return None
    if not puzzles()[id].begins_with(facts.given, facts.options):
        return None
    return _standing(live, course)


def _standing(live: Live, course: Course) -> Standing | None:
    """Follow the learner's moves along the course; what no longer fits is left out."""
    assert live.game is not None
    stages = course.moves()
    done = skipped = 0
    for move in _played(live, LEARNER):
        there = [n for n in range(done, len(stages)) if stages[n].lesson.move == move]
        if not there and done == len(stages):
            return None
        if not there:
            return Standing(course, None, done, skipped, strayed=True)
        skipped += there[0] - done
        done = there[0] + 1
    if LEARNER in live.to_act():
        position = live.game.position
        while done < len(stages) and not _fits(position, LEARNER, stages[done].lesson.move):
            done, skipped = done + 1, skipped + 1
    over = done == len(stages) or live.game.position.outcome() is not None
    return Standing(course, None if over else stages[done], done, skipped, strayed=False)


def _fits(position: Position, seat: int, move: str) -> bool:
    """Tell whether a move of the lesson can be made now."""
    try:
        return seat in position.to_act() and (
            position.refusal(seat, position.parse(seat, move)) is None
        )
    except BadInput:
        return False


def _written(position: Position, seat: int, text: str) -> str | None:
    """Write a move as the record would; None if it cannot be made anyway."""
    try:
        move = position.parse(seat, text)
        return None if position.refusal(seat, move) else position.notation(seat, move)
    except BadInput:
        return None


def _wrong(live: Live, standing: Standing, move: str, choice: Choice | None, lang: str) -> str:
    """Say why a move is not the one: as the lesson puts it, or when it comes."""
    stage = standing.stage
    assert stage is not None
    assert live.game is not None
    said = stage.lesson.said_of(move, lang)
    if said:
        return said
    tried = _named(live, choice, move, lang)
    later = standing.course.step_of(move, standing.done + 1)
    if later:
        return say("lesson_later", lang, tried=tried, step=later)
    choices = live.game.position.question(LEARNER).choices
    right = next((each for each in choices if each.notation == stage.lesson.move), None)
    task = _named(live, right, stage.lesson.move, lang)
    if choice is not None and choice.refusal is not None:
        return say("lesson_instead", lang, tried=tried, task=task)
    return say("lesson_too", lang, tried=tried, task=task)


def _named(live: Live, choice: Choice | None, move: str, lang: str) -> str:
    """Return the words of a move, without the full stop."""
    return move if choice is None else sentence(live.book().say(choice.label, lang)).rstrip(".")


def _played(live: Live, seat: int) -> list[str]:
    """List the moves of a seat so far."""
    assert live.game is not None
    return [entry.text for entry in live.game.record.entries if entry.seat == seat]


def _last_own(live: Live) -> int | None:
    """Return the version of the learner's last move; None if there is none to take back."""
    assert live.game is not None
    if not live.to_act():
        return None
    found = [
        version
        for version, entry in zip(live.entry_versions, live.game.record.entries, strict=True)
        if entry.seat == LEARNER
    ]
    return found[-1] if found else None


def back_to(live: Live, whole: bool) -> int | None:
    """Return from which version on a lesson is taken back: its last move, or all of them."""
    if standing_of(live) is None:
        raise Problem("no_lesson")
    if whole:
        return live.entry_versions[0] if live.entry_versions else None
    last = _last_own(live)
    if last is None:
        raise Problem("no_undo")
    return last
