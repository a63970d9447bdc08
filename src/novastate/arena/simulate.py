"""Many games between bots, in as many processes as wanted, always with the same results."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, Unpack

from novastate.arena.journal import Journal
from novastate.arena.playing import Plan
from novastate.arena.report import Report
from novastate.arena.spreading import Progress, Spread, play_all, processes
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput


class Run(TypedDict, total=False):
    """How the games of a simulation or a tournament are dealt, and where they are played."""

    options: dict[str, object]
    cards: Path | None
    deals_from: int | None
    """The seed of the first deal, from which on they count up; else they follow from the seed."""
    jobs: int
    cluster: str | None
    """The address of a running Ray cluster, or `local`."""
    journal: Path | None
    """What it already holds is not played again."""
    on_progress: Progress | None


def simulate(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int = 1,
    records: Path | None = None,
    **run: Unpack[Run],
) -> Report:
    """Play many games and report; the results depend on the seed, never on where they are played.

    One bot name fills all seats; several sit one to a seat and move on by one seat each game, so
    that each of them sits everywhere equally often.

    >>> simulate("master", 2, ["random"], 1).failed()
    []
    """
    given = checked_options(game, seats, games, seed, run)
    cards, deals_from = run.get("cards"), run.get("deals_from")
    seated = seat_bots(bots, seats)
    plan = Plan(game, seats, seated, seed, given, cards, records, deals_from=deals_from)
    return play(plan, games, run)


def checked_options(game: str, seats: int, games: int, seed: int, run: Run) -> dict[str, object]:
    """Return the options of a run; refuse seats, seeds and numbers nothing could be played with."""
    rules, given = ruleset(game, run.get("cards")), dict(run.get("options", {}))
    rules.check(seats, seed, given)
    deals_from = run.get("deals_from")
    if deals_from is not None:
        rules.check(seats, deals_from, given)
    for what, value in (("games", games), ("jobs", run.get("jobs", 1))):
        if value < 1:
            raise BadInput(f"The number of {what} must be at least 1, not {value}.")
    return given


def play(plan: Plan, games: int, run: Run) -> Report:
    """Play the games of a plan wherever wanted, and report."""
    cluster, journal = run.get("cluster"), run.get("journal")
    # Options that only a deal can find wrong are found before the first game.
    ruleset(plan.game, plan.cards).new(plan.seats, plan.seed, **plan.options)
    if plan.records is not None:
        if cluster not in (None, "local"):
            raise BadInput("Records are written on this machine, so not by the games of a cluster.")
        plan.records.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        book = None if journal is None else stack.enter_context(Journal(journal, plan))
        kept = frozenset() if book is None else frozenset(book.games)
        workers, spread = stack.enter_context(spreading(run.get("jobs", 1), cluster, plan))
        start = time.perf_counter()
        played = play_all(plan, games, spread, workers, book, run.get("on_progress"))
        return Report(plan, workers, max(time.perf_counter() - start, 1e-9), played, kept)


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


@contextlib.contextmanager
def spreading(jobs: int, cluster: str | None, plan: Plan) -> Iterator[tuple[int, Spread]]:
    """Return how many games run at the same time, and how they are spread."""
    if cluster is None:
        yield jobs, processes(jobs)
        return
    from novastate.arena.cluster import joined

    with joined(cluster, jobs, plan) as ray:
        yield ray
