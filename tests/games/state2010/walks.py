"""Random games of 51st State (2010) as tests walk through them."""

from typing import cast

from novastate.games.classic.position import ClassicPosition
from tests.games.classic.bench import random_choice, walk
from tests.games.state2010.box import RULES

__all__ = ["KINDS", "OPTIONS", "random_choice", "start", "walk"]

KINDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("plain", {}),
    ("chosen", {"factions": "chosen", "first_player": "seat_2", "end_vp": 20}),
    ("adding", {"contact_adding": "tokens", "slots_of_trait": 1, "turn_cap": 25}),
    (
        "free_building",
        {"basic_redevelopments_per_turn": "unlimited", "leader_vp_places": "3", "end_vp": 40},
    ),
    ("small_hands", {"hand_limit": "7", "start_hand": 6, "produce_on_entry": True}),
    (
        "large_hands",
        {"hand_limit": "none", "start_hand": 5, "turn_cap": 12, "card_edition": "first"},
    ),
)
"""Kinds of games: the plain one, and others that switch every rule of section 19."""
OPTIONS = dict(KINDS)


def start(seats: int, seed: int, **options: object) -> ClassicPosition:
    """Begin a game."""
    return cast(ClassicPosition, RULES.new(seats, seed, **options))
