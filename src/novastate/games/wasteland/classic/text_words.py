"""The words in which the cards of an old edition are spoken, by edition and language."""

from typing import Final

from novastate.games.wasteland.classic.goods import NAMES

Noun = tuple[str, str]
"""One and several."""


class Words:
    """What one edition calls things in one language."""

    def __init__(
        self,
        lang: str,
        contacts: tuple[str, str, str, str],
        token: str,
        nouns: dict[str, Noun],
        patterns: dict[str, str],
        linked: tuple[str, str, str, str] | None = None,
    ) -> None:
        self.lang: Final = lang
        self.contacts: Final = contacts  # conquest, negotiation, incorporation, universal
        self.token: Final = token  # how a contact token is named
        self.linked: Final = linked or contacts  # the contacts as they stand in that name
        self.nouns: Final = nouns
        self.patterns: Final = patterns

    def say(self, pattern: str, **slots: object) -> str:
        """Fill a pattern."""
        return self.patterns[pattern].format(**slots)


ENGLISH_NOUNS: Final[dict[str, Noun]] = {
    "scrap": ("scrap", "scrap"),
    "weapons": ("weapons", "weapons"),
    "fuel": ("fuel", "fuel"),
    "material": ("building material", "building material"),
    "universal": ("universal resource", "universal resources"),
    "worker": ("worker", "workers"),
    "redevelopment": ("redevelopment token", "redevelopment tokens"),
    "defence1": ("defence token of 1", "defence tokens of 1"),
    "defence3": ("defence token of 3", "defence tokens of 3"),
    "card": ("card", "cards"),
    "vp": ("victory point token of {value}", "victory point tokens of {value}"),
    "any_resource": ("resource of any kind", "resources of any kind"),
    "own_deal": ("own deal", "own deals"),
    "own_spoils": ("own spoils card", "own spoils cards"),
    "resource": ("resource", "resources"),
}
GERMAN_NOUNS: Final[dict[str, Noun]] = {
    "scrap": ("Schrott", "Schrott"),
    "weapons": ("Waffen", "Waffen"),
    "fuel": ("Treibstoff", "Treibstoff"),
    "material": ("Baumaterial", "Baumaterial"),
    "universal": ("Universalressource", "Universalressourcen"),
    "worker": ("Arbeiter", "Arbeiter"),
    "redevelopment": ("Umbauplättchen", "Umbauplättchen"),
    "defence1": ("Verteidigungsplättchen 1", "Verteidigungsplättchen 1"),
    "defence3": ("Verteidigungsplättchen 3", "Verteidigungsplättchen 3"),
    "card": ("Karte", "Karten"),
    "vp": ("Siegpunktplättchen zu {value}", "Siegpunktplättchen zu {value}"),
    "any_resource": ("beliebige Ressource", "beliebige Ressourcen"),
    "own_deal": ("eigenes Abkommen", "eigene Abkommen"),
    "own_spoils": ("eigene Beutekarte", "eigene Beutekarten"),
    "resource": ("Ressource", "Ressourcen"),
}

ENGLISH: Final[dict[str, str]] = {
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    "nothing": "nothing",
    "location": "{kind}, distance {distance}{types}.",
    "types": ", types {types}",
    "type": ", type {types}",
    "defence": "",
    "defends": "Defensive: attached to a location it raises its defence by {n}.",
    "kind_0": "Open production",
    "kind_1": "Closed production",
    "kind_2": "Feature",
    "kind_3": "Action",
    "leader": "Leader.",
    "contact": "One-time contact: {contact}, range {range}.",
    "instant": "Instant.",
    "price": "Price: {goods}.",
    "gives": "You receive {goods}.",
    "faction": "Base production: {goods}.",
    "field": "{contact}: {goods} for range {range}.",
    "field_redevelopment": "Redevelopment: {goods}.",
    "spoils": "Spoils: {goods}.",
    "deal": "Deal: {goods}.",
    "produces": "Produces {goods}.",
    "per": "Produces 1 {good} for each own location with the type {type}, at most {n}.",
    "action": "{workers}: {gain}.",
    "more_workers": "{n} more {workers}",
    "leader_action": "As an action: pay {cost}: {gain}.",
    "gain": "{goods}",
    "steal": "steal 1 basic resource from a rival who has not passed",
    "redevelop_any": "redevelop without paying and without comparing types",
    "improve": "put an improvement token on an own location with the type {type}",
    "repeat_production": "an own production location yields its goods",
    "when": "Whenever {event}: {gain}.",
    "when_may": "Whenever {event}, you may take {gain}.",
    "of_type": "{event} (type {type})",
    "from": "{event} (distance {n} or more)",
    "to": "{event} (distance {n} or less)",
    "event_conquer": "you conquer",
    "event_negotiate": "you make a deal",
    "event_incorporate": "you incorporate",
    "event_redevelop": "you redevelop",
    "event_reconstruct": "you reconstruct",
    "event_swap": "you swap leaders",
    "event_exchange": "you exchange workers",
    "event_visit": "you visit a rival's location",
    "event_produce": "you produce {good}",
    "event_gain": "you gain {good}",
    "entry": "When it enters play: {goods}.",
    "stock": "Enters play with a stock of {goods}.",
    "stores": "Keeps up to {goods} in clean-up.",
    "slots": "Adds {n} slots for spoils and deals.",
    "lookout": "After the lookout you draw {n} more.",
    "trait_1": "Every location with a type may replace it; it can itself replace nothing.",
    "trait_2": "After a cooperation with exactly one token you may make another of the same range.",
    "trait_4": "You may leave a location standing that you have conquered from a rival.",
}
GERMAN: Final[dict[str, str]] = {
    "and": "{first} und {last}",
    "or": "{first} oder {last}",
    "nothing": "nichts",
    "location": "{kind}, Entfernung {distance}{types}.",
    "types": ", Typen {types}",
    "type": ", Typ {types}",
    "defence": "",
    "defends": "Verteidigend: An einen Ort angelegt erhöht er dessen Verteidigung um {n}.",
    "kind_0": "Offene Produktion",
    "kind_1": "Geschlossene Produktion",
    "kind_2": "Merkmal",
    "kind_3": "Aktion",
    "leader": "Anführer.",
    "contact": "Einmaliger Kontakt: {contact}, Reichweite {range}.",
    "instant": "Sofortkarte.",
    "price": "Preis: {goods}.",
    "gives": "Du erhältst {goods}.",
    "faction": "Produktion der Basis: {goods}.",
    "field": "{contact}: {goods} für Reichweite {range}.",
    "field_redevelopment": "Umbau: {goods}.",
    "spoils": "Beute: {goods}.",
    "deal": "Abkommen: {goods}.",
    "produces": "Produziert {goods}.",
    "per": "Produziert 1 {good} für jeden eigenen Ort mit dem Typ {type}, höchstens {n}.",
    "action": "{workers}: {gain}.",
    "more_workers": "{n} weitere {workers}",
    "leader_action": "Als Aktion: Bezahle {cost}: {gain}.",
    "gain": "{goods}",
    "steal": "stiehl 1 einfache Ressource von einem Gegner, der nicht gepasst hat",
    "redevelop_any": "baue um, ohne zu bezahlen und ohne Typen zu vergleichen",
    "improve": "lege ein Ausbauplättchen auf einen eigenen Ort mit dem Typ {type}",
    "repeat_production": "ein eigener Produktionsort gibt seine Güter",
    "when": "Immer wenn {event}: {gain}.",
    "when_may": "Immer wenn {event}, darfst du {gain} nehmen.",
    "of_type": "{event} (Typ {type})",
    "from": "{event} (Entfernung {n} oder mehr)",
    "to": "{event} (Entfernung {n} oder weniger)",
    "event_conquer": "du eroberst",
    "event_negotiate": "du ein Abkommen schließt",
    "event_incorporate": "du eingliederst",
    "event_redevelop": "du umbaust",
    "event_reconstruct": "du wiederaufbaust",
    "event_swap": "du den Anführer wechselst",
    "event_exchange": "du Arbeiter tauschst",
    "event_visit": "du den Ort eines Gegners besuchst",
    "event_produce": "du {good} produzierst",
    "event_gain": "du {good} erhältst",
    "entry": "Wenn die Karte ins Spiel kommt: {goods}.",
    "stock": "Kommt mit einem Vorrat von {goods} ins Spiel.",
    "stores": "Bewahrt beim Aufräumen bis zu {goods} auf.",
    "slots": "Fügt {n} Plätze für Beute und Abkommen hinzu.",
    "lookout": "Nach dem Ausguck ziehst du {n} mehr.",
    "trait_1": "Jeder Ort mit einem Typ darf ihn ersetzen; er selbst kann nichts ersetzen.",
    "trait_2": "Nach einer Kooperation mit genau einem Plättchen darfst du eine weitere mit"
    " derselben Reichweite schließen.",
    "trait_4": "Einen Ort, den du von einem Gegner erobert hast, darfst du stehen lassen.",
}

# What The New Era says otherwise: its locations are defended, and deals are agreements.
NEW_ERA_ENGLISH: Final[dict[str, str]] = {
    **ENGLISH,
    "defence": "Defence distance {n}.",
    "deal": "Agreement: {goods}.",
    "event_negotiate": "you cooperate",
    "slots": "Adds {n} slots for spoils and agreements.",
}
NEW_ERA_GERMAN: Final[dict[str, str]] = {
    **GERMAN,
    "defence": "Verteidigungsentfernung {n}.",
    "event_negotiate": "du kooperierst",
}

_TOKEN_EN: Final = "{contact} token {range}"
_TOKEN_DE: Final = "{contact}plättchen {range}"

WORDS: Final[dict[str, dict[str, Words]]] = {
    "state2010": {
        "en": Words(
            "en",
            ("conquest", "negotiation", "incorporation", "universal contact"),
            _TOKEN_EN,
            ENGLISH_NOUNS,
            ENGLISH,
        ),
        "de": Words(
            "de",
            ("Eroberung", "Verhandlung", "Eingliederung", "Universalkontakt"),
            _TOKEN_DE,
            GERMAN_NOUNS,
            GERMAN,
            ("Eroberungs", "Verhandlungs", "Eingliederungs", "Universalkontakt"),
        ),
    },
    "newera": {
        "en": Words(
            "en",
            ("conquest", "cooperation", "incorporation", "universal contact"),
            _TOKEN_EN,
            {**ENGLISH_NOUNS, "own_deal": ("own agreement", "own agreements")},
            NEW_ERA_ENGLISH,
        ),
        "de": Words(
            "de",
            ("Eroberung", "Kooperation", "Eingliederung", "Universalkontakt"),
            _TOKEN_DE,
            GERMAN_NOUNS,
            NEW_ERA_GERMAN,
            ("Eroberungs", "Kooperations", "Eingliederungs", "Universalkontakt"),
        ),
    },
}
"""The editions differ in what they call a negotiation, and in the defence of locations."""

assert set(ENGLISH) == set(GERMAN) == set(NEW_ERA_ENGLISH) == set(NEW_ERA_GERMAN)
assert set(ENGLISH_NOUNS) == set(GERMAN_NOUNS)
assert all(noun in NAMES or noun in ("vp", "resource") for noun in ENGLISH_NOUNS)
