"""Who is connected to which table, and what each of them is sent."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from novastate.server.guiding import guide
from novastate.server.identity import Visitor
from novastate.server.live import Live, Row
from novastate.server.present import Told, log_entries, outcome_data, question_data, table_info
from novastate.server.shapes import Answer, Presence, State, TableInfo

QUEUE: Final = 400
"""Frames that may wait for a slow client before it is told to come back later."""

_encoder: Final = msgspec.json.Encoder()
NULL: Final = msgspec.Raw(b"null")


class Connection:
    """One client at one table: who it is, through which seat it looks, what it has seen."""

    def __init__(self, table: str, visitor: Visitor) -> None:
        self.table = table
        self.visitor = visitor
        self.lang = "en"
        self.reader: int | None = None
        self.sent = 0
        """The last version this client was sent."""
        self.greeted = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, answer: Answer) -> None:
        """Queue a frame; a client that does not keep up is dropped and comes back by itself."""
        try:
            self.frames.put_nowait(_encoder.encode(answer))
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Let the connection end."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Shown:
    """The parts of a state that are the same for every connection with the same reader.

    Whoever shows a table to several readers names them all, so that their views share their parts.
    """

    def __init__(
        self, live: Live, online: frozenset[int], readers: Iterable[int | None] = ()
    ) -> None:
        self.live = live
        self.online = online
        self._readers = dict.fromkeys(readers)
        self._views: dict[int | None, dict[str, object]] = {}
        self._told = Told()
        self._parts: dict[object, msgspec.Raw] = {}

    def part(self, kind: str, reader: int | None, lang: str, since: int = 0) -> msgspec.Raw:
        """Return a part as JSON; it is made once."""
        key = (kind, reader, lang, since)
        if key not in self._parts:
            made = self._make(kind, reader, lang, since)
            self._parts[key] = NULL if made is None else msgspec.Raw(_encoder.encode(made))
        return self._parts[key]

    def _make(self, kind: str, reader: int | None, lang: str, since: int) -> object:
        live = self.live
        if kind == "log":
            return log_entries(live, rows_after(live, since), reader, lang, self._told)
        if live.game is None:
            return None
        if kind == "guide":
            return guide(live, reader, lang)
        position = live.game.position
        if kind == "view":
            return self._view(reader)
        if kind == "question":
            if reader is None or reader not in live.to_act():
                return None
            return question_data(position, reader, live.book(), lang)
        outcome = position.outcome()
        if outcome is None:
            return None
        return outcome_data(outcome, live.book(), lang, live.facts.series)

    def _view(self, reader: int | None) -> dict[str, object]:
        """Return what a reader sees; the first to ask has it made for all."""
        assert self.live.game is not None
        if reader not in self._views:
            readers = list({**self._readers, reader: None})
            made = self.live.game.position.views(readers)
            self._views = dict(zip(readers, made, strict=True))
        return self._views[reader]


def rows_after(live: Live, since: int) -> Sequence[Row]:
    """Return the changes after a version; they are numbered without a gap."""
    return live.rows[max(0, since - live.rows[0].version + 1) :] if live.rows else []


class Hub:
    """The connections of this process, by table."""

    def __init__(self) -> None:
        self.connections: dict[str, set[Connection]] = {}
        self.elsewhere: dict[str, dict[str, tuple[list[int], int, float]]] = {}
        """Presence told by other processes: by table and process, seats, spectators, until when."""

    def at(self, table: str) -> set[Connection]:
        """Return the connections at a table."""
        return self.connections.get(table, set())

    def add(self, connection: Connection) -> None:
        """Let a client listen."""
        self.connections.setdefault(connection.table, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Forget a client."""
        at = self.connections.get(connection.table, set())
        at.discard(connection)
        if not at:
            self.connections.pop(connection.table, None)

    def count(self) -> int:
        """Count all connections."""
        return sum(len(at) for at in self.connections.values())

    def here(self, live: Live) -> tuple[list[int], int]:
        """Tell which seats are online by this process, and how many people watch."""
        seats: set[int] = set()
        spectators = 0
        for connection in self.at(live.id):
            own = live.own_seats(connection.visitor)
            seats.update(own)
            spectators += not own
        return sorted(seats), spectators

    def presence(self, live: Live, now: float = 0.0) -> Presence:
        """Tell who is here, counting what other processes have told."""
        seats, spectators = self.here(live)
        for others, watching, until in self.elsewhere.get(live.id, {}).values():
            if until >= now:
                seats = sorted({*seats, *others})
                spectators += watching
        return Presence(seats, spectators)

    def info(self, live: Live, visitor: Visitor) -> TableInfo:
        """Describe a table to a visitor."""
        return table_info(live.facts, live.seats, visitor, live.to_act(), self.online(live))

    def online(self, live: Live) -> frozenset[int]:
        """Tell whose seats are online."""
        return frozenset(self.presence(live).seats)

    def state(
        self, connection: Connection, live: Live, shown: Shown, since: int, recap: int | None = None
    ) -> State:
        """Make the state for a connection, with the log after `since`."""
        reader, lang = connection.reader, connection.lang
        own = live.own_seats(connection.visitor)
        assert reader is None or reader in own, "nobody looks through a seat of somebody else"
        undo = live.undo_depth(reader) if reader is not None else 0
        state = State(
            live.version,
            table_info(live.facts, live.seats, connection.visitor, live.to_act(), shown.online),
            reader,
            own,
            shown.part("view", reader, lang),
            shown.part("question", reader, lang),
            undo > 0,
            shown.part("log", reader, lang, since),
            shown.part("outcome", reader, lang),
            reader is not None and live.seats[reader].auto_pass,
            undo,
            since,
        )
        guided = shown.part("guide", reader, lang)
        if guided != NULL:
            state.guide = guided
        if recap is not None:
            state.recap = shown.part("log", reader, lang, recap)
        return state

    def broadcast(self, live: Live) -> None:
        """Send every client of a table what is new to it."""
        behind = [
            connection
            for connection in self.at(live.id)
            if connection.greeted and connection.sent < live.version
        ]
        for connection in behind:
            self.settle_reader(connection, live)
        shown = Shown(live, self.online(live), [connection.reader for connection in behind])
        for connection in behind:
            connection.send(self.state(connection, live, shown, connection.sent))
            connection.sent = live.version

    def settle_reader(self, connection: Connection, live: Live) -> None:
        """Choose through which own seat a client looks, if it has not chosen or lost it."""
        own = live.own_seats(connection.visitor)
        if connection.reader in own:
            return
        asked = [seat for seat in own if seat in live.to_act()]
        connection.reader = asked[0] if asked else own[0] if own else None

    def tell(self, table: str, answer: Answer) -> None:
        """Send the same frame to every client of a table."""
        for connection in list(self.at(table)):
            if connection.greeted:
                connection.send(answer)
