"""The words in which the cards of an old edition are spoken, by edition and language."""

from typing import Final

from novastate.games.classic.goods import NAMES

Noun = tuple[str, str]
"""One and several."""


class Words:
    """What one edition calls things in one language."""

    def __init__(
        self,
        lang: str,
        contacts: tuple[str, str, str, str],
        token: Noun,
        nouns: dict[str, Noun],
        patterns: dict[str, str],
        linked: tuple[str, str, str, str] | None = None,
    ) -> None:
        self.lang: Final = lang
        self.contacts: Final = contacts  # conquest, negotiation, incorporation, universal
        self.token: Final = token  # how contact tokens are named, whatever their range
        self.linked: Final = linked or contacts  # the contacts as they stand in that name
        self.nouns: Final = nouns
        self.patterns: Final = patterns

    def say(self, pattern: str, **slots: object) -> str:
        """Fill a pattern."""
        return self.patterns[pattern].format(**slots)


ENGLISH_NOUNS: Final[dict[str, Noun]] = {
    "scrap": ("scrap", "scrap"),
    "weapons": ("weapon", "weapons"),
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
    "own_deal": ("deal of yours", "deals of yours"),
    "own_spoils": ("spoils card of yours", "spoils cards of yours"),
    "resource": ("resource", "resources"),
    "defence": ("defence token", "defence tokens"),
}
GERMAN_NOUNS: Final[dict[str, Noun]] = {
    "scrap": ("Schrott", "Schrott"),
    "weapons": ("Waffe", "Waffen"),
    "fuel": ("Treibstoff", "Treibstoff"),
    "material": ("Baumaterial", "Baumaterial"),
    "universal": ("Universalressource", "Universalressourcen"),
    "worker": ("Arbeiter", "Arbeiter"),
    "redevelopment": ("Umbauplättchen", "Umbauplättchen"),
    "defence1": ("Verteidigungsplättchen zu 1", "Verteidigungsplättchen zu 1"),
    "defence3": ("Verteidigungsplättchen zu 3", "Verteidigungsplättchen zu 3"),
    "card": ("Karte", "Karten"),
    "vp": ("Siegpunktplättchen zu {value}", "Siegpunktplättchen zu {value}"),
    "any_resource": ("beliebige Ressource", "beliebige Ressourcen"),
    "own_deal": ("eigener Deal", "eigene Deals"),
    "own_spoils": ("eigene Beutekarte", "eigene Beutekarten"),
    "resource": ("Ressource", "Ressourcen"),
    "defence": ("Verteidigungsplättchen", "Verteidigungsplättchen"),
}

# Types that are not spoken like one piece of a good.
TYPES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "weapons": "weapons",
        "universal": "universal",
        "contact": "contact",
        "vp": "victory point",
        "foundation": "foundation",
    },
    "de": {
        "weapons": "Waffen",
        "universal": "Universal",
        "contact": "Kontakt",
        "vp": "Siegpunkt",
        "foundation": "Fundament",
    },
}

ENGLISH: Final[dict[str, str]] = {
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    "nothing": "nothing",
    "location": "{kind}, distance {distance}{types}.",
    "types": ", types {types}",
    "type": ", type {types}",
    "defence": "",
    "defends": "Defensive: by cooperation it is attached to one of your locations and raises its"
    " defence by {n}.",
    "token": "{token} of range {range}",
    "token_any": "{token} of any range",
    "token_least": "{token} of range {range} or more",
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
    "per": "Produces 1 {good} for each of your locations with the type {type}, at most {n}.",
    "action": "{workers}: {gain}.",
    "more_worker": "1 more worker",
    "more_workers": "{n} more workers",
    "leader_action": "Action for {cost}: {gain}.",
    "steal": "steal 1 basic resource from a rival who has not passed",
    "redevelop_any": "redevelop without paying and without comparing types",
    "improve": "put an improvement token on one of your locations with the type {type}",
    "repeat_production": "one of your production locations yields its goods",
    "make_contact": "make a contact at once: {contact}, range {range}",
    "and_goods": "{special}; also {goods}",
    "when": "Whenever you {event}: {gain}.",
    "when_may": "Whenever you {event}, you may take {gain}.",
    "when_may_do": "Whenever you {event}, if you like: {gain}.",
    "of_type": " with the type {type}",
    "from": " of distance {least} or more",
    "to": " of distance {most} or less",
    "from_to": " of distance {least} to {most}",
    "defence_counts": "",
    "event_conquer": "conquer",
    "event_conquer_of": "conquer a location{of}",
    "event_negotiate": "make a deal",
    "event_negotiate_of": "make a deal with a location{of}",
    "event_incorporate": "incorporate",
    "event_incorporate_of": "incorporate a location{of}",
    "event_redevelop": "redevelop",
    "event_redevelop_of": "redevelop into a location{of}",
    "event_reconstruct": "reconstruct",
    "event_reconstruct_of": "reconstruct debris as a location{of}",
    "event_swap": "swap leaders",
    "event_exchange": "exchange workers",
    "event_visit": "visit a rival's location",
    "event_visit_of": "visit a rival's location{of}",
    "event_produce": "produce 1 {good}",
    "event_gain": "gain 1 {good}",
    "entry": "When it enters play: {goods}.",
    "stock": "Enters play with a stock of {goods}.",
    "stores": "Keeps up to {goods} in clean-up.",
    "slot": "Adds 1 slot for spoils and deals.",
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
    "types": ", Kategorien {types}",
    "type": ", Kategorie {types}",
    "defence": "",
    "defends": "Verteidigend: Durch Kooperation wird die Karte an einen deiner Orte angelegt und"
    " erhöht dessen Verteidigung um {n}.",
    "token": "{token} der Reichweite {range}",
    "token_any": "{token} beliebiger Reichweite",
    "token_least": "{token} der Reichweite {range} oder mehr",
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
    "deal": "Deal: {goods}.",
    "produces": "Produziert {goods}.",
    "per": "Produziert 1 {good} für jeden deiner Orte mit der Kategorie {type}, höchstens {n}.",
    "action": "{workers}: {gain}.",
    "more_worker": "1 weiterer Arbeiter",
    "more_workers": "{n} weitere Arbeiter",
    "leader_action": "Aktion für {cost}: {gain}.",
    "steal": "Stiehl 1 einfache Ressource von einem Gegner, der nicht gepasst hat",
    "redevelop_any": "Baue um, ohne zu bezahlen und ohne Kategorien zu vergleichen",
    "improve": "Lege ein Ausbauplättchen auf einen deiner Orte mit der Kategorie {type}",
    "repeat_production": "Einer deiner Produktionsorte liefert seine Güter",
    "make_contact": "Stelle sofort einen Kontakt her: {contact}, Reichweite {range}",
    "and_goods": "{special}; dazu {goods}",
    "when": "Immer wenn du {event}: {gain}.",
    "when_may": "Immer wenn du {event}, darfst du {gain} nehmen.",
    "when_may_do": "Immer wenn du {event}, falls du willst: {gain}.",
    "of_type": " mit der Kategorie {type}",
    "from": " der Entfernung {least} oder mehr",
    "to": " der Entfernung {most} oder weniger",
    "from_to": " der Entfernung {least} bis {most}",
    "defence_counts": "",
    "event_conquer": "eroberst",
    "event_conquer_of": "einen Ort{of} eroberst",
    "event_negotiate": "einen Deal schließt",
    "event_negotiate_of": "einen Deal mit einem Ort{of} schließt",
    "event_incorporate": "eingliederst",
    "event_incorporate_of": "einen Ort{of} eingliederst",
    "event_redevelop": "umbaust",
    "event_redevelop_of": "zu einem Ort{of} umbaust",
    "event_reconstruct": "wiederaufbaust",
    "event_reconstruct_of": "Trümmer zu einem Ort{of} wiederaufbaust",
    "event_swap": "den Anführer wechselst",
    "event_exchange": "Arbeiter tauschst",
    "event_visit": "den Ort eines Gegners besuchst",
    "event_visit_of": "bei einem Gegner einen Ort{of} besuchst",
    "event_produce": "1 {good} produzierst",
    "event_gain": "1 {good} erhältst",
    "entry": "Wenn die Karte ins Spiel kommt: {goods}.",
    "stock": "Kommt mit einem Vorrat von {goods} ins Spiel.",
    "stores": "Bewahrt beim Aufräumen bis zu {goods} auf.",
    "slot": "Fügt 1 Platz für Beute und Deals hinzu.",
    "slots": "Fügt {n} Plätze für Beute und Deals hinzu.",
    "lookout": "Nach dem Ausguck ziehst du {n} mehr.",
    "trait_1": "Jeder Ort mit einer Kategorie darf diese Karte ersetzen; sie selbst ersetzt"
    " nichts.",
    "trait_2": "Nach einer Kooperation mit genau einem Plättchen darfst du eine weitere mit"
    " derselben Reichweite eingehen.",
    "trait_4": "Einen Ort, den du von einem Gegner erobert hast, darfst du stehen lassen.",
}

# What The New Era says otherwise: its locations are defended, deals are agreements, and the
# one-time contacts of 2010 are instants that give a token (NE-M.4, NE-M.5, NE-21.2.3).
NEW_ERA_ENGLISH: Final[dict[str, str]] = {
    **ENGLISH,
    "defence": "Defence distance {n}.",
    "contact": "",
    "deal": "Agreement: {goods}.",
    "defence_counts": " (against a rival the defence counts)",
    "event_negotiate": "cooperate",
    "event_negotiate_of": "cooperate with a location{of}",
    "slot": "Adds 1 slot for spoils and agreements.",
    "slots": "Adds {n} slots for spoils and agreements.",
}
NEW_ERA_GERMAN: Final[dict[str, str]] = {
    **GERMAN,
    "defence": "Verteidigungsentfernung {n}.",
    "contact": "",
    "deal": "Abkommen: {goods}.",
    "defence_counts": " (bei Gegnern zählt die Verteidigung)",
    "event_negotiate": "kooperierst",
    "event_negotiate_of": "mit einem Ort{of} kooperierst",
    "slot": "Fügt 1 Platz für Beute und Abkommen hinzu.",
    "slots": "Fügt {n} Plätze für Beute und Abkommen hinzu.",
}

_TOKEN_EN: Final = ("{contact} token", "{contact} tokens")
_TOKEN_DE: Final = ("{contact}plättchen", "{contact}plättchen")

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
            {**ENGLISH_NOUNS, "own_deal": ("agreement of yours", "agreements of yours")},
            NEW_ERA_ENGLISH,
        ),
        "de": Words(
            "de",
            ("Eroberung", "Kooperation", "Eingliederung", "Universalkontakt"),
            _TOKEN_DE,
            {**GERMAN_NOUNS, "own_deal": ("eigenes Abkommen", "eigene Abkommen")},
            NEW_ERA_GERMAN,
            ("Eroberungs", "Kooperations", "Eingliederungs", "Universalkontakt"),
        ),
    },
}
"""The editions differ in what they call a negotiation, and in the defence of locations."""

assert set(ENGLISH) == set(GERMAN) == set(NEW_ERA_ENGLISH) == set(NEW_ERA_GERMAN)
assert set(ENGLISH_NOUNS) == set(GERMAN_NOUNS)
assert all(noun in NAMES or noun in ("vp", "resource", "defence") for noun in ENGLISH_NOUNS)
