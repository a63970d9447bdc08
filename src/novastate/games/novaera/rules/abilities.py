"""Abilities: what a player may do before the action of a turn (NV-5.1.5)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import RESOURCES
from novastate.games.novaera.rules.card_choices import sinkable
from novastate.games.novaera.rules.dice import (
    colour_of,
    different,
    value_of,
    with_colour,
    with_value,
)
from novastate.games.novaera.rules.display import face_up, sink
from novastate.games.novaera.rules.quantities import amount, holds
from novastate.games.novaera.rules.resource_choices import can_convert, convert
from novastate.games.novaera.rules.rolling import die_data, face
from novastate.games.novaera.rules.supply import tell_card, use_effect
from novastate.games.novaera.table import Player, Table, uses_of
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskAlways, Steps

ON_DICE = (c.FLIP, c.ADJUST, c.SET_DIE, c.REROLL, c.RECOLOUR)


def offer_abilities(p: Table, seat: int, moves: list[int]) -> None:
    """Offer the abilities a player can use now, each within its limit (NV-18.2.4)."""
    player = p.players[seat]
    for card, index in player.standing.abilities:
        if can_use(p, seat, card, index):
            moves.append(codes.USE | card << A | index << B)
    if p.settings.lower_variant and not player.lowered and any(player.resources):
        for card in sinkable(p):  # NV-17.1.25
            moves.append(codes.SINK_FOR | card << A)


def can_use(p: Table, seat: int, card: int, index: int) -> bool:
    """Tell whether an ability has a use left, holds and has something to work on."""
    player = p.players[seat]
    effect = p.cards.effects[card][index]
    if uses_of(player.tableau[player.find(card)], index) >= effect.times:
        return False
    if not holds(p, seat, effect.condition):
        return False
    if effect.verb == c.CONVERT:
        return can_convert(p, seat, effect)
    if effect.verb in ON_DICE:
        return _has_die(player, effect.dice)
    if effect.verb == c.LOWER:
        return bool(sinkable(p))
    if effect.verb == c.RESERVE:
        return any(card != p.token for card in face_up(p))
    return True


def _has_die(player: Player, colours: int) -> bool:
    """Tell whether a player holds a die of one of some colours."""
    for die in player.dice:
        if colours >> colour_of(die) & 1:
            return True
    return False


def use(p: Table, seat: int, move: int) -> None:
    """Use an ability; the turn stays on the agenda below it."""
    card = move >> A & FIELD
    if move & VERB == codes.SINK_FOR:
        p.players[seat].lowered = True
        p.push(codes.S_GIVE, seat, 1, -1)
        sink(p, seat, card)
        return
    index = move >> B & FIELD
    effect = p.cards.effects[card][index]
    use_effect(p, seat, card, index)
    tell_card(p, "use", seat, card)
    if effect.verb == c.CONVERT:
        convert(p, seat, card, index)
    elif effect.verb in ON_DICE:
        p.push(codes.S_USE_DIE, seat, card, index)
    elif effect.verb == c.LOWER:
        p.push(codes.S_SINK, seat, amount(p, seat, effect.amount))
    elif effect.verb == c.RESERVE:
        p.push(codes.S_MARK, seat)


def use_die_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the dice that qualify; of equal dice the first (NV-18.5.7)."""
    colours, dice = p.cards.effects[step[2]][step[3]].dice, p.players[seat].dice
    return [codes.DIE | i << A for i in different(dice) if colours >> colour_of(dice[i]) & 1]


def work_on_die(p: Table, step: Step, move: int) -> None:
    """Turn, set, roll or recolour a die (NV-18.8.7 to NV-18.8.11, NV-18.8.32)."""
    seat, at = step[1], move >> A & FIELD
    effect = p.cards.effects[step[2]][step[3]]
    die = p.players[seat].dice[at]
    low, high = p.settings.lowest, p.settings.highest
    n = amount(p, seat, effect.amount)
    if effect.verb == c.RECOLOUR:
        p.push(codes.S_RECOLOUR, seat, at)
        return
    if effect.verb == c.FLIP:
        value = low + high - value_of(die)
    elif effect.verb == c.ADJUST:
        value = value_of(die) + n
    elif effect.verb == c.SET_DIE:
        value = n
    else:
        p.reveal()
        value = face(p)
    _replace(p, seat, at, with_value(die, max(low, min(high, value))))


def _replace(p: Table, seat: int, at: int, die: int) -> None:
    player = p.players[seat]
    old = player.dice[at]
    player.dice = [*player.dice[:at], die, *player.dice[at + 1 :]]
    if p.listener is not None:
        p.tell("change_die", seat, {"die": die_data(old), "to": die_data(die)})


def recolour_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the four colours (NV-18.8.11)."""
    return [codes.COLOUR | colour << A for colour in range(RESOURCES)]


def recolour(p: Table, step: Step, move: int) -> None:
    """Give the die its new colour."""
    seat, at = step[1], step[2]
    _replace(p, seat, at, with_colour(p.players[seat].dice[at], move >> A & FIELD))


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_USE_DIE, "ability_die", "NV-19.1.3", use_die_options, work_on_die),
    AskAlways(codes.S_RECOLOUR, "ability_colour", "NV-19.1.3", recolour_options, recolour),
)
