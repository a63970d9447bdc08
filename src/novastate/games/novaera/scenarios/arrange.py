"""The given lines of Nova Era scenarios; the then lines are in expect.py.

Of a seat: `1 resources 3 green red`, `1 hand masonry`, `1 secret masonry` (unseen by rivals),
`1 tableau irrigation archery+damaged blacksmithing@red sun_tzu barter+used:1`, `1 past archery`,
`1 dice red 4 black 2`, `1 unrest 6`, `1 vp 12`, `1 penalty`, `1 lowered`, `1 picked 9`,
`1 firsts 2`. Of the table: `era 2`, `round 3`, `first 2`, `turn 2`, `tracks riots 8 dark_age 10`,
`column masonry archery` (from top to bottom; once for each column), `people sun_tzu`,
`stock masonry` (the first on top), `bag red 2 black 1`, `zone red 4 blue 2 black 1` (once for each
zone), `token masonry`, `token home`, and `phase pick` to begin elsewhere than with a turn (also
`roll`, `advance`, `dark_age`, `spend`, `disasters`, `production`, `clean_up`, `scoring`).

Cards come out of the box, the stock or the removed pile. Dice come out of the bag, which starts
full. A bicolour technology lies in its first colour unless `@colour` says another.
"""

from typing import Final

from novastate.games.novaera.cards.catalogue import USE_BITS
from novastate.games.novaera.codes import (
    PHASES,
    S_ADVANCE,
    S_CLEAN_UP,
    S_DARK_AGE,
    S_DISASTERS,
    S_PICK,
    S_ROUND,
    S_SCORING,
    S_START_PRODUCTION,
    S_START_SPEND,
    S_TURN,
    SPEND,
)
from novastate.games.novaera.constants import (
    COLOURS,
    LAND,
    PERSON,
    PERSONALITY,
    RESOURCES,
    TERRITORY,
    TRACKS,
)
from novastate.games.novaera.engine import run
from novastate.games.novaera.notation import CARD
from novastate.games.novaera.rules.dice import base_of, die
from novastate.games.novaera.rules.placing import take_token
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.table import NOBODY, ON_CARD, OUT, Player, Table
from novastate.kernel.errors import BadInput
from novastate.kernel.piles import without

ORDER: Final[tuple[tuple[str, int], ...]] = (
    ("advance", S_ADVANCE),
    ("dark_age", S_DARK_AGE),
    ("spend", S_START_SPEND),
    ("disasters", S_DISASTERS),
    ("production", S_START_PRODUCTION),
    ("clean_up", S_CLEAN_UP),
)
"""The steps of a round after the pick."""
BEGINNINGS: Final[tuple[str, ...]] = ("roll", "pick", *[name for name, _ in ORDER], "scoring")


def clear(p: Table) -> None:
    """Empty the table: all cards to the box, all dice to the bag, seat 1 is to move."""
    p.box = list(range(p.cards.total))
    p.columns = []
    p.people = []
    p.stock = []
    p.removed = []
    p.buried = []
    p.token = OUT
    p.token_owner = NOBODY
    p.bag = p.settings.dice
    p.zones = []
    p.tracks = [0] * len(TRACKS)
    p.to_produce = []
    p.players = [Player() for _ in range(p.seats)]
    p.answers = [[] for _ in range(p.seats)]
    p.asking = []
    p.agenda = []
    p.era = 1
    p.round = 1
    p.first = 0
    p.phase = SPEND
    _begin(p, "spend", 0)


def _begin(p: Table, name: str, seat: int) -> None:
    """Put the rest of the round on the agenda, from a step on; `spend` begins with a turn."""
    p.agenda = []
    p.phase = PHASES.index(name)
    if name == "roll":
        p.push(S_ROUND, NOBODY)
        return
    if name == "scoring":
        p.push(S_SCORING, NOBODY)
        return
    names = [step for step, _ in ORDER]
    start = 0 if name == "pick" else names.index(name)
    for step, number in reversed(ORDER[start:]):
        if step == "spend" and name == "spend":
            p.push(S_START_SPEND, NOBODY)  # once this turn is over, whoever holds dice goes on
            p.push(S_TURN, seat)
        else:
            p.push(number, NOBODY)
    if name == "pick":
        for picker in reversed(p.clockwise()):
            p.push(S_PICK, picker)


def settle(p: Table) -> None:
    """Run on to the first question; the dice must be those of the box (NV-2.2.1)."""
    _check_dice(p)
    if p.agenda[-1][0] == S_PICK:
        _begin(p, "pick", 0)  # the first player may have been given after the phase
    p.barriers = 0
    p.reveals = 0
    run(p)


def _check_dice(p: Table) -> None:
    """Refuse a table that could not roll the zones of its next round, or has too many dice."""
    held = [*p.zones, *[player.dice for player in p.players]]
    total = sum(p.bag) + sum(len(dice) for dice in held)
    least, most = p.settings.zone_size * (p.seats + 1), sum(p.settings.dice)
    if not least <= total <= most:
        raise BadInput(
            f"There are {total} dice in this scenario; {p.seats} players need {least} to {most}."
        )


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
    """Take a card out of the box, the stock or the removed pile."""
    card = CARD.read(p, -1, id)
    if card in p.box:
        p.box = without(p.box, card)
    elif card in p.stock:
        p.stock = without(p.stock, card)
    elif card in p.removed:
        p.removed = without(p.removed, card)
    else:
        raise BadInput(f'"{id}" lies elsewhere already.')
    return card


def read_counts(words: list[str], names: tuple[str, ...]) -> list[int]:
    """Read `3 green red` into numbers by name."""
    counts = [0] * len(names)
    n = 1
    for word in words:
        if word.isdecimal():
            n = int(word)
        elif word in names:
            counts[names.index(word)] += n
            n = 1
        else:
            raise BadInput(f'"{word}" is none of {", ".join(names)}.')
    return counts


def _pairs(words: list[str], names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Read `red 4 black 2` into pairs of a name's number and a number."""
    if len(words) % 2 or not all(word.isdecimal() for word in words[1::2]):
        raise BadInput(f'"{" ".join(words)}" is not written in pairs like red 4.')
    pairs: list[tuple[int, int]] = []
    for name, n in zip(words[::2], words[1::2], strict=True):
        if name not in names:
            raise BadInput(f'"{name}" is none of {", ".join(names)}.')
        pairs.append((names.index(name), int(n)))
    return pairs


def _dice(p: Table, words: list[str]) -> list[int]:
    """Take dice out of the bag."""
    pairs = _pairs(words, COLOURS)
    for _, value in pairs:
        if not min(p.settings.faces) <= value <= max(p.settings.faces):  # NV-2.2.3
            raise BadInput(f"No die of this game shows {value}.")
    dice = [die(colour, value) for colour, value in pairs]
    bag = p.bag.copy()
    for drawn in dice:
        bag[base_of(drawn)] -= 1
    if min(bag) < 0:
        raise BadInput(f'The bag does not hold the dice "{" ".join(words)}".')
    p.bag = bag
    return dice


def _arrange_player(p: Table, seat: int, word: str, rest: list[str]) -> None:
    """Give a player what a line says."""
    player = p.players[seat]
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "resources":
        for kind, n in enumerate(read_counts(rest, COLOURS[:RESOURCES])):
            player.resources[kind] += n
    elif word in ("hand", "secret"):
        cards = [fetch(p, id) for id in rest]
        player.hand = sorted(player.hand + cards)
        if word == "secret":
            player.secret = sorted(player.secret + cards)
    elif word == "tableau":
        p.arranged(seat, player.tableau + [_placed(p, seat, text) for text in rest])
    elif word == "past":
        player.past = player.past + [fetch(p, id) for id in rest]
    elif word == "dice":
        player.dice = player.dice + _dice(p, rest)
    elif word == "penalty" and not rest:
        player.penalty = True
    elif word == "lowered" and not rest:
        player.lowered = True
    elif word == "unrest" and 0 <= number < p.settings.unrest_last:
        player.unrest = number
    elif word == "vp" and number >= 0:
        player.vp = number
    elif word == "picked" and number >= 0:
        player.pick_sum = number
    elif word == "firsts" and number >= 0:
        player.firsts = number
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing a player can be given.')


def _placed(p: Table, seat: int, text: str) -> Placed:
    """Read a card in play: `archery+damaged`, `blacksmithing@red`, `barter+used:2`."""
    head, *marks = text.split("+")
    id, at, where = head.partition("@")
    card = fetch(p, id)
    column = _column(p, card, where if at else "")
    damaged = False
    uses = 0
    for mark in marks:
        name, _, n = mark.partition(":")
        if name == "damaged":
            damaged = True
        elif name == "used" and n.isdecimal() and int(n) <= len(p.cards.effects[card]):
            uses += 1 << USE_BITS * (int(n) - 1)
        else:
            raise BadInput(f'"{mark}" cannot be said of a card in play.')
    take_token(p, seat, card)
    return Placed(card, column, damaged, uses)


def _column(p: Table, card: int, where: str) -> int:
    if p.cards.kind[card] == LAND:
        return TERRITORY
    if p.cards.kind[card] == PERSON:
        return PERSONALITY
    colours = p.cards.colours[card]
    if not where:
        return colours[0]
    if where not in COLOURS or COLOURS.index(where) not in colours:
        raise BadInput(f'"{p.cards.ids[card]}" has no colour "{where}".')
    return COLOURS.index(where)


def _arrange_table(p: Table, word: str, rest: list[str]) -> None:
    """Set what belongs to nobody."""
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "phase" and len(rest) == 1 and rest[0] in BEGINNINGS:
        _begin(p, rest[0], p.first)
    elif word == "era" and 1 <= number <= p.settings.eras:
        p.era = number
    elif word == "round" and 1 <= number <= p.settings.rounds:
        p.round = number
    elif word == "first" and 1 <= number <= p.seats:
        p.first = number - 1
    elif word == "turn" and 1 <= number <= p.seats:
        _begin(p, "spend", number - 1)
    elif word == "tracks":
        tracks = p.tracks.copy()
        for track, n in _pairs(rest, TRACKS):
            tracks[track] = min(n, p.settings.track_last[track])
        p.tracks = tracks
    elif word == "column":
        p.columns = [*p.columns, [fetch(p, id) for id in rest]]
    elif word == "people":
        p.people = sorted(p.people + [fetch(p, id) for id in rest])
    elif word == "stock":
        p.stock = [*reversed([fetch(p, id) for id in rest]), *p.stock]
    elif word == "bag":
        p.bag = [0] * len(COLOURS)
        bag = p.bag.copy()
        for colour, n in _pairs(rest, COLOURS):
            bag[colour] += n
        p.bag = bag
    elif word == "zone":
        p.zones = [*p.zones, _dice(p, rest)]
    elif word == "token" and len(rest) == 1:
        p.token = ON_CARD if rest[0] == "home" else CARD.read(p, -1, rest[0])
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing that can be given.')
