"""Somebody at the other end: requests, and a wire to a table."""

import asyncio
import contextlib
import itertools
import json
from typing import Any, get_args

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from novastate.server.shapes.frames import Answer
from tests.server.holding import misfits
from tools.patience import PATIENCE

Frame = dict[str, Any]

SHAPES = {shape.__struct_config__.tag: shape for shape in get_args(Answer)}
"""The shapes of the server's frames by their types."""


class Wire:
    """A connection to one table; keeps the newest state and every frame."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.state: Frame = {}
        self.log: list[Frame] = []
        self.frames: list[Frame] = []
        self._ids = itertools.count(1)

    async def send(self, **frame: Any) -> None:
        await self.wire.send(json.dumps(frame))

    async def next(self) -> Frame:
        frame: Frame = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        assert misfits(frame, SHAPES[frame["type"]], frame["type"]) == []
        self.frames.append(frame)
        if frame["type"] == "state":
            self.state = frame
            known = {(entry["version"], entry["n"]) for entry in self.log}
            self.log += [e for e in frame["log"] if (e["version"], e["n"]) not in known]
        return frame

    async def until(self, *kinds: str) -> Frame:
        """Read frames until one of these kinds comes."""
        while True:
            frame = await self.next()
            if frame["type"] in kinds:
                return frame

    async def hello(self, **more: Any) -> Frame:
        await self.send(type="hello", **more)
        return await self.until("state")

    async def version(self, wanted: int) -> Frame:
        """Read until the state has at least this version."""
        while self.state.get("version", -1) < wanted:
            await self.next()
        return self.state

    async def do(self, type: str, **more: Any) -> Frame:
        """Send a command and read until it is answered."""
        id = more.pop("id", f"c{next(self._ids)}")
        await self.send(type=type, id=id, **more)
        while True:
            frame = await self.until("ack", "refused", "error")
            if frame["type"] == "error" or frame["id"] == id:
                return frame

    async def move(self, move: str | None = None, **more: Any) -> Frame:
        """Answer the question; by default with the first choice that is possible."""
        if move is None:
            move = self.options()[0]
        answer = await self.do("move", **{"version": self.state["version"], "move": move, **more})
        if answer["type"] == "ack":
            await self.version(answer["version"])
        return answer

    def options(self) -> list[str]:
        """List the answers that are possible."""
        return [c["move"] for c in self.state["question"]["choices"] if "refusal" not in c]

    async def asked(self) -> bool:
        """Read on until this seat is asked or the game is over; tell which."""
        while self.state["question"] is None and self.state["outcome"] is None:
            await self.until("state")
        return self.state["question"] is not None

    async def figures(self) -> Frame:
        """Read until the figures of the finished game are there; return the outcome."""
        while self.state["outcome"]["series"] is None:
            await self.until("state")
        outcome: Frame = self.state["outcome"]
        return outcome

    async def closed(self) -> int:
        """Read until the server closes the connection; return the code."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        return self.wire.close_code or 0

    async def close(self) -> None:
        await self.wire.close()


class Player:
    """A browser: its cookies, its requests, its connections."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        headers = {"accept-language": lang}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE)
        self.wires: list[Wire] = []

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return self._body(await self.http.get(path, **more), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        return self._body(answer, status)

    async def delete(self, path: str, body: Any = None, status: int = 200) -> Any:
        more = {} if body is None else {"json": body}
        return self._body(await self.http.request("DELETE", path, **more), status)

    def _body(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    async def make(self, *seats: Any, **more: Any) -> Frame:
        """Make a table; a seat is a kind, or a whole description."""
        described = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        for seat in described:
            if seat["kind"] == "bot":
                seat.setdefault("bot", "random")
        body = {"game": "master", "seats": described, **more}
        made: Frame = await self.post("/api/tables", body, 201)
        return made

    async def begin(self, *seats: Any, **more: Any) -> str:
        """Make a table without open seats and begin; return its id."""
        id = str((await self.make(*seats, **more))["table"]["id"])
        await self.post(f"/api/tables/{id}/start")
        return id

    async def connect(self, table: str, packed: bool = False, **headers: str) -> Wire:
        """Connect to a table without greeting; browsers offer to pack frames."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        extra = {**({"cookie": cookies} if cookies else {}), **headers}
        address = self.url.replace("http", "ws") + f"/ws/tables/{table}"
        wire = Wire(
            await connect(
                address,
                additional_headers=extra,
                compression="deflate" if packed else None,
                max_queue=None,
                open_timeout=PATIENCE,
                ping_timeout=None,
            )
        )
        self.wires.append(wire)
        return wire

    async def sit(self, table: str, **more: Any) -> Wire:
        """Connect to a table and say hello."""
        wire = await self.connect(table)
        await wire.hello(lang=self.lang, **more)
        return wire

    async def close(self) -> None:
        for wire in self.wires:
            await wire.close()
        await self.http.aclose()
