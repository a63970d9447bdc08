"""The process that talks to Ray, which puts handlers, threads and noise into the one it is in."""

import importlib
import logging
import os
import secrets
from collections.abc import Iterator
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Final

from novastate import __version__
from novastate.arena.playing import Plan, Played
from novastate.arena.spreading import Chunk, ignore_interrupt, play_chunk
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput

LOCAL: Final = "local"
"""The address of a cluster that is started for the run."""

Told = int | str | list[Played]
"""What this process tells: first the number of workers, then chunks; or a sentence of refusal."""

WAITING: Final = 3
"""Chunks for each worker that are handed over in advance."""

STORE: Final = 100 * 2**20
"""Bytes of shared memory for a cluster of our own; results are small, and Ray would take GBs."""

PRIVATE: Final = {"RAY_USAGE_STATS_ENABLED": "0"}  # nothing is reported to anybody
ALONE: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray then listens on 127.0.0.1 only
    "RAY_AUTH_MODE": "token",
}
"""Settings for a cluster of our own; what the user has set already stays."""


def drive(pipe: Connection, address: str, jobs: int, plan: Plan) -> None:
    """Join a cluster and play the orders that come through the pipe, until it is closed."""
    ignore_interrupt()
    _be_silent()
    try:
        ray = _ray(address)
    except Exception as error:  # whatever is wrong with how it was installed
        pipe.send(f"Ray is installed but cannot be loaded: {_first_line(error)}")
        return
    try:
        _connect(ray, address, jobs)
        _same_everywhere(ray, plan)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pipe.send(workers)
        while True:
            for games in _played(ray, workers, *pipe.recv()):
                pipe.send(games)
    except (EOFError, BrokenPipeError):
        pass  # nobody waits for more
    except BadInput as refusal:
        pipe.send(str(refusal))
    except Exception as error:  # Ray raises many kinds
        pipe.send(f"The cluster failed: {_first_line(error)}")
    finally:
        ray.shutdown()


def _be_silent() -> None:
    """Write to nowhere what Ray prints: whatever the user should read goes through the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _ray(address: str) -> Any:
    """Import Ray with our settings."""
    settings = PRIVATE | (ALONE if address == LOCAL else {})
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray = importlib.import_module("ray")
    importlib.import_module("ray.exceptions")
    return ray


def _connect(ray: Any, address: str, jobs: int) -> None:
    """Start a cluster or connect to one."""
    settings: dict[str, object] = {
        "address": address,
        "log_to_driver": False,
        "logging_level": logging.ERROR,
    }
    if address == LOCAL:
        settings |= {
            "num_cpus": jobs,
            "include_dashboard": False,
            "object_store_memory": STORE,
            "_node_ip_address": "127.0.0.1",
        }
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise BadInput(f"The cluster {address} cannot be used: {_first_line(error)}") from None


def versions(game: str) -> tuple[str, int]:
    """Tell the version of Novastate and of the rules where this runs."""
    return __version__, ruleset(game).version


def _same_everywhere(ray: Any, plan: Plan) -> None:
    """Refuse a cluster whose machines have other rules: its games would not be these."""
    there = ray.get(ray.remote(versions).remote(plan.game))
    if tuple(there) != versions(plan.game):
        raise BadInput(
            f"The cluster has Novastate {there[0]} with rules version {there[1]},"
            f" this is {__version__} with rules version {versions(plan.game)[1]}."
        )


def _played(ray: Any, workers: int, plan: Plan, pieces: list[Chunk]) -> Iterator[list[Played]]:
    """Play chunk by chunk on the cluster, a few handed over in advance."""
    task = ray.remote(play_chunk)
    shared = ray.put(plan)
    rest = iter(pieces)
    running = [task.remote(shared, piece) for piece in islice(rest, WAITING * workers)]
    while running:
        done, running = ray.wait(running)
        running += [task.remote(shared, piece) for piece in islice(rest, len(done))]
        for result in done:
            yield ray.get(result)


def _first_line(error: Exception) -> str:
    """Return the first line of an error as the end of a sentence."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).rstrip(".") + "."
