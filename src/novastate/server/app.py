"""The application: its parts, its routes, and how it begins and ends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from novastate import __version__
from novastate.server import logs
from novastate.server.api import analysis, content, pages, people, puzzles, replays, tables
from novastate.server.api.answers import AS_IT_IS, on_depth, on_fault, on_http, on_problem
from novastate.server.automation import Automation
from novastate.server.clock import Clock
from novastate.server.config import Settings, from_environment
from novastate.server.context import Server
from novastate.server.db.engine import Database
from novastate.server.door import Door, files
from novastate.server.films import Films
from novastate.server.guessing import Guesses
from novastate.server.lag import watched
from novastate.server.limits import Limits
from novastate.server.listening import Listening
from novastate.server.metrics import Metrics
from novastate.server.middleware import Guard
from novastate.server.passwords import Hashing
from novastate.server.puzzling.solving import Solving
from novastate.server.readiness import Readiness
from novastate.server.reviewing import Reviewing
from novastate.server.sessions import Seen
from novastate.server.socket import table_socket
from novastate.server.studies import Studies
from novastate.server.tables import Tables
from novastate.server.thinking import Pool
from novastate.server.tidying import tidied
from novastate.server.upkeep import Upkeep
from novastate.server.warming import warmed
from novastate.server.words import Problem

HINTS: Final = 100
REVIEWS: Final = 12
"""How many of them are thought over at the same time."""
PACKED_BYTES: Final = 1000
"""Answers that are packed have at least so many."""


def make_server(settings: Settings, clock: Clock) -> Server:
    """Put the parts of a server together."""
    pool = Pool(settings.bot_workers)
    db = Database(settings.database_url, settings.lock_seconds)
    parts = Tables(settings, db, clock, pool, Metrics())
    films = Films()
    return Server(
        settings,
        parts,
        Automation(parts),
        Limits(settings),
        Door(settings, files()),
        films,
        Studies(HINTS),
        Reviewing(parts, films, Studies(REVIEWS)),
        Readiness(db, clock),
        Seen(parts),
        Hashing(),
        Guesses(settings.guesses),
        Upkeep(parts),
        Solving(parts),
    )


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Bring the database up to date, look after the tables, and end in good order."""
    server = app.state.server
    listening = Listening(server) if server.tables.db.shared else None
    await server.tables.db.prepare()
    if listening is not None:
        await listening.start()
    await server.automation.pulse.beat()
    server.automation.start()
    await server.automation.wake_all()
    server.upkeep.start()
    server.solving.start()
    warming = asyncio.create_task(server.tables.pool.warm())
    try:
        yield
    finally:
        warming.cancel()
        if listening is not None:
            await listening.stop()
        server.hints.stop()
        server.reviewing.studies.stop()
        await server.upkeep.stop()
        await server.solving.stop()
        await server.automation.stop()
        await server.tables.stop()
        server.hashing.close()
        server.tables.pool.close()
        await server.tables.db.close()


def create_app(given: Settings | None = None, clock: Clock | None = None) -> Guard:
    """Make the application; worker processes read their settings from the environment."""
    settings = given or from_environment()
    if given is None:
        logs.set_up()
    server = make_server(settings, clock or Clock())

    def set_state(config: AppConfig) -> AppConfig:
        config.state.server = server
        return config

    app = Litestar(
        route_handlers=[
            tables.router,
            replays.router,
            puzzles.router,
            analysis.router,
            people.router,
            content.router,
            pages.health,
            pages.ready,
            pages.metrics,
            pages.personal_link,
            table_socket,
            pages.front,
            pages.page,
        ],
        lifespan=[lifespan, watched, *([warmed, tidied] if given is None else [])],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Novastate",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.body_bytes,
        on_app_init=[set_state],
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=PACKED_BYTES,
            exclude_opt_key=AS_IT_IS,
        ),
        logging_config=None,
        pdb_on_exception=False,
    )
    return Guard(app, server)
