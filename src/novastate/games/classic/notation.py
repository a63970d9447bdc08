"""Moves as text, both ways: `incorporate docks`, `by conquest2`, `over pub#2`, `visit 2.docks`."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.codes import FIELD, VERB, A, B
from novastate.games.classic.goods import CONTACT_NAMES, NAMES, NUMBERS, RESOURCES
from novastate.games.classic.rules.gains import gain_of
from novastate.games.classic.rules.payment import DIGIT, DIGITS
from novastate.games.classic.table import Table
from novastate.kernel.errors import BadInput

ALONE: Final[dict[int, str]] = {
    codes.PASS: "pass",
    codes.DONE: "done",
    codes.BY_FIELD: "by_contact",
    codes.DIG: "dig",
    codes.COMMAND: "command",
    codes.ACCEPT: "accept",
    codes.SPARE: "spare",
    codes.FREE: "free",
}
WITH_CARD: Final[dict[int, str]] = {
    codes.PICK: "pick",
    codes.CASH: "cash",
    codes.BY_CARD: "by_card",
    codes.REDEVELOP: "redevelop",
    codes.LEAD: "lead",
    codes.DISCARD: "discard",
    codes.INSTANT: "instant",
    codes.RECONSTRUCT: "reconstruct",
}
CONTACT_WORDS: Final[tuple[str, ...]] = ("conquer", "negotiate", "incorporate")
WITH_TUCKED: Final[dict[int, str]] = {
    codes.DROP: "drop",
    codes.ROOM: "room",
    codes.GIVE_UP: "give_up",
}
WAYS: Final[tuple[str, ...]] = ("spoils", "deal")
WITH_PLACE: Final[dict[int, str]] = {
    codes.OVER: "over",
    codes.USE: "use",
    codes.HOST: "host",
    codes.IMPROVE: "improve",
    codes.REPEAT: "repeat",
}
WITH_RIVAL: Final[dict[int, str]] = {
    codes.VISIT: "visit",
    codes.AGREE: "agree",
    codes.BREAK: "break",
    codes.TARGET: "target",
}
WITH_GOOD: Final[dict[int, str]] = {
    codes.TOKEN: "by_token",
    codes.EXCHANGE: "exchange",
    codes.SPEND: "spend",
    codes.KEEP: "keep",
    codes.DEFEND: "defend",
}
WITH_WAYS: Final[tuple[str, ...]] = ("material", "token")

VERB_CODES: Final[dict[int, str]] = {
    **ALONE,
    **WITH_CARD,
    **WITH_TUCKED,
    **WITH_PLACE,
    **WITH_GOOD,
    **WITH_RIVAL,
    codes.CONTACT: "contact",
    codes.WITH: "with",
    codes.ATTACK: "attack",
    codes.TAKE_TOKEN: "take_token",
    codes.PART: "part",
    codes.PAY: "pay",
    codes.CHOOSE: "choose",
    codes.STEAL: "steal",
    codes.FACTION: "faction",
}
"""Every verb as a word of its own, for labels."""

ALONE_READ: Final = {word: verb for verb, word in ALONE.items()}
CARD_READ: Final = {word: verb for verb, word in WITH_CARD.items()}
TUCKED_READ: Final = {word: verb for verb, word in WITH_TUCKED.items()}
PLACE_READ: Final = {word: verb for verb, word in WITH_PLACE.items()}
RIVAL_READ: Final = {word: verb for verb, word in WITH_RIVAL.items()}
GOOD_READ: Final = {word: verb for verb, word in WITH_GOOD.items()}
KNOWN: Final[tuple[str, ...]] = (
    *CARD_READ,
    *CONTACT_WORDS,
    *TUCKED_READ,
    *PLACE_READ,
    *GOOD_READ,
    *RIVAL_READ,
    "with",
    "attack",
    "take_token",
    "part",
    "choose",
    "steal",
    "faction",
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
    a, b = move >> A & FIELD, move >> B & FIELD
    if verb in ALONE:
        return ALONE[verb]
    if verb in WITH_CARD:
        return f"{WITH_CARD[verb]} {p.cards.ids[a]}"
    if verb == codes.CONTACT:
        return f"{CONTACT_WORDS[b]} {p.cards.ids[a]}"
    if verb in WITH_TUCKED:
        return f"{WITH_TUCKED[verb]} {WAYS[b]}.{p.cards.ids[a]}"
    if verb in WITH_PLACE:
        return f"{WITH_PLACE[verb]} {place_name(p, seat, a)}"
    if verb in WITH_GOOD:
        return f"{WITH_GOOD[verb]} {NAMES[a]}"
    if verb == codes.WITH:
        return f"with {WITH_WAYS[a]}"
    if verb in WITH_RIVAL:
        return f"{WITH_RIVAL[verb]} {a + 1}.{place_name(p, a, b)}"
    if verb == codes.ATTACK:
        return f"attack {a + 1}"
    if verb == codes.TAKE_TOKEN:
        return f"take_token {CONTACT_NAMES[a]}"
    if verb == codes.PART:
        return f"part {a + 1}"
    if verb == codes.STEAL:
        return f"steal {a + 1}.{NAMES[b]}"
    if verb == codes.CHOOSE:
        return f"choose {a + 1}"
    if verb == codes.FACTION:
        return f"faction {p.cards.factions[a].text.id}"
    if verb == codes.PAY:
        return f"pay {payment_text(move >> A)}"
    raise ValueError(f"no move has the verb {verb}")


def payment_text(packed: int) -> str:
    """Write the resources of a payment.

    >>> payment_text(2 | 1 << 16)
    '2 scrap universal'
    """
    words: list[str] = []
    for kind in range(RESOURCES):
        n = packed >> DIGIT * kind & DIGITS
        if n:
            words.append(f"{n} {NAMES[kind]}" if n > 1 else NAMES[kind])
    return " ".join(words) or "nothing"


def read(p: Table, seat: int, text: str) -> int:
    """Read a move; raise BadInput with a sentence if it means nothing here."""
    words = text.split()
    if not words:
        raise BadInput("A move needs a word, for example pass or incorporate docks.")
    verb, rest = words[0], words[1:]
    if verb in ALONE_READ:
        if rest:
            raise BadInput(f'"{verb}" stands alone, without "{" ".join(rest)}".')
        return ALONE_READ[verb]
    if verb == "pay":
        return codes.PAY | _read_payment(rest) << A
    if verb not in KNOWN:
        raise BadInput(f'"{verb}" is no word a move begins with.')
    if len(rest) != 1:
        raise BadInput(f'"{text}" is no move: "{verb}" takes one word after it.')
    return _read_one(p, seat, verb, rest[0])


def _read_one(p: Table, seat: int, verb: str, word: str) -> int:
    """Read a move of two words."""
    if verb in CARD_READ:
        return CARD_READ[verb] | card_number(p, word) << A
    if verb in CONTACT_WORDS:
        return codes.CONTACT | card_number(p, word) << A | CONTACT_WORDS.index(verb) << B
    if verb in TUCKED_READ:
        way, _, id = word.partition(".")
        number = card_number(p, id)
        return TUCKED_READ[verb] | number << A | _one_of(way, WAYS, "way to be tucked") << B
    if verb in PLACE_READ:
        return PLACE_READ[verb] | _place(p, seat, word) << A
    if verb in GOOD_READ:
        return GOOD_READ[verb] | _good(word) << A
    if verb == "with":
        return codes.WITH | _one_of(word, WITH_WAYS, "way to pay a redevelopment") << A
    if verb == "choose":
        return codes.CHOOSE | _choice(p, seat, word) << A
    if verb == "faction":
        factions = tuple(faction.text.id for faction in p.cards.factions)
        return codes.FACTION | _one_of(word, factions, "faction") << A
    if verb == "take_token":
        return codes.TAKE_TOKEN | _one_of(word, CONTACT_NAMES, "kind of contact") << A
    if verb == "attack":
        return codes.ATTACK | _owner(p, f"{word}.")[0] << A
    if verb == "part":
        if word not in ("1", "2", "3", "4"):
            raise BadInput(f'"{word}" is no number of a part.')
        return codes.PART | (int(word) - 1) << A
    owner, name = _owner(p, word)
    if verb in RIVAL_READ:
        return RIVAL_READ[verb] | owner << A | _place(p, owner, name) << B
    return codes.STEAL | owner << A | _good(name) << B


def _choice(p: Table, seat: int, word: str) -> int:
    """Read the number of one side of a choice between goods."""
    options = 0
    if p.agenda and p.agenda[-1][0] == codes.S_CHOOSE:
        options = len(gain_of(p, seat, p.agenda[-1][2], p.agenda[-1][3]).options)
    if not word.isdecimal() or not 1 <= int(word) <= max(1, options):
        raise BadInput(f'"{word}" is no number of a choice.')
    return int(word) - 1


def _one_of(word: str, words: tuple[str, ...], what: str) -> int:
    if word not in words:
        raise BadInput(f'"{word}" is no {what} (there are {", ".join(words)}).')
    return words.index(word)


def _good(word: str) -> int:
    if word not in NUMBERS:
        raise BadInput(f'"{word}" is no good.')
    return NUMBERS[word]


def card_number(p: Table, word: str) -> int:
    """Return the number of a card by its id."""
    if word not in p.cards.numbers:
        raise BadInput(f'There is no card "{word}".')
    return p.cards.numbers[word]


def _owner(p: Table, word: str) -> tuple[int, str]:
    """Split `2.docks` into seat and name."""
    head, dot, name = word.partition(".")
    if not dot or not head.isdecimal() or not 1 <= int(head) <= p.seats:
        raise BadInput(f'"{word}" must begin with a seat and a dot, for example 2.docks.')
    return int(head) - 1, name


def _place(p: Table, seat: int, word: str) -> int:
    """Find a place of a state by its name."""
    name, hash_mark, number = word.partition("#")
    card = card_number(p, name)
    if hash_mark and not number.isdecimal():
        raise BadInput(f'"{word}" has no number after the #.')
    wanted = int(number) if hash_mark else 1
    count = 0
    for i, place in enumerate(p.players[seat].state):
        if place.card == card:
            count += 1
            if count == wanted:
                return i
    raise BadInput(f'There is no "{word}" in the state of seat {seat + 1}.')


def _read_payment(words: list[str]) -> int:
    """Read resources such as `2 scrap universal`."""
    packed = 0
    n = 1
    for word in words:
        if word.isdecimal():
            n = int(word)
            continue
        kind = _one_of(word, NAMES[:RESOURCES], "resource")
        if not 1 <= n <= DIGITS or packed >> DIGIT * kind & DIGITS:
            raise BadInput(f'"{" ".join(words)}" is no payment.')
        packed |= n << DIGIT * kind
        n = 1
    if not packed or words[-1].isdecimal():
        raise BadInput("A payment is written like pay 2 scrap universal.")
    return packed
