"""Card texts of Nova Era: complete in both languages, and some of them as a person wrote them."""

import json
import re

import pytest

from novastate.games.card_editions import FIRST
from novastate.games.novaera import constants
from novastate.games.novaera.cards import load, model
from novastate.games.novaera.cards.card import Card
from novastate.games.novaera.cards.effect_words import NAMES, VERBS
from novastate.games.novaera.cards.effects import make_effect, written
from novastate.games.novaera.cards.language import Entry
from novastate.games.novaera.cards.model import Amount, Condition, Effect
from novastate.games.novaera.words import card_text
from novastate.games.novaera.words.effects import SLOTS, drawn
from novastate.games.novaera.words.languages import LANGUAGES, VERB
from novastate.kernel.errors import BadInput
from novastate.kernel.tables import Table

CARDS = load.shipped().cards
BY_ID = load.shipped(FIRST).by_id
"""What texts are made from here stays the same however the shipped cards are balanced."""
BOTH = pytest.mark.parametrize("lang", ["en", "de"])
EACH_CARD = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)

# Written by hand: id -> English, German.
APPROVED: dict[str, tuple[list[str], list[str]]] = {
    "herbalism": (
        [
            "At once: gain 1 Welfare.",
            "Production: you may repair 1 damaged card.",
            "Evolves into Hospices.",
        ],
        [
            "Sofort: Erhalte 1 Wohlfahrt.",
            "Produktion: Du darfst 1 beschädigte Karte reparieren.",
            "Weiterentwicklung: „Hospize“.",
        ],
    ),
    "hunting": (
        [
            "At once: gain 1 Welfare.",
            "At once: gain 1 Military.",
            "After you gain with a green or red die: gain 1 resource of your choice.",
        ],
        [
            "Sofort: Erhalte 1 Wohlfahrt.",
            "Sofort: Erhalte 1 Militär.",
            "Nach dem Sammeln mit einem grünen oder roten Würfel: Erhalte 1 Ressource deiner Wahl.",
        ],
    ),
    "barter": (
        [
            "At once: gain 1 resource of your choice.",
            "Ability, up to twice a round: pay 1 resource of your choice "
            "to gain 1 resource of your choice.",
        ],
        [
            "Sofort: Erhalte 1 Ressource deiner Wahl.",
            "Fähigkeit, bis zu zweimal pro Runde: Zahle 1 Ressource deiner Wahl, "
            "um 1 Ressource deiner Wahl zu erhalten.",
        ],
    ),
    "stargazing": (
        ["After your pick: gain 2 Knowledge if the pick sum is at most 8."],
        ["Nach deiner Auswahl: Erhalte 2 Wissen, wenn deine Würfelsumme höchstens 8 beträgt."],
    ),
    "urban_development": (
        [
            "At once: raise your unrest by 1.",
            "At once: gain 3 Welfare.",
            "Production: gain 1 Welfare.",
            "Evolves into Metropolis.",
        ],
        [
            "Sofort: Dein Unmut steigt um 1.",
            "Sofort: Erhalte 3 Wohlfahrt.",
            "Produktion: Erhalte 1 Wohlfahrt.",
            "Weiterentwicklung: „Metropole“.",
        ],
    ),
    "federal_union": (
        [
            "At once: raise your unrest by 3.",
            "Scoring: 2 victory points for each set of all four colours, at most 4.",
            "Evolves from Overseas Settlements and makes it obsolete.",
        ],
        [
            "Sofort: Dein Unmut steigt um 3.",
            "Wertung: 2 Siegpunkte für jeden Satz aller vier Farben, höchstens 4.",
            "Entsteht aus „Überseesiedlungen“ und lässt diese Karte veralten.",
        ],
    ),
    "absolutism": (
        [
            "Always: personalities cost you 1 less.",
            "New era: you may keep one of your personalities in play.",
            "Production: raise your unrest by 1.",
            "Production: gain 2 resources of your choice.",
            "Scoring: 1 victory point if you have at least 1 personality.",
            "Makes Tyranny and Oppression obsolete.",
        ],
        [
            "Immer: Persönlichkeiten kosten dich 1 weniger.",
            "Neues Zeitalter: Du darfst eine deiner Persönlichkeiten im Spiel behalten.",
            "Produktion: Dein Unmut steigt um 1.",
            "Produktion: Erhalte 2 Ressourcen deiner Wahl.",
            "Wertung: 1 Siegpunkt, wenn du mindestens 1 Persönlichkeit hast.",
            "Lässt „Tyrannei“ und „Unterdrückung“ veralten.",
        ],
    ),
    "antibiotics": (
        [
            "At once: you may repair up to 3 damaged cards.",
            "Always: you are protected from riots, regression and the dark age.",
            "Scoring: 3 victory points if you have no damaged cards.",
            "Makes Healing Arts and Herbalism obsolete.",
        ],
        [
            "Sofort: Du darfst bis zu 3 beschädigte Karten reparieren.",
            "Immer: Du bist geschützt vor Unruhen, Rückschritt und dem Dunklen Zeitalter.",
            "Wertung: 3 Siegpunkte, wenn du keine beschädigten Karten hast.",
            "Lässt „Heilkunst“ und „Kräuterkunde“ veralten.",
        ],
    ),
    "julius_caesar": (
        [
            "At once: gain 2 Military.",
            "Ability, once a round: flip a red die to its opposite side.",
            "Scoring: 1 victory point for each red technology, at most 3.",
        ],
        [
            "Sofort: Erhalte 2 Militär.",
            "Fähigkeit, einmal pro Runde: Drehe einen roten Würfel auf die Gegenseite.",
            "Wertung: 1 Siegpunkt für jede rote Technologie, höchstens 3.",
        ],
    ),
    "cleopatra": (
        [
            "At once: gain 2 resources of your choice.",
            "At once: you may put the reserve token on a card of a column: "
            "only you can take that card, and developing it costs you 2 less.",
            "Ability, once a round: place or move the reserve token.",
            "Scoring: 1 victory point if you have the most personalities.",
        ],
        [
            "Sofort: Erhalte 2 Ressourcen deiner Wahl.",
            "Sofort: Du darfst den Reservierungsmarker auf eine Karte einer Spalte legen: "
            "Nur du kannst diese Karte nehmen, und ihre Entwicklung kostet dich 2 weniger.",
            "Fähigkeit, einmal pro Runde: Lege oder versetze den Reservierungsmarker.",
            "Wertung: 1 Siegpunkt, wenn du die meisten Persönlichkeiten hast.",
        ],
    ),
}

# One sentence of a card, written by hand: id, English, German.
SENTENCES: list[tuple[str, str, str]] = [
    (
        "pillage",
        "Production: steal 1 resource of your choice from each rival with fewer red technologies.",
        "Produktion: Stiehl jedem Mitspieler, der weniger rote Technologien hat, "
        "1 Ressource deiner Wahl.",
    ),
    (
        "gunpowder",
        "At once: each rival with fewer red technologies damages 1 of their technologies.",
        "Sofort: Jeder Mitspieler, der weniger rote Technologien hat, "
        "beschädigt 1 seiner Technologien.",
    ),
    (
        "radio",
        "At once: each rival with fewer blue technologies raises their unrest by 1.",
        "Sofort: Bei jedem Mitspieler, der weniger blaue Technologien hat, steigt der Unmut um 1.",
    ),
    (
        "mountain_strongholds",
        "After each invasion: gain 1 victory point.",
        "Nach jeder Invasion: Erhalte 1 Siegpunkt.",
    ),
    (
        "mountain_strongholds",
        "Production: you may move the invasion marker up 1 space.",
        "Produktion: Du darfst den Marker „Invasion“ um 1 Feld vorrücken.",
    ),
    (
        "quarantine",
        "At once: you may move the dark age marker back 4 spaces.",
        "Sofort: Du darfst den Marker „Dunkles Zeitalter“ um 4 Felder zurücksetzen.",
    ),
    (
        "central_bank",
        "Production: you may pay 3 resources of your choice to gain 1 victory point, "
        "up to twice a round.",
        "Produktion: Du darfst 3 Ressourcen deiner Wahl zahlen, um 1 Siegpunkt zu erhalten, "
        "bis zu zweimal pro Runde.",
    ),
    (
        "standing_armies",
        "Production: lose 1 Economy.",
        "Produktion: Gib 1 Wirtschaft ab.",
    ),
    (
        "lighthouse",
        "Production: gain 2 resources of your choice if you have the most yellow technologies.",
        "Produktion: Erhalte 2 Ressourcen deiner Wahl, "
        "wenn du die meisten gelben Technologien hast.",
    ),
    (
        "department_stores",
        "Scoring: 1 victory point for every 5 resources, at most 3.",
        "Wertung: 1 Siegpunkt für je 5 Ressourcen, höchstens 3.",
    ),
    (
        "human_rights",
        "Always: you are protected from civil war (your unrest stops one space before it).",
        "Immer: Du bist geschützt vor Bürgerkrieg (dein Unmut bleibt ein Feld davor stehen).",
    ),
    (
        "human_rights",
        "Scoring: 2 victory points if you have all five types in your tableau.",
        "Wertung: 2 Siegpunkte, wenn du alle fünf Typen in deinem Tableau hast.",
    ),
    (
        "heritage_sites",
        "At once: you may take 1 technology or territory from your past into your hand "
        "if no card in play makes it obsolete.",
        "Sofort: Du darfst 1 Technologie oder 1 Gebiet aus deiner Vergangenheit "
        "auf die Hand nehmen, sofern keine Karte im Spiel diese Karte veralten lässt.",
    ),
    (
        "conscription",
        "Always: you count as having 1 more red technology.",
        "Immer: Du zählst 1 rote Technologie mehr.",
    ),
    (
        "hammurabi",
        "New era: this personality stays in play, once a game.",
        "Neues Zeitalter: Diese Persönlichkeit bleibt im Spiel, einmal pro Partie.",
    ),
    (
        "ashoka",
        "At once: you may move any one of the five markers back 4 spaces.",
        "Sofort: Du darfst einen beliebigen der fünf Marker um 4 Felder zurücksetzen.",
    ),
    (
        "enheduanna",
        "Ability, once a round: reroll one of your dice.",
        "Fähigkeit, einmal pro Runde: Wirf einen deiner Würfel neu.",
    ),
]


def effect_of(**fields: object) -> Effect:
    """Make an effect as a card file would."""
    return make_effect(Entry(Table("card", "own.toml", 1, "own", {}), "effect 1", dict(fields)))


@pytest.mark.parametrize("id", APPROVED)
def test_texts_of_whole_cards(id: str) -> None:
    english, german = APPROVED[id]
    assert card_text.card_text(BY_ID[id], "en") == english
    assert card_text.card_text(BY_ID[id], "de") == german


@pytest.mark.parametrize(("id", "english", "german"), SENTENCES)
def test_single_sentences(id: str, english: str, german: str) -> None:
    said = card_text.card_text(BY_ID[id], "en")
    assert english in said
    assert card_text.card_text(BY_ID[id], "de")[said.index(english)] == german


@pytest.mark.parametrize(
    ("id", "english", "german"),
    [
        (
            "irrigation",
            "Technology (start), green, cost 2.",
            "Technologie (Start), grün, Kosten 2.",
        ),
        (
            "blacksmithing",
            "Technology (era I), green or red, cost 4.",
            "Technologie (Zeitalter I), grün oder rot, Kosten 4.",
        ),
        (
            "federal_union",
            "Territory (evolution II–III), requires 1 red, 2 yellow and 2 blue technologies.",
            "Gebiet (Weiterentwicklung II–III), verlangt 1 rote, 2 gelbe und 2 blaue Technologien.",
        ),
        (
            "trade_harbours",
            "Territory (era II), requires 2 yellow and 1 blue technology.",
            "Gebiet (Zeitalter II), verlangt 2 gelbe und 1 blaue Technologie.",
        ),
        (
            "sun_tzu",
            "Personality (era I), cost 3.",
            "Persönlichkeit (Zeitalter I), Kosten 3.",
        ),
    ],
)
def test_heads(id: str, english: str, german: str) -> None:
    assert card_text.head_text(BY_ID[id], "en") == english
    assert card_text.head_text(BY_ID[id], "de") == german


@BOTH
@EACH_CARD
def test_every_card_says_what_it_does(card: Card, lang: str) -> None:
    """NV-21.1.2: a sentence an effect, complete, in each language."""
    lines = card_text.card_text(card, lang)
    assert len(lines) >= len(card.effects)
    for line in [card_text.head_text(card, lang), *lines]:
        assert re.fullmatch(r"[A-ZÄÖÜ].*\.", line)
        assert not re.search(r"[{}_]|  | ,|\.\.", line)
    for effect, line in zip(card.effects, lines):
        numbers = {effect.amount.most, abs(effect.amount.n) if effect.verb != model.REACH else 0}
        for number in numbers - {0}:
            if effect.verb != model.RESERVE:
                assert re.search(rf"\b{number}\b", line), line


@BOTH
def test_different_effects_read_differently(lang: str) -> None:
    said: dict[str, str] = {}
    for card in CARDS:
        for effect in card.effects:
            data = json.dumps(written(effect), sort_keys=True)
            assert said.setdefault(card_text.effect_text(effect, lang), data) == data


# Words that no shipped card needs, but an own card may.
@pytest.mark.parametrize(
    ("condition", "english", "german"),
    [
        (
            Condition(model.MOST, model.Q_UNREST),
            "you have the highest unrest",
            "du den höchsten Unmut hast",
        ),
        (
            Condition(model.LEAST, model.Q_RES_GREEN),
            "you have the least Welfare",
            "du am wenigsten Wohlfahrt hast",
        ),
        (
            Condition(model.AT_MOST, model.Q_RES_GREEN + 1, 0),
            "you have no Military",
            "du 0 Militär hast",
        ),
        (
            Condition(model.AT_LEAST, model.RIVALS_FEWER + model.Q_VP, 1),
            "at least 1 rival has fewer victory points",
            "mindestens 1 Mitspieler weniger Siegpunkte hat",
        ),
        (
            Condition(model.AT_LEAST, model.Q_MAJORITIES, 2),
            "you have the most of at least 2 of the types",
            "du von mindestens 2 der Typen am meisten hast",
        ),
        (
            Condition(model.AT_MOST, model.Q_HAND, 1),
            "you have at most 1 card in your hand",
            "du höchstens 1 Handkarte hast",
        ),
    ],
)
def test_other_conditions(condition: Condition, english: str, german: str) -> None:
    assert card_text.condition_text(condition, "en") == english
    assert card_text.condition_text(condition, "de") == german


@pytest.mark.parametrize(
    ("fields", "english", "german"),
    [
        (
            {"trigger": "ability", "verb": "adjust", "die": "black", "amount": -1,
             "limit": {"per": "game", "times": 2}},
            "Ability, up to twice a game: lower a black die by 1.",
            "Fähigkeit, bis zu zweimal pro Partie: Senke einen schwarzen Würfel um 1.",
        ),
        (
            {"trigger": "on_action", "action": ["develop", "expand"], "verb": "damage",
             "target": "self", "type": "red", "amount": 1},
            "After you develop or expand: damage 1 of your red technologies.",
            "Nach dem Entwickeln oder Expandieren: Beschädige 1 deiner roten Technologien.",
        ),
        (
            {"trigger": "instant", "condition": {"most": "blue"}, "verb": "unrest",
             "target": "each_stronger:res:blue",
             "amount": {"per": "rivals_fewer:territory", "each": 2, "max": 3}},
            "At once: each rival with more Knowledge raises their unrest by 1 "
            "for every 2 rivals with fewer territories, at most 3, "
            "if you have the most blue technologies.",
            "Sofort: Bei jedem Mitspieler, der mehr Wissen hat, steigt der Unmut um 1 "
            "für je 2 Mitspieler, die weniger Gebiete haben, höchstens 3, "
            "wenn du die meisten blauen Technologien hast.",
        ),
        (
            {"trigger": "always", "verb": "discount", "action": "develop",
             "colour": ["green", "red"], "amount": 1},
            "Always: green and red technologies cost you 1 less.",
            "Immer: Grüne und rote Technologien kosten dich 1 weniger.",
        ),
        (
            {"trigger": "always", "verb": "substitute", "pay": "blue", "for": "any", "amount": 1},
            "Always: when you develop, 1 Knowledge may stand for a resource of another kind.",
            "Immer: Beim Entwickeln darf 1 Wissen für eine andere Ressource stehen.",
        ),
    ],
)  # fmt: skip
def test_other_effects(fields: dict[str, object], english: str, german: str) -> None:
    effect = effect_of(**fields)
    assert card_text.effect_text(effect, "en") == english
    assert card_text.effect_text(effect, "de") == german
    assert written(effect) == fields


# A value for every parameter a verb can have.
SAMPLES: dict[str, object] = {
    "kind": "any",
    "amount": 2,
    "pay": {"red": 2, "any": 1},
    "get": {"vp": 2},
    "die": ["green", "black"],
    "limit": {"per": "round", "times": 4},
    "to": "any",
    "for": "any",
    "as": "any",
    "target": "each_weaker:past",
    "type": "red",
    "which": "any",
    "from": ["attack"],
    "colour": "blue",
}


# Where a verb does not take the value above.
SPECIAL: dict[str, dict[str, object]] = {
    "keep": {"which": "choose"},
    "discount": {"action": "expand"},
    "action_bonus": {"action": "repair"},
    "substitute": {"pay": "blue"},
    "wild_die": {"die": "black"},
    "reserve": {"amount": 1},
}
NARROWED: dict[str, dict[str, object]] = {
    "ability": {"limit": SAMPLES["limit"]},
    "on_action": {"action": "gain"},
    "on_disaster": {"disaster": "riots"},
}
FITTING = [(model.TRIGGERS[trigger], verb.name) for verb in VERBS for trigger in verb.triggers]


@BOTH
@pytest.mark.parametrize(("trigger", "verb"), FITTING)
def test_whatever_goes_together_can_be_said(trigger: str, verb: str, lang: str) -> None:
    """NV-18.8: each verb under each of its triggers, and back to the words of the files."""
    needed = [parameter.field for parameter in VERBS[NAMES.index(verb)].needs]
    fields: dict[str, object] = {"trigger": trigger, "verb": verb}
    fields |= {field: SAMPLES[field] for field in needed if field in SAMPLES}
    fields |= SPECIAL.get(verb, {}) | NARROWED.get(trigger, {})
    effect = effect_of(**fields)
    assert re.fullmatch(r"[A-ZÄÖÜ][^{}_]*\.", card_text.effect_text(effect, lang))
    assert written(effect) == fields


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_have_the_same_words(lang: str) -> None:
    words, english = LANGUAGES[lang], LANGUAGES["en"]
    assert words.sentences.keys() == english.sentences.keys()
    for key, pattern in words.sentences.items():
        slots = set(re.findall(r"{(\w+)}", pattern))
        assert slots == set(re.findall(r"{(\w+)}", english.sentences[key])), key
    assert len(words.nouns) == len(model.QUANTITIES)
    named = {
        "protection": constants.PROTECTIONS,
        "track": constants.TRACKS,
        "deck": constants.DECKS,
        "after": constants.ACTIONS,
        "when": model.TRIGGERS,
    }
    for kind, names in named.items():
        assert {f"{kind}_{name}" for name in names} <= words.sentences.keys()


def test_every_sentence_of_a_verb_can_be_said() -> None:
    """The names of sentences in effects.toml begin with a verb, and their slots can be filled."""
    for key, sentence in LANGUAGES["en"].sentences.items():
        if key.startswith(VERB):
            name = key.removeprefix(VERB)
            assert any(name == verb or name.startswith(f"{verb}_") for verb in NAMES), name
            assert set(re.findall(r"{(\w+)}", sentence)) <= SLOTS.keys(), name


def test_names_for_the_phrase_book() -> None:
    assert [card_text.colour_name(colour, "de") for colour in range(5)] == [
        "grün",
        "rot",
        "gelb",
        "blau",
        "schwarz",
    ]
    assert card_text.resource_name(constants.YELLOW, "en") == "Economy"
    assert card_text.track_name(constants.REGRESSION, "de") == "Rückschritt"
    assert LANGUAGES["en"].say("kind_territory") == "Territory"
    assert card_text.column_name(constants.PERSONALITY, "de") == "Persönlichkeiten"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match=r'There is no language "fr" \(known are en, de\)'):
        card_text.card_text(CARDS[0], "fr")


def test_card_as_plain_data() -> None:
    """NV-21.1.1: every field of a card, with the texts the pages show."""
    assert card_text.card_json(BY_ID["crop_rotation"]) == {
        "id": "crop_rotation",
        "names": {"en": "Crop Rotation", "de": "Fruchtfolge"},
        "set": "evo12",
        "copies": 1,
        "deck": "evo12",
        "era": 2,
        "kind": "technology",
        "colours": ["green"],
        "cost": 4,
        "requires": None,
        "effects": [
            {
                "trigger": "ability",
                "verb": "convert",
                "pay": {"green": 1},
                "get": {"any": 1},
                "limit": {"per": "round", "times": 2},
            },
            {"trigger": "production", "verb": "gain", "kind": "green", "amount": 2},
        ],
        "drawn": [
            {"trigger": "ability", "sign": "", "figure": ""},
            {"trigger": "production", "sign": "green", "figure": "2"},
        ],
        "obsoletes": ["irrigation"],
        "evolves_from": "irrigation",
        "evolves_into": "agronomy",
        "icon": BY_ID["crop_rotation"].icon,
        "figure": None,
        "text": {
            "en": "Technology (evolution I–II), green, cost 4.\n"
            "Ability, up to twice a round: pay 1 Welfare to gain 1 resource of your choice.\n"
            "Production: gain 2 Welfare.\n"
            "Evolves from Irrigation and makes it obsolete.\n"
            "Evolves into Agronomy.",
            "de": "Technologie (Weiterentwicklung I–II), grün, Kosten 4.\n"
            "Fähigkeit, bis zu zweimal pro Runde: Zahle 1 Wohlfahrt, "
            "um 1 Ressource deiner Wahl zu erhalten.\n"
            "Produktion: Erhalte 2 Wohlfahrt.\n"
            "Entsteht aus „Bewässerung“ und lässt diese Karte veralten.\n"
            "Weiterentwicklung: „Agrarwissenschaft“.",
        },
    }


def test_amounts_that_are_counted() -> None:
    counted = Effect(model.SCORING, model.VP, Amount(0, model.Q_RES_GREEN, 1, 2, 6))
    assert card_text.effect_text(counted, "en") == (
        "Scoring: 2 victory points for each Welfare, at most 6."
    )
    assert card_text.effect_text(counted, "de") == (
        "Wertung: 2 Siegpunkte für je 1 Wohlfahrt, höchstens 6."
    )


@pytest.mark.parametrize(
    ("fields", "sign", "figure"),
    [
        ({"verb": "vp", "amount": {"per": "red", "max": 4}}, "vp", "≤4"),
        ({"verb": "vp", "amount": 1}, "vp", "1"),
        ({"verb": "unrest", "target": "self", "amount": -2}, "unrest", "−2"),
        ({"verb": "unrest", "target": "each_weaker:red", "amount": 1}, "unrest", "+1"),
        ({"verb": "gain", "kind": "any", "amount": {"per": "red", "max": 3}}, "any", "3"),
        ({"verb": "lose", "kind": "any", "amount": 1}, "", ""),
    ],
)
def test_effects_in_brief(fields: dict[str, object], sign: str, figure: str) -> None:
    found = drawn(effect_of(trigger="instant", **fields))
    assert found == {"trigger": "instant", "sign": sign, "figure": figure}
