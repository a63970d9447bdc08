"""Games on a Ray cluster: one of our own on this machine, or one that runs already."""

import contextlib
import importlib.util
import multiprocessing
import socket
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Final

from novastate.arena.driver import LOCAL, Told, drive
from novastate.arena.playing import Plan, Played
from novastate.arena.spreading import Chunk, Spread
from novastate.kernel.errors import BadInput

TRIES: Final = 3
"""Processes that talk to Ray in one run at most: when one dies, another takes over."""

PATIENCE: Final = 30.0
"""Seconds such a process has for leaving the cluster."""

Work = Callable[[Connection, str, int, Plan], None]


@contextlib.contextmanager
def joined(address: str, jobs: int, plan: Plan, work: Work = drive) -> Iterator[tuple[int, Spread]]:
    """Join a cluster, or start a local one with some workers, for as long as the block lasts."""
    if importlib.util.find_spec("ray") is None:
        raise BadInput(
            'A cluster needs Ray, which is not installed: pip install "novastate[cluster]".'
        )
    if address != LOCAL:
        _reachable(address)
    driver = _Driver(address, jobs, plan, work)
    try:
        yield driver.workers, driver.spread
        driver.leave()
    finally:
        driver.stop()


class _Driver:
    """The process that talks to Ray, and the next one when it dies: Ray crashes now and then."""

    def __init__(self, address: str, jobs: int, plan: Plan, work: Work) -> None:
        self._order: Final = (address, jobs, plan)
        self._work: Final = work
        self._tries = 0
        self._start()

    def _start(self) -> None:
        """Start the process and wait for it to tell how many games the cluster plays at once."""
        self._tries += 1
        # A fresh process, because a fork would copy the thread that draws the progress bar.
        context = multiprocessing.get_context("spawn")
        self._pipe, end = context.Pipe()
        self._process = context.Process(target=self._work, args=(end, *self._order), daemon=True)
        self._process.start()
        end.close()
        try:
            told = self._told()
        except EOFError:
            self._start_again()
            return
        assert isinstance(told, int)
        self.workers = told

    def spread(self, plan: Plan, pieces: list[Chunk]) -> Iterator[list[Played]]:
        """Have chunks played; those that a dead process has not told are ordered again."""
        waiting = dict.fromkeys(pieces)
        while waiting:
            try:
                self._pipe.send((plan, list(waiting)))
                while waiting:
                    games = self._told()
                    assert isinstance(games, list)
                    del waiting[tuple(game.index for game in games)]
                    yield games
            except (EOFError, OSError):
                self._start_again()

    def leave(self) -> None:
        """Let the process leave the cluster; how it ends matters to nobody any more."""
        self._pipe.close()
        self._process.join(PATIENCE)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._pipe.close()
        self._process.terminate()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()

    def _start_again(self) -> None:
        """Replace a process that died; refuse when several have died."""
        self.stop()
        if self._tries == TRIES:
            raise BadInput(f"The cluster failed: Ray crashed {TRIES} times.")
        self._start()

    def _told(self) -> Told:
        """Wait for the next message; raise BadInput if it is a refusal."""
        told: Told = self._pipe.recv()
        if isinstance(told, str):
            self.stop()
            raise BadInput(told)
        return told


def _reachable(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would wait for long."""
    if address == "auto" or "://" in address:
        return
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise BadInput(f'A cluster is host:port, auto or local, not "{address}".')
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise BadInput(f"No Ray cluster answers at {address}.") from None
