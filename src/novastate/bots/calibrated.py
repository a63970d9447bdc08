"""How sure an evaluation may be: shares of the win brought into line with how games ended.

A temper is a power to which the shares are raised: below 1 they come nearer to each other, above 1
they go apart. `python -m tools.calibration fit` finds them, `data/tempers.json` holds them: by game
and number of seats, one for each stage of a game.
"""

import json
from functools import cache
from importlib.resources import files

from novastate.bots.evaluators.registry import evaluator_for
from novastate.bots.learned.features import Features
from novastate.kernel.position import Position

PLAIN = 1.0
"""The temper that changes nothing: where none was measured."""


def temper_of(position: Position) -> float:
    """Return the temper of a position's game, seats and stage."""
    known = tempers().get(position.game(), {}).get(str(position.seats))
    return PLAIN if known is None else known[stage_of(position)]


def stage_of(position: Position) -> int:
    """Tell how far a game has come: 0, 1 or 2."""
    features = _features(position)
    return 0 if features is None else features.stage(position)


def tempered(shares: list[float], temper: float) -> list[float]:
    """Raise shares of the win to a power and share anew.

    >>> tempered([0.8, 0.2], 1.0)
    [0.8, 0.2]
    >>> [round(share, 2) for share in tempered([0.8, 0.2], 0.5)]
    [0.67, 0.33]
    >>> [round(share, 2) for share in tempered([0.8], 0.5)]
    [0.67]
    """
    if temper == PLAIN:
        return shares
    alone = len(shares) == 1  # the virtual rival has the rest
    raised = [share**temper for share in ([shares[0], 1 - shares[0]] if alone else shares)]
    whole = sum(raised)
    found = [share / whole for share in raised]
    return found[:1] if alone else found


@cache
def tempers() -> dict[str, dict[str, list[float]]]:
    """Read the tempers that come with Novastate."""
    file = files("novastate.bots") / "data" / "tempers.json"
    found: dict[str, dict[str, list[float]]] = json.loads(file.read_text("utf-8"))
    return found


_known: dict[str, Features | None] = {}


def _features(position: Position) -> Features | None:
    """Return the features of a game, by which its stages are told; the cards do not matter."""
    game = position.game()
    if game not in _known:
        _known[game] = evaluator_for(position).features(position)
    return _known[game]
