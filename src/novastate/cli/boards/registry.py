"""The boards by game."""

from novastate.cli.boards.board import Board
from novastate.cli.boards.classic import ClassicBoard
from novastate.cli.boards.master import MasterBoard
from novastate.cli.boards.novaera import NovaEraBoard
from novastate.games.classic.position import ClassicPosition
from novastate.games.master.position import MasterPosition
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game
from novastate.kernel.phrases import PhraseBook


def board(game: Game, book: PhraseBook, lang: str, you: int) -> Board:
    """Return the board of a game."""
    if isinstance(game.position, MasterPosition):
        return MasterBoard(game.position.cards, book, lang, you)
    if isinstance(game.position, NovaEraPosition):
        return NovaEraBoard(game.position.cards, book, lang, you)
    if isinstance(game.position, ClassicPosition):
        return ClassicBoard(game.ruleset.id, game.position.cards, book, lang, you)
    raise BadInput(f'"{game.ruleset.id}" cannot be played in the terminal yet.')
