"""Moves as text, both ways: `build school`, `raze 2.pub`, `pay iron ammo`."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.asking import refusals
from novastate.games.master.cards.model import Amounts
from novastate.games.master.codes import ALL_OF_IT, BOARD_ACTIONS, S_CHOICES, S_EFFECT, S_PAY
from novastate.games.master.goods import BLUE, GREY, NAMES, RED
from novastate.games.master.rules.outputs import walk_seat
from novastate.games.master.rules.payment import DIGIT, sources
from novastate.games.master.rules.production import received
from novastate.games.master.rules.razing import raze_price
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.table import Table
from novastate.kernel.errors import BadInput
from novastate.kernel.notation import Args, Notation, Said, Shape, Verb
from novastate.kernel.packing import DETAIL, FIELD
from novastate.toolkit.shapes import Named, OfSeat, Place, listed

COSTS: Final[tuple[str, ...]] = ("brick", "token")
COST_GOODS: Final[tuple[str, ...]] = ("brick", "development")
UNITS: Final = 7
"""The most units of one source in a payment."""


def amounts_text(amounts: Amounts) -> str:
    """Write goods as in card files.

    >>> amounts_text(((0, 2), (13, 1)))
    '2 brick vp'
    """
    return listed(goods_data(amounts))


def asking_card(p: Table, seat: int) -> int:
    """Return the card whose effect asks a seat now; -1 if none does."""
    if not p.agenda:
        return -1
    step = p.agenda[-1]
    if step[0] == S_CHOICES and seat in p.asking:
        return walk_seat(p, seat, p.answers[seat]).about
    if step[0] == codes.S_RECEIVE:
        return received(p, step, p.answers[seat]).about
    if step[0] == S_EFFECT:
        return p.players[seat].state[step[2]].card
    return -1


class _Option(Shape[Table]):
    """One side of the open choice between goods: `choose 2 brick`."""

    words = 2
    plain = False

    def options(self, p: Table, seat: int) -> tuple[Amounts, ...]:
        """Return what is to choose; () if there is no choice."""
        card = asking_card(p, seat)
        return () if card < 0 else p.cards.gain[card].options

    def write(self, p: Table, seat: int, details: int) -> str:
        return amounts_text(self.options(p, seat)[details & FIELD])

    def read(self, p: Table, seat: int, text: str) -> int:
        options = [amounts_text(option) for option in self.options(p, seat)]
        if text not in options:
            there = f" (there are {', '.join(options)})" if options else ""
            raise BadInput(f'"{text}" is not to choose now{there}.')
        return options.index(text)

    def about(self, p: Table, seat: int, details: int) -> Said:
        option = details & FIELD
        return {"goods": goods_data(self.options(p, seat)[option])}, {"option": option}


class _Loot(Shape[Table]):
    """A good that is loose or lies on a location: `brick`, `brick@pub`."""

    words = 1

    def write(self, p: Table, seat: int, details: int) -> str:
        good, at = details & FIELD, details >> DETAIL & FIELD
        return NAMES[good] + (f"@{PLACE.write(p, seat, at - 1)}" if at else "")

    def read(self, p: Table, seat: int, text: str) -> int:
        good, at, place = text.partition("@")
        where = PLACE.read(p, seat, place) + 1 if at else 0
        return GOOD.read(p, seat, good) | where << DETAIL

    def about(self, p: Table, seat: int, details: int) -> Said:
        good, at = NAMES[details & FIELD], details >> DETAIL & FIELD
        where: Args = {"zone": "state", "place": at - 1} if at else {}
        return {"good": good}, {"seat": seat, "good": good, **where}


class _Stored(Shape[Table]):
    """Goods on a location that stores them: `brick@ruined_library/2`, `all brick@...`."""

    words = 2
    plain = False

    def write(self, p: Table, seat: int, details: int) -> str:
        flagged = details >> 2 * DETAIL
        slot = flagged & (ALL_OF_IT - 1)
        number = f"/{slot + 1}" if slot else ""
        many = "all " if flagged & ALL_OF_IT else ""
        return f"{many}{NAMES[details & FIELD]}@{PLACE.write(p, seat, details >> DETAIL)}{number}"

    def read(self, p: Table, seat: int, text: str) -> int:
        words = text.split()
        flag = ALL_OF_IT if len(words) == 2 and words[0] == "all" else 0
        if len(words) != (2 if flag else 1) or "@" not in words[-1]:
            raise BadInput("Storing is written like store brick@ruined_library.")
        good, _, name = words[-1].partition("@")
        name, slash, number = name.partition("/")
        slot = int(number) - 1 if slash and number.isdecimal() and int(number) > 0 else 0
        stored = GOOD.read(p, seat, good) | PLACE.read(p, seat, name) << DETAIL
        return stored | (slot | flag) << 2 * DETAIL

    def about(self, p: Table, seat: int, details: int) -> Said:
        said, target = PLACE.about(p, seat, details >> DETAIL)
        many = bool(details >> 2 * DETAIL & ALL_OF_IT)
        return {"good": NAMES[details & FIELD], "all": many, **said}, target


class _Payment(Shape[Table]):
    """Goods for the cost that is asked now, each with the place it is taken from."""

    words = 2
    plain = False

    def sources(self, p: Table, seat: int) -> list[str]:
        """Write the goods that can pay, in the order of their digits."""
        found = sources(p.players[seat], p.agenda[-1][2] >> 8)
        return [
            NAMES[good] if at < 0 else f"{NAMES[good]}@{PLACE.write(p, seat, at)}"
            for good, at in found
        ]

    def counts(self, p: Table, seat: int, details: int) -> dict[str, int]:
        """Count the goods by name."""
        counts: dict[str, int] = {}
        for i, word in enumerate(self.sources(p, seat)):
            n = details >> DIGIT * i & UNITS
            if n:
                counts[word] = n
        return counts

    def write(self, p: Table, seat: int, details: int) -> str:
        counts = self.counts(p, seat, details)
        return " ".join(word for word, n in counts.items() for _ in range(n))

    def read(self, p: Table, seat: int, text: str) -> int:
        if not p.agenda or p.agenda[-1][0] != S_PAY or p.agenda[-1][1] != seat:
            raise BadInput("There is nothing to pay now.")
        left = text.split()
        digits = 0
        for i, word in enumerate(self.sources(p, seat)):
            n = left.count(word)
            if n > UNITS:
                break
            left = [other for other in left if other != word]
            digits |= n << DIGIT * i
        if left:
            raise BadInput(f'"{left[0]}" cannot pay here.')
        return digits

    def about(self, p: Table, seat: int, details: int) -> Said:
        return {"goods": self.counts(p, seat, details)}, {"seat": seat}


def _with_contacts(p: Table, colour: int, card: int) -> Args:
    """Say how many contacts a card of the hand takes; a connection has no distance."""
    if card >= p.cards.size:
        return {}
    return {"goods": goods_data(((colour, p.cards.distance[card]),))}


def _to_build(p: Table, seat: int, card: int) -> Args:
    return _with_contacts(p, GREY, card)


def _to_deal(p: Table, seat: int, card: int) -> Args:
    price = _with_contacts(p, BLUE, card)
    return {**price, "gives": goods_data(((p.cards.deal[card], 1),))} if price else {}


def _to_raze(p: Table, seat: int, card: int) -> Args:
    price = _with_contacts(p, RED, card)
    return {**price, "gives": goods_data(p.cards.spoils[card])} if price else {}


def _raid(p: Table, seat: int, details: int) -> Args:
    place = p.players[details & FIELD].state[details >> DETAIL]
    return {"goods": goods_data(((RED, raze_price(p, seat, place)),))}


def _board(p: Table, seat: int, action: int) -> Said:
    faction = p.players[seat].faction
    args: Args = {
        "goods": goods_data(p.cards.board_cost[faction][action].amounts),
        "gives": goods_data(p.cards.board_gain[faction][action].goods),
    }
    return args, {"seat": seat, "action": BOARD_ACTIONS[action]}


def _hire(p: Table, seat: int, good: int) -> Said:
    return {"good": NAMES[good]}, {"seat": seat, "action": "hire"}


def _cost(p: Table, seat: int, cost: int) -> Said:
    good = COST_GOODS[cost]
    return {"good": good}, {"seat": seat, "good": good}


ALONE: Final[Shape[Table]] = Shape()
CARD: Final[Named[Table]] = Named(
    "card", lambda p: p.cards.ids, unknown='There is no card "{word}".'
)
GOOD: Final[Named[Table]] = Named("good", lambda p: NAMES, unknown='"{word}" is no good.')
PLACE: Final[Place[Table]] = Place(
    CARD, lambda p, seat: [place.card for place in p.players[seat].state]
)
BOARD_ACTION: Final[Named[Table]] = Named("action", lambda p: BOARD_ACTIONS, "contact action")
COST: Final[Named[Table]] = Named("good", lambda p: COSTS, "cost of a development")
FACTION: Final[Named[Table]] = Named(
    "faction", lambda p: [faction.id for faction in p.cards.factions], "faction", shared=True
)
OPTION: Final = _Option()
STORED: Final = _Stored()
PAYMENT: Final = _Payment()


def _of_seat(thing: Shape[Table]) -> OfSeat[Table]:
    return OfSeat(thing, lambda p: len(p.players), "2.pub")


RIVAL_PLACE: Final = _of_seat(PLACE)
RIVAL_DEAL: Final = _of_seat(CARD)
LOOT: Final = _of_seat(_Loot())

NOTATION: Final = Notation(
    (
        Verb(codes.PASS, "pass", ALONE),
        Verb(codes.AGAIN, "again", ALONE),
        Verb(codes.DONE, "done", ALONE),
        Verb(codes.BUILD, "build", CARD, "hand", says=_to_build, refused=refusals.build),
        Verb(codes.DEVELOP, "develop", CARD, "hand", refused=refusals.develop),
        Verb(codes.DEAL, "deal", CARD, "hand", says=_to_deal, refused=refusals.deal),
        Verb(codes.RAZE, "raze", CARD, "hand", says=_to_raze, refused=refusals.raze),
        Verb(codes.TAKE, "take", CARD, "open_connections", refused=refusals.take),
        Verb(codes.PLAY, "play", CARD, "hand", refused=refusals.play),
        Verb(codes.PICK, "pick", CARD, "display"),
        Verb(codes.DISCARD, "discard", CARD, "hand"),
        Verb(codes.CALL, "call", CARD, "deals"),
        Verb(codes.KEEP, "keep", CARD, "drawn"),
        Verb(codes.PAY_DEAL, "end", CARD, "deals", "end_deal"),
        Verb(codes.OVER, "over", PLACE, "state"),
        Verb(codes.USE, "use", PLACE, "state", refused=refusals.use),
        Verb(codes.SHIELD, "shield", PLACE, "state", refused=refusals.shield),
        Verb(codes.CLEAR, "clear", PLACE, "state"),
        Verb(codes.RAID, "raze", RIVAL_PLACE, "state", "raid", says=_raid, refused=refusals.raid),
        Verb(codes.VISIT, "visit", RIVAL_PLACE, "state", refused=refusals.visit),
        Verb(codes.NAME, "name", RIVAL_PLACE, "state"),
        Verb(codes.TAP, "tap", RIVAL_DEAL, "deals"),
        Verb(codes.STEAL, "steal", LOOT, "supply"),
        Verb(codes.HIRE, "hire", GOOD, "board", about=_hire, refused=refusals.hire),
        Verb(codes.BOARD, "board", BOARD_ACTION, "board", about=_board, refused=refusals.board),
        Verb(codes.COST, "with", COST, "supply", about=_cost),
        Verb(codes.FACTION, "faction", FACTION, "factions"),
        Verb(codes.CHOOSE, "choose", OPTION, "choice"),
        Verb(codes.STORE, "store", STORED, "state"),
        Verb(codes.PAY, "pay", PAYMENT, "supply"),
    ),
    "pass or build school",
)
"""Every verb, in the order in which the actions of learners are numbered."""
