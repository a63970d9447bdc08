"""Make effects from card files: each verb with exactly its parameters and triggers (NV-18.8)."""

from typing import Final

from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.language import (
    Entry,
    amount,
    compared,
    condition,
    dice,
    limit,
    number_of,
    resources,
    word,
    words,
)
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.constants import (
    ACTIONS,
    ANY,
    COLOURS,
    DEVELOP,
    DISASTERS,
    ENLIST,
    EXPAND,
    GAIN,
    KINDS,
    PROTECTIONS,
    REPAIR,
    RESEARCH,
    RESOURCES,
    TRACKS,
    TYPES,
)
from novastate.kernel.tables import listed


class Shape:
    """What a verb needs, what it may have, and the triggers it goes with."""

    def __init__(self, needs: str, triggers: tuple[int, ...], may: str = "") -> None:
        self.needs: Final = tuple(needs.split())
        self.may: Final = tuple(may.split())
        self.triggers: Final = triggers


_RESOLVING: Final = model.RESOLVING
_ABILITY: Final = (model.ABILITY,)
_ALWAYS: Final = (model.ALWAYS,)

# By verb: the table of NV-18.8.
SHAPES: Final[tuple[Shape, ...]] = (
    Shape("kind amount", _RESOLVING),  # gain
    Shape("kind amount", _RESOLVING),  # lose
    Shape("target kind amount", _RESOLVING),  # steal
    Shape("target amount", _RESOLVING),  # unrest
    Shape("amount", (*_RESOLVING, model.SCORING)),  # vp
    Shape("pay get limit", (model.ABILITY, model.PRODUCTION)),  # convert
    Shape("die limit", _ABILITY),  # flip
    Shape("die amount limit", _ABILITY),  # adjust
    Shape("die amount limit", _ABILITY),  # set_die
    Shape("die limit", _ABILITY),  # reroll
    Shape("die to limit", _ABILITY),  # recolour
    Shape("amount", (model.INSTANT,)),  # draw_die
    Shape("amount", _RESOLVING),  # repair
    Shape("amount", _RESOLVING),  # research
    Shape("amount", _RESOLVING),  # draw
    Shape("amount", _RESOLVING),  # recall
    Shape("target type amount", _RESOLVING),  # damage
    Shape("which amount", _RESOLVING),  # track
    Shape("amount limit", _ABILITY),  # lower
    Shape("amount", (model.INSTANT, model.ABILITY), "limit"),  # reserve
    Shape("which", (model.ON_NEW_ERA,), "limit"),  # keep
    Shape("action amount", _ALWAYS, "colour"),  # discount
    Shape("action amount", _ALWAYS),  # action_bonus
    Shape("pay for amount", _ALWAYS),  # substitute
    Shape("die as", _ALWAYS),  # wild_die
    Shape("amount", _ALWAYS),  # pick_limit
    Shape("amount limit", _ALWAYS),  # reach
    Shape("type amount", _ALWAYS),  # count_as
    Shape("from", _ALWAYS),  # protect
)

DISCOUNTED: Final[tuple[str, ...]] = (ACTIONS[DEVELOP], ACTIONS[ENLIST], ACTIONS[EXPAND])
ENLARGED: Final[tuple[str, ...]] = (ACTIONS[GAIN], ACTIONS[RESEARCH], ACTIONS[REPAIR])
COUNTED: Final[tuple[str, ...]] = model.QUANTITIES[:TYPES]
DAMAGED: Final[tuple[str, ...]] = (*COLOURS[:RESOURCES], model.QUANTITIES[model.Q_TECH])
_HIGHEST_FACE: Final = 6


def make_effect(entry: Entry) -> Effect:
    """Make an effect from its table."""
    trigger = word(entry, "trigger", model.TRIGGERS, "trigger")
    verb = word(entry, "verb", model.VERBS, "verb")
    _check(entry, trigger, verb)
    target, quantity = _target(entry)
    span, times = limit(entry) if entry.has("limit") else (model.UNLIMITED, 0)
    actions = _actions(entry, trigger, verb)
    convert = verb == model.CONVERT
    get, get_vp = _get(entry) if convert else ((), 0)
    for field in ("to", "for", "as"):
        if entry.has(field):
            word(entry, field, ("any",), "value here")
    return Effect(
        trigger,
        verb,
        amount=_amount(entry, verb, trigger) if entry.has("amount") else model.NO_AMOUNT,
        condition=condition(entry, trigger),
        kind=_kind(entry, verb),
        target=target,
        quantity=quantity,
        dice=_dice(entry, verb),
        actions=actions,
        colours=_colours(entry, trigger, actions),
        pay=resources(entry, "pay") if convert else (),
        get=get,
        get_vp=get_vp,
        which=_which(entry, verb),
        disaster=_disaster(entry),
        protects=words(entry, "from", PROTECTIONS, "protection") if entry.has("from") else 0,
        limit=span,
        times=times,
    )


def _check(entry: Entry, trigger: int, verb: int) -> None:
    """Refuse a verb under a wrong trigger, and parameters too many or too few (NV-21.7.2)."""
    shape = SHAPES[verb]
    name, when = model.VERBS[verb], model.TRIGGERS[trigger]
    if trigger not in shape.triggers:
        fitting = tuple([model.TRIGGERS[fit] for fit in shape.triggers])
        raise entry.field_fault(
            "verb", f'says "{name}", which "{when}" cannot do ({_under(fitting)})'
        )
    needs, may = [*shape.needs], ["condition", *shape.may]
    if trigger == model.ON_ACTION:
        needs.append("action")
        may.append("colour")
    if trigger == model.ON_DISASTER:
        needs.append("disaster")
    # The token's ability has a limit; placed at once it has none (NV-18.5.6).
    if trigger == model.ABILITY and "limit" not in needs:
        needs.append("limit")
    for field in needs:
        if not entry.has(field):
            raise entry.field_fault(field, f'is missing, which "{name}" needs')
    if trigger == model.INSTANT and entry.has("limit"):
        raise entry.field_fault("limit", 'does not go with "instant", which happens once')
    entry.only(("trigger", "verb", *needs, *may))


def _under(triggers: tuple[str, ...]) -> str:
    return f"it goes with {', '.join(triggers)}"


def _amount(entry: Entry, verb: int, trigger: int) -> model.Amount:
    """Read the amount, within what the verb can do."""
    found = amount(entry, verb, trigger)
    if verb == model.SET_DIE and found.n > _HIGHEST_FACE:
        raise entry.field_fault("amount", f"says {found.n}, but a die shows 1 to {_HIGHEST_FACE}")
    if verb == model.RESERVE and found.n != 1:
        raise entry.field_fault("amount", "must be 1: there is one token")
    return found


def _kind(entry: Entry, verb: int) -> int:
    """Read the kind of resource, or the type."""
    if verb == model.STEAL:
        word(entry, "kind", KINDS[ANY:], "kind that can be stolen")
        return ANY
    if verb == model.SUBSTITUTE:
        return word(entry, "pay", COLOURS[:RESOURCES], "colour")
    if verb == model.COUNT_AS:
        return word(entry, "type", COUNTED, "type")
    if verb == model.DAMAGE:
        return model.QUANTITIES.index(DAMAGED[word(entry, "type", DAMAGED, "type")])
    return word(entry, "kind", KINDS, "kind of resource") if entry.has("kind") else ANY


def _target(entry: Entry) -> tuple[int, int]:
    """Read whom the effect meets, and in what they are compared (NV-18.5.3)."""
    if not entry.has("target"):
        return model.SELF, 0
    said = entry.filled("target")
    head, colon, rest = said.partition(":")
    target = number_of(entry, "target", head, model.TARGETS, "target")
    if bool(colon) != (target != model.SELF):
        raise entry.field_fault(
            "target", f'says "{said}" (known are self, each_weaker:Q, each_stronger:Q)'
        )
    if target == model.SELF:
        if entry.fields["verb"] == model.VERBS[model.STEAL]:
            raise entry.field_fault("target", 'says "self", from whom nothing can be stolen')
        return target, 0
    return target, compared(entry, "target", rest)


def _dice(entry: Entry, verb: int) -> int:
    """Read which dice qualify."""
    if verb == model.WILD_DIE:
        return 1 << word(entry, "die", COLOURS, "colour of dice")
    return dice(entry, "die") if entry.has("die") else model.ALL_COLOURS


def _actions(entry: Entry, trigger: int, verb: int) -> int:
    """Read the actions that trigger the effect or are changed by it."""
    if trigger == model.ON_ACTION:
        return words(entry, "action", ACTIONS, "action")
    if verb == model.DISCOUNT:
        return 1 << ACTIONS.index(DISCOUNTED[word(entry, "action", DISCOUNTED, "action here")])
    if verb == model.ACTION_BONUS:
        return 1 << ACTIONS.index(ENLARGED[word(entry, "action", ENLARGED, "action here")])
    return 0


def _colours(entry: Entry, trigger: int, actions: int) -> int:
    """Read the colours that narrow an action (NV-18.2.7, NV-18.8.22)."""
    if not entry.has("colour"):
        return 0
    narrowed = (DEVELOP, GAIN) if trigger == model.ON_ACTION else (DEVELOP,)
    if actions & ~sum(1 << action for action in narrowed):
        known = tuple([ACTIONS[action] for action in narrowed])
        raise entry.field_fault("colour", f"does not narrow this action ({listed(known)})")
    return words(entry, "colour", COLOURS[:RESOURCES], "colour")


def _get(entry: Entry) -> tuple[tuple[int, ...], int]:
    """Read what a conversion gives: resources, or victory points alone."""
    inner = entry.part("get")
    if not inner.has("vp"):
        return resources(entry, "get"), 0
    inner.only(("vp",))
    return (0,) * len(KINDS), inner.whole("vp", 1, 20)


def _which(entry: Entry, verb: int) -> int:
    """Read the track that is moved, or the personality that is kept."""
    if verb == model.TRACK:
        return word(entry, "which", (*TRACKS, "any"), "track")
    return word(entry, "which", model.KEEPS, "choice") if verb == model.KEEP else 0


def _disaster(entry: Entry) -> int:
    """Read the disaster that triggers the effect."""
    if not entry.has("disaster") or entry.fields["disaster"] == "any":
        return model.ANY_TRACK
    return word(entry, "disaster", TRACKS[:DISASTERS], "disaster")
