"""Random games of Nova Era as tests walk through them."""

from typing import cast

from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from tests.games.invariants import random_choice as random_choice
from tests.games.invariants import walk as walk

KINDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("plain", {}),
    ("friendly", {"friendly": True, "objective_ties": "all"}),
    ("fast", {"eras": 2, "tie_break": "long"}),
    ("lower_variant", {"lower_variant": True, "damaged_meets_requirement": True}),
    ("balanced_deal", {"balanced_deal": True, "first_player": "seat_2"}),
    ("limited_supply", {"resource_supply": "20", "start_resources": 4}),
    ("harsh", {"disaster_last": 8, "dark_age_last": 8, "pick_limit": 8, "disaster_loss": "other"}),
    ("mild", {"mild_disasters": True, "dark_age_lasts": "once", "damaged_evolves": False}),
    (
        "odd_dice",
        {
            "dice_per_colour": [2, 2, 2, 2, 7],
            "faces": [2, 3, 3, 4, 7],
            "card_edition": "first",
        },
    ),
    ("short_tracks", {"unrest_last": 5, "unrest_zone": [3, 4], "rounds_per_era": 2}),
)
"""Kinds of games: the plain one, and others that switch every rule of section 17."""
OPTIONS = dict(KINDS)


def start(seats: int, seed: int, **options: object) -> NovaEraPosition:
    """Begin a game."""
    return cast(NovaEraPosition, ruleset("novaera").new(seats, seed, **options))
