"""The games: one entry each, from which every layer finds what it has for a game.

A layer above `games` is named by a string, `package.module:NAME`, because imports point the other
way; the layer reads it with `part`. What an entry leaves out every layer has a general answer for:
a ruleset alone can be played by all bots, in the terminal, in the arena, in the environments and on
a server. Rule book and puzzles are not named, they lie in the folders `rulebook` and `puzzles` of
the game.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset


class GameEntry:
    """One game: its id, its ruleset, and the part that each layer above has for it."""

    def __init__(
        self,
        id: str,
        ruleset: str,
        evaluator: str = "",
        tally: str = "",
        encoding: str = "",
        served: str = "",
        puzzles: str = "",
        board: str = "",
    ) -> None:
        self.id: Final = id
        self.ruleset: Final = ruleset
        self.evaluator: Final = evaluator
        """How bots rate its moves and value its positions (`bots.evaluators`)."""
        self.tally: Final = tally
        """What a run of games counts, and which words of the cards were used (`arena.tally`)."""
        self.encoding: Final = encoding
        """How learners see it (`envs.encoding`)."""
        self.served: Final = served
        """Who its bots are on a server, and how its events are read (`server.games`)."""
        self.puzzles: Final = puzzles
        """What its puzzles ask for and how they are found (`puzzles.games`)."""
        self.board: Final = board
        """How it looks in the terminal (`cli.boards`)."""

    def folder(self) -> str:
        """Return the package that the game lies in."""
        return self.ruleset.partition(":")[0].rpartition(".")[0]


GAMES: Final[dict[str, GameEntry]] = {
    entry.id: entry
    for entry in (
        GameEntry(
            "master",
            "novastate.games.master.ruleset:MasterSet",
            evaluator="novastate.bots.evaluators.master:MasterEvaluator",
            tally="novastate.arena.master:MasterTally",
            encoding="novastate.envs.master:encoding",
            served="novastate.server.games.master:MasterServed",
            puzzles="novastate.puzzles.games.master:MasterPuzzles",
            board="novastate.cli.boards.master:MasterBoard",
        ),
        GameEntry(
            "novaera",
            "novastate.games.novaera.ruleset:NovaEra",
            evaluator="novastate.bots.evaluators.novaera:NovaEraEvaluator",
            tally="novastate.arena.novaera:NovaEraTally",
            encoding="novastate.envs.novaera:encoding",
            served="novastate.server.games.novaera:NovaEraServed",
            puzzles="novastate.puzzles.games.novaera:NovaEraPuzzles",
            board="novastate.cli.boards.novaera:NovaEraBoard",
        ),
        GameEntry(
            "state2010",
            "novastate.games.state2010.ruleset:State2010",
            evaluator="novastate.bots.evaluators.classic:State2010Evaluator",
            tally="novastate.arena.classic:ClassicTally",
            encoding="novastate.envs.classic:encoding",
            served="novastate.server.games.classic:State2010Served",
            puzzles="novastate.puzzles.games.classic:State2010Puzzles",
            board="novastate.cli.boards.classic:ClassicBoard",
        ),
        GameEntry(
            "newera",
            "novastate.games.newera.ruleset:NewEra",
            evaluator="novastate.bots.evaluators.classic:NewEraEvaluator",
            tally="novastate.arena.classic:ClassicTally",
            encoding="novastate.envs.classic:encoding",
            served="novastate.server.games.classic:NewEraServed",
            puzzles="novastate.puzzles.games.classic:NewEraPuzzles",
            board="novastate.cli.boards.classic:ClassicBoard",
        ),
    )
}
"""The games by id, in the order in which they are listed; another one is one entry more."""

UNNAMED: Final = GameEntry("", "")
"""The entry of a game that is none of them: every layer has its general answer for it."""

_made: Final[dict[str, Ruleset]] = {}


def entry_of(game: str) -> GameEntry:
    """Return the entry of a game; one that names nothing where there is no such game."""
    return GAMES.get(game, UNNAMED)


def part(name: str) -> object:
    """Import what a name of an entry stands for.

    >>> part("novastate.kernel.outcome:Outcome").__name__
    'Outcome'
    """
    module, _, attribute = name.partition(":")
    return cast(object, getattr(import_module(module), attribute))


def ruleset(game: str, cards: Path | None = None) -> Ruleset:
    """Return a ruleset by its id, with the cards of a folder of one's own if one is given.

    >>> ruleset("master").title
    '51st State: Master Set'
    """
    if game not in GAMES:
        raise BadInput(f'There is no game "{game}" (there are {", ".join(GAMES)}).')
    if cards is None and game in _made:
        return _made[game]
    made = cast("Callable[[Path | None], Ruleset]", part(GAMES[game].ruleset))(cards)
    if cards is None:
        _made[game] = made
    return made


def rulesets() -> list[Ruleset]:
    """Return all rulesets."""
    return [ruleset(game) for game in GAMES]
