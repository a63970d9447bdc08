"""Costs: what can be paid, and every way to pay it (FS-0.3, FS-2.1.2, FS-17.1.13)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic import goods as g
from novastate.games.classic.rules import bills, supply, tokens
from novastate.games.classic.table import Player, Table, kinds
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.piles import without
from novastate.kernel.steps import Ask, Step, Steps

DIGIT: Final = 4
DIGITS: Final = 15


def affordable(player: Player, due: bills.Bill, workers: int = 0) -> bool:
    """Tell whether a whole cost can be paid, with more workers spent beside it."""
    goods = supply.purse(player)
    if goods[g.WORKER] < due.workers + workers:
        return False
    if due.only >= 0:
        return goods[due.only] + goods[g.UNIVERSAL] >= due.resources
    if due.resources and not _covers(goods, due):
        return False
    return due.usual or _has_rest(player, goods, due)


def _covers(goods: list[int], due: bills.Bill) -> bool:
    """Tell whether the resources suffice, universal ones standing for basic ones (FS-2.1.2)."""
    universal = goods[g.UNIVERSAL] - due.universal
    spare = 0
    for good in range(g.UNIVERSAL):
        left = goods[good] - due.basic[good]
        if left < 0:
            universal += left
        else:
            spare += left
    return universal >= 0 and spare + universal >= due.any


def _has_rest(player: Player, goods: list[int], due: bills.Bill) -> bool:
    """Tell whether cards, tokens and tucked cards of a cost are there (FS-17.1.13)."""
    if due.cards > len(player.hand):
        return False
    if due.deals > len(player.deals) or due.spoils > len(player.spoils):
        return False
    if goods[g.REDEVELOPMENT] < due.redevelopment:
        return False
    for token in due.tokens:
        if not tokens.stand_ins(player, token):
            return False
    return True


def push_cost(p: Table, seat: int, due: bills.Bill) -> None:
    """Put the parts of a cost on the agenda; workers and redevelopment tokens go at once."""
    for _ in range(due.spoils):
        p.push(codes.S_GIVE_UP, seat, codes.SPOILS)
    for _ in range(due.deals):
        p.push(codes.S_GIVE_UP, seat, codes.DEAL)
    for token in due.tokens:
        p.push(codes.S_SPEND, seat, token)
    if due.cards:
        p.push(codes.S_CARDS, seat, due.cards)
    if due.workers:
        _hand_over(p, seat, g.WORKER, due.workers)
    if due.redevelopment:
        _hand_over(p, seat, g.REDEVELOPMENT, due.redevelopment)
    if due.resources:
        packed = 0
        for i in range(len(g.BASIC)):
            packed |= due.basic[i] << DIGIT * i
        packed |= due.universal << DIGIT * g.UNIVERSAL
        packed |= due.any << DIGIT * g.RESOURCES
        p.push(codes.S_COST, seat, packed)


def _hand_over(p: Table, seat: int, good: int, n: int) -> None:
    """Pay goods that nothing else can stand for."""
    supply.spend(p, seat, good, n)
    p.tell_good("pay", seat, good, n)


# --- resources


def cost_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every way to pay; basic resources first, universal ones last."""
    goods = supply.purse(p.players[seat])
    if step[2] >> DIGIT * g.RESOURCES == 0 and goods[g.UNIVERSAL] == 0:
        return [codes.PAY | step[2] << A]  # exactly what is asked for
    asked = [step[2] >> DIGIT * i & DIGITS for i in range(g.RESOURCES + 1)]
    total = 0
    for n in asked:
        total += n
    found: list[int] = []
    _spread(asked, goods, total, 0, 0, 0, found)
    if len(found) > 1:
        found.sort(key=lambda move: move >> A + DIGIT * g.UNIVERSAL)
    return found


def _spread(
    asked: list[int],
    goods: list[int],
    left: int,
    kind: int,
    lacking: int,
    packed: int,
    found: list[int],
) -> None:
    """Try every number of each kind; what is lacking of a basic kind needs a universal one."""
    if kind == g.UNIVERSAL:
        if left <= goods[g.UNIVERSAL] and left >= lacking + asked[g.UNIVERSAL]:
            found.append(codes.PAY | (packed | left << DIGIT * g.UNIVERSAL) << A)
        return
    most = goods[kind]
    if most > left:
        most = left
    for n in range(most + 1):
        short = asked[kind] - n if n < asked[kind] else 0
        more = packed | n << DIGIT * kind
        _spread(asked, goods, left - n, kind + 1, lacking + short, more, found)


def pay(p: Table, step: Step, move: int) -> None:
    """Pay as chosen."""
    seat, paid = step[1], move >> A
    for kind in range(g.RESOURCES):
        n = paid >> DIGIT * kind & DIGITS
        if n:
            supply.spend(p, seat, kind, n)
    if p.listener is not None:
        by_kind = {g.NAMES[i]: paid >> DIGIT * i & DIGITS for i in range(g.RESOURCES)}
        p.tell("pay", seat, {"goods": {name: n for name, n in by_kind.items() if n}})


# --- cards of the hand


def cards_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand, equal ones once."""
    return supply.discard_options(p, step, seat) if step[2] > 0 else []


def discard_next(p: Table, step: Step, move: int) -> None:
    """Discard the chosen card; others may follow."""
    if step[2] > 1:
        p.push(codes.S_CARDS, step[1], step[2] - 1)
    supply.discard_hand(p, step[1], move >> A & FIELD)


# --- tokens (FS-17.1.14)


def spend_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that can pay."""
    return [codes.SPEND | token << A for token in tokens.stand_ins(p.players[seat], step[2])]


def spend_token(p: Table, step: Step, move: int) -> None:
    """Spend the chosen token."""
    token = move >> A & FIELD
    supply.spend(p, step[1], token, 1)
    p.tell_good("pay", step[1], token)


# --- tucked cards as a cost


def give_up_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own deals or spoils, equal ones once."""
    player = p.players[seat]
    cards = player.deals if step[2] == codes.DEAL else player.spoils
    return [codes.GIVE_UP | card << A | step[2] << B for card in kinds(cards)]


def give_up(p: Table, step: Step, move: int) -> None:
    """Give up the chosen card."""
    untuck(p, step[1], move >> A & FIELD, step[2])


def untuck(p: Table, seat: int, card: int, way: int, deed: str = "drop") -> None:
    """Discard a tucked card; without any gain, unless the deed is another (FS-8.5.6)."""
    player = p.players[seat]
    if way == codes.DEAL:
        player.deals = without(player.deals, card)
    else:
        player.spoils = without(player.spoils, card)
    p.discard.append(card)
    p.tell_card(deed, seat, card)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_COST, "pay_with", "FS-2.1.2 NE-2.1.2", cost_options, pay),
    Ask(codes.S_CARDS, "discard_cards", "FS-11.1 NE-15.1", cards_options, discard_next),
    Ask(codes.S_SPEND, "pay_token", "FS-17.1.14 NE-21.1.9", spend_options, spend_token),
    Ask(codes.S_GIVE_UP, "pay_tucked", "FS-17.1.13 NE-21.1.11", give_up_options, give_up),
)
