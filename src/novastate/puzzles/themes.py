"""What a puzzle is about, told by the moves of its line."""

from collections.abc import Iterable
from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "engine": {"en": "Engine", "de": "Motor"},
    "building": {"en": "Building", "de": "Errichten"},
    "razing": {"en": "Razing", "de": "Plündern"},
    "deal": {"en": "Deals", "de": "Abkommen"},
    "upgrade": {"en": "Upgrades", "de": "Ausbau"},
    "contacts": {"en": "Contacts", "de": "Kontakte"},
    "connections": {"en": "Connections", "de": "Verbindungen"},
    "visit": {"en": "Visits", "de": "Besuche"},
    "attack": {"en": "Attacks", "de": "Angriffe"},
    "agreement": {"en": "Agreements", "de": "Verträge"},
    "leader": {"en": "Leaders", "de": "Anführer"},
    "workers": {"en": "Workers", "de": "Arbeiter"},
    "people": {"en": "Personalities", "de": "Persönlichkeiten"},
    "territory": {"en": "Territories", "de": "Territorien"},
    "research": {"en": "Research", "de": "Forschung"},
    "disaster": {"en": "Disasters", "de": "Katastrophen"},
    "draft": {"en": "Draft", "de": "Kartenwahl"},
    "payment": {"en": "Payment", "de": "Bezahlen"},
    "production": {"en": "Production", "de": "Produktion"},
    "last_round": {"en": "Last round", "de": "Letzte Runde"},
    "long": {"en": "Long lines", "de": "Lange Wege"},
}
"""Every theme in both languages."""

BY_VERB: Final[dict[str, dict[str, str]]] = {
    "master": {
        "use": "engine",
        "again": "engine",
        "build": "building",
        "raze": "razing",
        "deal": "deal",
        "end": "deal",
        "develop": "upgrade",
        "board": "contacts",
        "take": "connections",
        "play": "connections",
        "visit": "visit",
        "hire": "workers",
        "pick": "draft",
    },
    "classic": {
        "use": "engine",
        "repeat": "engine",
        "command": "leader",
        "lead": "leader",
        "incorporate": "building",
        "reconstruct": "building",
        "conquer": "razing",
        "negotiate": "deal",
        "redevelop": "upgrade",
        "improve": "upgrade",
        "take_token": "contacts",
        "exchange": "workers",
        "visit": "visit",
        "attack": "attack",
        "agree": "agreement",
        "break": "agreement",
        "instant": "connections",
        "pick": "draft",
    },
    "novaera": {
        "use": "engine",
        "develop": "upgrade",
        "expand": "territory",
        "enlist": "people",
        "research": "research",
        "repair": "disaster",
        "pick": "draft",
        "gain": "production",
    },
}
"""What the first word of a move is about, by family."""
FAMILY: Final[dict[str, str]] = {"state2010": "classic", "newera": "classic"}
PAYING: Final = frozenset({"pay", "spend", "give_up", "with", "colour", "die", "over"})
"""Answers about how something is paid for; two that were a real choice make a theme."""
MANY_PAYMENTS: Final = 2
LONG: Final = 10
"""Moves from which on a line is long."""


def theme_words(theme: str, lang: str) -> str:
    """Name a theme in a language, or in English; an unknown one by its id."""
    words = WORDS.get(theme, {})
    return words.get(lang) or words.get("en", theme)


def themes_of(
    game: str, line: Iterable[str], critical: Iterable[str] = (), last_round: bool = False
) -> tuple[str, ...]:
    """Tell what a line is about; `critical` are those of its moves beside which others fail.

    >>> themes_of("master", ["use pub", "develop church", "pay gun", "use pub"])
    ('engine', 'upgrade')
    """
    verbs = BY_VERB[FAMILY.get(game, game)]
    moves = list(line)
    found = [verbs[verb] for move in moves if (verb := move.split()[0]) in verbs]
    themes = sorted(set(found), key=lambda theme: (-found.count(theme), found.index(theme)))
    paid = sum(1 for move in critical if move.split()[0] in PAYING)
    if paid >= MANY_PAYMENTS:
        themes.append("payment")
    if last_round:
        themes.append("last_round")
    if len(moves) >= LONG:
        themes.append("long")
    return tuple(themes)
