"""Old games stay readable: whoever changes how a game plays raises the version of its rules.

`tests/fixtures` keeps games of every version. Those of today's version must replay to the same
position; those of an older one replay, or are refused with a sentence that names the versions.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from novastate.games.card_editions import NAME as CARD_EDITION
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import CHOSEN, KeyedChance
from novastate.kernel.errors import BadInput
from novastate.kernel.game import diverges, replay
from novastate.kernel.record import Record, read_record
from novastate.kernel.tables import tables_digest

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
FILES = sorted([*FIXTURES.glob("*/games/*.txt"), *(FIXTURES / "kept").glob("*.txt")])
BEFORE_THE_SECOND = sorted((FIXTURES / "kept").glob("*_v3_*.txt"))
"""Games that were played when there was one edition of the cards."""
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


@pytest.mark.parametrize("file", BEFORE_THE_SECOND, ids=lambda file: file.stem)
def test_a_game_of_the_first_cards_is_the_same_with_todays_program(file: Path) -> None:
    """ADR 12: cards of older editions are kept, so their games stay what they were."""
    # given
    record = load(file)
    rules = ruleset(record.game)
    assert CARD_EDITION not in record.options
    assert record.cards != rules.cards_digest()
    # when
    game = replay(rules, record, file.name)
    # then
    assert not diverges(game, record)
    assert game.record.result == record.result
    # and: written by today's program it says which cards it had, and replays again
    written = read_record(game.finished_record().write())
    assert (written.rules, written.options[CARD_EDITION]) == (rules.version, "first")
    again = replay(rules, written)
    assert not diverges(again, written)
    assert again.position.to_data() == game.position.to_data()


@pytest.mark.parametrize("file", BEFORE_THE_SECOND, ids=lambda file: file.stem)
def test_with_other_cards_a_game_would_be_another_one(file: Path) -> None:
    assert led_to(load(file), "first") != led_to(load(file), "second")


def led_to(record: Record, edition: str) -> object:
    """Return where the moves of a record lead with an edition of the cards, but for its name."""
    record.options[CARD_EDITION] = edition
    try:
        position = replay(ruleset(record.game), record).position
    except BadInput as refused:
        return str(refused)
    return {name: value for name, value in position.to_data().items() if name != "options"}


@pytest.mark.parametrize(
    ("game", "options"), [("novaera", {}), ("state2010", {}), ("newera", {"merged": True})]
)
def test_the_first_cards_do_what_they_did(game: str, options: dict[str, object]) -> None:
    """The digest is that of the card files before there was a second edition."""
    known = json.loads(VERSIONS.read_text(encoding="utf-8"))
    first: Any = ruleset(game).new(2, 1, card_edition="first", **options)
    assert tables_digest(list(first.cards.card_set.tables.values())) == known[game]["3"]


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
