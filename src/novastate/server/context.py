"""What every request needs: the server's parts, and who is asking."""

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from novastate.server.automation import Automation
from novastate.server.config import Settings
from novastate.server.db import people
from novastate.server.films import Films
from novastate.server.identity import Visitor, new_secret
from novastate.server.limits import Limits
from novastate.server.reviewing import Reviewing
from novastate.server.studies import Studies
from novastate.server.tables import Tables

COOKIE: Final = "novastate"
YEAR: Final = 365 * 24 * 3600

Request = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Server:
    """The parts of one server."""

    settings: Settings
    tables: Tables
    automation: Automation
    limits: Limits
    films: Films
    hints: Studies
    reviewing: Reviewing


def server_of(request: Request) -> Server:
    """Return the server a request came to."""
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


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
    async with server_of(request).tables.db.reading() as connection:
        return await people.visitor_of(connection, request.cookies.get(COOKIE))


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
        visitor = await people.add_guest(connection, secret, "", server.tables.clock.now())
    return visitor, [cookie(server.settings, secret)]


def cookie(settings: Settings, secret: str) -> Cookie:
    """Make the cookie that holds a guest's secret."""
    return Cookie(
        COOKIE,
        path="/",
        value=secret,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=YEAR,
    )
