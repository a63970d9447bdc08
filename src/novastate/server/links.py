"""Personal links: a seat on several devices, and how it is taken from them again."""

from sqlalchemy import delete, func, insert, select

from novastate.server.db import schema, store
from novastate.server.identity import Visitor, hashed, new_secret
from novastate.server.shapes.tables import SeatAccess, SeatLink
from novastate.server.tables import Change, Tables
from novastate.server.words import Problem

LINKS_PER_SEAT = 20
links = schema.links


async def make_links(tables: Tables, id: str, visitor: Visitor) -> list[SeatLink]:
    """Make a personal link for each seat the visitor holds."""
    async with tables.using(id) as live:
        own = live.own_seats(visitor)
    return [await make_link(tables, id, visitor, seat) for seat in own]


async def make_link(tables: Tables, id: str, visitor: Visitor, seat: int) -> SeatLink:
    """Make one more personal link for a seat; only its hash is kept."""
    async with tables.using(id) as live:
        if seat not in live.own_seats(visitor):
            raise Problem("not_yours", seat=seat + 1)
    secret = new_secret()
    async with tables.db.writing() as connection:
        count = select(func.count()).where(links.c.table_id == id, links.c.seat == seat)
        if (await connection.execute(count)).scalar_one() >= LINKS_PER_SEAT:
            raise Problem("too_many_links", limit=LINKS_PER_SEAT)
        await connection.execute(
            insert(links).values(secret=hashed(secret), table_id=id, seat=seat)
        )
    return SeatLink(seat, f"/seat/{secret}")


async def check_link(tables: Tables, secret: str) -> None:
    """Raise Problem if a personal link belongs to no seat; a wrong link makes no guest."""
    async with tables.db.reading() as connection:
        found = await connection.execute(select(links).where(links.c.secret == hashed(secret)))
    if found.first() is None:
        raise Problem("no_link")


async def follow_link(tables: Tables, visitor: Visitor, secret: str) -> str:
    """Make the visitor a holder of the seat a personal link belongs to; return the table."""
    query = select(links).where(links.c.secret == hashed(secret))
    async with tables.db.reading() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Problem("no_link")
    async with tables.changing(row.table_id, more=True) as change:
        live, seat = change.live, change.live.seats[row.seat]
        if (await change.connection.execute(query)).first() is None:
            raise Problem("no_link")  # it was revoked a moment ago
        if not seat.is_of(visitor):
            if live.facts.visibility == "open" and live.own_seats(visitor):
                raise Problem("second_seat")
            seat.hold(visitor)
            change.touched.add(seat.index)
            await store.add_holders(change.connection, row.table_id, seat)
            change.add("hold", seat.index)
    return str(row.table_id)


async def access(tables: Tables, id: str, visitor: Visitor) -> list[SeatAccess]:
    """Tell of each own seat how many links it has, and how many other browsers hold it."""
    async with tables.using(id) as live:
        own = live.own_seats(visitor)
        others = {seat: len(live.seats[seat].holders - visitor.guests) for seat in own}
    query = select(links.c.seat, func.count()).where(links.c.table_id == id)
    async with tables.db.reading() as connection:
        found = await connection.execute(query.group_by(links.c.seat))
        counts = {row[0]: row[1] for row in found}
    return [SeatAccess(seat, counts.get(seat, 0), others[seat]) for seat in own]


async def revoke(tables: Tables, id: str, visitor: Visitor, seat: int) -> None:
    """End all links of an own seat, and take it from all other browsers."""
    async with tables.changing(id, more=True) as change:
        if seat not in change.live.own_seats(visitor):
            raise Problem("not_yours", seat=seat + 1)
        if await keep_to(change, seat, visitor):
            change.add("unhold", seat)


async def keep_to(change: Change, index: int, visitor: Visitor) -> bool:
    """Leave a seat to one person alone; tell whether somebody else has lost it."""
    live, seat = change.live, change.live.seats[index]
    await change.connection.execute(
        delete(links).where(links.c.table_id == live.id, links.c.seat == index)
    )
    others = seat.holders - visitor.guests
    if not others:
        return False
    seat.holders -= others
    seat.accounts = {visitor.number} - {0}
    await store.remove_holders(change.connection, live.id, index, others)
    change.touched.add(index)
    return True
