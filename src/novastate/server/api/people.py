"""Accounts, sessions, and who the visitor is."""

from typing import Annotated, Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from novastate.server import former, sessions
from novastate.server.api.answers import AS_IT_IS, answer
from novastate.server.api.routes import delete, get, post
from novastate.server.context import (
    COOKIE,
    KNOWN,
    address_of,
    agent_of,
    cookie,
    server_of,
    visitor_of,
)
from novastate.server.db import accounts, people
from novastate.server.guessing import give_back
from novastate.server.identity import Visitor, clean_name, name_key
from novastate.server.naming import check_account_name
from novastate.server.passwords import check_password
from novastate.server.shapes.people import Confirmed, Credentials, Me, NewPassword, SessionInfo
from novastate.server.words import Problem

Ask = Request[Any, Any, Any]
SessionId = Annotated[int, PathParameter(description="The number of a session.")]


def _me(visitor: Visitor) -> Me:
    return Me(visitor.name or None, visitor.account or None)


@get("/me", "Who am I")
async def me(request: Ask) -> Response[Me]:
    """Tell the visitor's name and account."""
    return answer(_me(await visitor_of(request)))


@post("/account", "Make an account", 409, status_code=201)
async def sign_up(request: Ask, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account and bind the guest, with its seats, to it."""
    name = clean_name(data.name)
    check_password(data.password, name)
    server = server_of(request)
    tables = server.tables
    async with tables.db.reading() as connection:
        await check_account_name(connection, name)
    stored = await server.hashing.hash(data.password)
    async with tables.db.writing() as connection:
        await check_account_name(connection, name)
        account = await accounts.add(connection, name, stored, tables.clock.now())
        if account is None:
            raise Problem("name_taken")
    return answer(Me(name, name), await _enter(request, account, name), 201)


@post("/session", "Sign in", 401)
async def sign_in(request: Ask, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in with a new secret: the guest, and the seats it holds, go to the account."""
    name = data.name.strip()
    async with server_of(request).tables.db.reading() as connection:
        known = await accounts.find(connection, name)
    await _check(request, name, known, data.password)
    assert known is not None
    called = clean_name(name)
    return answer(Me(called, known.name), await _enter(request, known.id, called))


@delete("/session", "Sign out")
async def sign_out(request: Ask) -> Response[Me]:
    """End the visitor's session; his seats stay with the account."""
    server, visitor = server_of(request), await visitor_of(request)
    await sessions.end(server.tables, [visitor.guest])
    gone = [cookie(server.settings, "")]
    if visitor.number:
        gone.append(cookie(server.settings, request.cookies.get(COOKIE, ""), KNOWN))
    return answer(Me(None, None), gone)


@get("/sessions", "The browsers that are signed in", 401)
async def list_sessions(request: Ask) -> Response[list[SessionInfo]]:
    """List the visitor's sessions."""
    return answer(await _sessions(request, await _signed_in(request)))


@delete("/sessions", "Sign out everywhere but here", 401)
async def end_other_sessions(request: Ask) -> Response[list[SessionInfo]]:
    """End all sessions but this one."""
    visitor = await _signed_in(request)
    await sessions.end_others(server_of(request).tables, visitor)
    return answer(await _sessions(request, visitor))


@delete("/sessions/{session_id:int}", "Sign a browser out", 401, 404)
async def end_session(request: Ask, session_id: SessionId) -> Response[list[SessionInfo]]:
    """End a session of the visitor's."""
    visitor = await _signed_in(request)
    if session_id not in {session.id for session in await _sessions(request, visitor)}:
        raise Problem("no_session")
    await sessions.end(server_of(request).tables, [session_id])
    return answer(await _sessions(request, visitor))


@post("/account/password", "Change the password", 401)
async def change_password(request: Ask, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password and end all other sessions; this one has a new secret."""
    visitor, server = await _signed_in(request), server_of(request)
    check_password(data.new, visitor.account)
    account = await _confirmed(request, visitor, data.old)
    stored = await server.hashing.hash(data.new)
    async with server.tables.db.writing() as connection:
        await accounts.set_password(connection, account.id, stored)
    await sessions.end_others(server.tables, visitor)
    return answer(_me(visitor), await _enter(request, account.id, visitor.name))


@delete("/account", "Delete the account", 401)
async def delete_account(request: Ask, data: JSONBody[Confirmed]) -> Response[Me]:
    """Delete the visitor's account; the games stay, without the name."""
    visitor, server = await _signed_in(request), server_of(request)
    account = await _confirmed(request, visitor, data.password)
    await former.delete(server.tables, account.id)
    gone = [cookie(server.settings, ""), cookie(server.settings, "", KNOWN)]
    return answer(Me(None, None), gone)


async def _signed_in(request: Ask) -> Visitor:
    visitor = await visitor_of(request)
    if not visitor.number:
        raise Problem("not_signed_in")
    return visitor


async def _sessions(request: Ask, visitor: Visitor) -> list[SessionInfo]:
    async with server_of(request).tables.db.reading() as connection:
        found = await people.sessions_of(connection, visitor.number)
    return [
        SessionInfo(each.guest, each.begun, each.seen, each.agent, each.guest == visitor.guest)
        for each in found
    ]


async def _confirmed(request: Ask, visitor: Visitor, password: str) -> accounts.Account:
    """Return the visitor's account if the password is right."""
    async with server_of(request).tables.db.reading() as connection:
        account = await accounts.get(connection, visitor.number)
    await _check(request, visitor.account, account, password)
    assert account is not None
    return account


async def _check(request: Ask, name: str, account: accounts.Account | None, password: str) -> None:
    """Raise Problem if a password is wrong, or too many were; a wrong name is a wrong password."""
    server = server_of(request)
    guest = 0
    if account is not None:
        cookies = (request.cookies.get(COOKIE), request.cookies.get(KNOWN))
        async with server.tables.db.reading() as connection:
            guest = await people.known_browser(connection, cookies, account.id)
    address = address_of(request.scope, server.settings.trust_proxy)
    taken = server.guesses.take(address, name_key(name), guest)
    try:
        fits = await server.hashing.fits(password, account.password if account else None)
    except Problem:  # it was not even looked at
        give_back(taken)
        raise
    if not fits:
        raise Problem("wrong_password")
    give_back(taken)


async def _enter(request: Ask, account: int, name: str) -> list[Cookie]:
    """Sign the visitor in; return the cookie with the new secret."""
    server, visitor = server_of(request), await visitor_of(request)
    secret = await sessions.begin(server.tables, visitor, account, name, agent_of(request))
    return [cookie(server.settings, secret)]


router = Router(
    "/api",
    route_handlers=[
        me,
        sign_up,
        sign_in,
        sign_out,
        list_sessions,
        end_session,
        end_other_sessions,
        change_password,
        delete_account,
    ],
    opt={AS_IT_IS: True},
)
