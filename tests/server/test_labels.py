"""What the page calls goods, kinds, types and sets."""

import pytest

from novastate.games.registry import ruleset, rulesets
from novastate.server.labels import SORTS, labels_of


def test_a_word_with_a_capital_or_what_the_game_wants() -> None:
    """Most labels are the words of the cards; an edition says otherwise what its family says."""
    master, newera = labels_of(ruleset("master")), labels_of(ruleset("newera"))
    assert master["good"]["brick"] == {"en": "Brick", "de": "Baumaterial"}
    assert master["good"]["contact_red"] == {"en": "Red contact", "de": "Roter Kontakt"}
    assert newera["good"]["conquest2"]["de"] == "Eroberung 2"
    assert newera["good"]["negotiation2"]["en"] == "Cooperation token 2"
    assert newera["kind"]["closed_production"]["de"] == "Geschlossene Produktion"


@pytest.mark.parametrize("game", [rules.id for rules in rulesets()])
def test_everything_of_a_game_is_called_something(game: str) -> None:
    """Every good, kind, type and set of the cards has a label in both languages."""
    rules = ruleset(game)
    labels = labels_of(rules)
    for listed, sort in SORTS.items():
        words = rules.card_words().get(listed, {})
        assert isinstance(words, dict)
        assert {code.replace(" ", "_") for code in words} <= labels.get(sort, {}).keys()
    assert set(rules.sets()) <= labels["set"].keys()
    for card in rules.cards_data():
        assert str(card.get("kind", "faction")).replace(" ", "_") in labels["kind"]
    for named in labels.values():
        for words in named.values():
            assert words.keys() == {"en", "de"}
            assert all(words.values())
