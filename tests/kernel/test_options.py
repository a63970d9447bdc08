"""Options: typed, checked, described."""

import pytest

from novastate.kernel.errors import BadInput
from novastate.kernel.options import (
    CHOICE,
    LIST,
    NUMBER,
    SWITCH,
    TABLE,
    Option,
    check_options,
    chosen,
    with_meant,
)

WORDS = {"en": "", "de": ""}
OPTIONS = (
    Option("light", SWITCH, False, "X-1", WORDS),
    Option("colour", CHOICE, "red", "X-2", WORDS, ("red", "blue")),
    Option("points", NUMBER, 25, "X-3", WORDS, least=1, most=99),
    Option("order", LIST, ["a", "b"], "X-4", WORDS, ("a", "b")),
    Option("cards", TABLE, {}, "X-5", WORDS),
)


def test_what_is_not_given_is_the_default() -> None:
    assert check_options(OPTIONS, {}) == {
        "light": False,
        "colour": "red",
        "points": 25,
        "order": ["a", "b"],
        "cards": {},
    }


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("light", "on", True),
        ("light", "off", False),
        ("light", True, True),
        ("colour", "blue", "blue"),
        ("points", "30", 30),
        ("points", 99, 99),
        ("order", "b,a", ["b", "a"]),
        ("order", ["b", "a"], ["b", "a"]),
        ("cards", '{"pub": {"distance": 1}}', {"pub": {"distance": "1"}}),
        ("cards", "", {}),
    ],
)
def test_values_are_brought_into_their_type(name: str, given: object, value: object) -> None:
    assert check_options(OPTIONS, {name: given})[name] == value


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("dragons", "on", 'There is no option "dragons" (there are cards, colour'),
        ("light", "maybe", 'Option "light" cannot be "maybe": it takes on or off.'),
        ("colour", "green", 'Option "colour" cannot be "green": it takes one of red, blue.'),
        ("points", "0", "it takes a whole number from 1 to 99."),
        ("points", "many", "it takes a whole number from 1 to 99."),
        ("points", True, "it takes a whole number from 1 to 99."),
        ("order", "a,a", "it takes each of a, b once, in any order."),
        ("order", 7, "it takes each of a, b once, in any order."),
        ("cards", "[", "it takes a table of cards"),
        ("cards", '{"pub": 3}', "it takes a table of cards"),
        ("cards", "[]", "it takes a table of cards"),
    ],
)
def test_wrong_values_get_a_sentence(name: str, given: object, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        check_options(OPTIONS, {name: given})
    assert sentence in str(error.value)


def test_options_describe_themselves() -> None:
    assert OPTIONS[1].to_data()["choices"] == ["red", "blue"]
    assert OPTIONS[2].to_data()["most"] == 99


EDITION = Option("edition", CHOICE, "new", "X-6", WORDS, ("new", "old"), since=3, meant=(3, "old"))
CHANGED = (*OPTIONS, EDITION)


@pytest.mark.parametrize(("version", "default"), [(1, "old"), (2, "old"), (3, "new"), (9, "new")])
def test_older_rules_had_another_default(version: int, default: str) -> None:
    assert EDITION.default_in(version) == default
    assert OPTIONS[1].default_in(version) == "red"


def test_what_a_game_of_older_rules_meant_is_said() -> None:
    assert with_meant(CHANGED, {"points": 30}, 2) == {"points": 30, "edition": "old"}
    assert with_meant(CHANGED, {"points": 30}, 3) == {"points": 30}
    assert with_meant(OPTIONS, {"points": 30}, 1) == {"points": 30}


@pytest.mark.parametrize("said", ["old", "new"])
def test_what_a_game_of_older_rules_says_itself_stays(said: str) -> None:
    assert with_meant(CHANGED, {"edition": said}, 2) == {"edition": said}


def test_what_was_meant_stays_when_it_is_read_again_by_newer_rules() -> None:
    given: dict[str, object] = {"points": 30}
    once = with_meant(CHANGED, given, 2)
    assert given == {"points": 30}
    assert with_meant(CHANGED, once, 3) == with_meant(CHANGED, once, 2) == once


@pytest.mark.parametrize(
    ("version", "edition", "counted"),
    [
        (2, "old", {}),
        (2, "new", {"edition": "new"}),
        (3, "old", {"edition": "old"}),
        (3, "new", {}),
    ],
)
def test_only_what_differs_from_the_defaults_of_its_rules_counts(
    version: int, edition: str, counted: dict[str, str]
) -> None:
    assert chosen(CHANGED, check_options(CHANGED, {"edition": edition}), version) == counted
