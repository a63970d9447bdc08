"""Effects in tokens, as they are drawn: whole as the card file says them, and in brief."""

import pytest

from novastate.games.master.cards import load, model
from novastate.games.master.cards.effects import effect_tokens, read_effect
from novastate.games.master.words.card_text import drawn
from novastate.toolkit.tokens import ARROW, COMMA, good, number, type_mark, word, written

MASTER = load.shipped("master")


def test_goods_are_counted_before_and_after_an_arrow() -> None:
    effect = read_effect(model.ACTIVATE, "worker 2 iron -> 3 vp")
    row = [good("iron", 2), good("worker"), ARROW, good("vp", 3)]
    assert effect_tokens(effect) == row
    assert effect_tokens(effect, brief=True) == row


def test_types_are_told_from_goods() -> None:
    effect = read_effect(model.PRODUCE, "gun per gun max 3")
    assert effect_tokens(effect) == [
        good("gun"),
        word("per"),
        type_mark("gun"),
        word("max"),
        number(3),
    ]


def test_a_number_stands_alone_where_no_good_follows() -> None:
    effect = read_effect(model.STORE, "3 of worker, 2 of brick")
    slots = [number(3), word("of"), good("worker"), COMMA, number(2), word("of"), good("brick")]
    assert effect_tokens(effect) == slots


@pytest.mark.parametrize(
    ("trigger", "said", "brief"),
    [
        (model.STORE, "3 of brick gun iron fuel", "3 any_resource"),
        (model.STORE, "any of worker, 2 of gun iron", "any worker, 2 gun iron"),
        (
            model.ACTIVATE,
            "2 worker -> brick or gun or iron or fuel or card",
            "2 worker -> any_resource or card",
        ),
        (
            model.ACTIVATE,
            "brick gun iron fuel worker -> 4 vp",
            "brick gun iron fuel worker -> 4 vp",
        ),
        (model.ACTIVATE, "-> draw 2 keep 1", "-> draw 2 keep 1"),
    ],
)
def test_in_brief_every_resource_is_one_token(trigger: int, said: str, brief: str) -> None:
    """Resources that are all paid stay as they are."""
    assert written(effect_tokens(read_effect(trigger, said), brief=True)) == brief


def test_every_word_that_is_drawn_is_there_in_both_languages() -> None:
    effects = [effect for card in MASTER.locations for effect in (card.effect, card.bonus)]
    effects += [card.effect for card in MASTER.connections]
    effects += [effect for board in MASTER.factions for effect in board.actions.values()]
    rows = [row for effect in effects if effect for row in drawn(effect).values()]
    for token in (token for row in rows for token in row if token["kind"] == "word"):
        text = token["text"]
        assert isinstance(text, dict)
        assert text["en"], token
        assert text["de"], token
