"""The verbs of effects, read from `words/effects.toml`: what each needs, and what it says."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.language import Parameter
from novastate.games.novaera.cards.parameters import PARAMETERS
from novastate.kernel.phrases import LANGUAGES
from novastate.toolkit.names import continued

_RESOLVING: Final = "resolving"


class Verb:
    """What an effect can do: its clause, triggers, parameters and sentences."""

    def __init__(self, number: int, name: str, said: dict[str, Any]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.clause: Final[str] = said.pop("clause")
        self.triggers: Final = _triggers(said.pop("on"))
        self.needs: Final[list[Parameter]] = [PARAMETERS[name] for name in said.pop("needs")]
        self.may: Final[list[Parameter]] = [PARAMETERS[name] for name in said.pop("may", ())]
        self.sign: Final[str] = said.pop("sign", "")
        self.figure: Final[str] = said.pop("figure", "{n}" if self.sign else "")
        plain = {lang: said.pop(lang) for lang in LANGUAGES if lang in said}
        self.sentences: Final[dict[str, dict[str, str]]] = {"": plain, **said} if plain else said
        """By what a more particular sentence is for, then by language."""


def _triggers(words: list[str]) -> list[int]:
    """Return triggers by number; "resolving" are all those of NV-18.8.30."""
    triggers: list[int] = []
    for word in words:
        triggers += model.RESOLVING if word == _RESOLVING else [model.TRIGGERS.index(word)]
    return triggers


def _number(verb: Verb) -> int:
    return verb.number


def _read() -> list[Verb]:
    """Read the verbs; those that rules ask for have their numbers, the others follow."""
    file = files("novastate.games.novaera") / "words" / "effects.toml"
    declared = tomllib.loads(file.read_text("utf-8"))
    numbers = continued(model.VERBS, declared)
    verbs = [Verb(numbers[name], name, said) for name, said in declared.items()]
    return sorted(verbs, key=_number)


VERBS: Final = _read()
"""By number."""
NAMES: Final = tuple([verb.name for verb in VERBS])
