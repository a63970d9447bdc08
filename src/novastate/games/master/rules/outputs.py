"""The output of production locations: what they give, to whom, and the choices in it (16)."""

from typing import Final

from novastate.games.master.cards import model
from novastate.games.master.cards.model import Amounts, Gain
from novastate.games.master.codes import CHOOSE, NAME, PRODUCTION
from novastate.games.master.goods import ALL
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, A, B


class Output:
    """Goods to be received, and the question that must be answered before more is known."""

    def __init__(self, receiver: int, answers: list[int], at: int = 0) -> None:
        self.receiver: Final = receiver
        self.answers: Final = answers  # the receiver's
        self.at = at  # where the unused answers begin
        self.goods: list[int] = [0] * ALL
        self.tallies: list[tuple[int, int]] = []  # owner and card of per_tally outputs
        self.given: dict[int, Output] = {}  # what the receiver's own takers gave, by place
        self.ask: list[int] = []
        self.about = -1  # the card that asks

    def add(self, amounts: Amounts) -> None:
        """Add goods."""
        for good, n in amounts:
            self.goods[good] += n

    def join(self, other: "Output") -> None:
        """Add everything of another output."""
        for good in range(ALL):
            self.goods[good] += other.goods[good]
        self.tallies.extend(other.tallies)

    def amounts(self) -> Amounts:
        """Return the goods with their numbers."""
        return tuple((good, n) for good, n in enumerate(self.goods) if n)

    def answered(self, options: list[int], about: int) -> int:
        """Return the next answer to what a card asks; -1 if it is missing, which is noted."""
        if self.at == len(self.answers):
            self.ask = options
            self.about = about
            return -1
        self.at += 1
        return self.answers[self.at - 1]

    def named(self, options: list[int], about: int) -> int:
        """Return the location that is named; one alone is not asked for."""
        return options[0] if len(options) == 1 else self.answered(options, about)


def count_type(p: Table, owner: int, gain: Gain) -> int:
    """Count the locations of a state that show a type, at most the card's figure (MS-15)."""
    types = p.cards.types
    bit = 1 << gain.type_index
    n = 0
    for place in p.players[owner].state:
        if not place.ruin and types[place.card] & bit:
            n += 1
    return min(n, gain.most)


def count_tally(tally: list[int], gain: Gain) -> int:
    """Count the goods a per_tally output gives from its owner's tally (MS-20.5.4)."""
    return min(sum(tally[good] for good in gain.counted), gain.most)


def production_places(p: Table, owner: int) -> list[int]:
    """List the production locations of a state."""
    produces = p.cards.produces
    return [
        i
        for i, place in enumerate(p.players[owner].state)
        if not place.ruin and produces[place.card]
    ]


def walk(p: Table, owner: int, index: int, out: Output, via: tuple[int, ...] = ()) -> None:
    """Add the output of one location, using up answers of the receiver.

    When one is missing, `out.ask` lists what can be said. `via` holds the copying and taking
    locations already on the way: none of them is gone through twice (MS-16.11).
    """
    card = p.players[owner].state[index].card
    if p.cards.trigger[card] != model.PRODUCE:
        return
    gain = p.cards.gain[card]
    op = gain.op
    if op == model.GOODS:
        out.add(gain.goods)
    elif op == model.PER_CATEGORY:
        out.goods[gain.good] += count_type(p, owner, gain)
    elif op == model.ONE_OF:
        answer = out.answered([CHOOSE | i << A for i in range(len(gain.options))], card)
        if answer >= 0:
            out.add(gain.options[answer >> A & FIELD])
    elif op == model.PER_TALLY:
        if p.phase == PRODUCTION:
            out.tallies.append((owner, card))
        elif p.settings.tally_remembered:
            out.goods[gain.good] += count_tally(p.players[owner].tally, gain)
    elif op == model.COPY_PRODUCTION and gain.whose == model.OWN_OTHER:
        _walk_copy(p, owner, card, out, (*via, owner << 10 | index))
    elif op == model.TAKE_PRODUCTION and p.phase == PRODUCTION:
        here = owner << 10 | index
        for taker, place, victim, taken in p.thefts:
            if taker == owner and place == index and here not in via:
                walk(p, victim, taken, out, (*via, here))
                return


def _walk_copy(p: Table, owner: int, card: int, out: Output, via: tuple[int, ...]) -> None:
    """Name another production location of the same state and add its output (MS-16.7)."""
    options = [
        NAME | owner << A | i << B
        for i in production_places(p, owner)
        if owner << 10 | i not in via
    ]
    chosen = out.named(options, card) if options else -1
    if chosen < 0:
        return
    target = chosen >> B & FIELD
    if owner == out.receiver and target in out.given:
        # Only the goods are copied; there is no second theft (MS-16.12).
        out.join(out.given[target])
    else:
        walk(p, owner, target, out, via)


def walk_named(p: Table, whose: int, out: Output, about: int) -> None:
    """Name a production location of one's own or of a rival, then add its output (MS-16.6)."""
    options = nameable(p, out.receiver, whose)
    chosen = out.named(options, about) if options else -1
    if chosen >= 0:
        walk(p, chosen >> A & FIELD, chosen >> B & FIELD, out)


def active_rivals(p: Table, seat: int) -> list[int]:
    """List the rivals who have not passed (MS-6.7)."""
    return [rival for rival in p.rivals(seat) if not p.players[rival].passed]


def nameable(p: Table, receiver: int, whose: int) -> list[int]:
    """List the production locations that a copying effect may name (MS-20.5.7, MS-6.7)."""
    if whose != model.RIVAL:
        return [NAME | receiver << A | i << B for i in production_places(p, receiver)]
    return [
        NAME | rival << A | i << B
        for rival in active_rivals(p, receiver)
        for i in production_places(p, rival)
    ]


def walk_seat(p: Table, seat: int, answers: list[int]) -> Output:
    """Add up a player's whole production; takings come first so that they can be copied."""
    out = Output(seat, answers)
    player = p.players[seat]
    cards = p.cards
    out.add(cards.factions[player.faction].production)
    for card in player.deals:
        out.goods[cards.deal[card]] += 1
    taken = [index for _, _, owner, index in p.thefts if owner == seat]
    for taker, place, owner, index in p.thefts:
        if taker == seat and place not in taken:
            stolen = Output(seat, answers, out.at)
            walk(p, owner, index, stolen)
            if stolen.ask:
                return stolen
            out.at = stolen.at
            out.given[place] = stolen
            out.join(stolen)
    produces = cards.produces
    for i, spot in enumerate(player.state):
        if spot.ruin or not produces[spot.card] or i in taken:
            continue
        gain = cards.gain[spot.card]
        if gain.op == model.GOODS:
            for good, n in gain.goods:
                out.goods[good] += n
        elif gain.op != model.TAKE_PRODUCTION:
            walk(p, seat, i, out)
            if out.ask:
                return out
    return out
