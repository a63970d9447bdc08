"""What is said at tables."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema, store
from novastate.server.shapes.frames import Said


async def add(
    connection: AsyncConnection, table: str, said: Said, command: str, worker: str
) -> Said | None:
    """Store what was said; None if this command was stored before."""
    chat = schema.chat
    known = select(chat.c.id).where(chat.c.table_id == table, chat.c.command == command)
    if (await connection.execute(known)).first() is not None:
        return None
    values = {"table_id": table, "seat": said.seat, "name": said.name, "text": said.text}
    statement = insert(chat).values(**values, command=command, time=said.time).returning(chat.c.id)
    try:
        async with connection.begin_nested():
            number = (await connection.execute(statement)).scalar_one()
    except IntegrityError:
        if (await connection.execute(known)).first() is None:
            raise
        return None  # another worker stored the same command meanwhile
    if connection.dialect.name == "postgresql":
        await store.notify(connection, {"chat": table, "n": number, "worker": worker})
    return Said(number, said.seat, said.name, said.text, said.time)


async def last(connection: AsyncConnection, table: str, most: int = 50) -> list[Said]:
    """Return what was said last, the oldest first."""
    chat = schema.chat
    query = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most)
    found = [Said(r.id, r.seat, r.name, r.text, r.time) for r in await connection.execute(query)]
    return found[::-1]


async def one(connection: AsyncConnection, number: int) -> Said | None:
    """Return one thing that was said."""
    row = (await connection.execute(select(schema.chat).where(schema.chat.c.id == number))).first()
    return None if row is None else Said(row.id, row.seat, row.name, row.text, row.time)
