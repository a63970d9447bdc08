"""The shipped cards of Nova Era: anchors, links and attacks (NV-21.4 to NV-21.7)."""

import pytest

from novastate.games.novaera import cards, load, text, things
from novastate.games.novaera.cards import Card, Effect
from novastate.games.novaera.load_written import written

CARDS = load.shipped().cards
BY_ID = load.shipped().by_id
NAMED = {card.names["en"]: card for card in CARDS}
EARLY = ("start", "tech1", "evo12", "tech2")


def produced(name: str) -> list[dict[str, object]]:
    """List what a card does in production, as plain data without the trigger."""
    found = [written(e) for e in NAMED[name].effects if e.trigger == cards.PRODUCTION]
    return [{key: value for key, value in data.items() if key != "trigger"} for data in found]


def gain(kind: str, amount: int) -> dict[str, object]:
    return {"verb": "gain", "kind": kind, "amount": amount}


def unrest(amount: int) -> dict[str, object]:
    return {"verb": "unrest", "target": "self", "amount": amount}


# --- anchors ----------------------------------------------------------------------------------


def test_crossbows_make_archery_obsolete() -> None:
    """NV-21.4.1: Crossbows, of era II or III, make Archery obsolete."""
    assert things.ERA_OF[NAMED["Crossbows"].deck] in (2, 3)
    assert "archery" in NAMED["Crossbows"].obsoletes


def test_archery() -> None:
    """NV-21.4.2: Archery is a starting or era I card."""
    assert NAMED["Archery"].deck in ("start", "tech1")


def test_military_tactics() -> None:
    """NV-21.4.3: Military Tactics is blue and costs 6."""
    card = NAMED["Military Tactics"]
    assert (card.colours, card.cost) == ((things.BLUE,), 6)


def test_blacksmithing() -> None:
    """NV-21.4.4: Blacksmithing is bicolour with green and costs at most 6."""
    card = NAMED["Blacksmithing"]
    assert len(card.colours) == 2
    assert things.GREEN in card.colours
    assert card.cost <= 6


@pytest.mark.parametrize("name", ["Craftsmanship", "Mysticism", "City Walls", "Lighthouse"])
def test_era_one_technologies(name: str) -> None:
    """NV-21.4.5: these are technologies of era I."""
    assert (NAMED[name].deck, NAMED[name].kind) == ("tech1", things.TECHNOLOGY)


def test_lighthouse() -> None:
    """NV-21.4.6: yellow; 2 resources of free choice while leading in yellow."""
    assert NAMED["Lighthouse"].colours == (things.YELLOW,)
    assert {"condition": {"most": "yellow"}, **gain("any", 2)} in produced("Lighthouse")


def test_markets() -> None:
    """NV-21.4.7: Markets protect from decline."""
    assert any(effect.protects >> things.DECLINE & 1 for effect in NAMED["Markets"].effects)


def test_trade_and_warfare() -> None:
    """NV-21.4.8: Trade is yellow, Warfare is not."""
    assert NAMED["Trade"].colours == (things.YELLOW,)
    assert things.YELLOW not in NAMED["Warfare"].colours


def test_irrigation_and_military_training() -> None:
    """NV-21.4.9: they produce 1 Welfare and 1 Military."""
    assert produced("Irrigation") == [gain("green", 1)]
    assert produced("Military Training") == [gain("red", 1)]


def test_caravans() -> None:
    """NV-21.4.10: yellow; 2 Welfare."""
    assert NAMED["Caravans"].colours == (things.YELLOW,)
    assert produced("Caravans") == [gain("green", 2)]


@pytest.mark.parametrize("name", ["Tyranny", "Theater"])
def test_tyranny_and_theater(name: str) -> None:
    """NV-21.4.11: own unrest -1 in production."""
    assert unrest(-1) in produced(name)


def test_oppression() -> None:
    """NV-21.4.12: red; unrest +1 and 1 resource of free choice."""
    assert NAMED["Oppression"].colours == (things.RED,)
    assert produced("Oppression") == [unrest(1), gain("any", 1)]


def test_pillage() -> None:
    """NV-21.4.13: red; 1 resource from each rival with fewer red technologies."""
    assert NAMED["Pillage"].colours == (things.RED,)
    assert {
        "verb": "steal",
        "target": "each_weaker:red",
        "kind": "any",
        "amount": 1,
    } in produced("Pillage")


def test_tributes() -> None:
    """NV-21.4.14: red; resources while leading in red."""
    assert NAMED["Tributes"].colours == (things.RED,)
    assert any(
        made["verb"] == "gain" and made.get("condition") == {"most": "red"}
        for made in produced("Tributes")
    )


def test_urban_development() -> None:
    """NV-21.4.15: a territory for 1 green and 2 red; unrest +1, then 3 Welfare."""
    card = NAMED["Urban Development"]
    assert (card.kind, card.requires) == (things.LAND, (1, 2, 0, 0))
    instants = [written(e) for e in card.effects if e.trigger == cards.INSTANT]
    assert instants == [
        {"trigger": "instant", **unrest(1)},
        {"trigger": "instant", **gain("green", 3)},
    ]


@pytest.mark.parametrize(
    ("name", "german"),
    [("Sailing", "Segeln"), ("Mathematics", "Mathematik"), ("Crop Rotation", "Fruchtfolge")],
)
def test_cards_that_exist(name: str, german: str) -> None:
    """NV-21.4.16: these exist under these German names."""
    assert NAMED[name].names["de"] == german


@pytest.mark.parametrize(("name", "cost"), [("Sun Tzu", 3), ("Genghis Khan", 5)])
def test_costs_of_personalities(name: str, cost: int) -> None:
    """NV-21.4.17: personalities of cost 3 and 5."""
    assert (NAMED[name].kind, NAMED[name].cost) == (things.PERSON, cost)


def test_julius_caesar() -> None:
    """NV-21.4.18: flips a red die once a round; an objective for red technologies."""
    flip = {
        "trigger": "ability",
        "verb": "flip",
        "die": "red",
        "limit": {"per": "round", "times": 1},
    }
    effects = NAMED["Julius Caesar"].effects
    assert flip in [written(effect) for effect in effects]
    assert any(e.trigger == cards.SCORING and e.amount.per == things.RED for e in effects)


def test_cleopatra() -> None:
    """NV-21.4.19: the only card with a token."""
    holders = [c.names["en"] for c in CARDS if any(e.verb == cards.RESERVE for e in c.effects)]
    assert holders == ["Cleopatra"]


# --- evolution and obsolescence ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "parents"), [("evo12", ("start", "tech1")), ("evo23", ("tech2", "evo12"))]
)
def test_each_evolution_has_a_parent_of_its_own(deck: str, parents: tuple[str, ...]) -> None:
    """NV-21.5.1: 18 evolutions of 18 different parents in the right decks."""
    children = [card for card in CARDS if card.deck == deck]
    found = {card.evolves_from for card in children}
    assert len(children) == len(found) == 18
    assert {BY_ID[id].deck for id in found} <= set(parents)


def test_every_territory_of_era_two_evolves() -> None:
    """NV-21.5.1: the six territories of era II are the parents of the six evolved ones."""
    lands = [card for card in CARDS if card.kind == things.LAND]
    parents = {card.id for card in lands if card.deck == "tech2"}
    assert parents == {card.evolves_from for card in lands if card.deck == "evo23"}


def test_parent_and_evolution_point_to_each_other() -> None:
    """NV-21.5.2: same kind, both links, and the parent is obsolete."""
    for card in CARDS:
        if card.evolves_into:
            child = BY_ID[card.evolves_into]
            assert (child.evolves_from, child.kind) == (card.id, card.kind)
            assert card.id in child.obsoletes


def test_obsolete_lists_are_short_and_look_back() -> None:
    """NV-21.5.3: at most 2, of earlier eras, never personalities."""
    for card in CARDS:
        assert len(card.obsoletes) <= 2
        for id in card.obsoletes:
            assert BY_ID[id].kind != things.PERSON
            assert things.ERA_OF[BY_ID[id].deck] < things.ERA_OF[card.deck]


@pytest.mark.parametrize("deck", ["tech2", "tech3"])
def test_half_of_the_later_technologies_age_others(deck: str) -> None:
    """NV-21.5.4: at least half of the technologies list an obsolete card."""
    found = [card for card in CARDS if card.deck == deck and card.kind == things.TECHNOLOGY]
    assert sum(bool(card.obsoletes) for card in found) * 2 >= len(found)


def test_a_rival_may_outdate_a_parent() -> None:
    """NV-21.5.5: some parents are also named by a card of a main deck."""
    parents = {card.id for card in CARDS if card.evolves_into}
    named = {id for card in CARDS if card.deck in ("tech2", "tech3") for id in card.obsoletes}
    assert parents & named


# --- protections and attacks ------------------------------------------------------------------


def attacks(effect: Effect) -> bool:
    hostile = effect.verb == cards.UNREST and effect.target != cards.SELF
    return effect.verb in (cards.STEAL, cards.DAMAGE) or (hostile and effect.amount.n > 0)


def attack_cards() -> list[Card]:
    return [card for card in CARDS if any(attacks(effect) for effect in card.effects)]


def test_attack_cards_are_few() -> None:
    """NV-21.6.1: at most 12 cards steal, damage or raise a rival's unrest."""
    assert 1 <= len(attack_cards()) <= 12


@pytest.mark.parametrize("deck", [*things.TECH_DECKS, *things.PERSONALITY_DECKS])
def test_a_friendly_game_fills_the_display(deck: str) -> None:
    """NV-21.6.2: without attack cards 24 technologies and 8 personalities are left."""
    hostile = attack_cards()
    left = [card for card in CARDS if card.deck == deck and card not in hostile]
    assert len(left) >= (24 if deck in things.TECH_DECKS else 8)


@pytest.mark.parametrize("disaster", range(things.DISASTERS))
def test_each_disaster_has_its_protections(disaster: int) -> None:
    """NV-21.6.3: 3 or 4 technologies and territories of eras I and II protect from it."""
    found = [
        card
        for card in CARDS
        if card.deck in EARLY and any(effect.protects >> disaster & 1 for effect in card.effects)
    ]
    assert 3 <= len(found) <= 4


def test_attacks_compare() -> None:
    """NV-21.6.4: no attack singles out a victim."""
    for card in attack_cards():
        for effect in card.effects:
            if attacks(effect):
                assert effect.target in (cards.EACH_WEAKER, cards.EACH_STRONGER)


# --- data checks ------------------------------------------------------------------------------


def test_the_loader_makes_the_checks_on_every_build() -> None:
    """NV-21.7.3: links are checked while loading, for own cards as well; see test_load_faults."""
    tables = load.shipped().tables
    assert list(tables) == [card.id for card in CARDS]
    assert [text.card_json(card)["id"] for card in CARDS] == list(tables)
