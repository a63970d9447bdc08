"""Scripted clients: they play at random over WebSocket and resend what was not answered.

A client does what the page does (docs/server.md): it says hello with the last version up to which
its log is whole, asks for the pages it lacks, shows the newest state, sends one command at a time
under an id of its own, and sends it again, under the same id, after a lost connection or a silence.
"""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.patience import PATIENCE

LATE: Final = {"stale", "not_asked", "no_undo", "is_finished", "bot_plays", "slow_down"}
"""Refusals of a client that has not seen the newest state, or plays faster than people do."""
UNDO_ONE_IN: Final = 40


class State(msgspec.Struct):
    """What a client uses of a state; the view stays the bytes it came as."""

    version: int
    reader: int | None
    view: msgspec.Raw
    question: dict[str, Any] | None
    can_undo: bool
    log: list[dict[str, Any]]
    outcome: dict[str, Any] | None
    since: int = 0


class Other(msgspec.Struct):
    """What a client uses of any other frame."""

    type: str
    id: str = ""
    version: int = 0
    code: str = ""
    text: str = ""
    before: int = 0
    since: int = 0
    log: list[dict[str, Any]] = []


@dataclass(frozen=True)
class Acked:
    """A command the server has told to be stored."""

    table: str
    version: int
    kind: str
    seat: int
    text: str
    command: str


@dataclass
class Ledger:
    """What all clients of a run were told."""

    acked: list[Acked] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    lost: int = 0
    """Connections that ended before the game."""
    resent: int = 0


_ids: Final = itertools.count(1)


class Client:
    """One seat at one table, played at random until the game is over."""

    def __init__(
        self,
        address: Callable[[], str],
        table: str,
        cookie: str,
        ledger: Ledger,
        chance: Random,
        patience: float = 5.0,
        extra: dict[str, str] | None = None,
    ) -> None:
        self.address = address
        self.table = table
        self.headers = {"cookie": cookie, **(extra or {})}
        self.ledger = ledger
        self.chance = chance
        self.patience = patience
        self.state: State | None = None
        self.log: dict[tuple[int, int], dict[str, Any]] = {}
        self.spans: list[tuple[int, int]] = []
        """What the log holds: after which version, up to which."""
        self.acked = 0
        """The newest version that was acknowledged to this client."""
        self.pending: dict[str, Any] | None = None
        self.looks_again = False

    @property
    def whole(self) -> int:
        """Return the version up to which the log has no gap."""
        return self.spans[0][1] if self.spans and self.spans[0][0] == 0 else 0

    @property
    def over(self) -> bool:
        """Tell whether the end of the game, its figures, and all that led to it are known."""
        state = self.state
        if state is None or state.outcome is None or state.outcome["series"] is None:
            return False
        return self.whole == state.version

    async def play(self) -> None:
        """Play until the game is over, through as many connections as it takes."""
        while not self.over:
            try:
                address = self.address().replace("http", "ws", 1) + f"/ws/tables/{self.table}"
                async with connect(
                    address, additional_headers=self.headers, compression=None, max_size=2**22
                ) as wire:
                    await self._session(wire)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.ledger.lost += 1
                await asyncio.sleep(0.02 + 0.05 * self.chance.random())

    async def _session(self, wire: ClientConnection) -> None:
        await self._hello(wire)
        greeted = False
        while not self.over:
            try:
                async with asyncio.timeout(self.patience):
                    raw = await wire.recv()
            except TimeoutError:
                await self._nudge(wire)
                continue
            kind = self._take(raw)
            if kind in ("state", "gap") and not greeted:
                greeted = True
                if self.pending is not None:
                    await self._send(wire, self.pending)
                    self.ledger.resent += 1
            if kind == "gap":
                await self._send(wire, {"type": "log", "before": self.spans[-1][0]})
            if kind == "hello":
                await self._hello(wire)
            if greeted:
                await self._act(wire)

    async def _send(self, wire: ClientConnection, frame: dict[str, Any]) -> None:
        await wire.send(msgspec.json.encode(frame).decode())

    async def _hello(self, wire: ClientConnection) -> None:
        await self._send(wire, {"type": "hello", "lang": "en", "since": self.whole})

    async def _nudge(self, wire: ClientConnection) -> None:
        """Ask again after a silence: our frame or the answer may have been lost."""
        await self._hello(wire)
        if self.pending is not None:
            await self._send(wire, self.pending)
            self.ledger.resent += 1

    # --- what comes in -------------------------------------------------------------------

    def _take(self, raw: str | bytes) -> str:
        other = _other.decode(raw)
        if other.type == "state":
            return self._take_state(_state.decode(raw))
        if other.type == "log":
            return self._take_log(other.log, other.since, other.before)
        if other.type == "ack":
            self._take_ack(other)
        elif other.type == "refused" and self.pending and other.id == self.pending["id"]:
            self.pending, self.looks_again = None, True
            if other.code not in LATE:
                self.ledger.faults.append(f"{self.table} refused {other.code}: {other.text}")
            return "hello"
        elif other.type == "error" and other.code not in ("hello_first", "slow_down"):
            self.ledger.faults.append(f"{self.table} error {other.code}: {other.text}")
        return "hello" if other.code == "hello_first" else other.type

    def _take_state(self, state: State) -> str:
        if self.state is None or state.version >= self.state.version:
            self.state = state
            self.looks_again = False
        return self._take_log(state.log, state.since, state.version)

    def _take_log(self, entries: list[dict[str, Any]], since: int, until: int) -> str:
        """Add entries to the log; tell whether earlier ones are missing."""
        for entry in entries:
            self.log[entry["version"], entry["n"]] = entry
        spans: list[tuple[int, int]] = []
        for span in sorted([*self.spans, (since, until)]):
            if spans and span[0] <= spans[-1][1]:
                spans[-1] = (spans[-1][0], max(spans[-1][1], span[1]))
            else:
                spans.append(span)
        self.spans = spans
        return "gap" if len(spans) > 1 or spans[0][0] > 0 else "state"

    def _take_ack(self, ack: Other) -> None:
        pending = self.pending
        if pending is None or pending["id"] != ack.id:
            return  # the second answer to a doubled command
        assert self.state is not None
        self.pending = None
        self.acked = ack.version
        seat, text = self.state.reader or 0, pending.get("move", "")
        self.ledger.acked.append(
            Acked(self.table, ack.version, pending["type"], seat, text, ack.id)
        )

    # --- what goes out -------------------------------------------------------------------

    async def _act(self, wire: ClientConnection) -> None:
        state = self.state
        if state is None or self.pending or self.looks_again or state.version < self.acked:
            return
        frame = self._decide(state)
        if frame is not None:
            self.pending = {**frame, "id": f"s{next(_ids)}", "version": state.version}
            await self._send(wire, self.pending)

    def _decide(self, state: State) -> dict[str, Any] | None:
        if state.question is None:
            return None
        if state.can_undo and self.chance.randrange(UNDO_ONE_IN) == 0:
            return {"type": "undo"}
        choices = [c["move"] for c in state.question["choices"] if "refusal" not in c]
        return {"type": "move", "move": self.chance.choice(choices)}


_state: Final = msgspec.json.Decoder(State)
_other: Final = msgspec.json.Decoder(Other)


@dataclass
class Table:
    """A game with the cookies of its people."""

    id: str
    cookies: list[str]
    seats: list[int]


async def set_up(
    url: str, people: int, bots: int = 0, extra: dict[str, str] | None = None, **more: Any
) -> Table:
    """Make a table of people and random bots and begin; each person is a guest of its own."""
    seats = [{"kind": "person", "name": "P1"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    body = {"game": "master", "visibility": "private", "seats": seats, **more}
    cookies: list[str] = []
    async with httpx.AsyncClient(base_url=url, headers=extra, timeout=PATIENCE) as http:
        made = await _post(http, "/api/tables", body)
        cookies.append(http.cookies["novastate"])
        id = made["table"]["id"]
        for index in range(1, people):
            http.cookies.clear()
            await _post(http, f"/api/tables/{id}/join", {"seat": index, "name": f"P{index + 1}"})
            cookies.append(http.cookies["novastate"])
        http.cookies.clear()
        http.cookies.set("novastate", cookies[0])
        await _post(http, f"/api/tables/{id}/start", {})
    return Table(id, [f"novastate={each}" for each in cookies], list(range(people)))


async def _post(http: httpx.AsyncClient, path: str, body: object) -> Any:
    answer = await http.post(path, json=body)
    if answer.status_code >= 400:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()
