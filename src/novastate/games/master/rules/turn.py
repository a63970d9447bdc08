"""Turns of the action phase: every action, passing and shields (sections 6 and 11)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import OPEN_PRODUCTION
from novastate.games.master.codes import SHIELD as SHIELD_MOVE
from novastate.games.master.goods import BLUE, DEVELOPMENT, GREY, RED, SHIELD, UNIVERSAL, WORKER
from novastate.games.master.rules import activation, board, building, razing, solo, visiting
from novastate.games.master.rules.payment import affordable
from novastate.games.master.rules.supply import tell, tell_card
from novastate.games.master.table import Player, Table
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.position import Step
from novastate.kernel.steps import AskAlways, AskIf, Do, Steps


def perform_actions(p: Table, step: Step) -> None:
    """Begin the action phase with the first player (MS-6.1)."""
    p.phase = codes.ACTION
    tell(p, "phase_action", -1, {"round": p.round})
    p.push(codes.S_TURN, p.first)


def turn_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action a player may perform now, shields and the pass (MS-6.2)."""
    player = p.players[seat]
    moves = [codes.PASS]
    _hand_moves(p, player, moves)
    _own_moves(p, seat, player, moves)
    _rival_moves(p, seat, player, moves)
    if player.goods[SHIELD]:
        shield_moves(p, player, moves)
    return moves


def _hand_moves(p: Table, player: Player, moves: list[int]) -> None:
    """Add what can be done with the hand: build, develop, deal, raze, play a connection."""
    cards = p.cards
    held = player.goods
    universal = held[UNIVERSAL]
    grey = held[GREY] + universal
    red = held[RED] + universal
    blue = held[BLUE] + universal
    types = cards.types
    wild = False  # some place may be replaced by any card
    shown = 0  # types that can be matched
    state = player.state
    can_brick = building.has_brick(player)
    if state and (can_brick or held[DEVELOPMENT]):
        if held[DEVELOPMENT]:
            wild = True
        else:
            for place in state:
                mask = types[place.card]
                if place.ruin or mask == 0:
                    wild = True
                    break
                shown |= mask
    typeless = can_brick and bool(state) and p.settings.typeless_new_card_matches
    size = cards.size
    distance = cards.distance
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        if card >= size:
            if affordable(p, player, cards.cost[card]):
                moves.append(codes.PLAY | card << A)
            continue
        far = distance[card]
        if far <= grey:
            moves.append(codes.BUILD | card << A)
        if wild or types[card] & shown or (typeless and types[card] == 0):
            moves.append(codes.DEVELOP | card << A)
        if far <= blue:
            moves.append(codes.DEAL | card << A)
        if far <= red:
            moves.append(codes.RAZE | card << A)


def _own_moves(p: Table, seat: int, player: Player, moves: list[int]) -> None:
    """Add activations, faction actions and taking a connection card."""
    cards = p.cards
    uses = cards.uses
    for i, place in enumerate(player.state):
        if place.uses < uses[place.card] and activation.usable(p, seat, place, i):
            moves.append(codes.USE | i << A)
    if player.board != 7:
        costs = cards.board_cost[player.faction]
        for action in range(3):
            if not player.board >> action & 1 and affordable(p, player, costs[action]):
                moves.append(codes.BOARD | action << A)
    if player.goods[WORKER] >= 2:
        moves.extend(board.hire_moves(p, seat))
        last = -1
        for card in p.open_connections:
            if card != last:
                moves.append(codes.TAKE | card << A)
            last = card


def _rival_moves(p: Table, seat: int, player: Player, moves: list[int]) -> None:
    """Add visits and razes in the states of rivals who have not passed (MS-6.7)."""
    held = player.goods
    can_visit = held[WORKER] > 0
    red = held[RED] + held[UNIVERSAL]
    if red + p.cards.most_discount >= 3:
        red += razing.discount(p, seat)
    can_raze = red >= 3
    if not (can_visit or can_raze):
        return
    kind = p.cards.kind
    for rival in p.rivals(seat):
        other = p.players[rival]
        if other.passed:
            continue
        for i, place in enumerate(other.state):
            if place.ruin:
                continue
            if can_visit and kind[place.card] == OPEN_PRODUCTION and not place.guest:
                moves.append(codes.VISIT | rival << A | i << B)
            if can_raze and razing.defence(p, place) <= red:
                moves.append(codes.RAID | rival << A | i << B)


def shield_moves(p: Table, player: Player, moves: list[int]) -> None:
    """Add the own locations that can take a shield (MS-11.1, MS-11.2, MS-11.6)."""
    printed = p.cards.printed_shield
    for i, place in enumerate(player.state):
        if not (place.ruin or place.shield or printed[place.card]):
            moves.append(SHIELD_MOVE | i << A)


def take_turn(p: Table, step: Step, move: int) -> None:
    """Perform the chosen action; what it still needs goes on the agenda above the turn's end."""
    seat = step[1]
    verb = move & VERB
    if verb == SHIELD_MOVE:
        p.agenda.append(step)
        place_shield(p, seat, move >> A & FIELD)
        return
    if verb == codes.PASS:
        _pass(p, seat)
        return
    p.push(codes.S_AFTER, seat)
    a = move >> A & FIELD
    b = move >> B & FIELD
    if verb == codes.USE:
        activation.activate(p, seat, a)
    elif verb == codes.HIRE:
        board.hire(p, seat, a)
    elif verb == codes.BUILD:
        building.construct(p, seat, a)
    elif verb == codes.DEVELOP:
        p.push(codes.S_OVER, seat, a)
    elif verb == codes.DEAL:
        razing.make_deal(p, seat, a)
    elif verb == codes.RAZE:
        razing.raze_hand(p, seat, a)
    elif verb == codes.RAID:
        razing.raze_rival(p, seat, a, b)
    elif verb == codes.BOARD:
        board.contact_action(p, seat, a)
    elif verb == codes.VISIT:
        visiting.visit(p, seat, a, b)
    elif verb == codes.TAKE:
        visiting.take_connection(p, seat, a)
    elif verb == codes.PLAY:
        visiting.play_connection(p, seat, a)


def place_shield(p: Table, seat: int, index: int) -> None:
    """Move a shield from the supply onto an own location (MS-11.1)."""
    player = p.players[seat]
    player.goods[SHIELD] -= 1
    player.state[index] = player.state[index].with_shield(True)
    tell_card(p, "shield", seat, player.state[index].card)


def perform_after(p: Table, step: Step) -> bool:
    """Offer shields after the action, then end the turn (MS-6.11)."""
    if p.players[step[1]].goods[SHIELD] and len(after_options(p, step, step[1])) > 1:
        return p.ask(step[1])
    next_turn(p, step[1])
    return False


def after_options(p: Table, step: Step, seat: int) -> list[int]:
    """List places for shields, and the end of the turn."""
    moves = [codes.DONE]
    shield_moves(p, p.players[seat], moves)
    return moves


def finish_turn(p: Table, step: Step, move: int) -> None:
    """Place a shield, or end the turn."""
    if move == codes.DONE:
        next_turn(p, step[1])
    else:
        p.agenda.append(step)
        place_shield(p, step[1], move >> A & FIELD)


def _pass(p: Table, seat: int) -> None:
    """Take no more turns in this phase (MS-6.6); alone, the rival passes too (SO-5.5)."""
    p.players[seat].passed = True
    tell(p, "pass", seat, {})
    if p.solo and not p.players[1].passed:
        solo.give_up(p)
    next_turn(p, seat)


def next_turn(p: Table, seat: int) -> None:
    """Give the turn to the next player who has not passed (MS-6.9, MS-6.10)."""
    if p.solo:
        # A pass of the human ends the phase at once (SO-5.5); else the rival is next (SO-6.1).
        if p.players[0].passed:
            p.push(codes.S_PHASE_END, -1)
        else:
            p.push(codes.S_TURN, 0)
            if not p.players[1].passed:
                p.push(codes.S_RIVAL, 1)
        return
    n = p.seats
    for i in range(1, n + 1):
        other = (seat + i) % n
        if not p.players[other].passed:
            if other != seat:
                p.barriers += 1
            p.push(codes.S_TURN, other)
            return
    p.push(codes.S_PHASE_END, -1)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_ACTIONS, perform_actions),
    AskAlways(codes.S_TURN, "turn", "MS-21.7", turn_options, take_turn),
    AskIf(codes.S_AFTER, "place_shield", "MS-21.8", perform_after, after_options, finish_turn),
)
