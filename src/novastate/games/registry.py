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


LAYERS: Final[dict[str, str]] = {
    "evaluator": "novastate.bots.evaluators.{family}:{own}Evaluator",
    "tally": "novastate.arena.{family}:{shared}Tally",
    "encoding": "novastate.envs.{family}:encoding",
    "served": "novastate.server.games.{family}:{own}Served",
    "puzzles": "novastate.puzzles.games.{family}:{own}Puzzles",
    "board": "novastate.cli.boards.{family}:{shared}Board",
}
"""Where a layer has what it has for our games: a module a family, with some of it for each game."""


def _ours(ruleset: str, family: str, own: str, shared: str) -> GameEntry:
    """Make the entry of a game for which every layer has something."""
    id = ruleset.partition(".")[0]
    named = {
        layer: place.format(family=family, own=own, shared=shared)
        for layer, place in LAYERS.items()
    }
    return GameEntry(id, f"novastate.games.{ruleset}", **named)


GAMES: Final[dict[str, GameEntry]] = {
    entry.id: entry
    for entry in (
        _ours("master.ruleset:MasterSet", "master", "Master", "Master"),
        _ours("novaera.ruleset:NovaEra", "novaera", "NovaEra", "NovaEra"),
        _ours("state2010.ruleset:State2010", "classic", "State2010", "Classic"),
        _ours("newera.ruleset:NewEra", "classic", "NewEra", "Classic"),
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
