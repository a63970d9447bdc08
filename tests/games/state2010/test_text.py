"""Card texts of 51st State (2010): complete in both languages, some as a person wrote them."""

from typing import Any

import pytest

from tests.games.state2010.box import RULES

Texts = dict[str, tuple[list[str], list[str]]]

CARDS: list[dict[str, Any]] = RULES.cards_data()
BY_ID = {str(card["id"]): card for card in CARDS}
FIRST_BY_ID: dict[str, dict[str, Any]] = {
    str(card["id"]): card for card in RULES.cards_data("first")
}

# Written by hand: id -> English, German. Of the cards in the box:
SHIPPED: Texts = {
    "warehouse": (
        [
            "Feature, distance 1.",
            "Keeps up to 3 resources in clean-up.",
            "Spoils: 1 fuel and 1 card.",
            "Deal: 1 fuel.",
        ],
        [
            "Merkmal, Entfernung 1.",
            "Bewahrt beim Aufräumen bis zu 3 Ressourcen auf.",
            "Beute: 1 Treibstoff und 1 Karte.",
            "Deal: 1 Treibstoff.",
        ],
    ),
    "archive": (
        [
            "Action, distance 1, type card.",
            "1 worker and 1 card: 1 universal contact token of range 3.",
            "Spoils: 2 cards.",
            "Deal: 1 fuel.",
        ],
        [
            "Aktion, Entfernung 1, Kategorie Karte.",
            "1 Arbeiter und 1 Karte: 1 Universalkontaktplättchen der Reichweite 3.",
            "Beute: 2 Karten.",
            "Deal: 1 Treibstoff.",
        ],
    ),
    "mr_president": (
        [
            "Leader.",
            "Whenever you redevelop: 1 victory point token of 1.",
            "When it enters play: 1 redevelopment token.",
        ],
        [
            "Anführer.",
            "Immer wenn du umbaust: 1 Siegpunktplättchen zu 1.",
            "Wenn die Karte ins Spiel kommt: 1 Umbauplättchen.",
        ],
    ),
}

# And of the first edition, where more forms are.
APPROVED: Texts = {
    "docks": (
        [
            "Open production, distance 1, types scrap and universal.",
            "Produces 1 scrap.",
            "Spoils: 2 scrap.",
            "Deal: 1 scrap.",
        ],
        [
            "Offene Produktion, Entfernung 1, Kategorien Schrott und Universal.",
            "Produziert 1 Schrott.",
            "Beute: 2 Schrott.",
            "Deal: 1 Schrott.",
        ],
    ),
    "construction_vehicles": (
        [
            "Open production, distance 1, types scrap and contact.",
            "Produces 1 worker.",
            "Spoils: 1 incorporation token of range 1 and 1 incorporation token of range 2.",
            "Deal: 1 scrap.",
        ],
        [
            "Offene Produktion, Entfernung 1, Kategorien Schrott und Kontakt.",
            "Produziert 1 Arbeiter.",
            "Beute: 1 Eingliederungsplättchen der Reichweite 1 "
            "und 1 Eingliederungsplättchen der Reichweite 2.",
            "Deal: 1 Schrott.",
        ],
    ),
    "school": (
        [
            "Closed production, distance 1, type worker.",
            "Produces 1 worker.",
            "Spoils: 3 workers.",
            "Deal: 1 worker.",
        ],
        [
            "Geschlossene Produktion, Entfernung 1, Kategorie Arbeiter.",
            "Produziert 1 Arbeiter.",
            "Beute: 3 Arbeiter.",
            "Deal: 1 Arbeiter.",
        ],
    ),
    "warehouse": (
        [
            "Feature, distance 1, types fuel and universal.",
            "Keeps up to 3 resources in clean-up.",
            "Spoils: 1 fuel and 1 card.",
            "Deal: 1 fuel.",
        ],
        [
            "Merkmal, Entfernung 1, Kategorien Treibstoff und Universal.",
            "Bewahrt beim Aufräumen bis zu 3 Ressourcen auf.",
            "Beute: 1 Treibstoff und 1 Karte.",
            "Deal: 1 Treibstoff.",
        ],
    ),
    "noticeboard": (
        [
            "Feature, distance 1, type card.",
            "After the lookout you draw 1 card more.",
            "Spoils: 2 cards.",
            "Deal: 1 card.",
        ],
        [
            "Merkmal, Entfernung 1, Kategorie Karte.",
            "Nach dem Ausguck ziehst du 1 Karte mehr.",
            "Beute: 2 Karten.",
            "Deal: 1 Karte.",
        ],
    ),
    "camp": (
        [
            "Feature, distance 1, types fuel and worker.",
            "When it enters play: 1 worker.",
            "Keeps up to 3 workers in clean-up.",
            "Spoils: 1 worker and 1 universal resource.",
            "Deal: 1 worker.",
        ],
        [
            "Merkmal, Entfernung 1, Kategorien Treibstoff und Arbeiter.",
            "Wenn die Karte ins Spiel kommt: 1 Arbeiter.",
            "Bewahrt beim Aufräumen bis zu 3 Arbeiter auf.",
            "Beute: 1 Arbeiter und 1 Universalressource.",
            "Deal: 1 Arbeiter.",
        ],
    ),
    "bounty_office": (
        [
            "Feature, distance 1, types weapons and contact.",
            "Whenever you conquer: 1 weapon.",
            "Spoils: 1 weapon and 1 card.",
            "Deal: 1 conquest token of range 1.",
        ],
        [
            "Merkmal, Entfernung 1, Kategorien Waffen und Kontakt.",
            "Immer wenn du eroberst: 1 Waffe.",
            "Beute: 1 Waffe und 1 Karte.",
            "Deal: 1 Eroberungsplättchen der Reichweite 1.",
        ],
    ),
    "headquarters": (
        [
            "Feature, distance 3, types scrap and weapons.",
            "Whenever you incorporate a location with the type victory point: "
            "1 victory point token of 2.",
            "Spoils: 1 incorporation token of range 3, 1 weapon and 1 universal resource.",
            "Deal: 1 universal resource.",
        ],
        [
            "Merkmal, Entfernung 3, Kategorien Schrott und Waffen.",
            "Immer wenn du einen Ort mit der Kategorie Siegpunkt eingliederst: "
            "1 Siegpunktplättchen zu 2.",
            "Beute: 1 Eingliederungsplättchen der Reichweite 3, 1 Waffe und 1 Universalressource.",
            "Deal: 1 Universalressource.",
        ],
    ),
    "corner_shop": (
        [
            "Action, distance 1, types universal and victory point.",
            "1 worker and 1 resource of any kind: 1 victory point token of 1.",
            "Spoils: 2 universal resources.",
            "Deal: 1 universal resource.",
        ],
        [
            "Aktion, Entfernung 1, Kategorien Universal und Siegpunkt.",
            "1 Arbeiter und 1 beliebige Ressource: 1 Siegpunktplättchen zu 1.",
            "Beute: 2 Universalressourcen.",
            "Deal: 1 Universalressource.",
        ],
    ),
    "parking_lot": (
        [
            "Closed production, distance 2, type scrap.",
            "Produces 1 scrap for each of your locations with the type scrap, at most 3.",
            "Spoils: 3 scrap.",
            "Deal: 1 scrap.",
        ],
        [
            "Geschlossene Produktion, Entfernung 2, Kategorie Schrott.",
            "Produziert 1 Schrott für jeden deiner Orte mit der Kategorie Schrott, höchstens 3.",
            "Beute: 3 Schrott.",
            "Deal: 1 Schrott.",
        ],
    ),
    "town_hall": (
        [
            "Feature, distance 2, types worker and victory point.",
            "Adds 3 slots for spoils and deals.",
            "Spoils: 2 workers and 1 card.",
            "Deal: 1 worker.",
        ],
        [
            "Merkmal, Entfernung 2, Kategorien Arbeiter und Siegpunkt.",
            "Fügt 3 Plätze für Beute und Deals hinzu.",
            "Beute: 2 Arbeiter und 1 Karte.",
            "Deal: 1 Arbeiter.",
        ],
    ),
    "church": (
        [
            "Feature, distance 2, type victory point.",
            "When it enters play: 1 victory point token of 2.",
            "Spoils: 2 victory point tokens of 1.",
            "Deal: 1 victory point token of 1.",
        ],
        [
            "Merkmal, Entfernung 2, Kategorie Siegpunkt.",
            "Wenn die Karte ins Spiel kommt: 1 Siegpunktplättchen zu 2.",
            "Beute: 2 Siegpunktplättchen zu 1.",
            "Deal: 1 Siegpunktplättchen zu 1.",
        ],
    ),
    "scrap_metal": (
        [
            "Feature, distance 2, type scrap.",
            "Enters play with a stock of 3 scrap.",
            "Spoils: 3 scrap.",
            "Deal: 1 scrap.",
        ],
        [
            "Merkmal, Entfernung 2, Kategorie Schrott.",
            "Kommt mit einem Vorrat von 3 Schrott ins Spiel.",
            "Beute: 3 Schrott.",
            "Deal: 1 Schrott.",
        ],
    ),
    "barracks": (
        [
            "Action, distance 2, types weapons and worker.",
            "2 workers: steal 1 basic resource from a rival who has not passed.",
            "Spoils: 2 weapons and 1 worker.",
            "Deal: 1 weapon.",
        ],
        [
            "Aktion, Entfernung 2, Kategorien Waffen und Arbeiter.",
            "2 Arbeiter: Stiehl 1 einfache Ressource von einem Gegner, der nicht gepasst hat.",
            "Beute: 2 Waffen und 1 Arbeiter.",
            "Deal: 1 Waffe.",
        ],
    ),
    "bulldozer": (
        [
            "Action, distance 3, types building material and contact.",
            "1 worker: redevelop without paying and without comparing types.",
            "Spoils: 3 building material and 1 victory point token of 1.",
            "Deal: 1 building material.",
        ],
        [
            "Aktion, Entfernung 3, Kategorien Baumaterial und Kontakt.",
            "1 Arbeiter: Baue um, ohne zu bezahlen und ohne Kategorien zu vergleichen.",
            "Beute: 3 Baumaterial und 1 Siegpunktplättchen zu 1.",
            "Deal: 1 Baumaterial.",
        ],
    ),
    "assembly_plant": (
        [
            "Action, distance 3, type scrap.",
            "1 worker, 1 scrap and 1 resource of any kind: "
            "1 victory point token of 2 and 1 worker.",
            "Spoils: 3 scrap and 1 victory point token of 1.",
            "Deal: 1 scrap.",
        ],
        [
            "Aktion, Entfernung 3, Kategorie Schrott.",
            "1 Arbeiter, 1 Schrott und 1 beliebige Ressource: "
            "1 Siegpunktplättchen zu 2 und 1 Arbeiter.",
            "Beute: 3 Schrott und 1 Siegpunktplättchen zu 1.",
            "Deal: 1 Schrott.",
        ],
    ),
    "hideout": (
        [
            "Action, distance 2, type fuel.",
            "1 worker and 1 deal of yours: 1 victory point token of 1 and 1 worker.",
            "Spoils: 2 victory point tokens of 1.",
            "Deal: 1 victory point token of 1.",
        ],
        [
            "Aktion, Entfernung 2, Kategorie Treibstoff.",
            "1 Arbeiter und 1 eigener Deal: 1 Siegpunktplättchen zu 1 und 1 Arbeiter.",
            "Beute: 2 Siegpunktplättchen zu 1.",
            "Deal: 1 Siegpunktplättchen zu 1.",
        ],
    ),
    "shelter": (
        [
            "Action, distance 3, type scrap.",
            "1 worker and 2 more workers: 1 victory point token of 2.",
            "Spoils: 4 workers and 1 victory point token of 1.",
            "Deal: 1 scrap.",
        ],
        [
            "Aktion, Entfernung 3, Kategorie Schrott.",
            "1 Arbeiter und 2 weitere Arbeiter: 1 Siegpunktplättchen zu 2.",
            "Beute: 4 Arbeiter und 1 Siegpunktplättchen zu 1.",
            "Deal: 1 Schrott.",
        ],
    ),
    "thugs": (
        ["One-time contact: conquest, range 3.", "Price: 1 weapon."],
        ["Einmaliger Kontakt: Eroberung, Reichweite 3.", "Preis: 1 Waffe."],
    ),
    "scouts": (
        ["One-time contact: incorporation, range 1."],
        ["Einmaliger Kontakt: Eingliederung, Reichweite 1."],
    ),
    "baby_swift": (
        ["Leader.", "Action for 2 cards: 1 victory point token of 1."],
        ["Anführer.", "Aktion für 2 Karten: 1 Siegpunktplättchen zu 1."],
    ),
    "mr_president": (
        [
            "Leader.",
            "Produces 1 redevelopment token.",
            "Whenever you redevelop: 1 victory point token of 1.",
        ],
        [
            "Anführer.",
            "Produziert 1 Umbauplättchen.",
            "Immer wenn du umbaust: 1 Siegpunktplättchen zu 1.",
        ],
    ),
    "new_york": (
        [
            "Base production: 3 workers and 1 scrap.",
            "Conquest: 1 weapon for range 2.",
            "Negotiation: 2 fuel for range 2.",
            "Incorporation: 3 scrap for range 2.",
        ],
        [
            "Produktion der Basis: 3 Arbeiter und 1 Schrott.",
            "Eroberung: 1 Waffe für Reichweite 2.",
            "Verhandlung: 2 Treibstoff für Reichweite 2.",
            "Eingliederung: 3 Schrott für Reichweite 2.",
        ],
    ),
}


@pytest.mark.parametrize("id", APPROVED)
def test_texts_are_as_written(id: str) -> None:
    """FS-2.3.1, FS-17.1: generated texts say what a person wrote by hand."""
    english, german = APPROVED[id]
    assert FIRST_BY_ID[id]["text"]["en"].split("\n") == english
    assert FIRST_BY_ID[id]["text"]["de"].split("\n") == german


@pytest.mark.parametrize("id", SHIPPED)
def test_texts_of_the_box_are_as_written(id: str) -> None:
    """FS-2.3.1, FS-17.1: a card without types, a universal token, a bonus on entry."""
    english, german = SHIPPED[id]
    assert BY_ID[id]["text"]["en"].split("\n") == english
    assert BY_ID[id]["text"]["de"].split("\n") == german


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_text_is_complete(card: dict[str, Any]) -> None:
    """FS-2.3.1: both languages, as many lines, nothing left open, every number in both."""
    english, german = (card["text"][lang].split("\n") for lang in ("en", "de"))
    assert len(english) == len(german)
    for line, zeile in zip(english, german, strict=True):
        assert line.endswith(".")
        assert zeile.endswith(".")
        assert "{" not in line + zeile
        assert [c for c in line if c.isdigit()] == [c for c in zeile if c.isdigit()]
    assert card["names"]["en"]
    assert card["names"]["de"]


def test_words_of_the_card_browser() -> None:
    """FS-17.1.1, FS-2.3.4, FS-2.3.3: every good, type, kind and contact has a name."""
    words = RULES.card_words()
    for group in ("goods", "types", "kinds", "contacts"):
        named = words[group]
        assert isinstance(named, dict)
        assert all(names["en"] and names["de"] for names in named.values())
    kinds = words["kinds"]
    assert isinstance(kinds, dict)
    assert kinds["feature"] == {"en": "Feature", "de": "Merkmal"}
