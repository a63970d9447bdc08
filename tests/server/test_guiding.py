"""Lessons: the guide follows the player along the path, and lets go when he leaves it."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.game import Game
from novastate.kernel.lesson import lessons
from novastate.server.content import puzzle
from novastate.server.guiding import FINISHED, STRAYED, guide, scripted
from novastate.server.live import Live

LESSON = "tutorial_first_rounds"


def table_of(game: Game, origin: dict[str, object]) -> Live:
    """Make what the guide reads of a live table."""
    options = game.position.view(None)["options"]
    facts = SimpleNamespace(origin=origin, given=game.record.given, options=options)
    live: Any = SimpleNamespace(game=game, facts=facts, to_act=lambda: game.position.to_act())
    return cast(Live, live)


def begin() -> tuple[Game, Live]:
    scenario = puzzle(LESSON).scenario
    options: dict[str, object] = dict(scenario.options)
    game = Game(ruleset("master"), 1, 3, options, given=puzzle(LESSON).given())
    return game, table_of(game, {"kind": "puzzle", "puzzle": LESSON})


def test_each_move_is_explained_until_the_lesson_is_over() -> None:
    # given
    game, live = begin()
    steps = lessons(puzzle(LESSON).scenario)
    # when
    for number, step in enumerate(steps, 1):
        said = guide(live, 0, "de")
        # then
        assert said == {
            "step": number,
            "steps": len(steps),
            "text": step.steps[0].notes["de"],
            "move": step.move,
        }
        game.play_text(step.seat, step.move)
    assert guide(live, 0, "en") == {
        "step": len(steps),
        "steps": len(steps),
        "text": FINISHED["en"],
        "move": None,
    }


def test_who_leaves_the_path_is_told_so_once_and_then_left_alone() -> None:
    # given
    game, live = begin()
    # when
    game.play_text(0, "pick pub")
    # then
    said = guide(live, 0, "en")
    assert said is not None
    assert said["text"] == STRAYED["en"]
    assert said["move"] is None


def test_spectators_and_other_tables_hear_nothing() -> None:
    game, live = begin()
    assert guide(live, None, "en") is None
    assert guide(table_of(game, {}), 0, "en") is None
    puzzled = table_of(game, {"kind": "puzzle", "puzzle": "3_one_strike"})
    assert guide(puzzled, 0, "en") is None


def test_in_a_lesson_for_two_the_bot_keeps_to_the_path() -> None:
    # given
    id = "tutorial_nova_first_rounds"
    game = Game(ruleset("novaera"), 2, 7, given=puzzle(id).given())
    live = table_of(game, {"kind": "puzzle", "puzzle": id})
    steps = lessons(puzzle(id).scenario)
    # when
    for step in steps:
        # then
        assert scripted(live, step.seat) == step.move
        assert scripted(live, 1 - step.seat) is None
        if step.seat == 0:
            said = guide(live, 0, "en")
            assert said is not None
            assert said["move"] == step.move
            assert said["text"]
        game.play_text(step.seat, step.move)
    assert scripted(live, 1) is None


def test_off_the_path_the_bot_thinks_for_itself() -> None:
    # given
    id = "tutorial_nova_first_rounds"
    game = Game(ruleset("novaera"), 2, 7, given=puzzle(id).given())
    live = table_of(game, {"kind": "puzzle", "puzzle": id})
    # when
    game.play_text(0, "pick 3")
    # then
    assert scripted(live, 1) is None


@pytest.mark.parametrize(
    ("options", "lines"), [({"card_edition": "first"}, 0), ({}, 1)], ids=["cards", "table"]
)
def test_a_lesson_that_was_another_one_when_it_began_is_not_guided(
    options: dict[str, object], lines: int
) -> None:
    """Its path may not be open any more: a bot would try for ever to go along it."""
    # given
    id = "tutorial_nova_first_rounds"
    given = puzzle(id).given()[lines:]
    # when
    game = Game(ruleset("novaera"), 2, 7, options, given=given)
    # then
    live = table_of(game, {"kind": "puzzle", "puzzle": id})
    assert guide(live, 0, "en") is None
    assert scripted(live, 0) is None
