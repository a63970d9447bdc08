"""German words for card texts."""

from typing import Final

from novastate.games.master.words.patterns import Words

_GOODS: Final[tuple[tuple[str, str], ...]] = (
    ("Baumaterial", "Baumaterial"),
    ("Knarre", "Knarren"),
    ("Metall", "Metall"),
    ("Treibstoff", "Treibstoff"),
    ("Munition", "Munition"),
    ("Arbeiter", "Arbeiter"),
    ("graues Kontaktplättchen", "graue Kontaktplättchen"),
    ("rotes Kontaktplättchen", "rote Kontaktplättchen"),
    ("blaues Kontaktplättchen", "blaue Kontaktplättchen"),
    ("Multi-Kontakt", "Multi-Kontakte"),
    ("Umbauplättchen", "Umbauplättchen"),
    ("Schildplättchen", "Schildplättchen"),
    ("Karte", "Karten"),
    ("Siegpunkt", "Siegpunkte"),
    ("beliebige Ressource", "beliebige Ressourcen"),
    ("deiner Deals", "deiner Deals"),
)

# Accusative with its relative pronoun, as the pattern "per_tally" goes on with a clause.
_EACH: Final[tuple[str, ...]] = (
    "jedes Baumaterial, das",
    "jede Knarre, die",
    "jedes Metall, das",
    "jeden Treibstoff, den",
    "jede Munition, die",
    "jeden Arbeiter, den",
    "jedes graue Kontaktplättchen, das",
    "jedes rote Kontaktplättchen, das",
    "jedes blaue Kontaktplättchen, das",
    "jeden Multi-Kontakt, den",
    "jedes Umbauplättchen, das",
    "jedes Schildplättchen, das",
    "jede Karte, die",
    "jeden Siegpunkt, den",
    "jede Ressource, die",
    "jeden Deal, den",
)

_PATTERNS: Final[dict[str, str]] = {
    # Lists and numbers.
    "and": "{first} und {last}",
    "or": "{first} oder {last}",
    "count": "{count} {good}",
    # Costs stand in one row with the gain, so that only the gain has its "und".
    "pay": "zahle {goods}",
    "discard": "lege {goods} ab",
    "costs": "{first}, {last}",
    "for": "{cost} und {gain}",
    "in_return": " dafür",
    # What is gained, as the object of a verb.
    "one_of": "nach Wahl {options}",
    "per_category": "1 {good} für jeden deiner Orte der Kategorie {type}, höchstens {most}",
    "per_tally": (
        "1 {good} für {each} du in dieser Produktionsphase erhalten hast, höchstens {most}"
    ),
    "gain": "erhalte{in_return} {what}",
    "then_gain": "erhältst du {what}",
    # Other gains, as an order.
    "place": (
        "lege {what} auf diesen Ort; was hier liegt, zählt zu deinem Vorrat "
        "und bleibt beim Aufräumen liegen"
    ),
    "copy_own": "erhalte{in_return}, was einer deiner Produktionsorte produziert",
    "copy_own_other": "erhalte{in_return}, was ein anderer deiner Produktionsorte produziert",
    "copy_rival": (
        "erhalte{in_return}, was ein Produktionsort eines Mitspielers, der noch nicht gepasst hat, "
        "produziert; der Mitspieler verliert nichts"
    ),
    "steal": "stiehl{in_return} einem Mitspieler, der noch nicht gepasst hat, {what}",
    "clear": (
        "räume{in_return} bis zu {most} deiner anderen Orte frei: Die darauf bezahlten Waren und "
        "die dort eingesetzten Arbeiter werden entfernt, und die Orte sind wieder nutzbar"
    ),
    "own_deals": "erhalte{in_return} die Waren von bis zu {most} verschiedenen eigenen Deals",
    "rival_deal": (
        "erhalte{in_return} die Ware eines Deals eines Mitspielers, der noch nicht gepasst hat; "
        "der Mitspieler verliert nichts"
    ),
    "use_occupied": (
        "nutze{in_return} eine besetzte offene Produktion eines Mitspielers, "
        "der noch nicht gepasst hat; er erhält 1 {worker}"
    ),
    "draw_keep": "ziehe{in_return} {drawn}; behalte {keep} davon und lege den Rest ab",
    # Whole sentences.
    "produces": "Produziert {what}.",
    "produces_copy": (
        "Produziert dasselbe wie ein anderer deiner Produktionsorte; du wählst ihn jedes Mal neu."
    ),
    "produces_take": (
        "Wähle in jeder Produktionsphase einen Produktionsort eines Mitspielers: "
        "Du erhältst statt seines Besitzers, was dieser Ort produziert."
    ),
    "open": (
        "Einmal pro Runde darf ein Mitspieler hier 1 {worker} einsetzen: "
        "Er erhält, was dieser Ort produziert, und du erhältst 1 {worker}."
    ),
    "activate": "{limit}: {what}.",
    "once": "einmal pro Runde",
    "twice": "bis zu zweimal pro Runde",
    "times": "bis zu {count}-mal pro Runde",
    "unlimited": "beliebig oft",
    "play": "Beim Ausspielen: {what}.",
    "on_deal": "Immer wenn du einen Deal schließt, {what}.",
    "on_raze": "Immer wenn du plünderst, {what}.",
    "on_deal_or_raze": "Immer wenn du einen Deal schließt oder plünderst, {what}.",
    "tally": ("Einmal pro Produktionsphase: Wenn du darin {needed} erhalten hast, {what}."),
    "in_all": "insgesamt mindestens {count} {goods}",
    "at_least": "mindestens {what}",
    "store": "In der Aufräumphase darfst du hier {slots} aufbewahren.",
    "slot": "bis zu {count} {good}",
    "slot_mix": "insgesamt bis zu {count} {goods}",
    "slot_any": "beliebig viele {goods}",
    "slots": "{first} sowie {last}",
    "hire": (
        "Immer wenn du beim Anwerben die Grundressource nimmst, die deine Fraktionstafel "
        "produziert, erhältst du 2 davon statt 1."
    ),
    "raze_discount": "Einen Ort eines Mitspielers zu plündern kostet dich {what} weniger.",
    "shield": "Gilt immer als geschützt und kann kein Schildplättchen aufnehmen.",
    # The parts of a card.
    "head": "{kind}, Entfernung {distance}, {types}.",
    "types_0": "ohne Kategorie",
    "types_1": "Kategorie {types}",
    "types_2": "Kategorien {types}",
    "bonus": "Bauprämie: {what}.",
    "spoils": "Beute: {what}.",
    "deal": "Deal: {what}.",
    "nothing": "nichts",
    "faction_action": "{name}, {limit}: {what}.",
    "connection": "Kontaktkarte des {deck} Stapels.",
    "deck_blue": "blauen",
    "deck_red": "roten",
}

WORDS: Final = Words(
    goods=_GOODS,
    each=_EACH,
    kinds=("Produktion", "Offene Produktion", "Fähigkeit", "Aktion"),
    types=(
        "Baumaterial",
        "Knarre",
        "Metall",
        "Treibstoff",
        "Munition",
        "Arbeiter",
        "Karte",
        "Kontakt",
        "Sieg",
        "Denkmal",
        "Gift",
    ),
    actions={
        "grey": "Graue Aktion",
        "red": "Rote Aktion",
        "blue": "Blaue Aktion",
        "hire": "Anwerben",
    },
    patterns=_PATTERNS,
    capital_after_colon=True,
)
