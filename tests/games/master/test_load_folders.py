"""Overrides of single fields, and own folders of cards beside the shipped set."""

import re
from itertools import takewhile
from pathlib import Path

import pytest

from novastate.games.master import goods
from novastate.games.master.cards import load
from novastate.games.master.cards.card import Card, CardSet, Connection, Faction
from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.cards.effects import read_effect, read_gain, written
from novastate.games.master.cards.model import BUILT, LOCATION_FIELDS
from novastate.kernel.errors import BadInput, CardFileError, Misread

MASTER = load.shipped("master")
LOCATIONS = {card.id: card for card in MASTER.locations}

GOOD_CARD = """
[depot]
name = "Depot"
kind = "feature"
distance = 1
spoils = "2 iron"
deal = "iron"
"""

# --- overrides --------------------------------------------------------------------------------


def changed_card(id: str, **fields: str) -> Card:
    found = load.with_overrides(MASTER, {id: fields}).locations
    return next(card for card in found if card.id == id)


def test_numbers_are_overridden_by_text() -> None:
    """MS-23.16: card_overrides replaces single fields."""
    card = changed_card("school", distance="3", copies="0", deal="vp")
    assert (card.distance, card.copies, card.deal, card.set) == (3, 0, goods.VP, "base")


def test_an_empty_override_takes_an_optional_field_away() -> None:
    assert changed_card("school", bonus="").bonus is None


def test_overrides_pile_up() -> None:
    once = load.with_overrides(MASTER, {"school": {"deal": "vp"}})
    twice = load.with_overrides(once, {"school": {"distance": "2"}})
    card = next(card for card in twice.locations if card.id == "school")
    assert (card.deal, card.distance) == (goods.VP, 2)


def test_boards_and_connections_can_be_overridden() -> None:
    changed = load.with_overrides(
        MASTER, {"thugs": {"play": "-> 3 contact_red"}, "new_york": {"red": "gun -> 3 contact_red"}}
    )
    assert next(card for card in changed.connections if card.id == "thugs").effect.cost == ()
    board = next(board for board in changed.factions if board.id == "new_york")
    assert written(board.actions["red"]) == "gun -> 3 contact_red"


@pytest.mark.parametrize(
    ("id", "field", "said", "sentence"),
    [
        ("scool", "deal", "vp", 'card_overrides, card "scool": there is no card with this id'),
        (
            "school",
            "deal",
            "wroker",
            'card_overrides, card "school": field "deal" says "wroker", which is no good (brick, '
            "gun, iron, fuel, ammo, worker, contact_grey, contact_red, contact_blue, "
            "contact_universal, development, shield, card, vp)",
        ),
        (
            "school",
            "distance",
            "far",
            'card_overrides, card "school": field "distance" must be a whole number, '
            'not the text "far"',
        ),
        (
            "school",
            "colour",
            "red",
            'card_overrides, card "school": field "colour" is unknown or cannot be overridden',
        ),
        ("school", "deal", "", 'card_overrides, card "school": field "deal" is missing'),
        ("thugs", "play", "gun", 'card_overrides, connection "thugs": field "play" says "gun", '
            'but "cost -> gain" is meant, with one arrow'),
    ],
)  # fmt: skip
def test_a_bad_override_is_refused(id: str, field: str, said: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        load.with_overrides(MASTER, {id: {field: said}})
    assert str(caught.value) == sentence


# --- own folders ------------------------------------------------------------------------------


def folder_with(folder: Path, **files: str) -> Path:
    """Write card files into a folder."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_own_folder_adds_its_cards_under_its_set(tmp_path: Path) -> None:
    # Given a folder with one file
    folder = folder_with(tmp_path, desert=GOOD_CARD)
    # When it is put beside the shipped set
    both = load.with_folder(MASTER, folder)
    # Then its card comes last, with plain defaults, and the rest is as it was
    card = both.locations[-1]
    assert (card.id, card.set, card.copies, card.types) == ("depot", "desert", 1, 0)
    assert card.names == {"en": "Depot", "de": "Depot"}
    assert card.icon == "position-marker"
    assert [other.id for other in both.locations[:-1]] == list(LOCATIONS)
    assert list(LOCATIONS) == [other.id for other in MASTER.locations]


def test_an_own_card_may_name_its_set(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, desert=GOOD_CARD + 'set = "winter"\n')
    assert load.with_folder(MASTER, folder).locations[-1].set == "winter"


def test_a_replacing_card_takes_place_and_set_of_the_old_one(tmp_path: Path) -> None:
    # Given a card with the id of a shipped one that says so
    text = GOOD_CARD.replace("[depot]", "[school]\nreplaces = true")
    # When it is loaded
    both = load.with_folder(MASTER, folder_with(tmp_path, house=text))
    # Then it stands where the old one stood
    assert [card.id for card in both.locations] == list(LOCATIONS)
    card = next(card for card in both.locations if card.id == "school")
    assert (card.names["en"], card.set) == ("Depot", "base")


def test_an_own_folder_may_hold_boards_and_connections(tmp_path: Path) -> None:
    folder = folder_with(
        tmp_path,
        connections='[smugglers]\nname = "Smugglers"\ndeck = "blue"\nplay = "-> 2 contact_blue"\n',
        factions='[texas]\nname = "Texas"\nproduction = "4 worker"\ngrey = "-> contact_grey"\n'
        'red = "gun -> contact_red"\nblue = "fuel -> contact_blue"\nhire = "worker -> card"\n',
    )
    both = load.with_folder(MASTER, folder)
    assert isinstance(both.connections[-1], Connection)
    assert isinstance(both.factions[-1], Faction)
    assert (both.connections[-1].id, both.factions[-1].id) == ("smugglers", "texas")


def test_files_are_read_in_a_fixed_order(tmp_path: Path) -> None:
    files = {
        name: GOOD_CARD.replace("depot", f"depot_{name}")
        for name in ("zoo", "winter", "base", "alps", "promo", "new_era")
    }
    found = load.load_card_set(folder_with(tmp_path, **files))
    sets = ["base", "new_era", "winter", "promo", "alps", "zoo"]
    assert [card.set for card in found.locations] == sets
    assert isinstance(found, CardSet)


def test_an_id_of_the_shipped_set_is_refused(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, house=GOOD_CARD.replace("depot", "thugs"))
    with pytest.raises(CardFileError, match='card "thugs": this id is already used in connections'):
        load.with_folder(MASTER, folder)


def test_a_card_cannot_replace_a_connection(tmp_path: Path) -> None:
    text = GOOD_CARD.replace("depot", "thugs") + "replaces = true\n"
    with pytest.raises(CardFileError, match='field "replaces" is true, but there is no such card'):
        load.with_folder(MASTER, folder_with(tmp_path, house=text))


# --- the guide --------------------------------------------------------------------------------


def guide_rows(root: Path, heading: str) -> list[list[str]]:
    """Give the cells of the table under a heading of the guide."""
    guide = (root / "docs" / "cards" / "format.md").read_text("utf-8")
    lines = guide.split(heading, 1)[1].split("|---", 1)[1].splitlines()[1:]
    rows = [line.strip("| ").split(" | ") for line in takewhile(lambda line: line != "", lines)]
    return [[cell.strip() for cell in row] for row in rows]


def test_the_examples_of_the_guide_are_good_cards(root: Path, tmp_path: Path) -> None:
    guide = (root / "docs" / "cards" / "format.md").read_text("utf-8")
    school, others, _ = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    connection, faction = others.split("[new_york]")
    found = load.load_card_set(
        folder_with(tmp_path, base=school, connections=connection, factions="[new_york]" + faction)
    )
    assert [found.locations[0].id, found.connections[0].id, found.factions[0].id] == [
        "school",
        "thugs",
        "new_york",
    ]


def test_the_triggers_of_the_guide_are_complete(root: Path) -> None:
    rows = guide_rows(root, "## Effects")
    assert [row[0].strip("`") for row in rows] == list(LOCATION_FIELDS)
    for field, _, _, example in rows:
        read_effect(LOCATION_FIELDS[field.strip("`")], example.strip('`"'))


def test_the_gains_of_the_guide_are_complete(root: Path) -> None:
    """Each gain can be read in the fields that the guide names, and in no other."""
    ops: set[int] = set()
    for text, _, where in guide_rows(root, "What can be gained"):
        said = text.split("`")[1]
        for field, trigger in {**LOCATION_FIELDS, "bonus": BUILT}.items():
            named = f"`{field}`" in where
            if where.startswith("everywhere but"):
                named = not named
            try:
                ops.add(read_gain(said, trigger).op)
            except Misread:
                assert not named, (said, field)
            else:
                assert named, (said, field)
    assert ops == set(range(len(WORDS)))
