"""A turn of S5: abilities, then one die for one action (NV-4.5, section 5)."""

from typing import Final

from novastate.games.novaera import codes, constants
from novastate.games.novaera.rules import abilities
from novastate.games.novaera.rules.actions import NO_CARD
from novastate.games.novaera.rules.dice import colour_of
from novastate.games.novaera.rules.display import in_reach
from novastate.games.novaera.rules.payment import budget, can_pay
from novastate.games.novaera.rules.requirements import meets
from novastate.games.novaera.table import Player, Table
from novastate.kernel.packing import FIELD, VERB, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskAlways, Do, Steps


def perform_spend(p: Table, step: Step) -> None:
    """Give the turn to the next player in reverse order who holds dice (NV-4.5.1)."""
    seat = step[1]
    for _ in range(p.seats):
        if p.players[seat].dice:
            p.push(codes.S_SPEND, (seat - 1) % p.seats)
            p.push(codes.S_TURN, seat)
            return
        seat = (seat - 1) % p.seats


def turn_options(p: Table, step: Step, seat: int) -> list[int]:
    """List every action that can be completed, and every usable ability (NV-19.1.3)."""
    player = p.players[seat]
    moves = card_actions(p, seat, player)
    black = 0
    for die in player.dice:
        if colour_of(die) == constants.BLACK:
            black += 1
    if black < len(player.dice):
        moves.append(constants.GAIN)
    if player.standing.damaged:
        moves.append(constants.REPAIR)  # NV-5.6.2
    if black:
        moves.append(constants.CALM)
    for card in p.people:
        moves.append(constants.ENLIST | card << A)
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
        moves.append(constants.RESEARCH | card << A)
    return moves


def _offer_placing(
    p: Table, seat: int, cards: list[int], most: list[int], moves: list[int]
) -> None:
    """Offer the territories a player may expand to, and the technologies he can pay."""
    for card in cards:
        if p.cards.kind[card] == constants.LAND:
            if meets(p, seat, card):
                moves.append(constants.EXPAND | card << A)
        elif can_pay(p, seat, card, most):
            moves.append(constants.DEVELOP | card << A)


def take_turn(p: Table, step: Step, move: int) -> None:
    """Begin what was chosen; the turn goes on after an ability."""
    seat = step[1]
    verb = move & VERB
    card = move >> A & FIELD
    if verb in (codes.USE, codes.SINK_FOR):
        p.agenda.append(step)
        abilities.use(p, seat, move)
    elif verb == constants.DEVELOP:
        p.push(codes.S_COLOUR, seat, card)
    else:
        alone = verb in (constants.GAIN, constants.REPAIR, constants.CALM)
        p.push(codes.S_DIE, seat, verb, NO_CARD if alone else card)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_SPEND, perform_spend),
    AskAlways(codes.S_TURN, "turn", "NV-19.1.4", turn_options, take_turn),  # NV-19.2.1
)
