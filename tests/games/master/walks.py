"""Random games as tests walk through them."""

from collections.abc import Iterator
from typing import cast

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance, seeded

LONGEST = 5000
"""No game of random players is longer than this many decisions."""


def start(seats: int, seed: int, **options: object) -> MasterPosition:
    """Begin a game."""
    return cast(MasterPosition, ruleset("master").new(seats, seed, **options))


def random_choice(position: MasterPosition, chance: Chance) -> tuple[int, int]:
    """Choose a seat to act and one of its moves at random."""
    seats = position.to_act()
    seat = seats[chance.below(len(seats))]
    moves = position.moves(seat)
    assert moves, "a seat that is asked has an answer"
    return seat, moves[chance.below(len(moves))]


def walk(position: MasterPosition, seed: int) -> Iterator[tuple[int, int]]:
    """Offer a random seat and move for every decision until the game is over."""
    chance = seeded(seed)
    for _ in range(LONGEST):
        if not position.to_act():
            return
        yield random_choice(position, chance)
    raise AssertionError(f"the game is longer than {LONGEST} decisions")
