"""The options of FS-19, described for lobby and command line."""

from typing import Final, cast

from novastate.games.card_editions import card_edition
from novastate.games.classic.table import NOBODY, Rules
from novastate.kernel.options import CARDS, CHOICE, EXPERT, LENGTH, NUMBER, START, SWITCH, Option

NO_LIMIT: Final = 0


def _number(
    name: str, default: int, least: int, most: int, en: str, de: str, group: str = EXPERT
) -> Option:
    words = {"en": en, "de": de}
    return Option(name, NUMBER, default, "FS-19.1", words, least=least, most=most, group=group)


def _choice(
    name: str, choices: tuple[str, ...], clause: str, en: str, de: str, group: str = EXPERT
) -> Option:
    """Describe a choice; the first is the default."""
    return Option(name, CHOICE, choices[0], clause, {"en": en, "de": de}, choices, group=group)


OPTIONS: Final[tuple[Option, ...]] = (
    _choice(
        "factions",
        ("random", "chosen"),
        "FS-19.1",
        "How the factions are given out",
        "Wie die Fraktionen verteilt werden",
        START,
    ),
    _choice(
        "first_player",
        ("random", "seat_1", "seat_2", "seat_3", "seat_4"),
        "FS-19.1",
        "Who begins",
        "Wer beginnt",
        START,
    ),
    _number(
        "end_vp",
        30,
        20,
        40,
        "Victory points at a count that end the game",
        "Siegpunkte bei einer Zählung, die das Spiel beenden",
        LENGTH,
    ),
    _choice(
        "hand_limit",
        ("10", "7", "8", "9", "11", "12", "13", "14", "15", "none"),
        "FS-19.1",
        "Most cards in a hand",
        "Höchstzahl an Handkarten",
        CARDS,
    ),
    card_edition("FS-19.7", since=4),
    _number("start_hand", 4, 4, 6, "Cards dealt at the start", "Handkarten zu Beginn", CARDS),
    _choice(
        "basic_redevelopments_per_turn",
        ("1", "unlimited"),
        "FS-19.5",
        "Redevelopments for building material in a turn",
        "Umbauten für Baumaterial in einem Zug",
    ),
    _choice(
        "contact_adding",
        ("none", "tokens"),
        "FS-19.3",
        "Whether ranges of tokens of one kind are added up",
        "Ob Reichweiten gleichartiger Plättchen addiert werden",
    ),
    Option(
        "produce_on_entry",
        SWITCH,
        False,
        "FS-19.4",
        {
            "en": "Locations and leaders produce when they enter play",
            "de": "Orte und Anführer produzieren, wenn sie ins Spiel kommen",
        },
        meant=(4, True),
    ),
    _choice(
        "leader_vp_places",
        ("5", "3"),
        "FS-19.5",
        "Places for victory point tokens on a leader",
        "Plätze für Siegpunktplättchen auf einem Anführer",
    ),
    _number("location_vp_places", 3, 3, 3, "Places on a location", "Plätze auf einem Ort"),
    _number("slots_of_base", 3, 3, 3, "Slots under the base", "Plätze unter der Basis"),
    _number(
        "slots_of_trait",
        3,
        1,
        3,
        "Slots that a location with the trait adds",
        "Plätze, die ein Ort mit dieser Eigenschaft hinzufügt",
    ),
    Option(
        "slots_in_redevelopment",
        CHOICE,
        "lost",
        "FS-19.6",
        {
            "en": "Whether the slots of a location go while another with slots replaces it",
            "de": "Ob die Plätze eines Ortes verloren gehen, während ihn ein anderer mit Plätzen"
            " ersetzt",
        },
        ("lost", "kept"),
        since=3,
    ),
    _number("visits_per_turn", 3, 3, 3, "Visits in a turn", "Besuche in einem Zug"),
    _choice(
        "leader_swap_cost",
        ("1 weapons",),
        "FS-19.1",
        "What swapping a leader costs",
        "Was der Wechsel eines Anführers kostet",
    ),
    _number(
        "turn_cap",
        NO_LIMIT,
        0,
        99,
        "Turn after whose count the game ends at the latest; 0 for none",
        "Zug, nach dessen Zählung das Spiel spätestens endet; 0 für keinen",
    ),
)


def rules_of(options: dict[str, object]) -> Rules:
    """Return the figures of the 2010 edition under these options."""
    rules = Rules(options)
    limit = str(options["hand_limit"])
    first = str(options["first_player"])
    rules.end_vp = cast(int, options["end_vp"])
    rules.hand_limit = 0 if limit == "none" else int(limit)
    rules.start_hand = cast(int, options["start_hand"])
    rules.basic_redevelopments = 1 if options["basic_redevelopments_per_turn"] == "1" else 0
    rules.adding = options["contact_adding"] == "tokens"
    rules.produce_on_entry = bool(options["produce_on_entry"])
    rules.leader_places = int(str(options["leader_vp_places"]))
    rules.trait_slots = cast(int, options["slots_of_trait"])
    rules.slots_lost = options["slots_in_redevelopment"] == "lost"
    rules.turn_cap = cast(int, options["turn_cap"])
    rules.choose_faction = options["factions"] == "chosen"
    rules.first_seat = NOBODY if first == "random" else int(first[-1]) - 1
    return rules
