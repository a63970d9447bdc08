"""Write effects back in the language of the card files: the inverse of `load_words`."""

from typing import Final

from novastate.games.wasteland import cards, goods
from novastate.games.wasteland.cards import Amounts, Effect, Gain, Slot
from novastate.games.wasteland.load_words import BONUS_FIELD, LOCATION_FIELDS, PLAY_FIELD

_FIELDS: Final[dict[int, str]] = {
    **{trigger: field for field, trigger in LOCATION_FIELDS.items()},
    cards.BUILT: BONUS_FIELD,
    cards.PLAY: PLAY_FIELD,
}


def field_of(effect: Effect) -> str:
    """Name the field that holds such an effect in a card file."""
    return _FIELDS[effect.trigger]


def written(effect: Effect) -> str:
    """Write an effect as a card file says it."""
    gain = written_gain(effect.gain)
    if effect.trigger in (cards.ACTIVATE, cards.PLAY):
        return f"{written_amounts(effect.cost)} -> {gain}".strip()
    if effect.trigger == cards.TALLY:
        return f"{effect.at_least} of {written_goods(effect.counted)} -> {gain}"
    return gain


def written_amounts(amounts: Amounts) -> str:
    """Write goods with their numbers; a single one needs no number."""
    return " ".join(
        goods.NAMES[good] if count == 1 else f"{count} {goods.NAMES[good]}"
        for good, count in amounts
    )


def written_goods(listed: tuple[int, ...]) -> str:
    """Write the names of goods."""
    return " ".join(goods.NAMES[good] for good in listed)


def written_types(mask: int) -> list[str]:
    """Name the types of a bit mask."""
    return [name for index, name in enumerate(cards.TYPES) if mask >> index & 1]


def written_gain(gain: Gain) -> str:
    """Write what an effect gives."""
    op = gain.op
    if op == cards.GOODS:
        return written_amounts(gain.goods)
    if op == cards.ONE_OF:
        return " or ".join(written_amounts(option) for option in gain.options)
    if op == cards.PER_CATEGORY:
        name = cards.TYPES[gain.type_index]
        return f"{goods.NAMES[gain.good]} per {name} max {gain.most}"
    if op == cards.PER_TALLY:
        counted = written_goods(gain.counted)
        return f"{goods.NAMES[gain.good]} per produced {counted} max {gain.most}"
    if op == cards.PLACE:
        return f"place {written_amounts(gain.goods)}"
    if op == cards.STORE_SLOTS:
        return ", ".join(_slot(slot) for slot in gain.slots)
    return _special(gain)


def _special(gain: Gain) -> str:
    """Write the gains that begin with a word of their own."""
    op = gain.op
    if op == cards.COPY_PRODUCTION:
        return f"copy {cards.WHOSE[gain.whose]}"
    if op == cards.TAKE_PRODUCTION:
        return f"take {cards.WHOSE[gain.whose]}"
    if op == cards.STEAL:
        return f"steal {gain.most} of {written_goods(gain.counted)}"
    if op == cards.CLEAR_LOCATIONS:
        return f"clear {gain.most}"
    if op == cards.OWN_DEALS:
        return f"own_deals {gain.most}"
    if op == cards.RIVAL_DEAL:
        return "rival_deal"
    if op == cards.USE_OCCUPIED:
        return "use_occupied"
    if op == cards.DOUBLE_HIRE:
        return "double own_faction_resource"
    if op == cards.DRAW_KEEP:
        return f"draw {gain.most} keep {gain.keep}"
    return f"raze_discount {gain.most}"


def _slot(slot: Slot) -> str:
    most = "any" if slot.most == cards.NO_LIMIT else str(slot.most)
    return f"{most} of {written_goods(slot.goods)}"
