"""Sessions: browsers that are signed in; they begin with a new secret, and they can be ended."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from novastate.server.db import people
from novastate.server.identity import Visitor, new_secret
from novastate.server.tables import Tables
from novastate.server.words import Problem

log: Final = logging.getLogger("novastate.sessions")
SEEN_SECONDS: Final = 300.0
"""How often it is written down that somebody is here."""
NOTE_SECONDS: Final = 1.0
"""How long that may hold up a request."""
REMEMBERED: Final = 20_000
AT_ONCE: Final = 500
"""Secrets looked up in one go."""


class Seen:
    """Writes down who was here, not more often than necessary."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._noted: OrderedDict[int, float] = OrderedDict()

    async def note(self, visitor: Visitor, agent: str) -> None:
        """Note that a guest is here; a database that cannot be written to is no reason to fail."""
        now = self.tables.clock.now()
        last = max(visitor.seen, self._noted.get(visitor.guest, 0.0))
        if not visitor.guest or now - last < SEEN_SECONDS:
            return
        self._noted[visitor.guest] = now
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        with contextlib.suppress(SQLAlchemyError, OSError, Problem):
            async with asyncio.timeout(NOTE_SECONDS), self.tables.db.writing() as connection:
                await people.note_seen(connection, visitor.guest, agent, now)


async def begin(tables: Tables, visitor: Visitor, account: int, name: str, agent: str) -> str:
    """Sign a browser in and return its new secret; a guest brings its seats with it."""
    secret, now = new_secret(), tables.clock.now()
    goes_on = visitor.guest and visitor.number in (0, account)
    async with tables.db.writing() as connection:
        if goes_on:
            guest = visitor.guest
            await people.tell_ended(connection, [visitor.secret])
        else:  # somebody else at the same browser: his seats stay his
            await people.end(connection, [visitor.guest])
            guest = (await people.add_guest(connection, new_secret(), agent, now)).guest
        await people.bind(connection, guest, account, name, secret, now)
        changed = await people.tables_of(connection, [guest])
        await people.tell_tables(connection, changed)
    tables.hub.end([visitor.secret])
    await refresh(tables, changed)
    return secret


async def end(tables: Tables, guests: Iterable[int]) -> None:
    """End sessions: their secrets do not count any more, and their connections are dropped."""
    async with tables.db.writing() as connection:
        secrets = await people.end(connection, guests)
    tables.hub.end(secrets)


async def end_others(tables: Tables, visitor: Visitor) -> None:
    """End all sessions of an account but one."""
    await end(tables, [guest for guest in visitor.guests if guest != visitor.guest])


async def refresh(tables: Tables, ids: Iterable[str]) -> None:
    """Read again who sits at some tables."""
    for id in ids:
        with contextlib.suppress(Problem):
            await tables.refresh(id)


async def check(tables: Tables) -> None:
    """Drop the connections of sessions that were ended by somebody who could not tell us."""
    held = {each.visitor.secret for at in tables.hub.connections.values() for each in at}
    secrets = sorted(held - {""})
    for first in range(0, len(secrets), AT_ONCE):
        some = secrets[first : first + AT_ONCE]
        async with tables.db.reading() as connection:
            valid = await people.still_valid(connection, some)
        tables.hub.end(set(some) - valid)
