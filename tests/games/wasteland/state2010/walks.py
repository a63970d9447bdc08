"""Random games of 51st State (2010) as tests walk through them."""

from collections.abc import Iterator
from typing import cast

from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.kernel.chance import Chance, seeded
from tests.games.wasteland.state2010.state import RULES

LONGEST = 4000
"""No game of random players is longer than this many decisions."""

KINDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("plain", {}),
    ("chosen", {"factions": "chosen", "first_player": "seat_2", "end_vp": 20}),
    ("adding", {"contact_adding": "tokens", "slots_of_trait": 1, "turn_cap": 25}),
    (
        "free_building",
        {"basic_redevelopments_per_turn": "unlimited", "leader_vp_places": "3", "end_vp": 40},
    ),
    ("small_hands", {"hand_limit": "7", "start_hand": 6, "produce_on_entry": False}),
    ("large_hands", {"hand_limit": "none", "start_hand": 5, "turn_cap": 12}),
)
"""Kinds of games: the plain one, and others that switch every rule of section 19."""
OPTIONS = dict(KINDS)


def start(seats: int, seed: int, **options: object) -> ClassicPosition:
    """Begin a game."""
    return cast(ClassicPosition, RULES.new(seats, seed, **options))


def random_choice(position: ClassicPosition, chance: Chance) -> tuple[int, int]:
    """Choose a seat to act, then a kind of move, then a move of that kind.

    Drawing the kind first lets random players do everything often, not only what has many ways.
    """
    seats = position.to_act()
    seat = seats[chance.below(len(seats))]
    moves = position.moves(seat)
    assert moves, "a seat that is asked has an answer"
    kinds = sorted({move & 63 for move in moves})
    kind = kinds[chance.below(len(kinds))]
    moves = [move for move in moves if move & 63 == kind]
    return seat, moves[chance.below(len(moves))]


def walk(position: ClassicPosition, seed: int) -> Iterator[tuple[int, int]]:
    """Offer a random seat and move for every decision until the game is over."""
    chance = seeded(seed)
    for _ in range(LONGEST):
        if not position.to_act():
            return
        yield random_choice(position, chance)
    raise AssertionError(f"the game is longer than {LONGEST} decisions")
