"""Write effects back in the language of the card files: the inverse of `load_words`."""

from typing import Final

from novastate.games.master import goods
from novastate.games.master.cards import model
from novastate.games.master.cards.language import BONUS_FIELD, LOCATION_FIELDS, PLAY_FIELD
from novastate.games.master.cards.model import Amounts, Effect, Gain, Slot

_FIELDS: Final[dict[int, str]] = {
    **{trigger: field for field, trigger in LOCATION_FIELDS.items()},
    model.BUILT: BONUS_FIELD,
    model.PLAY: PLAY_FIELD,
}


def field_of(effect: Effect) -> str:
    """Name the field that holds such an effect in a card file."""
    return _FIELDS[effect.trigger]


def written(effect: Effect) -> str:
    """Write an effect as a card file says it."""
    gain = written_gain(effect.gain)
    if effect.trigger in (model.ACTIVATE, model.PLAY):
        return f"{written_amounts(effect.cost)} -> {gain}".strip()
    if effect.trigger == model.TALLY:
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
    return [name for index, name in enumerate(model.TYPES) if mask >> index & 1]


def written_gain(gain: Gain) -> str:
    """Write what an effect gives."""
    op = gain.op
    if op == model.GOODS:
        return written_amounts(gain.goods)
    if op == model.ONE_OF:
        return " or ".join(written_amounts(option) for option in gain.options)
    if op == model.PER_CATEGORY:
        name = model.TYPES[gain.type_index]
        return f"{goods.NAMES[gain.good]} per {name} max {gain.most}"
    if op == model.PER_TALLY:
        counted = written_goods(gain.counted)
        return f"{goods.NAMES[gain.good]} per produced {counted} max {gain.most}"
    if op == model.PLACE:
        return f"place {written_amounts(gain.goods)}"
    if op == model.STORE_SLOTS:
        return ", ".join(_slot(slot) for slot in gain.slots)
    return _special(gain)


def _special(gain: Gain) -> str:
    """Write the gains that begin with a word of their own."""
    op = gain.op
    if op == model.COPY_PRODUCTION:
        return f"copy {model.WHOSE[gain.whose]}"
    if op == model.TAKE_PRODUCTION:
        return f"take {model.WHOSE[gain.whose]}"
    if op == model.STEAL:
        return f"steal {gain.most} of {written_goods(gain.counted)}"
    if op == model.CLEAR_LOCATIONS:
        return f"clear {gain.most}"
    if op == model.OWN_DEALS:
        return f"own_deals {gain.most}"
    if op == model.RIVAL_DEAL:
        return "rival_deal"
    if op == model.USE_OCCUPIED:
        return "use_occupied"
    if op == model.DOUBLE_HIRE:
        return "double own_faction_resource"
    if op == model.DRAW_KEEP:
        return f"draw {gain.most} keep {gain.keep}"
    return f"raze_discount {gain.most}"


def _slot(slot: Slot) -> str:
    most = "any" if slot.most == model.NO_LIMIT else str(slot.most)
    return f"{most} of {written_goods(slot.goods)}"
