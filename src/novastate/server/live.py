"""A table in memory: what the database says, with the game it leads to."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from novastate.games.registry import ruleset
from novastate.kernel.chance import commitment
from novastate.kernel.events import Event
from novastate.kernel.game import Game, begin, option_text, resume
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.record import Entry, Record
from novastate.server.identity import Visitor
from novastate.server.packing import read_events
from novastate.server.rewinding import rewound

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

MOVE: Final = "move"
UNDO: Final = "undo"
START: Final = "start"
HAND_OVER: Final = "hand_over"
TAKE_BACK: Final = "take_back"
"""Somebody plays his seat himself again."""
REWIND: Final = "rewind"
"""All moves from a version on are taken back."""
ASK_BACK: Final = "ask_back"
AGREE_BACK: Final = "agree_back"
REFUSE_BACK: Final = "refuse_back"
LESSON: Final = "lesson"
"""A lesson was left, or begun again before its first move."""

TIME_OUT: Final = "table_time_out"
"""The event of a seat that a bot plays because its time ran out."""


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
    accounts: set[int] = field(default_factory=set)
    """The accounts of those who hold it."""

    def hold(self, visitor: Visitor) -> None:
        """Let a visitor hold it."""
        self.holders.add(visitor.guest)
        if visitor.number:
            self.accounts.add(visitor.number)

    def shares(self, other: "Seat") -> bool:
        """Tell whether the same person holds another seat."""
        same = self.holders & other.holders or self.accounts & other.accounts
        return bool(same)

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


def moves_of(rows: Iterable[Row]) -> tuple[list[Entry], list[int]]:
    """List the moves that stand, and the version that made each."""
    entries: list[Entry] = []
    versions: list[int] = []
    for row in rows:
        if row.kind == MOVE:
            entries.append(Entry(row.seat, row.text))
            versions.append(row.version)
        elif row.kind == UNDO:
            index = versions.index(row.undoes or 0)
            del entries[index], versions[index]
        elif row.kind == REWIND:
            first = bisect_left(versions, row.undoes or 0)
            del entries[first:], versions[first:]
    return entries, versions


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
    rules: int | None = None
    """The version of the rules it is played by; None: from before tables knew it."""
    cards: str | None = None
    """The digest of the card files it is played with."""
    ending: str | None = None
    """Why it ended without a result."""
    glance: dict[str, Any] | None = None
    """While it is played: round and points, and the seats that are asked."""

    def afresh(self, id: str, host: int, now: float, **changes: Any) -> "Facts":
        """Return the facts of a new table like this one, at which nobody has played yet."""
        return replace(
            self,
            id=id,
            status=LOBBY,
            version=0,
            host=host,
            created=now,
            updated=now,
            rematch=None,
            scores=None,
            series=None,
            bot_turn=False,
            ending=None,
            glance=None,
            **changes,
        )


def version_of(facts: Facts) -> int:
    """Return the version of the rules a game was begun by: the first, where none was noted."""
    return 1 if facts.rules is None else facts.rules


def say_what_was_meant(facts: Facts) -> None:
    """Complete the options of a game of older rules: it keeps the cards it began with."""
    if facts.status != LOBBY:
        facts.options = ruleset(facts.game).meant(facts.options, version_of(facts))


@dataclass
class Archive:
    """What is shown of a game that can no longer be played: as much as was stored."""

    view: dict[str, Any] | None
    outcome: dict[str, Any]


@dataclass
class Snapshot:
    """A stored position: after which version and how many moves it was taken."""

    version: int
    moves: int
    position: str


def is_seed_known(facts: Facts) -> bool:
    """Tell whether everybody may know the seed: the game is over, or somebody has chosen it."""
    return facts.status == FINISHED or facts.origin.get("chosen_seed") is True


def is_analysed(facts: Facts) -> bool:
    """Tell whether a table allows hints, chances and reviews; a solved puzzle has no secret."""
    return facts.analysis or facts.origin.get("solved") is True


def taken_back(facts: Facts) -> int:
    """Count how often somebody went back further than information allows."""
    found = facts.origin.get("taken_back")
    return found if isinstance(found, int) else 0


class Live:
    """A table being used; whoever reads or changes it holds its lock."""

    def __init__(self, facts: Facts, seats: list[Seat]) -> None:
        self.facts = facts
        self.seats = seats
        self.rows: list[Row] = []
        self.game: Game | None = None
        self.archive: Archive | None = None
        """What is shown in place of a game that can no longer be played."""
        self.entry_versions: list[int] = []
        """The version that made each move of the record."""
        self.asked_since: list[int] = [0] * len(seats)
        """Since which version each seat's question is as it is."""
        self.changed_hands: list[int] = [0] * len(seats)
        """At which version a bot last began or ceased to play for each seat."""
        self.commands: dict[str, int] = {}
        self.standing: tuple[int, Any] | None = None
        """Of a puzzle: by which version, and how it stood then."""
        self.labels: dict[int, Phrase] = {}
        """Of a puzzle: what the moves of people were called when they were offered, by version."""
        self.last: Position | None = None
        """Of a puzzle: the position before the last move."""
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

    def round(self) -> tuple[object, object]:
        """Return the era, where the game has eras, and the round."""
        assert self.game is not None
        told = self.game.position.glance()
        return told.get("era"), told["round"]

    # --- how the game comes about --------------------------------------------------------

    def blank_record(self) -> Record:
        """Return the record without its moves."""
        facts, rules = self.facts, ruleset(self.facts.game)
        options = {name: option_text(value) for name, value in facts.options.items()}
        names = [seat.name for seat in self.seats]
        version = rules.version if facts.status == LOBBY else version_of(facts)
        record = Record(rules.id, version, len(names), facts.seed, options, names)
        record.given = list(facts.given)
        record.cards = facts.cards or ""
        record.commitment = commitment(facts.seed)
        record.taken_back = taken_back(facts)
        return record

    def record(self) -> Record:
        """Return the record with its moves, as the stored rows tell it."""
        record = self.blank_record()
        record.entries, _ = moves_of(self.rows)
        return record

    def begin(self) -> None:
        """Set the game up; nothing has been played."""
        self.adopt(begin(ruleset(self.facts.game), self.blank_record()))
        self.entry_versions = []

    def adopt(self, game: Game) -> None:
        """Go on with a game."""
        self.game = game
        game.record.commitment = commitment(self.facts.seed)

    def take(self, rows: list[Row]) -> None:
        """Take over the stored rows."""
        self.rows = rows
        self.commands = {row.command: row.version for row in rows if row.command}
        for row in rows:
            self._note_hands(row)
        _, self.entry_versions = moves_of(rows)

    def row(self, version: int) -> Row:
        """Return the change that made a version; they are numbered without a gap."""
        return self.rows[version - self.rows[0].version]

    def has_begun(self) -> bool:
        """Tell whether a game was begun, by its rows."""
        return any(row.kind == START for row in self.rows)

    def restore(self, snapshot: Snapshot | None) -> None:
        """Set up the game that the stored rows lead to.

        The snapshot was taken at a barrier, so the moves after it are those that can be taken back.
        """
        record = self.record()
        rules = ruleset(self.facts.game)
        if snapshot is None:
            self.game = begin(rules, record)
            for entry in record.entries:
                self.game.play_text(entry.seat, entry.text)
            version = 0
        else:
            version = snapshot.version
            data = msgspec.json.decode(snapshot.position.encode(), type=dict[str, object])
            self.game = resume(rules, record, rules.from_data(data), snapshot.moves)
        self.adopt(self.game)
        self.asked_since = [version] * len(self.seats)
        for row in self.rows:
            if row.version > version and row.kind in (MOVE, UNDO):
                self.asked_since[row.seat] = row.version
            elif row.version > version and row.kind == REWIND:
                self.asked_since = [row.version] * len(self.seats)

    # --- changes -------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Event]:
        """Make a move; raise Refused or BadInput and change nothing if it cannot be made."""
        assert self.game is not None
        if self.facts.origin.get("kind") == "puzzle":
            self.last = self.game.position.clone()
        return list(self.game.play_text(seat, text))

    def undo(self, seat: int) -> int:
        """Take back a seat's last move and return the version that had made it."""
        assert self.game is not None
        seats = [entry.seat for entry in self.game.record.entries]
        index = len(seats) - 1 - seats[::-1].index(seat)
        self.game.undo(seat)
        return self.entry_versions[index]

    def undo_depth(self, seat: int) -> int:
        """Count the moves a seat can take back: none from before it changed hands."""
        if self.game is None or not self.to_act():
            return 0
        entries, since = self.game.record.entries, self.changed_hands[seat]
        first = len(entries) - self.game.open_moves()
        return sum(
            entry.seat == seat and version > since
            for entry, version in zip(entries[first:], self.entry_versions[first:], strict=True)
        )

    def lost_on_time(self, seat: int) -> bool:
        """Tell whether a bot plays a seat because its time ran out, not by its owner's wish."""
        if not self.seats[seat].taken_over:
            return False
        version = self.changed_hands[seat]
        last = next((row for row in reversed(self.rows) if row.version == version), None)
        return last is not None and any(e.code == TIME_OUT for e in read_events(last.events))

    def note(self, row: Row) -> None:
        """Add a row whose effect on the game has happened already."""
        self.rows.append(row)
        self.facts.version = row.version
        self.facts.updated = row.time
        self._note_hands(row)
        if row.command:
            self.commands[row.command] = row.version
        if row.kind == MOVE:
            self.entry_versions.append(row.version)
        elif row.kind == UNDO:
            self.entry_versions.remove(row.undoes or 0)
        elif row.kind == REWIND:
            del self.entry_versions[bisect_left(self.entry_versions, row.undoes or 0) :]
            self.asked_since = [row.version] * len(self.seats)
        if row.kind in (MOVE, UNDO, START):
            if self.at_barrier():
                self.asked_since = [row.version] * len(self.seats)
            else:
                self.asked_since[row.seat] = row.version

    def _note_hands(self, row: Row) -> None:
        if row.kind in (HAND_OVER, TAKE_BACK):
            self.changed_hands[row.seat] = row.version

    def follow(self, row: Row) -> None:
        """Repeat a change that another process has stored."""
        if row.kind == START:
            self.begin()
        elif row.kind == MOVE:
            self.play(row.seat, row.text)
        elif row.kind == UNDO:
            self.undo(row.seat)
        elif row.kind == REWIND:
            done = bisect_left(self.entry_versions, row.undoes or 0)
            self.adopt(rewound(ruleset(self.facts.game), self.record(), done).game)
        self.note(row)

    def at_barrier(self) -> bool:
        """Tell whether nothing can be taken back here."""
        return self.game is not None and self.game.open_moves() == 0
