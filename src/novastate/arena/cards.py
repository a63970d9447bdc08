"""What many games say of single cards, of openings and of leading in something."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from novastate.arena.playing import Played

Row = dict[str, int | float]


class Fortune:
    """How often something was done, and how those who did it fared."""

    def __init__(self) -> None:
        self.times = 0
        self.wins = Fraction(0)
        self.points = 0

    def add(self, game: Played, seat: int) -> None:
        """Count what a seat did."""
        self.times += 1
        self.wins += won(game, seat)
        self.points += game.scores[seat]

    def row(self, times: str) -> Row:
        """Return it as data; `times` names the count."""
        return {
            times: self.times,
            "wins": round(float(self.wins), 3),
            "win_rate": share(float(self.wins), self.times),
            "mean_score": share(self.points, self.times),
        }


def card_rows(games: list[Played]) -> dict[str, Row]:
    """Count by card: games in which it was seen, seats that took it, and how those fared.

    Ways to use a card other than taking it add their own count and wins, named after the way.
    """
    seen: Counter[str] = Counter()
    taken: dict[str, Fortune] = {}
    ways: dict[tuple[str, str], Fortune] = {}
    for game in games:
        if game.facts is None:
            continue
        seen.update(game.facts.seen)
        for card, seat in game.facts.taken:
            taken.setdefault(card, Fortune()).add(game, seat)
        for way, card, seat in game.facts.ways:
            ways.setdefault((card, way), Fortune()).add(game, seat)
    rows: dict[str, Row] = {}
    for card in sorted({*seen, *taken, *(card for card, _ in ways)}):
        fortune = taken.get(card, Fortune())
        row = fortune.row("taken")
        rate = share(fortune.times, seen[card])
        rows[card] = {"seen": seen[card], "taken": row.pop("taken"), "taken_share": rate, **row}
    for (card, way), fortune in sorted(ways.items()):
        rows[card] |= {way: fortune.times, f"{way}_wins": round(float(fortune.wins), 3)}
    return rows


def opening_rows(games: list[Played]) -> dict[str, Row]:
    """Count by opening, the kinds of the first few deeds of a seat: seats, and how they fared."""
    return _by_opening(games, lambda deeds: " ".join(deed.partition(" ")[0] for deed in deeds))


def first_card_rows(games: list[Played]) -> dict[str, Row]:
    """Count by deed with a card that was the first of its seat's opening, and how that fared."""
    return _by_opening(games, lambda deeds: next((deed for deed in deeds if " " in deed), None))


def _by_opening(
    games: list[Played], name: Callable[[tuple[str, ...]], str | None]
) -> dict[str, Row]:
    """Count seats by what is named of their opening, the most frequent first; None is left out."""
    rows: dict[str, Fortune] = {}
    for game in games:
        for seat, deeds in enumerate(game.facts.openings if game.facts is not None else ()):
            named = name(deeds)
            if named is not None:
                rows.setdefault(named, Fortune()).add(game, seat)
    ordered = sorted(rows, key=lambda named: (-rows[named].times, named))
    return {named: rows[named].row("seats") for named in ordered}


def leader_rows(games: list[Played]) -> dict[str, Row]:
    """Count by what can be led: games in which somebody led it alone, and how often he won."""
    led: dict[str, Fortune] = {}
    for game in games:
        for what, seat in (game.facts.leaders if game.facts is not None else {}).items():
            led.setdefault(what, Fortune()).add(game, seat)
    rows = {what: led[what].row("games") for what in sorted(led)}
    for row in rows.values():
        del row["mean_score"]
    return rows


def order_wins(games: list[Played], seats: int) -> dict[str, float]:
    """Count victories by place in the order of the first round; 1 is who began."""
    shares = [Fraction(0)] * seats
    for game in games:
        if game.facts is not None:
            for seat in game.winners:
                shares[(seat - game.facts.first) % seats] += won(game, seat)
    return {str(place + 1): round(float(share), 3) for place, share in enumerate(shares)}


def mean_counts(games: list[Played]) -> dict[str, float]:
    """Return how often things happen in a game on average."""
    totals: Counter[str] = Counter()
    watched = 0
    for game in games:
        if game.facts is not None:
            watched += 1
            totals.update(game.facts.counts)
    return {name: share(total, watched) for name, total in sorted(totals.items())}


def won(game: Played, seat: int) -> Fraction:
    """Return a seat's part in the victory."""
    return Fraction(1, len(game.winners)) if seat in game.winners else Fraction(0)


def share(part: float, whole: float) -> float:
    """Return a rounded ratio, 0 of nothing.

    >>> share(1, 3), share(1, 0)
    (0.333, 0.0)
    """
    return round(part / whole, 3) if whole else 0.0
