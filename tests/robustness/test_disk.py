"""A disk that refuses to write, under a real server: the limit of a process on the size of files.

The kernel refuses every write beyond it, to the log of SQLite, to its file and to anything else.
"""

import asyncio
import os
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.client import Player
from tools.serving import Serving

TINY = (4000, resource.RLIM_INFINITY)
ROOM = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def checkpoint_age(visitor: Player) -> float:
    """Return how long ago the last checkpoint was made."""
    lines = (await visitor.get("/metrics")).splitlines()
    name = "novastate_checkpoint_age_seconds "
    return float(next(line for line in lines if line.startswith(name)).removeprefix(name))


async def test_w5_a_server_whose_disk_was_full_goes_on_without_a_restart(tmp_path: Path) -> None:
    # given: a game on a server of its own
    file = tmp_path / "test.db"
    serving = Serving(f"sqlite:///{file}", tmp_path)
    serving.start()
    ann = Player(serving.url)
    try:
        wire = await ann.sit(await ann.begin("person", "person", visibility="hotseat"))
        version, move = wire.state["version"], wire.options()[0]
        # when: nothing can be written any more
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, TINY)
        refused = await wire.do("move", id="m1", version=version, move=move)
        # then
        assert (refused["type"], refused["code"]) == ("refused", "disk_full")
        assert (await ann.get("/ready", 503))["code"] == "disk_full"
        assert (await ann.get("/health"))["status"] == "ok"
        # when: there is something to copy into the file, which fails, and then there is room again
        with closing(sqlite3.connect(file, timeout=60)) as other:
            other.execute("PRAGMA wal_autocheckpoint=0")
            other.execute("INSERT INTO pulse VALUES (51, 0)")
            other.commit()
        while await checkpoint_age(ann) < 3:
            await asyncio.sleep(0.1)
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, ROOM)
        # then: the move is made at the same wire
        done = await wire.do("move", id="m1", version=version, move=move)
        assert done == {"type": "ack", "id": "m1", "version": version + 1}
        # and the log goes into the file again
        before = os.stat(file).st_mtime_ns
        while os.stat(file).st_mtime_ns == before:
            await asyncio.sleep(0.05)
        while (await ann.http.get("/ready")).status_code != 200:
            await asyncio.sleep(0.05)
        while await checkpoint_age(ann) >= 3:
            await asyncio.sleep(0.05)
    finally:
        await ann.close()
        serving.stop()
