"""The bots that search: fair, repeatable, legal in every game, and stronger than `greedy`."""

import pytest

from novastate.bots.bot import Bot, answer
from novastate.bots.easy import EasyBot
from novastate.bots.evaluators.evaluator import Evaluator
from novastate.bots.evaluators.general import PlayoutEvaluator
from novastate.bots.evaluators.learned import best_evaluator
from novastate.bots.levels import EFFORTS, levels
from novastate.bots.registry import bot, names
from novastate.bots.search.bot import Effort, SearchBot, ranked
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.position import Position

GAMES = [("master", 1), ("master", 2), ("novaera", 3), ("state2010", 2), ("newera", 3)]
QUICK = Effort(playouts=6, width=3, horizon=3)


def begun(game: str, seats: int, decisions: int, moves: int = 1) -> Position:
    """Let `greedy` play the first decisions, and on until somebody has so many moves."""
    position = ruleset(game).new(seats, 5)
    player, chance = bot("greedy"), seeded(5)
    while decisions > 0 or len(position.moves(position.to_act()[0])) < moves:
        seat = position.to_act()[0]
        position.apply(seat, answer(player, position, seat, chance))
        decisions -= 1
    return position


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_plays_legal_moves_in_every_game(game: str, seats: int) -> None:
    position = begun(game, seats, 20)
    player: Bot = SearchBot("quick", QUICK)

    for _ in range(15):
        seat = position.to_act()[0]
        position.play(seat, answer(player, position, seat, seeded(3)))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_it_cannot_know_changes_nothing(game: str, seats: int) -> None:
    position = begun(game, seats, 30)
    player: Bot = SearchBot("quick", QUICK)

    for step in range(8):
        seat = position.to_act()[0]
        other = position.redeal(seat, seeded(1000 + step))
        found = [answer(player, world, seat, seeded(step)) for world in (position, other)]
        assert found[0] == found[1], position.notation(seat, found[0])
        position.apply(seat, found[0])


def test_the_same_chance_and_playouts_give_the_same_tree() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    player = SearchBot("search", Effort(playouts=20, width=5, horizon=4))

    trees = [
        [(b.move, b.visits, b.total) for b in ranked(player.search(position, seat, seeded(9)))]
        for _ in range(2)
    ]

    assert trees[0] == trees[1]


def test_searching_leaves_the_position_as_it_was() -> None:
    position = begun("master", 2, 60, 8)
    before = position.digest()

    SearchBot("quick", QUICK).choose(position, position.to_act()[0], seeded(1))

    assert position.digest() == before


def test_the_poorer_half_drops_out_again_and_again() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    player = SearchBot("search", Effort(playouts=48, width=6, horizon=2))

    found = ranked(player.search(position, seat, seeded(2)))

    assert len(found) == 6
    assert found[0].visits > found[-1].visits > 0
    assert sum(branch.visits for branch in found) >= 48


def test_a_choice_of_two_takes_a_third_of_the_playouts_of_a_choice_of_six() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    evaluator = best_evaluator(position)
    playouts = []

    for width in (6, 2):
        gap = gap_to(position, seat, evaluator, width)
        player = SearchBot("search", Effort(playouts=48, width=6, horizon=2, gap=gap))
        found = ranked(player.search(position, seat, seeded(2)))
        assert len(found) == width
        playouts.append(sum(branch.visits for branch in found))

    assert playouts[1] == 16 < playouts[0]


def gap_to(position: Position, seat: int, evaluator: Evaluator, width: int) -> float:
    """Return how far the last of so many moves is rated behind the best."""
    ratings = sorted(evaluator.rate(position, seat, position.moves(seat)), reverse=True)
    assert ratings[width - 1] > ratings[width]
    return ratings[0] - ratings[width - 1]


def test_where_one_move_is_far_ahead_nothing_is_searched() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    player = SearchBot("search", Effort(playouts=48, width=6, gap=0.0))

    found = ranked(player.search(position, seat, seeded(2)))

    assert [branch.visits for branch in found] == [0]
    assert player.choose(position, seat, seeded(2)) == found[0].move


@pytest.mark.parametrize(("game", "pace"), [("master", 1), ("novaera", 1), ("newera", 2)])
def test_an_action_of_an_old_edition_counts_as_two_decisions(game: str, pace: int) -> None:
    position = ruleset(game).new(2, 1)

    assert best_evaluator(position).decisions_per_action == pace


def test_time_ends_a_search() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    player = SearchBot("brief", Effort(playouts=10**9, width=4, horizon=2, seconds=1e-6))

    found = ranked(player.search(position, seat, seeded(2)))

    assert [branch.visits for branch in found] == [1, 1, 1, 1]


def test_without_knowledge_it_plays_games_out_at_random() -> None:
    position = begun("master", 2, 100)
    seat = position.to_act()[0]
    evaluator = PlayoutEvaluator(seeded(4))

    move = SearchBot("plain", QUICK, evaluator).choose(position, seat, seeded(4))

    assert move in position.moves(seat)
    assert sum(evaluator.values(position, seat)) == pytest.approx(1.0)


def test_it_wins_more_often_than_greedy() -> None:
    games, wins = 6, 0.0
    effort = Effort(playouts=8, width=3, horizon=8)

    for game in range(games):
        seat = game % 2
        bots: list[Bot] = [bot("greedy"), bot("greedy")]
        bots[seat] = SearchBot("search", effort)
        position = ruleset("novaera").new(2, 70 + game // 2)
        luck = [seeded(game), seeded(game + 100)]
        while position.to_act():
            asked = position.to_act()[0]
            position.apply(asked, answer(bots[asked], position, asked, luck[asked]))
        outcome = position.outcome()
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)

    assert wins > games / 2


@pytest.mark.parametrize(("seats", "actions"), [(2, 3), (3, 5), (4, 7)])
def test_at_more_seats_it_can_play_on_for_longer(seats: int, actions: int) -> None:
    # Given
    position = begun("master", seats, 100)
    seat = position.to_act()[0]
    player = SearchBot("far", Effort(playouts=6, width=3, horizon=3, farther=2))
    # When
    search = player.search(position, seat, seeded(4))
    # Then
    assert search.horizon == actions


# --- levels ---------------------------------------------------------------------------------


def test_every_level_has_its_bot() -> None:
    assert [level.name for level in levels()] == ["easy", "normal", "hard", "expert"]
    assert {level.name for level in levels()} < set(names())
    for level in levels():
        assert bot(level.name).name == level.name


def test_higher_levels_try_harder() -> None:
    playouts = [EFFORTS[name].playouts for name in ("normal", "hard", "expert")]

    assert playouts == sorted(set(playouts))


def test_a_bot_for_studies_is_given_by_its_playouts() -> None:
    player = bot("untaught:7")

    assert isinstance(player, SearchBot)
    assert (player.name, player.effort.playouts) == ("untaught:7", 7)


@pytest.mark.parametrize("name", ["hal", "search", "search:", "search:0", "search:many"])
def test_an_unknown_bot_is_refused_with_the_names_of_all(name: str) -> None:
    with pytest.raises(BadInput, match=f'no bot "{name}".*random, easy, greedy.*search:PLAYOUTS'):
        bot(name)


def test_easy_plays_worse_than_greedy_and_better_than_nothing() -> None:
    position = begun("master", 2, 60, 8)
    seat = position.to_act()[0]
    ratings = dict(
        zip(position.moves(seat), EasyBot().greedy.rate(position, seat, position.moves(seat)))
    )

    found = [EasyBot().choose(position, seat, seeded(n)) for n in range(40)]

    mean = sum(ratings[move] for move in found) / len(found)
    assert sum(ratings.values()) / len(ratings) < mean < max(ratings.values())
