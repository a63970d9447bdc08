"""The shipped cards of Nova Era: form, quotas and composition (NV-21.1 to NV-21.3)."""

import json
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from novastate.games.novaera import cards, load, text, things
from novastate.games.novaera.cards import Card, Effect
from novastate.games.novaera.load_cards import CONTINENTS
from novastate.games.novaera.load_written import quantity_name

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
    if effect.condition.kind not in (cards.NO_CONDITION, cards.IN_ZONE):
        found.add(effect.condition.quantity)
    if effect.amount.per != cards.NOTHING:
        found.add(effect.amount.per)
    if effect.target != cards.SELF:
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
        assert card.deck in things.DECKS
        assert card.effects
        assert card.icon
        assert (card.kind == things.PERSON) == (card.deck in things.PERSONALITY_DECKS)
        assert len(card.colours) == 0 or card.kind == things.TECHNOLOGY
        assert (card.cost > 0) == (card.kind != things.LAND)
        assert (sum(card.requires) > 0) == (card.kind == things.LAND)
        assert bool(card.figure) == (card.kind == things.PERSON)


def test_no_card_stores_a_text() -> None:
    """NV-21.1.2: rule texts follow from the effects; the files hold nothing to be read aloud."""
    known = set(cards.TRIGGERS) | set(cards.VERBS) | {"self", "any", "choose", "f", "m"}
    known |= set(cards.QUANTITIES) | set(things.COLOURS) | set(things.PROTECTIONS)
    known |= set(things.ACTIONS) | set(cards.LIMITS)
    for table in load.shipped().tables.values():
        for word in strings(table.fields["effects"]):
            assert word.partition(":")[0] in known | set(cards.TARGETS) | {"rivals_fewer", "res"}


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
    assert sum(card.kind == things.LAND for card in found) == territories
    costs = [card.cost for card in found if card.kind != things.LAND]
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
    assert sum(card.kind != things.PERSON for card in CARDS) == 148
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
        cards.PRODUCTION,
        cards.GAIN,
        colour,
        1,
    )
    if made.condition.kind != cards.NO_CONDITION:
        own = f"res:{things.COLOURS[colour]}"
        assert made.condition.kind == cards.AT_MOST
        assert quantity_name(made.condition.quantity) == own
    assert not any(
        (effect.trigger, effect.verb) == (cards.PRODUCTION, cards.GAIN) for effect in cheap.effects
    )


def test_territories_ask_for_technologies_and_cause_unrest() -> None:
    """NV-21.3.2: at most 4 technologies in era II, 6 in era III; unrest comes first."""
    for card in CARDS:
        if card.kind == things.LAND:
            assert sum(card.requires) <= (4 if things.ERA_OF[card.deck] == 2 else 6)
            first = next(effect for effect in card.effects if effect.trigger == cards.INSTANT)
            assert (first.verb, first.target) == (cards.UNREST, cards.SELF)
            assert first.amount.n > 0


@pytest.mark.parametrize("colour", range(4))
def test_each_colour_converts(colour: int) -> None:
    """NV-21.3.3: a one-coloured technology of eras I and II with a conversion."""
    own = [card for card in deck(*ERAS_1_2) if card.colours == (colour,)]
    assert with_effect(own, lambda effect: effect.verb == cards.CONVERT)


def test_production_is_small_and_early() -> None:
    """NV-21.3.4: +2 of a resource at most, +3 where it depends on the tableau; few give any."""
    for card in CARDS:
        given = [0] * 5
        for effect in card.effects:
            if (effect.trigger, effect.verb) == (cards.PRODUCTION, cards.GAIN):
                assert effect.amount.most <= 3
                given[effect.kind] += effect.amount.n
        assert max(given) <= 2
    early = with_effect(deck(*ERAS_1_2), lambda effect: effect.trigger == cards.PRODUCTION)
    late = with_effect(deck("tech3", "evo23"), lambda effect: effect.trigger == cards.PRODUCTION)
    giving = with_effect(
        deck(*ERAS_1_2),
        lambda effect: (effect.trigger, effect.verb) == (cards.PRODUCTION, cards.GAIN),
    )
    assert len(early) / len(deck(*ERAS_1_2)) > 1 / 3
    assert len(giving) / len(deck(*ERAS_1_2)) <= 0.2
    assert len(late) / len(deck("tech3", "evo23")) < 0.15


def test_objectives_grow_with_the_eras() -> None:
    """NV-21.3.5: 5 to 10 in era I, about half in era II, nearly all in era III."""

    def share(*names: str) -> float:
        return objectives(*names) / len(deck(*names))

    def objectives(*names: str) -> int:
        return len(with_effect(deck(*names), lambda effect: effect.trigger == cards.SCORING))

    assert 5 <= objectives("start", "tech1") <= 10
    assert 0.4 <= share("tech2") <= 0.6
    assert 0.4 <= share("evo12") <= 0.6
    assert share("tech3", "evo23") >= 0.9
    assert share(*things.PERSONALITY_DECKS) > 0.5


DICE = (
    cards.FLIP,
    cards.ADJUST,
    cards.SET_DIE,
    cards.REROLL,
    cards.RECOLOUR,
    cards.DRAW_DIE,
    cards.WILD_DIE,
)
DEFIANT = 1 << things.PENALTY | 1 << things.CIVIL_WAR

WAYS: dict[str, Does] = {
    "calm": lambda effect: asks(effect, cards.AT_MOST, cards.Q_UNREST),
    "defiance": lambda effect: (
        asks(effect, cards.AT_LEAST, cards.Q_UNREST)
        or effect.condition.kind == cards.IN_ZONE
        or bool(effect.protects & DEFIANT)
        or effect.trigger == cards.ON_CIVIL_WAR
    ),
    "red lead": lambda effect: asks(effect, cards.MOST, things.RED),
    "trade": lambda effect: effect.verb in (cards.CONVERT, cards.SUBSTITUTE),
    "picks": lambda effect: effect.trigger == cards.ON_PICK or effect.verb == cards.PICK_LIMIT,
    "dice": lambda effect: effect.verb in DICE,
    "research": lambda effect: (
        effect.verb in (cards.RESEARCH, cards.DRAW)
        or acts(effect, things.RESEARCH)
        or cards.Q_EVOLVED in measured(effect)
        or effect.trigger == cards.ON_UPGRADE
    ),
    "past": lambda effect: effect.verb == cards.RECALL or cards.Q_PAST in measured(effect),
    "territories": lambda effect: (
        acts(effect, things.EXPAND) or things.TERRITORY in measured(effect)
    ),
    "personalities": lambda effect: (
        acts(effect, things.ENLIST)
        or effect.verb == cards.KEEP
        or cards.Q_PERSONALITY in measured(effect)
    ),
    "sets": lambda effect: bool({cards.Q_SETS, cards.Q_COLOURS, cards.Q_TYPES} & measured(effect)),
    "repair": lambda effect: (
        effect.verb == cards.REPAIR
        or acts(effect, things.REPAIR)
        or cards.Q_DAMAGED in measured(effect)
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
            effect.condition.kind == cards.LEAST
            or effect.target == cards.EACH_STRONGER
            or asks(effect, cards.AT_MOST, cards.Q_PICK_SUM)
            or effect.verb == cards.RECALL
            or effect.trigger == cards.ON_CIVIL_WAR
        ),
    )
    assert len(found) >= 8


def test_the_whole_vocabulary_is_used() -> None:
    """NV-21.3.8: every trigger, condition, verb, quantity, target and protection is on a card."""
    effects = [effect for card in CARDS for effect in card.effects]
    assert {effect.trigger for effect in effects} == set(range(len(cards.TRIGGERS)))
    assert {effect.verb for effect in effects} == set(range(len(cards.VERBS)))
    assert {effect.condition.kind for effect in effects} == set(range(len(cards.CONDITIONS)))
    assert {effect.target for effect in effects} == set(range(len(cards.TARGETS)))
    protects = 0
    for effect in effects:
        protects |= effect.protects
    assert protects == (1 << len(things.PROTECTIONS)) - 1
    names = {quantity_name(quantity) for effect in effects for quantity in measured(effect)}
    rows = {re.sub(":.*", ":", name) for name in names}
    assert rows == {re.sub(":.*", ":", name) for name in cards.QUANTITIES} | {"rivals_fewer:"}


def test_personalities_come_from_everywhere() -> None:
    """NV-21.3.9: six continents, as many women as men."""
    figures = [card.figure for card in CARDS if card.kind == things.PERSON]
    assert {figure["continent"] for figure in figures} == set(CONTINENTS)
    women = sum(figure["gender"] == "f" for figure in figures)
    assert abs(2 * women - len(figures)) <= 2


def test_every_effect_has_a_place_in_plain_data() -> None:
    """NV-21.7.2: what is read is what the files say, word for word."""
    for card in CARDS:
        assert text.card_json(card)["effects"] == load.shipped().tables[card.id].fields["effects"]


def test_limits_where_they_belong() -> None:
    """NV-21.7.4: `pick_sum` only in picks; abilities, conversions and reach have limits."""
    for card in CARDS:
        for effect in card.effects:
            if cards.Q_PICK_SUM in measured(effect):
                assert effect.trigger == cards.ON_PICK
            if effect.trigger == cards.ABILITY or effect.verb in (cards.CONVERT, cards.REACH):
                assert effect.limit != cards.UNLIMITED
                assert effect.times >= 1
            if effect.verb == cards.DRAW_DIE:
                assert effect.trigger == cards.INSTANT
            if effect.amount.per != cards.NOTHING:
                assert effect.amount.most > 0
