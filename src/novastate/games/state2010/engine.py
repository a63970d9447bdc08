"""The engine of the 2010 edition: the shared steps and its own."""

from typing import Final

from novastate.games.classic import codes, steps
from novastate.games.classic.table import Table
from novastate.games.state2010.rules import contacts, turn
from novastate.kernel.old_machine import Machine

MACHINE: Final[Machine[Table]] = Machine(
    steps.PERFORM,
    {
        **steps.OPTIONS,
        codes.S_PLAYER: turn.player_options,
        codes.S_MEANS: contacts.means,
        codes.S_WITH: turn.payments,
    },
    {**steps.ANSWER, codes.S_PLAYER: turn.player_answer},
    steps.TOGETHER,
    {**steps.CHOOSE, codes.S_MEANS: contacts.choose_means, codes.S_WITH: turn.pay},
)
