"""Guests and accounts."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema
from novastate.server.identity import STRANGER, Visitor, hashed, name_key

guests, accounts = schema.guests, schema.accounts


async def visitor_of(connection: AsyncConnection, secret: str | None) -> Visitor:
    """Find out who has a secret; a stranger if nobody has it."""
    if not secret or len(secret) > 100:
        return STRANGER
    query = (
        select(guests.c.id, guests.c.name, guests.c.account, accounts.c.name.label("account_name"))
        .join(accounts, accounts.c.id == guests.c.account, isouter=True)
        .where(guests.c.secret == hashed(secret))
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return STRANGER
    same = {row.id}
    if row.account is not None:
        found = await connection.execute(select(guests.c.id).where(guests.c.account == row.account))
        same.update(found.scalars())
    return Visitor(
        row.id, frozenset(same), row.name or row.account_name or "", row.account_name or ""
    )


async def add_guest(connection: AsyncConnection, secret: str, name: str, now: float) -> Visitor:
    """Store a new guest."""
    statement = insert(guests).values(secret=hashed(secret), name=name, created=now)
    number = (await connection.execute(statement.returning(guests.c.id))).scalar_one()
    return Visitor(number, frozenset((number,)), name)


async def rename(connection: AsyncConnection, guest: int, name: str) -> None:
    """Remember the name a guest used last."""
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


async def add_account(
    connection: AsyncConnection, name: str, password: str, now: float
) -> int | None:
    """Store a new account; None if the name is taken."""
    values = {"name": name, "key": name_key(name), "password": password, "created": now}
    try:
        async with connection.begin_nested():
            made = await connection.execute(
                insert(accounts).values(**values).returning(accounts.c.id)
            )
            return int(made.scalar_one())
    except IntegrityError:
        return None


async def account_of(connection: AsyncConnection, name: str) -> tuple[int, str] | None:
    """Return number and password hash of an account."""
    query = select(accounts.c.id, accounts.c.password).where(accounts.c.key == name_key(name))
    row = (await connection.execute(query)).first()
    return None if row is None else (row.id, row.password)


async def bind(connection: AsyncConnection, guest: int, account: int, name: str) -> None:
    """Bind a guest, and the seats it holds, to an account."""
    await connection.execute(
        update(guests).where(guests.c.id == guest).values(account=account, name=name)
    )
