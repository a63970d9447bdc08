"""Going back to an earlier moment of a game: its moves are played again up to there."""

from dataclasses import dataclass

from novastate.kernel.game import Game, begin, step
from novastate.kernel.record import Record
from novastate.kernel.ruleset import Ruleset
from novastate.server.packing import encoded


@dataclass
class Rewound:
    """A game that was played up to a move, and its position at the last barrier before it."""

    game: Game
    moves: int
    """How many moves lead to the barrier."""
    position: str
    """The position there, as it is stored."""


def rewound(rules: Ruleset, record: Record, done: int) -> Rewound:
    """Play the first moves of a record."""
    game = begin(rules, record)
    moves, position = 0, game.position.clone()
    for number, entry in enumerate(record.entries[:done], 1):
        step(game, entry)
        if game.open_moves() == 0:
            moves, position = number, game.position.clone()
    return Rewound(game, moves, encoded(position.to_data()))


def fair_start(rules: Ruleset, record: Record, done: int) -> int:
    """Return after how many moves a game can go on without anybody knowing too much.

    What several answer at the same time was revealed with the last answer: who takes his own back
    must not know the others', so all of them answer again.
    """
    game = begin(rules, record)
    free = 0
    for number, entry in enumerate(record.entries[:done]):
        if not any(game.position.answers):
            free = number
        step(game, entry)
    return done if not any(game.position.answers) else free
