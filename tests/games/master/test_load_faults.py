"""Bad card files: each fault is one sentence with file, line, card and field."""

from pathlib import Path

import pytest

from novastate.games.master.cards import load, model
from novastate.kernel.errors import CardFileError
from novastate.kernel.tables import read_tables

GOOD_CARD = """
[depot]
name = "Depot"
kind = "feature"
distance = 1
spoils = "2 iron"
deal = "iron"
"""

GAINED = (
    "brick, gun, iron, fuel, ammo, worker, contact_grey, contact_red, contact_blue, "
    "contact_universal, development, shield, card, vp"
)
HELD = GAINED.removesuffix(", card, vp")
PAID = GAINED.removesuffix(", vp") + ", any_resource, own_deal"
TYPES = ", ".join(model.TYPES)

# One line of the good card (by its field) -> the line to write instead -> what is said of it.
BAD_LINES = [
    ("name", "", 'field "name" is missing'),
    ("name", 'name = " "', 'field "name" is empty'),
    ("name", "name = 5", 'field "name" must be a text in quotes, not 5'),
    ("name", "name = true", 'field "name" must be a text in quotes, not true'),
    ("name", "name = []", 'field "name" must be a text in quotes, not a list'),
    ("name", "name = 2020-01-01", 'field "name" must be a text in quotes, not a date or time'),
    ("kind", "", 'field "kind" is missing'),
    (
        "kind",
        'kind = "fetaure"',
        'field "kind" says "fetaure", '
        "which is none of production, open production, feature, action",
    ),
    ("kind", 'kind = "action"', 'field "action" is missing'),
    ("kind", 'kind = "open production"', 'field "produces" is missing'),
    ("distance", "", 'field "distance" is missing'),
    ("distance", "distance = 4", 'field "distance" says 4, which is not from 1 to 3'),
    ("distance", 'distance = "2"', 'field "distance" must be a whole number, not the text "2"'),
    ("distance", "distance = true", 'field "distance" must be a whole number, not true'),
    ("distance", "distance = 1.5", 'field "distance" must be a whole number, not 1.5'),
    ("spoils", "", 'field "spoils" is missing'),
    (
        "spoils",
        'spoils = "2 wroker"',
        f'field "spoils" says "2 wroker", where "wroker" is no good ({GAINED})',
    ),
    (
        "spoils",
        'spoils = "2"',
        'field "spoils" says "2": the number 2 has no good after it',
    ),
    (
        "spoils",
        'spoils = "2 3 vp"',
        'field "spoils" says "2 3 vp": the number 2 has no good after it, but "3"',
    ),
    (
        "spoils",
        'spoils = "0 vp"',
        'field "spoils" says "0 vp", where "0" is no number from 1 to 99',
    ),
    (
        "spoils",
        'spoils = "vp 2 vp"',
        'field "spoils" says "vp 2 vp", which names "vp" twice',
    ),
    ("deal", "", 'field "deal" is missing'),
    ("deal", 'deal = ""', 'field "deal" is empty'),
    ("deal", 'deal = "wroker"', f'field "deal" says "wroker", which is no good ({GAINED})'),
    ("deal", 'deal = "2 vp"', 'field "deal" says "2 vp", but exactly one good is meant'),
    (
        "deal",
        'deal = "own_deal"',
        f'field "deal" says "own_deal", which is not possible here ({GAINED})',
    ),
]

# A line that is added to the good card -> what is said of it.
BAD_EXTRAS = [
    ('dael = "vp"', 'field "dael" is unknown (did you mean "deal"?)'),
    ('types = "brcik"', f'field "types" says "brcik", which is no type ({TYPES})'),
    ('types = "gun gun"', 'field "types" says "gun gun", which names "gun" twice'),
    (
        'types = "gun iron fuel"',
        'field "types" says "gun iron fuel", but a location has two types at most',
    ),
    ("copies = 21", 'field "copies" says 21, which is not from 0 to 20'),
    ("uses = 2", 'field "uses" does not suit the kind feature'),
    ('produces = "vp"', 'field "produces" does not suit the kind feature'),
    ('on_deal = "vp"\non_raze = "vp"', 'field "on_raze" is a second effect beside "on_deal"'),
    ('flags = "flying"', 'field "flags" says "flying", which is no flag (printed_shield)'),
    ('reprint_of = "dpeot"', 'field "reprint_of" says "dpeot", which is no card of this set'),
    ('replaces = "yes"', 'field "replaces" must be true or false, not the text "yes"'),
    ("replaces = true", 'field "replaces" is true, but there is no such card before'),
    ('doubt = "yes"', 'field "doubt" must be a table in braces, not the text "yes"'),
    ('doubt = { field = "deal" }', 'field "why" is missing'),
    ('doubt = { field = "deal", who = "me" }', 'field "who" is unknown (did you mean "why"?)'),
    (
        'doubt = { field = "dael", why = "." }',
        'field "doubt" names "dael", which is neither a field nor one of '
        "all, actions, limit, target, timing",
    ),
    (
        'doubt = { field = "deal", other = "wine", why = "." }',
        'field "doubt" gives a value that cannot be used (card_overrides, card "depot": '
        f'field "deal" says "wine", which is no good ({GAINED}))',
    ),
    ('bonus = ""', 'field "bonus" is empty'),
    (
        'bonus = "place card"',
        f'field "bonus" says "place card", where "card" is not possible here ({HELD})',
    ),
    ('bonus = "place"', 'field "bonus" says "place", where goods are missing'),
    ('bonus = "vp or card"', 'field "bonus" says "vp or card", which is no effect for this field'),
    ('bonus = "copy own"', 'field "bonus" says "copy own", but after "copy" comes rival'),
    (
        'bonus = "vp per iron"',
        'field "bonus" says "vp per iron", but "GOOD per TYPE max N" or '
        '"GOOD per produced GOOD max N" is meant',
    ),
    (
        'bonus = "vp per vp max 5"',
        f'field "bonus" says "vp per vp max 5", where "vp" is no type ({TYPES})',
    ),
    (
        'bonus = "vp per iron max x"',
        'field "bonus" says "vp per iron max x", where "x" is no number from 1 to 99',
    ),
    (
        'on_deal = "steal 1 of gun"',
        'field "on_deal" says "steal 1 of gun", which is no effect for this field',
    ),
    ('stores = "3 gun"', 'field "stores" says "3 gun", but "N of GOOD GOOD ..." is meant'),
    ('stores = "3 of gun gun"', 'field "stores" says "3 of gun gun", which names a good twice'),
    (
        'stores = "3 of vp"',
        f'field "stores" says "3 of vp", where "vp" is not possible here ({HELD})',
    ),
    (
        'when_produced = "vp"',
        'field "when_produced" says "vp", but "cost -> gain" is meant, with one arrow',
    ),
    (
        'when_produced = "any of gun -> vp"',
        'field "when_produced" says "any of gun -> vp", but "any" is no number to reach',
    ),
    (
        'when_produced = "1 of gun ->"',
        'field "when_produced" says "1 of gun ->", which gives nothing',
    ),
    (
        'passive = "raze_discount"',
        'field "passive" says "raze_discount", but one number is meant after "raze_discount"',
    ),
    (
        'on_hire = "double vp"',
        'field "on_hire" says "double vp", but only "double own_faction_resource" is known',
    ),
]

BAD_ACTIONS = [
    ("vp -> gun", f'where "vp" is not possible here ({PAID})'),
    ("ammo brick -> vp", 'where "ammo" stands beside goods that it may pay for'),
    ("ammo any_resource -> vp", 'where "ammo" stands beside goods that it may pay for'),
    (
        "contact_red contact_universal -> vp",
        'where "contact_universal" stands beside goods that it may pay for',
    ),
    ("8 brick -> vp", "but a cost asks for 7 units of a good at most"),
    ("worker -> steal any of gun", 'but "any" is no number to steal'),
    ("worker -> draw 2", 'but "draw N keep N" is meant'),
    ("worker -> draw 1 keep 2", "which keeps more cards than it draws"),
    ("worker -> rival_deal 2", 'but nothing may follow "rival_deal"'),
    ("worker -> take own", 'but after "take" comes rival'),
    ("worker -> take rival", "which is no effect for this field"),
    ("worker -> vp per produced gun max 2", "which is no effect for this field"),
    ("worker -> vp -> gun", 'but "cost -> gain" is meant, with one arrow'),
    ("worker -> clear three", 'where "three" is no number from 1 to 99'),
]


def sentence_of(folder: Path, file: str, text: str) -> str:
    """Load a file and give the sentence that refuses it."""
    (folder / file).write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError) as caught:
        load.load_card_set(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("field", "line", "problem"), BAD_LINES, ids=[f"{a}: {b}" for a, b, _ in BAD_LINES]
)
def test_a_bad_field_is_named_with_file_line_and_card(
    tmp_path: Path, field: str, line: str, problem: str
) -> None:
    lines = [line if old.startswith(field) else old for old in GOOD_CARD.splitlines()]
    said = sentence_of(tmp_path, "base.toml", "\n".join(lines))
    assert said == f'base.toml, line 2, card "depot": {problem}'


@pytest.mark.parametrize(("line", "problem"), BAD_EXTRAS, ids=[line for line, _ in BAD_EXTRAS])
def test_a_bad_extra_field_is_named_with_file_line_and_card(
    tmp_path: Path, line: str, problem: str
) -> None:
    said = sentence_of(tmp_path, "base.toml", GOOD_CARD + line)
    assert said == f'base.toml, line 2, card "depot": {problem}'


@pytest.mark.parametrize(("action", "problem"), BAD_ACTIONS, ids=[said for said, _ in BAD_ACTIONS])
def test_a_bad_action_is_named_with_file_line_and_card(
    tmp_path: Path, action: str, problem: str
) -> None:
    """MS-7.5: among them costs that one unit would pay twice, or that no payment can name."""
    text = GOOD_CARD.replace('"feature"', '"action"') + f'action = "{action}"\n'
    said = sentence_of(tmp_path, "base.toml", text)
    assert said == f'base.toml, line 2, card "depot": field "action" says "{action}", {problem}'


def test_an_unlike_unknown_field_lists_the_known_ones(tmp_path: Path) -> None:
    said = sentence_of(tmp_path, "base.toml", GOOD_CARD + "zzz = 1\n")
    assert said.startswith(
        'base.toml, line 2, card "depot": field "zzz" is unknown (known are name, name_de, kind,'
    )


def test_boards_give_only_goods(tmp_path: Path) -> None:
    text = (
        '[texas]\nname = "Texas"\nproduction = "worker"\ngrey = "-> clear 2"\nred = "-> vp"\n'
        'blue = "-> vp"\nhire = "-> vp"\n'
    )
    assert sentence_of(tmp_path, "factions.toml", text) == (
        'factions.toml, line 1, faction "texas": '
        'field "grey" says "-> clear 2", but a board gives only goods'
    )


def test_a_connection_needs_a_known_deck(tmp_path: Path) -> None:
    text = '[smugglers]\nname = "Smugglers"\ndeck = "green"\nplay = "-> vp"\n'
    assert sentence_of(tmp_path, "connections.toml", text) == (
        'connections.toml, line 1, connection "smugglers": '
        'field "deck" says "green", which is none of blue, red'
    )


@pytest.mark.parametrize("id", ["Depot", "2depot", "de-pot"])
def test_an_id_must_be_a_plain_word(tmp_path: Path, id: str) -> None:
    said = sentence_of(tmp_path, "base.toml", GOOD_CARD.replace("depot", id))
    assert said == (
        f'base.toml, line 2, card "{id}": '
        "an id is written with small letters, digits and underscores"
    )


def test_the_line_is_that_of_the_table(tmp_path: Path) -> None:
    # Given a comment, a good card and a bad one with a quoted, indented header and a comment
    bad = GOOD_CARD.replace("[depot]", '  [ "store" ] # here').replace('"iron"', '"irno"')
    # Then the bad one's header is named
    said = sentence_of(tmp_path, "base.toml", "# cards\n" + GOOD_CARD + bad)
    assert said.startswith('base.toml, line 10, card "store": field "deal" says "irno"')


def test_a_table_written_twice_is_refused(tmp_path: Path) -> None:
    said = sentence_of(tmp_path, "base.toml", GOOD_CARD + GOOD_CARD)
    assert said == 'base.toml, line 9, card "depot": this table is written twice'


def test_an_id_in_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(GOOD_CARD)
    said = sentence_of(tmp_path, "winter.toml", "#\n" + GOOD_CARD)
    assert said == (
        'winter.toml, line 3, card "depot": this id is already used in base.toml, line 2 '
        "(write replaces = true to replace that card)"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[depot\n", "base.toml, line 1: this is not TOML ("),
        ('[depot]\nname = "De', "base.toml, line 2: this is not TOML ("),
        ("version = 2\n", 'base.toml, line 1: "version" is 2, but a card is a table that begins'),
        ("[[depot]]\n", 'base.toml, line 1: "depot" is a list, but a card is a table that begins'),
        ("\n[depot.inner]\nx = 1\n", 'base.toml, line 2, card "depot": field "inner" is unknown'),
    ],
)
def test_broken_toml_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence_of(tmp_path, "base.toml", text).startswith(sentence)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_bytes(b"[depot]\nname = '\xff'\n")
    with pytest.raises(CardFileError, match=r"^base\.toml is not UTF-8 text \(byte 17\)$"):
        load.load_card_set(tmp_path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base.toml").mkdir()
    with pytest.raises(CardFileError, match=r"^base\.toml cannot be read: Is a directory$"):
        load.load_card_set(tmp_path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"^gone\.toml cannot be read: "):
        read_tables(tmp_path / "gone.toml", "card")


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"gone is not a folder of card files$"):
        load.load_card_set(tmp_path / "gone")


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("nothing")
    with pytest.raises(CardFileError, match=r"holds no card file \(a name that ends in \.toml\)$"):
        load.load_card_set(tmp_path)
