"""Sentences as data: how their files are read, and what is said when one is wrong."""

from pathlib import Path

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.errors import CardFileError
from novastate.kernel.phrases import Phrase
from novastate.toolkit.sentences import read_sentences, sentences

PASSING = '[pass]\nen = "{seat} passes."\nde = "{seat} passt."\n'


def fault(folder: Path, text: str) -> str:
    """Return what is said of a file with this text."""
    file = folder / "sentences.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(CardFileError) as caught:
        read_sentences(file, "game/words/sentences.toml")
    return str(caught.value)


def test_a_sentence_has_every_language_side_by_side(tmp_path: Path) -> None:
    # given
    file = tmp_path / "sentences.toml"
    file.write_text(PASSING, "utf-8")
    # when
    (table,) = read_sentences(file, "sentences.toml")
    # then
    assert (table.name, table.fields) == (
        "pass",
        {"en": "{seat} passes.", "de": "{seat} passt."},
    )


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('[use]\nen = "Use"', 'field "de" is missing'),
        ('[use]\nen = "Use"\nde = " "', 'field "de" is empty'),
        ('[use]\nen = "Use"\nde = 1', 'field "de" must be a text in quotes, not 1'),
        (
            '[use]\nen = "Use"\nde = "Nutze"\nfr = "Prends"',
            'field "fr" is unknown (known are en, de)',
        ),
        (
            '[use]\nen = "{seat} uses {card}."\nde = "{seat} nutzt."',
            'field "de" names {seat}, but en names {card}, {seat}',
        ),
        (
            '[use]\nen = "Use"\nde = "{card}"',
            'field "de" names {card}, but en names nothing in braces',
        ),
        (
            '[use]\nen = "Use {card"\nde = "{card}"',
            "field \"en\" has braces that do not match (expected '}' before end of string)",
        ),
    ],
)
def test_a_fault_names_file_line_code_and_language(tmp_path: Path, entry: str, said: str) -> None:
    assert (
        fault(tmp_path, PASSING + entry)
        == f'game/words/sentences.toml, line 4, sentence "use": {said}'
    )


def test_a_sentence_is_written_once(tmp_path: Path) -> None:
    said = fault(tmp_path, PASSING + PASSING)
    assert said == 'game/words/sentences.toml, line 4, sentence "pass": this table is written twice'


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"^game/words/sentences\.toml cannot be read"):
        read_sentences(tmp_path / "gone.toml", "game/words/sentences.toml")


def test_a_later_package_replaces_what_those_before_it_say() -> None:
    # given
    shared, own = "novastate.games.classic.words", "novastate.games.newera.words"
    # when
    said = [sentences(*packages)["en"] for packages in [(shared,), (shared, own)]]
    # then
    assert [each["count_deals"] for each in said] == ["deals", "agreements"]
    assert [each["count_base"] for each in said] == ["on the base", "on the base"]


def test_a_code_without_a_sentence_is_named() -> None:
    with pytest.raises(KeyError, match=r'sentences\.toml has no sentence "sing"'):
        ruleset("master").book().say(Phrase("sing"), "de")
