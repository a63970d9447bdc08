"""Figures by round: for the charts of the final page."""

from typing import Any, cast

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.server.series import series_of


def played(game: str, seats: int, seed: int) -> Game:
    """Play a game of random moves to its end."""
    made = Game(ruleset(game), seats, seed)
    chance = seeded(seed)
    while asked := made.position.to_act():
        moves = made.position.moves(asked[0])
        made.play(asked[0], moves[chance.below(len(moves))])
    return made


def figures(made: Game) -> dict[str, Any]:
    return series_of(made.record.write())


def test_rounds_of_several_eras_are_counted_through() -> None:
    """NV-1.1.2"""
    # given, when
    series = figures(played("novaera", 3, 4))
    # then
    assert series["rounds"] == list(range(1, 10))
    assert series["eras"] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len(series["moves"]) == 9


def test_points_of_an_era_stand_at_its_last_round() -> None:
    """NV-13"""
    # given
    made = played("novaera", 2, 8)
    # when
    series = figures(made)
    outcome = made.position.outcome()
    assert outcome is not None
    # then: what was scored by era and by source is all there is
    for seat, result in enumerate(outcome.results):
        by_era = [sum(players[seat].values()) for players in series["scored"]]
        assert [series["vp"][seat][at] for at in (2, 5, 8)] == [
            sum(by_era[: era + 1]) for era in range(3)
        ]
        assert sum(by_era) == result.score
        assert sum(one["vp"] for one in series["paid"][seat]) == result.score


def test_resources_are_the_goods_of_nova_era() -> None:
    # given
    made = played("novaera", 2, 8)
    # when
    series = figures(made)
    # then
    players = cast("list[dict[str, Any]]", made.position.view(None)["players"])
    assert [line[-1] for line in series["goods"]] == [one["resources"] for one in players]
    assert any(goods.get("green") for rounds in series["earned"] for goods in rounds)


def test_a_game_without_eras_has_no_figures_of_eras() -> None:
    # given, when
    series = figures(played("master", 2, 3))
    # then
    assert "eras" not in series
    assert series["rounds"][-1] > 1
