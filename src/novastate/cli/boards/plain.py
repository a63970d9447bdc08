"""The table of a game that has no board of its own: what a seat sees, entry by entry."""

from typing import Any, Final, cast

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from novastate.cli.boards.board import Board, View
from novastate.cli.boards.frames import grid, panel
from novastate.games.registry import ruleset
from novastate.kernel.questions import Choice

LEFT_OUT: Final = ("game", "options", "reader", "players", "seats", "to_act")
YOU: Final = {"en": "you", "de": "du"}


class PlainBoard(Board):
    """The common things above, then every player, the own place last."""

    def draw(self, view: View) -> list[RenderableType]:
        """Lay out the table as a seat sees it."""
        players = cast("list[dict[str, Any]]", view.get("players", []))
        parts: list[RenderableType] = [Rule(ruleset(self.game).title, style="dim"), _rows(view)]
        order = [seat for seat in range(len(players)) if seat != self.you]
        for seat in [*order, self.you] if self.you < len(players) else order:
            style = "not dim bold" if seat == self.you else "not dim"
            parts.append(panel(_rows(players[seat]), self._name(seat), style))
        return parts

    def _name(self, seat: int) -> str:
        name = self.book.noun("seat", seat, self.lang)
        own = f" ({YOU[self.lang]})" if seat == self.you else ""
        return name[:1].upper() + name[1:] + own

    def follow_up(self, view: View, code: str) -> list[RenderableType]:
        """Lay out the own place again."""
        players = cast("list[dict[str, Any]]", view.get("players", []))
        if self.you >= len(players):
            return []
        return [panel(_rows(players[self.you]), self._name(self.you), "not dim bold")]

    def heading(self, choice: Choice) -> str:
        """Name no part: the labels say everything."""
        return ""

    def preview(self, choice: Choice) -> str:
        """Say what an option would change, as far as the game says it in words."""
        return ""


def _rows(entries: dict[str, Any]) -> Table:
    """List the entries that say something."""
    rows = grid()
    for key, value in entries.items():
        if key not in LEFT_OUT and (value or (value == 0 and value is not False)):
            rows.add_row(_words(key), Text(_said(value)))
    return rows


def _words(key: str) -> str:
    return key.replace("_", " ")


def _said(value: Any) -> str:
    """Write one value.

    >>> _said({"card": "nine", "worth": 2}), _said(["nine", "two"]), _said(True)
    ('card nine, worth 2', 'nine, two', '✓')
    """
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(f"{_words(str(key))} {_said(item)}" for key, item in value.items())
    if isinstance(value, list):
        nested = any(isinstance(item, (dict, list)) for item in value)
        return ("; " if nested else ", ").join(_said(item) for item in value)
    return str(value)
