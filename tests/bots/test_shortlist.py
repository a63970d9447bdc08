"""What `greedy` tries out in the old editions: of moves alike only the most promising."""

import pytest

from novastate.bots.bot import answer
from novastate.bots.classic.rating import IMPOSSIBLE
from novastate.bots.greedy import GreedyBot
from novastate.games.classic.codes import CONTACT, DROP, S_PLAYER
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.packing import FIELD, VERB, B


@pytest.mark.parametrize("game", ["state2010", "newera"])
def test_two_contacts_of_a_kind_and_one_card_to_drop_are_tried(game: str) -> None:
    position = ruleset(game).new(2, 5)
    player, chance = GreedyBot(), seeded(5)
    spared = 0

    for _ in range(80):
        seat = position.to_act()[0]
        moves = position.moves(seat)
        tried: dict[tuple[int, int], int] = {}
        for move, rating in zip(moves, player.rate(position, seat, moves)):
            verb = move & VERB
            if rating == IMPOSSIBLE:
                assert verb in (CONTACT, DROP)
                spared += 1
            else:
                kind = move >> B & FIELD if verb == CONTACT else 0
                tried[verb, kind] = tried.get((verb, kind), 0) + 1
        if position.agenda[-1][0] == S_PLAYER:
            assert max(tried.get((CONTACT, kind), 0) for kind in range(3)) <= 2
            assert tried.get((DROP, 0), 0) <= 1
        position.apply(seat, answer(player, position, seat, chance))

    assert spared
