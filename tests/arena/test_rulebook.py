"""The rules documents, clause by clause."""

from pathlib import Path

import pytest

from novastate.arena.rulebook import clauses, look_up, rules_text, section
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tools.clauses import defined

MASTER = ruleset("master")


def ids(wanted: str) -> list[str]:
    return [clause.id for clause in look_up(MASTER, wanted)]


def test_every_clause_of_the_document_is_found() -> None:
    text = rules_text(MASTER)

    assert [clause.id for clause in clauses(text)] == defined(text)


@pytest.mark.parametrize(
    "document", ["master_set.md", "state_2010.md", "new_era_2011.md", "nova_era.md"]
)
def test_every_clause_of_every_document_says_something(root: Path, document: str) -> None:
    found = clauses((root / "docs" / "rules" / document).read_text("utf-8"))

    assert found
    assert [clause.id for clause in found if not clause.text] == []


def test_a_clause_is_found_by_its_id_however_it_is_written() -> None:
    assert ids("MS-10.2.2") == ids("ms-10.2.2") == ids("10.2.2") == ["MS-10.2.2"]


def test_a_section_stands_for_all_its_clauses() -> None:
    assert ids("MS-10.1") == ["MS-10.1.1", "MS-10.1.2"]
    assert ids("SO-9")[:2] == ["SO-9.1", "SO-9.2"]
    assert len(ids("SO-9")) == 11


def test_a_heading_stands_for_what_is_under_it_whatever_its_prefix() -> None:
    assert set(ids("MS-" + "24.7")) == {"SO-8.1", "SO-8.2", *ids("SO-9")}


def test_a_row_of_a_table_is_told_with_the_names_of_its_columns() -> None:
    row = look_up(MASTER, "SO-9.8")[0]

    assert row.text == "Final VP of a winner: 50 to 59; Level: trader; German level: Händler"


def test_a_table_belongs_to_the_clause_before_it() -> None:
    clause = look_up(MASTER, "MS-2.5.4")[0]

    assert clause.table[0].startswith("| Connection | Deck |")
    assert len(clause.table) == 6


def test_a_clause_knows_its_heading() -> None:
    clause = look_up(MASTER, "MS-10.2.2")[0]

    assert section(rules_text(MASTER), clause) == "10.2 In a rival's state"


@pytest.mark.parametrize("wanted", ["MS-" + "99.9", "XX-1.1", "", "school"])
def test_an_unknown_clause_is_refused_with_a_sentence(wanted: str) -> None:
    with pytest.raises(BadInput, match=f'There is no clause or section "{wanted}"'):
        look_up(MASTER, wanted)
