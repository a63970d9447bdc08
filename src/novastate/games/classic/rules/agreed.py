"""Which agreements with others' locations a player has; The New Era alone makes some (NE-10)."""

from novastate.games.classic.table import Table


def held(p: Table, seat: int) -> list[tuple[int, int]]:
    """List the agreements of a player as owner and place in his state."""
    found: list[tuple[int, int]] = []
    for owner in p.rivals(seat):
        player = p.players[owner]
        if player.standing(p.cards).agreed >> seat & 1:
            for i in range(len(player.state)):
                if player.state[i].agreements >> seat & 1:
                    found.append((owner, i))
    return found
