"""Spreading games: in this process, over several of this machine, or over a cluster."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Final

from novastate.arena.journal import Journal
from novastate.arena.playing import Plan, Played, play_one

Progress = Callable[[int], None]
"""Told how many games are over."""

Chunk = tuple[int, ...]
"""The numbers of some games; they are played one after the other in one place."""

Spread = Callable[[Plan, list[Chunk]], Iterator[list[Played]]]
"""Plays chunks somewhere and yields each as it comes."""

CHUNK: Final = 4
"""Games in a chunk at most: what an interrupt can lose, for each process."""


def play_all(
    plan: Plan,
    games: int,
    spread: Spread,
    workers: int,
    journal: Journal | None = None,
    on_progress: Progress | None = None,
) -> list[Played]:
    """Play all games that the journal does not hold yet; return all of them in order."""
    done = {} if journal is None else {i: game for i, game in journal.games.items() if i < games}
    missing = [index for index in range(games) if index not in done]
    if on_progress is not None:
        on_progress(len(done))
    for chunk in spread(plan, chunks(missing, workers)):
        if journal is not None:
            journal.add(chunk)
        done.update((game.index, game) for game in chunk)
        if on_progress is not None:
            on_progress(len(done))
    return [done[index] for index in sorted(done)]


def chunks(indexes: list[int], workers: int) -> list[Chunk]:
    """Cut a list of games so that every worker gets several pieces.

    >>> chunks([0, 1, 4, 5, 6], 1)
    [(0,), (1,), (4,), (5,), (6,)]
    """
    size = max(1, min(CHUNK, len(indexes) // (8 * workers)))
    return [tuple(indexes[first : first + size]) for first in range(0, len(indexes), size)]


def play_chunk(plan: Plan, indexes: Chunk) -> list[Played]:
    """Play some games of a plan."""
    return [play_one(plan, index) for index in indexes]


def here(plan: Plan, pieces: list[Chunk]) -> Iterator[list[Played]]:
    """Play in this process, and hand over game by game."""
    for piece in pieces:
        for index in piece:
            yield play_chunk(plan, (index,))


def processes(jobs: int) -> Spread:
    """Return how to play on several processors of this machine; with one job, in this process."""

    def spread(plan: Plan, pieces: list[Chunk]) -> Iterator[list[Played]]:
        if jobs == 1 or len(pieces) <= 1:
            yield from here(plan, pieces)
            return
        with _pool(min(jobs, len(pieces))) as pool:
            futures = [pool.submit(play_chunk, plan, piece) for piece in pieces]
            for future in as_completed(futures):
                yield future.result()

    return spread


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Run a pool of fresh processes; when something goes wrong, end them at once."""
    before = multiprocessing.active_children()
    # Fresh processes, because a fork would copy the thread that draws the progress bar.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=ignore_interrupt)
    try:
        yield pool
    except BaseException:
        # A game of strong bots may last minutes; nobody who interrupts wants to wait for it.
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupt() -> None:
    """Leave the interrupt key to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
