"""What every request needs: the server's parts, and who is asking."""

from dataclasses import dataclass, replace
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from novastate.server.agents import described
from novastate.server.automation import Automation
from novastate.server.config import Settings
from novastate.server.db import people
from novastate.server.door import Door
from novastate.server.films import Films
from novastate.server.guessing import Guesses
from novastate.server.identity import Visitor, new_secret
from novastate.server.limits import Cost, Limits, party
from novastate.server.passwords import Hashing
from novastate.server.puzzling.solving import Solving
from novastate.server.readiness import Readiness
from novastate.server.reviewing import Reviewing
from novastate.server.sessions import Seen
from novastate.server.studies import Studies
from novastate.server.tables import Tables
from novastate.server.upkeep import Upkeep
from novastate.server.words import Problem

COOKIE: Final = "novastate"
KNOWN: Final = "novastate_known"
"""What is left of a session that was ended: it lets nobody in, but tells that it was there."""
YEAR: Final = 365 * 24 * 3600

Request = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Server:
    """The parts of one server."""

    settings: Settings
    tables: Tables
    automation: Automation
    limits: Limits
    door: Door
    films: Films
    hints: Studies
    reviewing: Reviewing
    readiness: Readiness
    seen: Seen
    hashing: Hashing
    guesses: Guesses
    upkeep: Upkeep
    solving: Solving


def server_of(request: Request) -> Server:
    """Return the server a request came to."""
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


def address_of(scope: Any, trust_proxy: bool) -> str:
    """Return the address of a visitor; behind a proxy it is the last one that was noted down."""
    client = scope.get("client")
    address = str(client[0]) if client else "local"
    if trust_proxy:
        noted = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        last = b",".join(noted).decode("latin-1").rpartition(",")[2].strip()[:64]
        address = last or address
    return party(address)


def spend(request: Request, cost: Cost) -> None:
    """Raise Problem if the visitor's address has had too much of something."""
    server = server_of(request)
    address = address_of(request.scope, server.settings.trust_proxy)
    if not server.limits.allows(address, cost):
        raise Problem("slow_down")


def lang_of(request: Request) -> str:
    """Return the language of the answer: by `lang`, else by Accept-Language, else English."""
    wanted = request.query_params.get("lang", "")
    if wanted in ("en", "de"):
        return str(wanted)
    accepted = request.headers.get("accept-language", "").lower()
    for part in accepted.split(","):
        code = part.split(";")[0].strip()[:2]
        if code in ("en", "de"):
            return code
    return "en"


async def visitor_of(request: Request) -> Visitor:
    """Find out who is asking."""
    server = server_of(request)
    async with server.tables.db.reading() as connection:
        visitor = await people.visitor_of(connection, request.cookies.get(COOKIE))
    await server.seen.note(visitor, agent_of(request))
    return _located(request, visitor)


def agent_of(request: Request) -> str:
    """Describe the browser that is asking."""
    return described(request.headers.get("user-agent", ""))


def _located(request: Request, visitor: Visitor) -> Visitor:
    """Add where a visitor comes from."""
    trusted = server_of(request).settings.trust_proxy
    return replace(visitor, address=address_of(request.scope, trusted))


async def welcome(request: Request) -> tuple[Visitor, list[Cookie]]:
    """Find out who is asking; a stranger becomes a guest and gets a cookie."""
    visitor = await visitor_of(request)
    if visitor.guest:
        return visitor, []
    return await new_guest(request)


async def new_guest(request: Request) -> tuple[Visitor, list[Cookie]]:
    """Make a new guest with a cookie of its own."""
    server, secret = server_of(request), new_secret()
    async with server.tables.db.writing() as connection:
        now = server.tables.clock.now()
        visitor = await people.add_guest(connection, secret, agent_of(request), now)
    return _located(request, visitor), [cookie(server.settings, secret)]


def cookie(settings: Settings, secret: str, name: str = COOKIE) -> Cookie:
    """Make the cookie that holds a guest's secret; no secret takes it away."""
    return Cookie(
        name,
        path="/",
        value=secret,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=YEAR if secret else 0,
    )
