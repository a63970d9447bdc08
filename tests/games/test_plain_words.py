"""Sentences that say what they mean: numbers with their nouns, payments with what they are for."""

import pytest

from novastate.games.registry import ruleset, rulesets
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Question
from novastate.kernel.ruleset import Ruleset
from novastate.toolkit.sentences import sentences

PAYMENTS = ("payment", "pay_with")


@pytest.mark.parametrize("rules", rulesets(), ids=lambda rules: rules.id)
def test_both_phrase_books_hold_the_same_phrases(rules: Ruleset) -> None:
    templates = rules.book().templates
    assert templates["en"].keys() == templates["de"].keys()
    assert len(templates["en"]) > len(sentences()["en"])


def payments(game: str, seed: int) -> list[Question]:
    """Play at random and collect the questions how something is paid."""
    made = Game(ruleset(game), 3, seed)
    chance = seeded(seed)
    found: list[Question] = []
    while asked := made.position.to_act():
        question = made.position.question(asked[0])
        if question.code in PAYMENTS:
            found.append(question)
        moves = made.position.moves(asked[0])
        made.play(asked[0], moves[chance.below(len(moves))])
    return found


@pytest.mark.parametrize("game", ["master", "state2010", "newera"])
def test_a_payment_says_what_it_is_for(game: str) -> None:
    # given
    book = ruleset(game).book([], False)
    found = [question for seed in range(4) for question in payments(game, seed)]
    # then: where a card is paid for, it is named, in both languages
    named = [question for question in found if "card" in question.prompt.args]
    assert len(named) > len(found) / 2
    for question in named:
        card = str(question.prompt.args["card"])
        for lang, word in (("en", " for "), ("de", " für ")):
            said = book.say(question.prompt, lang)
            assert said.endswith(f"{word}{book.noun('card', card, lang)}?")
    for question in found:
        assert book.say(question.prompt, "en").startswith("How do you pay ")


def test_contacts_that_are_missing_are_counted_as_one_says_it() -> None:
    # given
    book = ruleset("master").book([], False)
    said = Phrase("no_contacts", {"goods": {"contact_blue": 1}, "have": 0})
    more = Phrase("no_contacts", {"goods": {"contact_blue": 3}, "have": 2})
    # then
    assert book.say(said, "en") == "This needs 1 blue contact: you have 0."
    assert book.say(more, "en") == "This needs 3 blue contacts: you have 2."
    assert book.say(said, "de").startswith("Das braucht 1 ")


@pytest.mark.parametrize(
    ("game", "args", "en", "de"),
    [
        (
            "master",
            {"n": 0},
            "Ann draws no card from the deck.",
            "Ann zieht keine Karte vom Stapel.",
        ),
        (
            "novaera",
            {"count": 0},
            "Ann draws from the stock: nothing.",
            "Ann zieht vom Vorrat: nichts.",
        ),
    ],
)
def test_nobody_draws_zero_cards(game: str, args: dict[str, object], en: str, de: str) -> None:
    book = ruleset(game).book(["Ann", "Bob"], False)
    phrase = Phrase("draw", {"seat": 0, **args})
    assert (book.say(phrase, "en"), book.say(phrase, "de")) == (en, de)
