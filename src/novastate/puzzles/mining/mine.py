"""Mining: games of bots in, puzzles and a report out."""

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from novastate.games.registry import ruleset
from novastate.kernel.chance import quick
from novastate.kernel.game import option_text
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.games.general import Moment
from novastate.puzzles.games.registry import puzzles_of
from novastate.puzzles.goals import figure, moment_of
from novastate.puzzles.line_themes import themes_of
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.chance import Best, examine_chance, finds_it
from novastate.puzzles.mining.difficulty import BITS_OF_CHANCE, LEVELS, first_rating
from novastate.puzzles.mining.finds import Candidate, Fell, Haul
from novastate.puzzles.mining.positions import Chain, Round, Watched, rounds, strays
from novastate.puzzles.mining.reasons import WORDS as REASONS
from novastate.puzzles.mining.reasons import steps
from novastate.puzzles.mining.score import Found, examine
from novastate.puzzles.mining.seeker import seeks
from novastate.puzzles.mining.targets import measures
from novastate.puzzles.mining.telling import goals, titles
from novastate.puzzles.puzzle import (
    BUILD,
    CARDS,
    CHANCE,
    COUNT,
    END,
    POINTS,
    ROUND,
    SCORE,
    TURN,
    WIN,
    Puzzle,
    Step,
)


@dataclass(frozen=True)
class Plan:
    """Which games are looked through; plain data, so that it can travel to another process."""

    game: str
    games: int
    seed_from: int
    kinds: tuple[str, ...] = (SCORE, BUILD, END)
    bots: tuple[str, ...] = ("greedy",)
    options: dict[str, object] = field(default_factory=dict)
    cards: Path | None = None
    levels: tuple[str, ...] = LEVELS
    """The levels of bots that try every puzzle."""
    seats: int | None = None
    strays: int = 2
    """Chains of a seat's own blunders that are looked at besides what it did, in each round."""


def mine(plan: Plan, jobs: int = 1, on_progress: Callable[[Haul], None] | None = None) -> Haul:
    """Look through all games of a plan."""
    haul = Haul()
    if jobs == 1:
        for index in range(plan.games):
            haul.add(mine_one(plan, index))
            if on_progress is not None:
                on_progress(haul)
        return haul
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(mine_one, [plan] * plan.games, range(plan.games)):
            haul.add(found)
            if on_progress is not None:
                on_progress(haul)
    return haul


def mine_one(plan: Plan, index: int) -> Haul:
    """Look through one game; of each round of a seat at most one puzzle of a kind is kept."""
    rules = ruleset(plan.game, plan.cards)
    allowed = [seats for seats in limits.SITTINGS if seats in rules.seats]
    seats = allowed[index % len(allowed)] if plan.seats is None else plan.seats
    seed = plan.seed_from + index
    bots = [plan.bots[(index + seat) % len(plan.bots)] for seat in range(seats)]
    miner = _Miner(plan, rules, seats, seed)
    for each in rounds(Watched(rules, seats, seed, dict(plan.options), bots)):
        miner.look_at(each)
    miner.haul.games = 1
    return miner.haul


class _Miner:
    """Looks through the positions of one game."""

    def __init__(self, plan: Plan, rules: Ruleset, seats: int, seed: int) -> None:
        self.plan: Final = plan
        self.rules: Final = rules
        self.puzzles: Final = puzzles_of(rules.id)
        self.seats: Final = seats
        self.seed: Final = seed
        self.haul: Final = Haul()

    def look_at(self, found: Round) -> None:
        """Keep the richest puzzle of each kind that a round of a seat holds."""
        kinds = self.plan.kinds
        measure = self.puzzles.measure
        for chain in found.alone.values():
            if SCORE in kinds:
                self._search([chain, *self._strays(chain)], SCORE, measure)
            if BUILD in kinds:
                self._search([chain, *self._strays(chain)], BUILD, CARDS)
            if END in kinds and measure == POINTS and self._near_end(chain):
                self._search([chain], END, WIN)
        if CHANCE in kinds:
            for chain in found.turns.values():
                self._weigh(chain)

    def _strays(self, chain: Chain) -> list[Chain]:
        if not self.rules.pass_word():
            return []
        luck = quick(self.seed)
        return [strays(chain[0], luck) for _ in range(self.plan.strays)]

    def _near_end(self, chain: Chain) -> bool:
        scores = [figure(chain[-1].position, seat, POINTS) for seat in range(self.seats)]
        return max(scores) >= limits.NEAR_END * self.puzzles.ends_at

    def _search(self, searched: list[Chain], kind: str, measure: str) -> None:
        """Keep the richest puzzle of some chains of one seat in one round."""
        tally = self.haul.tally(kind)
        found = [each for chain in searched for each in self._finds(chain, kind, measure)]
        if not found:
            return
        best, candidate = max(found, key=lambda each: each[0].bits)
        tally.kept += 1
        tally.fell["a richer one in the same round"] += len(found) - 1
        self.haul.puzzles.append(self._puzzle(candidate, kind, best))

    def _finds(self, chain: Chain, kind: str, measure: str) -> Iterator[tuple[Found, Candidate]]:
        """Search from the last position of a chain backwards, until there are too many lines."""
        tally = self.haul.tally(kind)
        for candidate in reversed(chain):
            tally.looked_at += 1
            looked_at = 0
            try:
                for found in self._examined(candidate, measure):
                    looked_at = found.looked_at
                    yield found, candidate
            except Fell as fell:
                tally.fell[fell.why] += 1
                looked_at = fell.looked_at
            if looked_at * limits.GROWTH > limits.MOST_POSITIONS and measure != COUNT:
                break

    def _examined(self, candidate: Candidate, measure: str) -> Iterator[Found]:
        """Examine a position for a goal; for cards, for the first that makes a puzzle."""
        if measure != CARDS:
            yield examine(candidate, measure)
            return
        fell = Fell("")
        for each in measures(candidate, limits.MOST_POSITIONS):
            try:
                yield examine(candidate, each)
                return
            except Fell as why:
                fell = why
        raise fell

    def _puzzle(self, candidate: Candidate, kind: str, found: Found) -> Puzzle:
        """Write down what a search found."""
        position, seat, frame = candidate.position, candidate.seat, found.frame
        levels = [each for each in self.plan.levels if seeks(position, each, frame, found.want)]
        end = found.decisions[-1].position.clone()
        end.apply(seat, found.decisions[-1].move)
        line = steps(found.decisions, frame, end, self.rules.book())
        critical = [each.text for each in found.wrong_turns if each.right == 1]
        last = kind == END
        themes = themes_of(self.rules.id, [each.move for each in line], critical, last)
        scope = ROUND if self.rules.pass_word() else TURN
        rating = first_rating(found.bits, levels, found.plain)
        told = goals(self.rules, kind, frame.measure, found.want, self.seats)
        return self._written(
            candidate, kind, told, line, themes, rating, levels,
            want=found.want, measure=frame.measure, scope=scope,
        )  # fmt: skip

    def _weigh(self, chain: Chain) -> None:
        """Judge a turn early in the round and one later; the first that makes a puzzle is kept."""
        tally = self.haul.tally(CHANCE)
        for at in sorted({len(chain) // 3, 2 * len(chain) // 3}):
            tally.looked_at += 1
            try:
                best = examine_chance(chain[at], f"{self.seed}.{chain[at].seat}")
            except Fell as fell:
                tally.fell[fell.why] += 1
                continue
            tally.kept += 1
            self.haul.puzzles.append(self._chance_puzzle(chain[at], best))
            return

    def _chance_puzzle(self, candidate: Candidate, best: Best) -> Puzzle:
        position, seat = candidate.position, candidate.seat
        figures = {
            "chance": round(100 * best.chance),
            "error": max(1, round(100 * best.error)),
            "other": round(100 * best.second),
        }
        reasons = {lang: words["best"].format(**figures) for lang, words in REASONS.items()}
        text = position.notation(seat, best.move)
        levels = [each for each in self.plan.levels if finds_it(position, seat, best.move, each)]
        told = goals(self.rules, CHANCE, WIN, 1, self.seats)
        return self._written(
            candidate, CHANCE, told, [Step(seat, text, reasons)],
            themes_of(self.rules.id, [text]), first_rating(BITS_OF_CHANCE, levels), levels,
            want=None, measure=WIN, scope=TURN,
        )  # fmt: skip

    def _written(
        self,
        candidate: Candidate,
        kind: str,
        told: dict[str, str],
        line: list[Step],
        themes: tuple[str, ...],
        rating: float,
        levels: list[str],
        *,
        want: int | None,
        measure: str,
        scope: str,
    ) -> Puzzle:
        rules = self.rules
        moment: Moment = moment_of(candidate.position)
        chosen = {name: option_text(value) for name, value in self.plan.options.items()}
        key = f"{rules.id} {self.seats} {self.seed} {kind} {chosen} {candidate.moves}"
        return Puzzle(
            f"{rules.id}_{hashlib.sha256(key.encode()).hexdigest()[:8]}",
            rules.id,
            kind,
            titles(rules, candidate.position, candidate.seat),
            told,
            self.seats,
            self.seed,
            rules.version,
            dict(chosen),
            candidate.seat,
            moves=candidate.moves,
            line=tuple(line),
            want=want,
            measure=measure,
            scope=scope,
            themes=themes,
            rating=rating,
            solved_by=tuple(levels),
            at=(moment.era, moment.round),
            cards=rules.cards_digest(),
        )
