"""The course of a lesson: its steps in order, by the seat whose moves they lead to."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.shelf import puzzles
from novastate.toolkit.lesson import Lesson, Quiz, Step, lessons

LEARNER: Final = 0
"""The seat of who learns."""


@dataclass
class Stage:
    """A move of the learner with what leads to it; without a move, the end."""

    steps: list[Step]
    """At least one, which may say nothing of its own."""
    lesson: Lesson
    first: int
    """The number of its first step."""


class Course:
    """What a lesson leads through."""

    def __init__(self, path: list[Lesson]) -> None:
        self.stages: Final[list[Stage]] = []
        self.rivals: Final[dict[int, list[str]]] = {}
        self.steps = 0
        early: list[Step] = []
        """Steps before the move of a rival, who moves at once: they are read afterwards."""
        for lesson in path:
            if lesson.move and lesson.seat != LEARNER:
                self.rivals.setdefault(lesson.seat, []).append(lesson.move)
                early += lesson.steps
            else:
                self._add(early + lesson.steps, lesson)
                early = []
        if early:
            self._add(early, Lesson([], [], -1, ""))

    def _add(self, steps: list[Step], lesson: Lesson) -> None:
        self.stages.append(Stage(steps or [Step(0)], lesson, self.steps + 1))
        self.steps += max(1, len(steps))

    def moves(self) -> list[Stage]:
        """List the stages that have a move."""
        return [stage for stage in self.stages if stage.lesson.move]

    def closing(self) -> list[Step]:
        """Return what is said when all moves are made."""
        last = self.stages[-1] if self.stages else None
        return [] if last is None or last.lesson.move else last.steps

    def step_of(self, move: str, after: int) -> int:
        """Return the step in which a move comes after some others; 0 if it does not."""
        for stage in self.moves()[after:]:
            if stage.lesson.move == move:
                return stage.first + len(stage.steps) - 1
        return 0


@lru_cache(maxsize=256)
def course_of(id: str) -> Course | None:
    """Return the course of a lesson; None if there is no such lesson."""
    found = puzzles().get(id)
    if found is None or found.scenario is None or not found.is_lesson():
        return None
    return Course(lessons(found.scenario))


def next_lesson(id: str) -> Puzzle | None:
    """Return the lesson after another one of the same game."""
    own = puzzles()[id]
    there = [each for each in puzzles().values() if each.is_lesson() and each.game == own.game]
    later = there[there.index(own) + 1 :]
    return later[0] if later else None


def step_data(step: Step, lang: str, task: str) -> dict[str, object]:
    """Write a step out; one without words says what is to be done."""
    data: dict[str, object] = {"text": step.notes.get(lang) or step.notes.get("en") or task}
    if step.points:
        data["points"] = step.points
    if step.count:
        data["count"] = step.count
    if step.explore:
        data["explore"] = True
    if step.quiz is not None:
        data |= _quiz(step.quiz, lang)
    return data


def _quiz(quiz: Quiz, lang: str) -> dict[str, object]:
    spoken = lang if lang in quiz.questions else next(iter(quiz.questions))
    told = {
        "answers": quiz.answers[spoken],
        "right": quiz.right,
        "because": quiz.because.get(spoken, ""),
    }
    return {"text": quiz.questions[spoken], "quiz": told}
