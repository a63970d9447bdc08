"""The boards by game."""

from novastate.cli.boards.board import Board
from novastate.cli.boards.master import MasterBoard
from novastate.games.wasteland.master.ruleset import MasterSet
from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.ruleset import Ruleset


def board(rules: Ruleset, book: PhraseBook, lang: str, you: int) -> Board:
    """Return the board of a game."""
    if isinstance(rules, MasterSet):
        return MasterBoard(rules, book, lang, you)
    raise BadInput(f'"{rules.id}" cannot be played in the terminal yet.')
