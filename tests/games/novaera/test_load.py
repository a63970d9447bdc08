"""Loading the cards of Nova Era: the shipped set, and own folders beside it."""

import re
from pathlib import Path

import pytest

from novastate.games.card_editions import FIRST
from novastate.games.novaera import constants
from novastate.games.novaera.cards import load, model
from novastate.games.novaera.cards.card import CardSet
from novastate.games.novaera.words import card_text
from novastate.kernel.errors import CardFileError
from novastate.toolkit.card_files import DEFAULT_ICON

SHIPPED = load.shipped()
FORMER = load.shipped(FIRST)
"""Cards whose figures stay as they are."""

KITES = """
[kites]
name = "Kites"
name_de = "Drachen"
colours = "blue yellow"
cost = 3
effects = [
  { trigger = "scoring", condition = { most = "blue" }, verb = "vp", amount = 1 },
]
"""


def with_files(folder: Path, **files: str) -> CardSet:
    """Load the shipped cards with files beside them."""
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content, "utf-8")
    return load.with_folder(SHIPPED, folder)


def test_the_shipped_set_is_read_once() -> None:
    assert load.shipped() is load.shipped()


def test_cards_come_deck_by_deck_in_the_order_of_their_files() -> None:
    """NV-2.4.1: the decks, each in the order in which it is written."""
    decks = [constants.DECKS.index(card.deck) for card in SHIPPED.cards]
    assert decks == sorted(decks)
    for deck in constants.DECKS:
        file = Path(load.__file__).parent / f"{deck}.toml"
        written = re.findall(r"^\[(\w+)\]$", file.read_text("utf-8"), re.MULTILINE)
        assert [card.id for card in SHIPPED.cards if card.deck == deck] == written


def test_an_effect_is_read_with_everything_it_says() -> None:
    hunting = FORMER.by_id["hunting"].effects[2]
    assert (hunting.trigger, hunting.verb) == (model.ON_ACTION, model.GAIN)
    assert (hunting.actions, hunting.colours) == (1 << constants.GAIN, 0b0011)
    assert (hunting.kind, hunting.amount.n) == (constants.ANY, 1)
    bank = FORMER.by_id["central_bank"].effects[1]
    assert (bank.pay, bank.get, bank.get_vp) == ((0, 0, 0, 0, 3), (0, 0, 0, 0, 0), 1)
    assert (bank.limit, bank.times) == (model.PER_ROUND, 2)
    tanks = FORMER.by_id["tanks"].effects[0]
    assert (tanks.target, tanks.quantity, tanks.kind) == (
        model.EACH_WEAKER,
        constants.RED,
        model.Q_TECH,
    )
    coinage = next(e for e in FORMER.by_id["coinage"].effects if e.verb == model.SUBSTITUTE)
    assert (coinage.kind, coinage.amount.n, coinage.pay) == (constants.YELLOW, 3, ())
    walls = next(e for e in FORMER.by_id["city_walls"].effects if e.verb == model.PROTECT)
    assert walls.protects == 1 << constants.INVASION | 1 << constants.ATTACK


def test_an_own_card_joins_the_deck_of_its_file(tmp_path: Path) -> None:
    found = with_files(tmp_path, tech1=KITES)
    kites = found.by_id["kites"]
    assert (kites.deck, kites.colours, kites.icon) == ("tech1", (3, 2), DEFAULT_ICON)
    deck = [card.id for card in found.cards if card.deck == "tech1"]
    assert (len(deck), deck[-1]) == (41, "kites")
    assert len(SHIPPED.cards) == 198


def test_a_file_of_another_name_says_the_deck(tmp_path: Path) -> None:
    found = with_files(tmp_path, mine=KITES + 'deck = "tech2"\n')
    assert found.by_id["kites"].deck == "tech2"


def test_without_a_german_name_the_english_one_serves(tmp_path: Path) -> None:
    found = with_files(tmp_path, tech1=KITES.replace('name_de = "Drachen"\n', ""))
    assert found.by_id["kites"].names == {"en": "Kites", "de": "Kites"}


def test_a_card_is_replaced_where_it_lies(tmp_path: Path) -> None:
    """The replaced card keeps its deck, its place and its links."""
    fishing = """
[fishing]
name = "Deep-Sea Fishing"
colours = "yellow"
cost = 2
effects = [{ trigger = "production", verb = "gain", kind = "yellow", amount = 2 }]
replaces = true
"""
    found = with_files(tmp_path, house_rules=fishing)
    assert [card.id for card in found.cards] == [card.id for card in SHIPPED.cards]
    assert found.by_id["fishing"].deck == "start"
    assert found.by_id["fishing"].effects[0].amount.n == 2


def test_an_own_evolution_makes_its_parent_obsolete(tmp_path: Path) -> None:
    """NV-11.1.6: the parent need not be named."""
    found = with_files(
        tmp_path,
        tech1=KITES + 'evolves_into = "gliders"\n',
        evo12=KITES.replace("kites", "gliders")
        .replace("Kites", "Gliders")
        .replace("Drachen", "Segelflugzeuge"),
    )
    gliders = found.by_id["gliders"]
    assert (gliders.evolves_from, gliders.obsoletes) == ("kites", ("kites",))
    assert (
        card_text.card_text(gliders, "en", found)[-1] == "Evolves from Kites and makes it obsolete."
    )


def test_folders_pile_up(tmp_path: Path) -> None:
    first = with_files(tmp_path, tech1=KITES)
    other = tmp_path / "other"
    other.mkdir()
    (other / "tech1.toml").write_text(KITES.replace("cost = 3", "cost = 4\nreplaces = true"))
    assert load.with_folder(first, other).by_id["kites"].cost == 4


def test_an_id_that_is_taken(tmp_path: Path) -> None:
    with pytest.raises(CardFileError) as error:
        with_files(tmp_path, tech1=KITES.replace("[kites]", "[archery]"))
    assert re.fullmatch(
        r'tech1\.toml, line 2, card "archery": this id is already used in tech1\.toml, line \d+ '
        r"\(write replaces = true to replace that card\)",
        str(error.value),
    )


def test_a_folder_without_cards(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="holds no card file"):
        load.with_folder(SHIPPED, tmp_path)
