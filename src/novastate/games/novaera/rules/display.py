"""The display: which cards are available to whom (NV-2.5), and cards leaving it."""

from novastate.games.novaera.rules.supply import tell_card, use_effect
from novastate.games.novaera.table import ON_CARD, Table, uses_of
from novastate.kernel.piles import without


def column_cards(p: Table, seat: int, column: list[int], depth: int) -> list[int]:
    """List what a seat may take of one column, the lowest first.

    A marked card is absent for everybody but the token's owner, to whom it is available wherever
    it lies (NV-2.5.3, NV-18.9.3); `depth` more cards are in reach (NV-18.8.27).
    """
    found: list[int] = []
    for i in range(len(column) - 1, -1, -1):
        card = column[i]
        if card == p.token:
            continue
        found.append(card)
        if len(found) > depth:
            break
    if p.token >= 0 and p.token_owner == seat and p.token in column:
        found.append(p.token)
    return found


def available(p: Table, seat: int, depth: int = 0) -> list[int]:
    """List the technologies and territories of the display a seat may take (NV-2.5.1)."""
    if depth == 0 and p.token < 0:
        return [column[-1] for column in p.columns if column]
    found: list[int] = []
    for column in p.columns:
        found.extend(column_cards(p, seat, column, depth))
    return found


def reach_of(p: Table, seat: int) -> int:
    """Return how far a player's unused `reach` effects carry (NV-2.5.4)."""
    player = p.players[seat]
    depth = 0
    for card, index in player.standing.reaches:
        effect = p.cards.effects[card][index]
        if effect.amount.n > depth and _left(p, seat, card, index):
            depth = effect.amount.n
    return depth


def _left(p: Table, seat: int, card: int, index: int) -> bool:
    player = p.players[seat]
    placed = player.tableau[player.find(card)]
    return uses_of(placed, index) < p.cards.effects[card][index].times


def in_reach(p: Table, seat: int) -> list[int]:
    """List what a seat may take in an action, reach included."""
    return available(p, seat, reach_of(p, seat) if p.players[seat].standing.reaches else 0)


def take_from_display(p: Table, seat: int, card: int) -> None:
    """Take a card out of its column; a use of reach is spent if it needed one (NV-18.8.27)."""
    if p.players[seat].standing.reaches:
        _use_reach(p, seat, card)
    columns = p.columns.copy()
    for i, column in enumerate(p.columns):
        if card in column:
            columns[i] = without(column, card)
            break
    p.columns = columns
    if card == p.token:
        p.token = ON_CARD  # NV-18.9.4


def _use_reach(p: Table, seat: int, card: int) -> None:
    """Spend the shortest reach that is long enough."""
    column = next(column for column in p.columns if card in column)
    if card in column_cards(p, seat, column, 0):
        return
    best = (-1, -1)
    shortest = 99
    for owner, index in p.players[seat].standing.reaches:
        depth = p.cards.effects[owner][index].amount.n
        if depth < shortest and _left(p, seat, owner, index):
            if card in column_cards(p, seat, column, depth):
                best = (owner, index)
                shortest = depth
    use_effect(p, seat, best[0], best[1])


def sink(p: Table, seat: int, card: int) -> None:
    """Move a card to the bottom of its own column (NV-18.8.19); a token stays on it (NV-18.9.5)."""
    p.columns = [
        [*without(column, card), card] if card in column else column for column in p.columns
    ]
    tell_card(p, "sink", seat, card)


def face_up(p: Table) -> list[int]:
    """List all technologies and territories of the display."""
    return [card for column in p.columns for card in column]
