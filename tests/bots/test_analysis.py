"""The one evaluation behind chart, hint and review: same figures, honest errors, no secrets."""

import json

import pytest

from novastate.bots.analysis import answers, chances, chances_after, final_points
from novastate.bots.calibrated import tempered, tempers
from novastate.bots.greedy import GreedyBot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.position import Position
from novastate.kernel.record import Record, read_record
from novastate.server.evaluating import chances_from, decisions_at, hint_moves
from tools.calibration import Sample, crossed, fitted, is_calm, reliability, sorted_in

GAMES = ("master", "state2010", "newera", "novaera")


def begun(game: str, seats: int, decisions: int, seed: int = 3) -> Position:
    """Play on from a deal as `greedy` does, until somebody has a choice."""
    position, chance, bot = ruleset(game).new(seats, seed), seeded(seed), GreedyBot()
    while position.asking:
        seat = position.asking[0]
        if decisions <= 0 and len(position.moves(seat)) > 2:
            break
        decisions -= 1
        position.apply(seat, bot.choose(position, seat, chance))
    return position


def begun_record(game: str, seed: int, decisions: int) -> Record:
    """Write down the beginning of a game of `greedy` with itself."""
    kept, chance, bot = Game(ruleset(game), 2, seed), seeded(seed), GreedyBot()
    for _ in range(decisions):
        seat = kept.position.asking[0]
        kept.play(seat, bot.choose(kept.position, seat, chance))
    return kept.record


# --- one figure for all -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_chart_hint_and_review_tell_the_same_of_the_same_move(game: str) -> None:
    for seed in range(5):
        # given: the beginning of a game, and the last choice in it
        record = begun_record(game, seed, 12 + 9 * seed)
        text = record.write()
        film = read_record(text)
        last = len(film.entries)
        for move in range(last - 1, 0, -1):
            (decision,) = decisions_at(text, [move], "table", 0)
            if decision is not None:
                break
        assert decision is not None
        # when
        ((*row,),) = chances_from(text, move, decision.seat, "table", 0)
        before = _position_before(record, move)
        hinted = hint_moves(game, json.dumps(before.to_data()).encode(), decision.seat, "table")
        # then: the chart tells the answer that was made, within its error; so does the hint
        made = decision.options[decision.made]
        chance, error = row[decision.seat]
        assert abs(chance - made.chance) <= min(error, made.error)
        assert [each.move for each in hinted if each.move != made.move] == [
            each.move for each in decision.options if each.move != made.move
        ]
        told = {each.move: each for each in hinted}
        for option in decision.options:
            if option.move in told:
                assert abs(told[option.move].chance - option.chance) <= option.error
        best = decision.options[0]
        assert decision.cost == pytest.approx(best.chance - made.chance)


def _position_before(record: Record, move: int) -> Position:
    from novastate.server.films import Film

    return Film(record).at(move - 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_reveals_nothing_leaves_the_worlds_as_they_are(game: str) -> None:
    # given
    position, chance, bot = ruleset(game).new(2, 9), seeded(9), GreedyBot()
    compared = 0
    for _ in range(60):
        seat = position.asking[0]
        move = bot.choose(position, seat, chance)
        after = position.clone()
        after.apply(seat, move)
        if is_calm(position, after, seat) and compared < 4:
            # when, then: judged before it was made or after, it is worth the same
            assert chances_after(position, seat, move, "x", 4) == chances(after, seat, "x", 4)
            compared += 1
        position = after
    assert compared


# --- errors -------------------------------------------------------------------------------


def test_more_worlds_make_a_figure_surer() -> None:
    few, many = 0.0, 0.0
    for seed in range(4):
        position = begun("master", 2, 70, seed)
        few += chances(position, position.asking[0], "x", 4)[0].error
        many += chances(position, position.asking[0], "x", 36)[0].error
    assert many < few


def test_a_cost_is_surer_than_the_chances_it_is_taken_from() -> None:
    position = begun("state2010", 2, 40)
    seat = position.asking[0]
    found = answers(position, seat, "x", position.moves(seat)[-1])
    assert found[0].cost == 0
    for each in found[1:]:
        assert each.cost == pytest.approx(found[0].chance - each.chance)
        assert each.cost_error <= found[0].error + each.error
        assert each.cost_error > 0


def test_answers_are_legal_with_the_best_first_and_the_one_that_was_made() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.asking[0]
    made = position.moves(seat)[-1]
    found = answers(position, seat, "x", made)
    assert {each.move for each in found} <= set(position.moves(seat))
    assert made in [each.move for each in found]
    assert [each.chance for each in found] == sorted([a.chance for a in found], reverse=True)
    assert all(0.0 <= each.chance <= 1.0 for each in found)


def test_games_are_played_to_their_end_to_see_what_an_answer_brings() -> None:
    position = begun("master", 2, 150)
    seat = position.asking[0]
    points = final_points(position, seat, position.moves(seat)[0], "x", 2)
    assert points == final_points(position, seat, position.moves(seat)[0], "x", 2)
    assert 5 < points < 80


# --- secrets ------------------------------------------------------------------------------


def test_an_answer_is_rated_by_what_its_seat_may_know() -> None:
    position = begun("master", 3, 60, 8)
    seat = position.asking[0]
    assert answers(position, seat, "x") == answers(position.redeal(seat, seeded(8)), seat, "x")


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_add_up_and_know_no_more_than_their_reader(seats: int) -> None:
    position = begun("master", seats, 80)
    for reader in (None, 0):
        found = chances(position, reader, "x")
        assert sum(each.chance for each in found) == pytest.approx(1.0)
        assert found == chances(position.redeal(reader, seeded(8)), reader, "x")


def test_when_the_game_is_over_the_chances_are_the_result() -> None:
    position = begun("master", 2, 10_000)
    outcome = position.outcome()
    assert outcome is not None
    found = chances(position, None, "x")
    assert [seat for seat, each in enumerate(found) if each.chance] == outcome.winners
    assert all(each.error == 0 for each in found)


# --- the calibration ----------------------------------------------------------------------


def test_every_game_has_its_tempers() -> None:
    assert set(tempers()) == set(GAMES)
    for known in tempers().values():
        for row in known.values():
            assert len(row) == 3
            assert all(0.2 < temper < 3 for temper in row)


def test_a_temper_is_found_that_makes_chances_come_true() -> None:
    # given: judgements that are far too sure of themselves
    said = [[0.95, 0.05]] * 4
    samples = [
        Sample("master", 2, 1, said, [1.0, 0.0] if number % 4 else [0.0, 1.0])
        for number in range(80)
    ]
    # when
    temper = fitted(samples)["master"]["2"][1]
    # then
    assert sum(map(len, crossed(samples))) == 2 * len(samples)
    assert tempered([0.95, 0.05], temper)[0] == pytest.approx(0.75, abs=0.02)


def test_reliability_is_told_by_fifths() -> None:
    playouts = [[0.9, 0.1]] * 2
    samples = [Sample("none", 2, 0, playouts, [1.0, 0.0])]
    rows = reliability(sorted_in(samples, {}))
    assert [row[0] for row in rows] == [1, 0, 0, 0, 1]
    assert rows[4][1] == pytest.approx(90)
    assert rows[4][2] == 100
