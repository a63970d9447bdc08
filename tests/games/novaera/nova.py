"""Short words for tests of Nova Era: lay a table and look at it; to play is as in tests/table.py.

Lines are those of scenario files (see novastate.games.novaera.scenarios.lines). The
cards on these tables are those of the first edition unless an option says otherwise: what the rules
say must not depend on how cards are balanced. What the cards of today do is tested in `cards`.
"""

from typing import cast

from novastate.games.card_editions import FIRST, NAME
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.events import Event
from tests.table import asked, offered, play, refusal, why_not

__all__ = ["ASIDE", "asked", "finish", "holds", "offered", "play", "refusal", "table", "why_not"]


ASIDE = "zone green 1 green 1 yellow 1 yellow 1 yellow 1 blue 1 blue 1"
"""Dice that are in the game, but not in a bag that a later line fills."""


def table(*given: str, seats: int = 2, seed: int = 1, **options: object) -> NovaEraPosition:
    """Lay out a table: every line gives something; without any, a game just begins."""
    rules = ruleset("novaera")
    position = rules.new(seats, seed, **{NAME: FIRST, **options})
    if given:
        rules.clear(position)
        for line in given:
            rules.arrange(position, line)
        rules.settle(position)
    return cast(NovaEraPosition, position)


def holds(position: NovaEraPosition, *lines: str) -> None:
    """Assert expectations such as `1 resources = 2 green`."""
    failures = [ruleset("novaera").expect(position, line) for line in lines]
    assert not any(failures), " ".join(failures)


def finish(position: NovaEraPosition, seed: int = 1) -> list[Event]:
    """Play a game to its end with random moves; return the events."""
    chance = seeded(seed)
    events: list[Event] = []
    position.listener = events
    while seats := position.to_act():
        moves = position.moves(seats[0])
        position.apply(seats[0], moves[chance.below(len(moves))])
    position.listener = None
    return events
