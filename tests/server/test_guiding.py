"""Lessons: what is said at every position that can be reached, and which moves are accepted."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.game import Game
from novastate.kernel.phrases import LANGUAGES
from novastate.puzzles.shelf import puzzles
from novastate.server import guiding
from novastate.server.course import LEARNER, Course, course_of
from novastate.server.guiding import LEFT, NotYet, back_to, check_path, guide, scripted
from novastate.server.live import Live
from novastate.server.words import Problem
from novastate.toolkit.lesson import Lesson, Step, lessons

LESSON = "tutorial_first_rounds"
FOR_TWO = "tutorial_nova_first_rounds"
LESSONS = sorted(id for id, found in puzzles().items() if found.is_lesson())


def table_of(game: Game, origin: dict[str, object]) -> Live:
    """Make what the guide reads of a live table."""
    options = game.position.view(None)["options"]
    seats = game.position.seats
    facts = SimpleNamespace(origin=origin, given=game.record.given, options=options)
    book = ruleset(game.record.game).book(["Ann", "Bob", "Cleo", "Dan"][:seats], seats == 1)
    live: Any = SimpleNamespace(
        game=game,
        facts=facts,
        to_act=lambda: game.position.to_act(),
        book=lambda: book,
        entry_versions=_Versions(game),
    )
    return cast(Live, live)


class _Versions(list[int]):
    """A version for every move of a game, however many there are by now."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __iter__(self) -> Any:
        return iter(range(1, len(self.game.record.entries) + 1))

    def __len__(self) -> int:
        return len(self.game.record.entries)

    def __getitem__(self, index: Any) -> Any:
        return range(1, len(self) + 1)[index]


def begin(id: str = LESSON, moves: int = 0) -> tuple[Game, Live]:
    """Begin a lesson and play its first moves."""
    game = puzzles()[id].begin()
    for seat, move in moves_of(id)[:moves]:
        game.play_text(seat, move)
    return game, table_of(game, {"kind": "puzzle", "puzzle": id})


def said(live: Live, lang: str = "en") -> dict[str, Any]:
    told = guide(live, LEARNER, lang)
    assert told is not None
    return cast(dict[str, Any], told)


def moves_of(id: str) -> list[tuple[int, str]]:
    scenario = puzzles()[id].scenario
    assert scenario is not None
    return [(each.seat, each.move) for each in lessons(scenario) if each.move]


# --- every shipped lesson --------------------------------------------------------------------


@pytest.mark.parametrize("id", LESSONS)
def test_every_step_has_its_words_and_its_move_in_both_languages(id: str) -> None:
    # given
    game, live = begin(id)
    course = course_of(id)
    assert course is not None
    read = 0
    for seat, move in moves_of(id):
        if seat == LEARNER:
            # when
            for lang in LANGUAGES:
                told = said(live, lang)
                # then
                assert (told["state"], told["move"]) == ("step", move)
                assert (told["step"], told["steps"]) == (read + 1, course.steps)
                assert all(each["text"] for each in told["says"])
                assert told["skipped"] == 0
            read += len(told["says"])
        else:
            assert scripted(live, seat) == move
        game.play_text(seat, move)
    # then
    told = said(live)
    assert told["state"] == "end"
    assert read + len(told["says"]) == course.steps


@pytest.mark.parametrize("id", LESSONS)
def test_every_other_move_is_refused_with_a_sentence_and_changes_nothing(id: str) -> None:
    # given
    game, live = begin(id)
    for seat, move in moves_of(id):
        if seat == LEARNER:
            before = game.position.to_data()
            told = {lang: said(live, lang)["wrong"] for lang in LANGUAGES}
            for choice in game.position.question(LEARNER).options():
                if choice.notation == move:
                    check_path(live, LEARNER, choice.notation)
                    continue
                # when
                with pytest.raises(NotYet) as caught:
                    check_path(live, LEARNER, choice.notation)
                # then
                for lang in LANGUAGES:
                    assert caught.value.text(lang) == told[lang][choice.notation] != ""
            assert game.position.to_data() == before
        game.play_text(seat, move)


@pytest.mark.parametrize("id", LESSONS)
def test_from_every_position_there_is_a_way_on(id: str) -> None:
    """On the path, after going back, after leaving, and after straying from it."""
    path = moves_of(id)
    for done in range(len(path) + 1):
        game, live = begin(id, done)
        assert_a_way_on(game, live)
        # when: the lesson is left, the board is free
        live.facts.origin[LEFT] = True
        assert said(live)["state"] == "left"
        for choice in game.position.question(LEARNER).options() if to_act(game) else []:
            check_path(live, LEARNER, choice.notation)
        # when: another move is made there, and the lesson is taken up again
        if not to_act(game) or done == len(path):
            continue
        others = [c.notation for c in game.position.question(LEARNER).options()]
        other = next((each for each in others if (LEARNER, each) != path[done]), None)
        if other is not None:
            game.play_text(LEARNER, other)
            live.facts.origin[LEFT] = False
            assert_a_way_on(game, live)


def to_act(game: Game) -> bool:
    return LEARNER in game.position.to_act()


def assert_a_way_on(game: Game, live: Live) -> None:
    """Some step can be made, or a bot moves, or the lesson is over or can begin again."""
    told = said(live)
    if told["state"] == "step":
        options = [choice.notation for choice in game.position.question(LEARNER).options()]
        assert told["move"] in options
    elif told["state"] == "wait":
        assert not to_act(game)
        assert game.position.to_act()
    elif told["state"] == "end":
        assert told["step"] <= told["steps"]
    else:
        assert told["state"] == "lost"
        assert told["can_back"]
    # then: it can begin again
    if game.record.entries:
        assert back_to(live, whole=True) == 1
    if told["can_back"]:
        last = back_to(live, whole=False)
        assert last is not None
        assert game.record.entries[last - 1].seat == LEARNER


# --- the rest --------------------------------------------------------------------------------


def test_a_move_that_comes_later_is_told_with_its_step() -> None:
    # given: two moves that are both possible at first, and no words about the wrong one
    game, live = begin()
    first, second = [choice.notation for choice in game.position.question(LEARNER).options()][:2]
    path = [Lesson([Step(0), Step(1)], [], LEARNER, move) for move in (first, second)]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(guiding, "course_of", lambda _: Course(path))
        # when
        with pytest.raises(NotYet) as caught:
            check_path(live, LEARNER, second)
    # then: it is the last of the four steps
    assert "step 4" in caught.value.text("en")
    assert "Schritt 4" in caught.value.text("de")
    assert game.record.entries == []


def test_what_the_rules_refuse_is_refused_by_the_rules() -> None:
    _, live = begin()
    check_path(live, LEARNER, "build skyscraper")
    check_path(live, LEARNER, "no such move")


def test_spectators_and_other_tables_hear_nothing() -> None:
    game, live = begin()
    assert guide(live, None, "en") is None
    assert guide(table_of(game, {}), LEARNER, "en") is None
    puzzled = table_of(game, {"kind": "puzzle", "puzzle": "3_one_strike"})
    assert guide(puzzled, LEARNER, "en") is None
    with pytest.raises(Problem, match="no_lesson"):
        back_to(puzzled, whole=True)


def test_after_the_last_move_one_plays_on_freely() -> None:
    # given
    game, live = begin(LESSON, len(moves_of(LESSON)))
    assert said(live)["state"] == "end"
    if not to_act(game):
        return
    # when
    move = game.position.question(LEARNER).options()[0].notation
    check_path(live, LEARNER, move)
    game.play_text(LEARNER, move)
    # then
    assert guide(live, LEARNER, "en") is None


def test_off_the_path_the_bot_thinks_for_itself() -> None:
    # given
    game, live = begin(FOR_TWO)
    other = next(
        choice.notation
        for choice in game.position.question(LEARNER).options()
        if (LEARNER, choice.notation) not in moves_of(FOR_TWO)
    )
    # when
    game.play_text(LEARNER, other)
    # then
    assert said(live)["state"] == "lost"
    assert scripted(live, 1) is None


def test_a_step_that_no_longer_fits_is_left_out() -> None:
    # given: a course whose first move no rule allows any more
    game, live = begin()
    course = course_of(LESSON)
    assert course is not None
    first = course.stages[0]
    was, first.lesson = first.lesson, Lesson([], [], LEARNER, "pick nothing_like_it")
    try:
        # then: the next one that fits is asked for, with a word about it
        told = said(live)
    finally:
        first.lesson = was
    options = [choice.notation for choice in game.position.question(LEARNER).options()]
    assert told["state"] == "end" or told["move"] in options
    assert told["skipped"] > 0


@pytest.mark.parametrize(
    ("options", "lines"), [({"card_edition": "first"}, 0), ({}, 1)], ids=["cards", "table"]
)
def test_a_lesson_that_was_another_one_when_it_began_is_not_guided(
    options: dict[str, object], lines: int
) -> None:
    """Its path may not be open any more: a bot would try for ever to go along it."""
    # given
    given = list(puzzles()[FOR_TWO].given)[lines:]
    # when
    game = Game(ruleset("novaera"), 2, 7, options, given=given)
    # then
    live = table_of(game, {"kind": "puzzle", "puzzle": FOR_TWO})
    assert guide(live, LEARNER, "en") is None
    assert scripted(live, LEARNER) is None
