"""Teaches a value: `python -m novastate.arena.learning.train GAME`.

Plays games of a bot with itself, fits a network to who won them, and writes it into a file. The
file belongs into `novastate/bots/learned/weights`, where every search looks for it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from novastate.arena.learning.fit import Fitter, fit, read_samples
from novastate.arena.learning.selfplay import Lesson, play_lesson
from novastate.bots.evaluators.registry import evaluator_of
from novastate.bots.learned.file import write_net
from novastate.games.registry import ruleset

SEATS = (2, 2, 2, 3, 4)
"""Of five games three are played by two, since most people play so."""


def lessons(game: str, bot: str, games: int, seed: int, jobs: int) -> bytes:
    """Play games at tables of two to four; the samples do not depend on the number of jobs."""
    if jobs == 1:
        return b"".join(_play(game, bot, seed, i) for i in range(games))
    play = partial(_play, game, bot, seed)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return b"".join(pool.map(play, range(games), chunksize=4))


def _play(game: str, bot: str, seed: int, index: int) -> bytes:
    return play_lesson(Lesson(game, SEATS[index % len(SEATS)], seed, bot), index)


def teach(game: str, samples: bytes, units: int, epochs: int) -> tuple[bytes, float, float]:
    """Fit a network; return its file and its loss on what it learned from and on other games."""
    features = evaluator_of(game).features(ruleset(game).new(2, 1))
    assert features is not None
    fitter = Fitter(len(features.names), features.stages, units)
    learned, apart = fit(list(read_samples(samples).values()), fitter, epochs)
    return write_net(game, features.names, fitter.net()), learned, apart


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, teach and write."""
    parser = argparse.ArgumentParser(prog="python -m novastate.arena.learning.train")
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--units", type=int, default=0, help="hidden units; 0: a linear value")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--out", type=Path, help="the file (default: GAME.net)")
    given = parser.parse_args(arguments)
    samples = lessons(given.game, given.bot, given.games, given.seed, given.jobs)
    file, learned, apart = teach(given.game, samples, given.units, given.epochs)
    out = given.out or Path(f"{given.game}.net")
    out.write_bytes(file)
    print(f"{out}: loss {learned:.4f}, on other games {apart:.4f}")  # noqa: T201


if __name__ == "__main__":
    main()
