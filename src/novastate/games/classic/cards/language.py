"""Read the small language of the card files of the old editions."""

from typing import Final

from novastate.games.classic import goods as g
from novastate.games.classic.cards import effect_words, model
from novastate.games.classic.cards import model as c
from novastate.kernel.errors import Misread
from novastate.toolkit.card_files import counted, mask_of

GAINED: Final = g.NAMES[: g.ALL]
PAID: Final = (*g.NAMES[: g.VP], *g.NAMES[g.ALL :])
"""VP are never paid."""
ARROW: Final = "->"

_MOST: Final = 15
_SPECIALS: Final = {word.name: word for word in effect_words.GAINS}
_EVENTS: Final = {word.name: word for word in effect_words.EVENTS}

# What a store may name besides single goods (FS-15.3).
_STORED: Final[dict[str, model.Goods]] = {
    "resource": tuple(range(g.RESOURCES)),
    "conquest": tuple(range(g.CONQUEST, g.CONQUEST + g.RANGES)),
    "negotiation": tuple(range(g.NEGOTIATION, g.NEGOTIATION + g.RANGES)),
    "incorporation": tuple(range(g.INCORPORATION, g.INCORPORATION + g.RANGES)),
    "defence": (g.DEFENCE_1, g.DEFENCE_3),
}


def read_goods(said: str, known: tuple[str, ...] = GAINED) -> model.Goods:
    """Read goods with their numbers, in the order written: "2 scrap vp1"."""
    found: list[int] = []
    for word, n in counted(said, read_number):
        if word not in known:
            raise Misread("no good that may stand here", word)
        found += [g.NUMBERS[word]] * n
    return tuple(found)


def read_cost(said: str) -> model.Goods:
    """Read what is paid; of contact tokens one at most (FS-17.1.14)."""
    cost = read_goods(said, PAID)
    if sum(1 for good in cost if g.is_token(good)) > 1:
        raise Misread(", but a cost names one contact token at most")
    return cost


def read_number(word: str) -> int:
    """Read a small number."""
    if not word.isdecimal() or not 1 <= int(word) <= _MOST:
        raise Misread(f"no number from 1 to {_MOST}", word)
    return int(word)


def read_types(said: str) -> int:
    """Read up to three types as a mask (FS-2.3.1)."""
    mask = mask_of(said, read_type)
    if mask.bit_count() > 3:
        raise Misread(", but a location has three types at most")
    return mask


def read_type(word: str) -> int:
    """Read a single type."""
    if word not in c.TYPES:
        raise Misread("no type", word)
    return c.TYPES.index(word)


def sides(said: str) -> tuple[str, str]:
    """Split at the arrow."""
    left, arrow, right = said.partition(ARROW)
    if not arrow or ARROW in right:
        raise Misread(f', which needs one "{ARROW}"')
    return left.strip(), right.strip()


def read_gain(said: str) -> model.Gain:
    """Read what is received: goods, `a or b`, or something special."""
    words = said.split()
    if not words:
        raise Misread(", which gives nothing")
    if words[0] in _SPECIALS:
        return _read_special(_SPECIALS[words[0]], words[1:])
    return model.Gain(tuple([read_goods(side) for side in said.split(" or ")]))


def _read_special(word: effect_words.EffectWord, words: list[str]) -> model.Gain:
    """Read what is given besides goods by its pattern; goods may go with it."""
    if word.blanks == ["goods"]:
        return model.Gain((read_goods(" ".join(words)),), word.number)
    if len(words) != len(word.blanks):
        raise Misread(word.fault)
    gain = model.Gain(special=word.number)
    for blank, said in zip(word.blanks, words):
        if blank == "type":
            gain.type = 1 << read_type(said)
        elif blank == "range":
            gain.range = read_number(said)
        elif said in g.CONTACT_NAMES:
            gain.kind = g.CONTACT_NAMES.index(said)
        else:
            raise Misread(word.fault)
    return gain


def read_action(said: str) -> tuple[model.Goods, model.Gain]:
    """Read `cost -> gain`; the cost may be empty."""
    left, right = sides(said)
    return read_cost(left), read_gain(right)


def read_per(said: str) -> tuple[int, int, int]:
    """Read `scrap max 3 -> scrap`: type, most and good (FS-17.1.3)."""
    left, right = sides(said)
    words = left.split()
    if len(words) != 3 or words[1] != "max":
        raise Misread(', which is not written like "scrap max 3 -> scrap"')
    goods = read_goods(right)
    if len(goods) != 1:
        raise Misread(", but exactly one good is meant")
    return 1 << read_type(words[0]), read_number(words[2]), goods[0]


def read_contact(said: str) -> tuple[model.Goods, int]:
    """Read `2 fuel -> 2`: the cost of a contact and its range."""
    left, right = sides(said)
    return read_cost(left), read_number(right)


def read_stores(said: str) -> tuple[model.Store, ...]:
    """Read capacities such as "2 resource, 2 worker" (FS-17.1.9)."""
    found: list[model.Store] = []
    for part in said.split(","):
        words = part.split()
        if len(words) != 2:
            raise Misread(', which is not written like "3 resource"')
        if words[1] in _STORED:
            goods = _STORED[words[1]]
        else:
            goods = read_goods(words[1], g.NAMES[: g.HELD])
        found.append(model.Store(goods, read_number(words[0])))
    return tuple(found)


def read_when(said: str) -> model.Feature:
    """Read a feature such as "may conquer or negotiate from 3 -> vp1" (FS-17.1.6)."""
    left, right = sides(said)
    words = left.split()
    feature = model.Feature()
    feature.may = words[:1] == ["may"]
    words = words[1:] if feature.may else words
    while len(words) > 2 and words[-2] in ("of", "from", "to"):
        if words[-2] == "of":
            feature.types = 1 << read_type(words[-1])
        elif words[-2] == "from":
            feature.least = read_number(words[-1])
        else:
            feature.most = read_number(words[-1])
        words = words[:-2]
    _watch(feature, " ".join(words))
    feature.gain = read_gain(right)
    return feature


def _watch(feature: model.Feature, said: str) -> None:
    """Read events joined by `or`; produce and gain name a good."""
    alone = False
    for part in said.split(" or "):
        words = part.split()
        if not words or words[0] not in _EVENTS:
            raise Misread("no event", words[0] if words else said)
        event = _EVENTS[words[0]]
        feature.events |= 1 << event.number
        if len(words) != 1 + len(event.blanks):
            raise Misread(", where produce and gain, and only they, name one good")
        if not event.blanks:
            alone = True
            continue
        good = read_goods(words[1], g.NAMES[: g.HELD])[0]
        if feature.good not in (-1, good):
            raise Misread(", but a feature watches one good only")
        feature.good = good
    if feature.good >= 0 and alone:
        raise Misread(", but produce and gain go with no other event")
