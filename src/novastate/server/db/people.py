"""Guests, which are sessions once they are bound to an account."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema, store
from novastate.server.identity import STRANGER, Visitor, hashed

guests, accounts, holders = schema.guests, schema.accounts, schema.holders


class Session(NamedTuple):
    """A browser that is signed in."""

    guest: int
    begun: float
    seen: float
    agent: str


async def visitor_of(connection: AsyncConnection, secret: str | None) -> Visitor:
    """Find out who has a secret; a stranger if nobody has it, or its session was ended."""
    if not secret or len(secret) > 100:
        return STRANGER
    query = (
        select(guests, accounts.c.name.label("account_name"))
        .join(accounts, accounts.c.id == guests.c.account, isouter=True)
        .where(guests.c.secret == hashed(secret), ~guests.c.ended)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return STRANGER
    same = {row.id}
    if row.account is not None:
        found = await connection.execute(select(guests.c.id).where(guests.c.account == row.account))
        same.update(found.scalars())
    return Visitor(
        row.id,
        frozenset(same),
        row.name or row.account_name or "",
        row.account_name or "",
        row.account or 0,
        row.secret,
        row.seen or 0.0,
    )


async def add_guest(connection: AsyncConnection, secret: str, agent: str, now: float) -> Visitor:
    """Store a new guest."""
    values = {"secret": hashed(secret), "name": "", "created": now, "seen": now, "agent": agent}
    statement = insert(guests).values(**values).returning(guests.c.id)
    number = (await connection.execute(statement)).scalar_one()
    return Visitor(number, frozenset((number,)), secret=hashed(secret), seen=now)


async def rename(connection: AsyncConnection, guest: int, name: str) -> None:
    """Remember the name a guest used last."""
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


async def note_seen(connection: AsyncConnection, guest: int, agent: str, now: float) -> None:
    """Remember when a guest was here, and with what."""
    await connection.execute(
        update(guests).where(guests.c.id == guest).values(seen=now, agent=agent)
    )


async def bind(
    connection: AsyncConnection, guest: int, account: int, name: str, secret: str, now: float
) -> None:
    """Bind a guest, and the seats it holds, to an account; it has a new secret from now on."""
    values = {"account": account, "name": name, "secret": hashed(secret)}
    statement = update(guests).where(guests.c.id == guest)
    await connection.execute(statement.values(**values, created=now, seen=now))


async def sessions_of(connection: AsyncConnection, account: int) -> list[Session]:
    """List the sessions of an account, the one seen last first."""
    query = select(guests).where(guests.c.account == account, ~guests.c.ended)
    rows = (await connection.execute(query)).all()
    found = [Session(r.id, r.created, r.seen or r.created, r.agent) for r in rows]
    return sorted(found, key=lambda session: (-session.seen, -session.guest))


async def end(connection: AsyncConnection, ended: Iterable[int]) -> list[str]:
    """End guests for good: nobody is let in by their secrets; return the hashes of these.

    The rows stay, because seats belong to them, and the hash stays: it tells that a browser was
    signed in before.
    """
    ids = list(ended)
    query = select(guests.c.secret).where(guests.c.id.in_(ids), ~guests.c.ended)
    secrets = list((await connection.execute(query)).scalars())
    await connection.execute(update(guests).where(guests.c.id.in_(ids)).values(ended=True))
    await tell_ended(connection, secrets)
    return secrets


async def tell_ended(connection: AsyncConnection, secrets: list[str]) -> None:
    """Tell other processes which secrets do not count any more."""
    await store.notify_of_each(connection, "ended", secrets)


async def still_valid(connection: AsyncConnection, secrets: list[str]) -> set[str]:
    """Return those of some hashes by which somebody is let in."""
    query = select(guests.c.secret).where(guests.c.secret.in_(secrets), ~guests.c.ended)
    return set((await connection.execute(query)).scalars())


async def known_browser(
    connection: AsyncConnection, secrets: Iterable[str | None], account: int
) -> int:
    """Return the guest by which a browser is, or was, signed in to an account; else 0."""
    hashes = [hashed(secret) for secret in secrets if secret and len(secret) <= 100]
    query = select(guests.c.id).where(guests.c.secret.in_(hashes), guests.c.account == account)
    return (await connection.execute(query)).scalars().first() or 0


async def tables_of(connection: AsyncConnection, ids: Iterable[int]) -> list[str]:
    """List the tables at which guests hold seats."""
    query = select(holders.c.table_id).where(holders.c.guest.in_(list(ids))).distinct()
    return list((await connection.execute(query)).scalars())


async def tell_tables(connection: AsyncConnection, ids: list[str]) -> None:
    """Tell other processes that somebody at these tables has become somebody else."""
    await store.notify_of_each(connection, "people", ids)
