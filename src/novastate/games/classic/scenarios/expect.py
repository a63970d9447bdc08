"""The then lines of scenarios of the old editions: `what = value`, in the words of given lines.

Of a seat: `1 pool = 2 worker`, `1 total = 12`, `1 base = 3`, `1 marked = 9`, `1 hand = pub`,
`1 hand size = 4`, `1 spoils = pub`, `1 deals = docks`, `1 state = docks church+vp:2`,
`1 leader = baby_swift`, `1 faction = new_york`, `1 passed = yes`, `1 fields = conquest`,
`1 visits = 2`. Of the table: `deck = ...`, `deck size = 5`, `discard = ...`, `row = ...`,
`turn = 2`, `phase = actions`, `first = 2`, `to act = 1 2`, `over = yes`, and of a game that is
over `winners = 1`, `reason = tie_hand`, `ranks = 1 2`. An empty value is `nothing`.
"""

from collections.abc import Callable

from novastate.games.classic.codes import PHASES
from novastate.games.classic.data import faction_id
from novastate.games.classic.goods import CONTACT_NAMES, NAMES
from novastate.games.classic.rules.counting import outcome, total
from novastate.games.classic.scenarios.arrange import read_goods
from novastate.games.classic.table import Place, Table
from novastate.kernel.errors import BadInput


def expect(p: Table, line: str) -> str:
    """Check a line `what = value`; return a sentence if it does not hold."""
    what, equals, value = line.partition("=")
    words = what.split()
    if not equals or not words:
        raise BadInput(f'"{line}" is no expectation such as 1 total = 3.')
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
    if thing == "pool":
        return pool_words(read_goods(value.split()))
    if thing in ("hand", "spoils", "deals", "deck", "discard", "row", "fields"):
        return " ".join(sorted(value.split()))
    return value


def pool_words(counts: list[int]) -> str:
    """Write goods as in scenarios.

    >>> pool_words([0, 2, 0, 1])
    '2 weapons material'
    """
    words = [f"{n} {NAMES[good]}" if n > 1 else NAMES[good] for good, n in enumerate(counts) if n]
    return " ".join(words) or "nothing"


def place_words(p: Table, place: Place) -> str:
    """Write a card in play as in scenarios."""
    text = p.cards.ids[place.card]
    if place.uses:
        text += "+used" if place.uses == 1 else f"+used:{place.uses}"
    if place.vp:
        text += "+vp:" + ":".join(str(value) for value in place.vp)
    if place.stock:
        text += "+stock:" + ":".join(NAMES[good] for good in place.stock)
    for word, mask in (("visited", place.visitors), ("agreed", place.agreements)):
        for seat in range(8):
            if mask >> seat & 1:
                text += f"+{word}:{seat + 1}"
    if place.attached:
        text += "+attached:" + ":".join(p.cards.ids[card] for card in place.attached)
    if place.debris:
        text += "+debris"
    if place.improved:
        text += "+improved"
    return text


def _ids(p: Table, cards: list[int]) -> str:
    return " ".join(sorted(p.cards.ids[card] for card in cards)) or "nothing"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def observe_player(p: Table, seat: int, what: str) -> str:
    """Say what a player has, in the words of scenarios."""
    player = p.players[seat]
    fields = (*CONTACT_NAMES, "redevelopment")
    found: dict[str, Callable[[], str]] = {
        "pool": lambda: pool_words(player.pool),
        "total": lambda: str(total(player)),
        "base": lambda: str(player.base_vp),
        "marked": lambda: str(player.marked),
        "hand": lambda: _ids(p, player.hand),
        "hand size": lambda: str(len(player.hand)),
        "spoils": lambda: _ids(p, player.spoils),
        "deals": lambda: _ids(p, player.deals),
        "state": lambda: " ".join(place_words(p, place) for place in player.state) or "nothing",
        "leader": lambda: "nothing" if player.leader is None else place_words(p, player.leader),
        "faction": lambda: faction_id(p, player) or "nothing",
        "passed": lambda: _yes(player.passed),
        "fields": lambda: (
            " ".join(fields[i] for i in range(4) if player.fields >> i & 1) or "nothing"
        ),
        "visits": lambda: str(player.visits),
    }
    if what not in found:
        raise BadInput(f'"{what}" is nothing a player has ({", ".join(found)}).')
    return found[what]()


def observe_table(p: Table, what: str) -> str:
    """Say what lies on the table, in the words of scenarios."""
    piles = {"deck": p.deck, "discard": p.discard, "row": p.row}
    if what.endswith(" size") and what[:-5] in piles:
        return str(len(piles[what[:-5]]))
    if what in piles:
        return _ids(p, piles[what])
    found: dict[str, Callable[[], str]] = {
        "phase": lambda: PHASES[p.phase],
        "turn": lambda: str(p.turn),
        "first": lambda: str(p.first + 1),
        "to act": lambda: _seats(p.asking),
        "over": lambda: _yes(p.over),
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
    result = outcome(p)
    if result is None:
        return "nothing"
    if what == "winners":
        return _seats(result.winners)
    if what == "ranks":
        return " ".join(str(one.rank) for one in result.results)
    return result.reason
