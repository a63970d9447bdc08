"""Card texts: complete, grammatical, and as they were last read and approved.

After a wanted change of wording, write the approved texts anew and read the difference:
`NOVASTATE_WRITE_TEXTS=1 pytest tests/games/test_text.py`, then `git diff`.
"""

import json
import os
import re
from pathlib import Path

import pytest

from novastate.games.master import goods
from novastate.games.master.cards import load, model
from novastate.games.master.cards.card import Card
from novastate.games.master.cards.effect_words import EFFECT_WORDS
from novastate.games.master.cards.effects import read_effect
from novastate.games.master.cards.language import read_amounts
from novastate.games.master.cards.model import Amounts, Gain
from novastate.games.master.settings import OPTIONS
from novastate.games.master.words import card_text, effects
from novastate.games.master.words.book import PACKAGE
from novastate.games.master.words.patterns import LANGUAGES
from novastate.kernel.errors import BadInput
from novastate.toolkit import tokens
from novastate.toolkit.sentences import sentences

GOLDEN = Path(__file__).parents[2] / "fixtures" / "cards" / "master_texts.json"
MASTER = load.shipped("master")
BOTH = pytest.mark.parametrize("lang", ["en", "de"])
EACH_CARD = pytest.mark.parametrize("card", MASTER.locations, ids=lambda card: card.id)

Texts = dict[str, dict[str, list[str]]]


def all_texts() -> Texts:
    """Give every text of the master set by id and language."""
    texts = {
        card.id: {lang: card_text.card_text(card, lang).lines() for lang in LANGUAGES}
        for card in MASTER.locations
    }
    for connection in MASTER.connections:
        texts[connection.id] = {
            lang: card_text.connection_text(connection, lang) for lang in LANGUAGES
        }
    for board in MASTER.factions:
        texts[board.id] = {lang: card_text.faction_text(board, lang) for lang in LANGUAGES}
    return texts


def goods_and_numbers(gain: Gain) -> tuple[set[int], set[int]]:
    """Collect the goods that a gain names, and its numbers."""
    pairs = [*gain.goods, *(pair for option in gain.options for pair in option)]
    named = {good for good, _ in pairs} | set(gain.counted)
    numbers = {number for _, number in pairs} | {gain.most, gain.keep}
    if gain.good >= 0:
        named.add(gain.good)
    for slot in gain.slots:
        named |= set(slot.goods)
        numbers.add(slot.most)
    return named, {number for number in numbers if number > 0}


def assert_says(said: str, named: set[int], numbers: set[int], lang: str) -> None:
    """Check that a text has a word for each good, and each number."""
    for good in named:
        one, several = effects.good_name(good, 1, lang), effects.good_name(good, 2, lang)
        assert re.search(rf"\b({re.escape(one)}|{re.escape(several)})\b", said), (good, said)
    for number in numbers:
        assert re.search(rf"\b{number}\b", said), (number, said)


def assert_says_amounts(said: str, amounts: Amounts, lang: str) -> None:
    for good, count in amounts:
        assert f"{count} {effects.good_name(good, count, lang)}" in said


def assert_clean(lines: list[str]) -> None:
    """Check that no slot and no word of the card files is left over, and that sentences end."""
    assert lines
    for line in lines:
        assert line.strip() == line
        assert line[0].isupper()
        assert line.endswith(".")
        assert ".." not in line
        assert "  " not in line
        assert not re.search(r"[{}_]|\bvp\b|None", line)


# --- every card of the set --------------------------------------------------------------------


@BOTH
@EACH_CARD
def test_a_card_says_everything(card: Card, lang: str) -> None:
    """Kind, distance, types, effect, bonus, spoils and deal are all said."""
    said = card_text.card_text(card, lang)
    assert_clean(said.lines())
    assert LANGUAGES[lang].kinds[card.kind] in said.head
    assert re.search(rf"\b{card.distance}\b", said.head)
    for index in range(len(model.TYPES)):
        named = bool(re.search(rf"\b{LANGUAGES[lang].types[index]}\b", said.head))
        assert named == bool(card.types >> index & 1)
    assert_says_amounts(said.spoils, card.spoils, lang)
    assert_says_amounts(said.deal, ((card.deal, 1),), lang)
    assert said.name == card.names[lang]
    for effect, sentence in ((card.effect, said.effect), (card.bonus, said.bonus)):
        if effect is None:
            assert sentence == ""
            continue
        assert_says(sentence, *goods_and_numbers(effect.gain), lang)
        assert_says_amounts(sentence, effect.cost, lang)
        assert_says(sentence, set(effect.counted), {effect.at_least} - {0}, lang)
        assert sentence in said.summary()


@BOTH
def test_only_open_productions_speak_of_guests(lang: str) -> None:
    for card in MASTER.locations:
        notes = " ".join(card_text.card_text(card, lang).notes)
        guests = {"en": "one rival may place 1 worker", "de": "darf ein Mitspieler hier 1 Arbeiter"}
        assert (guests[lang] in notes) == (card.kind == model.OPEN_PRODUCTION)


@BOTH
def test_connections_and_boards_say_everything(lang: str) -> None:
    """MS-2.5.1, MS-2.5.4: costs, gains and the production of a board are said."""
    for connection in MASTER.connections:
        lines = card_text.connection_text(connection, lang)
        assert_clean(lines)
        assert_says_amounts(lines[1], connection.effect.cost, lang)
        assert_says_amounts(lines[1], connection.effect.gain.goods, lang)
    for board in MASTER.factions:
        lines = card_text.faction_text(board, lang)
        assert_clean(lines)
        assert_says_amounts(lines[0], board.production, lang)
        for line, action in zip(lines[1:], board.actions.values(), strict=True):
            assert_says_amounts(line, action.cost, lang)
            assert_says(line, *goods_and_numbers(action.gain), lang)


@BOTH
@EACH_CARD
def test_equal_texts_mean_equal_cards(card: Card, lang: str) -> None:
    """Two cards that say the same in words say the same in their files."""
    said = card_text.card_text(card, lang).lines()
    for other in MASTER.locations:
        if card_text.card_text(other, lang).head == said[0]:
            if card_text.card_text(other, lang).lines() == said:
                assert facts_of(other) == facts_of(card)


def facts_of(card: Card) -> list[object]:
    data = card_text.card_json(card)
    fields = ("kind", "distance", "types", "spoils", "deal", "effect", "uses", "bonus", "flags")
    return [data[field] for field in fields]


def test_the_texts_are_the_approved_ones() -> None:
    if os.environ.get("NOVASTATE_WRITE_TEXTS"):
        GOLDEN.write_text(
            json.dumps(all_texts(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
        )
    approved: Texts = json.loads(GOLDEN.read_text("utf-8"))
    texts = all_texts()
    assert list(texts) == list(approved)
    for id, said in texts.items():
        assert said == approved[id], id


# --- grammar ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amounts", "english", "german"),
    [
        ("", "nothing", "nichts"),
        ("brick", "1 brick", "1 Baumaterial"),
        ("2 brick", "2 bricks", "2 Baumaterial"),
        ("gun", "1 gun", "1 Knarre"),
        ("3 gun vp", "3 guns and 1 victory point", "3 Knarren und 1 Siegpunkt"),
        ("iron fuel 2 ammo", "1 iron, 1 fuel and 2 ammo", "1 Metall, 1 Treibstoff und 2 Munition"),
        ("2 worker", "2 workers", "2 Arbeiter"),
        ("contact_grey", "1 grey contact", "1 graues Kontaktplättchen"),
        ("2 contact_grey", "2 grey contacts", "2 graue Kontaktplättchen"),
        ("contact_red", "1 red contact", "1 rotes Kontaktplättchen"),
        ("3 contact_blue", "3 blue contacts", "3 blaue Kontaktplättchen"),
        ("2 contact_universal", "2 universal contacts", "2 Multi-Kontakte"),
        ("2 development", "2 development tokens", "2 Umbauplättchen"),
        ("2 shield", "2 shields", "2 Schildplättchen"),
        ("2 card 3 vp", "2 cards and 3 victory points", "2 Karten und 3 Siegpunkte"),
    ],
)  # fmt: skip
def test_goods_have_the_right_number(amounts: str, english: str, german: str) -> None:
    """A word for every good, one and several."""
    said = read_amounts(amounts)
    assert effects.goods_text(said, "en") == english
    assert effects.goods_text(said, "de") == german


@pytest.mark.parametrize(
    ("uses", "english", "german"),
    [
        (0, "any number of times", "beliebig oft"),
        (1, "once a round", "einmal pro Runde"),
        (2, "up to twice a round", "bis zu zweimal pro Runde"),
        (3, "up to 3 times a round", "bis zu 3-mal pro Runde"),
    ],
)
def test_limits(uses: int, english: str, german: str) -> None:
    assert (LANGUAGES["en"].limit(uses), LANGUAGES["de"].limit(uses)) == (english, german)


# Effects that no card of the master set has, so that own cards read well too.
OTHERS = [
    (
        model.ACTIVATE,
        "-> 2 card",
        "Once a round: gain 2 cards.",
        "Einmal pro Runde: Erhalte 2 Karten.",
    ),
    (
        model.ACTIVATE,
        "2 own_deal -> vp per iron max 4",
        "Once a round: discard 2 of your deals to gain 1 victory point for each of your locations "
        "of type iron, at most 4.",
        "Einmal pro Runde: Lege 2 deiner Deals ab und erhalte dafür 1 Siegpunkt für jeden "
        "deiner Orte der Kategorie Metall, höchstens 4.",
    ),
    (
        model.ACTIVATE,
        "worker -> copy rival",
        "Once a round: pay 1 worker to gain what a production location of a rival who has not "
        "passed produces; the rival loses nothing.",
        "Einmal pro Runde: Zahle 1 Arbeiter und erhalte dafür, was ein Produktionsort eines "
        "Mitspielers, der noch nicht gepasst hat, produziert; der Mitspieler verliert nichts.",
    ),
    (
        model.ACTIVATE,
        "worker -> steal 2 of gun worker",
        "Once a round: pay 1 worker to steal 2 guns or 2 workers from a rival who has not passed.",
        "Einmal pro Runde: Zahle 1 Arbeiter und stiehl dafür einem Mitspieler, der noch nicht "
        "gepasst hat, 2 Knarren oder 2 Arbeiter.",
    ),
    (
        model.PRODUCE,
        "vp per produced worker max 2",
        "Produces 1 victory point for each worker you gained in this production phase, at most 2.",
        "Produziert 1 Siegpunkt für jeden Arbeiter, den du in dieser Produktionsphase erhalten "
        "hast, höchstens 2.",
    ),
    (
        model.PRODUCE,
        "vp per produced contact_grey max 2",
        "Produces 1 victory point for each grey contact you gained in this production phase, "
        "at most 2.",
        "Produziert 1 Siegpunkt für jedes graue Kontaktplättchen, das du in dieser "
        "Produktionsphase erhalten hast, höchstens 2.",
    ),
    (
        model.PRODUCE,
        "2 brick or iron vp",
        "Produces your choice of 2 bricks or 1 iron and 1 victory point.",
        "Produziert nach Wahl 2 Baumaterial oder 1 Metall und 1 Siegpunkt.",
    ),
    (
        model.STORE,
        "any of gun worker, 1 of shield",
        "During clean-up you may keep here any number of guns or workers, plus up to 1 shield.",
        "In der Aufräumphase darfst du hier beliebig viele Knarren oder Arbeiter sowie "
        "bis zu 1 Schildplättchen aufbewahren.",
    ),
    (
        model.PASSIVE,
        "raze_discount 2",
        "Razing a rival's location costs you 2 red contacts less.",
        "Einen Ort eines Mitspielers zu plündern kostet dich 2 rote Kontaktplättchen weniger.",
    ),
]


@pytest.mark.parametrize(
    ("trigger", "said", "english", "german"), OTHERS, ids=[case[1] for case in OTHERS]
)
def test_effects_of_own_cards(trigger: int, said: str, english: str, german: str) -> None:
    effect = read_effect(trigger, said, 1 if trigger == model.ACTIVATE else 0)
    assert effects.effect_text(effect, "en") == english
    assert effects.effect_text(effect, "de") == german


def test_the_german_words_are_those_of_the_rules() -> None:
    """MS-2.4.9: German terms."""
    card = next(card for card in MASTER.locations if card.id == "boiler_room")
    lines = " ".join(card_text.card_text(card, "de").lines())
    for word in ("Offene Produktion", "Entfernung", "Bauprämie", "Beute", "Ort"):
        assert word in lines


def test_both_languages_have_the_same_patterns() -> None:
    english, german = LANGUAGES["en"], LANGUAGES["de"]
    assert english.sentences.keys() == german.sentences.keys()
    for word in EFFECT_WORDS:
        for said in (*word.sentences.values(), *word.shown.values()):
            assert said.keys() == {"en", "de"}, word.word
    assert len(english.goods) == len(german.goods) == len(goods.NAMES)
    assert {len(forms) for forms in [*english.goods, *german.goods]} == {3}
    assert len(english.types) == len(german.types) == len(model.TYPES)
    assert len(english.kinds) == len(german.kinds) == len(model.KINDS)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match=r'There is no language "xx" \(known are en, de\)'):
        effects.goods_text((), "xx")


# --- plain data -------------------------------------------------------------------------------


def test_a_card_as_data() -> None:
    school = next(card for card in MASTER.locations if card.id == "school")
    assert card_text.card_json(school) == {
        "id": "school",
        "names": {"en": "School", "de": "Schule"},
        "set": "base",
        "copies": 3,
        "kind": "production",
        "distance": 1,
        "types": ["ammo", "worker"],
        "spoils": {"worker": 2},
        "deal": "worker",
        "trigger": "produces",
        "effect": "worker",
        "uses": None,
        "bonus": "worker",
        "drawn": {
            "effect": {"whole": [tokens.good("worker")], "brief": [tokens.good("worker")]},
            "bonus": {"whole": [tokens.good("worker")], "brief": [tokens.good("worker")]},
        },
        "icon": "school-bag",
        "flags": [],
        "reprint_of": None,
        "doubt": None,
        "text": {
            "en": "Production, distance 1, types ammo and worker.\nProduces 1 worker.\n"
            "Building bonus: 1 worker.\nSpoils: 2 workers.\nDeal: 1 worker.",
            "de": "Produktion, Entfernung 1, Kategorien Munition und Arbeiter.\n"
            "Produziert 1 Arbeiter.\nBauprämie: 1 Arbeiter.\nBeute: 2 Arbeiter.\nDeal: 1 Arbeiter.",
        },
    }


def test_a_disputed_action_as_data() -> None:
    caravan = next(card for card in MASTER.locations if card.id == "thieves_caravan")
    data = card_text.card_json(caravan)
    assert (data["trigger"], data["uses"]) == ("action", 2)
    doubt = data["doubt"]
    assert isinstance(doubt, dict)
    assert doubt["field"] == "action"
    assert doubt["other"] == "worker -> steal 1 of brick gun iron fuel"


def test_everything_is_plain_data() -> None:
    data: list[dict[str, object]] = [card_text.card_json(card) for card in MASTER.locations]
    data += [card_text.connection_json(card) for card in MASTER.connections]
    data += [card_text.faction_json(board) for board in MASTER.factions]
    assert json.loads(json.dumps(data)) == data
    for entry in data:
        said = entry["text"]
        assert isinstance(said, dict)
        assert all(said[lang] for lang in LANGUAGES)


def test_a_board_and_a_connection_as_data() -> None:
    board = card_text.faction_json(MASTER.factions[0])
    assert board["actions"] == {
        "grey": "iron -> contact_grey",
        "red": "gun -> 2 contact_red",
        "blue": "2 fuel -> 2 contact_blue",
        "hire": "2 worker -> brick or gun or iron or fuel or card",
    }
    thugs = card_text.connection_json(MASTER.connections[-1])
    assert (thugs["id"], thugs["deck"], thugs["copies"]) == ("thugs", "red", 2)
    assert thugs["effect"] == "gun -> 3 contact_red"


def test_german_words_are_those_of_the_german_rulebook() -> None:
    """MS-2.3.4, MS-12: symbols are Kategorien; a deal is a Deal, and goods are Waren."""
    said = "\n".join(line for text in all_texts().values() for line in text["de"])
    assert {"Kategorie", "Deal"} <= set(re.findall(r"\w+", said))
    words = [said, *sentences(PACKAGE)["de"].values(), *(option.words["de"] for option in OPTIONS)]
    for word in ("Abkommen", "Güter", "Startspielermarker", "vom Typ"):
        assert not [each for each in words if word in each], word
