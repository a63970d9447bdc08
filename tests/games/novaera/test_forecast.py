"""What a view tells before it happens: picks, the zone left over, disasters."""

from typing import Any

import pytest

from novastate.games.novaera.asking import forecast
from novastate.games.novaera.constants import TRACKS
from novastate.games.novaera.rules.dice import value_of
from novastate.kernel.chance import seeded
from novastate.kernel.packing import FIELD, A
from tests.games.novaera.nova import table


def picks(view: dict[str, Any]) -> list[Any]:
    found = view["picks"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_what_is_told_of_a_pick_is_what_happens(seed: int) -> None:
    """NV-4.2.2, NV-4.2.3, NV-4.2.4, NV-6.1.1"""
    # given: a game of random moves
    p = table(seats=3, seed=seed)
    chance = seeded(seed)
    seen = 0
    while asked := p.to_act():
        seat = asked[0]
        moves = p.moves(seat)
        move = moves[chance.below(len(moves))]
        told = None
        if p.view(None)["phase"] == "pick" and p.question(seat).code == "pick_zone":
            told = forecast.pick(p, move >> A & FIELD)
        before = [value_of(die) for die in p.zones[move >> A & FIELD]] if told else []
        events: list[Any] = []
        p.listener = events
        p.apply(seat, move)
        p.listener = None
        if told is None:
            continue
        # when a zone is picked, then it costs what was told
        seen += 1
        costs: Any = told["costs"]
        codes = [event.code for event in events if event.seat == seat]
        assert told["sum"] == sum(before)
        assert costs[seat]["penalty"] == ("penalty" in codes)
        assert costs[seat]["civil_war"] == ("civil_war" in codes)
        raised = [event for event in events if event.code == "unrest_up" and event.seat == seat]
        assert bool(raised) == (costs[seat]["by"] > 0)
        if raised:
            assert raised[0].args["unrest"] == costs[seat]["unrest"]
    assert seen == 27


@pytest.mark.parametrize("seed", range(8))
def test_what_is_told_of_the_zone_left_over_is_what_happens(seed: int) -> None:
    """NV-4.3.1, NV-2.3.4"""
    # given
    p = table(seats=2, seed=seed)
    chance = seeded(seed)
    seen = 0
    while asked := p.to_act():
        seat = asked[0]
        moves = p.moves(seat)
        move = moves[chance.below(len(moves))]
        left: dict[str, Any] | None = None
        if len(moves) == 2 and len([zone for zone in p.zones if zone]) == 2:
            other = next(one for one in moves if one != move)
            left = forecast.zone_moves(p, other >> A & FIELD)
        before = dict(zip(TRACKS, p.tracks))
        events: list[Any] = []
        p.listener = events
        p.apply(seat, move)
        p.listener = None
        advanced = [event for event in events if event.code == "track_up"]
        if left is None or p.zones:
            continue  # a civil war comes before the markers move
        # when the last player picks, then the other zone does what was told
        seen += 1
        told = {name: one["to"] for name, one in left.items()}
        moved = {str(event.args["track"]): event.args["at"] for event in advanced}
        assert {**{name: before[name] for name in told}, **moved} == told
    assert seen > 5


def test_a_zone_that_was_taken_foretells_nothing() -> None:
    """NV-4.2.1"""
    # given
    p = table(seats=2)
    # when
    p.apply(p.to_act()[0], p.moves(p.to_act()[0])[0])
    # then
    assert picks(p.view(None)).count(None) == 1


def test_threats_say_who_would_lose_what() -> None:
    """NV-7.1.3, NV-8.1.1, NV-8.1.2, NV-8.1.3"""
    # given: Mysticism (blue) protects from regression
    p = table("1 tableau mysticism irrigation", "2 tableau pottery", seats=3)
    # when
    tracks: Any = p.view(None)["tracks"]
    # then
    assert tracks["regression"]["threat"] == ["protected", "loss", "nothing"]
    assert tracks["riots"]["threat"] == ["damage", "damage", "nothing"]
    assert tracks["dark_age"]["threat"] == ["die", "die", "die"]
