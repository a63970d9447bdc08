"""Games on a Ray cluster are the games of one process; a real cluster of this machine shows it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from novastate.arena import cluster, driver
from novastate.arena.playing import Plan
from novastate.arena.simulate import simulate
from novastate.arena.spreading import play_all, play_chunk
from novastate.arena.tournament import tournament, tournament_data
from novastate.kernel.errors import BadInput
from tools.patience import LONG

# Somebody's cluster: it lasts until its input is closed.
CLUSTER = """\
import sys, ray
ray.init(address="local", num_cpus=2, include_dashboard=False, object_store_memory=10**8,
         _node_ip_address="127.0.0.1", log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
SETTINGS = {**driver.PRIVATE, **driver.ALONE, "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}


@pytest.fixture
def address() -> Iterator[str]:
    """Run a cluster and yield its address."""
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | SETTINGS,
    ) as running:
        assert running.stdout is not None
        yield running.stdout.readline().strip()


def test_a_cluster_of_our_own_plays_the_same_games() -> None:
    there = simulate("master", 2, ["random"], 30, 5, jobs=2, cluster="local")

    here = simulate("master", 2, ["random"], 30, 5)
    assert there.jobs == 2
    assert [game.scores for game in there.played] == [game.scores for game in here.played]


def test_a_cluster_that_is_joined_plays_the_same_games(address: str) -> None:
    run = ["arena", "novaera", "--bots", "random,greedy", "--games", "4", "--seed", "2"]

    ran = subprocess.run(
        [sys.executable, "-m", "novastate.cli", *run, "--json", "--cluster", address],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
        env=os.environ | SETTINGS,
    )

    assert address.startswith("127.0.0.1:")
    assert (ran.returncode, ran.stderr) == (0, "")
    there = json.loads(ran.stdout)
    here = tournament_data(tournament("novaera", 2, ["random", "greedy"], 4, 2))
    for key in ("decisions", "wins", "scores", "cards", "pairs", "openings"):
        assert there[key] == json.loads(json.dumps(here[key])), key


PLAN = Plan("master", 2, ("random", "random"), 5)


def crash_once(pipe: Connection, marker: str, jobs: int, plan: Plan) -> None:
    """Play without Ray, and die of a signal after one chunk the first time, as Ray does."""
    pipe.send(jobs)
    again = Path(marker).exists()
    Path(marker).touch()
    for piece in pipe.recv()[1]:
        pipe.send(play_chunk(plan, piece))
        if not again:
            os.kill(os.getpid(), signal.SIGSEGV)


def crash_always(_pipe: Connection, marker: str, _jobs: int, _plan: Plan) -> None:
    """Die before anything is said."""
    with Path(marker).open("a", encoding="utf-8") as file:
        file.write("died\n")
    os.kill(os.getpid(), signal.SIGSEGV)


@pytest.fixture
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where a driver without Ray notes that it has run; it stands for an address."""
    monkeypatch.setattr(cluster, "_reachable", lambda _: None)
    return tmp_path / "marker"


def test_a_crash_of_ray_loses_no_game(marker: Path) -> None:
    with cluster.joined(str(marker), 2, PLAN, crash_once) as (workers, spread):
        played = play_all(PLAN, 6, spread, workers)

    here = simulate("master", 2, ["random"], 6, 5).played
    assert [game.scores for game in played] == [game.scores for game in here]


def test_a_ray_that_always_crashes_is_given_up_with_one_sentence(marker: Path) -> None:
    with (
        pytest.raises(BadInput, match=r"^The cluster failed: Ray crashed 3 times\.$"),
        cluster.joined(str(marker), 2, PLAN, crash_always),
    ):
        pass

    assert marker.read_text("utf-8") == "died\n" * 3


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadInput) as refused:
        simulate("master", 2, ["random"], 1, cluster="local")

    assert str(refused.value) == (
        'A cluster needs Ray, which is not installed: pip install "novastate[cluster]".'
    )


def test_a_ray_that_cannot_be_loaded_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver's process searches the same path as this one, where a broken Ray comes first."""
    (tmp_path / "ray.py").write_text('raise ImportError("libray.so is missing")\n', "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(BadInput) as refused:
        simulate("master", 2, ["random"], 1, cluster="local")

    assert str(refused.value) == "Ray is installed but cannot be loaded: libray.so is missing."


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1."),
        ("127.0.0.1:99999", "No Ray cluster answers at 127.0.0.1:99999."),
        ("somewhere", 'A cluster is host:port, auto or local, not "somewhere".'),
    ],
)
def test_an_address_where_nobody_answers_is_refused(address: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        cluster._reachable(address)

    assert str(refused.value) == sentence


def test_records_are_not_written_by_the_machines_of_a_cluster(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Records are written on this machine"):
        simulate("master", 2, ["random"], 1, cluster="127.0.0.1:6379", records=tmp_path)


class OtherRules:
    """A cluster whose machines have another version."""

    def remote(self, _: object) -> "OtherRules":
        return self

    def get(self, _: object) -> tuple[str, int]:
        return "0.0.1", 7


def test_a_cluster_with_other_rules_is_refused() -> None:
    with pytest.raises(BadInput, match=r"has Novastate 0\.0\.1 with rules version 7, this is"):
        driver._same_everywhere(OtherRules(), PLAN)
