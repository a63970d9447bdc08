"""Previews name what a move gives up, and what clean-up would take."""

from collections import Counter
from typing import Any

import pytest

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice
from tests.table import table

GAMES = ("master", "state2010", "newera", "novaera")


def own(position: Position, seat: int) -> Counter[str]:
    """Count the own cards that stand or are tucked, as the seat sees them."""
    player: Any = position.view(seat)["players"]
    player = player[seat]
    cards = [
        place["card"]
        for place in player.get("state", player.get("tableau", []))
        if not place.get("ruin") and not place.get("debris")
    ]
    leader = player.get("leader")
    cards += [leader["card"]] if leader else []
    return Counter([*cards, *player.get("deals", []), *player.get("spoils", [])])


def in_hand(position: Position, seat: int) -> Counter[str]:
    """Count the cards of the own hand."""
    players: Any = position.view(seat)["players"]
    return Counter(players[seat]["hand"])


def goes(choice: Choice) -> list[dict[str, Any]]:
    """List what a choice gives up."""
    found: Any = (choice.preview or {}).get("goes", [])
    return list(found)


def test_developing_names_what_it_replaces() -> None:
    """MS-8.3: with one place to replace it happens at once, and the choice says so."""
    # given
    position = table("1 state docks", "1 hand shipwreck", "1 goods 1 brick", seats=2, seed=1)
    # when
    choices = {choice.notation: choice for choice in position.question(0).choices}
    # then
    assert goes(choices["develop shipwreck"]) == [{"card": "docks", "place": 0}]
    assert not goes(choices["pass"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_is_gone_once_the_move_is_paid_for(game: str) -> None:
    # given: whole games
    named = 0
    for seed in range(2):
        position = ruleset(game).new(seats=2, seed=seed)
        player, chance = bot("random"), seeded(seed)
        while position.to_act():
            seat = position.to_act()[0]
            move = player.choose(position, seat, chance)
            choice = next(one for one in position.question(seat).choices if one.move == move)
            lost = Counter(
                one["card"]
                for one in goes(choice)
                if not one.get("ruin") and not one.get("agreement")
            )
            before, hand = own(position, seat), in_hand(position, seat)
            # when
            position.play(seat, move)
            # then: all that is named stood there, and is gone if nothing more is asked
            assert not lost - before
            if lost and position.to_act() != (seat,):
                named += 1
                after = own(position, seat)
                came = hand - in_hand(position, seat)  # another copy of it may take its place
                assert all(after[card] <= before[card] - n + came[card] for card, n in lost.items())
    assert named or game == "novaera"


@pytest.mark.parametrize("game", ["master", "state2010", "newera"])
def test_clean_up_takes_what_passing_said(game: str) -> None:
    """MS-17.6, FS-15.6, NE-19: who passes last, and has nothing to store in, loses just that."""
    told = 0
    for seed in range(3):
        position = ruleset(game).new(seats=2, seed=seed)
        player, chance = bot("random"), seeded(seed)
        while position.to_act():
            seat = position.to_act()[0]
            move = player.choose(position, seat, chance)
            choice = next(one for one in position.question(seat).choices if one.move == move)
            position.listener = []
            # when
            position.play(seat, move)
            lost = [e.args["goods"] for e in position.listener if e.code == "lose"]
            mine = [
                e.args["goods"] for e in position.listener if e.code == "lose" and e.seat == seat
            ]
            stored = any(e.code == "store" for e in position.listener)
            # then
            if choice.notation == "pass" and lost and not stored:
                told += 1
                assert (choice.preview or {})["clean_up"] == (mine[0] if mine else {})
    assert told
