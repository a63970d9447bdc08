"""What is sent has the server's shapes, and the page's types are made from these."""

from random import Random
from typing import Any

import pytest

from novastate.games.registry import ruleset, rulesets
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.shelf import puzzles
from novastate.server import content
from novastate.server.cast import cast_of
from novastate.server.present import outcome_data, question_data
from novastate.server.shapes.content import Character, GameInfo, RulesSection
from novastate.server.shapes.games.classic import ClassicCards, ClassicView
from novastate.server.shapes.games.master import MasterCards, MasterView
from novastate.server.shapes.games.novaera import NovaCards, NovaView
from novastate.server.shapes.outcomes import Outcome
from novastate.server.shapes.puzzles import PuzzleInfo
from novastate.server.shapes.questions import Question
from tests.server.holding import misfits, sent
from tools.page_types import TYPES, page_types

VIEWS: dict[str, Any] = {
    "master": MasterView,
    "state2010": ClassicView,
    "newera": ClassicView,
    "novaera": NovaView,
}
CARDS: dict[str, Any] = {
    "master": MasterCards,
    "state2010": ClassicCards,
    "newera": ClassicCards,
    "novaera": NovaCards,
}
GAMES = [rules.id for rules in rulesets()]
MOVES = 20_000


def test_the_types_of_the_page_are_fresh() -> None:
    """The page is checked against what the server says today."""
    written = TYPES.read_text("utf-8") if TYPES.exists() else ""
    assert written == page_types(), (
        f"{TYPES.name} does not say what the server's shapes say: run `make pagetypes`."
    )


def test_every_game_has_shapes() -> None:
    """A game with a board of its own in the page states what its view and cards are."""
    assert set(GAMES) == VIEWS.keys() == CARDS.keys()


def test_what_is_missing_or_unknown_does_not_fit() -> None:
    """A field more or less is found, wherever it stands."""
    choice = {"move": "pass", "text": "Pass.", "target": {"zone": "none", "room": 1}}
    question = {"seat": True, "code": "turn", "clause": "", "prompt": "", "choices": [choice]}
    assert misfits(question, Question) == [
        "it has no suggested",
        "it.seat is True, not int",
        "it.choices[0].target has an unknown room",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_cards_have_their_shape(game: str) -> None:
    """Every card of every edition has exactly the declared fields."""
    for edition in content.editions_of(ruleset(game)) or ("",):
        assert misfits(sent(content.cards(game, edition)), CARDS[game]) == []


def test_what_the_lobby_is_told_has_its_shape() -> None:
    """Games, options, bots, characters, rules and puzzles have exactly the declared fields."""
    assert misfits(sent(content.games()), list[GameInfo]) == []
    shelf = [each.to_data("de") for each in puzzles().values()]
    assert misfits(sent(shelf), list[PuzzleInfo]) == []
    for game in GAMES:
        assert misfits(sent(cast_of(game)), list[Character]) == []
        assert misfits(sent(content.rules(game)), list[RulesSection]) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_views_and_questions_have_their_shape(game: str, seed: int) -> None:
    """In random games of every number of seats all readers see exactly the declared fields."""
    rules = ruleset(game)
    for seats in rules.seats:
        position = rules.new(seats, seed)
        _play_and_look(rules, position, Random(seed))


def _play_and_look(rules: Ruleset, position: Position, chance: Random) -> None:
    book = rules.book(solo=position.seats == 1)
    for _ in range(MOVES):
        outcome = position.outcome()
        if outcome is not None:
            told = outcome_data(outcome.to_data(), book, "en", None)
            assert misfits(sent(told), Outcome) == []
            return
        seat = chance.choice(position.to_act())
        if chance.random() < 0.04:
            for view in position.views([None, *range(position.seats)]):
                assert misfits(sent(view), VIEWS[rules.id]) == []
            asked = sent(question_data(position, seat, book, "de"))
            assert misfits(asked, Question) == []
        position.apply(seat, chance.choice(position.moves(seat)))
    raise AssertionError("the game does not end")
