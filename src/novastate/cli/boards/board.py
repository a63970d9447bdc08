"""How a game looks in the terminal: a game may have a board of its own."""

from rich.console import RenderableType

from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice

View = dict[str, object]


class Board:
    """Draws what one seat sees, and puts options into words that only its game knows."""

    def __init__(self, position: Position, book: PhraseBook, lang: str, you: int) -> None:
        self.game = position.game()
        self.book = book
        self.lang = lang
        self.you = you

    def draw(self, view: View) -> list[RenderableType]:
        """Lay out the table as a seat sees it."""
        raise NotImplementedError

    def follow_up(self, view: View, code: str) -> list[RenderableType]:
        """Lay out what a question needs right after an answer of the same seat."""
        raise NotImplementedError

    def heading(self, choice: Choice) -> str:
        """Name the part of the table an option belongs to; "" for none."""
        raise NotImplementedError

    def preview(self, choice: Choice) -> str:
        """Say what an option would change beyond what its label says."""
        raise NotImplementedError
