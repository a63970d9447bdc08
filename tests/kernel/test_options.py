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
