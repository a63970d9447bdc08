"""Checkpoints of SQLite: what was written to its log goes into its file, in a thread of its own."""

import os
import sqlite3
import threading
import time
from typing import Final

from novastate.server.db.direct import connect
from novastate.server.spells import Spell

CHECKPOINT_SECONDS: Final = 1.0
LOCK_SECONDS: Final = 0.5
"""How long a checkpoint waits for readers; meanwhile writers wait as well."""
MOST_PAGES: Final = 16_000
"""Length of SQLite's log (64 MiB) from which on writers wait until it can begin anew."""


class Checkpoints:
    """Makes a checkpoint every second; no fault ends it: it tries again after a growing pause."""

    def __init__(self, file: str, every: float = CHECKPOINT_SECONDS) -> None:
        self.file = file
        self.every = every
        self.made = time.monotonic()
        """When the last one was made."""
        self._spell = Spell("checkpoints", first=every)
        self._ends = threading.Event()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def start(self) -> None:
        """Begin."""
        if self._thread is None:
            self._ends.clear()
            self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """End, after what is under way."""
        if self._thread is not None:
            self._ends.set()
            self._thread.join()
            self._thread = None

    def log_bytes(self) -> int:
        """Return the length of SQLite's log."""
        try:
            return os.stat(f"{self.file}-wal").st_size
        except OSError:
            return 0

    def age(self) -> float:
        """Return the seconds since the last checkpoint."""
        return time.monotonic() - self.made

    def _run(self) -> None:
        pause = self.every
        while not self._ends.wait(pause):
            try:
                self._make()
            except Exception as error:
                pause = self._spell.fault(error)
                self._close()  # one that was opened in bad times may not get over them
            else:
                pause = self.every
                self.made = time.monotonic()
                self._spell.well()
        self._close()

    def _make(self) -> None:
        if self._connection is None:
            self._connection = connect(self.file, LOCK_SECONDS)
        checkpoint(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def checkpoint(connection: sqlite3.Connection, most: int = MOST_PAGES) -> None:
    """Copy what was written; a log that has grown long is begun anew.

    Usually the next writer does that by himself. But while there is no pause, there is always
    something that was not copied yet; then writers wait a moment for the last of it.
    """
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > most:
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
