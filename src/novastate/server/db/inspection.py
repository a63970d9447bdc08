"""A look through the pages of a SQLite file, for damage that nobody has met yet."""

import sqlite3
from contextlib import closing

from novastate.server.db.direct import connect
from novastate.server.db.faults import DAMAGED, unavailable

WAIT = 1.0


def is_whole(file: str) -> bool:
    """Tell whether a file is without damage; it reads all of it, so not on the event loop."""
    try:
        with closing(connect(file, WAIT)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        problem = unavailable(error)
        return problem is None or problem.code != DAMAGED
    return bool(found == ("ok",))
