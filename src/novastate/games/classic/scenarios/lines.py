"""The lines of scenarios of the old editions.

Given, of a seat: `1 pool 3 worker scrap`, `1 hand docks pub`, `1 spoils pub`, `1 deals docks`,
`1 state docks church+vp:2 pub+used`, `1 leader baby_swift+vp:1:1`, `1 faction new_york`,
`1 base 4` (VP on the base), `1 marked 12`, `1 passed`, `1 fields conquest`, `1 visits 2`,
`1 redeveloped`. Of the table: `deck pub docks` (these on top, the pub first), `deck exactly pub`,
likewise `discard`; `row docks pub` (the lookout row), `first 2`, `turn 3`, `player 2` (whose
player turn it is), and `phase production` to begin elsewhere than with a player turn (also
`lookout`, `count`, `clean_up`).

A place may carry `+used`, `+used:2`, `+vp:2:1`, `+stock:scrap`, `+visited:2` (by seat 2),
`+agreed:2`, `+debris`, `+improved`, `+attached:palisade`. Cards come out of the deck or the
discard pile. `exactly` takes all other cards of the pile out of the game.

Then, of a seat: `1 pool = 2 worker`, `1 total = 12`, `1 base = 3`, `1 marked = 9`, `1 hand = pub`,
`1 hand size = 4`, `1 spoils = pub`, `1 deals = docks`, `1 state = docks church+vp:2`,
`1 leader = baby_swift`, `1 faction = new_york`, `1 passed = yes`, `1 fields = conquest`,
`1 visits = 2`. Of the table: `deck = ...`, `deck size = 5`, `discard = ...`, `row = ...`,
`turn = 2`, `phase = actions`, `first = 2`, `to act = 1 2`, `over = yes`, and of a game that is
over `winners = 1`, `reason = tie_hand`, `ranks = 1 2`. An empty value is `nothing`.
"""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.fields import LAYOUT
from novastate.games.classic.rules.counting import total
from novastate.games.classic.table import NOBODY, Player, Table
from novastate.toolkit.kinds import whole
from novastate.toolkit.lines import Lines, Script

BEGINNINGS: Final[dict[str, int]] = {
    "lookout": codes.LOOKOUT,
    "production": codes.PRODUCTION,
    "actions": codes.ACTIONS,
    "count": codes.COUNT,
    "clean_up": codes.CLEAN_UP,
}
"""Phases that a scenario may begin with."""


def _phase(p: Table, seat: int, words: list[str]) -> bool:
    if len(words) != 1 or words[0] not in BEGINNINGS:
        return False
    p.phase = BEGINNINGS[words[0]]
    p.agenda = []
    return True


def _player(p: Table, seat: int, words: list[str]) -> bool:
    if not 1 <= whole(words) <= p.seats:
        return False
    _to_player(p, whole(words) - 1)
    return True


def _total(p: Table, seat: int) -> str:
    return str(total(p.players[seat]))


def _empty(p: Table) -> None:
    """Empty the table: all cards to the deck, nobody has anything, seat 1 is to move."""
    p.deck = [card for card in range(p.cards.total) for _ in range(p.cards.copies[card])]
    p.discard = []
    p.row = []
    p.queue = []
    p.serial = 0
    factions = [player.faction for player in p.players]
    p.players = [Player() for _ in range(p.seats)]
    for seat, faction in enumerate(factions):
        p.players[seat].faction = faction if faction != NOBODY else seat
    p.turn = 1
    p.over = False
    _to_player(p, 0)


def _to_player(p: Table, seat: int) -> None:
    """Let the actions phase go on with a player turn."""
    p.phase = codes.ACTIONS
    p.agenda = []
    p.push(codes.S_COUNT, NOBODY)
    p.push(codes.S_ACTIONS, (seat + 1) % p.seats)
    p.push(codes.S_PLAYER, seat)


def _begin(p: Table) -> None:
    """Begin the phase that was given, unless a player turn was."""
    if p.agenda:
        return
    if p.phase == codes.LOOKOUT:
        p.turn -= 1
        p.push(codes.S_TURN, NOBODY)
    elif p.phase == codes.PRODUCTION:
        p.push(codes.S_COUNT, NOBODY)
        p.push(codes.S_START_ACTIONS, NOBODY)
        for seat in reversed(p.clockwise()):
            p.push(codes.S_PRODUCTION, seat)
    elif p.phase == codes.ACTIONS:
        _to_player(p, p.first)
    elif p.phase == codes.COUNT:
        p.push(codes.S_COUNT, NOBODY)
    else:
        p.push(codes.S_CLEAN, NOBODY)
        p.push(codes.S_STORE, NOBODY)


SCRIPT: Final = Script(
    Lines(
        LAYOUT.table,
        ("deck", "discard", "row", "first", "turn"),
        ("phase", "turn", "first", "to act", "over", "winners", "reason", "ranks"),
        ("deck", "discard", "row", "deck size", "discard size", "row size"),
        gives={"phase": _phase, "player": _player},
    ),
    Lines(
        LAYOUT.player,
        (
            *("pool", "hand", "spoils", "deals", "state", "leader", "faction", "fields", "passed"),
            *("redeveloped", "base", "marked", "visits"),
        ),
        (
            *("pool", "total", "base", "marked", "hand", "hand size", "spoils", "deals", "state"),
            *("leader", "faction", "passed", "fields", "visits"),
        ),
        says={"total": _total},
    ),
    "1 total = 3",
    "gives nothing to seat {}.",
    _empty,
    _begin,
)
