"""The sentences of Prizes."""

from typing import Final, cast

SEATS: Final[dict[str, str]] = {"en": "seat {n}", "de": "Platz {n}"}
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "ask_choose": "Which card do you choose for the prize of {prize}?",
        "do_choose": "Choose the {card}",
        "choose": "{seat} has chosen the {card}.",
        "score": "{seat} wins {n} points.",
        "draw": "{seat} draws a card.",
        "draw_seen": "{seat} draws the {card}.",
        "round": "Round {round}: the prize is {prize}.",
        "over": "The game is over.",
        "no_not_now": "This is not possible now.",
        "counted": "Prizes are points.",
        "count_prizes": "prizes",
        "result_prizes": "prizes",
        "reason_points": "most points",
        "reason_hand": "the better hand",
        "reason_shared": "shared",
    },
    "de": {
        "ask_choose": "Welche Karte wählst du für den Preis von {prize}?",
        "do_choose": "Die {card} wählen",
        "choose": "{seat} hat die {card} gewählt.",
        "score": "{seat} gewinnt {n} Punkte.",
        "draw": "{seat} zieht eine Karte.",
        "draw_seen": "{seat} zieht die {card}.",
        "round": "Runde {round}: Der Preis ist {prize}.",
        "over": "Die Partie ist zu Ende.",
        "no_not_now": "Das geht jetzt nicht.",
        "counted": "Preise sind Punkte.",
        "count_prizes": "Preise",
        "result_prizes": "Preise",
        "reason_points": "meiste Punkte",
        "reason_hand": "die bessere Hand",
        "reason_shared": "geteilt",
    },
}


class Nouns:
    """How the arguments of a sentence are spoken."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def say(self, name: str, value: object, lang: str) -> str:
        """Speak a seat by its player's name, and everything else as it is."""
        if name != "seat":
            return str(value)
        seat = cast(int, value)
        known = self.names[seat] if 0 <= seat < len(self.names) else ""
        return known or SEATS[lang].format(n=seat + 1)
