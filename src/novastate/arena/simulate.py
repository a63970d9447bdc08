"""Many games between bots, in as many processes as wanted, always with the same results."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from novastate.arena.playing import Plan, Played, play_one
from novastate.arena.report import Report
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput

Progress = Callable[[int], None]
"""Told how many games are over."""


def simulate(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int = 1,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    on_progress: Progress | None = None,
    cards: Path | None = None,
    records: Path | None = None,
) -> Report:
    """Play many games and report; the results depend on the seed, never on the number of jobs.

    One bot name fills all seats; several sit one to a seat and move on by one seat each game, so
    that each of them sits everywhere equally often.

    >>> simulate("master", 2, ["random"], 1).failed()
    []
    """
    rules = ruleset(game, cards)
    given = {} if options is None else dict(options)
    rules.check(seats, seed, given)
    _at_least_one("number of games", games)
    _at_least_one("number of jobs", jobs)
    plan = Plan(game, seats, seat_bots(bots, seats), seed, given, cards, records)
    rules.new(seats, seed, **given)  # options that only a deal can find wrong
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    played = _play_all(plan, games, jobs, on_progress or _silent)
    return Report(plan, jobs, max(time.perf_counter() - start, 1e-9), played)


def seat_bots(bots: list[str], seats: int) -> tuple[str, ...]:
    """Give every seat its bot; raise BadInput if a name is unknown or their number is wrong.

    >>> seat_bots(["random"], 3)
    ('random', 'random', 'random')
    """
    for name in bots:
        bot(name)
    if len(bots) == 1:
        return tuple(bots * seats)
    if len(bots) != seats:
        raise BadInput(f"{seats} seats need 1 or {seats} bots, not {len(bots)}.")
    return tuple(bots)


def _at_least_one(what: str, value: int) -> None:
    if value < 1:
        raise BadInput(f"The {what} must be at least 1, not {value}.")


def _silent(done: int) -> None:
    """Tell nobody."""


def _play_all(plan: Plan, games: int, jobs: int, on_progress: Progress) -> list[Played]:
    """Play all games, in this process or in several; return them in order."""
    size = max(1, min(25, games // (4 * jobs)))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[Played] = []
    here = jobs == 1 or len(chunks) == 1
    for chunk in _here(plan, chunks) if here else _elsewhere(plan, chunks, jobs):
        played += chunk
        on_progress(len(played))
    return sorted(played, key=lambda game: game.index)


def play_chunk(plan: Plan, first: int, last: int) -> list[Played]:
    """Play some games of a plan."""
    return [play_one(plan, index) for index in range(first, last)]


def _here(plan: Plan, chunks: list[tuple[int, int]]) -> Iterator[list[Played]]:
    """Play chunks in this process."""
    for first, last in chunks:
        yield play_chunk(plan, first, last)


def _elsewhere(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[list[Played]]:
    """Play chunks in other processes; yield each as it comes."""
    with _pool(min(jobs, len(chunks))) as pool:
        futures = [pool.submit(play_chunk, plan, first, last) for first, last in chunks]
        for future in as_completed(futures):
            yield future.result()


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Run a pool of fresh processes; drop what is still waiting when something goes wrong."""
    # Fresh processes, because a fork would copy the thread that draws the progress bar.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupt)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupt() -> None:
    """Leave the interrupt key to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
