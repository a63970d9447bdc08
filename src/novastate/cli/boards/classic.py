"""The table of an old edition in the terminal, readable at 80 columns."""

from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from novastate.cli.boards.board import Player, SpokenBoard, View
from novastate.cli.boards.frames import grid, panel
from novastate.games.classic.goods import CONTACT_NAMES, NUMBERS
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.words.card_text import contact_name, good_count, goods_text, lines
from novastate.games.classic.words.card_words import words_of
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice

Place = dict[str, Any]


class ClassicBoard(SpokenBoard):
    """Rivals above, the lookout between, the own state and hand below."""

    speech_of = "classic"

    def __init__(self, position: Position, book: PhraseBook, lang: str, you: int) -> None:
        super().__init__(position, book, lang, you)
        self.cards = cast(ClassicPosition, position).cards
        self.speech = words_of(self.game)[lang]

    def draw(self, view: View) -> list[RenderableType]:
        """Lay out the table as a seat sees it."""
        parts: list[RenderableType] = [self._title(view)]
        parts += [self._player(view, seat, player) for seat, player in self.rivals(view)]
        row = cast("list[str]", view["row"])
        if row:
            rows = grid()
            rows.add_row(self.words["row"], self._faces(row))
            parts.append(rows)
        return [*parts, self._player(view, self.you, self.own(view))]

    def follow_up(self, view: View, code: str) -> list[RenderableType]:
        """Lay out what a question needs right after an answer of the same seat."""
        return self.draw(view) if code in ("choose_action", "lookout_pick", "cash_spoils") else []

    def _title(self, view: View) -> Rule:
        discards = len(cast("list[str]", view["discard"]))
        parts = [
            self.words["turn"].format(n=view["turn"]),
            self.words[f"phase_{view['phase']}"],
            self.words["deck"].format(n=view["deck"], discards=discards),
        ]
        return Rule(" · ".join(parts), style="dim")

    def _heading(self, view: View, seat: int, player: Player) -> str:
        name = self.book.noun("seat", seat, self.lang)
        parts = [name[:1].upper() + name[1:]]
        if player["faction"]:
            parts.append(self.book.noun("faction", player["faction"], self.lang))
        parts.append(self.words["vp"].format(n=player["total"]))
        if seat == self.you:
            parts[0] += f" ({self.words['you']})"
        else:
            parts.append(self.words["hand_of"].format(n=player["hand"]))
        if view["first"] == seat:
            parts.append(self.words["first"])
        if player["passed"]:
            parts.append(self.words["passed"])
        return " · ".join(parts)

    def _player(self, view: View, seat: int, player: Player) -> RenderableType:
        """Lay out a player; the own cards in full, those of rivals by name."""
        own = seat == self.you
        rows = grid()
        rows.add_row(self.words["pool"], self._goods(player["pool"]))
        rows.add_row(self.words["contacts"], self._fields(player))
        self._tucked(rows, player)
        if player["leader"]:
            rows.add_row(self.words["leader"], self._places([player["leader"]], own))
        if player["state"]:
            defences = cast("list[list[int | None]] | None", view.get("defences"))
            known = None if defences is None else defences[seat]
            places = self._places(player["state"], own, known)
            rows.add_row(self.words["state"], places)
        if own:
            rows.add_row(self.words["hand"], self._faces(player["hand"]))
        style = "not dim bold" if own else "not dim"
        return panel(rows, self._heading(view, seat, player), style=style)

    def _tucked(self, rows: Any, player: Player) -> None:
        used = len(player["spoils"]) + len(player["deals"])
        room = self.words["slots"].format(used=used, n=player["slots"])
        for name in ("spoils", "deals"):
            if player[name]:
                cards = ", ".join(self._name(id) for id in player[name])
                rows.add_row(self.words[name], Text(cards).append(f"  {room}", style="dim"))

    def _fields(self, player: Player) -> Text:
        """Name the contacts of a faction with cost and range; used ones are marked."""
        ids = [faction.text.id for faction in self.cards.factions]
        if player["faction"] not in ids:
            return Text(self.words["none"], style="dim")
        parts: list[Text] = []
        for i, field in enumerate(self.cards.factions[ids.index(player["faction"])].fields):
            used = i in player["fields_used"]
            cost = goods_text(field.cost, self.speech)
            if field.kind < len(CONTACT_NAMES):
                contact = contact_name(field.kind, self.speech)
                text = self.words["field"].format(contact=contact, range=field.range, cost=cost)
            else:
                text = self.words["redevelopment"].format(cost=cost)
            mark = f" [{self.words['spent']}]" if used else ""
            parts.append(Text(text + mark, style="dim" if used else ""))
        return Text(", ").join(parts)

    def _goods(self, goods: dict[str, int]) -> Text:
        if not goods:
            return Text(self.words["none"], style="dim")
        return Text(self._counts(goods))

    def _counts(self, goods: dict[str, int]) -> str:
        return ", ".join(good_count(NUMBERS[name], n, self.speech) for name, n in goods.items())

    def _name(self, id: str) -> str:
        return self.cards.names[self.cards.numbers[id]][self.lang]

    def _place(self, place: Place, defence: int | None = None) -> Text:
        """Name a card in play with its defence, where it counts, and what lies on it."""
        if place.get("debris"):
            return Text(self.words["debris"], style="dim")
        marks: list[str] = []
        if defence is not None:
            marks.append(self.words["defence"].format(n=defence))
        if place.get("uses"):
            marks.append(self.words["used"].format(n=place["uses"]))
        if place.get("vp"):
            values = "+".join(str(value) for value in place["vp"])
            marks.append(self.words["tokens"].format(values=values))
        if place.get("stock"):
            counts = {good: place["stock"].count(good) for good in place["stock"]}
            marks.append(self.words["stock"].format(goods=self._counts(counts)))
        if place.get("attached"):
            cards = ", ".join(self._name(id) for id in place["attached"])
            marks.append(self.words["attached"].format(cards=cards))
        for mark, word in (("visitors", "visited"), ("agreements", "agreed")):
            if place.get(mark):
                names = [self.book.noun("seat", seat, self.lang) for seat in place[mark]]
                marks.append(self.words[word].format(names=", ".join(names)))
        if place.get("improved"):
            marks.append(self.words["improved"])
        text = Text(self._name(place["card"]))
        return text.append(f" [{', '.join(marks)}]", style="magenta") if marks else text

    def _places(
        self, places: list[Place], at_length: bool, defences: list[int | None] | None = None
    ) -> RenderableType:
        known = defences or [None] * len(places)
        named = [self._place(place, known[i]) for i, place in enumerate(places)]
        if not at_length:
            return Text(", ").join(named)
        lines: list[RenderableType] = []
        for place, name in zip(places, named, strict=True):
            lines.append(name)
            if not place.get("debris"):
                lines.append(self._does(place["card"]))
        return Group(*lines)

    def _said(self, id: str) -> list[str]:
        """Return the sentences of a card, its head first."""
        return lines(self.cards.cards[self.cards.numbers[id]], self.speech)

    def _does(self, id: str) -> RenderableType:
        said = " ".join(self._said(id)[1:])
        return Padding(Text(said, style="dim"), (0, 0, 0, 2))

    def _faces(self, ids: list[str]) -> RenderableType:
        """Describe cards in full, each name on a line of its own."""
        lines: list[RenderableType] = []
        for id in ids:
            line = Text(self._name(id), style="bold")
            lines.append(line.append(f"  {self._said(id)[0]}", style="not bold"))
            if len(self._said(id)) > 1:
                lines.append(self._does(id))
        return Group(*lines) if lines else Text(self.words["none"], style="dim")

    def changing(self, choice: Choice, changes: dict[str, int]) -> str:
        """Say what an option would give and take."""
        parts: list[str] = []
        for name, n in changes.items():
            sign = "+" if n > 0 else "−"
            if name == "vp":
                parts.append(sign + self.words["vp"].format(n=abs(n)))
            elif n > 0 or name != "card":
                parts.append(sign + good_count(NUMBERS[name], abs(n), self.speech))
        return ", ".join(parts)
