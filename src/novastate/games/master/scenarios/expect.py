"""The then lines of Master Set scenarios: `what = value`, in the words of the given lines.

Of a seat: `1 goods = 2 worker`, `1 vp = 3`, `1 hand = pub`, `1 hand size = 4`, `1 deals = pub`,
`1 state = pub+ruin`, `1 faction = new_york`, `1 passed = yes`, `1 board = grey`,
`1 board goods = gun`, `1 tally = 3 fuel`. Of the table: the piles, `deck size = 5`, `round = 2`,
`phase = action`, `first = 2`, `to act = 1 2`, `attacks = 1`, `due = yes`, `end triggered = no`,
`over = yes`, and of a game that is over `winners = 1`, `reason = tie_goods`, `level = trader`.
An empty value is `nothing`. Cards and marks may stand in any order, places in that of the state.
"""

from collections.abc import Callable
from typing import Final

from novastate.games.master.cards.language import read_amounts
from novastate.games.master.codes import BOARD_ACTIONS, PHASES
from novastate.games.master.goods import ALL, HELD, NAMES
from novastate.games.master.notation import amounts_text
from novastate.games.master.rules import scoring
from novastate.games.master.table import Place, Table
from novastate.kernel.errors import BadInput, Misread

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


def pile(p: Table, name: str) -> list[int]:
    """Return a pile of the table by its name."""
    return {
        "deck": p.deck,
        "discard": p.discard,
        "blue_deck": p.blue_deck,
        "red_deck": p.red_deck,
        "connections": p.open_connections,
        "connection_discard": p.connection_discard,
        "display": p.display,
        "attack_pile": p.attack_pile,
    }[name]


def read_goods(words: list[str], size: int) -> list[int]:
    """Read goods such as `2 worker gun` into a list by good."""
    said = " ".join(words)
    counts = [0] * size
    try:
        for good, n in read_amounts(said):
            counts[good] += n
    except Misread as misread:
        raise BadInput(f"The line {misread.about(said)}.") from None
    except IndexError:
        raise BadInput(f'"{said}" cannot lie in a supply.') from None
    return counts


def expect(p: Table, line: str) -> str:
    """Check a line `what = value`; return a sentence if it does not hold."""
    what, equals, value = line.partition("=")
    words = what.split()
    if not equals or not words:
        raise BadInput(f'"{line}" is no expectation such as 1 vp = 3.')
    if words[0].isdecimal():
        if not 1 <= int(words[0]) <= len(p.players):
            raise BadInput(f"There is no seat {words[0]}.")
        found = observe_player(p, int(words[0]) - 1, " ".join(words[1:]))
    else:
        found = observe_table(p, " ".join(words))
    thing = " ".join(words[1:]) if words[0].isdecimal() else " ".join(words)
    wanted = _normal(thing, " ".join(value.split()))
    if _normal(thing, found) == wanted:
        return ""
    return f"{' '.join(words)} is {found}, not {wanted}."


def _normal(thing: str, value: str) -> str:
    """Bring a value into one form, so that orders that mean nothing do not count."""
    if value == "nothing":
        return value
    if thing in ("goods", "tally"):
        return goods_words(read_goods(value.split(), ALL))
    if thing in ("hand", "deals", "board goods") or thing in PILES:
        return " ".join(sorted(value.split()))
    if thing == "state":
        return " ".join(_sorted_marks(place) for place in value.split())
    return value


def _sorted_marks(place: str) -> str:
    name, *marks = place.split("+")
    sorted_goods = [":".join([mark.split(":")[0], *sorted(mark.split(":")[1:])]) for mark in marks]
    return "+".join([name, *sorted(sorted_goods)])


def goods_words(counts: list[int]) -> str:
    """Write goods as in scenarios.

    >>> goods_words([0, 2, 0, 1])
    '2 gun fuel'
    """
    return amounts_text(tuple((good, n) for good, n in enumerate(counts) if n)) or "nothing"


def place_words(p: Table, place: Place) -> str:
    """Write a place as in scenarios."""
    text = p.cards.ids[place.card]
    if place.ruin:
        text += "+ruin"
    if place.uses:
        text += "+used" if place.uses == 1 else f"+used:{place.uses}"
    if place.guest:
        text += "+guest"
    if place.shield:
        text += "+shield"
    for word, units in (("spent", place.spent), ("placed", place.placed), ("stored", place.stored)):
        if units:
            text += f"+{word}:" + ":".join(NAMES[good] for good in units)
    return text


def _ids(p: Table, cards: list[int]) -> str:
    return " ".join(sorted(p.cards.ids[card] for card in cards)) or "nothing"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def observe_player(p: Table, seat: int, what: str) -> str:
    """Say what a player has, in the words of scenarios."""
    player = p.players[seat]
    found: dict[str, Callable[[], str]] = {
        "goods": lambda: goods_words(player.goods),
        "vp": lambda: str(player.vp),
        "hand": lambda: _ids(p, player.hand),
        "hand size": lambda: str(len(player.hand)),
        "deals": lambda: _ids(p, player.deals),
        "state": lambda: " ".join(place_words(p, place) for place in player.state) or "nothing",
        "faction": lambda: (
            p.cards.factions[player.faction].id if player.faction >= 0 else "nothing"
        ),
        "passed": lambda: _yes(player.passed),
        "board": lambda: (
            " ".join(BOARD_ACTIONS[i] for i in range(3) if player.board >> i & 1) or "nothing"
        ),
        "board goods": lambda: goods_words([player.board_goods.count(i) for i in range(HELD)]),
        "tally": lambda: goods_words(player.tally),
    }
    if what not in found:
        raise BadInput(f'"{what}" is nothing a player has ({", ".join(found)}).')
    return found[what]()


def observe_table(p: Table, what: str) -> str:
    """Say what lies on the table, in the words of scenarios."""
    if what.endswith(" size") and what[:-5] in PILES:
        return str(len(pile(p, what[:-5])))
    if what in PILES:
        return _ids(p, pile(p, what))
    found: dict[str, Callable[[], str]] = {
        "phase": lambda: PHASES[p.phase],
        "round": lambda: str(p.round),
        "first": lambda: str(p.first + 1),
        "to act": lambda: _seats(p.asking),
        "over": lambda: _yes(p.over),
        "end triggered": lambda: _yes(p.end_triggered),
        "attacks": lambda: str(p.attacks),
        "due": lambda: _yes(p.rival_due),
        "winners": lambda: _result(p, "winners"),
        "reason": lambda: _result(p, "reason"),
        "level": lambda: _result(p, "level"),
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
    return outcome.reason if what == "reason" else str(outcome.extra.get("level", "nothing"))
