"""Moments in the middle of real games: for pictures, and for tests that measure the page."""

from typing import Any, Final, NamedTuple

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game

GAMES: Final = ("master", "state2010", "newera", "novaera")
TURNS: Final = ("turn", "choose_action")
"""The questions of a whole turn: everything can be their answer."""
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")
MOST_BUILT: Final = 12
"""Locations that have to be in view at once."""


class Middle(NamedTuple):
    """A record, and the move before which its first seat is asked for a turn."""

    game: str
    seats: int
    record: str
    few: int
    """Where that seat holds fewest cards."""
    many: int
    """Where it holds most."""


def middle(game: str, seats: int, seed: int = 3) -> Middle:
    """Play a game of greedy bots and find moments of its second half."""
    played = Game(ruleset(game), seats, seed, None, list(NAMES[:seats]))
    player, chance = bot("greedy"), seeded(seed)
    asked: list[tuple[int, int]] = []
    while to_act := played.position.to_act():
        seat = to_act[0]
        if seat == 0 and played.position.question(0).code in TURNS:
            view: Any = played.position.view(0)
            own = view["players"][0]
            if len(own.get("state", own.get("tableau", []))) <= MOST_BUILT:
                asked.append((len(own["hand"]), len(played.record.entries)))
        played.play(seat, player.choose(played.position, seat, chance))
    late = asked[len(asked) // 2 :]
    return Middle(game, seats, played.record.write(), min(late)[1], max(late)[1])
