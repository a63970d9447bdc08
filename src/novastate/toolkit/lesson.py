"""Lessons: what the when blocks of a scenario say besides its moves, step by step.

Each line stands before the move it leads to; after the last move they close the lesson.

    note: TEXT                      one step, one sentence; `note_de:` the same in German
    point: WORDS                    what the step points at, if not at what the move is about
    count: PARTS                    the step counts the points and lights these lines of the count
    wrong MOVE: TEXT                what is said to whoever tries that move, or one that begins so
    quiz: QUESTION | *RIGHT | WRONG a step to be answered; `because: TEXT` is said afterwards
    explore                         everything may be looked at in this step

A note in a language that the step has already, or after a quiz, begins the next step. All steps
but the last before a move are only read. `wrong`, `quiz` and `because` are written with `_de` too.
"""

from typing import Final

from novastate.kernel.errors import BadInput
from novastate.toolkit.scenario import Line, Scenario, is_said

PLACES: Final[tuple[str, ...]] = (
    "agreements",
    "board",
    "connections",
    "deals",
    "deck",
    "dice",
    "discards",
    "display",
    "forecast",
    "goods",
    "hand",
    "leader",
    "log",
    "people",
    "question",
    "rivals",
    "round",
    "score",
    "state",
    "tracks",
    "unrest",
    "zones",
)
"""Parts of the table that a step can point at; those of a seat are the learner's."""
NAMED: Final[tuple[str, ...]] = ("card", "good", "key", "rival")
"""Things that are pointed at by name: `card:school`, `good:iron`, `rival:2`, `key:tracks:riots`."""
TOTAL: Final = "total"
"""The word for the sums below the lines of a count."""
GERMAN: Final = "_de"


class Quiz:
    """A question with its answers by language; they stand in the same order in each."""

    def __init__(self, right: int) -> None:
        self.right: Final = right
        self.questions: Final[dict[str, str]] = {}
        self.answers: Final[dict[str, list[str]]] = {}
        self.because: Final[dict[str, str]] = {}


class Step:
    """One thing that a lesson says, and what it points at."""

    def __init__(self, line: int) -> None:
        self.line: Final = line
        self.notes: Final[dict[str, str]] = {}
        self.points: Final[list[str]] = []
        self.count: Final[list[str]] = []
        """The lines of the count that it lights; without any the table is shown."""
        self.quiz: Quiz | None = None
        self.explore = False


class Wrong:
    """What is said about a move that is not the one of the lesson, by language."""

    def __init__(self, move: str) -> None:
        self.move: Final = move
        self.notes: Final[dict[str, str]] = {}

    def is_about(self, move: str) -> bool:
        """Tell whether a move is the one that is spoken of, or begins with its words."""
        return move == self.move or move.startswith(f"{self.move} ")


class Lesson:
    """A move of a lesson with the steps that lead to it; the last one may have no move."""

    def __init__(self, steps: list[Step], wrong: list[Wrong], seat: int, move: str) -> None:
        self.steps: Final = steps
        self.wrong: Final = wrong
        self.seat: Final = seat
        self.move: Final = move

    def said_of(self, move: str, lang: str) -> str:
        """Return what is said to whoever tries another move; the closest words win."""
        about = [each for each in self.wrong if each.is_about(move)]
        if not about:
            return ""
        closest = max(about, key=lambda each: len(each.move))
        return closest.notes.get(lang) or closest.notes.get("en", "")


def lessons(scenario: Scenario) -> list[Lesson]:
    """List the moves of a scenario with the steps before them; raise BadInput if one is odd."""
    reader = _Reader(scenario)
    for block, lines in scenario.blocks:
        for line in lines if block == "when" else []:
            if is_said(line.text):
                reader.say(line)
            else:
                seat, _, move = line.text.partition(":")
                if not seat.strip().isdecimal():
                    raise reader.bad(line, f'"{line.text}" is neither a move nor a note.')
                reader.close(int(seat) - 1, move.strip())
    if reader.steps:
        reader.close(-1, "")
    return reader.found


class _Reader:
    """Reads the lines of a lesson one by one."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.found: Final[list[Lesson]] = []
        self.steps: list[Step] = []
        self.wrong: list[Wrong] = []

    def close(self, seat: int, move: str) -> None:
        """End what leads to a move."""
        self.found.append(Lesson(self.steps, self.wrong, seat, move))
        self.steps, self.wrong = [], []

    def bad(self, line: Line, why: str) -> BadInput:
        """Name the file and the line of what cannot be read."""
        return BadInput(f"{self.scenario.file}, line {line.number}: {why}")

    def say(self, line: Line) -> None:
        """Read a line that is no move."""
        head, _, text = line.text.partition(":")
        word, _, about = head.strip().partition(" ")
        text = text.strip()
        lang = "de" if word.endswith(GERMAN) else "en"
        word = word.removesuffix(GERMAN)
        if not text and word != "explore":
            raise self.bad(line, f'nothing stands after "{head}:".')
        if word == "note":
            self._note(line, lang, text)
        elif word == "wrong":
            self._wrong(line, lang, about.strip(), text)
        elif word == "quiz":
            self._quiz(line, lang, text)
        elif not self.steps:
            raise self.bad(line, f'"{word}" needs a note before it.')
        elif word == "explore":
            self.steps[-1].explore = True
        elif word == "point":
            self.steps[-1].points.extend(self._points(line, text))
        elif word == "count":
            self.steps[-1].count.extend(text.split())
        else:
            quiz = self.steps[-1].quiz
            if quiz is None:
                raise self.bad(line, '"because" needs a quiz before it.')
            quiz.because[lang] = text

    def _note(self, line: Line, lang: str, text: str) -> None:
        step = self.steps[-1] if self.steps else None
        if step is None or step.quiz is not None or lang in step.notes:
            step = Step(line.number)
            self.steps.append(step)
        step.notes[lang] = text

    def _wrong(self, line: Line, lang: str, move: str, text: str) -> None:
        if not move:
            raise self.bad(line, '"wrong" needs a move, as in wrong build pub: TEXT.')
        known = next((each for each in self.wrong if each.move == move), None)
        if known is None:
            known = Wrong(move)
            self.wrong.append(known)
        if lang in known.notes:
            raise self.bad(line, f'"wrong {move}" stands twice before the same move.')
        known.notes[lang] = text

    def _quiz(self, line: Line, lang: str, text: str) -> None:
        question, *answers = [part.strip() for part in text.split("|")]
        right = [n for n, answer in enumerate(answers) if answer.startswith("*")]
        if len(answers) < 2 or len(right) != 1:
            raise self.bad(line, "a quiz is written QUESTION | *RIGHT ANSWER | WRONG | WRONG.")
        quiz = self.steps[-1].quiz if self.steps else None
        if quiz is None or lang in quiz.questions:
            self.steps.append(Step(line.number))
            quiz = self.steps[-1].quiz = Quiz(right[0])
        others = next(iter(quiz.answers.values()), answers)
        if quiz.right != right[0] or len(others) != len(answers):
            raise self.bad(line, "the answers must stand in the same order in both languages.")
        quiz.questions[lang] = question
        quiz.answers[lang] = [answer.removeprefix("*").strip() for answer in answers]

    def _points(self, line: Line, text: str) -> list[str]:
        for word in text.split():
            kind, colon, name = word.partition(":")
            known = name and kind in NAMED if colon else word in PLACES
            if not known:
                words = ", ".join((*PLACES, *(f"{each}:..." for each in NAMED)))
                raise self.bad(line, f'"{word}" cannot be pointed at, only {words}.')
            if kind == "rival" and not name.isdecimal():
                raise self.bad(line, f'"{word}" must name a seat, as in rival:2.')
        return text.split()
