"""What a puzzle may be about, in both languages."""

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


def theme_words(theme: str, lang: str) -> str:
    """Name a theme in a language, or in English; an unknown one by its id."""
    words = WORDS.get(theme, {})
    return words.get(lang) or words.get("en", theme)
