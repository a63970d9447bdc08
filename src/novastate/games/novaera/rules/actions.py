"""Actions: choosing the die and the payment, then carrying them out (section 5)."""

from typing import Final

from novastate.games.novaera import codes, constants
from novastate.games.novaera.cards.model import ON_ACTION
from novastate.games.novaera.rules import payment
from novastate.games.novaera.rules.blocks import COLOUR as COLOUR_BITS
from novastate.games.novaera.rules.blocks import DETAIL, trigger
from novastate.games.novaera.rules.card_choices import fetch
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.rules.display import take_from_display
from novastate.games.novaera.rules.rolling import die_data
from novastate.games.novaera.rules.supply import gain, leave_hand, resources_data, to_bag
from novastate.games.novaera.rules.unrest import lower_unrest, move_unrest
from novastate.games.novaera.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Steps

CARD_BITS = 10
NO_CARD = (1 << CARD_BITS) - 1


# --- the paying colour of a bicolour technology (NV-5.2.2)


def colour_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the colours in which the technology can be paid."""
    colours = payment.payable(p, seat, step[2], payment.budget(p.players[seat]))
    return [codes.COLOUR | colour << A for colour in colours]


def choose_colour(p: Table, step: Step, move: int) -> None:
    """Pay in the chosen colour."""
    p.push(codes.S_DIE, step[1], constants.DEVELOP, step[2] | (move >> A & FIELD) << CARD_BITS)


# --- the die (NV-5.1.1)


def die_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the dice that may be spent on the action; of equal dice the first."""
    dice = p.players[seat].dice
    moves: list[int] = []
    for i, die in enumerate(dice):
        if dice.index(die) == i and _suits(p, step, seat, die):
            moves.append(codes.DIE | i << A)
    return moves


def allows(action: int, die: int) -> bool:
    """Tell whether the colour of a die allows an action (NV-5.3.1, NV-5.7.1)."""
    if action == constants.GAIN:
        return colour_of(die) != constants.BLACK
    return action != constants.CALM or colour_of(die) == constants.BLACK


def _suits(p: Table, step: Step, seat: int, die: int) -> bool:
    """Tell whether a die may be spent on the action of a step."""
    if step[2] != constants.DEVELOP:
        return allows(step[2], die)
    card, colour = step[3] & NO_CARD, step[3] >> CARD_BITS
    return payment.due(p, seat, card, colour, die) <= payment.means(p.players[seat], colour)


def choose_die(p: Table, step: Step, move: int) -> None:
    """Spend a die: a payment may be left to choose, everything else is accepted."""
    seat, action = step[1], step[2]
    die = p.players[seat].dice[move >> A & FIELD]
    if action == constants.DEVELOP:
        p.push(codes.S_PAY, seat, step[3], die)
    else:
        _accept(p, seat, action, step[3] & NO_CARD, die)


# --- the payment (NV-5.2.4 to NV-5.2.7)


def pay_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the ways to pay what the die does not cover; substitutes leave a choice."""
    card, colour = step[2] & NO_CARD, step[2] >> CARD_BITS
    ways = payment.payments(p, seat, colour, payment.due(p, seat, card, colour, step[3]))
    return [codes.PAY | packed << A for packed in ways]


def pay(p: Table, step: Step, move: int) -> None:
    """Accept a development: die to the bag, resources to the supply, card to its column."""
    seat, packed = step[1], move >> A
    card, colour = step[2] & NO_CARD, step[2] >> CARD_BITS
    _spend(p, seat, step[3])
    resources = p.players[seat].resources
    paid = [packed >> payment.DIGIT * kind & payment.DIGITS for kind in range(constants.RESOURCES)]
    for kind, n in enumerate(paid):
        resources[kind] -= n
    if p.listener is not None:
        args: dict[str, object] = {
            "card": p.cards.ids[card],
            "die": die_data(step[3]),
            "goods": resources_data(paid),
            "extra": resources_data(paid),
        }
        p.tell("develop", seat, args)
    _react(p, seat, constants.DEVELOP, colour)
    _obtain(p, seat, card, colour)


# --- carrying out (NV-5.1.3)


def _spend(p: Table, seat: int, die: int) -> None:
    """Put the die into the bag at once (NV-5.1.2)."""
    player = p.players[seat]
    player.dice = without(player.dice, die)
    to_bag(p, [die])


def _react(p: Table, seat: int, action: int, colour: int = -1) -> None:
    """Note the cards that will react to the completed action (NV-18.2.7)."""
    trigger(p, seat, ON_ACTION | action << DETAIL | (colour + 1) << COLOUR_BITS)


def _obtain(p: Table, seat: int, card: int, column: int) -> None:
    """Take a card from hand or display and place it (section 10)."""
    if card in p.players[seat].hand:
        leave_hand(p, seat, card)
    elif column == constants.PERSONALITY:
        p.people = without(p.people, card)
    else:
        take_from_display(p, seat, card)
    p.push(codes.S_PLACE, seat, card, column)


def _accept(p: Table, seat: int, action: int, card: int, die: int) -> None:
    """Carry out any action but Develop."""
    _spend(p, seat, die)
    if p.listener is not None:
        args: dict[str, object] = {"die": die_data(die)}
        if card != NO_CARD:
            args["card"] = p.cards.ids[card]
        p.tell("act_" + constants.ACTIONS[action], seat, args)
    colour = colour_of(die)
    _react(p, seat, action, colour if action == constants.GAIN else -1)
    bonus = p.players[seat].standing.bonus
    if action == constants.GAIN:
        gain(p, seat, colour, value_of(die) + bonus[constants.GAIN], "die")
    elif action == constants.CALM:
        lower_unrest(p, seat, p.settings.calm_steps)
    elif action == constants.ENLIST:
        _obtain(p, seat, card, constants.PERSONALITY)
        _enlist_cost(p, seat, card, die)
    elif action == constants.EXPAND:
        _obtain(p, seat, card, constants.TERRITORY)
    elif action == constants.REPAIR:
        p.push(codes.S_MEND, seat, p.settings.repair_cards + bonus[constants.REPAIR], 1)
    elif action == constants.RESEARCH:
        if bonus[constants.RESEARCH]:
            p.push(codes.S_FETCH, seat, bonus[constants.RESEARCH], 1)
        fetch(p, seat, card)


def _enlist_cost(p: Table, seat: int, card: int, die: int) -> None:
    """Pay a personality with unrest, before it is placed (NV-5.4.2 to NV-5.4.4)."""
    paid = value_of(die) if colour_of(die) == constants.BLACK else 0
    move_unrest(p, seat, payment.enlist_cost(p, seat, card) - paid)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_COLOUR, "paying_colour", "NV-19.1.5", colour_options, choose_colour),
    Ask(codes.S_DIE, "action_die", "NV-19.1.4", die_options, choose_die),
    Ask(codes.S_PAY, "payment", "NV-19.1.5", pay_options, pay),
)
