"""The options of NE-23, described for lobby and command line."""

from typing import Final, cast

from novastate.games.card_editions import card_edition
from novastate.games.classic.table import NOBODY, Rules
from novastate.kernel.options import CARDS, CHOICE, EXPERT, LENGTH, NUMBER, START, SWITCH, Option


def _number(
    name: str, default: int, least: int, most: int, en: str, de: str, group: str = EXPERT
) -> Option:
    words = {"en": en, "de": de}
    return Option(name, NUMBER, default, "NE-23.1", words, least=least, most=most, group=group)


def _choice(
    name: str, choices: tuple[str, ...], clause: str, en: str, de: str, group: str = EXPERT
) -> Option:
    """Describe a choice; the first is the default."""
    return Option(name, CHOICE, choices[0], clause, {"en": en, "de": de}, choices, group=group)


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "merged",
        SWITCH,
        False,
        "NE-M.1",
        {
            "en": "Merged with 51st State: both decks, its leaders and contact cards",
            "de": "Mit 51st State gemischt: beide Stapel, seine Anführer und Kontaktkarten",
        },
        group=CARDS,
    ),
    _choice(
        "factions",
        ("random", "chosen"),
        "NE-23.1",
        "How the factions are given out",
        "Wie die Fraktionen verteilt werden",
        START,
    ),
    _choice(
        "first_player",
        ("random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"),
        "NE-23.1",
        "Who begins",
        "Wer beginnt",
        START,
    ),
    _number(
        "end_vp",
        33,
        25,
        45,
        "Victory points at a count that end the game",
        "Siegpunkte bei einer Zählung, die das Spiel beenden",
        LENGTH,
    ),
    card_edition("NE-23.5", since=4),
    _number("start_hand", 4, 4, 6, "Cards dealt at the start", "Handkarten zu Beginn", CARDS),
    _number(
        "hand_limit",
        0,
        0,
        30,
        "Most cards in a hand; 0 for no limit",
        "Höchstzahl an Handkarten; 0 für keine",
    ),
    _choice(
        "distance_zero",
        ("free", "one_contact"),
        "NE-23.2",
        "Whether a card of distance 0 needs a contact",
        "Ob eine Karte mit Entfernung 0 einen Kontakt braucht",
    ),
    _choice(
        "failed_attack",
        ("spent", "returned"),
        "NE-23.2",
        "What becomes of the tokens of a failed attack",
        "Was mit den Plättchen eines gescheiterten Angriffs geschieht",
    ),
    _number(
        "max_defences_per_location",
        0,
        0,
        3,
        "Defensive cards attached to one location; 0 for no limit",
        "Verteidigungskarten an einem Ort; 0 für keine Grenze",
    ),
    _number(
        "redevelopment_vp",
        2,
        1,
        2,
        "Victory points for a redevelopment",
        "Siegpunkte für einen Umbau",
    ),
    _number(
        "reconstruction_vp",
        1,
        0,
        1,
        "Victory points for a reconstruction",
        "Siegpunkte für einen Wiederaufbau",
    ),
    _number("location_vp_places", 3, 3, 3, "Places on a location", "Plätze auf einem Ort"),
    _number(
        "agreements_with_others",
        3,
        3,
        3,
        "Agreements with opponents' locations",
        "Abkommen mit Orten der Gegner",
    ),
    Option(
        "slots_in_redevelopment",
        CHOICE,
        "lost",
        "NE-23.4",
        {
            "en": "Whether the slots of a location go while another with slots replaces it",
            "de": "Ob die Plätze eines Ortes verloren gehen, während ihn ein anderer mit Plätzen"
            " ersetzt",
        },
        ("lost", "kept"),
        since=3,
    ),
    _number("visits_per_turn", 3, 3, 3, "Visits in a turn", "Besuche in einem Zug"),
    _number(
        "turn_cap",
        0,
        0,
        99,
        "Turn after whose count the game ends at the latest; 0 for none",
        "Zug, nach dessen Zählung das Spiel spätestens endet; 0 für keinen",
    ),
)


def rules_of(options: dict[str, object]) -> Rules:
    """Return the figures of The New Era under these options."""
    rules = Rules(options)
    first = str(options["first_player"])
    rules.end_vp = cast(int, options["end_vp"])
    rules.hand_limit = cast(int, options["hand_limit"])
    rules.start_hand = cast(int, options["start_hand"])
    rules.adding = True  # NE-8.1.3
    rules.redevelop_vp = cast(int, options["redevelopment_vp"])
    rules.reconstruct_vp = cast(int, options["reconstruction_vp"])
    rules.free_at_zero = options["distance_zero"] == "free"
    rules.return_failed = options["failed_attack"] == "returned"
    rules.most_defences = cast(int, options["max_defences_per_location"])
    rules.slots_lost = options["slots_in_redevelopment"] == "lost"
    rules.turn_cap = cast(int, options["turn_cap"])
    rules.choose_faction = options["factions"] == "chosen"
    rules.first_seat = NOBODY if first == "random" else int(first[-1]) - 1
    return rules
