"""Who is connected to which table, and what each of them is sent."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from novastate.games.registry import ruleset
from novastate.server.clock import Clock
from novastate.server.identity import STRANGER, Visitor
from novastate.server.live import Live
from novastate.server.present import table_info
from novastate.server.shapes.frames import Answer, LogPage, Presence, State
from novastate.server.shapes.tables import TableInfo
from novastate.server.showing import NULL, PAGE, Shown, encoder, page_start

QUEUE: Final = 400
"""Frames that may wait for a slow client before it is told to come back later."""
QUEUE_BYTES: Final = 4 * 2**20
"""Bytes that may wait for it."""
SHOWN: Final = 200
"""Tables of which is kept what was shown last."""
PRESENT: Final = 60.0
"""Seconds for which another process's word on who is online is believed."""


class Connection:
    """One client at one table: who it is, through which seat it looks, what it has seen."""

    def __init__(self, table: str, visitor: Visitor, address: str = "") -> None:
        self.table = table
        self.visitor = visitor
        self.address = address
        self.lang = "en"
        self.reader: int | None = None
        self.sent = 0
        """The last version this client was sent."""
        self.greeted = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.waiting = 0
        """Bytes in the queue."""

    def send(self, answer: Answer) -> None:
        """Queue a frame."""
        self.push(encoder.encode(answer))

    def push(self, frame: bytes) -> None:
        """Queue an encoded frame; who does not keep up is dropped and comes back by itself."""
        if self.frames.full() or self.waiting > QUEUE_BYTES:
            self.drop()
            return
        self.waiting += len(frame)
        self.frames.put_nowait(frame)

    async def pop(self) -> bytes | None:
        """Wait for the next frame to be sent; None ends the connection."""
        frame = await self.frames.get()
        self.waiting -= len(frame or b"")
        return frame

    def drop(self) -> None:
        """Let the connection end."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.waiting = 0
        self.frames.put_nowait(None)


def _auto_pass(live: Live, reader: int | None) -> bool | None:
    """Tell whether a seat passes by itself; None in a game without passes."""
    if not ruleset(live.facts.game).pass_word():
        return None
    return reader is not None and live.seats[reader].auto_pass


def _info(live: Live, visitor: Visitor, online: frozenset[int], lang: str) -> TableInfo:
    archived = live.archive is not None
    return table_info(live.facts, live.seats, visitor, live.to_act(), online, lang, archived)


def _add_parts(state: State, shown: Shown, reader: int | None, lang: str) -> None:
    """Add what is not always there."""
    for kind in ("guide", "summary", "take_back", "request", "puzzle"):
        part = shown.part(kind, None if kind == "summary" else reader, lang)
        if part != NULL:
            setattr(state, kind, part)


class Hub:
    """The connections of this process, by table."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.connections: dict[str, set[Connection]] = {}
        self._shown: OrderedDict[str, Shown] = OrderedDict()
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

    def end(self, secrets: Iterable[str]) -> None:
        """Drop the connections of sessions that were ended, by the hashes of their secrets."""
        ended = set(secrets) - {""}
        for at in self.connections.values():
            for connection in at:
                if connection.visitor.secret in ended:
                    connection.visitor, connection.reader = STRANGER, None
                    connection.drop()

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

    def heard(self, table: str, worker: str, seats: list[int], spectators: int) -> None:
        """Note who is at a table by another process, and forget what was noted long ago."""
        now = self.clock.now()
        self.elsewhere.setdefault(table, {})[worker] = (seats, spectators, now + PRESENT)
        for id, told in list(self.elsewhere.items()):
            fresh = {who: what for who, what in told.items() if what[2] >= now and any(what[:2])}
            if fresh:
                self.elsewhere[id] = fresh
            else:
                del self.elsewhere[id]

    def presence(self, live: Live) -> Presence:
        """Tell who is here, counting what other processes have told."""
        seats, spectators = self.here(live)
        now = self.clock.now()
        for others, watching, until in self.elsewhere.get(live.id, {}).values():
            if until >= now:
                seats = sorted({*seats, *others})
                spectators += watching
        return Presence(seats, spectators)

    def info(self, live: Live, visitor: Visitor, lang: str = "en") -> TableInfo:
        """Describe a table to a visitor."""
        return _info(live, visitor, self.online(live), lang)

    def online(self, live: Live) -> frozenset[int]:
        """Tell whose seats are online."""
        return frozenset(self.presence(live).seats)

    def shown(self, live: Live) -> Shown:
        """Return what is shown of a table now; it is kept while nothing changes."""
        found = self._shown.get(live.id)
        if found is None or not found.stands(live):
            found = self._shown[live.id] = Shown(live, found)
        self._shown.move_to_end(live.id)
        if len(self._shown) > SHOWN:
            self._shown.popitem(last=False)
        return found

    def forget(self, table: str) -> None:
        """Let go of what was shown of a table."""
        self._shown.pop(table, None)

    def state(
        self,
        connection: Connection,
        live: Live,
        online: frozenset[int],
        since: int,
        recap: int | None = None,
    ) -> State:
        """Make the state for a connection, with the log after `since`."""
        shown, reader, lang = self.shown(live), connection.reader, connection.lang
        own = live.own_seats(connection.visitor)
        assert reader is None or reader in own, "nobody looks through a seat of somebody else"
        undo = live.undo_depth(reader) if reader is not None else 0
        state = State(
            live.version,
            _info(live, connection.visitor, online, lang),
            reader,
            own,
            shown.view(reader),
            shown.part("question", reader, lang),
            undo > 0,
            shown.log(reader, lang, since),
            shown.part("outcome", reader, lang),
            _auto_pass(live, reader),
            undo,
            since,
        )
        _add_parts(state, shown, reader, lang)
        if recap is not None:
            state.recap = shown.log(reader, lang, max(recap, page_start(live, None)))
        return state

    def log_page(self, connection: Connection, live: Live, before: int) -> LogPage:
        """Make the page of the log that ends with a version."""
        until = max(0, min(before, live.version))
        since = max(0, (until - 1) // PAGE * PAGE)
        entries = self.shown(live).log(connection.reader, connection.lang, since, until)
        return LogPage(before, since, entries)

    def broadcast(self, live: Live) -> None:
        """Send every client of a table what is new to it."""
        self._show(live, lambda connection: connection.sent < live.version)

    def refresh(self, live: Live) -> None:
        """Send every client of a table its state once more: something besides the game is new."""
        self._show(live, lambda connection: True)

    def _show(self, live: Live, wants: Callable[[Connection], bool]) -> None:
        """Send the state to some clients; those who are shown the same get the same bytes."""
        here = [each for each in self.at(live.id) if each.greeted and wants(each)]
        for connection in here:
            self.settle_reader(connection, live)
        self.shown(live).expect(connection.reader for connection in here)
        online = self.online(live)
        made: dict[object, bytes] = {}
        for connection in here:
            since, visitor = page_start(live, connection.sent), connection.visitor
            whose = (tuple(live.own_seats(visitor)), live.is_host(visitor))
            key = (whose, connection.reader, connection.lang, since)
            if key not in made:
                made[key] = encoder.encode(self.state(connection, live, online, since))
            connection.push(made[key])
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
        frame = encoder.encode(answer)
        for connection in list(self.at(table)):
            if connection.greeted:
                connection.push(frame)
