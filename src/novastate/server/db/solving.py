"""Tries of puzzles: who solved which, ratings of both sides, and the days of the daily puzzle."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.db import schema
from novastate.server.puzzling.rating import Strength

solvers, tries = schema.solvers, schema.tries
days, ratings = schema.puzzle_days, schema.puzzle_ratings


@dataclass(frozen=True)
class Try:
    """What somebody made of a puzzle: the first time, which counts, and ever."""

    puzzle: str
    first: bool
    solved: bool
    hints: int
    gain: int


async def strength(connection: AsyncConnection, account: int) -> Strength:
    """Return somebody's puzzle rating; before the first try that of anybody."""
    query = select(solvers.c.mu, solvers.c.sigma).where(solvers.c.account == account)
    row = (await connection.execute(query)).first()
    return Strength() if row is None else Strength(row.mu, row.sigma)


async def ratings_of(connection: AsyncConnection) -> dict[str, Strength]:
    """Return the ratings of the puzzles that somebody has tried."""
    rows = await connection.execute(select(ratings.c.puzzle, ratings.c.mu, ratings.c.sigma))
    return {row.puzzle: Strength(row.mu, row.sigma) for row in rows}


async def rating_of(connection: AsyncConnection, puzzle: str) -> Strength | None:
    """Return the rating of a puzzle, if somebody has tried it."""
    query = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.puzzle == puzzle)
    row = (await connection.execute(query)).first()
    return None if row is None else Strength(row.mu, row.sigma)


async def tries_of(connection: AsyncConnection, account: int) -> dict[str, Try]:
    """Return what somebody made of the puzzles he has tried."""
    rows = await connection.execute(select(tries).where(tries.c.account == account))
    return {r.puzzle: Try(r.puzzle, r.first, r.solved, r.hints, r.gain) for r in rows}


async def try_of(connection: AsyncConnection, account: int, puzzle: str) -> Try | None:
    """Return what somebody made of a puzzle."""
    query = select(tries).where(tries.c.account == account, tries.c.puzzle == puzzle)
    row = (await connection.execute(query)).first()
    return None if row is None else Try(row.puzzle, row.first, row.solved, row.hints, row.gain)


async def add_try(connection: AsyncConnection, account: int, made: Try, now: float) -> bool:
    """Store a first try; False if there was one before, which stands."""
    values = {"first": made.first, "solved": made.solved, "hints": made.hints, "gain": made.gain}
    statement = insert(tries).values(account=account, puzzle=made.puzzle, time=now, **values)
    try:
        async with connection.begin_nested():
            await connection.execute(statement)
    except IntegrityError:
        return False
    return True


async def note_solved(connection: AsyncConnection, account: int, puzzle: str) -> None:
    """Note that a later try solved a puzzle."""
    which = (tries.c.account == account) & (tries.c.puzzle == puzzle)
    await connection.execute(update(tries).where(which).values(solved=True))


async def save_strength(connection: AsyncConnection, account: int, found: Strength) -> None:
    """Store somebody's puzzle rating."""
    make = pg_insert if connection.dialect.name == "postgresql" else sqlite_insert
    values = {"mu": found.mu, "sigma": found.sigma}
    statement = make(solvers).values(account=account, **values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["account"], set_=values)
    )


async def save_rating(
    connection: AsyncConnection, puzzle: str, found: Strength, solved: bool
) -> None:
    """Store the rating of a puzzle after one more try."""
    make = pg_insert if connection.dialect.name == "postgresql" else sqlite_insert
    values = {"mu": found.mu, "sigma": found.sigma}
    statement = make(ratings).values(puzzle=puzzle, tries=1, solved=int(solved), **values)
    counted = {"tries": ratings.c.tries + 1, "solved": ratings.c.solved + int(solved)}
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["puzzle"], set_={**values, **counted})
    )


async def note_day(connection: AsyncConnection, account: int, day: int, solved: bool) -> None:
    """Note how somebody did on a day; what was solved stays so."""
    make = pg_insert if connection.dialect.name == "postgresql" else sqlite_insert
    statement = make(days).values(day=day, account=account, solved=solved)
    better = days.c.solved | statement.excluded.solved
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["day", "account"], set_={"solved": better})
    )


async def days_of(connection: AsyncConnection, account: int) -> dict[int, bool]:
    """Return the days on which somebody tried the daily puzzle, and whether it was solved."""
    query = select(days.c.day, days.c.solved).where(days.c.account == account)
    return {row.day: row.solved for row in await connection.execute(query)}


async def solved_on(connection: AsyncConnection, day: int) -> tuple[int, int]:
    """Count who solved the puzzle of a day, and who tried."""
    query = select(days.c.solved, func.count()).where(days.c.day == day).group_by(days.c.solved)
    found = {bool(row[0]): int(row[1]) for row in await connection.execute(query)}
    return found.get(True, 0), sum(found.values())


async def forget(connection: AsyncConnection, account: int) -> None:
    """Delete what somebody tried; the puzzles keep their ratings."""
    for table in (days, tries, solvers):
        await connection.execute(delete(table).where(table.c.account == account))
