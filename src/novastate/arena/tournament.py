"""A tournament: bots meet in turn on the same deals, and are rated."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Unpack

from novastate.arena.cards import won
from novastate.arena.intervals import Interval, wilson
from novastate.arena.pairing import balanced, schedule
from novastate.arena.playing import Plan, Played
from novastate.arena.ratings import Places, Rating, ratings
from novastate.arena.report import Report, rounded
from novastate.arena.simulate import Run, checked_options, play
from novastate.bots.registry import bot


@dataclass(frozen=True)
class Standing:
    """How one bot fared."""

    games: int
    wins: float
    fair: float
    """The part of the victories that falls to it if all are equally strong."""
    interval: Interval
    rating: Rating
    decisions: int
    seconds: float
    """How long it thought, all decisions together."""

    @property
    def rate(self) -> float:
        """Return the part of the victories it got in its games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def ms(self) -> float:
        """Return the milliseconds it took for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Duel:
    """How often one bot was placed before another, in all games in which both sat."""

    games: int
    ahead: float
    """Games, each in part if seats of the same bots came out differently, or equal."""
    interval: Interval

    @property
    def rate(self) -> float:
        """Return the part of the games in which it was ahead."""
        return self.ahead / self.games if self.games else 0.0


def tournament(
    game: str, seats: int, bots: list[str], games: int, seed: int = 1, **run: Unpack[Run]
) -> Report:
    """Let bots meet in a round robin; the results depend on the seed, never on where it is played.

    >>> [game.bots for game in tournament("master", 2, ["random", "greedy"], 2).played]
    [('random', 'greedy'), ('greedy', 'random')]
    """
    given = checked_options(game, seats, games, seed, run)
    for name in bots:
        bot(name)
    cards, deals_from = run.get("cards"), run.get("deals_from")
    plan = Plan(
        game, seats, tuple(bots), seed, given, cards, tournament=True, deals_from=deals_from
    )
    schedule(plan.bots, seats)  # refuses what cannot be paired
    return play(plan, games, run)


def standings(report: Report) -> dict[str, Standing]:
    """Sum up how every bot fared, the best rating first."""
    bots = report.keys()
    finished = report.finished()
    rated = ratings(bots, [places(game) for game in finished])
    found: dict[str, Standing] = {}
    for name in sorted(bots, key=lambda name: (-rated[name].points, bots.index(name))):
        sat = [game for game in finished if name in game.bots]
        held = [(game, seat) for game in sat for seat, who in enumerate(game.bots) if who == name]
        wins = float(sum((won(game, seat) for game, seat in held), Fraction(0)))
        found[name] = Standing(
            len(sat),
            wins,
            len(held) / (len(sat) * report.plan.seats) if sat else 0.0,
            wilson(wins, len(sat)),
            rated[name],
            sum(game.answers[seat] for game, seat in held),
            sum(game.thinking[seat] for game, seat in held),
        )
    return found


def places(game: Played) -> Places:
    """List the bots of a game from the first place to the last; who shares a place together."""
    return tuple(
        tuple(sorted(game.bots[seat] for seat, rank in enumerate(game.ranks) if rank == place))
        for place in sorted(set(game.ranks))
    )


def duels(report: Report) -> dict[tuple[str, str], Duel]:
    """Compare every bot with every other in the games in which both sat."""
    bots = report.keys()
    games: dict[tuple[str, str], int] = {}
    ahead: dict[tuple[str, str], Fraction] = {}
    for game in report.finished():
        present = [name for name in bots if name in game.bots]
        for one in present:
            for other in present:
                if one != other:
                    pair = one, other
                    games[pair] = games.get(pair, 0) + 1
                    ahead[pair] = ahead.get(pair, Fraction(0)) + _ahead(game, one, other)
    return {
        pair: Duel(n, float(ahead[pair]), wilson(float(ahead[pair]), n))
        for pair, n in games.items()
    }


def _ahead(game: Played, one: str, other: str) -> Fraction:
    """Return in which part of the comparisons of their seats one bot is ahead of another."""
    points, total = Fraction(0), 0
    for seat, name in enumerate(game.bots):
        for rival, rival_name in enumerate(game.bots):
            if name == one and rival_name == other:
                total += 1
                if game.ranks[seat] < game.ranks[rival]:
                    points += 1
                elif game.ranks[seat] == game.ranks[rival]:
                    points += Fraction(1, 2)
    return points / total


def whole_legs(report: Report) -> int:
    """Return the number of games at which everybody has sat everywhere equally often."""
    return balanced(schedule(report.plan.bots, report.plan.seats), len(report.played))


def tournament_data(report: Report) -> dict[str, object]:
    """Return the report of a tournament as plain data with stable keys."""
    table = standings(report)
    return report.to_data() | {
        "balanced": whole_legs(report) == len(report.played),
        "ratings": {
            name: {
                "rating": round(row.rating.points, 1),
                "interval": [round(bound, 1) for bound in row.rating.interval],
                "games": row.games,
                "wins": rounded(row.wins),
                "win_rate": rounded(row.rate),
                "win_rate_interval": [rounded(bound) for bound in row.interval],
                "fair_rate": rounded(row.fair),
                "decisions": row.decisions,
                "ms_per_decision": rounded(row.ms),
            }
            for name, row in table.items()
        },
        "pairs": [
            {
                "bot": one,
                "against": other,
                "games": duel.games,
                "ahead": rounded(duel.ahead),
                "rate": rounded(duel.rate),
                "interval": [rounded(bound) for bound in duel.interval],
            }
            for (one, other), duel in duels(report).items()
        ],
    }
