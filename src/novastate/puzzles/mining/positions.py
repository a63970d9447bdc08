"""Positions of games of bots in which nobody else can interfere with a seat."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from novastate.arena.playing import MAX_DECISIONS, bot_chances
from novastate.bots.bot import answer
from novastate.bots.registry import bot
from novastate.kernel.chance import Chance
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.games.general import Moment
from novastate.puzzles.games.registry import puzzles_of
from novastate.puzzles.goals import moment_of
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.finds import Candidate, Entry

Chain = list[Candidate]
"""Positions of one seat in one round, in the order in which they came."""


@dataclass
class Round:
    """The positions of one round that are of use."""

    alone: dict[int, Chain] = field(default_factory=dict)
    """By seat: nobody else can interfere until the round, or the turn, is over."""
    turns: dict[int, Chain] = field(default_factory=dict)
    """By seat: the beginnings of its turns, as they came."""


class Watched:
    """A game of bots that is watched move by move."""

    def __init__(
        self, rules: Ruleset, seats: int, seed: int, options: dict[str, object], bots: list[str]
    ) -> None:
        self.id: Final = rules.id
        self.puzzles: Final = puzzles_of(rules.id)
        self.passes: Final = bool(rules.pass_word())
        self.position: Final = rules.new(seats, seed, **options)
        self.moves: Final[list[Entry]] = []
        self._bots: Final = [bot(name) for name in bots]
        self._chances: Final = bot_chances(seed, seats)

    def step(self) -> None:
        """Let whoever is asked answer."""
        position = self.position
        seat = position.asking[0]
        move = answer(self._bots[seat], position, seat, self._chances[seat])
        self.moves.append((seat, position.notation(seat, move)))
        position.apply(seat, move)

    def goes_on(self) -> bool:
        """Tell whether there is anybody to answer."""
        return bool(self.position.asking) and len(self.moves) < MAX_DECISIONS


def rounds(game: Watched) -> Iterator[Round]:
    """Play a game and yield round by round the positions that are of use."""
    found = Round()
    now: Moment | None = None
    while game.goes_on():
        moment = moment_of(game.position)
        if moment != now:
            yield found
            found, now = Round(), moment
        if len(game.position.asking) == 1:
            for chains, candidate in ((found.alone, _alone(game)), (found.turns, _turn(game))):
                if candidate is not None:
                    chains.setdefault(candidate.seat, []).append(candidate)
        game.step()
    yield found


def _turn(game: Watched) -> Candidate | None:
    """Take the beginning of a turn as it is."""
    position = game.position
    seat = position.asking[0]
    went_on = bool(game.moves) and game.moves[-1][0] == seat
    begins = game.puzzles.begins_turn(position, seat, went_on)
    return Candidate(game.id, position.clone(), seat, tuple(game.moves)) if begins else None


def _alone(game: Watched) -> Candidate | None:
    """Make a position in which a seat acts alone out of the one at hand, if that can be done."""
    position = game.position
    first = position.asking[0]
    if not game.passes:
        return _turn(game) if game.puzzles.acts_alone(position, first) else None
    if position.passing(first) is None:
        return None
    if len(game.puzzles.still_in(position)) == 1:
        return Candidate(game.id, position.clone(), first, tuple(game.moves))
    return _after_passes(game.id, position, list(game.moves))


def _after_passes(game: str, position: Position, moves: list[Entry]) -> Candidate | None:
    """Let all seats but the last in turn pass."""
    moment, copy = moment_of(position), position.clone()
    for _ in range(position.seats):
        seat = copy.asking[0]
        if len(puzzles_of(copy.game()).still_in(copy)) == 1:
            return Candidate(game, copy, seat, tuple(moves))
        move = copy.passing(seat)
        if move is None or len(copy.asking) != 1:
            return None
        moves.append((seat, copy.notation(seat, move)))
        copy.apply(seat, move)
        if not copy.asking or moment_of(copy) != moment or copy.passing(copy.asking[0]) is None:
            return None
    return None


def strays(first: Candidate, luck: Chance) -> Chain:
    """Let a seat that acts alone do anything: what is left then is no longer well prepared.

    Bots leave little undone, and before they begin there are too many lines to look at.
    """
    seat, moment = first.seat, moment_of(first.position)
    position, moves, found = first.position.clone(), list(first.moves), []
    for _ in range(limits.STRAYING):
        if position.asking != [seat] or moment_of(position) != moment:
            break
        passing = position.passing(seat)
        if passing is not None:
            found.append(Candidate(first.game, position.clone(), seat, tuple(moves)))
        options = [move for move in position.moves(seat) if move != passing]
        if not options:
            break
        move = options[luck.below(len(options))]
        moves.append((seat, position.notation(seat, move)))
        position.apply(seat, move)
    return found
