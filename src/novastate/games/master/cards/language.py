"""Read the small language of the card files: goods, gains and effects as short strings."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot
from novastate.kernel.errors import Misread

GAINED: Final = goods.NAMES[: goods.ALL]
HELD: Final = goods.NAMES[: goods.HELD]
WILD: Final[dict[int, tuple[int, ...]]] = {
    goods.AMMO: (goods.BRICK, goods.GUN, goods.IRON, goods.FUEL, goods.ANY_RESOURCE),
    goods.UNIVERSAL: (goods.GREY, goods.RED, goods.BLUE),
}
"""What a wild good may stand for in a cost (MS-7.3, MS-7.4)."""
MOST_OF_A_KIND: Final = 7
PAID: Final = (*goods.NAMES[: goods.VP], *goods.NAMES[goods.ALL :])
"""VP are never paid (MS-1.4)."""

# The field of a card file that holds an effect -> its trigger.
LOCATION_FIELDS: Final[dict[str, int]] = {
    "produces": model.PRODUCE,
    "action": model.ACTIVATE,
    "on_deal": model.ON_DEAL,
    "on_raze": model.ON_RAZE,
    "on_deal_or_raze": model.ON_DEAL_OR_RAZE,
    "when_produced": model.TALLY,
    "stores": model.STORE,
    "on_hire": model.HIRE,
    "passive": model.PASSIVE,
}
BONUS_FIELD: Final = "bonus"
PLAY_FIELD: Final = "play"

# The trigger -> the gain operations that the rules give a meaning there (MS-20.8.1).
_ALLOWED: Final[dict[int, tuple[int, ...]]] = {
    model.PRODUCE: (
        model.GOODS,
        model.ONE_OF,
        model.PER_CATEGORY,
        model.PER_TALLY,
        model.COPY_PRODUCTION,
        model.TAKE_PRODUCTION,
    ),
    model.BUILT: (model.GOODS, model.PER_CATEGORY, model.PLACE, model.COPY_PRODUCTION),
    model.ACTIVATE: (
        model.GOODS,
        model.ONE_OF,
        model.PER_CATEGORY,
        model.COPY_PRODUCTION,
        model.STEAL,
        model.CLEAR_LOCATIONS,
        model.OWN_DEALS,
        model.RIVAL_DEAL,
        model.USE_OCCUPIED,
        model.DRAW_KEEP,
    ),
    model.PLAY: (model.GOODS,),
    model.ON_DEAL: (model.GOODS,),
    model.ON_RAZE: (model.GOODS,),
    model.ON_DEAL_OR_RAZE: (model.GOODS,),
    model.TALLY: (model.GOODS,),
    model.STORE: (model.STORE_SLOTS,),
    model.HIRE: (model.DOUBLE_HIRE,),
    model.PASSIVE: (model.RAZE_DISCOUNT,),
}
BOARD_GAINS: Final = (model.GOODS, model.ONE_OF)
"""What the actions of a faction board may give."""

# The trigger -> whose production may be copied (MS-16.6 to MS-16.8).
_COPIED: Final[dict[int, tuple[str, ...]]] = {
    model.PRODUCE: ("own_other",),
    model.BUILT: ("rival",),
    model.ACTIVATE: ("own", "rival"),
}

_MOST: Final = 99


def read_amounts(said: str, known: tuple[str, ...] = GAINED) -> Amounts:
    """Read goods with their numbers: "2 brick vp" is two bricks and one VP."""
    found: dict[int, int] = {}
    count = 0
    for word in said.split():
        if word.isdecimal():
            if count:
                raise Misread(f': the number {count} has no good after it, but "{word}"')
            count = _number(word)
        else:
            good = _good(word, known)
            if good in found:
                raise Misread(f', which names "{word}" twice')
            found[good] = count or 1
            count = 0
    if count:
        raise Misread(f": the number {count} has no good after it")
    return tuple(sorted(found.items()))


def _payable(cost: Amounts) -> Amounts:
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
    return _good(words[0], GAINED)


def read_types(said: str) -> int:
    """Read up to two types as a bit mask (MS-2.3.4)."""
    mask = 0
    words = said.split()
    for word in words:
        bit = 1 << _type(word)
        if mask & bit:
            raise Misread(f', which names "{word}" twice')
        mask |= bit
    if len(words) > 2:
        raise Misread(", but a location has two types at most")
    return mask


def read_effect(trigger: int, said: str, per_round: int = 0) -> Effect:
    """Read an effect; the trigger says which form is meant."""
    if trigger in (model.ACTIVATE, model.PLAY):
        left, right = _sides(said)
        cost = _payable(read_amounts(left, PAID))
        return Effect(trigger, read_gain(right, trigger), cost, per_round=per_round)
    if trigger == model.TALLY:
        left, right = _sides(said)
        at_least, counted = _counted(left.split(), GAINED)
        if at_least == model.NO_LIMIT:
            raise Misread(', but "any" is no number to reach')
        return Effect(trigger, read_gain(right, trigger), counted=counted, at_least=at_least)
    return Effect(trigger, read_gain(said, trigger))


def read_gain(said: str, trigger: int) -> Gain:
    """Read what an effect with this trigger gives."""
    words = said.split()
    if not words:
        raise Misread(", which gives nothing")
    gain = _gain(words, said, trigger)
    if gain.op not in _ALLOWED[trigger]:
        raise Misread(", which is no effect for this field")
    return gain


def _gain(words: list[str], said: str, trigger: int) -> Gain:
    first, rest = words[0], words[1:]
    if trigger == model.STORE:
        return Gain(model.STORE_SLOTS, slots=_slots(said))
    if first == "place":
        return Gain(model.PLACE, goods=_some(" ".join(rest), HELD))
    if first in ("copy", "take"):
        return _production_of(first, rest, trigger)
    if first == "steal":
        most, counted = _counted(rest, HELD)
        if most == model.NO_LIMIT:
            raise Misread(', but "any" is no number to steal')
        return Gain(model.STEAL, counted=counted, most=most)
    if first == "draw":
        return _draw(rest)
    if first in ("clear", "own_deals", "raze_discount"):
        return Gain(_NUMBERED[first], most=_only_number(first, rest))
    if first in ("rival_deal", "use_occupied"):
        return _alone(first, rest)
    if first == "double":
        if rest != ["own_faction_resource"]:
            raise Misread(', but only "double own_faction_resource" is known')
        return Gain(model.DOUBLE_HIRE)
    if "per" in words:
        return _per(words)
    if "or" in words:
        return Gain(model.ONE_OF, options=_options(words))
    return Gain(model.GOODS, goods=_some(said, GAINED))


_NUMBERED: Final[dict[str, int]] = {
    "clear": model.CLEAR_LOCATIONS,
    "own_deals": model.OWN_DEALS,
    "raze_discount": model.RAZE_DISCOUNT,
}


def _alone(first: str, rest: list[str]) -> Gain:
    """Read a gain that is one word."""
    if rest:
        raise Misread(f', but nothing may follow "{first}"')
    return Gain(model.RIVAL_DEAL if first == "rival_deal" else model.USE_OCCUPIED)


def _options(words: list[str]) -> tuple[Amounts, ...]:
    """Read "brick or 2 iron" as a choice."""
    return tuple(_some(part, GAINED) for part in " ".join(words).split(" or "))


def _per(words: list[str]) -> Gain:
    """Read "vp per iron max 5" or "vp per produced iron max 3"."""
    tally = len(words) == 6 and words[2] == "produced"
    if not (tally or len(words) == 5) or words[1] != "per" or words[-2] != "max":
        raise Misread(', but "GOOD per TYPE max N" or "GOOD per produced GOOD max N" is meant')
    good, most = _good(words[0], GAINED), _number(words[-1])
    if tally:
        counted = (_good(words[3], GAINED),)
        return Gain(model.PER_TALLY, counted=counted, good=good, most=most)
    return Gain(model.PER_CATEGORY, type_index=_type(words[2]), good=good, most=most)


def _production_of(first: str, rest: list[str], trigger: int) -> Gain:
    """Read "copy own", "copy own_other", "copy rival" or "take rival"."""
    known = _COPIED.get(trigger, model.WHOSE) if first == "copy" else ("rival",)
    if len(rest) != 1 or rest[0] not in known:
        raise Misread(f', but after "{first}" comes {" or ".join(known)}')
    op = model.COPY_PRODUCTION if first == "copy" else model.TAKE_PRODUCTION
    return Gain(op, whose=model.WHOSE.index(rest[0]))


def _draw(rest: list[str]) -> Gain:
    """Read "draw 2 keep 1"."""
    if len(rest) != 3 or rest[1] != "keep":
        raise Misread(', but "draw N keep N" is meant')
    drawn, keep = _number(rest[0]), _number(rest[2])
    if keep > drawn:
        raise Misread(", which keeps more cards than it draws")
    return Gain(model.DRAW_KEEP, most=drawn, keep=keep)


def _slots(said: str) -> tuple[Slot, ...]:
    """Read "3 of brick iron, any of worker" as storage slots."""
    slots: list[Slot] = []
    for part in said.split(","):
        most, accepted = _counted(part.split(), HELD)
        slots.append(Slot(accepted, most))
    return tuple(slots)


def _counted(words: list[str], known: tuple[str, ...]) -> tuple[int, tuple[int, ...]]:
    """Read "5 of brick gun" as a number and goods; "any of ..." has no limit."""
    if len(words) < 3 or words[1] != "of":
        raise Misread(', but "N of GOOD GOOD ..." is meant')
    most = model.NO_LIMIT if words[0] == "any" else _number(words[0])
    found = tuple(_good(word, known) for word in words[2:])
    if len(set(found)) < len(found):
        raise Misread(", which names a good twice")
    return most, tuple(sorted(found))


def _sides(said: str) -> tuple[str, str]:
    """Split "cost -> gain"."""
    sides = said.split("->")
    if len(sides) != 2:
        raise Misread(', but "cost -> gain" is meant, with one arrow')
    return sides[0].strip(), sides[1].strip()


def _some(said: str, known: tuple[str, ...]) -> Amounts:
    """Read goods that may not be none."""
    amounts = read_amounts(said, known)
    if not amounts:
        raise Misread(", where goods are missing")
    return amounts


def _only_number(first: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise Misread(f', but one number is meant after "{first}"')
    return _number(rest[0])


def _number(word: str) -> int:
    """Read a number from 1 to 99."""
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word) <= _MOST:
        raise Misread(f"no number from 1 to {_MOST}", word)
    return int(word)


def _good(word: str, known: tuple[str, ...]) -> int:
    """Read a good's name, if it may stand here."""
    if word in known:
        return goods.NUMBERS[word]
    problem = "not possible here" if word in goods.NUMBERS else "no good"
    raise Misread(f"{problem} ({', '.join(known)})", word)


def _type(word: str) -> int:
    """Read a type's name."""
    if word not in model.TYPES:
        raise Misread(f"no type ({', '.join(model.TYPES)})", word)
    return model.TYPES.index(word)
