"""Why a move of a mined line is made, told from what a search knows about it."""

from collections.abc import Sequence
from typing import Final

from novastate.kernel.phrases import LANGUAGES, PhraseBook
from novastate.kernel.position import Position
from novastate.puzzles.goals import figure
from novastate.puzzles.mining.ways import PLAIN, Decision
from novastate.puzzles.puzzle import COUNT, POINTS, WIN, Step
from novastate.puzzles.search import Frame

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "gains_one": "Brings 1 point.",
        "gains": "Brings {n} points.",
        "allows": "Makes possible: {move}.",
        "only_one": "Anything else is only sure of 1 point.",
        "only": "Anything else is only sure of {most} points.",
        "only_win": "Anything else does not win.",
        "only_goal": "Anything else misses the goal.",
        "forced": "There is no other answer here.",
        "free": "This may come in another order.",
        "needed": "Part of every way there.",
        "best": "The best chance to win: {chance} % ± {error}; the next best has {other} %.",
    },
    "de": {
        "gains_one": "Bringt 1 Punkt.",
        "gains": "Bringt {n} Punkte.",
        "allows": "Macht möglich: {move}.",
        "only_one": "Alles andere bringt sicher nur 1 Punkt.",
        "only": "Alles andere bringt sicher nur {most} Punkte.",
        "only_win": "Alles andere gewinnt nicht.",
        "only_goal": "Alles andere verfehlt das Ziel.",
        "forced": "Hier gibt es keine andere Antwort.",
        "free": "Die Reihenfolge ist hier frei.",
        "needed": "Gehört zu jedem Weg dorthin.",
        "best": "Die beste Aussicht auf den Sieg: {chance} % ± {error}; der nächstbeste Zug hat"
        " {other} %.",
    },
}


def steps(
    decisions: Sequence[Decision], frame: Frame, end: Position, book: PhraseBook
) -> list[Step]:
    """Write the line down with a reason for every move."""
    there = [each.position for each in decisions] + [end]
    return [
        Step(frame.seat, each.text, _reason(at, decisions, there, frame, book))
        for at, each in enumerate(decisions)
    ]


def _reason(
    at: int, decisions: Sequence[Decision], there: list[Position], frame: Frame, book: PhraseBook
) -> dict[str, str]:
    own, seat = decisions[at], frame.seat
    gain = 0
    counted = frame.measure in (POINTS, COUNT)
    if counted:
        gain = figure(there[at + 1], seat, frame.measure) - figure(there[at], seat, frame.measure)
    enabled = _enabled(at, decisions, there, seat)
    told = {}
    for lang in LANGUAGES:
        words, said = WORDS[lang], []
        if gain > 0:
            said.append(words["gains_one"] if gain == 1 else words["gains"].format(n=gain))
        if enabled is not None:
            said.append(words["allows"].format(move=label(enabled, seat, lang, book)))
        if own.answers == 1:
            said.append(words["forced"])
        elif own.right == 1 and own.wrong_most is not None:
            code = "only_one" if own.wrong_most == 1 else "only"
            if not counted:
                code = "only_win" if frame.measure == WIN else "only_goal"
            said.append(words[code].format(most=own.wrong_most))
        elif not said:
            said.append(words["free" if own.right > 1 else "needed"])
        told[lang] = " ".join(said)
    return told


def _enabled(
    at: int, decisions: Sequence[Decision], there: list[Position], seat: int
) -> Decision | None:
    """Find the first later deed that this move makes possible."""
    before, after = _offered(there[at], seat), _offered(there[at + 1], seat)
    for later in decisions[at + 2 :]:
        new = later.text in after and later.text not in before
        if new and later.text.split()[0] not in PLAIN:
            return later
    return None


def _offered(position: Position, seat: int) -> set[str]:
    if seat not in position.asking:
        return set()
    return {position.notation(seat, move) for move in position.moves(seat)}


def label(decision: Decision, seat: int, lang: str, book: PhraseBook) -> str:
    """Say a move as its question does, without what it costs and brings."""
    options = decision.position.question(seat).options()
    found = next(each.label for each in options if each.notation == decision.text)
    return book.say(found, lang).partition(": ")[0]
