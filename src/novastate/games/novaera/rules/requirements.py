"""What a territory asks for (NV-5.5)."""

from novastate.games.novaera.constants import RESOURCES
from novastate.games.novaera.table import Player, Table


def lacking(p: Table, seat: int, card: int) -> list[int]:
    """Return how many technologies of each colour a player lacks for a territory (NV-5.5.2)."""
    requires = p.cards.requires[card]
    have = _counted(p, p.players[seat])
    return [
        requires[colour] - have[colour] if have[colour] < requires[colour] else 0
        for colour in range(RESOURCES)
    ]


def _counted(p: Table, player: Player) -> list[int]:
    """Count a player's technologies of each colour, damaged ones if the option has it so."""
    have = player.standing.number
    if p.settings.damaged_meets:
        have = have.copy()
        for placed in player.tableau:
            if placed.damaged and placed.column < RESOURCES:
                have[placed.column] += 1
    return have


def meets(p: Table, seat: int, card: int) -> bool:
    """Tell whether a player may expand to a territory (NV-5.5.1 to NV-5.5.3)."""
    if p.era < 2:
        return False
    player = p.players[seat]
    requires = p.cards.requires[card]
    have = _counted(p, player)
    missing = 0
    for colour in range(RESOURCES):
        if have[colour] < requires[colour]:
            missing += requires[colour] - have[colour]
    return missing <= player.standing.expand_discount
