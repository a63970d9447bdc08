"""The steps of a round: roll, pick, advance, clean up (section 4)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards.model import ON_PICK
from novastate.games.novaera.codes import CLEAN_UP as CLEAN_UP_PHASE
from novastate.games.novaera.codes import SPEND as SPEND_PHASE
from novastate.games.novaera.rules.blocks import push_trigger
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.rules.production import push_production
from novastate.games.novaera.rules.rolling import dice_data, rolled
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.rules.supply import to_bag
from novastate.games.novaera.rules.tracks import move_track
from novastate.games.novaera.rules.unrest import raise_unrest
from novastate.games.novaera.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskIf, Do, Steps


def perform_round(p: Table, step: Step) -> None:
    """Begin a round: S1 at once, the other steps one after the other (NV-4.0.1)."""
    p.push(codes.S_CLEAN_UP, -1)
    p.push(codes.S_START_PRODUCTION, -1)
    p.push(codes.S_DISASTERS, -1)
    p.push(codes.S_START_SPEND, -1)
    p.push(codes.S_DARK_AGE, -1)
    p.push(codes.S_ADVANCE, -1)
    for seat in reversed(p.clockwise()):
        p.push(codes.S_PICK, seat)
    _refresh(p)
    roll(p)


def _refresh(p: Table) -> None:
    """Give back the uses of the round and clear the penalty flags (NV-4.1.1)."""
    p.phase = codes.ROLL
    p.players[p.first].firsts += 1
    for player in p.players:
        player.penalty = False
        player.lowered = False
        player.pick_sum = 0
        player.tableau = _rested(p, player.tableau)
    p.tell("round", p.first, {"era": p.era, "round": p.round})


def _rested(p: Table, tableau: list[Placed]) -> list[Placed]:
    """Give back the uses of the round; without any, the tableau stays the same."""
    for used in tableau:
        if used.uses:
            return [
                placed.rested(p.cards.round_uses[placed.card]) if placed.uses else placed
                for placed in tableau
            ]
    return tableau


def roll(p: Table) -> None:
    """Draw and roll the dice of every zone (NV-4.1.2, NV-3.2.1)."""
    p.reveal()
    p.zones = [rolled(p, p.settings.zone_size) for _ in range(p.seats + 1)]
    if p.listener is not None:
        zones: list[object] = [dice_data(zone) for zone in p.zones]
        p.tell("roll", -1, {"zones": zones})


def perform_pick(p: Table, step: Step) -> bool:
    """Ask for a zone."""
    p.phase = codes.PICKING
    return p.ask(step[1])


def pick_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the zones nobody has picked."""
    return [codes.PICK | i << A for i, zone in enumerate(p.zones) if zone]


def pick(p: Table, step: Step, move: int) -> None:
    """Take all dice of a zone; too high a sum raises unrest first (NV-4.2.1 to NV-4.2.5)."""
    seat = step[1]
    player = p.players[seat]
    at = move >> A & FIELD
    dice = p.zones[at]
    p.zones = [[] if i == at else zone for i, zone in enumerate(p.zones)]
    player.dice = dice
    player.pick_sum = sum([value_of(die) for die in dice])
    if p.listener is not None:
        p.tell("pick", seat, {"dice": dice_data(dice), "n": player.pick_sum})
    push_trigger(p, seat, ON_PICK)
    p.push(codes.S_PENALTY, seat)
    raise_unrest(p, seat, excess(p, seat, player.pick_sum))


def excess(p: Table, seat: int, total: int) -> int:
    """Return by how much a pick sum exceeds a player's limit (NV-4.2.2, NV-4.2.3)."""
    return max(0, total - p.settings.pick_limit - p.players[seat].standing.pick_limit)


def perform_advance(p: Table, step: Step) -> None:
    """S3: each die of the zone left over moves the marker of its colour (NV-4.3)."""
    p.phase = codes.ADVANCE
    left = [die for zone in p.zones for die in zone]
    sums = [0] * len(p.tracks)
    for die in left:
        sums[colour_of(die)] += value_of(die)
    for track, n in enumerate(sums):
        if n:
            move_track(p, track, n)
    to_bag(p, left)
    p.zones = []


def perform_start_spend(p: Table, step: Step) -> None:
    """S5 begins with the player right of the first (NV-2.7.2, NV-4.5.1)."""
    p.phase = SPEND_PHASE
    p.push(codes.S_SPEND, (p.first - 1) % p.seats)


def perform_clean_up(p: Table, step: Step) -> None:
    """S8: the marker passes to the left; after the last round the scoring follows (NV-4.8)."""
    p.phase = CLEAN_UP_PHASE
    p.first = (p.first + 1) % p.seats
    if p.round < p.settings.rounds:
        p.round += 1
        p.push(codes.S_ROUND, -1)
    else:
        p.push(codes.S_SCORING, -1)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_ROUND, perform_round),
    AskIf(codes.S_PICK, "pick_zone", "NV-19.1.1", perform_pick, pick_options, pick),
    Do(codes.S_ADVANCE, perform_advance),
    Do(codes.S_START_SPEND, perform_start_spend),
    Do(codes.S_START_PRODUCTION, lambda p, step: push_production(p)),
    Do(codes.S_CLEAN_UP, perform_clean_up),
)
