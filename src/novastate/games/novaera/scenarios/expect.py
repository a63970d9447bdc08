"""The then lines of Nova Era scenarios: `what = value`, in the words of the given lines.

Of a seat: `1 resources = 2 green`, `1 vp = 3`, `1 unrest = 6`, `1 hand = masonry`,
`1 hand size = 2`, `1 dice = red 4 black 2`, `1 tableau = irrigation archery+damaged`,
`1 past = archery`, `1 penalty = yes`, `1 number red = 2`, `1 now = 5` (VP if scored now).
Of the table: `era = 2`, `round = 3`, `phase = spend`, `first = 2`, `to act = 1 2`,
`tracks = riots 8`, `columns = masonry / archery`, `people = sun_tzu`, `stock size = 4`,
`bag = red 2`, `zones size = 3`, `token = masonry`, `over = yes`, and of a game that is over
`winners = 1`, `reason = tie_unrest`, `ranks = 1 2`. An empty value is `nothing`.
"""

from collections.abc import Callable

from novastate.games.novaera.codes import OVER, PHASES
from novastate.games.novaera.constants import COLOURS, COLUMNS, RESOURCES, TRACKS, TYPES
from novastate.games.novaera.data import die_text, token_text
from novastate.games.novaera.rules import scoring
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.scenarios.arrange import read_counts
from novastate.games.novaera.table import Table, uses_of
from novastate.kernel.errors import BadInput


def expect(p: Table, line: str) -> str:
    """Check a line `what = value`; return a sentence if it does not hold."""
    what, equals, value = line.partition("=")
    words = what.split()
    if not equals or not words:
        raise BadInput(f'"{line}" is no expectation such as 1 vp = 3.')
    if words[0].isdecimal():
        if not 1 <= int(words[0]) <= p.seats:
            raise BadInput(f"There is no seat {words[0]}.")
        thing = " ".join(words[1:])
        found = observe_player(p, int(words[0]) - 1, thing)
    else:
        thing = " ".join(words)
        found = observe_table(p, thing)
    wanted = _normal(thing, " ".join(value.split()))
    if _normal(thing, found) == wanted:
        return ""
    return f"{' '.join(words)} is {found}, not {wanted}."


def _normal(thing: str, value: str) -> str:
    """Bring a value into one form, so that orders that mean nothing do not count."""
    if value == "nothing":
        return value
    if thing == "resources":
        return counts_text(read_counts(value.split(), COLOURS[:RESOURCES]), COLOURS)
    if thing in ("hand", "people", "known"):
        return " ".join(sorted(value.split()))
    if thing in ("dice", "bag", "tracks"):
        words = value.split()
        pairs = sorted(zip(words[::2], words[1::2], strict=False))
        return " ".join(f"{name} {n}" for name, n in pairs)
    return value


def counts_text(counts: list[int], names: tuple[str, ...]) -> str:
    """Write numbers by name as in given lines.

    >>> counts_text([2, 0, 1, 0], ("green", "red", "yellow", "blue"))
    '2 green yellow'
    """
    words = [f"{n} {names[i]}" if n > 1 else names[i] for i, n in enumerate(counts) if n]
    return " ".join(words) or "nothing"


def _pairs_text(counts: list[int], names: tuple[str, ...]) -> str:
    return " ".join(f"{names[i]} {n}" for i, n in enumerate(counts) if n) or "nothing"


def placed_words(p: Table, placed: Placed) -> str:
    """Write a card in play as in scenarios."""
    text = p.cards.ids[placed.card]
    colours = p.cards.colours[placed.card]
    if len(colours) > 1 and placed.column != colours[0]:
        text += f"@{COLUMNS[placed.column]}"
    if placed.damaged:
        text += "+damaged"
    for effect in range(len(p.cards.effects[placed.card])):
        text += f"+used:{effect + 1}" * uses_of(placed, effect)
    return text


def _ids(p: Table, cards: list[int]) -> str:
    return " ".join(p.cards.ids[card] for card in cards) or "nothing"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def observe_player(p: Table, seat: int, what: str) -> str:
    """Say what a player has, in the words of scenarios."""
    player = p.players[seat]
    if what.startswith("number ") and what[7:] in COLUMNS[:TYPES]:
        return str(player.standing.number[COLUMNS.index(what[7:])])
    found: dict[str, Callable[[], str]] = {
        "resources": lambda: counts_text(player.resources, COLOURS),
        "vp": lambda: str(player.vp),
        "unrest": lambda: str(player.unrest),
        "hand": lambda: _ids(p, player.hand),
        "hand size": lambda: str(len(player.hand)),
        "known": lambda: _ids(p, [card for card in player.hand if card not in player.secret]),
        "dice": lambda: " ".join(die_text(die) for die in player.dice) or "nothing",
        "tableau": lambda: (
            " ".join(placed_words(p, placed) for placed in player.tableau) or "nothing"
        ),
        "past": lambda: _ids(p, player.past),
        "penalty": lambda: _yes(player.penalty),
        "picked": lambda: str(player.pick_sum),
        "firsts": lambda: str(player.firsts),
        "now": lambda: str(
            scoring.presence(p, seat)
            + scoring.majorities(p, seat)
            + sum(n for _, n in scoring.objectives(p, seat))
        ),
    }
    if what not in found:
        raise BadInput(f'"{what}" is nothing a player has ({", ".join(found)}).')
    return found[what]()


def observe_table(p: Table, what: str) -> str:
    """Say what lies on the table, in the words of scenarios."""
    found: dict[str, Callable[[], str]] = {
        "phase": lambda: PHASES[p.phase],
        "era": lambda: str(p.era),
        "round": lambda: str(p.round),
        "first": lambda: str(p.first + 1),
        "to act": lambda: _seats(p.asking),
        "over": lambda: _yes(p.phase == OVER),
        "tracks": lambda: _pairs_text(p.tracks, TRACKS),
        "bag": lambda: _pairs_text(p.bag, COLOURS),
        "columns": lambda: " / ".join(_ids(p, column) for column in p.columns) or "nothing",
        "people": lambda: _ids(p, p.people),
        "people size": lambda: str(len(p.people)),
        "stock": lambda: _ids(p, p.stock[::-1]),
        "stock size": lambda: str(len(p.stock)),
        "removed": lambda: _ids(p, p.removed),
        "zones size": lambda: str(sum(1 for zone in p.zones if zone)),
        "token": lambda: token_text(p),
        "winners": lambda: _result(p, "winners"),
        "reason": lambda: _result(p, "reason"),
        "ranks": lambda: _result(p, "ranks"),
    }
    if what not in found:
        raise BadInput(f'"{what}" is nothing that can be observed ({", ".join(found)}).')
    return found[what]()


def _seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "nobody"


def _result(p: Table, what: str) -> str:
    """Say how the game ended; `nothing` while it goes on."""
    outcome = scoring.outcome(p)
    if outcome is None:
        return "nothing"
    if what == "winners":
        return _seats(outcome.winners)
    if what == "ranks":
        return " ".join(str(result.rank) for result in outcome.results)
    return outcome.reason
