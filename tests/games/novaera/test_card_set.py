"""The shipped cards of Nova Era: form, quotas and composition (NV-21.1 to NV-21.3)."""

import json
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from novastate.games.novaera import constants
from novastate.games.novaera.cards import load, model
from novastate.games.novaera.cards.card import CONTINENTS, Card
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.cards.quantities import quantity_name
from novastate.games.novaera.words import card_text

CARDS = load.shipped().cards
ERAS_1_2 = ("start", "tech1", "evo12", "tech2")
AUTHORS = Path(__file__).parents[3] / "web" / "src" / "lib" / "icons" / "authors.json"
PAIRS = list(combinations(range(4), 2))

Does = Callable[[Effect], bool]


def deck(*names: str) -> list[Card]:
    return [card for card in CARDS if card.deck in names]


def with_effect(found: list[Card] | tuple[Card, ...], does: Does) -> list[str]:
    return [card.id for card in found if any(does(effect) for effect in card.effects)]


def measured(effect: Effect) -> set[int]:
    """List the quantities that a condition, an amount or a target looks at."""
    found: set[int] = set()
    if effect.condition.kind not in (model.NO_CONDITION, model.IN_ZONE):
        found.add(effect.condition.quantity)
    if effect.amount.per != model.NOTHING:
        found.add(effect.amount.per)
    if effect.target != model.SELF:
        found.add(effect.quantity)
    return found


def asks(effect: Effect, kind: int, quantity: int) -> bool:
    return (effect.condition.kind, effect.condition.quantity) == (kind, quantity)


def acts(effect: Effect, action: int) -> bool:
    return bool(effect.actions >> action & 1)


# --- form -------------------------------------------------------------------------------------


def test_every_card_has_its_facts() -> None:
    """NV-21.1.1: names in both languages, cost or requirement, effects, icon, figure."""
    for card in CARDS:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", card.id)
        assert card.names["en"].strip()
        assert card.names["de"].strip()
        assert card.deck in constants.DECKS
        assert card.effects
        assert card.icon
        assert (card.kind == constants.PERSON) == (card.deck in constants.PERSONALITY_DECKS)
        assert len(card.colours) == 0 or card.kind == constants.TECHNOLOGY
        assert (card.cost > 0) == (card.kind != constants.LAND)
        assert (sum(card.requires) > 0) == (card.kind == constants.LAND)
        assert bool(card.figure) == (card.kind == constants.PERSON)


def test_no_card_stores_a_text() -> None:
    """NV-21.1.2: rule texts follow from the effects; the files hold nothing to be read aloud."""
    known = set(model.TRIGGERS) | set(model.VERBS) | {"self", "any", "choose", "f", "m"}
    known |= set(model.QUANTITIES) | set(constants.COLOURS) | set(constants.PROTECTIONS)
    known |= set(constants.ACTIONS) | set(model.LIMITS)
    for table in load.shipped().tables.values():
        for word in strings(table.fields["effects"]):
            assert word.partition(":")[0] in known | set(model.TARGETS) | {"rivals_fewer", "res"}


def strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for inner in value.values() for word in strings(inner)]
    return [word for inner in value for word in strings(inner)] if isinstance(value, list) else []


def test_numbers_and_wording_are_said_as_our_own() -> None:
    """NV-21.1.3: beyond the anchors the set is original, and the documentation says so."""
    page = (Path(__file__).parents[3] / "docs" / "cards" / "novaera.md").read_text("utf-8")
    assert "original set" in page


# --- quotas -----------------------------------------------------------------------------------

# Deck -> cards, per colour, bicolour, territories, lowest and highest cost.
QUOTAS = {
    "start": (8, 2, 0, 0, 1, 2),  # NV-21.2.1
    "tech1": (40, 7, 12, 0, 2, 7),  # NV-21.2.2
    "evo12": (18, 4, 2, 0, 4, 7),  # NV-21.2.3
    "tech2": (32, 5, 6, 6, 4, 9),  # NV-21.2.4
    "evo23": (18, 3, 0, 6, 6, 9),  # NV-21.2.5
    "tech3": (32, 5, 6, 6, 6, 11),  # NV-21.2.6
    "pers1": (18, 0, 0, 0, 2, 5),  # NV-21.2.7
    "pers2": (16, 0, 0, 0, 3, 6),  # NV-21.2.8
    "pers3": (16, 0, 0, 0, 3, 7),  # NV-21.2.9
}


@pytest.mark.parametrize("name", QUOTAS)
def test_quotas(name: str) -> None:
    """NV-21.2.1 to NV-21.2.9: cards, colours, territories and costs of each deck."""
    size, per_colour, bicolour, territories, low, high = QUOTAS[name]
    found = deck(name)
    assert len(found) == size
    for colour in range(4):
        assert sum(card.colours == (colour,) for card in found) == per_colour
    assert sum(len(card.colours) == 2 for card in found) == bicolour
    assert sum(card.kind == constants.LAND for card in found) == territories
    costs = [card.cost for card in found if card.kind != constants.LAND]
    assert low <= min(costs)
    assert max(costs) <= high


@pytest.mark.parametrize(("name", "each"), [("tech1", 2), ("tech2", 1), ("tech3", 1)])
def test_pairs_of_colours(name: str, each: int) -> None:
    """NV-21.2.2, NV-21.2.4, NV-21.2.6: the bicolour cards are spread over the six pairs."""
    pairs = [tuple(sorted(card.colours)) for card in deck(name) if len(card.colours) == 2]
    assert all(pairs.count(pair) == each for pair in PAIRS)


def test_the_set_has_198_different_cards() -> None:
    """NV-2.4.1, NV-21.7.1: the counts; ids, names in both languages and icons are unique."""
    assert len(CARDS) == 198
    assert sum(card.kind != constants.PERSON for card in CARDS) == 148
    for facts in (
        [card.id for card in CARDS],
        [card.names["en"] for card in CARDS],
        [card.names["de"] for card in CARDS],
        [card.icon for card in CARDS],
    ):
        assert len(set(facts)) == 198


def test_every_icon_is_in_the_collection() -> None:
    """NV-21.7.1: every icon has an author who is named on the page of credits."""
    credited = json.loads(AUTHORS.read_text("utf-8"))
    assert [card.icon for card in CARDS if card.icon not in credited] == []


# --- composition ------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", range(4))
def test_starting_cards(colour: int) -> None:
    """NV-21.3.1: cost 2 produces its own resource, cost 1 has another small effect."""
    cheap, dear = sorted(
        (card for card in deck("start") if card.colours == (colour,)), key=lambda card: card.cost
    )
    assert (cheap.cost, dear.cost) == (1, 2)
    [made] = dear.effects
    assert (made.trigger, made.verb, made.kind, made.amount.n) == (
        model.PRODUCTION,
        model.GAIN,
        colour,
        1,
    )
    if made.condition.kind != model.NO_CONDITION:
        own = f"res:{constants.COLOURS[colour]}"
        assert made.condition.kind == model.AT_MOST
        assert quantity_name(made.condition.quantity) == own
    assert not any(
        (effect.trigger, effect.verb) == (model.PRODUCTION, model.GAIN) for effect in cheap.effects
    )


def test_territories_ask_for_technologies_and_cause_unrest() -> None:
    """NV-21.3.2: at most 4 technologies in era II, 6 in era III; unrest comes first."""
    for card in CARDS:
        if card.kind == constants.LAND:
            assert sum(card.requires) <= (4 if constants.ERA_OF[card.deck] == 2 else 6)
            first = next(effect for effect in card.effects if effect.trigger == model.INSTANT)
            assert (first.verb, first.target) == (model.UNREST, model.SELF)
            assert first.amount.n > 0


@pytest.mark.parametrize("colour", range(4))
def test_each_colour_converts(colour: int) -> None:
    """NV-21.3.3: a one-coloured technology of eras I and II with a conversion."""
    own = [card for card in deck(*ERAS_1_2) if card.colours == (colour,)]
    assert with_effect(own, lambda effect: effect.verb == model.CONVERT)


def test_production_is_small_and_early() -> None:
    """NV-21.3.4: +2 of a resource at most, +3 where it depends on the tableau; few give any."""
    for card in CARDS:
        given = [0] * 5
        for effect in card.effects:
            if (effect.trigger, effect.verb) == (model.PRODUCTION, model.GAIN):
                assert effect.amount.most <= 3
                given[effect.kind] += effect.amount.n
        assert max(given) <= 2
    early = with_effect(deck(*ERAS_1_2), lambda effect: effect.trigger == model.PRODUCTION)
    late = with_effect(deck("tech3", "evo23"), lambda effect: effect.trigger == model.PRODUCTION)
    giving = with_effect(
        deck(*ERAS_1_2),
        lambda effect: (effect.trigger, effect.verb) == (model.PRODUCTION, model.GAIN),
    )
    assert len(early) / len(deck(*ERAS_1_2)) > 1 / 3
    assert len(giving) / len(deck(*ERAS_1_2)) <= 0.2
    assert len(late) / len(deck("tech3", "evo23")) < 0.15


def test_objectives_grow_with_the_eras() -> None:
    """NV-21.3.5: 5 to 10 in era I, about half in era II, nearly all in era III."""

    def share(*names: str) -> float:
        return objectives(*names) / len(deck(*names))

    def objectives(*names: str) -> int:
        return len(with_effect(deck(*names), lambda effect: effect.trigger == model.SCORING))

    assert 5 <= objectives("start", "tech1") <= 10
    assert 0.4 <= share("tech2") <= 0.6
    assert 0.4 <= share("evo12") <= 0.6
    assert share("tech3", "evo23") >= 0.9
    assert share(*constants.PERSONALITY_DECKS) > 0.5


DICE = (
    model.FLIP,
    model.ADJUST,
    model.SET_DIE,
    model.REROLL,
    model.RECOLOUR,
    model.DRAW_DIE,
    model.WILD_DIE,
)
DEFIANT = 1 << constants.PENALTY | 1 << constants.CIVIL_WAR

WAYS: dict[str, Does] = {
    "calm": lambda effect: asks(effect, model.AT_MOST, model.Q_UNREST),
    "defiance": lambda effect: (
        asks(effect, model.AT_LEAST, model.Q_UNREST)
        or effect.condition.kind == model.IN_ZONE
        or bool(effect.protects & DEFIANT)
        or effect.trigger == model.ON_CIVIL_WAR
    ),
    "red lead": lambda effect: asks(effect, model.MOST, constants.RED),
    "trade": lambda effect: effect.verb in (model.CONVERT, model.SUBSTITUTE),
    "picks": lambda effect: effect.trigger == model.ON_PICK or effect.verb == model.PICK_LIMIT,
    "dice": lambda effect: effect.verb in DICE,
    "research": lambda effect: (
        effect.verb in (model.RESEARCH, model.DRAW)
        or acts(effect, constants.RESEARCH)
        or model.Q_EVOLVED in measured(effect)
        or effect.trigger == model.ON_UPGRADE
    ),
    "past": lambda effect: effect.verb == model.RECALL or model.Q_PAST in measured(effect),
    "territories": lambda effect: (
        acts(effect, constants.EXPAND) or constants.TERRITORY in measured(effect)
    ),
    "personalities": lambda effect: (
        acts(effect, constants.ENLIST)
        or effect.verb == model.KEEP
        or model.Q_PERSONALITY in measured(effect)
    ),
    "sets": lambda effect: bool({model.Q_SETS, model.Q_COLOURS, model.Q_TYPES} & measured(effect)),
    "repair": lambda effect: (
        effect.verb == model.REPAIR
        or acts(effect, constants.REPAIR)
        or model.Q_DAMAGED in measured(effect)
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_ways_to_play(way: str) -> None:
    """NV-21.3.6: each way to play is supported by at least four cards."""
    assert len(with_effect(CARDS, WAYS[way])) >= 4


def test_cards_for_those_behind() -> None:
    """NV-21.3.7: at least eight cards help a player who is behind."""
    found = with_effect(
        CARDS,
        lambda effect: (
            effect.condition.kind == model.LEAST
            or effect.target == model.EACH_STRONGER
            or asks(effect, model.AT_MOST, model.Q_PICK_SUM)
            or effect.verb == model.RECALL
            or effect.trigger == model.ON_CIVIL_WAR
        ),
    )
    assert len(found) >= 8


def test_the_whole_vocabulary_is_used() -> None:
    """NV-21.3.8: every trigger, condition, verb, quantity, target and protection is on a card."""
    effects = [effect for card in CARDS for effect in card.effects]
    assert {effect.trigger for effect in effects} == set(range(len(model.TRIGGERS)))
    assert {effect.verb for effect in effects} == set(range(len(model.VERBS)))
    assert {effect.condition.kind for effect in effects} == set(range(len(model.CONDITIONS)))
    assert {effect.target for effect in effects} == set(range(len(model.TARGETS)))
    protects = 0
    for effect in effects:
        protects |= effect.protects
    assert protects == (1 << len(constants.PROTECTIONS)) - 1
    names = {quantity_name(quantity) for effect in effects for quantity in measured(effect)}
    rows = {re.sub(":.*", ":", name) for name in names}
    assert rows == {re.sub(":.*", ":", name) for name in model.QUANTITIES} | {"rivals_fewer:"}


def test_personalities_come_from_everywhere() -> None:
    """NV-21.3.9: six continents, as many women as men."""
    figures = [card.figure for card in CARDS if card.kind == constants.PERSON]
    assert {figure["continent"] for figure in figures} == set(CONTINENTS)
    women = sum(figure["gender"] == "f" for figure in figures)
    assert abs(2 * women - len(figures)) <= 2


def test_every_effect_has_a_place_in_plain_data() -> None:
    """NV-21.7.2: what is read is what the files say, word for word."""
    for card in CARDS:
        assert (
            card_text.card_json(card)["effects"] == load.shipped().tables[card.id].fields["effects"]
        )


def test_limits_where_they_belong() -> None:
    """NV-21.7.4: `pick_sum` only in picks; abilities, conversions and reach have limits."""
    for card in CARDS:
        for effect in card.effects:
            if model.Q_PICK_SUM in measured(effect):
                assert effect.trigger == model.ON_PICK
            if effect.trigger == model.ABILITY or effect.verb in (model.CONVERT, model.REACH):
                assert effect.limit != model.UNLIMITED
                assert effect.times >= 1
            if effect.verb == model.DRAW_DIE:
                assert effect.trigger == model.INSTANT
            if effect.amount.per != model.NOTHING:
                assert effect.amount.most > 0
