"""Nova Era's table in the terminal, readable at 80 columns."""

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from novastate.cli.boards.board import Player, SpokenBoard, View
from novastate.cli.boards.frames import grid, panel
from novastate.games.novaera.constants import COLOURS, COLUMNS, RESOURCES, TRACKS
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.novaera.words.book import ERAS
from novastate.games.novaera.words.card_text import (
    card_text,
    colour_name,
    column_name,
    head_text,
    resource_name,
    track_name,
)
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice

STYLES: Final[dict[str, str]] = {
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
    "black": "bold",
}


class NovaEraBoard(SpokenBoard):
    """Tracks and display above, rivals between, the own civilization and hand below."""

    speech_of = "novaera"

    def __init__(self, position: Position, book: PhraseBook, lang: str, you: int) -> None:
        super().__init__(position, book, lang, you)
        self.cards = cast(NovaEraPosition, position).cards

    # --- the table -----------------------------------------------------------------------

    def draw(self, view: View) -> list[RenderableType]:
        """Lay out the table as a seat sees it."""
        rivals = [self._rival(view, seat, player) for seat, player in self.rivals(view)]
        own = self._own(view, self.own(view))
        return [self._title(view), self._common(view), *rivals, own]

    def follow_up(self, view: View, code: str) -> list[RenderableType]:
        """Lay out what a question needs right after an answer of the same seat."""
        return self.draw(view) if code in ("turn", "pick_zone") else []

    def _title(self, view: View) -> Rule:
        era = ERAS[cast(int, view["era"])]
        parts = [
            self.words["when"].format(era=era, round=view["round"]),
            self.words[f"phase_{view['phase']}"],
            self.words["stock"].format(n=view["stock"]),
        ]
        return Rule(" · ".join(parts), style="dim")

    def _common(self, view: View) -> RenderableType:
        rows = grid()
        rows.add_row(self.words["tracks"], self._tracks(view))
        zones = cast("list[list[dict[str, Any]]]", view["zones"])
        if any(zones):
            rows.add_row(self.words["zones"], self._zones(zones))
        columns = cast("list[list[dict[str, Any]]]", view["columns"])
        for number, column in enumerate(columns, 1):
            rows.add_row(self.words["column"].format(n=number), self._column(column))
        people = cast("list[str]", view["people"])
        rows.add_row(self.words["people"], self._faces(people))
        return rows

    def _tracks(self, view: View) -> Text:
        tracks = cast("dict[str, dict[str, Any]]", view["tracks"])
        parts = [
            Text(
                f"{track_name(TRACKS.index(name), self.lang)} {track['at']}/{track['last']}",
                style="bold red" if track["at"] == track["last"] else "",
            )
            for name, track in tracks.items()
        ]
        return Text(", ").join(parts)

    def _zones(self, zones: list[list[dict[str, Any]]]) -> RenderableType:
        lines: list[Text] = []
        for number, zone in enumerate(zones, 1):
            if zone:
                line = Text(f"{number}: ").append_text(self._dice(zone))
                lines.append(line.append(f" = {sum(die['value'] for die in zone)}", style="dim"))
        return Group(*lines)

    def _column(self, column: list[dict[str, Any]]) -> RenderableType:
        """Describe a column, the available card first and in full, the others by name."""
        if not column:
            return Text(self.words["none"], style="dim")
        mine = [entry["card"] for entry in column if self.you in entry["available"]]
        rest = [entry["card"] for entry in reversed(column) if entry["card"] not in mine]
        above = Text(" ← ".join(["", *[self._name(id) for id in rest]]), style="dim")
        return Group(self._faces(mine), above) if rest else self._faces(mine)

    # --- players -------------------------------------------------------------------------

    def _heading(self, view: View, seat: int, player: Player) -> str:
        name = self.book.noun("seat", seat, self.lang)
        parts = [
            name[:1].upper() + name[1:],
            self.words["vp"].format(n=player["vp"]),
            self.words["now"].format(n=player["if_scored_now"]["total"]),
            self.words["unrest"].format(n=player["unrest"], last=view["unrest_last"]),
        ]
        if player["in_zone"]:
            parts.append(self.words["in_zone"])
        if seat == self.you:
            parts[0] += f" ({self.words['you']})"
        else:
            parts.append(self.words["hand_of"].format(n=player["hand"]))
        parts.append(self.words["past_of"].format(n=len(player["past"])))
        if view["first"] == seat:
            parts.append(self.words["first"])
        return " · ".join(parts)

    def _rival(self, view: View, seat: int, player: Player) -> RenderableType:
        rows = grid()
        self._held(rows, player)
        for column in COLUMNS:
            cards = [placed for placed in player["tableau"] if placed["column"] == column]
            if cards:
                names = Text(", ").join([self._placed(placed) for placed in cards])
                rows.add_row(self._column_head(player, column), names)
        return panel(rows, self._heading(view, seat, player))

    def _own(self, view: View, player: Player) -> RenderableType:
        rows = grid()
        self._held(rows, player)
        for column in COLUMNS:
            cards = [placed for placed in player["tableau"] if placed["column"] == column]
            if cards:
                rows.add_row(self._column_head(player, column), self._at_length(cards))
        rows.add_row(self.words["hand"], self._faces(player["hand"]))
        return panel(rows, self._heading(view, self.you, player), style="not dim bold")

    def _held(self, rows: Any, player: Player) -> None:
        if player["dice"]:
            rows.add_row(self.words["dice"], self._dice(player["dice"]))
        rows.add_row(self.words["resources"], self._resources(player["resources"]))

    def _column_head(self, player: Player, column: str) -> str:
        name = column_name(COLUMNS.index(column), self.lang)
        return f"{name} ({self.words['most']})" if column in player["most"] else name

    # --- parts ---------------------------------------------------------------------------

    def _dice(self, dice: list[dict[str, Any]]) -> Text:
        parts = [
            Text(
                f"{colour_name(COLOURS.index(die['colour']), self.lang)} {die['value']}",
                style=STYLES[die["colour"]],
            )
            for die in dice
        ]
        return Text(", ").join(parts)

    def _resources(self, resources: dict[str, int]) -> Text:
        if not resources:
            return Text(self.words["none"], style="dim")
        parts = [
            Text(f"{n} {resource_name(COLOURS.index(name), self.lang, n)}", style=STYLES[name])
            for name, n in resources.items()
        ]
        return Text(", ").join(parts)

    def _name(self, id: str) -> str:
        return self.cards.names[self.cards.numbers[id]][self.lang]

    def _placed(self, placed: dict[str, Any]) -> Text:
        text = Text(self._name(placed["card"]))
        marks = [self.words["damaged"]] if placed["damaged"] else []
        marks += [self.words["left"].format(n=n) for n in placed.get("left", {}).values()]
        return text.append(f" [{', '.join(marks)}]", style="magenta") if marks else text

    def _at_length(self, cards: list[dict[str, Any]]) -> RenderableType:
        """Name cards one a line with what they do."""
        lines: list[RenderableType] = []
        for placed in cards:
            lines.append(self._placed(placed))
            if not placed["damaged"]:
                lines.append(self._does(placed["card"]))
        return Group(*lines)

    def _does(self, id: str) -> RenderableType:
        card = self.cards.cards[self.cards.numbers[id]]
        said = " ".join(card_text(card, self.lang, self.cards.card_set))
        return Padding(Text(said, style="dim"), (0, 0, 0, 2))

    def _faces(self, ids: list[str]) -> RenderableType:
        """Describe cards in full, each name on a line of its own."""
        lines: list[RenderableType] = []
        for id in ids:
            card = self.cards.cards[self.cards.numbers[id]]
            line = Text(card.names[self.lang], style="bold")
            lines += [line.append(f"  {head_text(card, self.lang)}", style="not bold")]
            lines.append(self._does(id))
        return Group(*lines) if lines else Text(self.words["none"], style="dim")

    # --- options -------------------------------------------------------------------------

    def heading(self, choice: Choice) -> str:
        """Name the part of the table an option belongs to."""
        return self.words.get(f"zone_{choice.target['zone']}", "")

    def revealing(self, choice: Choice) -> str:
        """Say by how much unrest would rise, or that the option cannot be taken back."""
        excess = choice.label.args.get("excess")
        return self.words["raises"].format(n=excess) if excess else self.words["final"]

    def changing(self, choice: Choice, changes: dict[str, int]) -> str:
        """Say what an option would give and take."""
        return ", ".join(self._change(name, n) for name, n in changes.items())

    def _change(self, name: str, n: int) -> str:
        signed = f"{'+' if n > 0 else '−'}{abs(n)}"
        if name in COLOURS[:RESOURCES]:
            return f"{signed} {resource_name(COLOURS.index(name), self.lang, abs(n))}"
        return self.words[f"change_{name}"].format(n=signed)
