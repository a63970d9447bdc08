"""The boards by game."""

from collections.abc import Callable
from typing import cast

from novastate.cli.boards.board import Board
from novastate.cli.boards.plain import PlainBoard
from novastate.games.registry import entry_of, part
from novastate.kernel.game import Game
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position

MakeBoard = Callable[[Position, PhraseBook, str, int], Board]


def board(game: Game, book: PhraseBook, lang: str, you: int) -> Board:
    """Return the board of a game; a plain one where it names none."""
    name = entry_of(game.position.game()).board
    make = cast(MakeBoard, part(name)) if name else PlainBoard
    return make(game.position, book, lang, you)
