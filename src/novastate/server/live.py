"""A table in memory: what the database says, with the game it leads to."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec

from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.game import Game, begin, resume
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.record import Entry, Record
from novastate.server.identity import Visitor

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

MOVE: Final = "move"
UNDO: Final = "undo"
START: Final = "start"


@dataclass
class Seat:
    """One seat: who plays it, and until when an answer is due."""

    index: int
    kind: str
    name: str
    bot: str | None = None
    taken_over: bool = False
    auto_pass: bool = False
    deadline: float | None = None
    holders: set[int] = field(default_factory=set)

    def is_of(self, visitor: Visitor) -> bool:
        """Tell whether a visitor holds it."""
        return not self.holders.isdisjoint(visitor.guests)

    def by_bot(self) -> bool:
        """Tell whether a bot answers for it now."""
        return self.kind == BOT or self.taken_over


class Row(msgspec.Struct, gc=False):
    """One change of a table, as it is stored.

    Its events stay the text they are stored as: a server holds the rows of all its games, and the
    garbage collector would otherwise walk through everything that ever happened.
    """

    version: int
    kind: str
    seat: int
    text: str = ""
    command: str | None = None
    undoes: int | None = None
    events: str = "[]"
    time: float = 0.0


@dataclass
class Facts:
    """What the row of a table says."""

    id: str
    game: str
    status: str
    visibility: str
    options: dict[str, object]
    pace: str
    move_seconds: int | None
    version: int
    host: int | None
    seed: int
    given: list[str]
    origin: dict[str, object]
    created: float
    updated: float
    rematch: str | None = None
    scores: list[int] | None = None
    series: dict[str, object] | None = None
    bot_turn: bool = False
    analysis: bool = True
    """Whether hints, chances and reviews are allowed at this table."""


def is_analysed(facts: Facts) -> bool:
    """Tell whether a table allows hints, chances and reviews; a solved puzzle has no secret."""
    return facts.analysis or facts.origin.get("solved") is True


class Live:
    """A table being used; whoever reads or changes it holds its lock."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.rows: list[Row] = []
        self.game: Game | None = None
        self.entry_versions: list[int] = []
        """The version that made each move of the record."""
        self.asked_since: list[int] = [0] * len(seats)
        """Since which version each seat's question is as it is."""
        self.commands: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self._book: PhraseBook | None = None

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.facts.id

    @property
    def version(self) -> int:
        """Return the number of the last change."""
        return self.facts.version

    def book(self) -> PhraseBook:
        """Return the words of the game with the players' names."""
        if self._book is None:
            names = [seat.name for seat in self.seats]
            self._book = ruleset(self.facts.game).book(names, len(names) == 1)
        return self._book

    def forget_words(self) -> None:
        """Make new words: a name has changed."""
        self._book = None

    def own_seats(self, visitor: Visitor) -> list[int]:
        """List the seats a visitor holds."""
        return [seat.index for seat in self.seats if seat.is_of(visitor)]

    def is_host(self, visitor: Visitor) -> bool:
        """Tell whether a visitor made the table."""
        return self.facts.host in visitor.guests

    def to_act(self) -> tuple[int, ...]:
        """List the seats that are asked something."""
        if self.game is None or self.facts.status != PLAYING:
            return ()
        return self.game.position.to_act()

    def round(self) -> int:
        """Return the round, where the game has rounds."""
        assert self.game is not None
        value = self.game.position.view(None).get("round")
        return value if isinstance(value, int) else 0

    # --- how the game comes about --------------------------------------------------------

    def blank_record(self) -> Record:
        """Return the record without its moves."""
        from novastate.kernel.game import option_text

        facts, rules = self.facts, ruleset(self.facts.game)
        options = {name: option_text(value) for name, value in facts.options.items()}
        names = [seat.name for seat in self.seats]
        record = Record(rules.id, rules.version, len(names), facts.seed, options, names)
        record.given = list(facts.given)
        return record

    def begin(self) -> None:
        """Set the game up; nothing has been played."""
        self.game = begin(ruleset(self.facts.game), self.blank_record())
        self.entry_versions = []

    def restore(self, rows: list[Row], snapshot: tuple[int, int, str] | None) -> None:
        """Take over the stored rows and set up the game they lead to.

        The snapshot (version, moves, position) was taken at a barrier, so the moves after it are
        those that can be taken back.
        """
        self.rows = rows
        self.commands = {row.command: row.version for row in rows if row.command}
        if not any(row.kind == START for row in rows):
            return
        record = self.blank_record()
        for row in rows:
            if row.kind == MOVE:
                record.entries.append(Entry(row.seat, row.text))
                self.entry_versions.append(row.version)
            elif row.kind == UNDO:
                index = self.entry_versions.index(row.undoes or 0)
                del record.entries[index], self.entry_versions[index]
        rules = ruleset(self.facts.game)
        if snapshot is None:
            self.game = begin(rules, record)
            for entry in record.entries:
                self.game.play_text(entry.seat, entry.text)
            version = 0
        else:
            version, moves, text = snapshot
            position = rules.from_data(msgspec.json.decode(text.encode(), type=dict[str, object]))
            self.game = resume(rules, record, position, moves)
        self.asked_since = [version] * len(self.seats)
        for row in rows:
            if row.version > version and row.kind in (MOVE, UNDO):
                self.asked_since[row.seat] = row.version

    # --- changes -------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Event]:
        """Make a move; raise Refused or BadInput and change nothing if it cannot be made."""
        assert self.game is not None
        return list(self.game.play_text(seat, text))

    def undo(self, seat: int) -> int:
        """Take back a seat's last move and return the version that had made it."""
        assert self.game is not None
        seats = [entry.seat for entry in self.game.record.entries]
        index = len(seats) - 1 - seats[::-1].index(seat)
        self.game.undo(seat)
        return self.entry_versions[index]

    def undo_depth(self, seat: int) -> int:
        """Count the moves a seat can take back."""
        if self.game is None or not self.to_act():
            return 0
        entries = self.game.record.entries
        return sum(e.seat == seat for e in entries[len(entries) - self.game.open_moves() :])

    def note(self, row: Row) -> None:
        """Add a row whose effect on the game has happened already."""
        self.rows.append(row)
        self.facts.version = row.version
        self.facts.updated = row.time
        if row.command:
            self.commands[row.command] = row.version
        if row.kind == MOVE:
            self.entry_versions.append(row.version)
        elif row.kind == UNDO:
            self.entry_versions.remove(row.undoes or 0)
        if row.kind in (MOVE, UNDO, START):
            if self.at_barrier():
                self.asked_since = [row.version] * len(self.seats)
            else:
                self.asked_since[row.seat] = row.version

    def follow(self, row: Row) -> None:
        """Repeat a change that another process has stored."""
        if row.kind == START:
            self.begin()
        elif row.kind == MOVE:
            self.play(row.seat, row.text)
        elif row.kind == UNDO:
            self.undo(row.seat)
        self.note(row)

    def at_barrier(self) -> bool:
        """Tell whether nothing can be taken back here."""
        return self.game is not None and self.game.open_moves() == 0
