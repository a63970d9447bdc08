"""The numbers of copies that the rules give for checking a card file."""

from collections.abc import Callable

import pytest

from novastate.games.master.cards import load, model
from novastate.games.master.cards.card import Card
from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.cards.effects import written
from novastate.games.master.cards.language import goods_tokens, type_names
from novastate.games.master.cards.model import Effect
from novastate.toolkit import tokens

MASTER = load.shipped("master")
COLUMNS = (("base",), ("new_era",), ("winter",), ("base", "new_era"), ("base", "winter"))

# Row of MS-2.6.1 -> copies in base, New Era, Winter, base + New Era, base + Winter.
STATISTICS = """
all                  88 50 50 138 138
kind production      11 11 17  22  28
kind open_production 16  2  5  18  21
kind feature         20 18 11  38  31
kind action          41 19 17  60  58
distance 1           33 16 17  49  50
distance 2           40 34 32  74  72
distance 3           15  0  1  15  16
type brick           13  4  8  17  21
type gun             16 17 11  33  27
type iron            17  3  7  20  24
type fuel            19 16  9  35  28
type ammo            27  8 10  35  37
type worker           9 12  5  21  14
type card             4  4  3   8   7
type contact          9 17 10  26  19
type victory         33  4 18  37  51
type monument         7  1  3   8  10
type toxic            0  3  3   3   3
types 0               0  2  0   2   0
types 1              22  7 13  29  35
types 2              66 41 37 107 103
"""

# Row of MS-20.8.1 -> copies in base, New Era, Winter, and the number of names (or the names).
COVERAGE = """
effect produce      goods            19 13 11 23
effect produce      one_of            0  0  5 5
effect produce      per_category      8  0  0 4
effect produce      per_tally         0  0  4 4
effect produce      copy_production   0  0  1 power_station
effect produce      take_production   0  0  1 suppliers
effect activate     goods            40 18 14 57
effect activate     steal             1  0  0 thieves_caravan
effect activate     copy_production   0  1  0 production_manager
effect activate     clear_locations   0  0  1 body_hunters
effect activate     own_deals         0  0  1 caravanner
effect activate     rival_deal        0  0  1 camino_real
effect deal         goods             0  6  0 5
effect raze         goods             0  6  0 3
effect deal_or_raze goods             0  1  0 truck
effect tally        goods             0  0  7 7
effect store        store             3  2  2 7
effect none         -                17  3  2 16
bonus  built        goods            14  4  8 15
bonus  built        per_category      8  0  1 6
bonus  built        place             5  2  0 7
bonus  built        copy_production   0  0  1 suppliers
"""

Test = Callable[[Card], bool]


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def copies(sets: tuple[str, ...], test: Test) -> int:
    """Count the copies of a choice of sets that pass a test."""
    return sum(card.copies for card in MASTER.locations if card.set in sets and test(card))


def check_of(words: list[str]) -> Test:
    """Turn the head of a row into a test of a card."""
    what, *said = words
    if what == "kind":
        return lambda card: model.KINDS[card.kind] == said[0]
    if what == "distance":
        return lambda card: card.distance == int(said[0])
    if what == "type":
        return lambda card: said[0] in type_names(card.types)
    if what == "types":
        return lambda card: len(type_names(card.types)) == int(said[0])
    return lambda card: True


@pytest.mark.parametrize("row", rows(STATISTICS), ids=lambda row: " ".join(row[:-5]))
def test_the_table_of_statistics(row: list[str]) -> None:
    """MS-2.6.1: every row in all five columns."""
    test = check_of(row[:-5])
    assert [copies(sets, test) for sets in COLUMNS] == [int(number) for number in row[-5:]]


@pytest.mark.parametrize(
    ("set_name", "names", "number"),
    [("base", 60, 88), ("new_era", 42, 50), ("winter", 48, 50), ("promo", 5, 5)],
)
def test_the_sets(set_name: str, names: int, number: int) -> None:
    """MS-2.3.7: the four sets with their cards and copies."""
    assert len([card for card in MASTER.locations if card.set == set_name]) == names
    assert copies((set_name,), lambda card: True) == number


def test_types_are_none_one_or_two_of_eleven() -> None:
    """MS-2.3.4: all eleven occur, none more than twice on a card."""
    counts = {len(type_names(card.types)) for card in MASTER.locations}
    assert counts == {0, 1, 2}
    assert {name for card in MASTER.locations for name in type_names(card.types)} == set(
        model.TYPES
    )
    untyped = {card.id for card in MASTER.locations if not card.types}
    assert untyped == {"foundation", "radioactive_colony"}


def is_expressed(effect: Effect | None, trigger: str, op: str) -> bool:
    if effect is None:
        return trigger == "none"
    return (model.TRIGGERS[effect.trigger], WORDS[effect.gain.op]) == (trigger, op)


def model_name(card: Card) -> str:
    """Give the id under which a repeated card counts once."""
    return card.reprint_of or card.id


@pytest.mark.parametrize("row", rows(COVERAGE), ids=lambda row: " ".join(row[:3]))
def test_the_table_of_coverage(row: list[str]) -> None:
    """MS-20.8.1: how all 188 location cards are expressed."""
    slot, trigger, op, *numbers, names = row

    def test(card: Card) -> bool:
        return is_expressed(card.effect if slot == "effect" else card.bonus, trigger, op)

    assert [copies(sets, test) for sets in COLUMNS[:3]] == [int(number) for number in numbers]
    sets = ("base", "new_era", "winter")
    found = {model_name(card) for card in MASTER.locations if card.set in sets and test(card)}
    assert len(found) == int(names) if names.isdecimal() else found == {names}


def test_the_table_of_coverage_is_complete() -> None:
    """MS-20.8.1: the rows add up to 188 effects."""
    totals = [
        sum(int(number) for number in row[3:6]) for row in rows(COVERAGE) if row[0] == "effect"
    ]
    assert sum(totals) == 188


def test_boards_use_goods_and_one_of() -> None:
    """MS-20.8.1: the boards use `activate` with goods, hiring with one of five."""
    for board in MASTER.factions:
        ops = [WORDS[effect.gain.op] for effect in board.actions.values()]
        assert ops == ["goods", "goods", "goods", "one_of"]
        assert {effect.trigger for effect in board.actions.values()} == {model.ACTIVATE}


@pytest.mark.parametrize(
    ("id", "production", "grey", "red", "blue"),
    [
        (
            "new_york",
            "iron 3 worker contact_grey card",
            "iron -> contact_grey",
            "gun -> 2 contact_red",
            "2 fuel -> 2 contact_blue",
        ),
        (
            "appalachian_federation",
            "brick 3 worker contact_grey card",
            "brick card -> 2 contact_grey",
            "gun -> 2 contact_red",
            "fuel -> 2 contact_blue",
        ),
        (
            "mutants_union",
            "gun 3 worker contact_grey card",
            "2 iron -> 2 contact_grey",
            "gun -> 3 contact_red",
            "fuel -> contact_blue",
        ),
        (
            "merchants_guild",
            "fuel 3 worker contact_grey card",
            "2 iron -> 2 contact_grey",
            "gun -> 2 contact_red",
            "fuel -> 3 contact_blue",
        ),
    ],
)
def test_the_table_of_factions(id: str, production: str, grey: str, red: str, blue: str) -> None:
    """MS-2.5.1, MS-23.25: production and contact actions; each once a round."""
    [board] = [board for board in MASTER.factions if board.id == id]
    assert tokens.written(goods_tokens(board.production)) == production
    actions = [board.actions[key] for key in ("grey", "red", "blue")]
    assert [written(action) for action in actions] == [grey, red, blue]
    assert [action.per_round for action in actions] == [1, 1, 1]


def test_hiring_is_the_same_on_all_boards() -> None:
    """MS-2.5.2: two workers for one of five, never ammo, with no limit of its own."""
    for board in MASTER.factions:
        hire = board.actions["hire"]
        assert written(hire) == "2 worker -> brick or gun or iron or fuel or card"
        assert hire.per_round == 0


def test_the_table_of_connections() -> None:
    """MS-2.5.4: twelve cards in two decks of six."""
    table = [(card.id, card.deck, card.copies, written(card.effect)) for card in MASTER.connections]
    assert table == [
        ("junk_train", "blue", 2, "-> 3 contact_blue"),
        ("merchants", "blue", 4, "-> 2 contact_blue"),
        ("punks", "red", 4, "-> 2 contact_red"),
        ("thugs", "red", 2, "gun -> 3 contact_red"),
    ]
    assert all(card.effect.trigger == model.PLAY for card in MASTER.connections)
