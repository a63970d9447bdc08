"""German words for the card texts of Nova Era."""

from typing import Final

from novastate.games.novaera.words.patterns import Noun, Words

_COLOURS: Final = ("grün", "rot", "gelb", "blau", "schwarz")


def _technologies(adjective: str) -> Noun:
    one, several = f"{adjective}e Technologie", f"{adjective}e Technologien"
    return Noun(f"jede {one}", one, several, weak=f"{adjective}en Technologien")


def _cards(adjective: str) -> Noun:
    one, several = f"{adjective}e Karte", f"{adjective}e Karten"
    return Noun(f"jede {one}", one, several, weak=f"{adjective}en Karten")


def _in_tableau(each: str, one: str, several: str) -> Noun:
    yours = "in deinem Tableau"
    return Noun(
        f"{each} {one} {yours}", f"{one} {yours}", f"{several} {yours}", f"{several} im Tableau"
    )


def _resources(name: str) -> Noun:
    return Noun(f"je 1 {name}", name, name, mass=True)


_NOUNS: Final[tuple[Noun, ...]] = (
    *[_technologies(colour) for colour in _COLOURS[:4]],
    Noun("jedes Gebiet", "Gebiet", "Gebiete"),
    Noun("jede Technologie", "Technologie", "Technologien"),
    Noun("jede Persönlichkeit", "Persönlichkeit", "Persönlichkeiten"),
    _in_tableau("jede", "Farbe", "Farben"),
    _in_tableau("jeden", "Typ", "Typen"),
    Noun("jeden Satz aller vier Farben", "Satz aller vier Farben", "Sätze aller vier Farben"),
    _technologies("zweifarbig"),
    _cards("weiterentwickelt"),
    _cards("beschädigt"),
    Noun(
        "jede Karte in deiner Vergangenheit",
        "Karte in deiner Vergangenheit",
        "Karten in deiner Vergangenheit",
        "Karten in der Vergangenheit",
    ),
    Noun("jede Handkarte", "Handkarte", "Handkarten"),
    Noun("jeden Punkt Unmut", "Punkt Unmut", "Punkte Unmut", "Unmut", mass=True),
    Noun("jeden Siegpunkt", "Siegpunkt", "Siegpunkte"),
    Noun("jede Ressource", "Ressource", "Ressourcen"),
    *[_resources(name) for name in ("Wohlfahrt", "Militär", "Wirtschaft", "Wissen")],
    Noun(
        "jeden Typ, von dem du am meisten hast",
        "Mehrheit",
        "Typen, von denen du am meisten hast",
        "Mehrheiten",
    ),
    Noun(
        "jeden Punkt deiner Würfelsumme",
        "Punkt deiner Würfelsumme",
        "Punkte deiner Würfelsumme",
    ),
)

_PATTERNS: Final[dict[str, str]] = {
    # Lists.
    "and": "{first} und {last}",
    "or": "{first} oder {last}",
    # The first line of a card.
    "head_technology": "{kind} ({deck}), {colours}, Kosten {cost}.",
    "head_territory": "{kind} ({deck}), verlangt {what}.",
    "head_personality": "{kind} ({deck}), Kosten {cost}.",
    # When.
    "instant": "Sofort: {what}.",
    "production": "Produktion: {what}.",
    "scoring": "Wertung: {what}.",
    "ability": "Fähigkeit, {limit}: {what}.",
    "always": "Immer: {what}.",
    "on_pick": "Nach deiner Auswahl: {what}.",
    "on_action": "Nach dem {action}: {what}.",
    "on_upgrade": "Bei jeder Aufwertung: {what}.",
    "on_disaster": "Nach {disaster}: {what}.",
    "on_dark_age": "In jeder Runde eines Dunklen Zeitalters: {what}.",
    "on_civil_war": "Nach deinem Bürgerkrieg: {what}.",
    "on_new_era": "Neues Zeitalter: {what}.",
    "develop_colours": "Entwickeln einer {colours} Technologie",
    "gain_colours": "Sammeln mit einem {colours} Würfel",
    # How often.
    "round_1": "einmal pro Runde",
    "round_2": "bis zu zweimal pro Runde",
    "round": "bis zu {times}-mal pro Runde",
    "game_1": "einmal pro Partie",
    "game_2": "bis zu zweimal pro Partie",
    "game": "bis zu {times}-mal pro Partie",
    "limited": "{what}, {limit}",
    # If.
    "if": "{what}, wenn {condition}",
    "if_counted": "{what}, wenn {condition}",
    "most": "du die meisten {what} hast",
    "least": "du die wenigsten {what} hast",
    "most_mass": "du am meisten {what} hast",
    "least_mass": "du am wenigsten {what} hast",
    "most_unrest": "du den höchsten Unmut hast",
    "least_unrest": "du den niedrigsten Unmut hast",
    "at_least": "du mindestens {n} {what} hast",
    "at_most": "du höchstens {n} {what} hast",
    "none": "du keine {what} hast",
    "none_mass": "du 0 {what} hast",
    "all_colours": "du alle vier Farben in deinem Tableau hast",
    "all_types": "du alle fünf Typen in deinem Tableau hast",
    "at_least_unrest": "dein Unmut mindestens {n} beträgt",
    "at_most_unrest": "dein Unmut höchstens {n} beträgt",
    "at_least_pick_sum": "deine Würfelsumme mindestens {n} beträgt",
    "at_most_pick_sum": "deine Würfelsumme höchstens {n} beträgt",
    "at_least_majorities": "du von mindestens {n} der Typen am meisten hast",
    "at_most_majorities": "du von höchstens {n} der Typen am meisten hast",
    "at_least_rivals_1": "mindestens {n} Mitspieler {rival} hat",
    "at_least_rivals": "mindestens {n} Mitspieler {rival} haben",
    "at_most_rivals_1": "höchstens {n} Mitspieler {rival} hat",
    "at_most_rivals": "höchstens {n} Mitspieler {rival} haben",
    "in_zone": "du in der Unmutszone stehst",
    # How much, and whose.
    "per": "{what} für {noun}, höchstens {most}",
    "per_several": "{what} für je {each} {noun}, höchstens {most}",
    "rival_one": "jeden Mitspieler, der {rival} hat",
    "rival_several": "Mitspieler, die {rival} haben",
    "fewer": "weniger {what}",
    "fewer_mass": "weniger {what}",
    "more": "mehr {what}",
    # What.
    "gain": "erhalte {what}",
    "lose": "gib {what} ab",
    "steal": "stiehl jedem Mitspieler, der {rival} hat, {what}",
    "raise": "dein Unmut steigt um {n}",
    "calm": "dein Unmut sinkt um {n}",
    "raise_rivals": "bei jedem Mitspieler, der {rival} hat, steigt der Unmut um {n}",
    "calm_rivals": "bei jedem Mitspieler, der {rival} hat, sinkt der Unmut um {n}",
    "vp_1": "{n} Siegpunkt",
    "vp": "{n} Siegpunkte",
    "convert": "zahle {pay}, um {get} zu erhalten",
    "convert_may": "du darfst {pay} zahlen, um {get} zu erhalten",
    "flip": "drehe {die} auf die Gegenseite",
    "adjust_up": "erhöhe {die} um {n}",
    "adjust_down": "senke {die} um {n}",
    "set_die": "stelle {die} auf {n}",
    "reroll": "wirf {die} neu",
    "recolour": "färbe {die} grün, rot, gelb oder blau",
    "draw_die_1": "ziehe {n} Würfel aus dem Beutel, wirf ihn und nimm ihn zu deinen Würfeln",
    "draw_die": "ziehe {n} Würfel aus dem Beutel, wirf sie und nimm sie zu deinen Würfeln",
    "repair_1": "du darfst {n} beschädigte Karte reparieren",
    "repair": "du darfst bis zu {n} beschädigte Karten reparieren",
    "research_1": "du darfst {n} verfügbare Karte der Spalten auf die Hand nehmen",
    "research": "du darfst bis zu {n} verfügbare Karten der Spalten auf die Hand nehmen",
    "draw_1": "ziehe {n} Karte vom Stapel",
    "draw": "ziehe {n} Karten vom Stapel",
    "recall_1": (
        "du darfst {n} Technologie oder {n} Gebiet aus deiner Vergangenheit auf die Hand nehmen, "
        "sofern keine Karte im Spiel diese Karte veralten lässt"
    ),
    "recall": (
        "du darfst bis zu {n} Technologien oder Gebiete aus deiner Vergangenheit auf die Hand "
        "nehmen, sofern keine Karte im Spiel sie veralten lässt"
    ),
    "damage": "beschädige {n} deiner {what}",
    "damage_rivals": "jeder Mitspieler, der {rival} hat, beschädigt {n} seiner {what}",
    "track_up_1": "du darfst {track} um {n} Feld vorrücken",
    "track_up": "du darfst {track} um {n} Felder vorrücken",
    "track_down_1": "du darfst {track} um {n} Feld zurücksetzen",
    "track_down": "du darfst {track} um {n} Felder zurücksetzen",
    "marker": "den Marker „{track}“",
    "any_marker": "einen beliebigen der fünf Marker",
    "lower_1": "lege {n} Karte einer Spalte an deren unteres Ende",
    "lower": "lege bis zu {n} Karten der Spalten an das untere Ende ihrer Spalte",
    "reserve": (
        "du darfst den Reservierungsmarker auf eine Karte einer Spalte legen: "
        "Nur du kannst diese Karte nehmen, und ihre Entwicklung kostet dich 2 weniger"
    ),
    "reserve_again": "lege oder versetze den Reservierungsmarker",
    "keep_self": "diese Persönlichkeit bleibt im Spiel",
    "keep_choose": "du darfst eine deiner Persönlichkeiten im Spiel behalten",
    "discount_develop": "Technologien kosten dich {n} weniger",
    "discount_colours": "{colours} Technologien kosten dich {n} weniger",
    "discount_enlist": "Persönlichkeiten kosten dich {n} weniger",
    "discount_expand_1": "dir darf {n} Technologie fehlen, die ein Gebiet verlangt",
    "discount_expand": "dir dürfen bis zu {n} Technologien fehlen, die ein Gebiet verlangt",
    "bonus_gain_1": "beim Sammeln nimmst du {n} Ressource der Würfelfarbe mehr",
    "bonus_gain": "beim Sammeln nimmst du {n} Ressourcen der Würfelfarbe mehr",
    "bonus_research_1": "beim Forschen darfst du {n} Karte mehr nehmen",
    "bonus_research": "beim Forschen darfst du {n} Karten mehr nehmen",
    "bonus_repair_1": "beim Reparieren darfst du {n} Karte mehr reparieren",
    "bonus_repair": "beim Reparieren darfst du {n} Karten mehr reparieren",
    "substitute_1": "beim Entwickeln darf {n} {what} für eine andere Ressource stehen",
    "substitute": "beim Entwickeln dürfen bis zu {n} {what} für andere Ressourcen stehen",
    "wild_die": "beim Entwickeln zählt ein {colours} Würfel als Würfel jeder Farbe",
    "pick_limit": "deine Auswahlgrenze ist um {n} höher",
    "reach": (
        "{limit} sind beim Entwickeln, Expandieren oder Forschen "
        "die {n} untersten Karten jeder Spalte für dich verfügbar"
    ),
    "count_as": "du zählst {n} {what} mehr",
    "protect": "du bist geschützt vor {what}",
    # Dice.
    "any_die": "einen deiner Würfel",
    "a_die": "einen {colours} Würfel",
    # Other cards.
    "obsoletes": "Lässt {what} veralten.",
    "evolves_from": "Entsteht aus {what} und lässt diese Karte veralten.",
    "evolves_into": "Weiterentwicklung: {what}.",
    "card_name": "„{name}“",
}

WORDS: Final = Words(
    colours=_COLOURS,
    resources=(
        ("Wohlfahrt", "Wohlfahrt"),
        ("Militär", "Militär"),
        ("Wirtschaft", "Wirtschaft"),
        ("Wissen", "Wissen"),
        ("Ressource deiner Wahl", "Ressourcen deiner Wahl"),
    ),
    struck=(
        "Unruhen",
        "jeder Invasion",
        "jedem Niedergang",
        "jedem Rückschritt",
        "jeder Katastrophe",
    ),
    tracks=("Unruhen", "Invasion", "Niedergang", "Rückschritt", "Dunkles Zeitalter"),
    kinds=("Technologie", "Gebiet", "Persönlichkeit"),
    columns=("Wohlfahrt", "Militär", "Wirtschaft", "Wissen", "Gebiete", "Persönlichkeiten"),
    decks={
        "start": "Start",
        "tech1": "Zeitalter I",
        "evo12": "Weiterentwicklung I–II",
        "tech2": "Zeitalter II",
        "evo23": "Weiterentwicklung II–III",
        "tech3": "Zeitalter III",
        "pers1": "Zeitalter I",
        "pers2": "Zeitalter II",
        "pers3": "Zeitalter III",
    },
    actions=(
        "Entwickeln",
        "Sammeln",
        "Anwerben",
        "Expandieren",
        "Reparieren",
        "Beruhigen",
        "Forschen",
    ),
    nouns=_NOUNS,
    protections=(
        "Unruhen",
        "Invasion",
        "Niedergang",
        "Rückschritt",
        "dem Dunklen Zeitalter",
        "der Unmutsstrafe",
        "Angriffen",
        "Bürgerkrieg (dein Unmut bleibt ein Feld davor stehen)",
    ),
    endings=("e", "en", "er"),
    patterns=_PATTERNS,
    capital_after_colon=True,
)
