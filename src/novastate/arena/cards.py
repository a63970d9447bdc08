"""What many games say of single cards and of leading in something."""

from collections import Counter
from fractions import Fraction

from novastate.arena.playing import Played

Row = dict[str, int | float]


def card_rows(games: list[Played]) -> dict[str, Row]:
    """Count by card: games in which it was seen, seats that took it, and how those fared."""
    seen: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    wins: dict[str, Fraction] = {}
    scores: Counter[str] = Counter()
    for game in games:
        if game.facts is None:
            continue
        seen.update(game.facts.seen)
        for card, seat in game.facts.taken:
            taken[card] += 1
            wins[card] = wins.get(card, Fraction(0)) + won(game, seat)
            scores[card] += game.scores[seat]
    return {
        card: {
            "seen": seen[card],
            "taken": taken[card],
            "taken_share": share(taken[card], seen[card]),
            "wins": round(float(wins.get(card, 0)), 3),
            "win_rate": share(float(wins.get(card, 0)), taken[card]),
            "mean_score": share(scores[card], taken[card]),
        }
        for card in sorted(seen | taken)
    }


def leader_rows(games: list[Played]) -> dict[str, Row]:
    """Count by what can be led: games in which somebody led it alone, and how often he won."""
    led: Counter[str] = Counter()
    wins: dict[str, Fraction] = {}
    for game in games:
        if game.facts is None:
            continue
        for what, seat in game.facts.leaders.items():
            led[what] += 1
            wins[what] = wins.get(what, Fraction(0)) + won(game, seat)
    return {
        what: {
            "games": led[what],
            "wins": round(float(wins[what]), 3),
            "win_rate": share(float(wins[what]), led[what]),
        }
        for what in sorted(led)
    }


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
