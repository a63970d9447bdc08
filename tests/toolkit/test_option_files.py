"""Options as data: how their tables are read, and what is said when one is wrong."""

from pathlib import Path

import pytest

from novastate.games.registry import rulesets
from novastate.kernel.errors import CardFileError
from novastate.kernel.options import Option
from novastate.kernel.ruleset import Ruleset
from novastate.kernel.tables import read_tables
from novastate.toolkit.option_files import make_option, read_options

WORDS = 'clause = "X-1"\nen = "Points"\nde = "Punkte"\n'


def read(folder: Path, fields: str) -> Option:
    """Read an option with these fields besides its clause and words."""
    file = folder / "options.toml"
    file.write_text(f"# An option.\n\n[points]\n{fields}\n{WORDS}", "utf-8")
    (table,) = read_tables(file, "option")
    return make_option(table)


@pytest.mark.parametrize(
    ("fields", "default", "choices", "bounds"),
    [
        ('kind = "switch"\ndefault = true', True, (), (0, 0, 0)),
        ('kind = "choice"\nchoices = ["b", "a"]', "b", ("b", "a"), (0, 0, 0)),
        ('kind = "list"\nchoices = ["b", "a"]', ["b", "a"], ("b", "a"), (0, 0, 0)),
        ('kind = "table"', {}, (), (0, 0, 0)),
        ('kind = "number"\ndefault = 3\nleast = 1\nmost = 5', 3, (), (1, 5, 0)),
        (
            'kind = "numbers"\ndefault = [1, 2]\nleast = 1\nmost = 5\nlength = 2',
            [1, 2],
            (),
            (1, 5, 2),
        ),
    ],
)
def test_every_kind_is_read(
    tmp_path: Path,
    fields: str,
    default: object,
    choices: tuple[str, ...],
    bounds: tuple[int, int, int],
) -> None:
    option = read(tmp_path, fields)
    assert (option.default, option.choices) == (default, choices)
    assert (option.least, option.most, option.length) == bounds
    assert (option.name, option.clause) == ("points", "X-1")
    assert option.words == {"en": "Points", "de": "Punkte"}
    assert (option.group, option.since, option.meant) == ("expert", 1, None)


def test_what_older_rules_meant_is_read(tmp_path: Path) -> None:
    older = "since = 3\nmeant = { before = 4, value = true }"
    option = read(tmp_path, f'kind = "switch"\ndefault = false\ngroup = "cards"\n{older}')
    assert (option.group, option.since, option.meant) == ("cards", 3, (4, True))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ("", 'field "kind" is missing'),
        ('kind = "colour"', 'field "kind" says "colour", which is none of switch, choice, '),
        ('kind = "switch"', 'field "default" is missing'),
        ('kind = "switch"\ndefault = false\nleast = 1', 'field "least" is unknown'),
        ('kind = "switch"\ndefault = false\nclauze = 1', 'field "clauze" is unknown (did you'),
        ('kind = "switch"\ndefault = "on"', 'field "default" does not fit: write it without'),
        ('kind = "choice"', 'field "choices" is missing'),
        ('kind = "choice"\nchoices = []', 'field "choices" must be a list of texts, not a list'),
        ('kind = "choice"\nchoices = [1]', 'field "choices" must hold texts in quotes, not 1'),
        ('kind = "number"\ndefault = 1\nleast = 1', 'field "most" is missing'),
        (
            'kind = "number"\ndefault = 7\nleast = 1\nmost = 5',
            'field "default" does not fit: Option "points" cannot be "7": it takes a whole number'
            " from 1 to 5.",
        ),
        ('kind = "table"\ngroup = "house"', 'field "group" says "house", which is none of length,'),
        ('kind = "table"\nmeant = 4', 'field "meant" must be a table in braces, not 4'),
        ('kind = "table"\nmeant = { before = 4 }', 'field "value" is missing'),
        (
            'kind = "choice"\nchoices = ["a"]\nmeant = { before = 4, value = "b" }',
            'field "meant" does not fit: Option "points" cannot be "b": it takes one of a.',
        ),
    ],
)
def test_a_fault_names_file_line_option_and_field(tmp_path: Path, fields: str, said: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read(tmp_path, fields)
    assert str(caught.value).startswith(f'options.toml, line 3, option "points": {said}')


def test_what_an_option_leaves_unsaid_stands_in_the_shared_file() -> None:
    # given
    games = "novastate.games"
    options = read_options(f"{games}.newera", f"{games}.classic", games)
    # when
    found = {option.name: option for option in options}
    # then: the clause is its own, the words are shared, and so is the edition of the cards
    assert (found["turn_cap"].clause, found["turn_cap"].most) == ("NE-23.1", 99)
    assert found["card_edition"].choices == ("second", "first")
    with pytest.raises(CardFileError, match=r'newera/options\.toml, line 13, option "factions"'):
        read_options(f"{games}.newera")


@pytest.mark.parametrize("rules", rulesets(), ids=lambda rules: rules.id)
def test_every_option_says_itself_in_both_languages(rules: Ruleset) -> None:
    assert all(option.words.keys() == {"en", "de"} for option in rules.options)
    assert len({option.name for option in rules.options}) == len(rules.options) > 10
