"""What many games add up to."""

import statistics
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from novastate.arena.cards import (
    Row,
    card_rows,
    first_card_rows,
    leader_rows,
    mean_counts,
    opening_rows,
    order_wins,
)
from novastate.arena.playing import Plan, Played

Number = int | float


@dataclass(frozen=True)
class Report:
    """The results of a run; everything but the times follows from the plan alone."""

    plan: Plan
    jobs: int
    seconds: float
    played: list[Played]
    kept: frozenset[int] = frozenset()
    """Games that an earlier run had already played; they took no time."""

    def finished(self) -> list[Played]:
        """List the games that came to an end."""
        return [game for game in self.played if not game.error]

    def failed(self) -> list[Played]:
        """List the games that did not."""
        return [game for game in self.played if game.error]

    def decisions(self) -> int:
        """Count all decisions."""
        return sum(game.decisions for game in self.played)

    def key(self, game: Played, seat: int) -> str:
        """Name a seat in the tables: by its bot, or with the seat if all bots are the same."""
        name = game.bots[seat]
        return f"{name}#{seat + 1}" if len(set(self.plan.bots)) == 1 else name

    def keys(self) -> list[str]:
        """List the names of the tables, in the order in which the bots were given."""
        if len(set(self.plan.bots)) == 1:
            return [f"{name}#{seat + 1}" for seat, name in enumerate(self.plan.bots)]
        return list(dict.fromkeys(self.plan.bots))

    def wins(self) -> dict[str, Number]:
        """Count victories by bot; a shared one is split."""
        shares = dict.fromkeys(self.keys(), Fraction(0))
        for game in self.finished():
            for seat in game.winners:
                shares[self.key(game, seat)] += Fraction(1, len(game.winners))
        return {name: number(share) for name, share in shares.items()}

    def wins_by_seat(self) -> dict[str, Number]:
        """Count victories by seat, whoever sat there."""
        shares = {str(seat + 1): Fraction(0) for seat in range(self.plan.seats)}
        for game in self.finished():
            for seat in game.winners:
                shares[str(seat + 1)] += Fraction(1, len(game.winners))
        return {seat: number(share) for seat, share in shares.items()}

    def factions(self) -> dict[str, dict[str, Number]]:
        """Count by faction in how many seats it was led, how often it won and what it scored."""
        scores: dict[str, list[int]] = {}
        shares: dict[str, Fraction] = {}
        for game in self.finished():
            for seat, faction in enumerate(game.factions):
                scores.setdefault(faction, []).append(game.scores[seat])
                if seat in game.winners:
                    share = Fraction(1, len(game.winners))
                    shares[faction] = shares.get(faction, Fraction(0)) + share
        return {
            faction: {
                "games": len(scores[faction]),
                "wins": number(shares.get(faction, Fraction(0))),
                "mean_score": rounded(statistics.fmean(scores[faction])),
            }
            for faction in sorted(scores)
        }

    def scores(self) -> dict[str, dict[str, object]]:
        """Summarise the scores of each bot."""
        scores: dict[str, list[int]] = {name: [] for name in self.keys()}
        for game in self.finished():
            for seat, score in enumerate(game.scores):
                scores[self.key(game, seat)].append(score)
        return {name: spread(values) for name, values in scores.items() if values}

    def all_scores(self) -> list[int]:
        """List every score of every seat."""
        return [score for game in self.finished() for score in game.scores]

    def end_reasons(self) -> dict[str, int]:
        """Count what decided the games, the most frequent first."""
        return dict(Counter(game.reason for game in self.finished()).most_common())

    def leads(self) -> list[int]:
        """List by how much the best score of each game was ahead of the second."""
        pairs = [sorted(game.scores)[-2:] for game in self.finished() if len(game.scores) > 1]
        return [best - second for second, best in pairs]

    def watched(self) -> bool:
        """Tell whether the games were watched for cards and leaders."""
        return any(game.facts is not None for game in self.finished())

    def cards(self) -> dict[str, Row]:
        """Count by card how often it was seen and taken, and how its takers fared."""
        return card_rows(self.finished())

    def openings(self) -> dict[str, Row]:
        """Count by the kinds of a seat's first deeds how those seats fared."""
        return opening_rows(self.finished())

    def first_cards(self) -> dict[str, Row]:
        """Count by a seat's first deed with a card how those seats fared."""
        return first_card_rows(self.finished())

    def leaders(self) -> dict[str, Row]:
        """Count by what can be led how often its leader won."""
        return leader_rows(self.finished())

    def wins_by_order(self) -> dict[str, float]:
        """Count victories by place in the order of the first round."""
        return order_wins(self.finished(), self.plan.seats)

    def counts(self) -> dict[str, float]:
        """Return how often things happened in a game."""
        return mean_counts(self.finished())

    def solo(self) -> dict[str, object]:
        """Count what only a game of one seat has: wins, levels and the rival's score."""
        games = self.finished()
        won = sum(1 for game in games if game.winners)
        rivals = [game.rival_score for game in games if game.rival_score is not None]
        return {
            "wins": won,
            "losses": len(games) - won,
            "levels": dict(Counter(game.level for game in games if game.level).most_common()),
            "mean_rival_score": rounded(statistics.fmean(rivals)) if rivals else None,
        }

    def to_data(self) -> dict[str, object]:
        """Return the report as plain data with stable keys."""
        finished = self.finished()
        fresh = [game for game in self.played if game.index not in self.kept]
        data: dict[str, object] = {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "bots": list(self.plan.bots),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "deals_from": self.plan.deals_from,
            "jobs": self.jobs,
            "games": len(self.played),
            "failures": len(self.failed()),
            "decisions": self.decisions(),
            "seconds": round(self.seconds, 3),
            "games_per_s": rounded(len(fresh) / self.seconds),
            "decisions_per_s": rounded(sum(game.decisions for game in fresh) / self.seconds),
            "mean_rounds": mean([game.rounds for game in finished]),
            "mean_decisions": mean([game.decisions for game in finished]),
            "max_decisions": max((game.decisions for game in finished), default=0),
            "wins": self.wins(),
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_faction": {name: row["wins"] for name, row in self.factions().items()},
            "factions": self.factions(),
            "scores": self.scores(),
            "score_quartiles": quartiles(self.all_scores()),
            "mean_lead": mean(self.leads()),
            "end_reasons": self.end_reasons(),
            "failed": [
                {"game": game.index + 1, "seed": game.seed, "message": game.error}
                for game in self.failed()
            ],
        }
        if self.watched():
            data |= {
                "wins_by_order": self.wins_by_order(),
                "leaders": self.leaders(),
                "counts": self.counts(),
                "cards": self.cards(),
                "openings": self.openings(),
                "first_cards": self.first_cards(),
            }
        if self.plan.seats == 1:
            data["solo"] = self.solo()
        return data


def number(share: Fraction) -> Number:
    """Write a share as a whole number where it is one.

    >>> number(Fraction(6, 2)), number(Fraction(1, 2))
    (3, 0.5)
    """
    return share.numerator if share.denominator == 1 else rounded(float(share))


def rounded(value: float) -> float:
    """Round to three places."""
    return round(value, 3)


def mean(values: list[int]) -> float:
    """Return the mean, or 0 of nothing."""
    return rounded(statistics.fmean(values)) if values else 0.0


def quartiles(values: list[int]) -> list[float]:
    """Return lower quartile, median and upper quartile; [] of nothing.

    >>> quartiles([1, 2, 3, 4, 5])
    [2.0, 3.0, 4.0]
    """
    if len(values) < 2:
        return [float(value) for value in values] * 3
    return [rounded(cut) for cut in statistics.quantiles(values, n=4, method="inclusive")]


def spread(values: list[int]) -> dict[str, object]:
    """Summarise numbers: mean, quartiles and extremes."""
    return {
        "mean": mean(values),
        "quartiles": quartiles(values),
        "least": min(values),
        "most": max(values),
    }
