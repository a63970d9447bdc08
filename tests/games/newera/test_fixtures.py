"""Whole games kept as fixtures replay to the same end, with nothing created or lost."""

import itertools
import json
from pathlib import Path

import pytest

from novastate.games.classic.position import ClassicPosition
from novastate.kernel.events import Event
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.record import Record, read_record
from tests.games.newera.box import RULES
from tests.games.newera.walks import books_of, check_table
from tools.fixtures import DEPTHS, NEW_ERA_OPTIONS, NEW_ERA_VARIANTS, SHOOTOUTS, perft, shootouts

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "newera"
FILES = sorted((FOLDER / "games").glob("*.txt"))
POSITIONS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """NE-24.1: a game follows from its seed, its options and the decisions."""
    # given
    record = load(file)
    game = begin(RULES, record, file.name)
    assert isinstance(game.position, ClassicPosition)
    books = books_of(game.position)
    told: list[Event] = []
    # when
    for entry in record.entries:
        events = step(game, entry, file.name)
        told += events
        books.read(events)
        # then
        assert isinstance(game.position, ClassicPosition)
        books.check(game.position)
        check_table(game.position)
    assert not diverges(game, record)
    assert game.record.result == record.result
    assert game.record.write().split("\n\n")[1] == record.write().split("\n\n")[1]
    # then: the game shows what it was kept for
    what, _, detail = file.stem.partition("_")
    outcome = game.position.outcome()
    assert outcome is not None
    if what == "reason":
        assert outcome.reason == detail
    if what == "shootout":
        assert detail in shootouts(told)


def test_games_of_every_kind_are_kept() -> None:
    """NE-1.2, NE-9.1.1, NE-20.2, NE-20.3, NE-20.4, NE-M.1: seats, variants, ends, ties."""
    kinds = {f"random_{n}_{name}" for n, name in itertools.product(range(2, 6), NEW_ERA_VARIANTS)}
    ends = {f"reason_{reason}" for reason in NEW_ERA_OPTIONS}
    fights = {f"shootout_{end}" for end in SHOOTOUTS}
    assert {file.stem for file in FILES} == kinds | ends | fights


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_frozen_positions_have_the_same_courses(entry: dict[str, object]) -> None:
    """Perft: the number of ways to go on from a frozen position, by depth."""
    data = entry["position"]
    assert isinstance(data, dict)
    position = RULES.from_data(data)
    assert position.to_data() == data
    assert [perft(position, depth) for depth in DEPTHS] == entry["counts"]
