"""Production of The New Era: agreements with others come after the own (NE-6.2)."""

from typing import Final

from novastate.games.classic.codes import S_FROM_AGREEMENT, S_FROM_PLACE, S_PRODUCTION, S_WINDOW
from novastate.games.classic.rules import producing
from novastate.games.classic.table import Table
from novastate.games.newera.rules.agreements import held
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps


def perform_production(p: Table, step: Step) -> None:
    """Put a player's sources on the agenda, those of agreements with others in their place."""
    below = len(p.agenda)
    producing.perform_production(p, step)
    agreed = held(p, step[1])
    if not agreed:
        return
    own = p.agenda[below:]
    later = [one for one in own if one[0] in (S_WINDOW, S_FROM_PLACE)]
    sooner = [one for one in own if one[0] not in (S_WINDOW, S_FROM_PLACE)]
    seat = step[1]
    between: list[Step] = [
        (S_FROM_AGREEMENT, seat, owner, p.players[owner].state[i].uid)
        for owner, i in reversed(agreed)
    ]
    del p.agenda[below:]
    p.agenda.extend([*later, *between, *sooner])


STEPS: Final[Steps[Table]] = (Do(S_PRODUCTION, perform_production),)
