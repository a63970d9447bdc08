"""Accounts, sessions, and who the visitor is."""

import asyncio
from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import JSONBody

from novastate.server.api.answers import answer, problems
from novastate.server.context import cookie, new_guest, server_of, visitor_of, welcome
from novastate.server.db import people
from novastate.server.identity import (
    Visitor,
    check_password,
    clean_name,
    new_secret,
    password_fits,
    password_hash,
)
from novastate.server.shapes import Credentials, Me
from novastate.server.words import Problem

Ask = Request[Any, Any, Any]


def _me(visitor: Visitor) -> Me:
    return Me(visitor.name or None, visitor.account or None)


@get("/me", responses=problems(), summary="Who am I")
async def me(request: Ask) -> Response[Me]:
    """Tell the visitor's name and account."""
    return answer(_me(await visitor_of(request)))


@post("/account", responses=problems(409), status_code=201, summary="Make an account")
async def sign_up(request: Ask, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account and bind the guest, with its seats, to it."""
    name = clean_name(data.name)
    check_password(data.password)
    stored = await asyncio.to_thread(password_hash, data.password)
    tables = server_of(request).tables
    visitor, cookies = await welcome(request)
    if visitor.account:  # somebody else at the same browser: his seats stay his
        visitor, cookies = await new_guest(request)
    async with tables.db.writing() as connection:
        account = await people.add_account(connection, name, stored, tables.clock.now())
        if account is None:
            raise Problem("name_taken")
        await people.bind(connection, visitor.guest, account, name)
    return answer(Me(name, name), cookies, 201)


@post("/session", responses=problems(401), status_code=200, summary="Sign in")
async def sign_in(request: Ask, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: the guest, and the seats it holds, go to the account."""
    name = data.name.strip()
    tables = server_of(request).tables
    async with tables.db.reading() as connection:
        known = await people.account_of(connection, name)
    stored = known[1] if known else None
    if not await asyncio.to_thread(password_fits, data.password, stored) or known is None:
        raise Problem("wrong_password")
    visitor, cookies = await welcome(request)
    if visitor.account:
        visitor, cookies = await new_guest(request)
    async with tables.db.writing() as connection:
        await people.bind(connection, visitor.guest, known[0], clean_name(name))
        secret = (cookies[0].value if cookies else request.cookies.get("novastate")) or ""
        bound = await people.visitor_of(connection, secret)
    return answer(_me(bound), cookies)


@delete("/session", responses=problems(), status_code=200, summary="Sign out")
async def sign_out(request: Ask) -> Response[Me]:
    """Forget the visitor on this device; his seats stay with the account."""
    gone = cookie(server_of(request).settings, new_secret())
    gone.max_age, gone.value = 0, ""
    return answer(Me(None, None), [gone])


router = Router("/api", route_handlers=[me, sign_up, sign_in, sign_out])
