"""Who plays whom, and on which seats: a round robin in which nobody is favoured.

A *line-up* says which bots meet: with enough of them, any so many different ones; with fewer, all
of them, as evenly as the seats allow. A *circle* is a line-up in one order around the table; it is
played on one deal with everybody moving on by one seat, until all have sat everywhere. A *leg*
gives every line-up one circle, all on the same deal; the next leg takes other circles and another
deal. So every leg is balanced: by seats, by opponents and by deals.
"""

from functools import cache
from itertools import combinations, permutations
from math import lcm
from typing import Final

from novastate.kernel.errors import BadInput

LineUp = tuple[str, ...]
Table = tuple[int, LineUp]
"""The number of the deal, and who sits where."""

MOST_TABLES: Final = 100_000
"""A cycle longer than this would never be played; its later legs are left out."""


def line_ups(bots: tuple[str, ...], seats: int) -> list[LineUp]:
    """List which bots meet.

    >>> line_ups(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(("a", "b"), 4)
    [('a', 'a', 'b', 'b')]
    >>> line_ups(("a", "b"), 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    each, more = divmod(seats, len(bots))
    found: list[LineUp] = []
    for twice in combinations(bots, more):
        found.append(tuple(bot for bot in bots for _ in range(each + (bot in twice))))
    return found


def circles(line_up: LineUp) -> list[LineUp]:
    """List the different orders of a line-up around a table.

    >>> circles(("a", "a", "b", "b"))
    [('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b')]
    """
    found: dict[frozenset[LineUp], LineUp] = {}
    first, *rest = line_up
    for order in permutations(rest):
        circle = (first, *order)
        found.setdefault(frozenset(turns(circle)), circle)
    return list(found.values())


def turns(circle: LineUp) -> list[LineUp]:
    """List the different tables at which everybody moves on by one seat.

    >>> turns(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    n = len(circle)
    return list(dict.fromkeys(circle[n - turn :] + circle[: n - turn] for turn in range(n)))


@cache
def schedule(bots: tuple[str, ...], seats: int) -> tuple[Table, ...]:
    """List the tables of a whole cycle, leg by leg."""
    if len(bots) < 2:
        raise BadInput("A tournament needs at least 2 bots.")
    if len(set(bots)) < len(bots):
        raise BadInput("Each bot takes part once: the list names one twice.")
    if seats < 2:
        raise BadInput("A tournament needs at least 2 seats; simulate plays the solo game.")
    orders = [circles(line_up) for line_up in line_ups(bots, seats)]
    tables: list[Table] = []
    for leg in range(lcm(*(len(of) for of in orders))):
        for of in orders:
            tables += [(leg, table) for table in turns(of[leg % len(of)])]
        if len(tables) > MOST_TABLES:
            break
    return tuple(tables)


def table_of(bots: tuple[str, ...], seats: int, index: int) -> Table:
    """Tell the deal of a game of the tournament, and who sits where.

    >>> table_of(("a", "b"), 2, 0), table_of(("a", "b"), 2, 1), table_of(("a", "b"), 2, 2)
    ((0, ('a', 'b')), (0, ('b', 'a')), (1, ('a', 'b')))
    """
    tables = schedule(bots, seats)
    cycle, place = divmod(index, len(tables))
    deal, names = tables[place]
    return cycle * (tables[-1][0] + 1) + deal, names


def leg_ends(tables: tuple[Table, ...]) -> list[int]:
    """List after how many games of a cycle a leg is complete.

    >>> leg_ends(schedule(("a", "b"), 4))
    [4, 6]
    """
    deals = [deal for deal, _ in tables]
    return [n for n in range(1, len(deals) + 1) if n == len(deals) or deals[n] != deals[n - 1]]


def balanced(tables: tuple[Table, ...], games: int) -> int:
    """Return the smallest number of games, not less than given, that ends with a whole leg.

    >>> balanced(schedule(("a", "b"), 4), 13)
    16
    """
    cycles, rest = divmod(games, len(tables))
    more = 0 if rest == 0 else next(end for end in leg_ends(tables) if end >= rest)
    return cycles * len(tables) + more
