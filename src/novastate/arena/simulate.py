"""Many games between bots, in as many processes as wanted, always with the same results."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

from novastate.arena.journal import Journal
from novastate.arena.playing import Plan
from novastate.arena.report import Report
from novastate.arena.spreading import Progress, Spread, play_all, processes
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset


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
    cluster: str | None = None,
    journal: Path | None = None,
    deals_from: int | None = None,
) -> Report:
    """Play many games and report; the results depend on the seed, never on where they are played.

    One bot name fills all seats; several sit one to a seat and move on by one seat each game, so
    that each of them sits everywhere equally often. A cluster is the address of a running Ray
    cluster, or `local`. What a journal already holds is not played again. The deals follow from the
    seed, unless the seed of the first deal is given: then they count up from it.

    >>> simulate("master", 2, ["random"], 1).failed()
    []
    """
    rules = ruleset(game, cards)
    given = {} if options is None else dict(options)
    check_seeds(rules, seats, seed, deals_from, given)
    at_least_one("number of games", games)
    at_least_one("number of jobs", jobs)
    plan = Plan(
        game, seats, seat_bots(bots, seats), seed, given, cards, records, deals_from=deals_from
    )
    rules.new(seats, seed, **given)  # options that only a deal can find wrong
    if records is not None:
        if cluster not in (None, "local"):
            raise BadInput("Records are written on this machine, so not by the games of a cluster.")
        records.mkdir(parents=True, exist_ok=True)
    return run(plan, games, jobs, cluster, journal, on_progress)


def run(
    plan: Plan,
    games: int,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    on_progress: Progress | None,
) -> Report:
    """Play the games of a plan wherever wanted, and report."""
    with contextlib.ExitStack() as stack:
        book = None if journal is None else stack.enter_context(Journal(journal, plan))
        kept = frozenset() if book is None else frozenset(book.games)
        workers, spread = stack.enter_context(spreading(jobs, cluster, plan))
        start = time.perf_counter()
        played = play_all(plan, games, spread, workers, book, on_progress)
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


def check_seeds(
    rules: Ruleset, seats: int, seed: int, deals_from: int | None, given: dict[str, object]
) -> None:
    """Refuse seats, seeds and options that no game could be dealt with."""
    rules.check(seats, seed, given)
    if deals_from is not None:
        rules.check(seats, deals_from, given)


def at_least_one(what: str, value: int) -> None:
    """Refuse a number below 1."""
    if value < 1:
        raise BadInput(f"The {what} must be at least 1, not {value}.")


@contextlib.contextmanager
def spreading(jobs: int, cluster: str | None, plan: Plan) -> Iterator[tuple[int, Spread]]:
    """Return how many games run at the same time, and how they are spread."""
    if cluster is None:
        yield jobs, processes(jobs)
        return
    from novastate.arena.cluster import joined

    with joined(cluster, jobs, plan) as ray:
        yield ray
