"""Words of the old editions for what own cards may say: number, range, filter and choice."""

import pytest

from novastate.games.classic.cards.language import (
    read_action,
    read_goods,
    read_stores,
    read_when,
)
from novastate.games.classic.cards.model import Effects
from novastate.games.classic.words.card_text import action_text, effect_lines, goods_text
from novastate.games.classic.words.card_words import Words, words_of


def in_both(edition: str) -> tuple[Words, Words]:
    """Give the English and the German words of an edition."""
    words = words_of(edition)
    return words["en"], words["de"]


@pytest.mark.parametrize(
    ("goods", "english", "german"),
    [
        ("weapons", "1 weapon", "1 Waffe"),
        ("2 weapons", "2 weapons", "2 Waffen"),
        (
            "2 incorporation1",
            "2 incorporation tokens of range 1",
            "2 Eingliederungsplättchen der Reichweite 1",
        ),
        ("contact2", "1 universal contact token of range 2", None),
        ("2 defence3", "2 defence tokens of 3", "2 Verteidigungsplättchen zu 3"),
        ("worker 2 vp2", "1 worker and 2 victory point tokens of 2", None),
    ],
)
def test_one_and_several(goods: str, english: str, german: str | None) -> None:
    """NE-21.1.1: goods agree with their numbers."""
    en, de = in_both("newera")
    assert goods_text(read_goods(goods), en) == english
    assert german in (None, goods_text(read_goods(goods), de))


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (
            "conquest1 -> vp2",
            "1 worker and 1 conquest token of any range: 1 victory point token of 2.",
            "1 Arbeiter und 1 Eroberungsplättchen beliebiger Reichweite: "
            "1 Siegpunktplättchen zu 2.",
        ),
        (
            "negotiation2 -> universal",
            "1 worker and 1 cooperation token of range 2 or more: 1 universal resource.",
            "1 Arbeiter und 1 Kooperationsplättchen der Reichweite 2 oder mehr: "
            "1 Universalressource.",
        ),
        (
            "worker -> weapons",
            "1 worker and 1 more worker: 1 weapon.",
            "1 Arbeiter und 1 weiterer Arbeiter: 1 Waffe.",
        ),
        (
            "2 worker -> card or scrap",
            "1 worker and 2 more workers: 1 card or 1 scrap.",
            "1 Arbeiter und 2 weitere Arbeiter: 1 Karte oder 1 Schrott.",
        ),
        (
            "own_deal -> steal worker",
            "1 worker and 1 agreement of yours: steal 1 basic resource from a rival who has not "
            "passed; also 1 worker.",
            "1 Arbeiter und 1 eigenes Abkommen: Stiehl 1 einfache Ressource von einem Gegner, der "
            "nicht gepasst hat; dazu 1 Arbeiter.",
        ),
    ],
)
def test_what_an_action_costs_and_gives(action: str, english: str, german: str) -> None:
    """NE-21.1.9, NE-21.1.11, FS-17.1.14: a token named in a cost may reach farther."""
    cost, gain = read_action(action)
    effects = Effects(workers=1, cost=cost, gain=gain)
    en, de = in_both("newera")
    assert action_text(effects, en) == english
    assert action_text(effects, de) == german


@pytest.mark.parametrize(
    ("edition", "when", "english", "german"),
    [
        (
            "state2010",
            "conquer or negotiate -> card",
            "Whenever you conquer or make a deal: 1 card.",
            "Immer wenn du eroberst oder einen Deal schließt: 1 Karte.",
        ),
        (
            "state2010",
            "conquer from 2 of fuel -> weapons",
            "Whenever you conquer a location of distance 2 or more with the type fuel: 1 weapon.",
            "Immer wenn du einen Ort der Entfernung 2 oder mehr mit der Kategorie Treibstoff"
            " eroberst: 1 Waffe.",
        ),
        (
            "newera",
            "negotiate to 3 -> worker",
            "Whenever you cooperate with a location of distance 3 or less "
            "(against a rival the defence counts): 1 worker.",
            "Immer wenn du mit einem Ort der Entfernung 3 oder weniger "
            "(bei Gegnern zählt die Verteidigung) kooperierst: 1 Arbeiter.",
        ),
        (
            "newera",
            "redevelop or reconstruct from 1 to 2 -> worker",
            "Whenever you redevelop into a location of distance 1 to 2 or reconstruct debris as a "
            "location of distance 1 to 2: 1 worker.",
            "Immer wenn du zu einem Ort der Entfernung 1 bis 2 umbaust oder Trümmer zu einem Ort "
            "der Entfernung 1 bis 2 wiederaufbaust: 1 Arbeiter.",
        ),
        (
            "state2010",
            "gain weapons -> vp1",
            "Whenever you gain 1 weapon: 1 victory point token of 1.",
            "Immer wenn du 1 Waffe erhältst: 1 Siegpunktplättchen zu 1.",
        ),
        (
            "state2010",
            "may swap -> 2 card",
            "Whenever you swap leaders, you may take 2 cards.",
            "Immer wenn du den Anführer wechselst, darfst du 2 Karten nehmen.",
        ),
        (
            "state2010",
            "may visit -> steal",
            "Whenever you visit a rival's location, if you like: "
            "steal 1 basic resource from a rival who has not passed.",
            "Immer wenn du den Ort eines Gegners besuchst, falls du willst: "
            "Stiehl 1 einfache Ressource von einem Gegner, der nicht gepasst hat.",
        ),
    ],
)
def test_what_a_feature_watches(edition: str, when: str, english: str, german: str) -> None:
    """FS-17.2.1, FS-17.2.2, FS-17.2.5, NE-21.2.3: events, filters, single tokens, "may"."""
    effects = Effects(features=(read_when(when),))
    en, de = in_both(edition)
    assert effect_lines(effects, False, en) == [english]
    assert effect_lines(effects, False, de) == [german]


def test_stores_and_slots() -> None:
    """FS-17.1.9, FS-17.1.10, NE-21.1.6: one and several, tokens of any range."""
    effects = Effects(stores=read_stores("2 defence, 1 negotiation, 1 resource"), slots=1)
    en, de = in_both("newera")
    assert effect_lines(effects, False, en) == [
        "Keeps up to 2 defence tokens, 1 cooperation token and 1 resource in clean-up.",
        "Adds 1 slot for spoils and agreements.",
    ]
    assert effect_lines(effects, False, de) == [
        "Bewahrt beim Aufräumen bis zu 2 Verteidigungsplättchen, 1 Kooperationsplättchen und "
        "1 Ressource auf.",
        "Fügt 1 Platz für Beute und Abkommen hinzu.",
    ]
