"""Redevelopment: a new location in place of an old one (FS-9, NE-12)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards import model
from novastate.games.classic.goods import REDEVELOPMENT
from novastate.games.classic.rules import bills, entering, payment, reactions, slots, supply
from novastate.games.classic.table import Place, Player, Table, kinds
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.steps import Ask, Do, Step, Steps

FOUNDATION: Final = 1 << model.TYPES.index("foundation")
BASIC: Final = 0
BY_TOKEN: Final = 1
TOKEN_COST: Final = bills.Bill((REDEVELOPMENT,))

# --- which location may replace which (FS-9.1, FS-9.7, FS-9.8, NE-12.2 to NE-12.6)


def matches(p: Table, old: Place, new: int, by_type: bool = True) -> bool:
    """Tell whether a card of the hand may replace a location; both need a type icon."""
    if old.debris or not p.cards.is_location(new):
        return False
    mine, theirs = p.cards.types[old.card], p.cards.types[new]
    if not mine or not theirs or theirs & FOUNDATION:
        return False
    if not by_type or p.cards.effects[old.card].traits & model.MATCHES_ALL:
        return True
    return bool(mine & theirs)


def replaceable(p: Table, seat: int, new: int, by_type: bool = True) -> list[Place]:
    """List the own locations that a card may replace."""
    return [place for place in p.players[seat].state if matches(p, place, new, by_type)]


def can_replace(p: Table, seat: int, new: int, by_type: bool = True) -> bool:
    """Tell whether a card may replace any own location."""
    if not p.cards.is_location(new):
        return False
    types = p.cards.types[new]
    if not types or types & FOUNDATION:
        return False
    standing = p.players[seat].standing(p.cards)
    if not by_type or standing.matches_all:
        return standing.types != 0
    return bool(standing.types & types)


# --- the old location (FS-9.1)


def over_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the locations that the new card may replace."""
    state = p.players[seat].state
    places = replaceable(p, seat, step[2], step[3] == 0)
    return [codes.OVER | i << A for i in range(len(state)) if state[i] in places]


def choose_over(p: Table, step: Step, move: int) -> None:
    """Replace the chosen location; what cards give need not be paid."""
    seat = step[1]
    uid = p.players[seat].state[move >> A & FIELD].uid
    p.push(codes.S_REBUILD if step[3] else codes.S_WITH, seat, step[2], uid)


# --- without comparing types (FS-17.1.12)


def any_over_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the hand that could replace any location."""
    return [
        codes.REDEVELOP | card << A
        for card in kinds(p.players[seat].hand)
        if can_replace(p, seat, card, False)
    ]


def choose_any_over(p: Table, step: Step, move: int) -> None:
    """Go on to what is replaced."""
    p.push(codes.S_OVER, step[1], move >> A & FIELD, 1)


# --- carrying out (FS-9.9)


def perform_rebuild(p: Table, step: Step) -> None:
    """Discard the old location, place the new one, score the deed; reactions come last.

    What lies in the slots of the old location goes first: the new one has none yet (FS-9.16).
    """
    seat, card, uid = step[1], step[2], step[3]
    player = p.players[seat]
    if p.rules.slots_lost and slots.tucked(player) > slots.slots(p, player, uid):
        p.push(codes.S_REBUILD, seat, card, uid)
        p.push(codes.S_OVERFLOW, seat, 1 + uid)
        return
    build_over(p, step, "redevelop", model.ON_REDEVELOP, p.rules.redevelop_vp)
    p.push(codes.S_OVERFLOW, seat)


def build_over(p: Table, step: Step, deed: str, event: int, vp: int) -> None:
    """Put a location of the hand in the place of another, which is discarded, and score it."""
    seat, card, uid = step[1], step[2], step[3]
    player = p.players[seat]
    old = player.state[player.find(uid)]
    reactions.push_event(p, seat, event, card, p.cards.distance[card])
    player.hand = without(player.hand, card)
    entering.remove_location(p, seat, old)
    p.tell_card(deed, seat, card, over=old.card)
    entering.add_location(p, seat, card)
    supply.put_vp(p, seat, vp, codes.ON_BASE)


# --- the payment (FS-9.2, NE-12.1)


def ways(player: Player, basic: bool) -> list[int]:
    """List how a redevelopment can be paid: the basic way if it is open, or a token."""
    moves = [codes.WITH | BASIC << A] if basic else []
    if supply.have(player, REDEVELOPMENT):
        moves.append(codes.WITH | BY_TOKEN << A)
    return moves


def pay_by_token(p: Table, step: Step, move: int) -> bool:
    """Let the rebuilding follow, and pay with a token; False if the basic way is chosen."""
    p.push(codes.S_REBUILD, step[1], step[2], step[3])
    if move >> A & FIELD != BY_TOKEN:
        return False
    payment.push_cost(p, step[1], TOKEN_COST)
    return True


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_OVER, "redevelop_pair", "FS-9.1 NE-12.2", over_options, choose_over),
    Ask(
        codes.S_ANY_OVER, "redevelop_card", "FS-17.1.12 NE-M.12", any_over_options, choose_any_over
    ),
    Do(codes.S_REBUILD, perform_rebuild),
)
