"""Unrest: raising, lowering, the penalty and civil wars (section 6)."""

from typing import Final

from novastate.games.novaera.cards.model import ON_CIVIL_WAR
from novastate.games.novaera.codes import DAMAGE, S_CALMED, S_CIVIL_WAR, S_PENALTY
from novastate.games.novaera.constants import CIVIL_WAR, PENALTY, TYPES
from novastate.games.novaera.rules.blocks import trigger
from novastate.games.novaera.rules.quantities import zone_holds
from novastate.games.novaera.rules.supply import reduce_dice, turn_card
from novastate.games.novaera.table import Player, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps


def raise_unrest(p: Table, seat: int, n: int) -> None:
    """RAISE: the marker moves up; on the last space a civil war begins at once (NV-6.1.1)."""
    if n <= 0:
        return  # NV-6.1.4
    player = p.players[seat]
    player.unrest = raised(p, player, n)
    if p.listener is not None:
        p.tell("unrest_up", seat, {"n": n, "unrest": player.unrest})
    if player.unrest == p.settings.unrest_last:
        p.push(S_CALMED, seat)
        for type in range(TYPES - 1, -1, -1):
            p.push(S_CIVIL_WAR, seat, type)
        p.tell("civil_war", seat, {})
    else:
        take_penalty(p, seat)


def raised(p: Table, player: Player, n: int) -> int:
    """Return the space a marker reaches by a RAISE (NV-6.1.1, NV-18.8.29)."""
    last = p.settings.unrest_last
    unrest = min(last, player.unrest + n)
    safe = n > 0 and unrest == last and player.standing.protects >> CIVIL_WAR & 1
    return last - 1 if safe else unrest


def lower_unrest(p: Table, seat: int, n: int) -> None:
    """LOWER: the marker moves down, and nothing else happens (NV-6.1.3)."""
    player = p.players[seat]
    steps = min(n, player.unrest)
    if steps <= 0:
        return
    player.unrest -= steps
    if p.listener is not None:
        p.tell("unrest_down", seat, {"n": steps, "unrest": player.unrest})


def move_unrest(p: Table, seat: int, n: int) -> None:
    """RAISE by a positive number, LOWER by a negative one (NV-18.8.4)."""
    if n > 0:
        raise_unrest(p, seat, n)
    else:
        lower_unrest(p, seat, -n)


def take_penalty(p: Table, seat: int) -> None:
    """Reduce the dice of a player in the unrest zone, once in a round (NV-6.2.1, NV-6.2.2)."""
    player = p.players[seat]
    if not player.dice or not penalised(p, player, player.unrest):
        return
    player.penalty = True
    reduce_dice(p, player)
    p.tell("penalty", seat, {})


def penalised(p: Table, player: Player, unrest: int) -> bool:
    """Tell whether a marker at rest on a space would cost a player the penalty (NV-6.2.1)."""
    if player.penalty or player.standing.protects >> PENALTY & 1:
        return False
    return zone_holds(p, unrest)


def civil_war_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the undamaged cards of the type, one of which is damaged (NV-6.3.1).

    The types share no card, so a choice in one never changes what another offers (NV-6.3.2).
    """
    return [DAMAGE | card << A for card in undamaged(p, seat, step[2])]


def suffer_civil_war(p: Table, step: Step, move: int) -> None:
    """Damage the chosen card."""
    turn_card(p, step[1], move >> A & FIELD, True)


def undamaged(p: Table, seat: int, type: int) -> list[int]:
    """List the undamaged cards of a type."""
    return [
        placed.card
        for placed in p.players[seat].tableau
        if placed.column == type and not placed.damaged
    ]


def perform_calmed(p: Table, step: Step) -> None:
    """End a civil war: the marker goes to 0, and effects of cards still up follow (NV-6.3.4)."""
    seat = step[1]
    p.players[seat].unrest = 0
    p.tell("civil_war_over", seat, {})
    trigger(p, seat, ON_CIVIL_WAR)


STEPS: Final[Steps[Table]] = (
    Do(S_PENALTY, lambda p, step: take_penalty(p, step[1])),  # again after a pick (NV-4.2.4)
    Ask(S_CIVIL_WAR, "civil_war_loss", "NV-19.1.11", civil_war_options, suffer_civil_war),
    Do(S_CALMED, perform_calmed),
)
