"""Read and show goods, types and numbers as card files write them."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.model import Amounts
from novastate.kernel.errors import Misread
from novastate.toolkit import tokens
from novastate.toolkit.card_files import counted, mask_of
from novastate.toolkit.tokens import Token

GAINED: Final = goods.NAMES[: goods.ALL]
HELD: Final = goods.NAMES[: goods.HELD]
WILD: Final[dict[int, tuple[int, ...]]] = {
    goods.AMMO: (*goods.BASIC, goods.ANY_RESOURCE),
    goods.UNIVERSAL: goods.CONTACTS,
}
"""What a wild good may stand for in a cost (MS-7.3, MS-7.4)."""
MOST_OF_A_KIND: Final = 7
PAID: Final = (*goods.NAMES[: goods.VP], *goods.NAMES[goods.ALL :])
"""VP are never paid (MS-1.4)."""

_MOST: Final = 99


def read_amounts(said: str, known: tuple[str, ...] = GAINED) -> Amounts:
    """Read goods with their numbers: "2 brick vp" is two bricks and one VP."""
    found: dict[int, int] = {}
    for word, count in counted(said, read_number):
        good = known_good(word, known)
        if good in found:
            raise Misread(f', which names "{word}" twice')
        found[good] = count
    return tuple(sorted(found.items()))


def payable(cost: Amounts) -> Amounts:
    """Return a cost that every payment of it can be written down for, or refuse it (MS-7.5).

    Where a wild good is asked for beside what it may stand for, one unit would pay twice.
    """
    asked = [good for good, _ in cost]
    for wild, others in WILD.items():
        if wild in asked and any(good in asked for good in others):
            name = goods.NAMES[wild]
            raise Misread(f', where "{name}" stands beside goods that it may pay for')
    for good, n in cost:
        if n > MOST_OF_A_KIND and good not in (goods.CARD, goods.OWN_DEAL):
            raise Misread(f", but a cost asks for {MOST_OF_A_KIND} units of a good at most")
    return cost


def read_good(said: str) -> int:
    """Read a single good."""
    words = said.split()
    if len(words) != 1:
        raise Misread(", but exactly one good is meant")
    return known_good(words[0], GAINED)


def read_types(said: str) -> int:
    """Read up to two types as a bit mask (MS-2.3.4)."""
    mask = mask_of(said, read_type)
    if mask.bit_count() > 2:
        raise Misread(", but a location has two types at most")
    return mask


def read_counted(words: list[str], known: tuple[str, ...]) -> tuple[int, tuple[int, ...]]:
    """Read "5 of brick gun" as a number and goods; "any of ..." has no limit."""
    if len(words) < 3 or words[1] != "of":
        raise Misread(', but "N of GOOD GOOD ..." is meant')
    most = model.NO_LIMIT if words[0] == "any" else read_number(words[0])
    found = tuple(known_good(word, known) for word in words[2:])
    if len(set(found)) < len(found):
        raise Misread(", which names a good twice")
    return most, tuple(sorted(found))


def sides(said: str) -> tuple[str, str]:
    """Split "cost -> gain"."""
    sides = said.split("->")
    if len(sides) != 2:
        raise Misread(', but "cost -> gain" is meant, with one arrow')
    return sides[0].strip(), sides[1].strip()


def read_some(said: str, known: tuple[str, ...]) -> Amounts:
    """Read goods that may not be none."""
    amounts = read_amounts(said, known)
    if not amounts:
        raise Misread(", where goods are missing")
    return amounts


def read_number(word: str) -> int:
    """Read a number from 1 to 99."""
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word) <= _MOST:
        raise Misread(f"no number from 1 to {_MOST}", word)
    return int(word)


def known_good(word: str, known: tuple[str, ...]) -> int:
    """Read a good's name, if it may stand here."""
    if word in known:
        return goods.NUMBERS[word]
    problem = "not possible here" if word in goods.NUMBERS else "no good"
    raise Misread(f"{problem} ({', '.join(known)})", word)


def read_type(word: str) -> int:
    """Read a type's name."""
    if word not in model.TYPES:
        raise Misread(f"no type ({', '.join(model.TYPES)})", word)
    return model.TYPES.index(word)


def goods_tokens(amounts: Amounts) -> list[Token]:
    """Show goods with their numbers."""
    return [tokens.good(goods.NAMES[good], n) for good, n in amounts]


def counted_tokens(most: int, listed: tuple[int, ...], brief: bool = False) -> list[Token]:
    """Show "5 of brick gun"; in brief "5 brick gun", and all basic resources as one."""
    if brief and listed[: len(goods.BASIC)] == goods.BASIC and goods.WORKER not in listed:
        listed = (goods.ANY_RESOURCE, *listed[len(goods.BASIC) :])
    row = [tokens.good(goods.NAMES[good]) for good in listed]
    if most == model.NO_LIMIT:
        count = [tokens.word("any")]
    elif brief:
        return [tokens.good(goods.NAMES[listed[0]], most), *row[1:]]
    else:
        count = [tokens.number(most)]
    return [*count, *row] if brief else [*count, tokens.word("of"), *row]


def options_tokens(options: tuple[Amounts, ...], brief: bool = False) -> list[Token]:
    """Show "brick or 2 iron"; in brief all basic resources as one."""
    basic = tuple(((good, 1),) for good in goods.BASIC)
    if brief and options[: len(basic)] == basic:
        options = (((goods.ANY_RESOURCE, 1),), *options[len(basic) :])
    return joined_tokens([goods_tokens(option) for option in options], tokens.word("or"))


def joined_tokens(parts: list[list[Token]], between: Token) -> list[Token]:
    """Show parts with a token between them."""
    row = list(parts[0])
    for part in parts[1:]:
        row += [between, *part]
    return row


def type_names(mask: int) -> list[str]:
    """Name the types of a bit mask."""
    return [name for index, name in enumerate(model.TYPES) if mask >> index & 1]
