"""What a lesson says besides its moves: steps, pointers, wrong moves, questions."""

from pathlib import Path

import pytest

from novastate.kernel.errors import BadInput
from novastate.toolkit.lesson import PLACES, Lesson, lessons
from novastate.toolkit.scenario import read_scenario


def read(*lines: str) -> list[Lesson]:
    text = "\n".join(["game: master", "when", *lines])
    return lessons(read_scenario(text, "x.scenario"))


def test_several_notes_before_a_move_are_several_steps() -> None:
    (lesson,) = read(
        "note: First.", "note_de: Erstens.", "note: Then.", "note_de: Dann.", "1: pass"
    )
    assert [step.notes for step in lesson.steps] == [
        {"en": "First.", "de": "Erstens."},
        {"en": "Then.", "de": "Dann."},
    ]
    assert (lesson.seat, lesson.move) == (0, "pass")


def test_notes_after_the_last_move_close_the_lesson() -> None:
    first, last = read("1: pass", "note: It is over.")
    assert (first.steps, first.move) == ([], "pass")
    assert (last.seat, last.move) == (-1, "")
    assert last.steps[0].notes == {"en": "It is over."}


def test_a_step_points_at_things_and_may_be_explored() -> None:
    (lesson,) = read(
        "note: Look.", "point: hand card:school", "point: rival:2", "explore", "1: pass"
    )
    assert lesson.steps[0].points == ["hand", "card:school", "rival:2"]
    assert lesson.steps[0].explore


def test_a_wrong_move_is_answered_by_the_closest_words() -> None:
    # given
    (lesson,) = read(
        "note: Build the School.",
        "wrong build: Another one.",
        "wrong_de build: Eine andere.",
        "wrong build pub: The Pub is dear.",
        "1: build school",
    )
    # then
    assert lesson.said_of("build docks", "de") == "Eine andere."
    assert lesson.said_of("build pub", "en") == "The Pub is dear."
    assert lesson.said_of("build pub", "de") == "The Pub is dear."
    assert lesson.said_of("builder", "en") == ""


def test_a_quiz_is_a_step_with_answers_in_both_languages() -> None:
    lesson = read(
        "note: Count.",
        "quiz: Who wins? | The rival | *You",
        "quiz_de: Wer gewinnt? | Der Gegner | *Du",
        "because: 30 is more than 27.",
        "because_de: 30 ist mehr als 27.",
        "note: Well done.",
    )[0]
    count, asked, done = lesson.steps
    assert (count.quiz, done.quiz) == (None, None)
    assert asked.quiz is not None
    assert asked.quiz.right == 1
    assert asked.quiz.questions == {"en": "Who wins?", "de": "Wer gewinnt?"}
    assert asked.quiz.answers == {"en": ["The rival", "You"], "de": ["Der Gegner", "Du"]}
    assert asked.quiz.because == {"en": "30 is more than 27.", "de": "30 ist mehr als 27."}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["note: Look.", "point: nowhere"], 'line 4: "nowhere" cannot be pointed at'),
        (["note: Look.", "point: card:"], 'line 4: "card:" cannot be pointed at'),
        (["note: Look.", "point: rival:x"], "line 4: .* must name a seat"),
        (["point: hand"], 'line 3: "point" needs a note'),
        (["note:"], "line 3: nothing stands"),
        (["wrong: Not this."], 'line 3: "wrong" needs a move'),
        (["wrong pass: A.", "wrong pass: B."], 'line 4: "wrong pass" stands twice'),
        (["because: So."], 'line 3: "because" needs a note'),
        (["note: Look.", "because: So."], 'line 4: "because" needs a quiz'),
        (["quiz: Who? | You | Me"], "line 3: a quiz is written"),
        (["quiz: A? | *B | C", "quiz_de: A? | B | *C"], "line 4: .* same order"),
        (["say something"], "line 3: .* neither a move nor a note"),
    ],
)
def test_what_cannot_be_read_names_its_line(lines: list[str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read(*lines)


def test_the_page_knows_every_part_that_can_be_pointed_at(root: Path) -> None:
    page = (root / "web/src/table/lesson/pointing.ts").read_text("utf-8")
    guide = (root / "docs/guides/lessons.md").read_text("utf-8")
    for word in PLACES:
        assert f"  {word}: [" in page or f"'{word}'" in page
        assert f"`{word}`" in guide


def test_a_step_may_count_the_points() -> None:
    (lesson,) = read(
        "note: Look.", "count: locations", "quiz: Who wins? | *I | You", "count: total"
    )
    assert [step.count for step in lesson.steps] == [["locations"], ["total"]]
    with pytest.raises(BadInput, match="needs a note before it"):
        read("count: locations")
