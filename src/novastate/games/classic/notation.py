"""Moves as text, both ways: `incorporate docks`, `by conquest2`, `over pub#2`, `visit 2.docks`."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.asking import refusals
from novastate.games.classic.goods import CONTACT_NAMES, NAMES, RESOURCES, WORKER
from novastate.games.classic.rules import gains, payment, supply, working
from novastate.games.classic.table import Table
from novastate.kernel.notation import Args, Notation, Said, Shape, Verb
from novastate.kernel.packing import DETAIL, FIELD, B
from novastate.toolkit.shapes import Named, Number, OfSeat, Packed, Place, position_of

WAYS: Final[tuple[str, ...]] = ("spoils", "deal")
WITH_WAYS: Final[tuple[str, ...]] = ("material", "token")
NEGOTIATE: Final = codes.CONTACT | 1 << B
INCORPORATE: Final = codes.CONTACT | 2 << B
PARTS: Final = 4
FIELD_OF: Final[dict[int, int]] = {codes.S_AGREE: 1, codes.S_DECLARE: 0}
"""The field that an agreement or an attack uses; other contacts name theirs."""


class _Tucked(Shape[Table]):
    """A card that is tucked as spoils or as a deal: `deal.docks`."""

    words = 1

    def write(self, p: Table, seat: int, details: int) -> str:
        return f"{WAYS[details >> DETAIL]}.{CARD.write(p, seat, details)}"

    def read(self, p: Table, seat: int, text: str) -> int:
        way, _, id = text.partition(".")
        card = CARD.read(p, seat, id)
        return card | position_of(way, WAYS, "way to be tucked") << DETAIL

    def about(self, p: Table, seat: int, details: int) -> Said:
        said, target = CARD.about(p, seat, details)
        return said, {"zone": WAYS[details >> DETAIL], **target}


def _options(p: Table, seat: int) -> int:
    """Count the sides of the open choice between goods; 1 where there is none."""
    if not p.agenda or p.agenda[-1][0] != codes.S_CHOOSE:
        return 1
    return max(1, len(gains.gain_of(p, seat, p.agenda[-1][2], p.agenda[-1][3]).options))


def _spoils(p: Table, seat: int, card: int) -> Args:
    return {"gives": supply.counted(p.cards.spoils[card])}


def _distance(p: Table, seat: int, card: int) -> Args:
    return {"distance": p.cards.distance[card]}


def _conquest(p: Table, seat: int, card: int) -> Args:
    return {**_distance(p, seat, card), **_spoils(p, seat, card)}


def _negotiation(p: Table, seat: int, card: int) -> Args:
    distance = _distance(p, seat, card)
    if p.cards.defends[card]:  # NE-11.2: it is attached and gives nothing
        return {**distance, "defence": p.cards.defends[card]}
    return {**distance, "gives": supply.counted(p.cards.deal[card])}


def _to_use(p: Table, seat: int, index: int) -> Args:
    """Say what an action takes."""
    place = p.players[seat].state[index]
    cost = supply.counted(p.cards.effects[place.card].cost)
    cost[NAMES[WORKER]] = cost.get(NAMES[WORKER], 0) + working.workers_for(p, place)
    return {"goods": cost}


def _card_at(p: Table, details: int) -> int:
    return p.players[details & FIELD].state[details >> DETAIL].card


def _agreed(p: Table, seat: int, details: int) -> Args:
    return {"gives": supply.counted(p.cards.deal[_card_at(p, details)])}


def _looted(p: Table, seat: int, details: int) -> Args:
    return _spoils(p, seat, _card_at(p, details))


def _field(p: Table, seat: int, details: int) -> Said:
    kind, _, _, contact = p.agenda[-1]
    return {}, {"seat": seat, "field": FIELD_OF.get(kind, contact)}


def _field_token(p: Table, seat: int, field: int) -> Said:
    return {"contact": field}, {"seat": seat, "field": field}


def _part(p: Table, seat: int, part: int) -> Args:
    return {"goods": supply.counted(p.cards.contacts[p.agenda[-1][2] - p.cards.size].parts[part])}


def _chosen(p: Table, seat: int, option: int) -> Args:
    step = p.agenda[-1]
    return {"goods": supply.counted(gains.gain_of(p, seat, step[2], step[3]).options[option])}


def _way(p: Table, seat: int, way: int) -> Said:
    return {"way": WITH_WAYS[way]}, {"option": way}


def _leader(p: Table, seat: int, details: int) -> Args:
    leader = p.players[seat].leader
    return {"card": p.cards.ids[leader.card] if leader is not None else ""}


ALONE: Final[Shape[Table]] = Shape()
CARD: Final[Named[Table]] = Named(
    "card", lambda p: p.cards.ids, unknown='There is no card "{word}".'
)
TUCKED: Final = _Tucked()
PLACE: Final[Place[Table]] = Place(
    CARD, lambda p, seat: [place.card for place in p.players[seat].state]
)
GOOD: Final[Named[Table]] = Named("good", lambda p: NAMES, unknown='"{word}" is no good.')
WITH_WAY: Final[Named[Table]] = Named("way", lambda p: WITH_WAYS, "way to pay a redevelopment")
CONTACT: Final[Named[Table]] = Named("contact", lambda p: CONTACT_NAMES, "kind of contact")
PART: Final[Number[Table]] = Number("option", lambda p, seat: PARTS, "part")
OPTION: Final = Number("option", _options, "choice")
FACTION: Final[Named[Table]] = Named(
    "faction", lambda p: [faction.text.id for faction in p.cards.factions], "faction", shared=True
)
PAYMENT: Final[Packed[Table]] = Packed(
    NAMES[:RESOURCES], payment.DIGIT, "pay 2 scrap universal", none=False
)


def _of_seat(thing: Shape[Table]) -> OfSeat[Table]:
    return OfSeat(thing, lambda p: p.seats, "2.docks")


RIVAL: Final = _of_seat(ALONE)
RIVAL_PLACE: Final = _of_seat(PLACE)
RIVAL_GOOD: Final = _of_seat(GOOD)

NOTATION: Final = Notation(
    (
        Verb(codes.PASS, "pass", ALONE),
        Verb(codes.DONE, "done", ALONE),
        Verb(codes.BY_FIELD, "by_contact", ALONE, "fields", about=_field),
        Verb(codes.DIG, "dig", ALONE, refused=refusals.dig),
        Verb(codes.COMMAND, "command", ALONE, "leader", says=_leader, refused=refusals.command),
        Verb(codes.ACCEPT, "accept", ALONE),
        Verb(codes.SPARE, "spare", ALONE),
        Verb(codes.FREE, "free", ALONE),
        Verb(codes.PICK, "pick", CARD, "row"),
        Verb(codes.CASH, "cash", CARD, "spoils", says=_spoils),
        Verb(codes.BY_CARD, "by_card", CARD, "hand"),
        Verb(codes.REDEVELOP, "redevelop", CARD, "hand", refused=refusals.redevelop),
        Verb(codes.LEAD, "lead", CARD, "hand", refused=refusals.lead),
        Verb(codes.DISCARD, "discard", CARD, "hand"),
        Verb(codes.INSTANT, "instant", CARD, "hand"),
        Verb(codes.RECONSTRUCT, "reconstruct", CARD, "hand"),
        Verb(codes.CONTACT, "conquer", CARD, "hand", says=_conquest, refused=refusals.contact),
        Verb(NEGOTIATE, "negotiate", CARD, "hand", says=_negotiation, refused=refusals.contact),
        Verb(INCORPORATE, "incorporate", CARD, "hand", says=_distance, refused=refusals.contact),
        Verb(codes.DROP, "drop", TUCKED, "tucked"),
        Verb(codes.ROOM, "room", TUCKED, "tucked"),
        Verb(codes.GIVE_UP, "give_up", TUCKED, "tucked"),
        Verb(codes.OVER, "over", PLACE, "state"),
        Verb(codes.USE, "use", PLACE, "state", says=_to_use, refused=refusals.use),
        Verb(codes.HOST, "host", PLACE, "state"),
        Verb(codes.IMPROVE, "improve", PLACE, "state"),
        Verb(codes.REPEAT, "repeat", PLACE, "state"),
        Verb(codes.VISIT, "visit", RIVAL_PLACE, "state", refused=refusals.visit),
        Verb(codes.AGREE, "agree", RIVAL_PLACE, "state", says=_agreed),
        Verb(codes.BREAK, "break", RIVAL_PLACE, "state"),
        Verb(codes.TARGET, "target", RIVAL_PLACE, "state", says=_looted),
        Verb(codes.TOKEN, "by_token", GOOD, "pool"),
        Verb(codes.EXCHANGE, "exchange", GOOD, "pool", refused=refusals.exchange),
        Verb(codes.SPEND, "spend", GOOD, "pool"),
        Verb(codes.KEEP, "keep", GOOD, "pool"),
        Verb(codes.DEFEND, "defend", GOOD, "pool"),
        Verb(codes.WITH, "with", WITH_WAY, "choice", about=_way),
        Verb(codes.ATTACK, "attack", RIVAL, "player"),
        Verb(codes.TAKE_TOKEN, "take_token", CONTACT, "fields", about=_field_token),
        Verb(codes.PART, "part", PART, "choice", says=_part),
        Verb(codes.STEAL, "steal", RIVAL_GOOD, "pool"),
        Verb(codes.CHOOSE, "choose", OPTION, "choice", says=_chosen),
        Verb(codes.FACTION, "faction", FACTION, "factions"),
        Verb(codes.PAY, "pay", PAYMENT, "pool"),
    ),
    "pass or incorporate docks",
)
"""Every verb, in the order in which the actions of learners are numbered."""
