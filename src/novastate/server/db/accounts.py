"""Accounts: made, found, changed, and deleted so that their games stay."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import people, schema, solving
from novastate.server.identity import hashed, name_key, new_secret
from novastate.server.looks import looks_of

accounts, guests, holders = schema.accounts, schema.guests, schema.holders


@dataclass(frozen=True)
class Account:
    """An account with the hash of its password."""

    id: int
    name: str
    password: str


@dataclass(frozen=True)
class Listed:
    """An account as the host sees it."""

    name: str
    made: float
    seen: float | None
    games: int


async def add(connection: AsyncConnection, name: str, password: str, now: float) -> int | None:
    """Store a new account; None if the name is taken."""
    values = {"name": name, "key": name_key(name), "password": password, "created": now}
    statement = insert(accounts).values(**values, looks=looks_of(name)).returning(accounts.c.id)
    try:
        async with connection.begin_nested():
            return int((await connection.execute(statement)).scalar_one())
    except IntegrityError:
        return None


async def find(connection: AsyncConnection, name: str) -> Account | None:
    """Find an account by its name, however that is written."""
    row = (
        await connection.execute(select(accounts).where(accounts.c.key == name_key(name)))
    ).first()
    return None if row is None else Account(row.id, row.name, row.password)


async def get(connection: AsyncConnection, id: int) -> Account | None:
    """Return an account by its number."""
    row = (await connection.execute(select(accounts).where(accounts.c.id == id))).first()
    return None if row is None else Account(row.id, row.name, row.password)


async def is_alike(connection: AsyncConnection, name: str, besides: int = 0) -> bool:
    """Tell whether a name looks like that of an account, other than one's own."""
    query = select(accounts.c.id).where(
        accounts.c.looks == looks_of(name), accounts.c.id != besides
    )
    return (await connection.execute(query)).first() is not None


async def set_password(connection: AsyncConnection, account: int, password: str) -> None:
    """Store the hash of a new password."""
    await connection.execute(
        update(accounts).where(accounts.c.id == account).values(password=password)
    )


async def census(connection: AsyncConnection) -> tuple[int, int]:
    """Return how many accounts there are and the last number, to notice that some came or went."""
    row = (await connection.execute(select(func.count(), func.max(accounts.c.id)))).one()
    return row[0], row[1] or 0


async def listed(connection: AsyncConnection) -> list[Listed]:
    """List all accounts by name."""
    games = func.count(func.distinct(holders.c.table_id))
    query = (
        select(accounts.c.name, accounts.c.created, func.max(guests.c.seen), games)
        .join(guests, guests.c.account == accounts.c.id, isouter=True)
        .join(holders, holders.c.guest == guests.c.id, isouter=True)
        .group_by(accounts.c.id)
        .order_by(accounts.c.key)
    )
    return [Listed(*row) for row in await connection.execute(query)]


async def remove(connection: AsyncConnection, account: int) -> tuple[list[str], list[str]]:
    """Delete an account; return the hashes that do not count any more, and its tables.

    Games stay, and what was said. The guests stay as rows without name, browser or secret: other
    rows name them, and their numbers must not be given to somebody else.
    """
    rows = (
        await connection.execute(
            select(guests.c.id, guests.c.secret).where(guests.c.account == account)
        )
    ).all()
    ids, secrets = [row.id for row in rows], [row.secret for row in rows]
    tables = await people.tables_of(connection, ids)
    await _forget_names(connection, ids)
    await connection.execute(delete(holders).where(holders.c.guest.in_(ids)))
    made = schema.tables.c.host.in_(ids)
    await connection.execute(update(schema.tables).where(made).values(host=None))
    for id in ids:
        blank = {"name": "", "agent": "", "account": None, "ended": True}
        statement = update(guests).where(guests.c.id == id)
        await connection.execute(statement.values(**blank, secret=hashed(new_secret())))
    await solving.forget(connection, account)
    await connection.execute(delete(accounts).where(accounts.c.id == account))
    await people.tell_ended(connection, secrets)
    await people.tell_tables(connection, tables)
    return secrets, tables


async def _forget_names(connection: AsyncConnection, ids: list[int]) -> None:
    """Take the names of guests from their seats and from what they said."""
    seats, chat, links = schema.seats, schema.chat, schema.links
    held = select(holders.c.table_id, holders.c.seat).where(holders.c.guest.in_(ids))
    place = tuple_(seats.c.table_id, seats.c.idx)
    await connection.execute(
        update(seats).where(place.in_(held), seats.c.kind == "person").values(name="")
    )
    await connection.execute(delete(links).where(tuple_(links.c.table_id, links.c.seat).in_(held)))
    # The key of a command begins with the guest who gave it.
    for first in range(0, len(ids), 100):
        own = [chat.c.command.startswith(f"{id}:") for id in ids[first : first + 100]]
        await connection.execute(update(chat).where(or_(*own)).values(name=""))
