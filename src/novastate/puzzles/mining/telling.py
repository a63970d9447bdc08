"""Titles and goals of mined puzzles, in both languages."""

from typing import Final, cast

from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.goals import moment_of, wanted_cards
from novastate.puzzles.puzzle import BUILD, CHANCE, COUNT, END

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "title": "{who}, round {round}",
        "title_plain": "Round {round}",
        "title_era": "Era {era}, round {round}",
        "points": "Reach {want} points in this round. {rivals}",
        "count": "Bring your count to {want} in this turn:"
        " the points you would have if the era ended now.",
        "build": "Bring {cards} into your state in this round. {rivals}",
        "build_nova": "Bring {cards} into play in this turn.",
        "and": " and ",
        "end": "Win the game in this round. {rivals}",
        "chance": "Find the move with the clearly best chance to win.",
        "rival_passed": "Your rival has passed.",
        "rivals_passed": "Your rivals have passed.",
    },
    "de": {
        "title": "{who}, Runde {round}",
        "title_plain": "Runde {round}",
        "title_era": "Zeitalter {era}, Runde {round}",
        "points": "Erreiche {want} Punkte in dieser Runde. {rivals}",
        "count": "Bring deine Zählung in diesem Zug auf {want}:"
        " die Punkte, die du hättest, wenn das Zeitalter jetzt endete.",
        "build": "Bring {cards} in dieser Runde in deinen Staat. {rivals}",
        "build_nova": "Bring {cards} in diesem Zug ins Spiel.",
        "and": " und ",
        "end": "Gewinne die Partie in dieser Runde. {rivals}",
        "chance": "Finde den Zug mit den klar besten Aussichten auf den Sieg.",
        "rival_passed": "Dein Gegner hat gepasst.",
        "rivals_passed": "Deine Gegner haben gepasst.",
    },
}
ERAS: Final = ("0", "I", "II", "III")


def titles(rules: Ruleset, position: Position, seat: int) -> dict[str, str]:
    """Name a puzzle by whose it is and when."""
    era, number = moment_of(position)
    names = _faction(rules, position, seat)
    told = {}
    for lang in LANGUAGES:
        words = WORDS[lang]
        if era:
            told[lang] = words["title_era"].format(era=ERAS[era], round=number)
        elif names:
            told[lang] = words["title"].format(who=names[lang], round=number)
        else:
            told[lang] = words["title_plain"].format(round=number)
    return told


def _faction(rules: Ruleset, position: Position, seat: int) -> dict[str, str]:
    players = position.view(None)["players"]
    assert isinstance(players, list)
    wanted = players[seat].get("faction")
    for card in rules.cards_data():
        if wanted and card["id"] == wanted:
            names = card["names"]
            assert isinstance(names, dict)
            return names
    return {}


def goals(rules: Ruleset, kind: str, measure: str, want: int, seats: int) -> dict[str, str]:
    """Say what is to be reached."""
    code = kind if kind in (BUILD, CHANCE, END) else "count" if measure == COUNT else "points"
    names = _names(rules, wanted_cards(measure)) if kind == BUILD else []
    if kind == BUILD and not rules.pass_word():
        code = "build_nova"
    told = {}
    for lang in LANGUAGES:
        words = WORDS[lang]
        rivals = "" if seats < 2 else words["rival_passed" if seats == 2 else "rivals_passed"]
        cards = words["and"].join(name[lang] for name in names)
        told[lang] = words[code].format(want=want, rivals=rivals, cards=cards).strip()
    return told


def _names(rules: Ruleset, wanted: list[str]) -> list[dict[str, str]]:
    """Return the names of cards by language."""
    known: dict[object, object] = {card["id"]: card["names"] for card in rules.cards_data()}
    return [cast("dict[str, str]", known[id]) for id in wanted]
