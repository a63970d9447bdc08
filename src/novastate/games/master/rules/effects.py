"""What single effects ask and do: stealing, clearing, deals, visits, drawing (section 20.7)."""

from bisect import insort
from collections.abc import Callable
from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import OPEN_PRODUCTION, OWN, Gain
from novastate.games.master.codes import STEAL as STEAL_MOVE
from novastate.games.master.goods import NAMES
from novastate.games.master.rules import supply
from novastate.games.master.rules.outputs import active_rivals, nameable
from novastate.games.master.rules.visiting import enjoy
from novastate.games.master.table import Table
from novastate.kernel.events import Event
from novastate.kernel.packing import FIELD, A, B, C
from novastate.kernel.piles import added, without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskIf, Steps

# --- steal (MS-20.7.1) ------------------------------------------------------------------------


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List rival, good and where it lies; placed goods count if the option says so (MS-20.7.2)."""
    wanted = p.cards.gain[p.players[seat].state[step[2]].card].counted
    moves: list[int] = []
    for rival in active_rivals(p, seat):
        victim = p.players[rival]
        for good in wanted:
            if victim.loose(good) > 0:
                moves.append(STEAL_MOVE | rival << A | good << B)
            if victim.placed and p.settings.steal_placed:
                for i, place in enumerate(victim.state):
                    if good in place.placed:
                        moves.append(STEAL_MOVE | rival << A | good << B | (i + 1) << C)
    return moves


def steal(p: Table, step: Step, move: int) -> None:
    """Move the goods from the rival to the thief."""
    seat = step[1]
    amount = p.cards.gain[p.players[seat].state[step[2]].card].most
    rival, good, at = move >> A & FIELD, move >> B & FIELD, (move >> C & FIELD) - 1
    victim = p.players[rival]
    if at < 0:
        n = min(amount, victim.loose(good))
    else:
        n = min(amount, victim.state[at].placed.count(good))
        supply.unplace(victim, at, good, n)
    victim.goods[good] -= n
    p.players[seat].goods[good] += n
    if p.listener is not None:
        supply.tell(p, "steal", seat, {"rival": rival, "goods": {NAMES[good]: n}})


# --- clear locations (MS-20.7.5) --------------------------------------------------------------


def clearable(p: Table, seat: int, index: int, before: bool) -> list[int]:
    """List the own locations worth clearing; `before` the activation counts it is not used yet."""
    own = p.settings.body_hunters_self
    return [
        i
        for i, place in enumerate(p.players[seat].state)
        if not place.ruin
        and (place.uses or place.guest or (before and own and i == index))
        and (i != index or own)
    ]


def perform_clear(p: Table, step: Step) -> bool:
    """Ask which location is cleared next."""
    _, seat, index, left = step
    if left == 0 or not clearable(p, seat, index, False):
        return False
    return p.ask(seat)


def clear_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what may be cleared; at least one must be."""
    moves = [codes.CLEAR | i << A for i in clearable(p, seat, step[2], False)]
    if step[3] < p.cards.gain[p.players[seat].state[step[2]].card].most:
        moves.append(codes.DONE)
    return moves


def clear(p: Table, step: Step, move: int) -> None:
    """Clear the chosen location and go on asking."""
    if move == codes.DONE:
        return
    seat, index = step[1], move >> A & FIELD
    player = p.players[seat]
    player.state[index] = player.state[index].cleared()
    supply.tell_card(p, "clear", seat, player.state[index].card)
    p.push(codes.S_CLEAR, seat, step[2], step[3] - 1)


def clear_targets(p: Table, step: Step, seat: int) -> list[int]:
    """List what could be cleared once the location is activated."""
    return clearable(p, seat, step[2], True)


# --- own deals (MS-20.7.3) --------------------------------------------------------------------


def perform_call(p: Table, step: Step) -> bool:
    """Ask for the next deal, or gain when all are named."""
    _, seat, left, mask = step
    deals = p.players[seat].deals
    if left and mask != (1 << len(deals)) - 1:
        return p.ask(seat)
    _call(p, seat, mask)
    return False


def call_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the deals not yet named; at least one must be."""
    moves: list[int] = []
    last = -1
    for i, card in enumerate(p.players[seat].deals):
        if not step[3] >> i & 1 and card != last:
            moves.append(codes.CALL | card << A)
            last = card
    if step[3]:
        moves.append(codes.DONE)
    return moves


def call(p: Table, step: Step, move: int) -> None:
    """Name a deal, or finish."""
    _, seat, left, mask = step
    if move == codes.DONE:
        _call(p, seat, mask)
        return
    card = move >> A & FIELD
    for i, deal in enumerate(p.players[seat].deals):
        if deal == card and not mask >> i & 1:
            p.push(codes.S_CALL, seat, left - 1, mask | 1 << i)
            return


def _call(p: Table, seat: int, mask: int) -> None:
    """Gain the goods of the named deals."""
    deals = list(p.players[seat].deals)
    for i, card in enumerate(deals):
        if mask >> i & 1:
            supply.gain(p, seat, ((p.cards.deal[card], 1),), p.cards.ids[card])


# --- a rival's deal (MS-20.7.4) ---------------------------------------------------------------


def tap_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the deals of rivals who have not passed."""
    return [
        codes.TAP | rival << A | card << B
        for rival in active_rivals(p, seat)
        for card in sorted(set(p.players[rival].deals))
    ]


def tap(p: Table, step: Step, move: int) -> None:
    """Use the chosen deal."""
    seat, card = step[1], move >> B & FIELD
    if p.listener is not None:
        supply.tell(p, "tap", seat, {"rival": move >> A & FIELD, "card": p.cards.ids[card]})
    supply.gain(p, seat, ((p.cards.deal[card], 1),), p.cards.ids[card])


# --- an occupied open production (MS-20.9.1) --------------------------------------------------


def occupied_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the occupied open productions of rivals who have not passed."""
    return [
        codes.VISIT | rival << A | i << B
        for rival in active_rivals(p, seat)
        for i, place in enumerate(p.players[rival].state)
        if place.guest and not place.ruin and p.cards.kind[place.card] == OPEN_PRODUCTION
    ]


def use_occupied(p: Table, step: Step, move: int) -> None:
    """Use the chosen open production."""
    enjoy(p, step[1], move >> A & FIELD, move >> B & FIELD)


# --- draw and keep (MS-20.9.3) ----------------------------------------------------------------


def draw_to_keep(p: Table, seat: int, place: int, gain: Gain) -> None:
    """Draw cards to choose from."""
    player = p.players[seat]
    for _ in range(gain.most):
        card = supply.top_card(p)
        if card < 0:
            break
        player.drawn = added(player.drawn, card)
    if p.listener is not None:
        names: object = [p.cards.ids[card] for card in player.drawn]
        p.listener.append(Event("draw", seat, {"n": len(player.drawn)}, {"cards": names}))
    p.push(codes.S_KEEP_DRAWN, seat, gain.keep)


def perform_keep_drawn(p: Table, step: Step) -> bool:
    """Ask which drawn card is kept; discard the rest at the end."""
    _, seat, left, _ = step
    player = p.players[seat]
    if left and len(player.drawn) > left:
        return p.ask(seat)
    for card in player.drawn:
        if left:
            insort(player.hand, card)
        else:
            supply.discard_card(p, card)
            supply.tell_card(p, "discard", seat, card)
    player.drawn = []
    return False


def keep_drawn_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the drawn cards."""
    return [codes.KEEP | card << A for card in sorted(set(p.players[seat].drawn))]


def keep_drawn(p: Table, step: Step, move: int) -> None:
    """Keep the chosen card."""
    card = move >> A & FIELD
    player = p.players[step[1]]
    player.drawn = without(player.drawn, card)
    insort(player.hand, card)
    p.push(codes.S_KEEP_DRAWN, step[1], step[2] - 1)


# --- copied production (MS-16.8) --------------------------------------------------------------


def copy_targets(p: Table, step: Step, seat: int) -> list[int]:
    """List what an activated copying location may name."""
    return nameable(p, seat, p.cards.gain[p.players[seat].state[step[2]].card].whose)


def begin_copy(p: Table, seat: int, place: int, gain: Gain) -> None:
    """Receive what the location that will be named produces."""
    what = codes.COPY_OWN if gain.whose == OWN else codes.COPY_RIVAL
    p.push(codes.S_RECEIVE, seat, what, p.players[seat].state[place].card)


# --- what an activated location does, by the effect word of its gain ----------------------------

Begin = Callable[[Table, int, int, Gain], None]
"""Begin the effect of a seat's location, given its place and its gain."""
Targets = Callable[[Table, Step, int], list[int]]
"""List what the location at a place could be used on; where there is nothing it cannot be used."""

BEGIN: Final[dict[str, Begin]] = {
    "steal": lambda p, seat, place, gain: p.push(codes.S_STEAL, seat, place),
    "clear_locations": lambda p, seat, place, gain: p.push(codes.S_CLEAR, seat, place, gain.most),
    "own_deals": lambda p, seat, place, gain: p.push(codes.S_CALL, seat, gain.most, 0),
    "rival_deal": lambda p, seat, place, gain: p.push(codes.S_TAP, seat),
    "use_occupied_open_production": lambda p, seat, place, gain: p.push(codes.S_OCCUPIED, seat),
    "draw_keep": draw_to_keep,
    "copy_production": begin_copy,
}
TARGETS: Final[dict[str, Targets]] = {
    "steal": steal_options,
    "clear_locations": clear_targets,
    "own_deals": call_options,
    "rival_deal": tap_options,
    "use_occupied_open_production": occupied_options,
    "copy_production": copy_targets,
}

STEPS: Final[Steps[Table]] = (
    Ask(codes.S_STEAL, "steal_target", "MS-21.25", steal_options, steal),
    AskIf(codes.S_CLEAR, "clear_targets", "MS-21.26", perform_clear, clear_options, clear),
    AskIf(codes.S_CALL, "deals_to_use", "MS-21.27", perform_call, call_options, call),
    Ask(codes.S_TAP, "rival_deal_target", "MS-21.28", tap_options, tap),
    Ask(codes.S_OCCUPIED, "visit_occupied", "MS-20.9.1", occupied_options, use_occupied),
    AskIf(
        codes.S_KEEP_DRAWN,
        "keep_drawn",
        "MS-21.32",
        perform_keep_drawn,
        keep_drawn_options,
        keep_drawn,
    ),
)
