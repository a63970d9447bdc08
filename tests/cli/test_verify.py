"""`verify`: whoever has a record can see that nobody chose the cards."""

from pathlib import Path

import pytest

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import commitment, quick
from novastate.kernel.game import Game
from tests.cli.conftest import Cli
from tests.cli.test_errors import complaint

SEED = 2**128 + 7


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game whose seed the server has drawn."""
    game = Game(ruleset("novaera"), 2, SEED)
    player, chance = bot("random"), quick(1)
    while game.position.to_act():
        seat = game.position.to_act()[0]
        game.play(seat, player.choose(game.position, seat, chance))
    game.record.commitment = commitment(SEED)
    file = tmp_path / "game.record"
    file.write_text(game.finished_record().write(), encoding="utf-8")
    return file


def test_a_true_record_holds(cli: Cli, record: Path) -> None:
    # when
    ran = cli("verify", record, "--hash", commitment(SEED).upper())
    # then
    assert ran.code == 0
    assert str(SEED) in ran.out
    assert commitment(SEED) in ran.out
    assert "moves follow from the seed." in ran.out


def test_a_true_record_as_data(cli: Cli, record: Path) -> None:
    data = cli("verify", record, "--json").data()
    assert (data["seed"], data["hash"]) == (str(SEED), commitment(SEED))
    assert (data["holds"], data["wrong"]) == (True, "")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ((f'[Seed "{SEED}"]', f'[Seed "{SEED + 1}"]'), "has not the hash that the record names"),
        (("[Commitment", "; [Commitment"), ""),
        (('[Digest "', '[Digest "0'), "its moves lead elsewhere than it says"),
        (("[Digest", "; [Digest"), "the record has no digest"),
    ],
)
def test_a_record_that_was_changed_is_noticed(
    cli: Cli, record: Path, change: tuple[str, str], sentence: str
) -> None:
    """W2: another seed, or another end, does not hold."""
    # given
    record.write_text(record.read_text("utf-8").replace(*change), encoding="utf-8")
    # when
    ran = cli("verify", record)
    # then
    assert ran.code == (1 if sentence else 0)
    assert sentence in ran.out


def test_another_hash_than_was_seen_is_noticed(cli: Cli, record: Path) -> None:
    """W2: a server that swapped the seed after the hash was seen is found out."""
    ran = cli("verify", record, "--hash", "0" * 64)
    assert ran.code == 1
    assert f"its seed has not the hash {'0' * 64}" in ran.out


def test_what_is_no_hash_is_refused(cli: Cli, record: Path) -> None:
    ran = cli("verify", record, "--hash", "abc")
    assert complaint(ran) == '"abc" is no hash of a seed: that has 64 digits from 0 to f.'
