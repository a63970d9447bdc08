"""Games on a Ray cluster are the games of one process; a real cluster of this machine shows it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from novastate.arena import cluster
from novastate.arena.playing import Plan
from novastate.arena.simulate import simulate
from novastate.arena.tournament import tournament, tournament_data
from novastate.kernel.errors import BadInput

# A process of its own: Ray installs handlers, threads and warnings wherever it runs.
SCRIPT = """\
import json, subprocess, sys
from novastate.arena.cluster import joined
from novastate.arena.playing import Plan
from novastate.arena.spreading import play_all

plan = Plan("master", 2, ("random", "random"), 5)
with joined("local", 2, plan) as (workers, spread):
    played = play_all(plan, 30, spread, workers)
    import ray
    address = ray.get_runtime_context().gcs_address
    line = "arena novaera --bots random,greedy --games 4 --seed 2 --json --cluster".split()
    inner = subprocess.run(
        [sys.executable, "-m", "novastate.cli", *line, address],
        capture_output=True, text=True, check=True,
    )
print(json.dumps({
    "address": address,
    "workers": workers,
    "scores": [game.scores for game in played],
    "arena": json.loads(inner.stdout),
    "noise": inner.stderr,
}))
"""


def test_a_local_cluster_and_one_that_is_joined_give_the_same_games(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(SCRIPT, "utf-8")

    ran = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=180, check=False
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout)
    assert found["address"].startswith("127.0.0.1:")
    assert found["workers"] == 2
    here = simulate("master", 2, ["random"], 30, 5)
    assert found["scores"] == [list(game.scores) for game in here.played]
    arena = tournament_data(tournament("novaera", 2, ["random", "greedy"], 4, 2))
    for key in ("decisions", "wins", "scores", "cards", "pairs", "openings"):
        assert found["arena"][key] == json.loads(json.dumps(arena[key])), key
    assert found["noise"] == ""


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("RAY_AUTH_TOKEN", "kept")
    for name in (*cluster.QUIET, *cluster.ALONE):
        monkeypatch.setenv(name, "kept")

    with pytest.raises(BadInput) as refused:
        simulate("master", 2, ["random"], 1, cluster="local")

    assert str(refused.value) == (
        'A cluster needs Ray, which is not installed: pip install "novastate[cluster]".'
    )


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
        cluster._same_everywhere(OtherRules(), Plan("master", 2, ("random", "random"), 1))
