"""Moves as text, both ways: `develop masonry`, `die red 4`, `pay 2 blue`, `use mathematics`."""

from typing import Final

from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.codes import (
    COLOUR,
    CONVERT,
    DAMAGE,
    DIE,
    DONE,
    FETCH,
    FIELD,
    GIVE,
    KEEP,
    LOSE,
    MARK,
    MEND,
    MOVE,
    PAY,
    PICK,
    PRODUCE,
    RECALL,
    REST,
    SINK,
    SINK_FOR,
    STEAL,
    TAKE,
    USE,
    VERB,
    A,
    B,
)
from novastate.games.novaera.constants import (
    ACTIONS,
    CALM,
    COLOURS,
    DEVELOP,
    ENLIST,
    EXPAND,
    GAIN,
    REPAIR,
    RESEARCH,
    RESOURCES,
    TRACKS,
)
from novastate.games.novaera.data import die_text
from novastate.games.novaera.rules.payment import DIGIT, DIGITS
from novastate.games.novaera.table import Table
from novastate.kernel.errors import BadInput

ALONE: Final[dict[int, str]] = {
    GAIN: "gain",
    REPAIR: "repair",
    CALM: "calm",
    REST: "rest",
    CONVERT: "convert",
    DONE: "done",
}
WITH_CARD: Final[dict[int, str]] = {
    DEVELOP: "develop",
    ENLIST: "enlist",
    EXPAND: "expand",
    RESEARCH: "research",
    SINK_FOR: "lower_for_1",
    DAMAGE: "damage",
    LOSE: "lose",
    MEND: "mend",
    FETCH: "fetch",
    RECALL: "recall",
    PRODUCE: "produce",
    MARK: "mark",
    SINK: "lower",
    KEEP: "keep",
}
WITH_KIND: Final[dict[int, str]] = {
    TAKE: "take",
    GIVE: "give",
    STEAL: "steal",
    COLOUR: "colour",
}
VERB_CODES: Final[dict[int, str]] = {
    **ALONE,
    **WITH_CARD,
    **WITH_KIND,
    USE: "use",
    PICK: "pick",
    DIE: "die",
    PAY: "pay",
    MOVE: "move",
}
"""Every verb as a word of its own, for labels."""

ALONE_READ: Final = {word: verb for verb, word in ALONE.items()}
CARD_READ: Final = {word: verb for verb, word in WITH_CARD.items()}
KIND_READ: Final = {word: verb for verb, word in WITH_KIND.items()}

assert set(ACTIONS) <= set(VERB_CODES.values())


def write(p: Table, seat: int, move: int) -> str:
    """Write a move."""
    verb = move & VERB
    a = move >> A & FIELD
    if verb in ALONE:
        return ALONE[verb]
    if verb in WITH_CARD:
        return f"{WITH_CARD[verb]} {p.cards.ids[a]}"
    if verb in WITH_KIND:
        return f"{WITH_KIND[verb]} {COLOURS[a]}"
    if verb == USE:
        return f"use {p.cards.ids[a]}{_which(p, a, move >> B & FIELD)}"
    if verb == PICK:
        return f"pick {a + 1}"
    if verb == DIE:
        return f"die {die_text(p.players[seat].dice[a])}"
    if verb == MOVE:
        return f"move {TRACKS[a]}"
    if verb == PAY:
        return f"pay {payment_text(move >> A)}"
    raise ValueError(f"no move has the verb {verb}")


def _which(p: Table, card: int, effect: int) -> str:
    """Number an ability where a card has several: `#2` is the second effect printed on it."""
    return f"#{effect + 1}" if effect != _first_ability(p, card) else ""


def _first_ability(p: Table, card: int) -> int:
    abilities = p.cards.by_trigger[card][ABILITY]
    return abilities[0] if abilities else 0


def payment_text(packed: int) -> str:
    """Write the resources of a payment.

    >>> payment_text(2 << 5 | 1 << 10)
    '2 red yellow'
    """
    words: list[str] = []
    for kind in range(RESOURCES):
        n = packed >> DIGIT * kind & DIGITS
        if n:
            words.append(f"{n} {COLOURS[kind]}" if n > 1 else COLOURS[kind])
    return " ".join(words) or "nothing"


def read(p: Table, seat: int, text: str) -> int:
    """Read a move; raise BadInput with a sentence if it means nothing here."""
    words = text.split()
    if not words:
        raise BadInput("A move needs a word, for example pick 2 or develop masonry.")
    verb, rest = words[0], words[1:]
    if verb in ALONE_READ:
        if rest:
            raise BadInput(f'"{verb}" stands alone, without "{" ".join(rest)}".')
        return ALONE_READ[verb]
    if verb == "die":
        return _read_die(p, seat, " ".join(rest))
    if verb == "pay":
        return PAY | _read_payment(rest) << A
    if len(rest) != 1:
        known = verb in CARD_READ or verb in KIND_READ or verb in ("use", "pick", "move")
        if not known:
            raise BadInput(f'"{verb}" is no word a move begins with.')
        raise BadInput(f'"{text}" is no move: "{verb}" takes one word after it.')
    return _read_one(p, verb, rest[0])


def _read_one(p: Table, verb: str, word: str) -> int:
    """Read a move of two words."""
    if verb in CARD_READ:
        return CARD_READ[verb] | card_number(p, word) << A
    if verb in KIND_READ:
        return KIND_READ[verb] | _one_of(word, COLOURS[:RESOURCES], "colour") << A
    if verb == "use":
        id, hash_mark, number = word.partition("#")
        card = card_number(p, id)
        effect = int(number) - 1 if number.isdecimal() and 0 < int(number) < 99 else -1
        if not hash_mark:
            effect = _first_ability(p, card)
        if effect < 0:
            raise BadInput(f'"{word}" has no number after the #.')
        return USE | card << A | effect << B
    if verb == "pick":
        if not word.isdecimal() or not 1 <= int(word) <= FIELD:
            raise BadInput(f'"{word}" is no number of a zone.')
        return PICK | (int(word) - 1) << A
    if verb == "move":
        return MOVE | _one_of(word, TRACKS, "track") << A
    raise BadInput(f'"{verb}" is no word a move begins with.')


def _one_of(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise BadInput(f'"{word}" is no {what} (there are {", ".join(words)}).')
    return words.index(word)


def card_number(p: Table, word: str) -> int:
    """Return the number of a card by its id."""
    if word not in p.cards.numbers:
        raise BadInput(f'There is no card "{word}".')
    return p.cards.numbers[word]


def _read_die(p: Table, seat: int, text: str) -> int:
    """Find a die of the player by its text; of equal dice the first."""
    for i, die in enumerate(p.players[seat].dice):
        if die_text(die) == text:
            return DIE | i << A
    have = ", ".join(die_text(die) for die in p.players[seat].dice) or "none"
    raise BadInput(f'Seat {seat + 1} has no die "{text}" (has {have}).')


def _read_payment(words: list[str]) -> int:
    """Read resources such as `2 red yellow`."""
    if words == ["nothing"]:
        return 0
    packed = 0
    n = 1
    for word in words:
        if word.isdecimal():
            n = int(word)
            continue
        kind = _one_of(word, COLOURS[:RESOURCES], "resource")
        if not 1 <= n <= DIGITS or packed >> DIGIT * kind & DIGITS:
            raise BadInput(f'"{" ".join(words)}" is no payment.')
        packed |= n << DIGIT * kind
        n = 1
    if not packed or words[-1].isdecimal():
        raise BadInput("A payment is written like pay 2 blue yellow.")
    return packed
