"""Declared fields: saved, read back, shown to those who may see them, and told in scenarios."""

import pytest

from novastate.kernel.errors import BadInput
from novastate.kernel.fields import COUNTED, OWNER, PUBLIC, UNORDERED, Field, Fields
from novastate.toolkit.kinds import FLAG, NUMBERS, SEAT, TUPLES, WHOLE, Counts, OneOf, SomeOf
from novastate.toolkit.lines import Lines, Script


class Sheet:
    """A thing with a field of every sight."""

    def __init__(self) -> None:
        self.seats = 2
        self.players = [self]
        self.hand = [3, 1]
        self.deck = [7, 8, 9]
        self.discard = [5, 2]
        self.steps = [(1, 2), (3, 4)]
        self.phase = 1
        self.secret = 4
        self.goods = [2, 0, 1]
        self.ready = False
        self.first = 0
        self.marks = 0
        self.agenda = [(1, 0, 0, 0)]
        self.asking = [1]
        self.answers = [[3], [4]]
        self.barriers = self.reveals = 2


FIELDS = Fields(
    Field("hand", NUMBERS, OWNER),
    Field("deck", NUMBERS, COUNTED),
    Field("discard", NUMBERS, UNORDERED),
    Field("steps", TUPLES),
    Field("phase", OneOf(("dawn", "dusk")), PUBLIC),
    Field("secret", WHOLE, late=True),
    Field("goods", Counts(("gun", "fuel", "iron"), "is no good."), PUBLIC),
    Field("ready", FLAG, PUBLIC),
    Field("first", SEAT, PUBLIC, "beginner"),
    Field("marks", SomeOf(("red", "blue"), "mark"), PUBLIC),
)
SAVED = {
    "hand": [3, 1],
    "deck": [7, 8, 9],
    "discard": [5, 2],
    "steps": [[1, 2], [3, 4]],
    "phase": "dusk",
    "secret": 4,
    "goods": {"gun": 2, "iron": 1},
    "ready": False,
    "first": 0,
    "marks": 0,
}


def test_every_field_is_saved_in_its_order() -> None:
    data = FIELDS.data(None, Sheet())
    assert data == SAVED
    assert list(data) == list(SAVED)


def test_what_is_saved_is_read_back() -> None:
    # given
    sheet, empty = Sheet(), Sheet()
    for field in FIELDS.all:
        setattr(empty, field.name, None)
    # when
    FIELDS.fill(None, empty, SAVED)
    # then
    for field in FIELDS.all:
        assert getattr(empty, field.name) == getattr(sheet, field.name), field.name
    assert empty.hand is not SAVED["hand"]


def test_only_a_late_field_may_be_missing() -> None:
    FIELDS.fill(None, Sheet(), {name: value for name, value in SAVED.items() if name != "secret"})
    with pytest.raises(KeyError):
        FIELDS.fill(None, Sheet(), {"hand": []})


def test_everybody_sees_what_is_declared_and_nothing_else() -> None:
    shown = FIELDS.public(None, Sheet())
    assert shown == {
        "hand": 2,
        "deck": 3,
        "discard": [2, 5],
        "phase": "dusk",
        "goods": {"gun": 2, "iron": 1},
        "ready": False,
        "first": 0,
        "marks": 0,
    }


def test_the_owner_sees_what_is_his() -> None:
    assert FIELDS.own(None, Sheet()) == {"hand": [3, 1]}


LINES = Lines(
    FIELDS,
    ("goods", "ready", "beginner", "marks"),
    ("goods", "ready", "beginner", "marks", "hand size", "mood"),
    says={"mood": lambda p, seat: "good"},
)
SCRIPT = Script(
    LINES,
    LINES,
    "1 goods = gun",
    "gives nothing to seat {}.",
    empty=lambda sheet: sheet.hand.clear(),
    begin=lambda sheet: sheet.steps.append((5, 6)),
)


def test_a_table_is_emptied_and_begun() -> None:
    # given
    sheet = Sheet()
    # when
    SCRIPT.clear(sheet)
    SCRIPT.settle(sheet)
    # then
    assert (sheet.hand, sheet.steps[-1]) == ([], (5, 6))
    assert (sheet.answers, sheet.asking, sheet.agenda) == ([[], []], [], [])
    assert (sheet.barriers, sheet.reveals) == (0, 0)


@pytest.mark.parametrize(
    ("line", "then"),
    [
        ("goods 3 fuel gun", "goods = 3 fuel 3 gun iron"),
        ("ready", "ready = yes"),
        ("beginner 2", "beginner = 2"),
        ("1 marks blue", "1 marks = blue"),
        ("marks blue red", "marks = red blue"),
        ("ready", "hand size = 2"),
        ("ready", "mood = good"),
    ],
)
def test_a_line_gives_what_the_next_finds(line: str, then: str) -> None:
    # given
    sheet = Sheet()
    # when
    SCRIPT.arrange(sheet, line)
    # then
    assert SCRIPT.expect(sheet, then) == ""


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("goods 3 gold", '"gold" is no good.'),
        ("ready now", '"ready now" is nothing that can be given.'),
        ("1 ready now", '"ready now" is nothing a player can be given.'),
        ("beginner 3", '"beginner 3" is nothing that can be given.'),
        ("marks green", '"green" is no mark (red, blue).'),
        ("secret 3", '"secret 3" is nothing that can be given.'),
        ("1", '"1" gives nothing to seat 1.'),
        ("2 ready", "There is no seat 2."),
    ],
)
def test_a_line_that_gives_nothing_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        SCRIPT.arrange(Sheet(), line)
    assert str(refused.value) == sentence


def test_an_expectation_that_fails_says_what_there_is() -> None:
    assert SCRIPT.expect(Sheet(), "1 goods = gun") == "1 goods is 2 gun iron, not gun."
