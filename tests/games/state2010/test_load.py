"""Card files of the old editions: own folders, and faults said in one sentence."""

from pathlib import Path

import pytest

from novastate.games.classic.cards import load
from novastate.games.state2010.ruleset import State2010
from novastate.kernel.errors import BadInput, CardFileError

GOOD = {"name": '"Mill"', "kind": '"open production"', "distance": "1", "produces": '"scrap"'}


def written(folder: Path, fields: dict[str, str], file: str = "own", id: str = "mill") -> None:
    """Write one card into a folder."""
    lines = [f"[{id}]", *(f"{key} = {value}" for key, value in fields.items() if value)]
    (folder / f"{file}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def fault(folder: Path, fields: dict[str, str], file: str = "own", id: str = "mill") -> str:
    """Load a card beside the shipped ones and return what is said of it."""
    written(folder, fields, file, id)
    with pytest.raises(CardFileError) as error:
        load.with_folder(load.shipped("state2010"), folder)
    said = str(error.value)
    assert said.startswith(f"{file}.toml, line 1, ")
    assert "\n" not in said
    return said.partition(f'"{id}"')[2].removeprefix(": ").removeprefix(", ")


def test_an_own_card_joins_the_box(tmp_path: Path) -> None:
    """FS-2.3.1: with defaults for what it does not say."""
    written(tmp_path, GOOD)
    rules = State2010(tmp_path)
    (mill,) = [card for card in rules.cards_data() if card["id"] == "mill"]
    assert mill["copies"] == 1
    assert mill["types"] == mill["spoils"] == mill["deal"] == []
    assert mill["origin"] == "design"
    assert mill["names"] == {"en": "Mill", "de": "Mill"}
    assert rules.sets()["locations"] == 73


def test_a_card_may_replace_another(tmp_path: Path) -> None:
    """Only if it says so; the old one is gone."""
    written(tmp_path, {**GOOD, "replaces": "true", "copies": "3"}, id="docks")
    rules = State2010(tmp_path)
    (docks,) = [card for card in rules.cards_data() if card["id"] == "docks"]
    assert docks["names"] == {"en": "Mill", "de": "Mill"}
    assert rules.sets()["locations"] == 73


# The field, what is written instead, and a part of what is said of it.
BAD_FIELDS = [
    ("name", "", 'field "name" is missing'),
    ("name", '""', 'field "name" is empty'),
    ("name", "4", 'field "name" must be a text'),
    ("kind", "", 'field "kind" is missing'),
    ("kind", '"open"', 'field "kind"'),
    ("distance", "", 'field "distance" is missing'),
    ("distance", "4", 'field "distance" says 4, which is not from 0 to 3'),
    ("distance", '"near"', 'field "distance"'),
    ("copies", "0", 'field "copies" says 0'),
    ("types", '"iron"', 'field "types" says "iron", which is no type'),
    ("types", '"scrap scrap"', 'names "scrap" twice'),
    ("types", '"scrap fuel card vp"', "three types at most"),
    ("spoils", '"2 gold"', "no good that may stand here"),
    ("spoils", '"any_resource"', "no good that may stand here"),
    ("deal", '"2"', "the number 2 has no good after it"),
    ("deal", '"2 3 scrap"', "the number 2 has no good after it"),
    ("produces", "", "needs one of produces, per"),
    ("produces", '"99 scrap"', "no number from 1 to 15"),
    ("per", '"scrap 3 -> scrap"', 'not written like "scrap max 3 -> scrap"'),
    ("per", '"scrap max 3 -> 2 scrap"', "exactly one good"),
    ("action", '"-> fuel"', 'does not go with the kind "open production"'),
    ("when", '"exchange"', 'needs one "->"'),
    ("when", '"dance -> fuel"', "no event"),
    ("when", '"gain -> fuel"', "name one good"),
    ("when", '"conquer scrap -> fuel"', "name one good"),
    ("when", '"gain scrap or gain fuel -> vp1"', "one good only"),
    ("when", '"conquer or gain fuel -> vp1"', "produce and gain go with no other event"),
    ("when", "3", 'field "when" must be a text or a list of texts'),
    ("when", '"exchange ->"', "gives nothing"),
    ("entry", '"vp9"', "no good that may stand here"),
    ("stores", '"resource"', 'not written like "3 resource"'),
    ("slots", "0", 'field "slots" says 0'),
    ("lookout", "10", 'field "lookout" says 10'),
    ("origin", '"mine"', 'field "origin"'),
    ("trait", '"magic"', 'field "trait"'),
    ("distanse", "1", 'field "distanse" is unknown (did you mean "distance"?)'),
    ("replaces", "true", "there is no such card before"),
]


@pytest.mark.parametrize(("field", "value", "said"), BAD_FIELDS)
def test_a_fault_names_its_field(tmp_path: Path, field: str, value: str, said: str) -> None:
    """FS-17.1.1, FS-2.3.3: one sentence with file, line, card and field."""
    assert said in fault(tmp_path, {**GOOD, field: value})


ACTION = {**GOOD, "kind": '"action"', "produces": ""}
BAD_ACTIONS = [
    ('"scrap"', 'needs one "->"'),
    ('"vp1 -> fuel"', "no good that may stand here"),
    ('"scrap ->"', "gives nothing"),
    ('"scrap -> steel"', "no good that may stand here"),
    ('"conquest1 conquest2 -> vp1"', "one contact token at most"),
    ('"-> make_contact war 2"', 'not written like "make_contact conquest 2"'),
    ('"-> make_contact conquest"', 'not written like "make_contact conquest 2"'),
]


@pytest.mark.parametrize(("value", "said"), BAD_ACTIONS)
def test_a_fault_of_an_action(tmp_path: Path, value: str, said: str) -> None:
    """FS-17.1.4, FS-17.1.13: VP are never paid, and an action gives something."""
    assert said in fault(tmp_path, {**ACTION, "action": value})


@pytest.mark.parametrize("word", ["improve scrap", "repeat_production", "make_contact conquest 2"])
def test_a_word_of_another_edition(tmp_path: Path, word: str) -> None:
    """A card that gives what this edition has no step for is refused before any game."""
    written(tmp_path, {**ACTION, "action": f'"-> {word}"'})
    with pytest.raises(BadInput) as error:
        State2010(tmp_path)
    given = word.split()[0]
    assert str(error.value) == f'The card "mill" gives "{given}", which this edition has not.'


def test_faults_of_other_cards(tmp_path: Path) -> None:
    """FS-2.2.4, FS-2.2.5, FS-2.2.6: contacts, leaders and factions have fields of their own."""
    name = {"name": '"Gang"'}
    said = fault(tmp_path, {**name, "contact": '"conquest"'}, "contacts")
    assert 'field "range" is missing' in said
    said = fault(tmp_path, name, "contacts")
    assert "needs contact and range, or what it gives" in said
    said = fault(tmp_path, {**name, "contact": '"talk"', "range": "1"}, "contacts")
    assert 'field "contact"' in said
    (tmp_path / "contacts.toml").unlink()
    assert 'field "distance" is unknown' in fault(tmp_path, {**name, "distance": "1"}, "leaders")
    (tmp_path / "leaders.toml").unlink()
    fields = {**name, "produces": '"scrap"', "conquest": '"weapons -> 2"'}
    said = fault(tmp_path, fields, "factions")
    assert 'field "negotiation" is missing' in said


def test_faults_of_ids(tmp_path: Path) -> None:
    """An id is small, and used once."""
    assert "small letters" in fault(tmp_path, GOOD, id="Mill")
    said = fault(tmp_path, GOOD, id="docks")
    assert "this id is already used in locations.toml" in said


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    """The file and the line are named."""
    (tmp_path / "own.toml").write_text("[mill\n", "utf-8")
    with pytest.raises(CardFileError, match=r"own\.toml, line 1"):
        State2010(tmp_path)
