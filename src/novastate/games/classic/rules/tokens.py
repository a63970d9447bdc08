"""Contact tokens as a means: one of sufficient range, or several added up (FS-8.1, NE-8.1.3)."""

from typing import Final

from novastate.games.classic import goods as g
from novastate.games.classic.codes import DONE, S_TOKENS, TOKEN
from novastate.games.classic.rules.supply import purse, spend
from novastate.games.classic.table import Player, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import Ask, Step, Steps

CARD_BITS: Final = 10
NO_CARD: Final = (1 << CARD_BITS) - 1


def own_tokens(player: Player, kind: int) -> list[int]:
    """List the different tokens that can be played as a kind of contact (FS-2.1.8)."""
    return stand_ins(player, g.CONTACTS[kind])


def stand_ins(player: Player, token: int) -> list[int]:
    """List the tokens that can be spent as one: its kind or universal, at least its range."""
    goods = purse(player)
    kind, least = g.kind_of(token), g.range_of(token) - 1
    found = [kind + i for i in range(least, g.RANGES) if goods[kind + i]]
    return found + [g.ANY_CONTACT + i for i in range(least, g.RANGES) if goods[g.ANY_CONTACT + i]]


def token_moves(p: Table, seat: int, kind: int) -> list[int]:
    """List the tokens that can be played, or added, as a kind of contact."""
    return [TOKEN | token << A for token in own_tokens(p.players[seat], kind)]


def whole_range(player: Player, kind: int) -> int:
    """Add up the ranges of all tokens that can be played as a kind of contact."""
    goods = purse(player)
    first = g.CONTACTS[kind]
    total = 0
    for i in range(g.RANGES):
        n = goods[first + i] + goods[g.ANY_CONTACT + i]
        if n:
            total += (i + 1) * n
    return total


def whole_ranges(player: Player) -> list[int]:
    """Add up the ranges of all tokens that can be played, for each kind of contact at once."""
    goods = purse(player)
    totals = [0, 0, 0]
    wild = 0
    for token in range(g.CONQUEST, g.ANY_CONTACT + g.RANGES):
        n = goods[token]
        if n:
            n *= g.range_of(token)
            if token >= g.ANY_CONTACT:
                wild += n
            else:
                kind = (token - g.CONQUEST) // g.RANGES
                totals[kind] = totals[kind] + n
    return [total + wild for total in totals] if wild else totals


def longest(player: Player, kind: int) -> int:
    """Return the greatest range of a token that can be played as a kind of contact."""
    goods = purse(player)
    first = g.CONTACTS[kind]
    for i in range(g.RANGES - 1, -1, -1):
        if goods[first + i] or goods[g.ANY_CONTACT + i]:
            return i + 1
    return 0


def token_reach(p: Table, player: Player, kind: int) -> int:
    """Return the greatest distance that tokens cover: added up, or the longest alone."""
    return whole_range(player, kind) if p.rules.adding else longest(player, kind)


def first_tokens(p: Table, seat: int, kind: int, distance: int) -> list[int]:
    """List the tokens a contact over a distance can begin with."""
    player = p.players[seat]
    if p.rules.adding:
        return own_tokens(player, kind) if whole_range(player, kind) >= distance else []
    return [token for token in own_tokens(player, kind) if g.range_of(token) >= distance]


def play_token(p: Table, seat: int, token: int) -> int:
    """Return a token to the supply; its range is what counts (FS-8.1.7)."""
    spend(p, seat, token, 1)
    p.tell_good("token", seat, token)
    return g.range_of(token)


def push_more_tokens(p: Table, seat: int, card: int, kind: int, so_far: int) -> None:
    """Let further tokens be added where they may be (FS-19.3, NE-8.1.3)."""
    if p.rules.adding:
        p.push(S_TOKENS, seat, card | kind << CARD_BITS, so_far)


def tokens_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that could be added; enough is enough once the distance is covered."""
    card, kind = step[2] & NO_CARD, step[2] >> CARD_BITS
    if step[3] >= p.cards.distance[card]:
        return [DONE]
    return token_moves(p, seat, kind)


def add_token(p: Table, step: Step, move: int) -> None:
    """Add the chosen token."""
    if move != DONE:
        seat = step[1]
        p.push(S_TOKENS, seat, step[2], step[3] + play_token(p, seat, move >> A & FIELD))


STEPS: Final[Steps[Table]] = (
    Ask(S_TOKENS, "contact_tokens", "FS-19.3 NE-8.1.3", tokens_options, add_token),
)
