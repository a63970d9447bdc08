"""One game from the deal to the end, quickly: nobody listens and nothing is written down."""

import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from novastate.arena.pairing import table_of
from novastate.arena.tally import Facts, Tally, tally
from novastate.bots.bot import Bot, answer
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance, quick
from novastate.kernel.game import Game
from novastate.kernel.outcome import Outcome
from novastate.kernel.position import Move, Position
from novastate.kernel.ruleset import Ruleset

MAX_DECISIONS: Final = 5000
"""The bound no game may pass; the longest of thousands of random games took about 650."""

SEEDS: Final = 2**63
"""Seeds are whole numbers below this."""


class TooLong(RuntimeError):
    """A game that did not end within the bound."""


@dataclass(frozen=True)
class Plan:
    """Which games are played; plain data, so that it can travel to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """One name for each seat; with different names they move on by one seat each game."""
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    cards: Path | None = None
    records: Path | None = None
    """A folder in which the record of every game is written; slower."""
    tournament: bool = False
    """Whether `bots` are participants that meet in turn (see `pairing`), not the seats' bots."""
    deals_from: int | None = None
    """The seed of the first deal itself, from which the others count up; None: drawn by `seed`."""

    def sitting(self, index: int) -> tuple[int, tuple[str, ...]]:
        """Tell which deal a game has, and who sits where."""
        if self.tournament:
            return table_of(self.bots, self.seats, index)
        return index, seating(self.bots, index)

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a deal.

        >>> Plan("master", 2, ("random",), 1, deals_from=700_000).deal_seed(3)
        700003
        """
        if self.deals_from is None:
            return seed_of(self.seed, deal)
        return (self.deals_from + deal) % SEEDS


@dataclass(frozen=True)
class Played:
    """What is kept of one game; `error` says what went wrong, if anything."""

    index: int
    seed: int
    bots: tuple[str, ...]
    decisions: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    reason: str = ""
    factions: tuple[str, ...] = ()
    level: str = ""
    rival_score: int | None = None
    facts: Facts | None = None
    error: str = ""
    ranks: tuple[int, ...] = ()
    """By seat, 1 is best; ties share a rank."""
    answers: tuple[int, ...] = ()
    """Decisions by seat."""
    thinking: tuple[float, ...] = field(default=(), compare=False)
    """Seconds each seat thought, all its decisions together; the one thing that is never equal."""


class Thinking:
    """How often and how long each seat thought."""

    def __init__(self, seats: int) -> None:
        self.answers = [0] * seats
        self.seconds = [0.0] * seats

    def ask(self, bot: Bot, position: Position, seat: int, chance: Chance) -> Move:
        """Ask a bot fairly, with a watch in hand."""
        start = time.perf_counter()
        move = answer(bot, position, seat, chance)
        self.seconds[seat] += time.perf_counter() - start
        self.answers[seat] += 1
        return move


def seed_of(seed: int, index: int) -> int:
    """Derive the seed of one game of a run.

    >>> seed_of(1, 0) != seed_of(1, 1) != seed_of(2, 0)
    True
    """
    chance = quick(seed)
    return ((chance.word() << 32 | chance.word()) + index) % SEEDS


def bot_chances(seed: int, seats: int) -> list[Chance]:
    """Derive the randomness of each seat's bot; the game's own chance is unrelated."""
    source = quick(seed ^ 0x2545F4914F6CDD1D)
    return [quick(source.word() << 32 | source.word()) for _ in range(seats)]


def seating(bots: tuple[str, ...], index: int) -> tuple[str, ...]:
    """Tell who sits where in a game: everybody moves on by one seat each game.

    >>> seating(("greedy", "random", "random"), 1)
    ('random', 'greedy', 'random')
    """
    turn = index % len(bots)
    return bots[len(bots) - turn :] + bots[: len(bots) - turn]


def play_out(
    position: Position,
    bots: list[Bot],
    chances: list[Chance],
    watch: Tally | None = None,
    thinking: Thinking | None = None,
) -> int:
    """Play a position to its end, watched and timed or not; return the number of decisions."""
    decisions = 0
    while position.asking:
        if decisions == MAX_DECISIONS:
            raise TooLong(f"the game is not over after {MAX_DECISIONS} decisions")
        seat = position.asking[0]
        player = bots[seat]
        if thinking is not None:
            move = thinking.ask(player, position, seat, chances[seat])
        elif player.looks_ahead:
            move = answer(player, position, seat, chances[seat])
        else:
            move = player.choose(position, seat, chances[seat])
        if watch is None:
            position.apply(seat, move)
        else:
            position.listener = []
            position.apply(seat, move)
            watch.note(position, position.listener)
        decisions += 1
    position.listener = None
    return decisions


def play_recorded(
    game: Game, bots: list[Bot], chances: list[Chance], watch: Tally | None, thinking: Thinking
) -> int:
    """Play a game to its end move by move with its record; the result is that of `play_out`."""
    while game.position.asking:
        if len(game.record.entries) == MAX_DECISIONS:
            raise TooLong(f"the game is not over after {MAX_DECISIONS} decisions")
        seat = game.position.asking[0]
        events = game.play(seat, thinking.ask(bots[seat], game.position, seat, chances[seat]))
        if watch is not None:
            watch.note(game.position, events)
    return len(game.record.entries)


def play_one(plan: Plan, index: int) -> Played:
    """Play one game of a plan; a fault of rules or bot is part of the result."""
    deal, names = plan.sitting(index)
    seed = plan.deal_seed(deal)
    try:
        return _played(plan, index, seed, names)
    except Exception as error:  # whatever happens in one game, the run goes on
        return Played(index, seed, names, error=f"{type(error).__name__}: {error}")


def _played(plan: Plan, index: int, seed: int, names: tuple[str, ...]) -> Played:
    rules = _rules(plan.game, plan.cards)
    bots = [bot(name) for name in names]
    chances = bot_chances(seed, plan.seats)
    watch = tally(plan.game)
    thinking = Thinking(plan.seats)
    if plan.records is None:
        position = rules.new(plan.seats, seed, **plan.options)
        if watch is not None:
            watch.begin(position)
        decisions = play_out(position, bots, chances, watch, thinking)
    else:
        game = Game(rules, plan.seats, seed, dict(plan.options), list(names))
        if watch is not None:
            watch.begin(game.position)
        try:
            decisions = play_recorded(game, bots, chances, watch, thinking)
        finally:
            file = plan.records / f"{plan.game}-{index + 1:05}.record"
            file.write_text(game.finished_record().write(), "utf-8")
        position = game.position
    outcome = position.outcome()
    if outcome is None:
        raise RuntimeError("nobody is asked anything, but the game has no outcome")
    facts = None if watch is None else watch.facts(position)
    played = _result(index, seed, names, decisions, position.view(None), outcome, facts)
    return replace(played, answers=tuple(thinking.answers), thinking=tuple(thinking.seconds))


def _result(
    index: int,
    seed: int,
    names: tuple[str, ...],
    decisions: int,
    view: dict[str, object],
    outcome: Outcome,
    facts: Facts | None,
) -> Played:
    """Keep what the report needs; what a game does not have stays empty."""
    rounds = facts.rounds if facts is not None else view.get("round")
    players = view.get("players")
    rival = outcome.extra.get("rival_vp")
    seats = players[: len(names)] if isinstance(players, list) else []
    return Played(
        index,
        seed,
        names,
        decisions,
        rounds if isinstance(rounds, int) else 0,
        tuple(result.score for result in outcome.results),
        tuple(outcome.winners),
        outcome.reason,
        tuple(str(player["faction"]) for player in seats if player.get("faction")),
        str(outcome.extra.get("level", "")),
        rival if isinstance(rival, int) else None,
        facts,
        ranks=tuple(result.rank for result in outcome.results),
    )


_own_cards: dict[tuple[str, Path], Ruleset] = {}


def _rules(game: str, cards: Path | None) -> Ruleset:
    """Return the ruleset; one with a folder of cards is read once in each process."""
    if cards is None:
        return ruleset(game)
    if (game, cards) not in _own_cards:
        _own_cards[game, cards] = ruleset(game, cards)
    return _own_cards[game, cards]
