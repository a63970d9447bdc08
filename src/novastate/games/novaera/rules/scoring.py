"""The scoring phase and the final count (sections 13 and 15)."""

from novastate.games.novaera import codes
from novastate.games.novaera.cards.model import SCORING, Effect
from novastate.games.novaera.constants import TYPES
from novastate.games.novaera.rules.quantities import amount, has_most, holds
from novastate.games.novaera.rules.supply import score
from novastate.games.novaera.table import Player, Table
from novastate.kernel.outcome import Outcome, ranking


def presence(p: Table, seat: int) -> int:
    """Return line 1: points for the types in play (NV-13.1.2)."""
    real = p.players[seat].standing.real
    return p.settings.presence_vp * sum(1 for type in range(TYPES) if real[type])


def majorities(p: Table, seat: int) -> int:
    """Return line 2: points for the types of which a player has the most (NV-13.1.3)."""
    return p.settings.majority_vp * sum(1 for type in range(TYPES) if has_most(p, seat, type))


def objective(p: Table, seat: int, effect: Effect) -> int:
    """Return what a scoring effect is worth to a player who owns it (NV-13.1.4)."""
    return amount(p, seat, effect.amount) if holds(p, seat, effect.condition) else 0


def objectives(p: Table, seat: int) -> list[tuple[int, int]]:
    """List line 3: cards in play with what their objectives give (NV-13.1.4, NV-13.1.5)."""
    found: list[tuple[int, int]] = []
    for placed in p.players[seat].tableau:
        if placed.damaged:
            continue
        n = 0
        for i in p.cards.by_trigger[placed.card][SCORING]:
            n += _contested(p, seat, p.cards.effects[placed.card][i])
        if n > 0:
            found.append((placed.card, n))
    return found


def _contested(p: Table, seat: int, effect: Effect) -> int:
    """Return an objective's worth; by an option, one that several meet gives nothing."""
    n = objective(p, seat, effect)
    if n > 0 and p.settings.all_objectives_tie:  # NV-17.1.21
        if any(objective(p, rival, effect) > 0 for rival in p.rivals(seat)):
            return 0
    return n


def score_era(p: Table) -> None:
    """Compute every player's gains on one position, then add them (NV-13.1.1)."""
    lines = [
        (presence(p, seat), majorities(p, seat), objectives(p, seat)) for seat in range(p.seats)
    ]
    for seat in p.clockwise():
        types, most, cards = lines[seat]
        score(p, seat, types, codes.PRESENCE)
        score(p, seat, most, codes.MAJORITY)
        for card, n in cards:
            score(p, seat, n, codes.OBJECTIVES, p.cards.ids[card])


def score_resources(p: Table) -> None:
    """Give 1 VP per full 10 resources (NV-15.1.1)."""
    for seat in p.clockwise():
        n = sum(p.players[seat].resources) // p.settings.resources_per_vp
        score(p, seat, n, codes.LEFT_OVER)


def tie_figures(p: Table, player: Player) -> list[int]:
    """List what decides between equal VP, the greater first (NV-15.1.2, NV-17.1.22)."""
    if p.settings.long_tie_break:
        return [-player.unrest, sum(player.resources), -player.firsts]
    return [-player.unrest]


REASONS = ("vp", "tie_unrest", "tie_resources", "tie_first")


def outcome(p: Table) -> Outcome | None:
    """Rank the players by VP, then by the tie-breaks (NV-15.1.2 to NV-15.1.4)."""
    if p.phase != codes.OVER:
        return None
    keys = [[player.vp, *tie_figures(p, player)] for player in p.players]
    sources = [
        {name: player.sources[i] for i, name in enumerate(codes.SOURCES)} for player in p.players
    ]
    return ranking(keys, sources, REASONS)
