"""What a host does for the accounts of a server, on its database, also while it runs."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.kernel.errors import BadInput
from novastate.server.config import async_url
from novastate.server.db import accounts, people
from novastate.server.db.engine import Database
from novastate.server.db.faults import Unavailable
from novastate.server.db.migrate import current, newest
from novastate.server.passwords import password_hash

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for each other."""


async def listed(url: str) -> list[accounts.Listed]:
    """List the accounts."""
    async with _opened(url) as db, db.reading() as connection:
        return await accounts.listed(connection)


async def called(url: str, name: str) -> str:
    """Return the name of an account as it was first written."""
    async with _opened(url) as db, db.reading() as connection:
        return (await _found(connection, name)).name


async def reset(url: str, name: str) -> tuple[str, str]:
    """Give an account a new password and end its sessions; return its name and the password."""
    password = "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))
    async with _opened(url) as db, db.writing() as connection:
        account = await _found(connection, name)
        await accounts.set_password(connection, account.id, password_hash(password))
        sessions = await people.sessions_of(connection, account.id)
        await people.end(connection, [session.guest for session in sessions])
    return account.name, password


async def remove(url: str, name: str) -> None:
    """Delete an account and end its sessions; its games stay."""
    async with _opened(url) as db, db.writing() as connection:
        await accounts.remove(connection, (await _found(connection, name)).id)


async def _found(connection: AsyncConnection, name: str) -> accounts.Account:
    account = await accounts.find(connection, name.strip())
    if account is None:
        raise BadInput(f'There is no account "{name}"; "novastate user list" names them.')
    return account


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    """Open a database that a server has made; it is neither made nor upgraded here."""
    made = make_url(async_url(url))
    file = made.database or ""
    if made.get_backend_name() == "sqlite" and not Path(file).is_file():
        raise BadInput(f"There is no database at {file}; name it with --database-url.")
    db = Database(url)
    try:
        async with db.reading() as connection:
            version = await connection.run_sync(current)
        if version != newest():
            raise BadInput("The database is of another version: start this server with it once.")
        yield db
    except Unavailable as problem:
        raise BadInput(problem.text("en")) from None
    except (SQLAlchemyError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise BadInput(f"The database cannot be used: {reason}.") from None
    finally:
        await db.close()
