"""How fast the rules are: decisions, games and clones a second on one core."""

import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from novastate.arena.playing import MAX_DECISIONS, TooLong, bot_chances, seed_of
from novastate.games.registry import ruleset
from novastate.kernel import chance as chance_module
from novastate.kernel.errors import BadInput
from novastate.kernel.playout import play_at_random
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset

ROUNDS: Final = 5
GAMES: Final = 40
CLONES: Final = 4000
SEED: Final = 1

Progress = Callable[[int], None]
"""Told how many measurements are done."""


def compiled() -> bool:
    """Tell whether the rules run compiled."""
    return not str(chance_module.__file__).endswith(".py")


def machine() -> dict[str, str]:
    """Name the machine: system, processor and Python."""
    return {
        "platform": platform.platform(),
        "processor": _processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    """Name the processor; Linux keeps its name in a file."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def kinds(rules: Ruleset) -> list[int]:
    """List the numbers of seats that are measured: the most (up to 4) first, then 2, then 1."""
    most = min(4, rules.seats[-1])
    return [most] + [seats for seats in (2, 1) if seats in rules.seats and seats < most]


def bench(
    game: str,
    rounds: int = ROUNDS,
    games: int = GAMES,
    cards: Path | None = None,
    on_progress: Progress | None = None,
) -> dict[str, object]:
    """Measure one game played at random; every round plays the same games, the kinds in turn.

    The loop that plays belongs to the kernel, so that no interpreter is measured where the rules
    are compiled. Times are processor seconds of this process, so that other work on the machine
    disturbs little.
    """
    for what, value in (("rounds", rounds), ("games", games)):
        if value < 1:
            raise BadInput(f"The number of {what} must be at least 1, not {value}.")
    rules = ruleset(game, cards)
    seats = kinds(rules)
    samples = _samples(rules, seats[0], games)
    plays: dict[int, list[tuple[float, int]]] = {n: [] for n in seats}
    clones: list[float] = []
    growth: list[tuple[float, float]] = []
    for done in range(rounds):
        for n in seats:
            plays[n].append(_play(rules, n, games))
        clones.append(_clone(samples))
        growth.append(_thirds(rules, seats[0], games))
        if on_progress is not None:
            on_progress(done + 1)
    data = _speed(plays[seats[0]], games)
    data["clones_per_s"] = _rate(CLONES, clones)
    data["compiled"] = compiled()
    data["best"] = _best(plays[seats[0]], games) | {"clones_per_s": round(CLONES / min(clones))}
    data["seats"] = seats[0]
    data["by_seats"] = {str(n): _speed(plays[n], games) for n in seats}
    data["growth"] = _growth(growth)
    data["rounds"] = rounds
    data["games_per_round"] = games
    return data


def _play(rules: Ruleset, seats: int, games: int) -> tuple[float, int]:
    """Play the games of one round; return the time and the number of decisions."""
    decisions = 0
    start = time.process_time()
    for index in range(games):
        decisions += _game(rules, seats, seed_of(SEED, index))
    return _since(start), decisions


def _game(rules: Ruleset, seats: int, seed: int) -> int:
    """Play one game from the deal to its end; return the number of decisions."""
    decisions = play_at_random(rules.new(seats, seed), bot_chances(seed, seats), MAX_DECISIONS)
    if decisions == MAX_DECISIONS:
        raise TooLong(f"the game is not over after {MAX_DECISIONS} decisions")
    return decisions


def _since(start: float) -> float:
    return max(time.process_time() - start, 1e-9)


def _samples(rules: Ruleset, seats: int, games: int) -> list[Position]:
    """Take positions from the whole course of some games: every tenth."""
    samples: list[Position] = []
    for index in range(min(games, 5)):
        seed = seed_of(SEED, index)
        position, chances = rules.new(seats, seed), bot_chances(seed, seats)
        while position.asking:
            samples.append(position.clone())
            play_at_random(position, chances, 10)
    return samples


def _clone(samples: list[Position]) -> float:
    """Time the copying of positions."""
    start = time.process_time()
    done = 0
    while done < CLONES:
        for position in samples[: CLONES - done]:
            position.clone()
        done += min(len(samples), CLONES - done)
    return _since(start)


def _thirds(rules: Ruleset, seats: int, games: int) -> tuple[float, float]:
    """Time a decision in the first and in the last third of the games."""
    first = last = 0.0
    decisions = 0
    for index in range(min(games, 10)):
        seed = seed_of(SEED, index)
        total = _game(rules, seats, seed)
        third = total // 3
        position, chances = rules.new(seats, seed), bot_chances(seed, seats)
        marks = [time.process_time()]
        for stop in (third, total - 2 * third, third):
            play_at_random(position, chances, stop)
            marks.append(time.process_time())
        first += marks[1] - marks[0]
        last += marks[3] - marks[2]
        decisions += third
    return first / decisions, last / decisions


def _rate(count: int, times: list[float]) -> int:
    return round(statistics.median(count / spent for spent in times))


def _speed(plays: list[tuple[float, int]], games: int) -> dict[str, object]:
    """Give the median speed of the rounds."""
    return {
        "decisions_per_s": round(statistics.median(n / spent for spent, n in plays)),
        "games_per_s": round(statistics.median(games / spent for spent, _ in plays), 1),
    }


def _best(plays: list[tuple[float, int]], games: int) -> dict[str, object]:
    """Give the speed of the best round."""
    spent, decisions = min(plays)
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
    }


def _growth(thirds: list[tuple[float, float]]) -> dict[str, float]:
    """Compare a late decision with an early one: linear growth keeps the ratio small."""
    first = statistics.median(first for first, _ in thirds)
    last = statistics.median(last for _, last in thirds)
    return {
        "first_third_us": round(first * 1e6, 2),
        "last_third_us": round(last * 1e6, 2),
        "ratio": round(last / max(first, 1e-9), 2),
    }
