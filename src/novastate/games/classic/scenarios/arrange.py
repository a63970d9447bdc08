"""The given lines of scenarios of the old editions; the then lines are in expect.py.

Of a seat: `1 pool 3 worker scrap`, `1 hand docks pub`, `1 spoils pub`, `1 deals docks`,
`1 state docks church+vp:2 pub+used`, `1 leader baby_swift+vp:1:1`, `1 faction new_york`,
`1 base 4` (VP on the base), `1 marked 12`, `1 passed`, `1 fields conquest`, `1 visits 2`,
`1 redeveloped`. Of the table: `deck pub docks` (these on top, the pub first), `deck exactly pub`,
likewise `discard`; `row docks pub` (the lookout row), `first 2`, `turn 3`, `player 2` (whose
player turn it is), and `phase production` to begin elsewhere than with a player turn (also
`lookout`, `count`, `clean_up`).

A place may carry `+used`, `+used:2`, `+vp:2:1`, `+stock:scrap`, `+visited:2` (by seat 2),
`+agreed:2`, `+debris`, `+improved`, `+attached:palisade`. Cards come out of the deck or the
discard pile. `exactly` takes all other cards of the pile out of the game.
"""

from typing import Final

from novastate.games.classic.codes import (
    ACTIONS,
    CLEAN_UP,
    COUNT,
    LOOKOUT,
    PRODUCTION,
    S_ACTIONS,
    S_CLEAN,
    S_COUNT,
    S_PLAYER,
    S_PRODUCTION,
    S_START_ACTIONS,
    S_STORE,
    S_TURN,
)
from novastate.games.classic.goods import CONTACT_NAMES, HELD, NUMBERS
from novastate.games.classic.notation import CARD
from novastate.games.classic.table import NOBODY, Place, Player, Table
from novastate.kernel.errors import BadInput

BEGINNINGS: Final[dict[str, int]] = {
    "lookout": LOOKOUT,
    "production": PRODUCTION,
    "actions": ACTIONS,
    "count": COUNT,
    "clean_up": CLEAN_UP,
}
"""Phases that a scenario may begin with."""


def clear(p: Table) -> None:
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
    p.answers = [[] for _ in range(p.seats)]
    p.asking = []
    p.first = 0
    p.turn = 1
    p.over = False
    _to_player(p, 0)


def _to_player(p: Table, seat: int) -> None:
    """Let the actions phase go on with a player turn."""
    p.phase = ACTIONS
    p.agenda = []
    p.push(S_COUNT, NOBODY)
    p.push(S_ACTIONS, (seat + 1) % p.seats)
    p.push(S_PLAYER, seat)


def settle(p: Table) -> None:
    """Begin the phase that was given, and run on to the first question."""
    if not p.agenda:
        _begin(p)
    p.barriers = 0
    p.reveals = 0


def _begin(p: Table) -> None:
    if p.phase == LOOKOUT:
        p.turn -= 1
        p.push(S_TURN, NOBODY)
    elif p.phase == PRODUCTION:
        p.push(S_COUNT, NOBODY)
        p.push(S_START_ACTIONS, NOBODY)
        for seat in reversed(p.clockwise()):
            p.push(S_PRODUCTION, seat)
    elif p.phase == ACTIONS:
        _to_player(p, p.first)
    elif p.phase == COUNT:
        p.push(S_COUNT, NOBODY)
    else:
        p.push(S_CLEAN, NOBODY)
        p.push(S_STORE, NOBODY)


def arrange(p: Table, line: str) -> None:
    """Change the table by one line."""
    words = line.split()
    if words[0].isdecimal():
        if not 1 <= int(words[0]) <= p.seats:
            raise BadInput(f"There is no seat {words[0]}.")
        if len(words) < 2:
            raise BadInput(f'"{line}" gives nothing to seat {words[0]}.')
        _arrange_player(p, int(words[0]) - 1, words[1], words[2:])
    else:
        _arrange_table(p, words[0], words[1:])


def fetch(p: Table, id: str) -> int:
    """Take a card out of the deck or the discard pile."""
    card = CARD.read(p, -1, id)
    for pile in (p.deck, p.discard):
        if card in pile:
            pile.remove(card)
            return card
    raise BadInput(f'No copy of "{id}" is left in this game.')


def read_goods(words: list[str]) -> list[int]:
    """Read goods such as `2 worker scrap` into a list by good."""
    counts = [0] * HELD
    n = 1
    for word in words:
        if word.isdecimal():
            n = int(word)
        else:
            counts[_held(word)] += n
            n = 1
    return counts


def _held(word: str) -> int:
    if word not in NUMBERS or NUMBERS[word] >= HELD:
        raise BadInput(f'"{word}" is no good that can lie in a pool.')
    return NUMBERS[word]


def _arrange_player(p: Table, seat: int, word: str, rest: list[str]) -> None:
    """Give a player what a line says."""
    player = p.players[seat]
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "pool":
        for good, n in enumerate(read_goods(rest)):
            player.pool[good] += n
    elif word == "hand":
        player.hand = sorted(player.hand + [fetch(p, id) for id in rest])
    elif word == "spoils":
        player.spoils = sorted(player.spoils + [fetch(p, id) for id in rest])
    elif word == "deals":
        player.deals = sorted(player.deals + [fetch(p, id) for id in rest])
    elif word == "state":
        player.state = player.state + [_place(p, player, text) for text in rest]
    elif word == "leader" and len(rest) == 1:
        player.leader = _place(p, player, rest[0])
    elif word == "faction" and len(rest) == 1:
        _give_faction(p, seat, rest[0])
    elif word == "fields":
        for name in rest:
            player.fields |= 1 << _field(name)
    elif word == "passed" and not rest:
        player.passed = True
    elif word == "redeveloped" and not rest:
        player.redeveloped = 1
    elif word == "base" and number >= 0:
        player.base_vp = number
    elif word == "marked" and number >= 0:
        player.marked = number
    elif word == "visits" and number >= 0:
        player.visits = number
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing a player can be given.')


def _field(name: str) -> int:
    names = (*CONTACT_NAMES, "redevelopment")
    if name not in names:
        raise BadInput(f'"{name}" is no kind of contact ({", ".join(names)}).')
    return names.index(name)


def _give_faction(p: Table, seat: int, id: str) -> None:
    """Give a player a faction; who had it gets one that is free."""
    ids = [faction.text.id for faction in p.cards.factions]
    if id not in ids:
        raise BadInput(f'There is no faction "{id}" (there are {", ".join(ids)}).')
    p.players[seat].faction = ids.index(id)
    taken = [player.faction for player in p.players]
    for other in range(p.seats):
        if other != seat and taken[other] == taken[seat]:
            p.players[other].faction = next(i for i in range(len(ids)) if i not in taken)


def _place(p: Table, player: Player, text: str) -> Place:
    """Read a card in play with what a word like `pub+used+vp:2` puts on it."""
    name, *marks = text.split("+")
    card = fetch(p, name)
    place = Place(p.serial, card, stock=p.cards.effects[card].stock)
    p.serial += 1
    for mark in marks:
        place = _marked(p, place, mark)
    if place.stock:
        player.stocked = True
    return place


def _marked(p: Table, place: Place, mark: str) -> Place:
    word, *details = mark.split(":")
    numbers = [int(detail) for detail in details if detail.isdecimal()]
    if word == "used":
        return place.changed(uses=numbers[0] if numbers else 1)
    if word == "vp" and numbers:
        return place.changed(vp=tuple(numbers))
    if word == "stock":
        return place.changed(stock=tuple([_held(good) for good in details]))
    if word == "visited" and numbers:
        return place.changed(visitors=place.visitors | 1 << (numbers[0] - 1))
    if word == "agreed" and numbers:
        return place.changed(agreements=place.agreements | 1 << (numbers[0] - 1))
    if word == "attached":
        return place.changed(attached=tuple([fetch(p, id) for id in details]))
    if word == "improved":
        return place.changed(improved=True)
    if word == "debris":
        return Place(place.uid, place.card, debris=True)
    raise BadInput(f'"{mark}" cannot lie on a card in play.')


def _arrange_table(p: Table, word: str, rest: list[str]) -> None:
    """Set what belongs to nobody."""
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "phase" and len(rest) == 1 and rest[0] in BEGINNINGS:
        p.phase = BEGINNINGS[rest[0]]
        p.agenda = []
    elif word == "first" and 1 <= number <= p.seats:
        p.first = number - 1
    elif word == "player" and 1 <= number <= p.seats:
        _to_player(p, number - 1)
    elif word == "turn" and number >= 1:
        p.turn = number
    elif word == "row":
        p.row = p.row + [fetch(p, id) for id in rest]
    elif word in ("deck", "discard"):
        _arrange_pile(p, word, rest)
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing that can be given.')


def _arrange_pile(p: Table, word: str, rest: list[str]) -> None:
    """Put cards on top of a pile, or make it hold exactly these."""
    exactly = bool(rest) and rest[0] == "exactly"
    cards = [fetch(p, id) for id in (rest[1:] if exactly else rest)]
    pile = p.deck if word == "deck" else p.discard
    if exactly:
        pile.clear()
    pile.extend(reversed(cards))
