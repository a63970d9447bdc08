"""The parameters of effects: each reads its field of a card file into the effect, and writes it."""

from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.cards import model
from novastate.games.novaera.cards.language import Entry, Parameter, word, words
from novastate.games.novaera.cards.model import Effect
from novastate.games.novaera.cards.quantities import MOST_AMOUNT, Number, Target, Victims, When
from novastate.kernel.tables import listed

MOST_TIMES: Final = 7
"""Uses of a limit: the engine counts them in three bits."""


class Word(Parameter):
    """One of some words, each with the number that it is in an attribute of the effect."""

    def __init__(
        self, field: str, attribute: str, numbers: dict[str, int], what: str, free: int = -1
    ) -> None:
        super().__init__(field)
        self.attribute: Final = attribute  # "": there is but one word, and nothing to note
        self.numbers: Final = numbers
        self.known: Final = tuple(numbers)
        self.what: Final = what
        self.free: Final = free  # what "any" means where it is not one of the words

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the word."""
        free = self.free >= 0 and entry.fields[self.field] == "any"
        number = self.free if free else self.number(entry)
        if self.attribute:
            setattr(effect, self.attribute, number)

    def number(self, entry: Entry) -> int:
        """Read the number of the word."""
        return self.numbers[self.known[word(entry, self.field, self.known, self.what)]]

    def written(self, effect: Effect) -> object:
        """Write the word."""
        number = getattr(effect, self.attribute) if self.attribute else self.free
        return "any" if number == self.free else self.names(number)

    def names(self, number: int) -> object:
        """Name a number."""
        return next(name for name in self.known if self.numbers[name] == number)


class Words(Word):
    """One or several of some words, in the effect a mask."""

    def number(self, entry: Entry) -> int:
        """Read the mask of the words."""
        return words(entry, self.field, self.known, self.what)

    def names(self, number: int) -> object:
        """Name the bits of a mask; without any the field is not written."""
        names = [name for name in self.known if number & self.numbers[name]]
        return names if len(names) > 1 else next(iter(names), None)


class Protections(Words):
    """What a card protects from: a list, even of one."""

    def names(self, number: int) -> object:
        """Name the bits of a mask."""
        return [name for name in self.known if number & self.numbers[name]]


class Narrowing(Words):
    """The colours that narrow an action (NV-18.2.7, NV-18.8.22)."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the colours, if each action has some."""
        narrowed = (
            (constants.DEVELOP, constants.GAIN)
            if effect.trigger == model.ON_ACTION
            else (constants.DEVELOP,)
        )
        if effect.actions & ~sum(1 << action for action in narrowed):
            known = tuple([constants.ACTIONS[action] for action in narrowed])
            raise entry.field_fault("colour", f"does not narrow this action ({listed(known)})")
        super().read(entry, effect)


class Limit(Parameter):
    """How often an effect can be used (NV-18.5.5)."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read the limit."""
        inner = entry.part("limit")
        inner.only(("per", "times"))
        effect.limit = 1 + word(inner, "per", model.LIMITS[1:], "time of a limit")
        effect.times = inner.whole("times", 1, MOST_TIMES)

    def written(self, effect: Effect) -> object:
        """Write the limit."""
        if effect.limit == model.UNLIMITED:
            return None
        return {"per": model.LIMITS[effect.limit], "times": effect.times}


class Exchange(Parameter):
    """What a conversion takes or gives: resources by kind, `any` last, or victory points alone."""

    def read(self, entry: Entry, effect: Effect) -> None:
        """Read one side."""
        inner = entry.part(self.field)
        if self.field == "get" and inner.has("vp"):
            inner.only(("vp",))
            effect.get_vp = inner.whole("vp", 1, MOST_AMOUNT)
        else:
            inner.only(constants.KINDS)
            if not inner.fields:
                raise entry.field_fault(self.field, "is empty")
        counts = tuple([inner.whole_or(kind, 1, MOST_AMOUNT, 0) for kind in constants.KINDS])
        setattr(effect, self.field, counts)

    def written(self, effect: Effect) -> object:
        """Write one side."""
        if self.field == "get" and effect.get_vp:
            return {"vp": effect.get_vp}
        return {constants.KINDS[kind]: n for kind, n in enumerate(getattr(effect, self.field)) if n}


def _numbers(*names: str) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


def _bits(names: tuple[str, ...], *chosen: int) -> dict[str, int]:
    return {names[i]: 1 << i for i in chosen or range(len(names))}


_CHEAPER: Final = _bits(constants.ACTIONS, constants.DEVELOP, constants.ENLIST, constants.EXPAND)
_RICHER: Final = _bits(constants.ACTIONS, constants.GAIN, constants.RESEARCH, constants.REPAIR)
_PAYING: Final = constants.COLOURS[: constants.RESOURCES]
_TECH: Final = model.QUANTITIES[model.Q_TECH]

ACTION: Final = Words("action", "actions", _bits(constants.ACTIONS), "action")
COLOUR: Final = Narrowing("colour", "colours", _bits(_PAYING), "colour")
CONDITION: Final = When("condition")
DISASTER: Final = Word(
    "disaster",
    "disaster",
    _numbers(*constants.TRACKS[: constants.DISASTERS]),
    "disaster",
    free=model.ANY_TRACK,
)
LIMIT: Final = Limit("limit")

PARAMETERS: Final[dict[str, Parameter]] = {
    "action cheaper": Word("action", "actions", _CHEAPER, "action here"),
    "action richer": Word("action", "actions", _RICHER, "action here"),
    "amount": Number(),
    "amount signed": Number(-MOST_AMOUNT),
    "amount of a die": Number(most=6, beyond="says {n}, but a die shows 1 to 6"),
    "amount of tokens": Number(most=1, beyond="must be 1: there is one token"),
    "as": Word("as", "", {"any": 0}, "value here"),
    "colour": COLOUR,
    "die": Words("die", "dice", _bits(constants.COLOURS), "colour of dice", free=model.ALL_COLOURS),
    "die of a colour": Word("die", "dice", _bits(constants.COLOURS), "colour of dice"),
    "for": Word("for", "", {"any": 0}, "value here"),
    "from": Protections("from", "protects", _bits(constants.PROTECTIONS), "protection"),
    "get": Exchange("get"),
    "kind": Word("kind", "kind", _numbers(*constants.KINDS), "kind of resource"),
    "kind any": Word("kind", "kind", {"any": constants.ANY}, "kind that can be stolen"),
    "limit": LIMIT,
    "pay": Exchange("pay"),
    "pay a colour": Word("pay", "kind", _numbers(*_PAYING), "colour"),
    "target": Target("target"),
    "target rivals": Victims("target"),
    "to": Word("to", "", {"any": 0}, "value here"),
    "type counted": Word("type", "kind", _numbers(*model.QUANTITIES[: constants.TYPES]), "type"),
    "type damaged": Word("type", "kind", {**_numbers(*_PAYING), _TECH: model.Q_TECH}, "type"),
    "which personality": Word("which", "which", _numbers(*model.KEEPS), "choice"),
    "which track": Word("which", "which", _numbers(*constants.TRACKS, "any"), "track"),
}
"""What a verb in effects.toml can ask for: the field, and which of several kinds is meant."""
