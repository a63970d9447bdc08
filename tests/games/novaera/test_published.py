"""What is published of the cards of Nova Era: the anchors (NV-21.4), true of both editions.

The sources are the rulebook, whose examples name cards, and a few reviews; docs/cards/novaera.md
lists the facts. Each is stated here, and the examples are played.
"""

from typing import Any

import pytest

from novastate.games.card_editions import FIRST, SECOND
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from tests.games.novaera import nova
from tests.games.novaera.nova import holds, offered, play

Facts = dict[str, Any]
BOTH = pytest.mark.parametrize("edition", [FIRST, SECOND])


def cards(edition: str) -> list[Facts]:
    """List the cards of an edition as plain data."""
    return [dict(card) for card in ruleset("novaera").cards_data(edition)]


def named(edition: str, name: str) -> Facts:
    """Find the one card of an English name."""
    [card] = [card for card in cards(edition) if card["names"]["en"] == name]
    return card


def done(card: Facts, trigger: str) -> list[Facts]:
    """List what a card does at a trigger, without the word for it."""
    found = [effect for effect in card["effects"] if effect["trigger"] == trigger]
    return [{key: said for key, said in each.items() if key != "trigger"} for each in found]


def gain(kind: str, amount: int) -> Facts:
    return {"verb": "gain", "kind": kind, "amount": amount}


def unrest(amount: int) -> Facts:
    return {"verb": "unrest", "target": "self", "amount": amount}


def protects(card: Facts, disaster: str) -> bool:
    return any(disaster in effect.get("from", ()) for effect in done(card, "always"))


# --- what is in the box -----------------------------------------------------------------------

DECKS = {
    "start": 8,
    "tech1": 40,
    "tech2": 32,
    "tech3": 32,
    "evo12": 18,
    "evo23": 18,
    "pers1": 18,
    "pers2": 16,
    "pers3": 16,
}
TECHNOLOGIES = (
    *("Crossbows", "Archery", "Military Tactics", "Blacksmithing", "Craftsmanship", "Mysticism"),
    *("City Walls", "Lighthouse", "Markets", "Trade", "Warfare", "Irrigation", "Tyranny"),
    *("Caravans", "Military Training", "Pillage", "Oppression", "Tributes", "Theater", "Sailing"),
    *("Mathematics", "Crop Rotation"),
)
PERSONALITIES = ("Cleopatra", "Sun Tzu", "Genghis Khan", "Julius Caesar")


@BOTH
def test_the_decks(edition: str) -> None:
    """NV-2.4.1, NV-21.2: 148 technologies and territories, 50 personalities, in nine decks."""
    decks = [card["deck"] for card in cards(edition)]
    assert {deck: decks.count(deck) for deck in DECKS} == DECKS
    assert len(decks) == 198


@BOTH
def test_the_cards_that_are_known_by_name(edition: str) -> None:
    """NV-21.4: 22 technologies, a territory and four personalities."""
    assert len(TECHNOLOGIES) == 22
    assert {named(edition, name)["kind"] for name in TECHNOLOGIES} == {"technology"}
    assert named(edition, "Urban Development")["kind"] == "territory"
    assert {named(edition, name)["kind"] for name in PERSONALITIES} == {"personality"}


@BOTH
@pytest.mark.parametrize(
    ("name", "german"),
    [("Sailing", "Segeln"), ("Mathematics", "Mathematik"), ("Crop Rotation", "Fruchtfolge")],
)
def test_cards_that_are_known_in_german(edition: str, name: str, german: str) -> None:
    """NV-21.4.16: these exist under these German names."""
    assert named(edition, name)["names"]["de"] == german


@BOTH
def test_territories_belong_to_the_later_eras(edition: str) -> None:
    """NV-5.5.1, NV-21.2.2: none is among the cards of era I or the evolutions I-II."""
    lands = [card["deck"] for card in cards(edition) if card["kind"] == "territory"]
    assert set(lands) == {"tech2", "tech3", "evo23"}


# --- what single cards are --------------------------------------------------------------------


@BOTH
def test_crossbows_make_archery_obsolete(edition: str) -> None:
    """NV-21.4.1: Crossbows, of era II or III, make Archery obsolete."""
    card = named(edition, "Crossbows")
    assert card["era"] in (2, 3)
    assert "archery" in card["obsoletes"]


@BOTH
def test_archery(edition: str) -> None:
    """NV-21.4.2: Archery is a starting or era I card."""
    assert named(edition, "Archery")["deck"] in ("start", "tech1")


@BOTH
def test_military_tactics(edition: str) -> None:
    """NV-21.4.3: Military Tactics is blue and costs 6."""
    card = named(edition, "Military Tactics")
    assert (card["colours"], card["cost"]) == (["blue"], 6)


@BOTH
def test_blacksmithing(edition: str) -> None:
    """NV-21.4.4: Blacksmithing is bicolour with green and costs at most 6."""
    card = named(edition, "Blacksmithing")
    assert len(card["colours"]) == 2
    assert "green" in card["colours"]
    assert card["cost"] <= 6


@BOTH
@pytest.mark.parametrize("name", ["Craftsmanship", "Mysticism", "City Walls", "Lighthouse"])
def test_era_one_technologies(edition: str, name: str) -> None:
    """NV-21.4.5: these are technologies of era I."""
    card = named(edition, name)
    assert (card["deck"], card["kind"]) == ("tech1", "technology")


@BOTH
def test_lighthouse(edition: str) -> None:
    """NV-21.4.6: yellow; 2 resources of free choice while leading in yellow."""
    card = named(edition, "Lighthouse")
    assert card["colours"] == ["yellow"]
    assert {"condition": {"most": "yellow"}, **gain("any", 2)} in done(card, "production")


@BOTH
def test_markets(edition: str) -> None:
    """NV-21.4.7: Markets protect from decline."""
    assert protects(named(edition, "Markets"), "decline")


@BOTH
def test_trade_and_warfare(edition: str) -> None:
    """NV-21.4.8: Trade is yellow, Warfare is not."""
    assert named(edition, "Trade")["colours"] == ["yellow"]
    assert "yellow" not in named(edition, "Warfare")["colours"]


@BOTH
def test_irrigation_and_military_training(edition: str) -> None:
    """NV-21.4.9: they produce 1 Welfare and 1 Military."""
    assert done(named(edition, "Irrigation"), "production") == [gain("green", 1)]
    assert done(named(edition, "Military Training"), "production") == [gain("red", 1)]


@BOTH
def test_caravans(edition: str) -> None:
    """NV-21.4.10: yellow; 2 Welfare."""
    card = named(edition, "Caravans")
    assert card["colours"] == ["yellow"]
    assert done(card, "production") == [gain("green", 2)]


@BOTH
@pytest.mark.parametrize("name", ["Tyranny", "Theater"])
def test_tyranny_and_theater(edition: str, name: str) -> None:
    """NV-21.4.11: own unrest -1 in production."""
    assert unrest(-1) in done(named(edition, name), "production")


@BOTH
def test_oppression(edition: str) -> None:
    """NV-21.4.12: red; unrest +1 and 1 resource of free choice."""
    card = named(edition, "Oppression")
    assert card["colours"] == ["red"]
    assert done(card, "production") == [unrest(1), gain("any", 1)]


@BOTH
def test_pillage(edition: str) -> None:
    """NV-21.4.13: red; 1 resource from each rival with fewer red technologies."""
    card = named(edition, "Pillage")
    assert card["colours"] == ["red"]
    stolen = {"verb": "steal", "target": "each_weaker:red", "kind": "any", "amount": 1}
    assert stolen in done(card, "production")


@BOTH
def test_tributes(edition: str) -> None:
    """NV-21.4.14: red; resources while leading in red."""
    card = named(edition, "Tributes")
    assert card["colours"] == ["red"]
    assert any(
        made["verb"] == "gain" and made.get("condition") == {"most": "red"}
        for made in done(card, "production")
    )


@BOTH
def test_urban_development(edition: str) -> None:
    """NV-21.4.15: a territory for 1 green and 2 red; unrest +1, then 3 Welfare."""
    card = named(edition, "Urban Development")
    assert (card["kind"], card["requires"]) == ("territory", {"green": 1, "red": 2})
    assert done(card, "instant") == [unrest(1), gain("green", 3)]


@BOTH
@pytest.mark.parametrize(("name", "cost"), [("Sun Tzu", 3), ("Genghis Khan", 5)])
def test_costs_of_personalities(edition: str, name: str, cost: int) -> None:
    """NV-21.4.17: personalities of cost 3 and 5."""
    card = named(edition, name)
    assert (card["kind"], card["cost"]) == ("personality", cost)


@BOTH
def test_julius_caesar(edition: str) -> None:
    """NV-21.4.18: flips a red die once a round; an objective for red technologies."""
    card = named(edition, "Julius Caesar")
    once = {"per": "round", "times": 1}
    assert {"verb": "flip", "die": "red", "limit": once} in done(card, "ability")
    assert any(
        effect["verb"] == "vp"
        and isinstance(effect["amount"], dict)
        and effect["amount"]["per"] == "red"
        for effect in done(card, "scoring")
    )


@BOTH
def test_cleopatra(edition: str) -> None:
    """NV-21.4.19: the only card with a token."""
    holders = [
        card["names"]["en"]
        for card in cards(edition)
        if any(effect["verb"] == "reserve" for effect in card["effects"])
    ]
    assert holders == ["Cleopatra"]


# --- the examples of the rulebook, played -------------------------------------------------------


def table(edition: str, *given: str, seats: int = 2) -> NovaEraPosition:
    return nova.table(*given, seats=seats, card_edition=edition)


@BOTH
def test_example_military_tactics_are_paid(edition: str) -> None:
    """NV-5.2.E, NV-21.4.3: a blue die worth 4 leaves 2 Knowledge to pay."""
    # given
    given = ("1 hand military_tactics", "1 dice blue 4", "1 resources 2 blue", "2 dice red 1")
    position = table(edition, *given)
    # when
    play(position, "1: develop military_tactics")
    # then
    holds(position, "1 tableau = military_tactics", "1 resources = nothing")


@BOTH
def test_example_a_green_six_pays_for_blacksmithing(edition: str) -> None:
    """NV-5.2.8, NV-21.4.4: with nothing added, and it lies in Welfare."""
    # given
    given = ("1 hand blacksmithing", "1 dice green 6", "1 resources", "2 dice red 1")
    position = table(edition, *given)
    # when
    play(position, "1: develop blacksmithing")
    if "colour green" in offered(position, 1):
        play(position, "1: colour green")
    # then
    holds(position, "1 number green = 1", "1 resources = nothing")


@BOTH
@pytest.mark.parametrize(
    ("card", "die", "before", "after"),
    [("sun_tzu", "black 6", 4, 1), ("genghis_khan", "blue 5", 1, 6)],
)
def test_example_personalities_move_unrest(
    edition: str, card: str, die: str, before: int, after: int
) -> None:
    """NV-5.4.E, NV-21.4.17: a black 6 for Sun Tzu calms by 3; Genghis Khan costs 5."""
    # given
    given = (f"people {card}", f"1 dice {die}", f"1 unrest {before}", "2 dice red 1")
    position = table(edition, *given)
    # when
    play(position, f"1: enlist {card}")
    # then
    holds(position, f"1 unrest = {after}")


@BOTH
def test_example_urban_development_is_settled(edition: str) -> None:
    """NV-5.5.E, NV-21.4.15: with 1 green and 2 red technologies; unrest +1, then 3 Welfare."""
    # given
    given = ("1 hand urban_development", "1 dice blue 2", "1 resources", "2 dice red 1")
    position = table(edition, "era 2", "1 tableau irrigation military_training archery", *given)
    # when
    events = play(position, "1: expand urban_development")
    # then
    holds(position, "1 unrest = 1", "1 resources = 3 green")
    assert [event.code for event in events] == ["act_expand", "unrest_up", "gain"]


@BOTH
def test_example_decline(edition: str) -> None:
    """NV-8.1, NV-21.4.7, NV-21.4.8: one is protected, one damages a yellow card, one gives up."""
    # given
    position = table(
        edition,
        "phase disasters",
        "tracks decline 10",
        "1 tableau markets",
        "2 tableau trade lighthouse",
        "3 tableau warfare",
        "first 1",
        seats=3,
    )
    # then
    assert position.to_act() == (1,)
    assert offered(position, 2) == ["damage trade", "damage lighthouse"]
    # when
    play(position, "2: damage trade")
    # then
    holds(position, "1 tableau = markets", "2 tableau = trade+damaged lighthouse")
    holds(position, "3 tableau = nothing", "3 past = warfare")
