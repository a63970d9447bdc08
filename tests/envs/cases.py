"""The games that the tests of this folder play."""

from collections.abc import Iterator
from typing import Final

from novastate.envs.face import Face
from novastate.games.registry import rulesets
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position

Case = tuple[str, int, dict[str, object]]

TABLES: Final[list[Case]] = [(rules.id, seats, {}) for rules in rulesets() for seats in rules.seats]
"""Every ruleset with every number of seats."""

FEWEST: Final[list[Case]] = [(rules.id, max(2, rules.seats[0]), {}) for rules in rulesets()]
"""Every ruleset for two."""

VARIED: Final[list[Case]] = [
    ("master", 1, {"promos": True, "expansion": "winter"}),
    ("master", 2, {"promos": True, "faction_assignment": "choose"}),
    ("master", 3, {"expansion": "winter", "promos": True, "body_hunters_self": True}),
    ("master", 4, {"expansion": "none", "keep_development": True}),
    ("state2010", 3, {"factions": "chosen", "contact_adding": "tokens"}),
    ("newera", 2, {"merged": True, "factions": "chosen"}),
    ("newera", 4, {"distance_zero": "one_contact"}),
    ("novaera", 2, {"lower_variant": True}),
    ("novaera", 3, {"friendly": True, "balanced_deal": True}),
    ("novaera", 4, {"eras": 2, "damaged_evolves": False, "card_edition": "first"}),
]
"""Options that bring other questions and other cards."""


def named(case: Case) -> str:
    """Name a case in a test's report."""
    game, seats, options = case
    return "-".join([game, str(seats), *options])


def walk(face: Face, seed: int, steps: int = 100_000) -> Iterator[tuple[Position, int]]:
    """Play at random; yield each position with the seat that is asked, before it answers."""
    position = face.begin(seed)
    chance = seeded(seed + 1000)
    for _ in range(steps):
        if not position.to_act():
            return
        seat = position.to_act()[0]
        yield position, seat
        moves = position.moves(seat)
        position.apply(seat, moves[chance.below(len(moves))])
