"""Activating action locations and what their effects ask (sections 12.1 and 20.7)."""

from bisect import insort

from novastate.games.wasteland.cards import (
    CLEAR_LOCATIONS,
    COPY_PRODUCTION,
    DRAW_KEEP,
    GOODS,
    ONE_OF,
    OPEN_PRODUCTION,
    OWN_DEALS,
    PER_CATEGORY,
    RIVAL_DEAL,
    STEAL,
    USE_OCCUPIED,
)
from novastate.games.wasteland.cards import OWN as OWN_PRODUCTION
from novastate.games.wasteland.goods import NAMES
from novastate.games.wasteland.master.codes import (
    AGAIN,
    CALL,
    CHOOSE,
    CLEAR,
    COPY_OWN,
    COPY_RIVAL,
    DONE,
    FIELD,
    KEEP,
    S_AGAIN,
    S_CALL,
    S_CLEAR,
    S_EFFECT,
    S_KEEP_DRAWN,
    S_OCCUPIED,
    S_RECEIVE,
    S_STEAL,
    S_TAP,
    TAP,
    VISIT,
    A,
    B,
    C,
)
from novastate.games.wasteland.master.codes import STEAL as STEAL_MOVE
from novastate.games.wasteland.master.outputs import count_type, nameable
from novastate.games.wasteland.master.payment import affordable, charge
from novastate.games.wasteland.master.supply import discard_card, gain, gain_one, tell, top_card
from novastate.games.wasteland.master.table import Place, Table, added, without
from novastate.games.wasteland.master.visiting import enjoy
from novastate.kernel.events import Event
from novastate.kernel.position import Step


def usable(p: Table, seat: int, place: Place, index: int) -> bool:
    """Tell whether an own location can be activated now (MS-12.1, MS-6.4)."""
    uses = p.cards.uses[place.card]
    if place.uses >= uses or place.ruin:
        return False
    if not affordable(p, p.players[seat], p.cards.cost[place.card]):
        return False
    op = p.cards.gain[place.card].op
    return op == GOODS or has_target(p, seat, index, op)


def has_target(p: Table, seat: int, index: int, op: int) -> bool:
    """Tell whether every target that the effect of an own location needs exists."""
    if op == STEAL:
        return bool(_steal_options(p, seat, index))
    if op == COPY_PRODUCTION:
        gain_of = p.cards.gain[p.players[seat].state[index].card]
        return bool(nameable(p, seat, gain_of.whose))
    if op == CLEAR_LOCATIONS:
        return bool(_clearable(p, seat, index, True))
    if op == OWN_DEALS:
        return bool(p.players[seat].deals)
    if op == RIVAL_DEAL:
        return bool(tap_options(p, (S_TAP, seat, 0, 0), seat))
    if op == USE_OCCUPIED:
        return bool(occupied_options(p, (S_OCCUPIED, seat, 0, 0), seat))
    return True


def activate(p: Table, seat: int, index: int) -> None:
    """Begin an activation: count it and pay onto the location (MS-12.1.1, MS-12.1.4)."""
    player = p.players[seat]
    place = player.state[index]
    player.state[index] = place.used()
    if p.cards.uses[place.card] > place.uses + 1:
        p.push(S_AGAIN, seat, index)
    p.push(S_EFFECT, seat, index)
    if p.listener is not None:
        tell(p, "use", seat, {"card": p.cards.ids[place.card]})
    charge(p, seat, p.cards.cost[place.card], index)


def perform_again(p: Table, step: Step) -> bool:
    """Offer the second activation within the action (MS-12.1.3)."""
    _, seat, index, _ = step
    if usable(p, seat, p.players[seat].state[index], index):
        return p.ask(seat)
    return False


def again_options(p: Table, step: Step, seat: int) -> list[int]:
    """Activate once more, or leave it (MS-21.16)."""
    return [AGAIN, DONE]


def again_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Activate once more if wished."""
    p.agenda.pop()
    if move == AGAIN:
        activate(p, seat, step[2])


def perform_effect(p: Table, step: Step) -> bool:
    """Carry out the effect of an own location."""
    _, seat, index, _ = step
    card = p.players[seat].state[index].card
    effect = p.cards.gain[card]
    op = effect.op
    if op == GOODS:
        gain(p, seat, effect.goods, p.cards.ids[card])
    elif op == PER_CATEGORY:
        gain_one(p, seat, effect.good, count_type(p, seat, effect), p.cards.ids[card])
    elif op == ONE_OF:
        return p.ask(seat)
    elif op == STEAL:
        p.push(S_STEAL, seat, index)
    elif op == COPY_PRODUCTION:
        what = COPY_OWN if effect.whose == OWN_PRODUCTION else COPY_RIVAL
        p.push(S_RECEIVE, seat, what, card)
    elif op == CLEAR_LOCATIONS:
        p.push(S_CLEAR, seat, index, effect.most)
    elif op == OWN_DEALS:
        p.push(S_CALL, seat, effect.most, 0)
    elif op == RIVAL_DEAL:
        p.push(S_TAP, seat)
    elif op == USE_OCCUPIED:
        p.push(S_OCCUPIED, seat)
    elif op == DRAW_KEEP:
        _draw_to_keep(p, seat, effect.most, effect.keep)
    return False


def effect_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the options of an effect that gives one of several."""
    card = p.players[seat].state[step[2]].card
    return [CHOOSE | i << A for i in range(len(p.cards.gain[card].options))]


def effect_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Gain the chosen option."""
    p.agenda.pop()
    card = p.players[seat].state[step[2]].card
    gain(p, seat, p.cards.gain[card].options[move >> A & FIELD], p.cards.ids[card])


# --- steal (MS-20.7.1) ------------------------------------------------------------------------


def _steal_options(p: Table, seat: int, index: int) -> list[int]:
    """List rival, good and where it lies; placed goods count if the option says so (MS-20.7.2)."""
    wanted = p.cards.gain[p.players[seat].state[index].card].counted
    moves: list[int] = []
    for rival in p.rivals(seat):
        victim = p.players[rival]
        if victim.passed:
            continue
        for good in wanted:
            if victim.loose(good) > 0:
                moves.append(STEAL_MOVE | rival << A | good << B)
            if victim.placed and p.settings.steal_placed:
                for i, place in enumerate(victim.state):
                    if good in place.placed:
                        moves.append(STEAL_MOVE | rival << A | good << B | (i + 1) << C)
    return moves


def perform_steal(p: Table, step: Step) -> bool:
    """Ask what is stolen if there is a choice."""
    found = steal_options(p, step, step[1])
    if len(found) > 1:
        return p.ask(step[1])
    _steal(p, step, found[0])
    return False


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what may be stolen (MS-21.25)."""
    return _steal_options(p, seat, step[2])


def steal_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Steal as chosen."""
    p.agenda.pop()
    _steal(p, step, move)


def _steal(p: Table, step: Step, move: int) -> None:
    """Move the goods from the rival to the thief."""
    seat = step[1]
    amount = p.cards.gain[p.players[seat].state[step[2]].card].most
    rival, good, at = move >> A & FIELD, move >> B & FIELD, (move >> C & FIELD) - 1
    victim = p.players[rival]
    if at < 0:
        n = min(amount, victim.loose(good))
    else:
        left = list(victim.state[at].placed)
        n = min(amount, left.count(good))
        for _ in range(n):
            left.remove(good)
        victim.state[at] = victim.state[at].with_placed(tuple(left))
        victim.placed -= n
    victim.goods[good] -= n
    p.players[seat].goods[good] += n
    if p.listener is not None:
        tell(p, "steal", seat, {"rival": rival, "goods": {NAMES[good]: n}})


# --- clear locations (MS-20.7.5) --------------------------------------------------------------


def _clearable(p: Table, seat: int, index: int, before: bool) -> list[int]:
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
    if left == 0 or not _clearable(p, seat, index, False):
        return False
    return p.ask(seat)


def clear_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what may be cleared; at least one must be (MS-21.26)."""
    moves = [CLEAR | i << A for i in _clearable(p, seat, step[2], False)]
    if step[3] < p.cards.gain[p.players[seat].state[step[2]].card].most:
        moves.append(DONE)
    return moves


def clear_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Clear the chosen location and go on asking."""
    p.agenda.pop()
    if move == DONE:
        return
    index = move >> A & FIELD
    player = p.players[seat]
    player.state[index] = player.state[index].cleared()
    if p.listener is not None:
        tell(p, "clear", seat, {"card": p.cards.ids[player.state[index].card]})
    p.push(S_CLEAR, seat, step[2], step[3] - 1)


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
    """List the deals not yet named; at least one must be (MS-21.27)."""
    moves: list[int] = []
    last = -1
    for i, card in enumerate(p.players[seat].deals):
        if not step[3] >> i & 1 and card != last:
            moves.append(CALL | card << A)
            last = card
    if step[3]:
        moves.append(DONE)
    return moves


def call_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Name a deal, or finish."""
    p.agenda.pop()
    _, _, left, mask = step
    if move == DONE:
        _call(p, seat, mask)
        return
    card = move >> A & FIELD
    for i, deal in enumerate(p.players[seat].deals):
        if deal == card and not mask >> i & 1:
            p.push(S_CALL, seat, left - 1, mask | 1 << i)
            return


def _call(p: Table, seat: int, mask: int) -> None:
    """Gain the goods of the named deals."""
    deals = list(p.players[seat].deals)
    for i, card in enumerate(deals):
        if mask >> i & 1:
            gain(p, seat, ((p.cards.deal[card], 1),), p.cards.ids[card])


# --- a rival's deal (MS-20.7.4) ---------------------------------------------------------------


def perform_tap(p: Table, step: Step) -> bool:
    """Ask for the rival's deal if there is a choice."""
    found = tap_options(p, step, step[1])
    if len(found) > 1:
        return p.ask(step[1])
    _tap(p, step[1], found[0])
    return False


def tap_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the deals of rivals who have not passed (MS-21.28)."""
    return [
        TAP | rival << A | card << B
        for rival in p.rivals(seat)
        if not p.players[rival].passed
        for card in sorted(set(p.players[rival].deals))
    ]


def tap_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Use the chosen deal."""
    p.agenda.pop()
    _tap(p, seat, move)


def _tap(p: Table, seat: int, move: int) -> None:
    card = move >> B & FIELD
    if p.listener is not None:
        tell(p, "tap", seat, {"rival": move >> A & FIELD, "card": p.cards.ids[card]})
    gain(p, seat, ((p.cards.deal[card], 1),), p.cards.ids[card])


# --- an occupied open production (MS-20.9.1) --------------------------------------------------


def perform_occupied(p: Table, step: Step) -> bool:
    """Ask which occupied open production is used if there is a choice."""
    found = occupied_options(p, step, step[1])
    if len(found) > 1:
        return p.ask(step[1])
    enjoy(p, step[1], found[0] >> A & FIELD, found[0] >> B & FIELD)
    return False


def occupied_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the occupied open productions of rivals who have not passed."""
    return [
        VISIT | rival << A | i << B
        for rival in p.rivals(seat)
        if not p.players[rival].passed
        for i, place in enumerate(p.players[rival].state)
        if place.guest and not place.ruin and p.cards.kind[place.card] == OPEN_PRODUCTION
    ]


def occupied_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Use the chosen open production."""
    p.agenda.pop()
    enjoy(p, seat, move >> A & FIELD, move >> B & FIELD)


# --- draw and keep (MS-20.9.3) ----------------------------------------------------------------


def _draw_to_keep(p: Table, seat: int, n: int, keep: int) -> None:
    """Draw cards to choose from."""
    player = p.players[seat]
    for _ in range(n):
        card = top_card(p)
        if card < 0:
            break
        player.drawn = added(player.drawn, card)
    if p.listener is not None:
        names: object = [p.cards.ids[card] for card in player.drawn]
        p.listener.append(Event("draw", seat, {"n": len(player.drawn)}, {"cards": names}))
    p.push(S_KEEP_DRAWN, seat, keep)


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
            discard_card(p, card)
            if p.listener is not None:
                tell(p, "discard", seat, {"card": p.cards.ids[card]})
    player.drawn = []
    return False


def keep_drawn_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the drawn cards (MS-21.32)."""
    return [KEEP | card << A for card in sorted(set(p.players[seat].drawn))]


def keep_drawn_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Keep the chosen card."""
    p.agenda.pop()
    card = move >> A & FIELD
    player = p.players[seat]
    player.drawn = without(player.drawn, card)
    insort(player.hand, card)
    p.push(S_KEEP_DRAWN, seat, step[2] - 1)
