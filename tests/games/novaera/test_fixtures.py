"""Whole games kept as fixtures replay to the same end, with nothing created or lost."""

import itertools
import json
from pathlib import Path

import pytest

from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.record import Record, read_record
from tests.games.novaera.ledger import Books, check_table
from tools.fixtures import DEPTHS, NOVA_REASONS, NOVA_VARIANTS, perft

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "novaera"
FILES = sorted((FOLDER / "games").glob("*.txt"))
POSITIONS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """NV-20.1.6: a game follows from its seed, its options and the decisions."""
    # given
    record = load(file)
    game = begin(ruleset("novaera"), record, file.name)
    assert isinstance(game.position, NovaEraPosition)
    books = Books(game.position)
    # when
    for entry in record.entries:
        books.read(step(game, entry, file.name))
        # then
        assert isinstance(game.position, NovaEraPosition)
        books.check(game.position)
        check_table(game.position)
    assert not diverges(game, record)
    assert game.record.result == record.result
    assert game.record.write().split("\n\n")[1] == record.write().split("\n\n")[1]


def test_games_of_every_kind_are_kept() -> None:
    """NV-15.1.2, NV-15.1.3, NV-17.1.22: every seat count and variant, every way to decide."""
    # given
    kinds = set(itertools.product(range(2, 5), NOVA_VARIANTS))
    reasons: set[str] = set()
    eras: set[int] = set()
    for file in FILES:
        record = load(file)
        game = begin(ruleset("novaera"), record, file.name)
        for entry in record.entries:
            step(game, entry)
        assert isinstance(game.position, NovaEraPosition)
        outcome = game.position.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
        eras.add(game.position.era)
    # then
    assert {f"random_{seats}_{variant}" for seats, variant in kinds} <= {f.stem for f in FILES}
    assert reasons == set(NOVA_REASONS)
    assert eras == {2, 3}


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_frozen_positions_have_the_same_courses(entry: dict[str, object]) -> None:
    """Perft: the number of ways to go on from a frozen position, by depth."""
    data = entry["position"]
    assert isinstance(data, dict)
    position = ruleset("novaera").from_data(data)
    assert position.to_data() == data
    assert [perft(position, depth) for depth in DEPTHS] == entry["counts"]
