"""Moves as text, both ways: `develop masonry`, `die red 4`, `pay 2 blue`, `use mathematics`."""

from typing import Final

from novastate.games.novaera import codes, constants
from novastate.games.novaera.asking import refusals
from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.rules.dice import die_text, value_of
from novastate.games.novaera.rules.payment import DIGIT, enlist_cost, price
from novastate.games.novaera.rules.requirements import lacking
from novastate.games.novaera.rules.rolling import dice_data, die_data
from novastate.games.novaera.rules.rounds import excess
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.table import Table
from novastate.kernel.errors import BadInput
from novastate.kernel.notation import Args, Notation, Said, Shape, Verb
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal
from novastate.toolkit.shapes import Named, Number, Packed

MOST_EFFECTS: Final = 98
"""The highest number after a # that is read."""


class _Die(Shape[Table]):
    """A die of the player: `red 4`; of equal dice the first."""

    words = 2
    plain = False

    def write(self, p: Table, seat: int, details: int) -> str:
        return die_text(p.players[seat].dice[details & FIELD])

    def read(self, p: Table, seat: int, text: str) -> int:
        dice = [die_text(die) for die in p.players[seat].dice]
        if text not in dice:
            have = ", ".join(dice) or "none"
            raise BadInput(f'Seat {seat + 1} has no die "{text}" (has {have}).')
        return dice.index(text)

    def about(self, p: Table, seat: int, details: int) -> Said:
        index = details & FIELD
        return {"die": die_data(p.players[seat].dice[index])}, {"seat": seat, "index": index}


class _Ability(Shape[Table]):
    """A card with an ability, and which where it has several: `#2` is the second effect on it."""

    words = 1

    def first(self, p: Table, card: int) -> int:
        """Return the first ability of a card."""
        abilities = p.cards.by_trigger[card][ABILITY]
        return abilities[0] if abilities else 0

    def write(self, p: Table, seat: int, details: int) -> str:
        card, effect = details & FIELD, details >> DETAIL & FIELD
        which = f"#{effect + 1}" if effect != self.first(p, card) else ""
        return p.cards.ids[card] + which

    def read(self, p: Table, seat: int, text: str) -> int:
        id, hash_mark, number = text.partition("#")
        card = CARD.read(p, seat, id)
        if not hash_mark:
            return card | self.first(p, card) << DETAIL
        if not number.isdecimal() or not 1 <= int(number) <= MOST_EFFECTS:
            raise BadInput(f'"{text}" has no number after the #.')
        return card | int(number) - 1 << DETAIL

    def exists(self, p: Table, details: int) -> bool:
        return CARD.exists(p, details & FIELD) and not details >> 2 * DETAIL

    def about(self, p: Table, seat: int, details: int) -> Said:
        said, target = CARD.about(p, seat, details)
        return {**said, "effect": details >> DETAIL & FIELD}, target


def _reached(p: Table, seat: int, card: int) -> Said:
    """Find a card of the hand or of the display."""
    said, target = CARD.about(p, seat, card)
    return said, {"zone": "hand", **target} if card in p.players[seat].hand else target


def _developed(p: Table, seat: int, card: int) -> Said:
    said, target = _reached(p, seat, card)
    colours = p.cards.colours[card]
    prices = {constants.COLOURS[colour]: price(p, seat, card, colour) for colour in colours}
    return {**said, "prices": prices}, target


def _expanded(p: Table, seat: int, card: int) -> Said:
    said, target = _reached(p, seat, card)
    return {**said, "lacks": resources_data(lacking(p, seat, card))}, target


def _enlist_cost(p: Table, seat: int, card: int) -> Args:
    return {"cost": enlist_cost(p, seat, card)}


def _zone(p: Table, seat: int, at: int) -> Args:
    """Say what picking a zone would do: its sum, the unrest, and each track left."""
    dice = p.zones[at]
    total = sum(value_of(die) for die in dice)
    by = excess(p, seat, total)
    return {"zone": at + 1, "dice": dice_data(dice), "sum": total, "excess": by}


def _stolen(p: Table, seat: int, kind: int) -> Said:
    rival = p.agenda[-1][2]
    said, target = KIND.about(p, rival, kind)
    return {**said, "rival": rival}, target


ALONE: Final[Shape[Table]] = Shape()
CARD: Final[Named[Table]] = Named(
    "card", lambda p: p.cards.ids, unknown='There is no card "{word}".'
)
KINDS: Final = constants.COLOURS[: constants.RESOURCES]
KIND: Final[Named[Table]] = Named("good", lambda p: KINDS, "colour")
COLOUR: Final[Named[Table]] = Named("colour", lambda p: KINDS, "colour", shared=True)
TRACK: Final[Named[Table]] = Named("track", lambda p: constants.TRACKS, "track", shared=True)
ZONE: Final[Number[Table]] = Number("index", lambda p, seat: FIELD, "zone")
DIE: Final = _Die()
ABILITY_OF: Final = _Ability()
PAYMENT: Final[Packed[Table]] = Packed(KINDS, DIGIT, "pay 2 blue yellow", none=True)

NOTATION: Final = Notation(
    (
        Verb(
            constants.GAIN,
            "gain",
            ALONE,
            refused=lambda p, seat, details: Refusal("only_black", "NV-5.3.1"),
        ),
        Verb(
            constants.REPAIR,
            "repair",
            ALONE,
            refused=lambda p, seat, details: Refusal("nothing_damaged", "NV-5.6.2"),
        ),
        Verb(
            constants.CALM,
            "calm",
            ALONE,
            refused=lambda p, seat, details: Refusal("no_black", "NV-5.7.1"),
        ),
        Verb(codes.REST, "rest", ALONE),
        Verb(codes.CONVERT, "convert", ALONE),
        Verb(codes.DONE, "done", ALONE),
        Verb(
            constants.DEVELOP,
            "develop",
            CARD,
            "display",
            about=_developed,
            refused=refusals.develop,
        ),
        Verb(
            constants.ENLIST, "enlist", CARD, "people", says=_enlist_cost, refused=refusals.enlist
        ),
        Verb(constants.EXPAND, "expand", CARD, "display", about=_expanded, refused=refusals.expand),
        Verb(constants.RESEARCH, "research", CARD, "display", refused=refusals.research),
        Verb(codes.SINK_FOR, "lower_for_1", CARD, "display", refused=refusals.lower),
        Verb(codes.DAMAGE, "damage", CARD, "tableau"),
        Verb(codes.LOSE, "lose", CARD, "tableau"),
        Verb(codes.MEND, "mend", CARD, "tableau"),
        Verb(codes.FETCH, "fetch", CARD, "display"),
        Verb(codes.RECALL, "recall", CARD, "past"),
        Verb(codes.PRODUCE, "produce", CARD, "tableau"),
        Verb(codes.MARK, "mark", CARD, "display"),
        Verb(codes.SINK, "lower", CARD, "display"),
        Verb(codes.KEEP, "keep", CARD, "tableau"),
        Verb(codes.TAKE, "take", KIND, "resources"),
        Verb(codes.GIVE, "give", KIND, "resources"),
        Verb(codes.STEAL, "steal", KIND, "resources", about=_stolen),
        Verb(codes.COLOUR, "colour", COLOUR, "colour"),
        Verb(codes.USE, "use", ABILITY_OF, "tableau", refused=refusals.use),
        Verb(codes.PICK, "pick", ZONE, "zones", says=_zone),
        Verb(codes.MOVE, "move", TRACK, "tracks"),
        Verb(codes.DIE, "die", DIE, "dice"),
        Verb(codes.PAY, "pay", PAYMENT, "resources"),
    ),
    "pick 2 or develop masonry",
)
"""Every verb, in the order in which the actions of learners are numbered."""

assert set(constants.ACTIONS) <= {verb.word for verb in NOTATION.verbs}
