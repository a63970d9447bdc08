"""Measurements: what they contain, not how fast this machine is."""

from typing import Any, cast

import pytest

from novastate.arena.bench import bench, compiled, machine
from novastate.kernel import chance
from novastate.kernel.errors import BadInput


def test_a_measurement_has_the_stable_keys() -> None:
    told: list[int] = []

    data = cast("dict[str, Any]", bench("master", rounds=2, games=1, on_progress=told.append))

    for key in ("decisions_per_s", "games_per_s", "clones_per_s"):
        assert data[key] > 0
        assert data["best"][key] > 0
    assert data["compiled"] is compiled()
    assert data["seats"] == 4
    assert list(data["by_seats"]) == ["4", "2", "1"]
    assert data["growth"]["first_third_us"] > 0
    assert data["growth"]["last_third_us"] > 0
    assert told == [1, 2]


def test_whether_the_rules_are_compiled_is_seen_from_their_file() -> None:
    assert compiled() is (not str(chance.__file__).endswith(".py"))


def test_the_machine_is_named() -> None:
    named = machine()

    assert set(named) == {"platform", "processor", "python"}
    assert all(named.values())


def test_nothing_can_be_measured_in_no_round() -> None:
    with pytest.raises(BadInput, match="The number of rounds must be at least 1, not 0"):
        bench("master", rounds=0)
