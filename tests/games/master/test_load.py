"""The card files: every published card as a model, and a sentence for every fault in a file."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from novastate.games.master import goods
from novastate.games.master.cards import load, model
from novastate.games.master.cards.card import Card, Doubt
from novastate.games.master.cards.effect_words import WORDS
from novastate.games.master.cards.effects import field_of, read_effect, written
from novastate.games.master.cards.language import type_names
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot
from novastate.kernel.errors import BadInput

FACTS = json.loads(
    (Path(__file__).parents[2] / "fixtures" / "cards" / "master_facts.json").read_text("utf-8")
)
MASTER = load.shipped("master")
LOCATIONS = {card.id: card for card in MASTER.locations}
CONNECTIONS = {card.id: card for card in MASTER.connections}
FACTIONS = {board.id: board for board in MASTER.factions}


def facts(sort: str) -> list[Any]:
    """Give each fact under its id."""
    return [pytest.param(fact, id=fact["id"]) for fact in FACTS[sort]]


def names_of(amounts: Amounts) -> dict[str, int]:
    return {goods.NAMES[good]: count for good, count in amounts}


def gain_facts(gain: Gain) -> dict[str, object]:
    """Say a gain in the words of the facts."""
    word = WORDS[gain.op]
    said: dict[str, object] = {"op": word}
    listed = [goods.NAMES[good] for good in gain.counted]
    if gain.op in (model.GOODS, model.PLACE):
        said["goods"] = names_of(gain.goods)
    elif gain.op == model.ONE_OF:
        said["options"] = [names_of(option) for option in gain.options]
    elif gain.op == model.PER_CATEGORY:
        said["category"] = model.TYPES[gain.type_index]
    elif gain.op == model.PER_TALLY:
        [said["counted"]] = listed
    elif word == "store":
        said["slots"] = [
            {
                "goods": [goods.NAMES[good] for good in slot.goods],
                "max": None if slot.most == model.NO_LIMIT else slot.most,
            }
            for slot in gain.slots
        ]
    elif gain.op in (model.COPY_PRODUCTION, model.TAKE_PRODUCTION):
        said["of"] = model.WHOSE[gain.whose]
    elif word == "steal":
        said |= {"goods": listed, "amount": gain.most}
    elif gain.op in (model.CLEAR_LOCATIONS, model.OWN_DEALS):
        said["max"] = gain.most
    elif word == "draw_keep":
        said |= {"draw": gain.most, "keep": gain.keep}
    elif gain.op == model.RAZE_DISCOUNT:
        said["amount"] = gain.most
    if gain.op in (model.PER_CATEGORY, model.PER_TALLY):
        said |= {"good": goods.NAMES[gain.good], "max": gain.most}
    return said


def effect_facts(effect: Effect | None) -> dict[str, object] | None:
    """Say an effect in the words of the facts."""
    if effect is None:
        return None
    said: dict[str, object] = {
        "trigger": model.TRIGGERS[effect.trigger],
        "gain": gain_facts(effect.gain),
    }
    if effect.cost:
        said["cost"] = names_of(effect.cost)
    if effect.trigger == model.TALLY:
        counted = [goods.NAMES[good] for good in effect.counted]
        said["condition"] = {"counted": counted, "at_least": effect.at_least}
        said["limit"] = {"per_phase": 1}
    if effect.trigger == model.HIRE:
        said["condition"] = {"hired": "own_faction_resource"}
    if effect.per_round:
        said["limit"] = {"per_round": effect.per_round}
    return said


def parts(value: object) -> object:
    """Take a model apart so that it can be compared; compiled classes have no `__dict__`."""
    if isinstance(value, list | tuple):
        return [parts(item) for item in value]
    if isinstance(value, Card | Effect | Gain | Slot | Doubt):
        names = [name for name in dir(value) if not name.startswith("_")]
        return {name: parts(getattr(value, name)) for name in names}
    return value


def every_effect() -> list[Effect]:
    found: list[Effect] = []
    for card in MASTER.locations:
        found += [effect for effect in (card.effect, card.bonus) if effect]
    found += [card.effect for card in MASTER.connections]
    return found + [effect for board in MASTER.factions for effect in board.actions.values()]


# --- the published facts ----------------------------------------------------------------------


def test_the_set_holds_exactly_the_published_cards() -> None:
    """MS-2.3.7: all ids are there, in the order of the files and, in a file, as written."""
    assert [card.id for card in MASTER.locations] == [fact["id"] for fact in FACTS["locations"]]
    assert list(CONNECTIONS) == [fact["id"] for fact in FACTS["connections"]]
    assert list(FACTIONS) == [fact["id"] for fact in FACTS["factions"]]


@pytest.mark.parametrize("fact", facts("locations"))
def test_a_location_is_as_published(fact: dict[str, Any]) -> None:
    """MS-2.3.4, MS-2.3.5, MS-2.3.7: each printed field."""
    card = LOCATIONS[fact["id"]]
    assert card.names == {"en": fact["name"], "de": fact["name_de"]}
    assert card.set == fact["set"]
    assert card.copies == fact["copies"]
    assert model.KINDS[card.kind] == fact["kind"]
    assert card.distance == fact["distance"]
    assert set(type_names(card.types)) == set(fact["categories"])
    assert names_of(card.spoils) == Counter(fact["spoils"])
    assert goods.NAMES[card.deal] == fact["deal"]
    assert effect_facts(card.effect) == fact.get("effect")
    assert effect_facts(card.bonus) == fact.get("bonus")
    assert card.icon == fact["icon"]
    assert card.printed_shield == ("printed_shield" in fact.get("flags", []))
    assert card.reprint_of == fact.get("reprint_of", "")
    assert bool(card.doubt) == fact.get("doubt", False)


@pytest.mark.parametrize("fact", facts("connections"))
def test_a_connection_is_as_published(fact: dict[str, Any]) -> None:
    """MS-2.5.4: deck, copies, cost and gain."""
    card = CONNECTIONS[fact["id"]]
    assert card.names == {"en": fact["name"], "de": fact["name_de"]}
    assert (card.deck, card.copies, card.icon) == (fact["deck"], fact["copies"], fact["icon"])
    assert effect_facts(card.effect) == fact["effect"]


@pytest.mark.parametrize("fact", facts("factions"))
def test_a_faction_is_as_published(fact: dict[str, Any]) -> None:
    """MS-2.5.1, MS-2.5.2: production, contact actions and hiring."""
    board = FACTIONS[fact["id"]]
    assert board.names == {"en": fact["name"], "de": fact["name_de"]}
    assert board.icon == fact["icon"]
    assert names_of(board.production) == fact["production"]
    assert list(board.actions) == ["grey", "red", "blue", "hire"]
    for action in fact["actions"]:
        expected = {key: value for key, value in action.items() if key != "id"}
        assert effect_facts(board.actions[action["id"]]) == expected
    assert bool(board.doubt) == fact.get("doubt", False)


@pytest.mark.parametrize("fact", [fact for fact in FACTS["locations"] if "reprint_of" in fact])
def test_a_reprint_differs_from_its_model_in_set_and_copies_only(fact: dict[str, Any]) -> None:
    """MS-2.3.7: a repeated card has its own id and names its model."""
    card = LOCATIONS[fact["id"]]
    own, model = parts(card), parts(LOCATIONS[card.reprint_of])
    assert isinstance(own, dict)
    assert isinstance(model, dict)
    assert {name for name in own if own[name] != model[name]} <= {
        "id",
        "set",
        "copies",
        "reprint_of",
    }


def test_the_shipped_set_is_read_once() -> None:
    assert load.shipped("master") is MASTER


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadInput, match=r'There is no edition "mars" \(known are master\)'):
        load.shipped("mars")


def test_every_effect_written_and_read_again_is_the_same() -> None:
    for effect in every_effect():
        again = read_effect(effect.trigger, written(effect), effect.per_round)
        assert parts(again) == parts(effect)


@pytest.mark.parametrize("card", MASTER.locations, ids=list(LOCATIONS))
def test_the_printed_field_is_the_one_in_the_file(card: Card) -> None:
    table = MASTER.tables[card.id]
    for effect in (card.effect, card.bonus):
        if effect:
            said = table.fields[field_of(effect)]
            assert isinstance(said, str)
            assert parts(read_effect(effect.trigger, said, effect.per_round)) == parts(effect)


# --- disputed values --------------------------------------------------------------------------

DISPUTED = [
    ("thieves_caravan", "action", "2 worker -> steal 1 of brick gun iron fuel"),
    ("gangers_dive", "types", "gun contact"),
    ("the_bronx_gang", "action", "gun worker -> 3 contact_red"),
    ("the_iron_gang", "produces", "contact_red"),
    ("black_fortress", "produces", "iron or gun"),
    ("construction_site", "produces", "vp per produced brick max 3"),
    ("solitary_trader", "action", "brick gun iron fuel worker -> 4 vp"),
    ("crossing", "bonus", "4 contact_grey"),
    ("hibernation_chambers", "bonus", "4 worker"),
]
ALTERNATIVES = {
    "thieves_caravan": "worker -> steal 1 of brick gun iron fuel",
    "gangers_dive": "fuel contact",
    "the_bronx_gang": "gun 3 worker -> 3 contact_red",
    "the_iron_gang": "3 contact_red",
    "black_fortress": "gun iron",
    "construction_site": "vp per produced fuel max 3",
    "solitary_trader": "brick gun iron fuel worker -> 3 vp",
    "crossing": "contact_grey",
    "hibernation_chambers": "worker",
}


def value_of(card: Card, field: str) -> str:
    """Write the value of a disputed field."""
    if field == "types":
        return " ".join(type_names(card.types))
    effect = card.bonus if field == "bonus" else card.effect
    assert effect is not None
    assert field_of(effect) == field
    return written(effect)


@pytest.mark.parametrize(("id", "field", "default"), DISPUTED)
def test_a_disputed_value_has_its_default_and_can_be_overridden(
    id: str, field: str, default: str
) -> None:
    """MS-23.17, MS-23.18, MS-23.19, MS-23.20, MS-23.21, MS-23.22, MS-23.23, MS-23.24, MS-23.16."""
    # Given the default
    card = LOCATIONS[id]
    assert value_of(card, field) == default
    # And a doubt that names the field and the other value
    assert card.doubt is not None
    assert card.doubt.field == field
    # When the other value is given as an override
    changed = load.with_overrides(MASTER, {id: {field: card.doubt.other}})
    # Then this card has it, and all others are as they were
    [new] = [other for other in changed.locations if other.id == id]
    assert value_of(new, field) == ALTERNATIVES[id]
    assert [parts(other) for other in changed.locations if other.id != id] == [
        parts(other) for other in MASTER.locations if other.id != id
    ]
    assert value_of(LOCATIONS[id], field) == default


@pytest.mark.parametrize("id", ["new_york", "appalachian_federation"])
def test_disputed_boards_have_no_known_alternative(id: str) -> None:
    """MS-23.25: the contact actions of two boards have one source."""
    doubt = FACTIONS[id].doubt
    assert doubt is not None
    assert (doubt.field, doubt.other) == ("actions", "")
