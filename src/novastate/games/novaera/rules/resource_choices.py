"""Choices of resources: free kinds, stealing, conversion."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import ANY, COLOURS, RESOURCES
from novastate.games.novaera.rules import supply
from novastate.games.novaera.table import Table, uses_of
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps

# --- resources of free choice (NV-18.5.8)


def take_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds that can be taken; a limited supply may be out of all (NV-17.1.14)."""
    if step[2] <= 0:
        return []
    if not p.settings.supply:
        return [codes.TAKE | kind << A for kind in range(RESOURCES)]
    return [codes.TAKE | kind << A for kind in range(RESOURCES) if supply.left_of(p, kind) > 0]


def take(p: Table, step: Step, move: int) -> None:
    """Take one resource of the chosen kind."""
    if step[2] > 1:
        p.push(codes.S_TAKE, step[1], step[2] - 1, step[3])
    supply.gain(p, step[1], move >> A & FIELD, 1, p.cards.ids[step[3]])


def give_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds a player has."""
    if step[2] <= 0:
        return []
    return _held(p, seat, codes.GIVE)


def _held(p: Table, seat: int, verb: int) -> list[int]:
    """List the kinds of resources of a player, each as a move."""
    resources = p.players[seat].resources
    return [verb | kind << A for kind in range(RESOURCES) if resources[kind]]


def give(p: Table, step: Step, move: int) -> None:
    """Give back one resource of the chosen kind."""
    if step[2] > 1:
        p.push(codes.S_GIVE, step[1], step[2] - 1, step[3])
    source = p.cards.ids[step[3]] if step[3] >= 0 else "lower_variant"
    supply.lose(p, step[1], move >> A & FIELD, 1, source)


# --- stealing (NV-18.8.3)


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds the victim has."""
    return _held(p, step[2], codes.STEAL) if step[3] & 255 else []


def steal(p: Table, step: Step, move: int) -> None:
    """Move one resource of the chosen kind and go on with the next."""
    thief, victim, kind = step[1], step[2], move >> A & FIELD
    p.agenda.append((step[0], thief, victim, step[3] - 1))
    p.players[victim].resources[kind] -= 1
    p.players[thief].resources[kind] += 1
    if p.listener is not None:
        p.tell(
            "steal",
            thief,
            {"rival": victim, "goods": {COLOURS[kind]: 1}, "card": p.cards.ids[step[3] >> 8]},
        )


# --- conversion (NV-18.8.6)


def can_convert(p: Table, seat: int, effect: c.Effect) -> bool:
    """Tell whether the price of a conversion can be met."""
    resources = p.players[seat].resources
    if any(resources[kind] < effect.pay[kind] for kind in range(RESOURCES)):
        return False
    return sum(resources) >= sum(effect.pay)


def convert_options(p: Table, step: Step, seat: int) -> list[int]:
    """Offer a conversion in production, as often as its limit allows, or to leave it."""
    effect = p.cards.effects[step[2]][step[3]]
    player = p.players[seat]
    at = player.find(step[2])
    if at < 0 or uses_of(player.tableau[at], step[3]) >= effect.times:
        return []
    return [codes.CONVERT, codes.DONE] if can_convert(p, seat, effect) else []


def convert_once(p: Table, step: Step, move: int) -> None:
    """Carry out one conversion and ask again."""
    if move == codes.CONVERT:
        p.agenda.append(step)
        supply.use_effect(p, step[1], step[2], step[3])
        convert(p, step[1], step[2], step[3])


def convert(p: Table, seat: int, card: int, index: int) -> None:
    """Give what is asked, then take what is got."""
    effect = p.cards.effects[card][index]
    p.push(codes.S_CONVERTED, seat, card, index)
    source = p.cards.ids[card]
    for kind in range(RESOURCES):
        supply.lose(p, seat, kind, effect.pay[kind], source)
    if effect.pay[ANY]:
        p.push(codes.S_GIVE, seat, effect.pay[ANY], card)


def perform_converted(p: Table, step: Step) -> None:
    """Take what a conversion gives."""
    seat, card = step[1], step[2]
    effect = p.cards.effects[card][step[3]]
    if effect.get_vp:
        supply.score(p, seat, effect.get_vp, codes.EFFECTS, p.cards.ids[card])
    if effect.get:
        for kind in range(RESOURCES):
            supply.gain(p, seat, kind, effect.get[kind], p.cards.ids[card])
        if effect.get[ANY]:
            p.push(codes.S_TAKE, seat, effect.get[ANY], card)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_TAKE, "take_resource", "NV-19.1.9", take_options, take),
    Ask(codes.S_GIVE, "give_resource", "NV-18.5.8", give_options, give),
    Ask(codes.S_STEAL, "steal_resource", "NV-19.1.10", steal_options, steal),
    Ask(codes.S_CONVERT, "convert", "NV-19.1.16", convert_options, convert_once),
    Do(codes.S_CONVERTED, perform_converted),
)
