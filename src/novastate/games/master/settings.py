"""The options of section 23, described for lobby and command line."""

from typing import Final

from novastate.games.master.goods import NAMES
from novastate.kernel.options import (
    CARDS,
    CHOICE,
    EXPERT,
    LENGTH,
    LIST,
    NUMBER,
    START,
    SWITCH,
    TABLE,
    Option,
)

COMPENSATION_ORDER: Final[tuple[str, ...]] = (
    "shield",
    "worker",
    "brick",
    "gun",
    "iron",
    "fuel",
    "contact_grey",
    "contact_red",
    "contact_blue",
    "card",
    "ammo",
    "development",
    "contact_universal",
    "vp",
)
"""Deal goods in attack ties, the first preferred (SO-7.7)."""

assert sorted(COMPENSATION_ORDER) == sorted(NAMES[:14])


def _switch(name: str, default: bool, clause: str, en: str, de: str, group: str = EXPERT) -> Option:
    return Option(name, SWITCH, default, clause, {"en": en, "de": de}, group=group)


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "expansion",
        CHOICE,
        "new_era",
        "MS-23.2",
        {"en": "Which expansion is mixed in", "de": "Welche Erweiterung dabei ist"},
        ("new_era", "winter", "none"),
        group=CARDS,
    ),
    _switch(
        "promos",
        False,
        "MS-23.3",
        "Add the five promo cards",
        "Mit den fünf Promokarten",
        CARDS,
    ),
    Option(
        "faction_assignment",
        CHOICE,
        "random",
        "MS-23.4",
        {"en": "How the faction boards are given out", "de": "Wie die Fraktionen verteilt werden"},
        ("random", "choose"),
        group=START,
    ),
    _switch(
        "connections_reshuffle",
        False,
        "MS-23.5",
        "Rebuild an empty connection deck from its discards",
        "Leere Kontaktstapel aus der Ablage neu bilden",
    ),
    _switch(
        "typeless_new_card_matches",
        True,
        "MS-23.6",
        "A new card without types matches every location it replaces",
        "Eine neue Karte ohne Symbole passt auf jeden Ort",
    ),
    _switch(
        "connection_pays_card",
        True,
        "MS-23.7",
        "Connection cards may pay a cost in cards",
        "Kontaktkarten dürfen Kartenkosten bezahlen",
    ),
    _switch(
        "steal_placed",
        True,
        "MS-23.8",
        "Placed goods can be stolen",
        "Auf Orten liegende Waren können gestohlen werden",
    ),
    Option(
        "tally_outside_production",
        CHOICE,
        "zero",
        "MS-23.9",
        {
            "en": "What outputs counted from production give outside that phase",
            "de": "Was Erträge, die die Produktion zählen, außerhalb der Phase geben",
        },
        ("zero", "remembered"),
    ),
    _switch(
        "body_hunters_self",
        False,
        "MS-23.10",
        "Clearing locations may include the location itself",
        "Das Freiräumen darf auch den Ort selbst treffen",
    ),
    _switch(
        "keep_development",
        False,
        "MS-23.11",
        "Development tokens stay in clean-up",
        "Umbauplättchen bleiben beim Aufräumen liegen",
    ),
    _switch(
        "tiebreak_hand",
        False,
        "MS-23.12",
        "Hand cards count as goods in the tie-break",
        "Handkarten zählen bei Gleichstand als Waren",
    ),
    Option(
        "end_vp",
        NUMBER,
        25,
        "MS-23.13",
        {"en": "Victory points that trigger the end", "de": "Siegpunkte, die das Ende auslösen"},
        least=1,
        most=999,
        group=LENGTH,
    ),
    Option(
        "auto_payment",
        CHOICE,
        "ask",
        "MS-23.14",
        {
            "en": "Whether an obvious payment is suggested",
            "de": "Ob eine naheliegende Bezahlung vorgeschlagen wird",
        },
        ("ask", "suggest"),
    ),
    Option(
        "solo_compensation_order",
        LIST,
        list(COMPENSATION_ORDER),
        "MS-23.15",
        {
            "en": "Solo: order of deal goods in attack ties",
            "de": "Solo: Reihenfolge der Waren aus Deals bei Angriffsgleichstand",
        },
        COMPENSATION_ORDER,
    ),
    Option(
        "card_overrides",
        TABLE,
        {},
        "MS-23.16",
        {"en": "Single card fields to replace", "de": "Einzelne Kartenwerte ersetzen"},
    ),
)
