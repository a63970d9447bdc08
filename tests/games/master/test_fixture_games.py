"""Whole games kept as fixtures replay to the same end, with nothing created or lost."""

import itertools
import json
from pathlib import Path

import pytest

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.record import Record, read_record
from tests.games.master.ledger import Books, cards_by_zone, check_table
from tools.fixtures import DEPTHS, REASONS, SOLO_REASONS, perft

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "master"
FILES = sorted((FOLDER / "games").glob("*.txt"))
POSITIONS = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    # given
    record = load(file)
    game = begin(ruleset("master"), record, file.name)
    assert isinstance(game.position, MasterPosition)
    books = Books(game.position)
    cards = cards_by_zone(game.position)
    # when
    for entry in record.entries:
        books.read(step(game, entry, file.name))
        # then
        assert isinstance(game.position, MasterPosition)
        books.check(game.position)
        check_table(game.position)
        assert cards_by_zone(game.position) == cards
    assert not diverges(game, record)
    assert game.record.result == record.result
    assert game.record.write().split("\n\n")[1] == record.write().split("\n\n")[1]


def test_games_of_every_kind_are_kept() -> None:
    # given
    kinds: set[tuple[int, str]] = set()
    factions: set[str] = set()
    reasons: set[str] = set()
    for file in FILES:
        record = load(file)
        game = begin(ruleset("master"), record, file.name)
        for entry in record.entries:
            step(game, entry)
        assert isinstance(game.position, MasterPosition)
        outcome = game.position.outcome()
        assert outcome is not None
        kinds.add((record.seats, record.options.get("expansion", "new_era")))
        reasons.add(outcome.reason)
        for player in game.position.players[: record.seats]:
            factions.add(game.position.cards.factions[player.faction].id)
    # then
    assert len(FILES) >= 20
    assert kinds >= set(itertools.product((1, 2, 3, 4), ("new_era", "winter", "none")))
    assert reasons == {*REASONS, *SOLO_REASONS}
    assert len(factions) == 4


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_frozen_positions_have_the_same_courses(entry: dict[str, object]) -> None:
    """Perft: the number of ways to go on from a frozen position, by depth."""
    data = entry["position"]
    assert isinstance(data, dict)
    position = ruleset("master").from_data(data)
    assert [perft(position, depth) for depth in DEPTHS] == entry["counts"]
