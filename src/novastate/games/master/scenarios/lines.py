"""The lines of Master Set scenarios.

Given, of a seat: `1 goods 3 worker gun`, `1 hand pub school`, `1 deals pub`,
`1 state pub+shield church+ruin`, `1 faction new_york`, `1 vp 20`, `1 passed`, `1 board grey`,
`1 tally 3 fuel`. Piles: `deck pub school` (these on top, the pub first), `deck exactly pub`,
likewise `discard`, `blue_deck`, `red_deck`, `connections` (face up), `connection_discard`,
`display`, `attack_pile`. Else: `first 2`, `turn 2`, `round 3`, `attacks 2`, `due`, and
`phase production` to begin with another phase than the actions (also `cards`, `clean_up`, `score`).

A place may carry `+ruin`, `+used`, `+used:2`, `+guest`, `+shield`, `+spent:gun:gun`,
`+placed:brick`, `+stored:brick`. Cards come out of the deck or the discard pile. Lines may stand in
any order, except that `exactly` takes all other cards of the pile out of the game, so that later
lines do not find them. In a solo game seat 2 is the rival, who can be given `vp`, `state` and
`passed`.

Then, of a seat: `1 goods = 2 worker`, `1 vp = 3`, `1 hand = pub`, `1 hand size = 4`,
`1 deals = pub`, `1 state = pub+ruin`, `1 faction = new_york`, `1 passed = yes`, `1 board = grey`,
`1 board goods = gun`, `1 tally = 3 fuel`. Of the table: the piles, `deck size = 5`, `round = 2`,
`phase = action`, `first = 2`, `to act = 1 2`, `attacks = 1`, `due = yes`, `end triggered = no`,
`over = yes`, and of a game that is over `winners = 1`, `reason = tie_goods`, `level = trader`.
An empty value is `nothing`. Cards and marks may stand in any order, places in that of the state.
"""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.fields import LAYOUT
from novastate.games.master.rules import production
from novastate.games.master.scenarios.fetching import deck_of
from novastate.games.master.table import Player, Table
from novastate.kernel.errors import BadInput
from novastate.toolkit.kinds import whole
from novastate.toolkit.lines import Lines, Script

BEGINNINGS: Final[dict[str, int]] = {
    "cards": codes.CARDS,
    "production": codes.PRODUCTION,
    "action": codes.ACTION,
    "clean_up": codes.CLEAN_UP,
    "score": codes.OVER_PHASE,
}
"""Phases that a scenario may begin with."""

RIVAL_HAS: Final = ("vp", "state", "passed")
"""What the rival of a solo game may be given (SO-2.2)."""

PILES: Final[tuple[str, ...]] = (
    "deck",
    "discard",
    "blue_deck",
    "red_deck",
    "connections",
    "connection_discard",
    "display",
    "attack_pile",
)


def _phase(p: Table, seat: int, words: list[str]) -> bool:
    if len(words) == 1 and words[0] not in BEGINNINGS:
        raise BadInput(f'"{words[0]}" is no phase to begin with ({", ".join(BEGINNINGS)}).')
    if len(words) == 1:
        p.phase = BEGINNINGS[words[0]]
        p.agenda = []
    return len(words) == 1


def _turn(p: Table, seat: int, words: list[str]) -> bool:
    if not 1 <= whole(words) <= p.seats:
        return False
    p.agenda = [(codes.S_TURN, whole(words) - 1, 0, 0)]
    return True


def _empty(p: Table) -> None:
    """Empty the table: all cards to their decks, nobody has anything, seat 1 is to move."""
    hands = [player.hand + player.deals for player in p.players]
    connections = (p.open_connections, p.connection_discard)
    for pile in (p.discard, p.display, p.attack_pile, *hands, *connections):
        for card in pile:
            deck_of(p, card).append(card)
        pile.clear()
    for seat, player in enumerate(p.players):
        p.players[seat] = Player()
        unchosen = player.faction < 0 and seat < p.seats
        p.players[seat].faction = seat if unchosen else player.faction
    p.push(codes.S_TURN, 0)
    p.round = 1
    p.phase = codes.ACTION


def _begin(p: Table) -> None:
    """Begin the phase that was given, unless a turn was."""
    if p.agenda:
        return
    if p.phase == codes.CARDS:
        p.round -= 1
        p.push(codes.S_ROUND, -1)
    elif p.phase == codes.PRODUCTION:
        production.begin(p)
    elif p.phase == codes.ACTION:
        p.push(codes.S_TURN, p.first)
    else:
        p.push(codes.S_PHASE_END if p.phase == codes.CLEAN_UP else codes.S_SCORE, -1)


class _OfPlayers(Lines):
    """The lines about players; the rival of a solo game has little."""

    def give(self, p: Table, thing: object, seat: int, word: str, rest: list[str]) -> bool:
        """Change a player by one line."""
        if seat == p.seats and word not in RIVAL_HAS:
            raise BadInput(f"The rival of a solo game can be given {', '.join(RIVAL_HAS)} only.")
        return super().give(p, thing, seat, word, rest)


SCRIPT: Final = Script(
    Lines(
        LAYOUT.table,
        (*PILES, "first", "round", "attacks", "due"),
        (
            *("phase", "round", "first", "to act", "over", "end triggered", "attacks", "due"),
            *("winners", "reason", "level"),
        ),
        (*PILES, *[f"{name} size" for name in PILES]),
        {"phase": _phase, "turn": _turn},
    ),
    _OfPlayers(
        LAYOUT.player,
        ("goods", "vp", "hand", "deals", "state", "faction", "passed", "board", "tally"),
        (
            *("goods", "vp", "hand", "hand size", "deals", "state", "faction", "passed", "board"),
            *("board goods", "tally"),
        ),
    ),
    "1 vp = 3",
    "does not say what seat {} has.",
    _empty,
    _begin,
)
