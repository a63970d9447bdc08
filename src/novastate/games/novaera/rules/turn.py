"""A turn of S5: abilities, then one die for one action (NV-4.5, section 5)."""

from novastate.games.novaera.codes import FIELD, S_SPEND, S_TURN, SINK_FOR, USE, VERB, A
from novastate.games.novaera.constants import (
    BLACK,
    CALM,
    DEVELOP,
    ENLIST,
    EXPAND,
    GAIN,
    LAND,
    REPAIR,
    RESEARCH,
)
from novastate.games.novaera.rules import abilities
from novastate.games.novaera.rules.actions import choose_card_action, choose_plain_action
from novastate.games.novaera.rules.dice import colour_of
from novastate.games.novaera.rules.display import in_reach
from novastate.games.novaera.rules.payment import budget, can_pay
from novastate.games.novaera.rules.requirements import meets
from novastate.games.novaera.table import Player, Table
from novastate.kernel.position import Step


def perform_spend(p: Table, step: Step) -> bool:
    """Give the turn to the next player in reverse order who holds dice (NV-4.5.1)."""
    seat = step[1]
    for _ in range(p.seats):
        if p.players[seat].dice:
            p.push(S_SPEND, (seat - 1) % p.seats)
            p.push(S_TURN, seat)
            return False
        seat = (seat - 1) % p.seats
    return False


def perform_turn(p: Table, step: Step) -> bool:
    """Ask for an ability or an action (NV-19.1.3, NV-19.1.4); it is always asked (NV-19.2.1)."""
    return p.ask(step[1])


def turn_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action that can be completed, and every usable ability."""
    player = p.players[seat]
    moves = card_actions(p, seat, player)
    black = 0
    for die in player.dice:
        if colour_of(die) == BLACK:
            black += 1
    if black < len(player.dice):
        moves.append(GAIN)
    if player.standing.damaged:
        moves.append(REPAIR)  # NV-5.6.2
    if black:
        moves.append(CALM)
    for card in p.people:
        moves.append(ENLIST | card << A)
    abilities.offer_abilities(p, seat, moves)
    return moves


def card_actions(p: Table, seat: int, player: Player) -> list[int]:
    """List what can be done with the cards of display and hand."""
    most = budget(player)
    moves: list[int] = []
    cards = in_reach(p, seat)
    _offer_placing(p, seat, cards, most, moves)
    _offer_placing(p, seat, player.hand, most, moves)
    for card in cards:
        moves.append(RESEARCH | card << A)
    return moves


def _offer_placing(
    p: Table, seat: int, cards: list[int], most: list[int], moves: list[int]
) -> None:
    """Offer the territories a player may expand to, and the technologies he can pay."""
    for card in cards:
        if p.cards.kind[card] == LAND:
            if meets(p, seat, card):
                moves.append(EXPAND | card << A)
        elif can_pay(p, seat, card, most):
            moves.append(DEVELOP | card << A)


def turn_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Begin what was chosen; the turn goes on after an ability."""
    verb = move & VERB
    card = move >> A & FIELD
    if verb in (USE, SINK_FOR):
        abilities.use(p, seat, move)
        return
    p.agenda.pop()
    if verb in (GAIN, REPAIR, CALM):
        choose_plain_action(p, seat, verb)
    else:
        choose_card_action(p, seat, verb, card)
