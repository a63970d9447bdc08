"""Games on a Ray cluster: one of our own on this machine, or one that runs already."""

import contextlib
import importlib
import logging
import os
import secrets
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from novastate import __version__
from novastate.arena.playing import Plan, Played
from novastate.arena.spreading import Chunk, Spread, play_chunk
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput

LOCAL: Final = "local"
WAITING: Final = 3
"""Chunks for each worker that are handed over in advance."""

STORE: Final = 100 * 2**20
"""Bytes of shared memory for a cluster of our own; results are small, and Ray would take GBs."""

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # a warning about graphics cards, which we don't use
}
ALONE: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray then listens on 127.0.0.1 only
    "RAY_AUTH_MODE": "token",
}
"""Settings for a cluster of our own; what the user has set already stays."""


@contextlib.contextmanager
def joined(address: str, jobs: int, plan: Plan) -> Iterator[tuple[int, Spread]]:
    """Join a cluster, or start a local one with some workers, for as long as the block lasts."""
    ray = _ray(address)
    try:
        _connect(ray, address, jobs)
        _same_everywhere(ray, plan)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield workers, _spread(ray, workers)
    except ray.exceptions.RayError as error:
        raise BadInput(f"The cluster failed: {_first_line(error)}") from None
    finally:
        ray.shutdown()


def _ray(address: str) -> Any:
    """Import Ray, quietly; it is an extra that need not be there."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    if address == LOCAL:
        for name, value in ALONE.items():
            os.environ.setdefault(name, value)
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        ray = importlib.import_module("ray")
        importlib.import_module("ray.exceptions")
    except ImportError:
        raise BadInput(
            'A cluster needs Ray, which is not installed: pip install "novastate[cluster]".'
        ) from None
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
    else:
        _reachable(address)
    logging.getLogger("ray").setLevel(logging.ERROR)
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise BadInput(f"The cluster {address} cannot be used: {_first_line(error)}") from None


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


def _spread(ray: Any, workers: int) -> Spread:
    """Return how to play on the cluster: chunk by chunk, a few handed over in advance."""

    def spread(plan: Plan, pieces: list[Chunk]) -> Iterator[list[Played]]:
        task = ray.remote(play_chunk)
        shared = ray.put(plan)
        rest = iter(pieces)
        running = [task.remote(shared, piece) for piece in islice(rest, WAITING * workers)]
        while running:
            done, running = ray.wait(running)
            running += [task.remote(shared, piece) for piece in islice(rest, len(done))]
            for result in done:
                yield ray.get(result)

    return spread


def _first_line(error: Exception) -> str:
    """Return the first line of an error as the end of a sentence."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).rstrip(".") + "."
