"""The verbs of effects are declared as the specification lists them."""

import re
from pathlib import Path

import pytest

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.effect_words import VERBS, Verb
from novastate.games.novaera.rules.effects import BEGIN
from novastate.kernel.phrases import LANGUAGES

RULES = Path(__file__).parents[3] / "docs" / "rules" / "nova_era.md"
ROW = re.compile(r"\| \*\*(NV-18\.8\.\d+)\*\* \| `(\w+)` \| ([^|]+) \| ([^|]+) \|")
ROWS = {row[1]: row for row in ROW.findall(RULES.read_text("utf-8"))}
EACH_VERB = pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)


def test_the_table_lists_every_verb() -> None:
    """NV-18.8: what the table names is declared, with the numbers that rules ask for."""
    assert {verb.name for verb in VERBS} == ROWS.keys()
    assert [verb.number for verb in VERBS] == list(range(len(VERBS)))


@EACH_VERB
def test_a_verb_is_declared_like_its_row(verb: Verb) -> None:
    """NV-21.7.2: clause, parameters in their order and triggers."""
    clause, _, parameters, triggers = ROWS[verb.name]
    assert verb.clause == clause
    names = [part.split()[0] for part in re.sub(r"\([^)]*\)", "", parameters).split(",")]
    assert sorted(parameter.field for parameter in verb.needs + verb.may) == sorted(names)
    listed: list[int] = []
    for word in triggers.split(", "):
        listed += model.RESOLVING if word == "resolving" else [model.TRIGGERS.index(word)]
    assert sorted(verb.triggers) == sorted(listed)


@EACH_VERB
def test_a_verb_can_be_said_and_begun(verb: Verb) -> None:
    for said in verb.sentences.values():
        assert list(said) == list(LANGUAGES)
    assert (verb.name in BEGIN) == any(trigger in model.RESOLVING for trigger in verb.triggers)
