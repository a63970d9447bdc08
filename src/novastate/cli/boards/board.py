"""How a game looks in the terminal: a game may have a board of its own."""

from typing import Any, ClassVar, cast

from rich.console import RenderableType

from novastate.cli.boards.words import board_words
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice

View = dict[str, object]
Player = dict[str, Any]


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


class SpokenBoard(Board):
    """A board that was made for its game, with words of its own."""

    speech_of: ClassVar[str]
    """Whose words it takes."""

    def __init__(self, position: Position, book: PhraseBook, lang: str, you: int) -> None:
        super().__init__(position, book, lang, you)
        self.words = board_words(self.speech_of)[lang]

    def rivals(self, view: View) -> list[tuple[int, Player]]:
        """List the players but oneself, with their seats."""
        players = cast("list[Player]", view["players"])
        return [(seat, player) for seat, player in enumerate(players) if seat != self.you]

    def own(self, view: View) -> Player:
        """Return what one sees of oneself."""
        return cast("list[Player]", view["players"])[self.you]

    def heading(self, choice: Choice) -> str:
        """Name the part of the table an option belongs to."""
        zone, seat = choice.target["zone"], choice.target.get("seat")
        if zone == "state" and seat != self.you:
            return self.words["zone_rival"]
        return self.words.get(f"zone_{zone}", "")

    def preview(self, choice: Choice) -> str:
        """Say what an option would change beyond what its label says."""
        if choice.preview is None:
            return ""
        if choice.preview.get("reveals"):
            return self.revealing(choice)
        return self.changing(choice, cast("dict[str, int]", choice.preview.get("changes", {})))

    def revealing(self, choice: Choice) -> str:
        """Say that an option cannot be taken back."""
        return self.words["final"]

    def changing(self, choice: Choice, changes: dict[str, int]) -> str:
        """Say what an option would give and take."""
        raise NotImplementedError
