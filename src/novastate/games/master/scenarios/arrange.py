"""The given lines of Master Set scenarios; the then lines are in expect.py.

Of a seat: `1 goods 3 worker gun`, `1 hand pub school`, `1 deals pub`,
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
"""

from typing import Final

from novastate.games.master.codes import (
    ACTION,
    BOARD_ACTIONS,
    CARDS,
    CLEAN_UP,
    OVER_PHASE,
    PRODUCTION,
    S_PHASE_END,
    S_ROUND,
    S_SCORE,
    S_TURN,
)
from novastate.games.master.engine import run
from novastate.games.master.goods import ALL, HELD, NUMBERS
from novastate.games.master.rules import production
from novastate.games.master.scenarios.expect import PILES, pile, read_goods
from novastate.games.master.table import Place, Player, Table, Units, new_player
from novastate.kernel.errors import BadInput

BEGINNINGS: Final[dict[str, int]] = {
    "cards": CARDS,
    "production": PRODUCTION,
    "action": ACTION,
    "clean_up": CLEAN_UP,
    "score": OVER_PHASE,
}
"""Phases that a scenario may begin with."""

RIVAL_HAS: Final = ("vp", "state", "passed")
"""What the rival of a solo game may be given (SO-2.2)."""


def clear(p: Table) -> None:
    """Empty the table: all cards to their decks, nobody has anything, seat 1 is to move."""
    for cards in (p.discard, p.display, p.attack_pile, *[q.hand + q.deals for q in p.players]):
        for card in cards:
            _deck_of(p, card).append(card)
    for card in p.open_connections + p.connection_discard:
        _deck_of(p, card).append(card)
    for name in ("discard", "connections", "connection_discard", "display", "attack_pile"):
        pile(p, name).clear()
    factions = [player.faction for player in p.players]
    for seat, faction in enumerate(factions):
        p.players[seat] = new_player()
        p.players[seat].faction = faction if faction >= 0 or seat >= p.seats else seat
    p.answers = [[] for _ in range(p.seats)]
    p.asking = []
    p.agenda = [(S_TURN, 0, 0, 0)]
    p.first = 0
    p.round = 1
    p.phase = ACTION


def _deck_of(p: Table, card: int) -> list[int]:
    return p.deck if card < p.cards.size else pile(p, f"{p.cards.colour(card)}_deck")


def settle(p: Table) -> None:
    """Begin the phase that was given, and run on to the first question."""
    if not p.agenda:
        _begin(p)
    p.barriers = 0
    p.reveals = 0
    run(p)


def _begin(p: Table) -> None:
    if p.phase == CARDS:
        p.round -= 1
        p.push(S_ROUND, -1)
    elif p.phase == PRODUCTION:
        production.begin(p)
    elif p.phase == ACTION:
        p.push(S_TURN, p.first)
    else:
        p.push(S_PHASE_END if p.phase == CLEAN_UP else S_SCORE, -1)


def arrange(p: Table, line: str) -> None:
    """Change the table by one line."""
    words = line.split()
    if words[0].isdecimal():
        if not 1 <= int(words[0]) <= len(p.players):
            raise BadInput(f"There is no seat {words[0]}.")
        if len(words) < 2:
            raise BadInput(f'"{line}" does not say what seat {words[0]} has.')
        _arrange_player(p, int(words[0]) - 1, words[1], words[2:])
    elif words[0] in PILES:
        _arrange_pile(p, words[0], words[1:])
    else:
        _arrange_table(p, words[0], words[1:])


def _arrange_pile(p: Table, name: str, words: list[str]) -> None:
    """Put cards on top of a pile, or make it hold exactly these."""
    exactly = words[:1] == ["exactly"]
    cards = pile(p, name)
    taken: list[int] = []
    for id in words[1:] if exactly else words:
        card = _known(p, id)
        if not _belongs(p, name, card):
            raise BadInput(f'"{id}" does not belong in the pile "{name}".')
        if exactly and card in cards:
            cards.remove(card)
        else:
            _fetch(p, card)
        taken.append(card)
    if exactly:
        cards.clear()
    cards.extend(reversed(taken))


def _belongs(p: Table, name: str, card: int) -> bool:
    """Tell whether a card may lie in a pile: locations and connections never mix."""
    if card < p.cards.size:
        return name in ("deck", "discard", "display", "attack_pile")
    return name in ("connections", "connection_discard", f"{p.cards.colour(card)}_deck")


def _known(p: Table, id: str) -> int:
    if id not in p.cards.numbers:
        raise BadInput(f'There is no card "{id}".')
    return p.cards.numbers[id]


def _fetch(p: Table, card: int) -> int:
    """Take a card out of its deck or discard pile."""
    discard = p.discard if card < p.cards.size else p.connection_discard
    for cards in (_deck_of(p, card), discard):
        if card in cards:
            cards.remove(card)
            return card
    raise BadInput(f'No copy of "{p.cards.ids[card]}" is left in this game.')


def _location(p: Table, id: str) -> int:
    """Fetch a location card."""
    card = _known(p, id)
    if card >= p.cards.size:
        raise BadInput(f'"{id}" is a connection card, no location.')
    return _fetch(p, card)


def _arrange_player(p: Table, seat: int, word: str, rest: list[str]) -> None:
    """Give a player what a line says."""
    player = p.players[seat]
    if seat >= p.seats and word not in RIVAL_HAS:
        raise BadInput(f"The rival of a solo game can be given {', '.join(RIVAL_HAS)} only.")
    if word == "goods":
        for good, n in enumerate(read_goods(rest, HELD)):
            player.goods[good] += n
    elif word == "vp" and len(rest) == 1 and rest[0].isdecimal():
        player.vp = int(rest[0])
        p.end_triggered = p.end_triggered or player.vp >= p.settings.end_vp
    elif word == "hand":
        player.hand = sorted(player.hand + [_fetch(p, _known(p, id)) for id in rest])
    elif word == "deals":
        player.deals = sorted(player.deals + [_location(p, id) for id in rest])
    elif word == "state":
        for name in rest:
            _add_place(p, player, name)
    elif word == "faction" and len(rest) == 1:
        _give_faction(p, seat, rest[0])
    elif word == "passed" and not rest:
        player.passed = True
    elif word == "board":
        for action in rest:
            if action not in BOARD_ACTIONS:
                raise BadInput(f'"{action}" is no contact action ({", ".join(BOARD_ACTIONS)}).')
            player.board |= 1 << BOARD_ACTIONS.index(action)
    elif word == "tally":
        player.tally = read_goods(rest, ALL)
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing a player can be given.')


def _give_faction(p: Table, seat: int, id: str) -> None:
    """Give a player a board; who had it gets one that is free."""
    ids = [faction.id for faction in p.cards.factions]
    if id not in ids:
        raise BadInput(f'There is no faction "{id}" (there are {", ".join(ids)}).')
    p.players[seat].faction = ids.index(id)
    taken = [player.faction for player in p.players]
    for other in range(p.seats):
        if other != seat and taken[other] == taken[seat]:
            p.players[other].faction = next(i for i in range(len(ids)) if i not in taken)


def _add_place(p: Table, player: Player, text: str) -> None:
    """Lay a card in a state with what a word like `pub+shield+used:2` puts on it."""
    name, *marks = text.split("+")
    card = _location(p, name)
    ruin = guest = shield = False
    uses = 0
    units: dict[str, Units] = {"spent": (), "placed": (), "stored": ()}
    for mark in marks:
        word, *details = mark.split(":")
        if word == "used" and (not details or details[0].isdecimal()):
            uses = int(details[0]) if details else 1
        elif word in units:
            units[word] = tuple(_held(good) for good in details)
        elif mark == "ruin":
            ruin = True
        elif mark == "guest":
            guest = True
        elif mark == "shield":
            shield = True
        else:
            raise BadInput(f'"{mark}" cannot lie on a location.')
    for good in units["placed"]:
        player.goods[good] += 1
        player.placed += 1
    player.state.append(
        Place(card, ruin, uses, guest, shield, units["spent"], units["placed"], units["stored"])
    )


def _held(word: str) -> int:
    """Read a good that can lie on a location."""
    if word not in NUMBERS or NUMBERS[word] >= HELD:
        raise BadInput(f'"{word}" is no good that can lie on a location.')
    return NUMBERS[word]


def _arrange_table(p: Table, word: str, rest: list[str]) -> None:
    """Set what belongs to nobody."""
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "phase" and len(rest) == 1:
        if rest[0] not in BEGINNINGS:
            raise BadInput(f'"{rest[0]}" is no phase to begin with ({", ".join(BEGINNINGS)}).')
        p.phase = BEGINNINGS[rest[0]]
        p.agenda = []
    elif word == "first" and 1 <= number <= p.seats:
        p.first = number - 1
    elif word == "turn" and 1 <= number <= p.seats:
        p.agenda = [(S_TURN, number - 1, 0, 0)]
    elif word == "round" and number >= 0:
        p.round = number
    elif word == "attacks" and number >= 0:
        p.attacks = number
    elif word == "due" and not rest:
        p.rival_due = True
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing that can be given.')
