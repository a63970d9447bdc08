"""The Master Set's table in the terminal, readable at 80 columns."""

from collections import Counter
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from novastate.cli.boards.board import Player, SpokenBoard, View
from novastate.cli.boards.frames import grid, panel
from novastate.games.master.cards.model import ACTION, FEATURE, OPEN_PRODUCTION
from novastate.games.master.codes import BOARD_ACTIONS
from novastate.games.master.goods import NUMBERS
from novastate.games.master.position import MasterPosition
from novastate.games.master.words.card_text import card_text, connection_text
from novastate.games.master.words.effects import good_count, good_name, goods_text
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice

Place = dict[str, Any]

SAID: Final[tuple[str, ...]] = ("do_hire", "do_take", "do_pick")
"""Labels that say everything already."""
ROWS: Final[tuple[str, ...]] = ("production", "features", "actions")
STYLES: Final[dict[str, str]] = {
    "contact_red": "red",
    "contact_blue": "blue",
    "vp": "yellow",
    "worker": "cyan",
}


class MasterBoard(SpokenBoard):
    """Rivals above, the common cards between, the own state and hand below."""

    speech_of = "master"

    def __init__(self, position: Position, book: PhraseBook, lang: str, you: int) -> None:
        super().__init__(position, book, lang, you)
        self.cards = cast(MasterPosition, position).cards
        self.factions = {faction.id: faction for faction in self.cards.factions}

    # --- the table -----------------------------------------------------------------------

    def draw(self, view: View) -> list[RenderableType]:
        """Lay out the table as a seat sees it."""
        rivals = [self._rival(view, seat, player) for seat, player in self.rivals(view)]
        own = self._own(view, self.own(view))
        return [self._title(view), *rivals, self._common(view), own]

    def follow_up(self, view: View, code: str) -> list[RenderableType]:
        """Lay out what a question needs right after an answer of the same seat."""
        if code == "turn":
            return self.draw(view)
        if code == "pick_card":
            return [self._common(view)]
        drawn = cast("list[Player]", view["players"])[self.you]["drawn"]
        return [self._faces(drawn)] if drawn else []

    def _title(self, view: View) -> Rule:
        discards = len(cast("list[str]", view["discard"]))
        parts = [
            self.words[f"phase_{view['phase']}"],
            self.words["deck"].format(n=view["deck"], discards=discards),
        ]
        if view["round"]:
            parts.insert(0, self.words["round"].format(n=view["round"]))
        if view["end_triggered"] and not view["over"]:
            parts.append(self.words["last_round"])
        return Rule(" · ".join(parts), style="dim")

    def _name(self, view: View, seat: int, player: Player) -> str:
        name = self.book.noun("seat", seat, self.lang)
        parts = [name[:1].upper() + name[1:]]
        if player["faction"]:
            parts.append(self.factions[player["faction"]].names[self.lang])
        parts.append(self.words["vp"].format(n=player["vp"]))
        if seat == self.you:
            parts[0] += f" ({self.words['you']})"
        elif not self._virtual(view, seat):
            parts.append(self.words["hand_of"].format(n=player["hand"]))
        if self._virtual(view, seat) and view["attacks"]:
            parts.append(self.words["attacks"].format(n=view["attacks"]))
        if view["first"] == seat and view["round"] and view["seats"] != 1:
            parts.append(self.words["first"])
        if player["passed"]:
            parts.append(self.words["passed"])
        return " · ".join(parts)

    def _virtual(self, view: View, seat: int) -> bool:
        return seat >= cast(int, view["seats"])

    def _rival(self, view: View, seat: int, player: Player) -> Panel:
        rows = grid()
        if not self._virtual(view, seat):
            rows.add_row(self.words["goods"], self._goods(player["goods"]))
            if player["deals"]:
                rows.add_row(self.words["deals"], self._deals(player["deals"]))
        for row, places in self._rows(player["state"]).items():
            if places:
                rows.add_row(self.words[row], self._in_short(places))
        return panel(rows, self._name(view, seat, player))

    def _common(self, view: View) -> RenderableType:
        rows = grid()
        if view["display"]:
            rows.add_row(self.words["display"], self._faces(cast("list[str]", view["display"])))
        faces = [self._connection(id) for id in cast("list[str]", view["open_connections"])]
        left = self.words["decks_left"].format(blue=view["blue_deck"], red=view["red_deck"])
        lines = Group(*faces, Text(left, style="dim"))
        rows.add_row(self.words["connections"], lines)
        return rows

    def _own(self, view: View, player: Player) -> Panel:
        rows = grid()
        rows.add_row(self.words["goods"], self._goods(player["goods"]))
        if player["deals"]:
            rows.add_row(self.words["deals"], self._deals(player["deals"]))
        if player["faction"]:
            rows.add_row(self.words["board"], self._board(player))
        for row, places in self._rows(player["state"]).items():
            if places:
                rows.add_row(self.words[row], self._at_length(places))
        if player["drawn"]:
            rows.add_row(self.words["drawn"], self._faces(player["drawn"]))
        rows.add_row(self.words["hand"], self._faces(player["hand"]))
        return panel(rows, self._name(view, self.you, player), style="not dim bold")

    # --- parts ---------------------------------------------------------------------------

    def _goods(self, goods: dict[str, int]) -> Text:
        """Count goods in words."""
        if not goods:
            return Text(self.words["none"], style="dim")
        parts = [
            Text(good_count(NUMBERS[name], n, self.lang), style=STYLES.get(name, ""))
            for name, n in goods.items()
        ]
        return Text(", ").join(parts)

    def _units(self, units: list[str]) -> str:
        return self._goods(dict(Counter(units))).plain

    def _deals(self, deals: list[str]) -> Text:
        """Say what the deals bring, and from where."""
        parts = [
            Text(good_name(self.cards.deal[self.cards.numbers[id]], 1, self.lang)).append(
                f" ({self._card_name(id)})", style="dim"
            )
            for id in deals
        ]
        return Text(", ").join(parts)

    def _board(self, player: Player) -> Text:
        """Say what the board's contact actions exchange; used ones are struck out."""
        actions = self.factions[player["faction"]].actions
        parts: list[Text] = []
        for action in BOARD_ACTIONS:
            effect = actions[action]
            used = action in player["board_used"]
            pays = goods_text(effect.cost, self.lang)
            text = f"{pays} → {goods_text(effect.gain.goods, self.lang)}"
            mark = f" [{self.words['spent']}]" if used else ""
            parts.append(Text(text + mark, style="dim" if used else ""))
        return Text("; ").join(parts)

    def _rows(self, places: list[Place]) -> dict[str, list[Place]]:
        """Sort places into the rows of a state (MS-2.2.3); ruins come last in theirs."""
        rows: dict[str, list[Place]] = {row: [] for row in ROWS}
        for place in sorted(places, key=lambda place: bool(place.get("ruin"))):
            kind = self.cards.kind[self.cards.numbers[place["card"]]]
            rows[ROWS[0 if kind < FEATURE else 1 if kind == FEATURE else 2]].append(place)
        return rows

    def _card_name(self, id: str) -> str:
        return self.cards.names[self.cards.numbers[id]][self.lang]

    def _place(self, place: Place) -> Text:
        """Name a location with what lies on it; of a ruin nothing is left."""
        if place.get("ruin"):
            return Text(self.words["ruin"], style="dim")
        number = self.cards.numbers[place["card"]]
        marks: list[str] = []
        if self.cards.kind[number] == OPEN_PRODUCTION:
            marks.append(self.words["open"])
        if place.get("guest"):
            marks.append(self.words["guest"])
        if place.get("shield") or self.cards.printed_shield[number]:
            marks.append(self.words["shield"])
        if place.get("uses") and self.cards.kind[number] == ACTION:
            uses = self.cards.uses[number]
            marks.append(self.words["used"].format(n=place["uses"], of=uses))
        for what in ("placed", "stored"):
            if place.get(what):
                marks.append(self.words[what].format(goods=self._units(place[what])))
        text = Text(self._card_name(place["card"]))
        return text.append(f" [{', '.join(marks)}]", style="magenta") if marks else text

    def _in_short(self, places: list[Place]) -> Text:
        """Name locations in a row, equal ones once with their number."""
        counts: dict[str, tuple[Text, int]] = {}
        for place in places:
            text = self._place(place)
            counts[text.plain] = (text, counts.get(text.plain, (text, 0))[1] + 1)
        parts = [text.append(f" ×{n}") if n > 1 else text for text, n in counts.values()]
        return Text(", ").join(parts)

    def _at_length(self, places: list[Place]) -> RenderableType:
        """Name locations one a line with what they do."""
        lines: list[Text] = []
        for place in places:
            if not place.get("ruin"):
                card = self.cards.locations[self.cards.numbers[place["card"]]]
                effect = card_text(card, self.lang).effect
                lines.append(self._place(place).append(f"  {effect}", style="dim"))
        ruins = [place for place in places if place.get("ruin")]
        if ruins:
            lines.append(self._in_short(ruins))
        return Group(*lines)

    def _faces(self, ids: list[str]) -> RenderableType:
        """Describe cards in full, each name on a line of its own."""
        lines: list[RenderableType] = []
        for id, copies in Counter(ids).items():
            number = self.cards.numbers[id]
            if number >= self.cards.size:
                lines.append(self._connection(id))
                continue
            text = card_text(self.cards.locations[number], self.lang)
            line = Text(text.name, style="bold")
            line.append(f" ×{copies}" if copies > 1 else "")
            line.append(f"  {text.head}", style="not bold")
            rest = " ".join(part for part in (text.summary(), text.spoils, text.deal) if part)
            lines += [line, Padding(Text(rest, style="dim"), (0, 0, 0, 2))]
        return Group(*lines) if lines else Text(self.words["none"], style="dim")

    def _connection(self, id: str) -> Text:
        number = self.cards.numbers[id]
        card = self.cards.connections[number - self.cards.size]
        text = Text(card.names[self.lang], style=f"bold {card.deck}")
        return text.append(f"  {connection_text(card, self.lang)[-1]}", style="dim not bold")

    # --- options -------------------------------------------------------------------------

    def changing(self, choice: Choice, changes: dict[str, int]) -> str:
        """Say what an option would give and take."""
        if "gives" in choice.label.args or choice.label.code in SAID:
            return ""
        priced = "goods" in choice.label.args
        parts = [
            f"{'+' if n > 0 else '−'}{good_count(NUMBERS[good], abs(n), self.lang)}"
            for good, n in sorted(changes.items(), key=lambda change: change[1] < 0)
            if n > 0 or not (priced or good == "card")
        ]
        return ", ".join(parts)
