"""What an event gave and took, by seat: as far as events tell it, and as a reader may see it."""

from typing import Final

from novastate.kernel.events import Event
from novastate.server.games.general import Changes, number, of_seat
from novastate.server.games.registry import served

GIVES: Final = ("gain", "place", "take_back")
TAKES: Final = ("pay", "lose", "token", "commit", "develop")
DRAWS: Final = ("pick", "research", "recall", "evolve", "draw")
"""A card, or several, came into a hand."""


def changes_of(event: Event, game: str) -> Changes:
    """Tell what an event of a game gave and took; only its public side, which everybody may see.

    Cards that are gained are counted where they are drawn: the deck may have too few. Goods that
    are stored stay one's own. Points that the old editions count anew instead of giving them
    (locations, leaders, what stood on a lost location) are told by no event but the count.

    >>> changes_of(Event("steal", 0, {"rival": 1, "goods": {"fuel": 2}}), "master")
    {0: {'fuel': 2}, 1: {'fuel': -2}}
    """
    code, seat, args = event.code, event.seat, event.args
    if seat < 0:
        return {}
    special = served(game).changes(event)
    if special is not None:
        return special
    if code == "score":
        return of_seat(seat, {"vp": number(args.get("n"))})
    if code in DRAWS:
        return of_seat(seat, {"card": number(args.get("n", args.get("count", 1)))})
    if code == "discard":
        return of_seat(seat, {"card": -1})
    if code == "shield":
        return of_seat(seat, {"shield": -1})
    rival = args.get("rival")
    goods = _goods(args.get("goods"))
    if code in GIVES:
        return of_seat(seat, goods)
    if code in TAKES:
        return of_seat(seat, _less(goods))
    if code == "steal" and isinstance(rival, int):
        return of_seat(seat, goods) | of_seat(rival, _less(goods))
    return {}


def add_up(sums: Changes, more: Changes) -> None:
    """Add changes to others; what comes to nothing is left out."""
    for seat, goods in more.items():
        own = sums.setdefault(seat, {})
        for name, n in goods.items():
            own[name] = own.get(name, 0) + n
            if not own[name]:
                del own[name]


def _goods(told: object) -> dict[str, int]:
    """Read goods; tokens of points are added up to points."""
    found: dict[str, int] = {}
    for name, n in told.items() if isinstance(told, dict) else ():
        if name == "card" or not isinstance(n, int):
            continue
        points = name.startswith("vp")
        key = "vp" if points else name
        found[key] = found.get(key, 0) + (n * int(name[2:] or "1") if points else n)
    return found


def _less(goods: dict[str, int]) -> dict[str, int]:
    return {name: -n for name, n in goods.items()}
