"""The lines of Nova Era scenarios.

Given, of a seat: `1 resources 3 green red`, `1 hand masonry`, `1 secret masonry` (unseen by
rivals), `1 tableau irrigation archery+damaged blacksmithing@red sun_tzu barter+used:1`,
`1 past archery`, `1 dice red 4 black 2`, `1 unrest 6`, `1 vp 12`, `1 penalty`, `1 lowered`,
`1 picked 9`, `1 firsts 2`. Of the table: `era 2`, `round 3`, `first 2`, `turn 2`,
`tracks riots 8 dark_age 10`, `column masonry archery` (from top to bottom; once for each column),
`people sun_tzu`, `stock masonry` (the first on top), `bag red 2 black 1`,
`zone red 4 blue 2 black 1` (once for each zone), `token masonry`, `token home`, and `phase pick` to
begin elsewhere than with a turn (also `roll`, `advance`, `dark_age`, `spend`, `disasters`,
`production`, `clean_up`, `scoring`).

Cards come out of the box, the stock or the removed pile. Dice come out of the bag, which starts
full. A bicolour technology lies in its first colour unless `@colour` says another.

Then, of a seat: `1 resources = 2 green`, `1 vp = 3`, `1 unrest = 6`, `1 hand = masonry`,
`1 hand size = 2`, `1 known = masonry` (what rivals know of the hand), `1 dice = red 4 black 2`,
`1 tableau = irrigation archery+damaged`, `1 past = archery`, `1 penalty = yes`, `1 picked = 9`,
`1 firsts = 2`, `1 number red = 2`, `1 now = 5` (VP if scored now). Of the table: `era = 2`,
`round = 3`, `phase = spend`, `first = 2`, `to act = 1 2`, `tracks = riots 8`,
`columns = masonry / archery`, `people = sun_tzu`, `stock size = 4`, `bag = red 2`,
`zones size = 3`, `token = masonry`, `over = yes`, and of a game that is over `winners = 1`,
`reason = tie_unrest`, `ranks = 1 2`. An empty value is `nothing`.
"""

from functools import partial
from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.constants import COLUMNS, TRACKS, TYPES
from novastate.games.novaera.fields import CARDS, DICE, LAYOUT, fetch
from novastate.games.novaera.rules import scoring
from novastate.games.novaera.table import NOBODY, OUT, Player, Table
from novastate.kernel.errors import BadInput
from novastate.toolkit.kinds import FLAG, whole
from novastate.toolkit.lines import Lines, Script

ORDER: Final[tuple[tuple[str, int], ...]] = (
    ("advance", codes.S_ADVANCE),
    ("dark_age", codes.S_DARK_AGE),
    ("spend", codes.S_START_SPEND),
    ("disasters", codes.S_DISASTERS),
    ("production", codes.S_START_PRODUCTION),
    ("clean_up", codes.S_CLEAN_UP),
)
"""The steps of a round after the pick."""
BEGINNINGS: Final[tuple[str, ...]] = ("roll", "pick", *[name for name, _ in ORDER], "scoring")


def _phase(p: Table, seat: int, words: list[str]) -> bool:
    if len(words) != 1 or words[0] not in BEGINNINGS:
        return False
    _begin(p, words[0], p.first)
    return True


def _turn(p: Table, seat: int, words: list[str]) -> bool:
    if not 1 <= whole(words) <= p.seats:
        return False
    _begin(p, "spend", whole(words) - 1)
    return True


def _add_column(p: Table, seat: int, words: list[str]) -> bool:
    p.columns = [*p.columns, [fetch(p, id) for id in words]]
    return True


def _add_zone(p: Table, seat: int, words: list[str]) -> bool:
    p.zones = [*p.zones, DICE.given(p, seat, [], words)]
    return True


def _over(p: Table, seat: int) -> str:
    return FLAG.say(p, p.phase == codes.OVER)


def _zones_left(p: Table, seat: int) -> str:
    return str(sum(1 for zone in p.zones if zone))


def _known(p: Table, seat: int) -> str:
    player = p.players[seat]
    return CARDS.say(p, [card for card in player.hand if card not in player.secret])


def _scored_now(p: Table, seat: int) -> str:
    cards = sum(n for _, n in scoring.objectives(p, seat))
    return str(scoring.presence(p, seat) + scoring.majorities(p, seat) + cards)


def _number(type: int, p: Table, seat: int) -> str:
    return str(p.players[seat].standing.number[type])


NUMBERS: Final = {f"number {name}": partial(_number, i) for i, name in enumerate(COLUMNS[:TYPES])}


def _empty(p: Table) -> None:
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
    p.era = 1
    p.round = 1
    _begin(p, "spend", 0)


def _begin(p: Table, name: str, seat: int) -> None:
    """Put the rest of the round on the agenda, from a step on; `spend` begins with a turn."""
    p.agenda = []
    p.phase = codes.PHASES.index(name)
    if name == "roll":
        p.push(codes.S_ROUND, NOBODY)
        return
    if name == "scoring":
        p.push(codes.S_SCORING, NOBODY)
        return
    names = [step for step, _ in ORDER]
    start = 0 if name == "pick" else names.index(name)
    for step, number in reversed(ORDER[start:]):
        if step == "spend" and name == "spend":
            p.push(
                codes.S_START_SPEND, NOBODY
            )  # once this turn is over, whoever holds dice goes on
            p.push(codes.S_TURN, seat)
        else:
            p.push(number, NOBODY)
    if name == "pick":
        for picker in reversed(p.clockwise()):
            p.push(codes.S_PICK, picker)


def _check(p: Table) -> None:
    """Refuse other dice than those of the box (NV-2.2.1), and let the first player pick first."""
    _check_dice(p)
    if p.agenda[-1][0] == codes.S_PICK:
        _begin(p, "pick", 0)  # the first player may have been given after the phase


def _check_dice(p: Table) -> None:
    """Refuse a table that could not roll the zones of its next round, or has too many dice."""
    held = [*p.zones, *[player.dice for player in p.players]]
    total = sum(p.bag) + sum(len(dice) for dice in held)
    least, most = p.settings.zone_size * (p.seats + 1), sum(p.settings.dice)
    if not least <= total <= most:
        raise BadInput(
            f"There are {total} dice in this scenario; {p.seats} players need {least} to {most}."
        )


SCRIPT: Final = Script(
    Lines(
        LAYOUT.table,
        ("era", "round", "first", "tracks", "people", "stock", "bag", "token"),
        (
            *("phase", "era", "round", "first", "to act", "over", "tracks", "bag", "columns"),
            *("people", "people size", "stock", "stock size", "removed", "zones size", "token"),
            *("winners", "reason", "ranks"),
        ),
        gives={"phase": _phase, "turn": _turn, "column": _add_column, "zone": _add_zone},
        says={"over": _over, "zones size": _zones_left},
    ),
    Lines(
        LAYOUT.player,
        (
            *("resources", "hand", "secret", "tableau", "past", "dice", "penalty", "lowered"),
            *("unrest", "vp", "picked", "firsts"),
        ),
        (
            *("resources", "vp", "unrest", "hand", "hand size", "known", "dice", "tableau"),
            *("past", "penalty", "picked", "firsts", "now"),
        ),
        tuple(NUMBERS),
        says={"known": _known, "now": _scored_now, **NUMBERS},
        like={"known": "hand"},
    ),
    "1 vp = 3",
    "gives nothing to seat {}.",
    _empty,
    _check,
)
