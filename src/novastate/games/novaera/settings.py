"""The options of section 17, described for lobby and command line."""

from typing import Final

from novastate.games.card_editions import card_edition
from novastate.kernel.options import (
    CARDS,
    CHOICE,
    EXPERT,
    LENGTH,
    NUMBER,
    NUMBERS,
    START,
    SWITCH,
    Option,
)


def _switch(name: str, default: bool, clause: str, en: str, de: str, group: str = EXPERT) -> Option:
    return Option(name, SWITCH, default, clause, {"en": en, "de": de}, group=group)


def _number(
    name: str,
    default: int,
    clause: str,
    least: int,
    most: int,
    en: str,
    de: str,
    group: str = EXPERT,
) -> Option:
    words = {"en": en, "de": de}
    return Option(name, NUMBER, default, clause, words, least=least, most=most, group=group)


def _numbers(
    name: str,
    default: list[int],
    clause: str,
    least: int,
    most: int,
    length: int,
    en: str,
    de: str,
) -> Option:
    return Option(
        name,
        NUMBERS,
        default,
        clause,
        {"en": en, "de": de},
        least=least,
        most=most,
        length=length,
    )


def _choice(
    name: str, choices: tuple[str, ...], clause: str, en: str, de: str, group: str = EXPERT
) -> Option:
    """Describe a choice; the first is the default."""
    return Option(name, CHOICE, choices[0], clause, {"en": en, "de": de}, choices, group=group)


OPTIONS: Final[tuple[Option, ...]] = (
    _number(
        "eras",
        3,
        "NV-17.1.12",
        2,
        3,
        "Eras: 3 for the full game, 2 for fast play",
        "Zeitalter: 3 für das ganze Spiel, 2 für das schnelle",
        LENGTH,
    ),
    _number("rounds_per_era", 3, "NV-17.1.12", 1, 5, "Rounds per era", "Runden je Zeitalter"),
    _switch(
        "friendly",
        False,
        "NV-17.1.23",
        "Friendly game: without cards that attack rivals",
        "Freundliches Spiel: ohne Karten, die Gegner angreifen",
        CARDS,
    ),
    _choice(
        "first_player",
        ("random", "seat_1", "seat_2", "seat_3", "seat_4"),
        "NV-17.1.13",
        "Who is first player (at a physical table the oldest)",
        "Wer beginnt (am Tisch der oder die Älteste)",
        START,
    ),
    _switch(
        "mild_disasters",
        False,
        "NV-17.1.24",
        "Disasters spare players with at most two technologies and territories",
        "Katastrophen verschonen, wer höchstens zwei Technologien und Gebiete hat",
        START,
    ),
    _switch(
        "lower_variant",
        False,
        "NV-17.1.25",
        "Once a round, 1 resource moves a display card to the bottom of its column",
        "Einmal je Runde rückt 1 Ressource eine Karte der Auslage ans Ende ihrer Spalte",
    ),
    _switch(
        "balanced_deal",
        False,
        "NV-17.1.26",
        "No colour more than twice in a row of the display",
        "Keine Farbe öfter als zweimal in einer Reihe der Auslage",
        CARDS,
    ),
    card_edition("NV-17.1.27", since=4),
    Option(
        "production_order",
        CHOICE,
        "needed",
        "NV-17.1.28",
        {
            "en": "When production asks for the order of cards: where one looks at what another"
            " changes, or as often as before",
            "de": "Wann die Produktion nach der Reihenfolge fragt: wo eine Karte ansieht, was eine"
            " andere ändert, oder so oft wie zuvor",
        },
        ("needed", "often"),
        since=4,
        meant=(4, "often"),
    ),
    _numbers(
        "dice_per_colour",
        [3, 3, 3, 3, 3],
        "NV-17.1.1",
        0,
        15,
        5,
        "Dice: green, red, yellow, blue, black; 15 together",
        "Würfel: grün, rot, gelb, blau, schwarz; zusammen 15",
    ),
    _numbers(
        "faces",
        [1, 2, 3, 4, 5, 6],
        "NV-17.1.2",
        1,
        12,
        0,
        "Faces of a die",
        "Seiten eines Würfels",
    ),
    _number("zone_size", 3, "NV-17.1.3", 3, 3, "Dice in a zone", "Würfel in einer Zone"),
    _number(
        "pick_limit",
        10,
        "NV-17.1.4",
        8,
        14,
        "Sum of dice that raises no unrest",
        "Würfelsumme, die keinen Unmut bringt",
    ),
    _number(
        "unrest_last",
        10,
        "NV-17.1.5",
        3,
        30,
        "Last space of the unrest track",
        "Letztes Feld der Unmutsleiste",
    ),
    _numbers(
        "unrest_zone",
        [7, 9],
        "NV-17.1.5",
        1,
        29,
        2,
        "First and last space of the unrest zone",
        "Erstes und letztes Feld der Unmutszone",
    ),
    _number(
        "disaster_last",
        10,
        "NV-17.1.6",
        8,
        12,
        "Last space of the disaster tracks (12 is mild)",
        "Letztes Feld der Katastrophenleisten (12 ist mild)",
    ),
    _number(
        "dark_age_last",
        10,
        "NV-17.1.7",
        8,
        12,
        "Last space of the dark age track",
        "Letztes Feld der Leiste des dunklen Zeitalters",
    ),
    _choice(
        "dark_age_lasts",
        ("era", "once"),
        "NV-17.1.8",
        "How long a dark age lasts",
        "Wie lange ein dunkles Zeitalter dauert",
    ),
    _numbers(
        "columns",
        [4, 5, 6],
        "NV-17.1.9",
        1,
        8,
        3,
        "Technology columns with 2, 3 and 4 players",
        "Technologiespalten zu zweit, zu dritt und zu viert",
    ),
    _number("column_height", 4, "NV-17.1.9", 1, 5, "Cards in a column", "Karten in einer Spalte"),
    _numbers(
        "personalities_shown",
        [4, 6, 8],
        "NV-17.1.10",
        0,
        16,
        3,
        "Personalities shown with 2, 3 and 4 players",
        "Ausliegende Persönlichkeiten zu zweit, zu dritt und zu viert",
    ),
    _number(
        "start_resources",
        1,
        "NV-17.1.11",
        0,
        10,
        "Resources of each kind at the start",
        "Ressourcen jeder Art zu Beginn",
    ),
    _number(
        "start_hand",
        2,
        "NV-17.1.11",
        0,
        2,
        "Starting technologies dealt to each player",
        "Starttechnologien für alle",
    ),
    _choice(
        "resource_supply",
        ("unlimited", "20"),
        "NV-17.1.14",
        "Resources of each kind in the supply",
        "Ressourcen jeder Art im Vorrat",
    ),
    _number(
        "upgrade_vp",
        1,
        "NV-17.1.15",
        0,
        5,
        "Victory points for an upgrade",
        "Siegpunkte für eine Aufwertung",
    ),
    _number(
        "presence_vp",
        1,
        "NV-17.1.15",
        0,
        5,
        "Victory points for a type in play",
        "Siegpunkte für einen ausliegenden Typ",
    ),
    _number(
        "majority_vp",
        1,
        "NV-17.1.15",
        0,
        5,
        "Victory points for the most of a type",
        "Siegpunkte für die Mehrheit eines Typs",
    ),
    _number(
        "resources_per_vp",
        10,
        "NV-17.1.16",
        1,
        50,
        "Resources for a victory point at the end",
        "Ressourcen für einen Siegpunkt am Ende",
    ),
    _number(
        "repair_cards",
        2,
        "NV-17.1.17",
        1,
        5,
        "Cards repaired by one action",
        "Karten, die eine Aktion repariert",
    ),
    _number(
        "calm_steps",
        1,
        "NV-17.1.17",
        1,
        5,
        "Unrest lowered by Calm",
        "Unmut, den Beruhigen senkt",
    ),
    _switch(
        "damaged_meets_requirement",
        False,
        "NV-17.1.18",
        "Damaged technologies count for a territory",
        "Beschädigte Technologien zählen für ein Gebiet",
    ),
    _switch(
        "damaged_evolves",
        True,
        "NV-17.1.19",
        "Damaged cards evolve too",
        "Auch beschädigte Karten entwickeln sich weiter",
    ),
    _choice(
        "disaster_loss",
        ("any", "other"),
        "NV-17.1.20",
        "What a disaster takes without an undamaged card of its colour: any card, or one of"
        " another colour or a territory",
        "Was eine Katastrophe ohne unbeschädigte Karte ihrer Farbe nimmt: irgendeine Karte, oder"
        " eine anderer Farbe oder ein Gebiet",
    ),
    _choice(
        "objective_ties",
        ("comparing", "all"),
        "NV-17.1.21",
        "Objectives that give nothing when several players meet them",
        "Ziele, die nichts geben, wenn mehrere sie erfüllen",
    ),
    _choice(
        "tie_break",
        ("unrest", "long"),
        "NV-17.1.22",
        "Tie-break: lower unrest only, or then more resources and fewer times first",
        "Gleichstand: nur weniger Unmut, oder dann mehr Ressourcen und seltener Startspieler",
    ),
)
