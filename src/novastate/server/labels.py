"""What the page calls the things of a game: its own words with a capital, or as it wants it.

What differs stands in `words/names.toml` of the game's folder; an edition adds to its family's.
"""

import tomllib
from importlib import resources
from typing import Any, Final, cast

from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.ruleset import Ruleset
from novastate.server.shapes.common import Labels, Words

SORTS: Final = {
    "goods": "good",
    "kinds": "kind",
    "types": "type",
    "colours": "colour",
    "tracks": "track",
    "contacts": "contact",
    "decks": "set",
}
"""The sorts of things, by the lists of a game's words."""
NAMES: Final = "words/names.toml"


def labels_of(rules: Ruleset) -> Labels:
    """Return by sort and code what the things of a game are called where they are shown."""
    found: Labels = {}
    for listed, things in rules.card_words().items():
        if listed in SORTS:
            for code, words in cast("dict[str, dict[str, Any]]", things).items():
                label = {lang: _label(words[lang]) for lang in LANGUAGES}
                found.setdefault(SORTS[listed], {})[code.replace(" ", "_")] = cast(Words, label)
    for kind in reversed(type(rules).__mro__):
        for sort, names in _names(kind.__module__).items():
            labels = found.setdefault(sort, {})
            for code, more in names.items():
                labels[code] = {**labels.get(code, {}), **more}
    return found


def _label(word: str | list[str]) -> str:
    """Write a word, of goods the one for a single piece, as a label."""
    one = word if isinstance(word, str) else word[0]
    return one[:1].upper() + one[1:]


def _names(module: str) -> Labels:
    """Read what the folder of a module says; most have nothing to say."""
    package = module.rpartition(".")[0]
    if not package:
        return {}
    path = resources.files(package) / NAMES
    return cast(Labels, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else {}
