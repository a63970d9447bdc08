"""What many games say of the health of a game, each measure under a name of its own.

A name is a path of words such as `deeds.gain` or `cards.archery`; what a band asks for is found by
it, and a star stands for every word in its place.
"""

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from novastate.arena.cards import won
from novastate.arena.course import Course
from novastate.arena.intervals import Interval, wilson
from novastate.arena.playing import Played
from novastate.arena.report import Report
from novastate.arena.words.all import on_cards
from novastate.games.registry import ruleset

THIRDS: Final = ("early", "middle", "late")
IDLE: Final = frozenset({"pass"})
"""Deeds that are none: they have no share."""

SHARES: Final = frozenset({"deeds", "cards", "factions", "seats", "leader_wins", "decided_early"})
"""The first word of measures that are shares."""


@dataclass(frozen=True)
class Measure:
    """One figure, what it is drawn from, and where it is a rate its 95 % interval."""

    value: float
    n: int
    interval: Interval | None = None


Measures = dict[str, Measure]


def measures(report: Report, box: Mapping[str, int]) -> Measures:
    """Measure the finished games of a run; `box` says how many tokens of a kind there are."""
    games = report.finished()
    watched = [game for game in games if game.facts is not None and game.facts.course.scores]
    found = _rates("seats", _by_seat(games, report.plan.seats))
    found |= _rates("factions", _by_faction(report))
    found["score"] = mean([score for game in games for score in game.scores])
    found["score.spread"] = deviation([score for game in games for score in game.scores])
    found["score.winner"] = mean([max(game.scores) for game in games if game.scores])
    found["score.lead"] = mean(report.leads())
    found["rounds"] = mean([game.rounds for game in games])
    found["decisions"] = mean([game.decisions for game in games])
    if watched:
        counts = report.counts()
        found |= {f"counts.{name}": Measure(n, len(watched)) for name, n in counts.items()}
        found |= _cards(report)
        found |= deed_shares([_course(game) for game in watched])
        found |= _tokens([_course(game) for game in watched], box)
        found |= leads(watched)
        found |= _words([_course(game) for game in watched])
        found["unused_words"] = Measure(float(len(unused_words(report))), len(watched))
    return found


def _course(game: Played) -> Course:
    assert game.facts is not None
    return game.facts.course


def mean(values: list[int] | list[float]) -> Measure:
    """Measure a mean, 0 of nothing."""
    return Measure(statistics.fmean(values) if values else 0.0, len(values))


def deviation(values: list[int]) -> Measure:
    """Measure how far values lie apart: their standard deviation."""
    return Measure(statistics.pstdev(values) if values else 0.0, len(values))


def rate(wins: float, n: int) -> Measure:
    """Measure a rate with its interval."""
    return Measure(wins / n if n else 0.0, n, wilson(wins, n))


def _rates(name: str, rows: Mapping[str, tuple[float, int]]) -> Measures:
    return {f"{name}.{key}": rate(wins, n) for key, (wins, n) in rows.items()}


def _by_seat(games: list[Played], seats: int) -> dict[str, tuple[float, int]]:
    return {
        str(seat + 1): (float(sum(won(game, seat) for game in games)), len(games))
        for seat in range(seats)
    }


def _by_faction(report: Report) -> dict[str, tuple[float, int]]:
    rows = report.factions()
    return {name: (float(row["wins"]), int(row["games"])) for name, row in rows.items()}


def _cards(report: Report) -> Measures:
    """Measure how the owners of every card fare, and how many cards nobody ever used."""
    rows = report.cards()
    found = _rates(
        "cards",
        {card: (row["wins"], int(row["taken"])) for card, row in rows.items() if row["taken"]},
    )
    found["unused_cards"] = Measure(float(len(unused(report))), len(rows))
    return found


def unused(report: Report) -> list[str]:
    """List the cards that were seen, but never came into play or were used in another way."""
    known = {"seen", "taken", "taken_share", "wins", "win_rate", "mean_score"}
    return [
        card
        for card, row in report.cards().items()
        if not row["taken"] and not any(row[way] for way in row if way not in known)
    ]


def _words(courses: list[Course]) -> Measures:
    """Measure how often each effect word is used in a game."""
    words = _kinds(course.words for course in courses)
    return {
        f"words.{word}": mean([course.words.get(word, 0) for course in courses]) for word in words
    }


def unused_words(report: Report) -> list[str]:
    """List the effect words on the cards of the game that nobody ever used."""
    plan = report.plan
    position = ruleset(plan.game, plan.cards).new(plan.seats, plan.seed, **plan.options)
    used: set[str] = set()
    for game in report.finished():
        if game.facts is not None:
            used.update(game.facts.course.words)
    return sorted(on_cards(position) - used)


def deed_shares(courses: list[Course]) -> Measures:
    """Measure the share of every deed, in the whole game and in each third of its rounds.

    >>> found = deed_shares([Course(deeds=({"gain": 2}, {}, {"gain": 1, "calm": 1}))])
    >>> found["deeds.gain"].value, found["deeds.gain.late"].value
    (0.75, 0.5)
    """
    whole: Counter[str] = Counter()
    thirds: dict[str, Counter[str]] = {third: Counter() for third in THIRDS}
    for course in courses:
        for i, deeds in enumerate(course.deeds):
            third = thirds[THIRDS[3 * i // len(course.deeds)]]
            for deed, n in deeds.items():
                if deed not in IDLE:
                    whole[deed] += n
                    third[deed] += n
    found = {f"deeds.{deed}": _part(whole, deed) for deed in sorted(whole)}
    for name, third in thirds.items():
        found |= {f"deeds.{deed}.{name}": _part(third, deed) for deed in sorted(third)}
    return found


def _part(counts: Counter[str], key: str) -> Measure:
    total = counts.total()
    return Measure(counts[key] / total, total)


def _tokens(courses: list[Course], box: Mapping[str, int]) -> Measures:
    """Measure tokens by kind: most at once, within the box, left over, gained a game."""
    n = len(courses)
    found: Measures = {}
    for kind in _kinds(course.peaks for course in courses):
        peaks = sorted(course.peaks.get(kind, 0) for course in courses)
        for name, part in (("half", 0.5), ("p95", 0.95), ("most", 1.0)):
            found[f"tokens.{kind}.{name}"] = Measure(float(quantile(peaks, part)), n)
        if kind in box:
            fit = sum(1 for peak in peaks if peak <= box[kind])
            found[f"tokens.{kind}.within"] = rate(fit, n)
    for name, table in (("left", _left), ("gained", _gained)):
        for kind in _kinds(table(course) for course in courses):
            found[f"{name}.{kind}"] = mean([table(course).get(kind, 0) for course in courses])
    return found


def _left(course: Course) -> dict[str, int]:
    return course.left


def _gained(course: Course) -> dict[str, int]:
    return course.gained


def _kinds(tables: Iterable[dict[str, int]]) -> list[str]:
    return sorted({kind for table in tables for kind in table})


def quantile(ordered: list[int], part: float) -> int:
    """Return the value below or at which that part of the games lies.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 1.0)
    (2, 4)
    """
    at = -int(-part * len(ordered) // 1)
    return ordered[max(0, min(len(ordered), at) - 1)]


def leads(games: list[Played]) -> Measures:
    """Measure how often the lead changes, and how often who leads after two thirds wins.

    A round nobody leads alone changes nothing.
    """
    changes: list[int] = []
    led = 0
    victories = 0.0
    for game in games:
        leaders = [sole_leader(scores) for scores in _course(game).scores]
        alone = [seat for seat in leaders if seat is not None]
        changes.append(sum(1 for one, two in pairwise(alone) if one != two))
        after = leaders[max(0, 2 * len(leaders) // 3 - 1)]
        if after is not None:
            led += 1
            victories += float(won(game, after))
    return {
        "lead_changes": mean(changes),
        "leader_wins": rate(victories, led),
        "decided_early": rate(victories, len(games)),
    }


def sole_leader(scores: tuple[int, ...]) -> int | None:
    """Return the seat that alone has most.

    >>> sole_leader((3, 5, 4)), sole_leader((5, 5))
    (1, None)
    """
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def is_share(name: str) -> bool:
    """Tell whether a measure is a share of something, by its name.

    >>> is_share("deeds.gain"), is_share("tokens.red.within"), is_share("score")
    (True, True, False)
    """
    first = name.partition(".")[0]
    return name.endswith(".within") or first in SHARES


def matching(found: Measures, name: str) -> Measures:
    """Return the measures a name stands for; a star stands for one word.

    >>> list(matching({"seats.1": Measure(0.5, 2), "score": Measure(9, 2)}, "seats.*"))
    ['seats.1']
    """
    if "*" not in name:
        return {name: found[name]} if name in found else {}
    words = name.split(".")

    def fits(key: str) -> bool:
        parts = key.split(".")
        return len(parts) == len(words) and all(w in ("*", p) for w, p in zip(words, parts))

    return {key: measure for key, measure in found.items() if fits(key)}
