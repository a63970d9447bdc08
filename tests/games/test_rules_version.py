"""Old games stay readable: whoever changes how a game plays raises the version of its rules.

`tests/fixtures` keeps games of every version. Those of today's version must replay to the same
position; those of an older one replay, or are refused with a sentence that names the versions.
"""

import json
from pathlib import Path

import pytest

from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import CHOSEN, KeyedChance
from novastate.kernel.errors import BadInput
from novastate.kernel.game import diverges, replay
from novastate.kernel.record import Record, read_record

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
FILES = sorted([*FIXTURES.glob("*/games/*.txt"), *(FIXTURES / "kept").glob("*.txt")])
VERSIONS = FIXTURES / "kept" / "versions.json"
RAISE = (
    "plays differently now. If that is meant, raise the version in its ruleset, keep these games"
    " and add new ones (docs/guides/testing.md)"
)


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_the_same_or_is_refused(file: Path) -> None:
    # given
    record = load(file)
    version = ruleset(record.game).version
    # when
    wrong = difference(record, file.name)
    # then: only a game of older rules may play differently, and then it is told
    assert not wrong or record.rules < version, f"{record.game} {RAISE}: {wrong}"
    assert not wrong or wrong == DIVERGES or "made with rules version" in wrong


DIVERGES = "it ends elsewhere"


def difference(record: Record, name: str) -> str:
    """Play a record again; return what is different, or nothing."""
    try:
        game = replay(ruleset(record.game), record, name)
    except BadInput as refused:
        return str(refused)
    return DIVERGES if diverges(game, record) else ""


def test_other_cards_are_other_rules() -> None:
    """A card that does something else changes the course of games as a rule does."""
    known = json.loads(VERSIONS.read_text(encoding="utf-8"))
    for each in rulesets():
        assert known[each.id][str(each.version)] == each.cards_digest(), f"{each.id} {RAISE}"


def test_games_with_keys_are_kept_of_every_ruleset() -> None:
    kept = [load(file) for file in FILES]
    keyed = {(record.game, record.rules) for record in kept if record.seed >= CHOSEN}
    assert keyed >= {(rules.id, rules.version) for rules in rulesets()}
    for record in kept:
        if record.seed >= CHOSEN and record.rules == ruleset(record.game).version:
            game = replay(ruleset(record.game), record)
            assert isinstance(game.position.chance, KeyedChance)
            assert record.cards == game.ruleset.cards_digest()


def test_a_new_option_changes_no_digest() -> None:
    """W4: of the options only those count that differ from their default."""
    for rules in rulesets():
        position = rules.new(2, 1)
        data = position.to_data()
        options = data["options"]
        assert isinstance(options, dict)
        same = rules.from_data({**data, "options": {}})
        assert same.digest() == position.digest()
        assert same.first_digest() == position.first_digest() != position.digest()
