"""The count at the end of a first lesson: its lines are the engine's, and they add up."""

from typing import Any

import pytest

from novastate.kernel.phrases import LANGUAGES
from novastate.puzzles.shelf import puzzles
from novastate.toolkit.lesson import TOTAL
from tests.server.test_guiding import begin, moves_of, said

FIRST = [
    "tutorial_era_1_first_turn",
    "tutorial_first_rounds",
    "tutorial_nova_first_rounds",
    "tutorial_solo_1_first_rounds",
    "tutorial_state_first_turn",
]


def ended(id: str, lang: str = "en") -> tuple[Any, dict[str, Any]]:
    """Play a lesson to its end, and return its position and what it says."""
    game, live = begin(id, len(moves_of(id)))
    return game.position, said(live, lang)


def lit(told: dict[str, Any]) -> list[str]:
    return [part for step in told["says"] for part in step.get("count", [])]


@pytest.mark.parametrize("id", FIRST)
def test_the_lines_add_up_to_the_final_score(id: str) -> None:
    # when
    position, told = ended(id)
    # then
    outcome = position.outcome().to_data()
    scores = [*outcome["scores"], *([outcome["rival_vp"]] if "rival_vp" in outcome else [])]
    count = told["count"]
    assert count["over"]
    assert [player["total"] for player in count["players"]] == scores
    for player in count["players"]:
        assert sum(part["points"] for part in player["parts"]) == player["total"]
        for part in player["parts"]:
            cards = part.get("cards", [])
            assert not cards or sum(card["points"] for card in cards) == part["points"]
            assert part["scores"] or part["points"] == 0


@pytest.mark.parametrize("id", FIRST)
def test_every_line_that_scores_is_lit_in_its_order_and_the_question_ends_it(id: str) -> None:
    # when
    _, told = ended(id)
    # then
    players = told["count"]["players"]
    order = [part["part"] for part in players[0]["parts"] if part["scores"]]
    known = {part["part"] for player in players for part in player["parts"]}
    words = lit(told)
    assert words[: len(order)] == order
    assert set(words) <= known | {TOTAL}
    assert all("count" in step for step in told["says"])
    quiz = next(step["quiz"] for step in told["says"] if "quiz" in step)
    assert len(quiz["answers"]) == 3
    # then: the right answer names the sums of the engine
    sums = " : ".join(str(player["total"]) for player in players)
    assert sums in quiz["answers"][quiz["right"]]
    best = max(players, key=lambda player: player["total"])
    assert (best is players[0]) == quiz["answers"][quiz["right"]].startswith("You")


@pytest.mark.parametrize("id", FIRST)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_named_in_both_languages(id: str, lang: str) -> None:
    _, told = ended(id, lang)
    assert told["count"]["why"]
    for player in told["count"]["players"]:
        assert player["name"][0].isupper()
        assert not any(part["text"].startswith("(") for part in player["parts"])


@pytest.mark.parametrize("id", [id for id, found in puzzles().items() if found.is_lesson()])
def test_a_game_that_goes_on_is_counted_as_if_it_ended_now(id: str) -> None:
    game, live = begin(id)
    count = game.position.count()
    assert not count.over
    assert count.why.code == "count_now"
    assert live.book().say(count.why, "de")
    assert all(part.points >= 0 for parts in count.players for part in parts)


def test_a_lesson_without_a_count_carries_none() -> None:
    _, live = begin("tutorial_master_2_razing")
    assert "count" not in said(live)


def test_points_in_play_do_not_change_when_the_game_ends() -> None:
    """The last move adds what the count lists, and nothing else."""
    # given
    id = "tutorial_first_rounds"
    before, _ = begin(id, len(moves_of(id)) - 1)
    # when
    after, _ = ended(id)
    # then
    assert before.position.count().totals() == after.count().totals()
