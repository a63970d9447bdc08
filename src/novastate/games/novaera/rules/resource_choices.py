"""Choices of resources: free kinds, stealing, conversion."""

from novastate.games.novaera.cards import model as c
from novastate.games.novaera.codes import (
    CONVERT,
    DONE,
    EFFECTS,
    FIELD,
    GIVE,
    S_CONVERTED,
    S_GIVE,
    S_TAKE,
    STEAL,
    TAKE,
    A,
)
from novastate.games.novaera.constants import ANY, COLOURS, RESOURCES
from novastate.games.novaera.rules.supply import (
    gain,
    left_of,
    lose,
    score,
    use_effect,
)
from novastate.games.novaera.table import Table, uses_of
from novastate.kernel.position import Step

# --- resources of free choice (NV-18.5.8)


def perform_take(p: Table, step: Step) -> bool:
    """Ask for the kind of the next resource (NV-19.1.9)."""
    if step[2] <= 0:
        return False
    options = take_options(p, step, step[1])
    if not options:
        return False  # a limited supply is out of every kind (NV-17.1.14)
    if len(options) > 1:
        return p.ask(step[1])
    _take_one(p, step, options[0] >> A & FIELD)
    return False


def take_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds that can be taken."""
    if not p.settings.supply:
        return [TAKE | kind << A for kind in range(RESOURCES)]
    return [TAKE | kind << A for kind in range(RESOURCES) if left_of(p, kind) > 0]


def take_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take one resource of the chosen kind."""
    p.agenda.pop()
    _take_one(p, step, move >> A & FIELD)


def _take_one(p: Table, step: Step, kind: int) -> None:
    if step[2] > 1:
        p.push(S_TAKE, step[1], step[2] - 1, step[3])
    gain(p, step[1], kind, 1, p.cards.ids[step[3]])


def perform_give(p: Table, step: Step) -> bool:
    """Ask for the kind of the next resource to give back."""
    if step[2] <= 0:
        return False
    options = give_options(p, step, step[1])
    if not options:
        return False
    if len(options) > 1:
        return p.ask(step[1])
    _give_one(p, step, options[0] >> A & FIELD)
    return False


def give_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds a player has."""
    resources = p.players[seat].resources
    return [GIVE | kind << A for kind in range(RESOURCES) if resources[kind]]


def give_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Give one resource of the chosen kind."""
    p.agenda.pop()
    _give_one(p, step, move >> A & FIELD)


def _give_one(p: Table, step: Step, kind: int) -> None:
    if step[2] > 1:
        p.push(S_GIVE, step[1], step[2] - 1, step[3])
    source = p.cards.ids[step[3]] if step[3] >= 0 else "lower_variant"
    lose(p, step[1], kind, 1, source)


# --- stealing (NV-18.8.3)


def perform_steal(p: Table, step: Step) -> bool:
    """Ask the thief for a kind among what the victim has (NV-19.1.10)."""
    options = steal_options(p, step, step[1])
    if not options or not step[3] & 255:
        return False
    if len(options) > 1:
        return p.ask(step[1])
    _steal_one(p, step, options[0] >> A & FIELD)
    return False


def steal_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the kinds the victim has."""
    resources = p.players[step[2]].resources
    return [STEAL | kind << A for kind in range(RESOURCES) if resources[kind]]


def steal_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Move one resource of the chosen kind."""
    p.agenda.pop()
    _steal_one(p, step, move >> A & FIELD)


def _steal_one(p: Table, step: Step, kind: int) -> None:
    thief, victim = step[1], step[2]
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


def perform_convert(p: Table, step: Step) -> bool:
    """Ask for a conversion in production, as often as its limit allows (NV-19.1.16)."""
    seat, card, index = step[1], step[2], step[3]
    effect = p.cards.effects[card][index]
    player = p.players[seat]
    at = player.find(card)
    if at < 0 or uses_of(player.tableau[at], index) >= effect.times:
        return False
    return p.ask(seat) if can_convert(p, seat, effect) else False


def convert_options(p: Table, step: Step, seat: int) -> list[int]:
    """Convert once more, or leave it."""
    return [CONVERT, DONE]


def convert_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Carry out one conversion and ask again."""
    p.agenda.pop()
    if move == CONVERT:
        p.agenda.append(step)
        use_effect(p, seat, step[2], step[3])
        convert(p, seat, step[2], step[3])


def convert(p: Table, seat: int, card: int, index: int) -> None:
    """Give what is asked, then take what is got."""
    effect = p.cards.effects[card][index]
    p.push(S_CONVERTED, seat, card, index)
    source = p.cards.ids[card]
    for kind in range(RESOURCES):
        lose(p, seat, kind, effect.pay[kind], source)
    if effect.pay[ANY]:
        p.push(S_GIVE, seat, effect.pay[ANY], card)


def perform_converted(p: Table, step: Step) -> bool:
    """Take what a conversion gives."""
    seat, card = step[1], step[2]
    effect = p.cards.effects[card][step[3]]
    if effect.get_vp:
        score(p, seat, effect.get_vp, EFFECTS, p.cards.ids[card])
    if effect.get:
        for kind in range(RESOURCES):
            gain(p, seat, kind, effect.get[kind], p.cards.ids[card])
        if effect.get[ANY]:
            p.push(S_TAKE, seat, effect.get[ANY], card)
    return False
