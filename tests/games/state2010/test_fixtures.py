"""Whole games kept as fixtures replay to the same end, with nothing created or lost."""

import itertools
import json
from pathlib import Path

import pytest

from novastate.games.classic.position import ClassicPosition
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.record import Record, read_record
from tests.games.state2010.box import RULES
from tests.games.state2010.ledger import Books, check_table
from tools.fixtures import DEPTHS, STATE_REASONS, STATE_VARIANTS, perft

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "state2010"
FILES = sorted((FOLDER / "games").glob("*.txt"))
POSITIONS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """FS-0.4: a game follows from its seed, its options and the decisions."""
    # given
    record = load(file)
    game = begin(RULES, record, file.name)
    assert isinstance(game.position, ClassicPosition)
    books = Books(game.position)
    # when
    for entry in record.entries:
        books.read(step(game, entry, file.name))
        # then
        assert isinstance(game.position, ClassicPosition)
        books.check(game.position)
        check_table(game.position)
    assert not diverges(game, record)
    assert game.record.result == record.result
    assert game.record.write().split("\n\n")[1] == record.write().split("\n\n")[1]


def test_games_of_every_kind_are_kept() -> None:
    """FS-1.2, FS-16.2, FS-16.3, FS-16.5: every seat count, every way to decide a game."""
    # given
    kinds = set(itertools.product(range(2, 5), STATE_VARIANTS))
    reasons: set[str] = set()
    for file in FILES:
        record = load(file)
        game = begin(RULES, record, file.name)
        for entry in record.entries:
            step(game, entry)
        outcome = game.position.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    # then
    assert {f"random_{seats}_{name}" for seats, name in kinds} <= {f.stem for f in FILES}
    assert reasons == set(STATE_REASONS)


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_frozen_positions_have_the_same_courses(entry: dict[str, object]) -> None:
    """Perft: the number of ways to go on from a frozen position, by depth."""
    data = entry["position"]
    assert isinstance(data, dict)
    position = RULES.from_data(data)
    assert position.to_data() == data
    assert [perft(position, depth) for depth in DEPTHS] == entry["counts"]
