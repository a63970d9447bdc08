"""The effect words of the old editions: each is declared whole, and known to the rules."""

import re
import tomllib
from pathlib import Path
from string import Formatter

import pytest

from novastate.games.classic.cards import model
from novastate.games.classic.cards.effect_words import EFFECT_WORDS, FIELDS, TRAITS, EffectWord
from novastate.games.classic.words.card_words import words_of
from novastate.kernel.phrases import LANGUAGES


def slots(sentence: str) -> set[str]:
    """Name what a sentence has in braces."""
    return {slot for _, slot, _, _ in Formatter().parse(sentence) if slot}


def called(word: EffectWord) -> str:
    """Name a word among the tests."""
    return word.name


@pytest.mark.parametrize("word", EFFECT_WORDS, ids=called)
def test_a_word_says_the_same_in_every_language(word: EffectWord) -> None:
    for by_language in word.sentences.values():
        assert tuple(by_language) == LANGUAGES
        assert slots(by_language["en"]) == slots(by_language["de"])


@pytest.mark.parametrize("word", EFFECT_WORDS, ids=called)
def test_a_word_has_its_clause(word: EffectWord, root: Path) -> None:
    rules = "".join(path.read_text("utf-8") for path in (root / "docs" / "rules").glob("*.md"))
    clauses = set(re.findall(r"\*\*((?:FS|NE)-[\w.]+)\*\*", rules))
    assert word.clause in clauses or (word.name == "trait" and not word.clause)


def test_the_rules_know_every_declared_word(root: Path) -> None:
    file = root / "src" / "novastate" / "games" / "classic" / "words" / "effects.toml"
    declared = tomllib.loads(file.read_text("utf-8"))
    assert set(declared) == {"field", "gain", "event", "trait"}
    gains, events = list(declared["gain"]), list(declared["event"])
    assert [getattr(model, name.upper()) for name in gains] == list(range(1, len(gains) + 1))
    assert [getattr(model, f"ON_{name.upper()}") for name in events] == list(range(len(events)))
    traits = ["matches_every_type", "second_cooperation", "spare_conquered_location"]
    assert list(declared["trait"]) == traits


def test_fields_of_goods_and_numbers_are_held_by_a_card() -> None:
    nothing = model.Effects()
    goods = [word.name for word in FIELDS if word.pattern == "{goods}"]
    numbers = [word.name for word in FIELDS if word.pattern == "{n}"]
    assert [nothing.goods_of(name) for name in goods] == [(), (), ()]
    assert [nothing.number_of(name) for name in numbers] == [0, 0]


def test_no_word_says_what_another_says() -> None:
    names = [name for word in EFFECT_WORDS for name in word.sentences]
    assert len(set(names)) == len(names)
    bits = [model.MATCHES_ALL, model.SECOND_NEGOTIATION, model.SPARES]
    assert [1 << word.number for word in TRAITS] == bits


@pytest.mark.parametrize("edition", ["state2010", "newera"])
def test_an_edition_says_everything_in_every_language(edition: str) -> None:
    """NE-M.4, NE-M.5: only the one-time contacts and the defence are one edition's own."""
    words = words_of(edition)
    assert set(words["en"].sentences) == set(words["de"].sentences)
    assert set(words["en"].nouns) == set(words["de"].nouns)
    own = {"contact", "defence", "defence_counts"} & set(words["en"].sentences)
    assert own == ({"contact"} if edition == "state2010" else {"defence", "defence_counts"})
