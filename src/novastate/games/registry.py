"""The rulesets by id."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from novastate.games.master.ruleset import MasterSet
from novastate.games.newera.ruleset import NewEra
from novastate.games.novaera.ruleset import NovaEra
from novastate.games.state2010.ruleset import State2010
from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset

MAKERS: Final[dict[str, Callable[[Path | None], Ruleset]]] = {
    "master": MasterSet,
    "novaera": NovaEra,
    "state2010": State2010,
    "newera": NewEra,
}

_made: dict[str, Ruleset] = {}


def ruleset(game: str, cards: Path | None = None) -> Ruleset:
    """Return a ruleset by its id, with the cards of a folder of one's own if one is given.

    >>> ruleset("master").title
    '51st State: Master Set'
    """
    if game not in MAKERS:
        raise BadInput(f'There is no game "{game}" (there are {", ".join(MAKERS)}).')
    if cards is not None:
        return MAKERS[game](cards)
    if game not in _made:
        _made[game] = MAKERS[game](None)
    return _made[game]


def rulesets() -> list[Ruleset]:
    """Return all rulesets."""
    return [ruleset(game) for game in MAKERS]
