"""Read the sentences of a game: one table a code, the languages side by side."""

from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Final

from novastate.kernel.phrases import LANGUAGES, Templates
from novastate.kernel.tables import Folder, Table, read_tables

FILE: Final = "sentences.toml"
COMMON: Final = "novastate.toolkit"
"""The package of the sentences that every game has."""


@cache
def sentences(*packages: str) -> Templates:
    """Return the sentences of packages; a later one replaces what those before it say.

    >>> sentences()["de"]["nothing"]
    'nichts'
    """
    templates: Templates = {lang: {} for lang in LANGUAGES}
    for package in (COMMON, *packages):
        folder = package.replace(".", "/")
        for table in read_sentences(files(package) / FILE, f"{folder}/{FILE}"):
            for lang in LANGUAGES:
                templates[lang][table.name] = table.text(lang)
    return templates


def read_sentences(file: Folder, called: str) -> list[Table]:
    """Read a file of sentences; each needs every language, with the same words in braces."""
    tables = read_tables(file, "sentence", called)
    for table in tables:
        table.only(LANGUAGES)
        wanted = _slots(table, LANGUAGES[0])
        for lang in LANGUAGES[1:]:
            slots = _slots(table, lang)
            if slots != wanted:
                problem = f"names {_listed(slots)}, but {LANGUAGES[0]} names {_listed(wanted)}"
                raise table.field_fault(lang, problem)
    return tables


def _slots(table: Table, lang: str) -> list[str]:
    """List the words in braces."""
    text = table.filled(lang)
    try:
        parts = list(Formatter().parse(text))
    except ValueError as error:
        raise table.field_fault(lang, f"has braces that do not match ({error})") from None
    return sorted(slot for _, slot, _, _ in parts if slot is not None)


def _listed(slots: list[str]) -> str:
    return ", ".join(f"{{{slot}}}" for slot in slots) or "nothing in braces"
