"""Moves as text, both ways: `build school`, `raze 2.pub`, `pay iron ammo`."""

from typing import Final

from novastate.games.master.cards.model import Amounts
from novastate.games.master.codes import (
    AGAIN,
    ALL_OF_IT,
    BOARD,
    BOARD_ACTIONS,
    BUILD,
    CALL,
    CHOOSE,
    CLEAR,
    COST,
    DEAL,
    DEVELOP,
    DISCARD,
    DONE,
    FACTION,
    FIELD,
    HIRE,
    KEEP,
    NAME,
    OVER,
    PASS,
    PAY,
    PAY_DEAL,
    PICK,
    PLAY,
    RAID,
    RAZE,
    S_CHOICES,
    S_EFFECT,
    S_PAY,
    S_RECEIVE,
    SHIELD,
    STEAL,
    STORE,
    TAKE,
    TAP,
    USE,
    VERB,
    VISIT,
    A,
    B,
    C,
)
from novastate.games.master.goods import NAMES, NUMBERS
from novastate.games.master.rules.outputs import walk_seat
from novastate.games.master.rules.payment import DIGIT, sources
from novastate.games.master.rules.production import received
from novastate.games.master.table import Table
from novastate.kernel.errors import BadInput

ALONE: Final[dict[int, str]] = {PASS: "pass", AGAIN: "again", DONE: "done"}
WITH_CARD: Final[dict[int, str]] = {
    BUILD: "build",
    DEVELOP: "develop",
    DEAL: "deal",
    RAZE: "raze",
    TAKE: "take",
    PLAY: "play",
    PICK: "pick",
    DISCARD: "discard",
    CALL: "call",
    KEEP: "keep",
    PAY_DEAL: "end",
}
WITH_PLACE: Final[dict[int, str]] = {OVER: "over", USE: "use", SHIELD: "shield", CLEAR: "clear"}
WITH_RIVAL_PLACE: Final[dict[int, str]] = {RAID: "raze", VISIT: "visit", NAME: "name"}
COSTS: Final[tuple[str, ...]] = ("brick", "token")

VERB_CODES: Final[dict[int, str]] = {
    **ALONE,
    **WITH_CARD,
    **WITH_PLACE,
    **WITH_RIVAL_PLACE,
    RAID: "raid",
    PAY_DEAL: "end_deal",
    PAY: "pay",
    HIRE: "hire",
    BOARD: "board",
    COST: "with",
    CHOOSE: "choose",
    STEAL: "steal",
    TAP: "tap",
    STORE: "store",
    FACTION: "faction",
}
"""Every verb as a word of its own, for labels."""

ZONE_OF: Final[dict[int, str]] = {
    BUILD: "hand",
    DEVELOP: "hand",
    DEAL: "hand",
    RAZE: "hand",
    PLAY: "hand",
    DISCARD: "hand",
    TAKE: "open_connections",
    PICK: "display",
    CALL: "deals",
    PAY_DEAL: "deals",
    KEEP: "drawn",
}
"""Where the card of a move lies."""

ALONE_READ: Final = {word: verb for verb, word in ALONE.items()}
CARD_READ: Final = {word: verb for verb, word in WITH_CARD.items()}
PLACE_READ: Final = {word: verb for verb, word in WITH_PLACE.items()}
RIVAL_READ: Final = {word: verb for verb, word in WITH_RIVAL_PLACE.items()}
TWO_WORDS: Final[tuple[str, ...]] = (
    *CARD_READ,
    *PLACE_READ,
    *RIVAL_READ,
    "hire",
    "board",
    "with",
    "faction",
    "steal",
    "tap",
)


def place_name(p: Table, seat: int, index: int) -> str:
    """Name a place within its state: the card, and its number if there are several of it."""
    state = p.players[seat].state
    card = state[index].card
    before = sum(1 for place in state[:index] if place.card == card)
    return p.cards.ids[card] + (f"#{before + 1}" if before else "")


def write(p: Table, seat: int, move: int) -> str:
    """Write a move."""
    verb = move & VERB
    a, b, c = move >> A & FIELD, move >> B & FIELD, move >> C & FIELD
    if verb in ALONE:
        return ALONE[verb]
    if verb in WITH_CARD:
        return f"{WITH_CARD[verb]} {p.cards.ids[a]}"
    if verb in WITH_PLACE:
        return f"{WITH_PLACE[verb]} {place_name(p, seat, a)}"
    if verb in WITH_RIVAL_PLACE:
        return f"{WITH_RIVAL_PLACE[verb]} {a + 1}.{place_name(p, a, b)}"
    if verb == PAY:
        return f"pay {_write_payment(p, seat, move)}"
    if verb == HIRE:
        return f"hire {NAMES[a]}"
    if verb == BOARD:
        return f"board {BOARD_ACTIONS[a]}"
    if verb == COST:
        return f"with {COSTS[a]}"
    if verb == CHOOSE:
        return f"choose {amounts_text(choose_options(p, seat)[a])}"
    if verb == STEAL:
        at = f"@{place_name(p, a, c - 1)}" if c else ""
        return f"steal {a + 1}.{NAMES[b]}{at}"
    if verb == TAP:
        return f"tap {a + 1}.{p.cards.ids[b]}"
    if verb == STORE:
        slot = c & (ALL_OF_IT - 1)
        number = f"/{slot + 1}" if slot else ""
        many = "all " if c & ALL_OF_IT else ""
        return f"store {many}{NAMES[a]}@{place_name(p, seat, b)}{number}"
    if verb == FACTION:
        return f"faction {p.cards.factions[a].id}"
    raise ValueError(f"no move has the verb {verb}")


def amounts_text(amounts: Amounts) -> str:
    """Write goods as in card files.

    >>> amounts_text(((0, 2), (13, 1)))
    '2 brick vp'
    """
    return " ".join(f"{n} {NAMES[good]}" if n > 1 else NAMES[good] for good, n in amounts)


def choose_options(p: Table, seat: int) -> tuple[Amounts, ...]:
    """Return the options of the open choice between goods; () if there is none."""
    card = asking_card(p, seat)
    return () if card < 0 else p.cards.gain[card].options


def asking_card(p: Table, seat: int) -> int:
    """Return the card whose effect asks a seat now; -1 if none does."""
    if not p.agenda:
        return -1
    step = p.agenda[-1]
    if step[0] == S_CHOICES and seat in p.asking:
        return walk_seat(p, seat, p.answers[seat]).about
    if step[0] == S_RECEIVE:
        return received(p, step, p.answers[seat]).about
    if step[0] == S_EFFECT:
        return p.players[seat].state[step[2]].card
    return -1


def _write_payment(p: Table, seat: int, move: int) -> str:
    """Write the goods of a payment, each with the place it is taken from."""
    words: list[str] = []
    digits = move >> A
    for good, at in sources(p.players[seat], p.agenda[-1][2] >> 8):
        word = NAMES[good] if at < 0 else f"{NAMES[good]}@{place_name(p, seat, at)}"
        words.extend([word] * (digits & 7))
        digits >>= DIGIT
    return " ".join(words)


def read(p: Table, seat: int, text: str) -> int:
    """Read a move; raise BadInput with a sentence if it means nothing here."""
    words = text.split()
    if not words:
        raise BadInput("A move needs a word, for example pass or build school.")
    verb, rest = words[0], words[1:]
    if verb in ALONE_READ:
        if rest:
            raise BadInput(f'"{verb}" stands alone, without "{" ".join(rest)}".')
        return ALONE_READ[verb]
    if verb == "pay":
        return _read_payment(p, seat, rest)
    if verb == "choose":
        return _read_choice(p, seat, " ".join(rest))
    if verb == "store":
        return _read_store(p, seat, rest)
    if verb not in TWO_WORDS:
        raise BadInput(f'"{verb}" is no word a move begins with.')
    if len(rest) != 1:
        raise BadInput(f'"{text}" is no move: "{verb}" takes one word after it.')
    return _read_one(p, seat, verb, rest[0])


def _read_one(p: Table, seat: int, verb: str, word: str) -> int:
    """Read a move of two words."""
    head, dot, _ = word.partition(".")
    if verb in RIVAL_READ and dot and head.isdigit():
        owner, name = _owner(p, word)
        return RIVAL_READ[verb] | owner << A | _place(p, owner, name) << B
    if verb in CARD_READ:
        return CARD_READ[verb] | _card(p, word) << A
    if verb in PLACE_READ:
        return PLACE_READ[verb] | _place(p, seat, word) << A
    if verb == "hire":
        return HIRE | _good(word) << A
    if verb == "board":
        return BOARD | _one_of(word, BOARD_ACTIONS, "contact action") << A
    if verb == "with":
        return COST | _one_of(word, COSTS, "cost of a development") << A
    if verb == "faction":
        factions = tuple(faction.id for faction in p.cards.factions)
        return FACTION | _one_of(word, factions, "faction") << A
    if verb == "steal":
        owner, name = _owner(p, word)
        good, at, place = name.partition("@")
        where = _place(p, owner, place) + 1 if at else 0
        return STEAL | owner << A | _good(good) << B | where << C
    if verb == "tap":
        owner, name = _owner(p, word)
        return TAP | owner << A | _card(p, name) << B
    owner, name = _owner(p, word)  # only "visit" and "name" are left, and they need a seat
    return RIVAL_READ[verb] | owner << A | _place(p, owner, name) << B


def _one_of(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise BadInput(f'"{word}" is no {what} (there are {", ".join(words)}).')
    return words.index(word)


def _good(word: str) -> int:
    if word not in NUMBERS:
        raise BadInput(f'"{word}" is no good.')
    return NUMBERS[word]


def _card(p: Table, word: str) -> int:
    if word not in p.cards.numbers:
        raise BadInput(f'There is no card "{word}".')
    return p.cards.numbers[word]


def _owner(p: Table, word: str) -> tuple[int, str]:
    """Split `2.pub` into seat and name."""
    head, dot, name = word.partition(".")
    if not dot or not head.isdigit() or not 1 <= int(head) <= len(p.players):
        raise BadInput(f'"{word}" must begin with a seat and a dot, for example 2.pub.')
    return int(head) - 1, name


def _place(p: Table, seat: int, word: str) -> int:
    """Find a place of a state by its name."""
    name, hash_mark, number = word.partition("#")
    card = _card(p, name)
    wanted = int(number) if number.isdigit() else 1
    if hash_mark and not number.isdigit():
        raise BadInput(f'"{word}" has no number after the #.')
    count = 0
    for i, place in enumerate(p.players[seat].state):
        if place.card == card:
            count += 1
            if count == wanted:
                return i
    raise BadInput(f'There is no "{word}" in the state of seat {seat + 1}.')


def _read_payment(p: Table, seat: int, words: list[str]) -> int:
    """Read a payment for the cost that is asked now."""
    if not p.agenda or p.agenda[-1][0] != S_PAY or p.agenda[-1][1] != seat:
        raise BadInput("There is nothing to pay now.")
    left = list(words)
    move = PAY
    for i, (good, at) in enumerate(sources(p.players[seat], p.agenda[-1][2] >> 8)):
        word = NAMES[good] if at < 0 else f"{NAMES[good]}@{place_name(p, seat, at)}"
        n = left.count(word)
        if n > 7:
            break
        left = [other for other in left if other != word]
        move |= n << (A + DIGIT * i)
    if left:
        raise BadInput(f'"{left[0]}" cannot pay here.')
    return move


def _read_choice(p: Table, seat: int, text: str) -> int:
    """Read one option of a choice between goods."""
    options = [amounts_text(option) for option in choose_options(p, seat)]
    if text not in options:
        there = f" (there are {', '.join(options)})" if options else ""
        raise BadInput(f'"{text}" is not to choose now{there}.')
    return CHOOSE | options.index(text) << A


def _read_store(p: Table, seat: int, words: list[str]) -> int:
    """Read `store brick@ruined_library` or `store all brick@ruined_library`."""
    flag = 0
    if len(words) == 2 and words[0] == "all":
        flag = ALL_OF_IT
        words = words[1:]
    if len(words) != 1 or "@" not in words[0]:
        raise BadInput("Storing is written like store brick@ruined_library.")
    good, _, name = words[0].partition("@")
    name, slash, number = name.partition("/")
    slot = int(number) - 1 if slash and number.isdigit() and int(number) > 0 else 0
    return STORE | _good(good) << A | _place(p, seat, name) << B | (slot | flag) << C
