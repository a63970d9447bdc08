"""Costs: what can be paid, and every way to pay it (FS-0.3, FS-2.1.2, FS-17.1.13)."""

from typing import Final

from novastate.games.wasteland.classic.cards import Goods
from novastate.games.wasteland.classic.codes import (
    DEAL,
    DISCARD,
    FIELD,
    GIVE_UP,
    PAY,
    S_CARDS,
    S_COST,
    S_GIVE_UP,
    S_SPEND,
    SPEND,
    SPOILS,
    A,
    B,
)
from novastate.games.wasteland.classic.goods import (
    ANY_CONTACT,
    ANY_RESOURCE,
    BASIC,
    CARD,
    NAMES,
    OWN_DEAL,
    OWN_SPOILS,
    REDEVELOPMENT,
    RESOURCES,
    UNIVERSAL,
    WORKER,
    is_token,
    kind_of,
    range_of,
)
from novastate.games.wasteland.classic.supply import discard_hand, have, spend
from novastate.games.wasteland.classic.table import Player, Table, without
from novastate.kernel.position import Step

DIGIT: Final = 4
DIGITS: Final = 15


class Bill:
    """A cost by what it takes: resources, workers, cards, tokens, tucked cards."""

    def __init__(self, cost: Goods) -> None:
        self.basic: Final = [cost.count(good) for good in BASIC]
        self.universal: Final = cost.count(UNIVERSAL)
        self.any: Final = cost.count(ANY_RESOURCE)
        self.workers: Final = cost.count(WORKER)
        self.redevelopment: Final = cost.count(REDEVELOPMENT)
        self.cards: Final = cost.count(CARD)
        self.deals: Final = cost.count(OWN_DEAL)
        self.spoils: Final = cost.count(OWN_SPOILS)
        self.tokens: Final = [good for good in cost if is_token(good)]

    def resources(self) -> int:
        """Count the resources of all kinds."""
        return sum(self.basic) + self.universal + self.any


_bills: Final[dict[Goods, Bill]] = {}


def bill(cost: Goods) -> Bill:
    """Return the bill of a cost; the few there are, are made once."""
    found = _bills.get(cost)
    if found is None:
        found = Bill(cost)
        _bills[cost] = found
    return found


def affordable(player: Player, due: Bill, workers: int = 0, cards: int = 0) -> bool:
    """Tell whether a whole cost can be paid, with more workers and cards spent beside it."""
    if due.workers + workers > 0 and have(player, WORKER) < due.workers + workers:
        return False
    if due.cards + cards > len(player.hand):
        return False
    if due.deals > len(player.deals) or due.spoils > len(player.spoils):
        return False
    if due.redevelopment and have(player, REDEVELOPMENT) < due.redevelopment:
        return False
    if due.tokens and not all(token_options(player, token) for token in due.tokens):
        return False
    return due.resources() == 0 or bool(_short(player, due))


def _short(player: Player, due: Bill) -> bool:
    """Tell whether the resources suffice, universal ones standing for basic ones (FS-2.1.2)."""
    universal = have(player, UNIVERSAL) - due.universal
    spare = 0
    for good in BASIC:
        left = have(player, good) - due.basic[good]
        if left < 0:
            universal += left
        else:
            spare += left
    return universal >= 0 and spare + universal >= due.any


def token_options(player: Player, token: int) -> list[int]:
    """List the tokens that can pay for one: its kind or universal, at least its range."""
    kind, range = kind_of(token), range_of(token)
    found: list[int] = []
    for base in (kind, ANY_CONTACT):
        for i in (1, 2, 3, 4, 5):
            if i >= range and have(player, base + i - 1):
                found.append(base + i - 1)
    return found


def push_cost(p: Table, seat: int, due: Bill) -> None:
    """Put the parts of a cost on the agenda; workers and redevelopment tokens go at once."""
    for _ in range(due.spoils):
        p.push(S_GIVE_UP, seat, SPOILS)
    for _ in range(due.deals):
        p.push(S_GIVE_UP, seat, DEAL)
    for token in due.tokens:
        p.push(S_SPEND, seat, token)
    if due.cards:
        p.push(S_CARDS, seat, due.cards)
    for good, n in ((WORKER, due.workers), (REDEVELOPMENT, due.redevelopment)):
        if n:
            spend(p, seat, good, n)
            if p.listener is not None:
                p.tell("pay", seat, {"goods": {NAMES[good]: n}})
    if due.resources():
        packed = 0
        for i in range(len(BASIC)):
            packed |= due.basic[i] << DIGIT * i
        packed |= due.universal << DIGIT * UNIVERSAL
        packed |= due.any << DIGIT * RESOURCES
        p.push(S_COST, seat, packed)


# --- resources


def perform_cost(p: Table, step: Step) -> bool:
    """Ask with which resources a cost is paid, where there is a choice."""
    options = cost_options(p, step, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    _pay(p, step[1], options[0])
    return False


def cost_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every way to pay; basic resources first, universal ones last."""
    player = p.players[seat]
    asked = [step[2] >> DIGIT * i & DIGITS for i in range(RESOURCES + 1)]
    have_of = [have(player, good) for good in range(RESOURCES)]
    total = sum(asked)
    found: list[int] = []
    _spread(asked, have_of, total, 0, 0, 0, found)
    found.sort(key=lambda packed: packed >> DIGIT * UNIVERSAL)
    return [PAY | packed << A for packed in found]


def _spread(
    asked: list[int],
    have_of: list[int],
    left: int,
    kind: int,
    lacking: int,
    packed: int,
    found: list[int],
) -> None:
    """Try every number of each kind; what is lacking of a basic kind needs a universal one."""
    if kind == UNIVERSAL:
        if left <= have_of[UNIVERSAL] and left >= lacking + asked[UNIVERSAL]:
            found.append(packed | left << DIGIT * UNIVERSAL)
        return
    for n in range(min(left, have_of[kind]) + 1):
        short = max(0, asked[kind] - n)
        more = packed | n << DIGIT * kind
        _spread(asked, have_of, left - n, kind + 1, lacking + short, more, found)


def _pay(p: Table, seat: int, move: int) -> None:
    paid: dict[str, int] = {}
    for kind in range(RESOURCES):
        n = move >> A >> DIGIT * kind & DIGITS
        if n:
            spend(p, seat, kind, n)
            paid[NAMES[kind]] = n
    if p.listener is not None:
        p.tell("pay", seat, {"goods": paid})


def cost_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Pay as chosen."""
    p.agenda.pop()
    _pay(p, seat, move)


# --- cards of the hand


def perform_cards(p: Table, step: Step) -> bool:
    """Ask which card of the hand is discarded next."""
    if step[2] <= 0:
        return False
    options = cards_options(p, step, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    _discard(p, step, options[0] >> A & FIELD)
    return False


def cards_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand, equal ones once."""
    return [DISCARD | card << A for card in sorted(set(p.players[seat].hand))]


def cards_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Discard the chosen card."""
    p.agenda.pop()
    _discard(p, step, move >> A & FIELD)


def _discard(p: Table, step: Step, card: int) -> None:
    if step[2] > 1:
        p.push(S_CARDS, step[1], step[2] - 1)
    discard_hand(p, step[1], card)


# --- tokens (FS-17.1.14)


def perform_spend(p: Table, step: Step) -> bool:
    """Ask which token pays, where there is a choice."""
    options = spend_options(p, step, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    _spend_token(p, step[1], options[0] >> A & FIELD)
    return False


def spend_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that can pay."""
    return [SPEND | token << A for token in token_options(p.players[seat], step[2])]


def spend_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Spend the chosen token."""
    p.agenda.pop()
    _spend_token(p, seat, move >> A & FIELD)


def _spend_token(p: Table, seat: int, token: int) -> None:
    spend(p, seat, token, 1)
    if p.listener is not None:
        p.tell("pay", seat, {"goods": {NAMES[token]: 1}})


# --- tucked cards as a cost


def perform_give_up(p: Table, step: Step) -> bool:
    """Ask which tucked card is given up, where there is a choice."""
    options = give_up_options(p, step, step[1])
    if len(options) > 1:
        return p.ask(step[1])
    untuck(p, step[1], options[0] >> A & FIELD, step[2])
    return False


def give_up_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own deals or spoils, equal ones once."""
    player = p.players[seat]
    cards = player.deals if step[2] == DEAL else player.spoils
    return [GIVE_UP | card << A | step[2] << B for card in sorted(set(cards))]


def give_up_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Give up the chosen card."""
    p.agenda.pop()
    untuck(p, seat, move >> A & FIELD, step[2])


def untuck(p: Table, seat: int, card: int, way: int) -> None:
    """Discard a tucked card without any gain (FS-8.5.6)."""
    player = p.players[seat]
    if way == DEAL:
        player.deals = without(player.deals, card)
    else:
        player.spoils = without(player.spoils, card)
    p.discard.append(card)
    if p.listener is not None:
        p.tell("drop", seat, {"card": p.cards.ids[card]})
