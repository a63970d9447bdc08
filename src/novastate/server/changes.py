"""What an event gave and took, by seat: as far as events tell it, and as a reader may see it."""

from typing import Final

from novastate.kernel.events import Event

Changes = dict[int, dict[str, int]]
"""By seat, how many of each good, of cards (`card`) and of points (`vp`) came (+) or went (-)."""

GIVES: Final = ("gain", "place", "take_back")
TAKES: Final = ("pay", "lose", "token", "commit", "develop")
DRAWS: Final = ("pick", "research", "recall", "evolve", "draw")
"""A card, or several, came into a hand."""
OLD_EDITIONS: Final = ("state2010", "newera")
EXCHANGED: Final = 2
"""Workers that an exchange of the old editions takes; what it gives is told as a gain."""


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
    if code == "score":
        return _of(seat, {"vp": _number(args.get("n"))})
    if code == "pick" and game == "novaera":
        return {}  # dice, not cards
    if code in DRAWS:
        return _of(seat, {"card": _number(args.get("n", args.get("count", 1)))})
    if code == "discard":
        return _of(seat, {"card": -1})
    if code == "shield":
        return _of(seat, {"shield": -1})
    rival = args.get("rival")
    if game in OLD_EDITIONS:
        if code == "use":
            return _of(seat, {"worker": -_number(args.get("workers"))})
        if code == "exchange":
            return _of(seat, {"worker": -EXCHANGED})
        if code == "visit" and isinstance(rival, int):
            return {seat: {"worker": -1}, rival: {"worker": 1}}
    goods = _goods(args.get("goods"))
    if code in GIVES:
        return _of(seat, goods)
    if code in TAKES:
        return _of(seat, _less(goods))
    if code == "steal" and isinstance(rival, int):
        return _of(seat, goods) | _of(rival, _less(goods))
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


def _number(told: object) -> int:
    return told if isinstance(told, int) else 0


def _of(seat: int, goods: dict[str, int]) -> Changes:
    kept = {name: n for name, n in goods.items() if n}
    return {seat: kept} if kept else {}
