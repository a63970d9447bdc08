"""Puzzles that need no judgement: the most points, or the win, found by looking at every line."""

import math
from dataclasses import dataclass

from novastate.bots.bot import answer
from novastate.bots.registry import bot
from novastate.kernel.chance import quick
from novastate.kernel.position import Position
from novastate.puzzles.games.registry import puzzles_of
from novastate.puzzles.goals import figure, wanted_cards
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.finds import Candidate, Fell
from novastate.puzzles.mining.ways import Decision, TooManyWays, Ways
from novastate.puzzles.puzzle import CARDS, POINTS
from novastate.puzzles.search import Frame, GivenUp, Search


@dataclass(frozen=True)
class Found:
    """The line that reaches the most, with its decisions."""

    frame: Frame
    want: int
    before: int
    decisions: list[Decision]
    ways: int
    looked_at: int
    plain: bool
    """Whether one gets there by always taking what brings the most at once."""

    @property
    def wrong_turns(self) -> list[Decision]:
        """List the decisions at which it can go wrong."""
        return [each for each in self.decisions if each.right < each.answers]

    @property
    def bits(self) -> float:
        """Return how unlikely it is to get there by chance: 3 means one in eight."""
        return sum(math.log2(each.answers / each.right) for each in self.decisions)


def examine(candidate: Candidate, measure: str) -> Found:
    """Find the only ways to the most a seat can reach; raise Fell if they are no puzzle."""
    position, seat = candidate.position, candidate.seat
    frame = Frame.at(position, seat, measure)
    search = Search(frame, limits.MOST_POSITIONS)
    before = figure(position, seat, measure)
    try:
        most = search.best(position)
    except GivenUp:
        raise Fell("too many lines", search.looked_at) from None
    try:
        return _checked(candidate, search, before, most)
    except Fell as fell:
        raise Fell(fell.why, search.looked_at) from None


def _checked(candidate: Candidate, search: Search, before: int, most: int) -> Found:
    """Tell whether what a finished search found is a puzzle."""
    position, frame = candidate.position, search.frame
    demands = puzzles_of(candidate.game)
    least = demands.least_gain if frame.measure == POINTS else 1
    if frame.measure.startswith(CARDS):
        least = len(wanted_cards(frame.measure))
    if most - before < least:
        raise Fell("too little to gain")
    ways = Ways(search, most)
    try:
        essential = ways.all(position)
    except TooManyWays:
        raise Fell("too many ways") from None
    if len(essential) > demands.most_ways:
        raise Fell("too many ways")
    plain = taker_reaches(search, position, most)
    greedy = plays_to(position, "greedy", frame, most)
    line = ways.shortest(position)
    found = Found(frame, most, before, line, len(essential), search.looked_at, plain)
    if len(found.wrong_turns) < demands.least_decisions or found.bits < demands.least_bits:
        raise Fell("too easy")
    if found.bits < demands.least_bits + demands.obvious * (plain + greedy):
        raise Fell("greedy finds it" if greedy else "taking points reaches it")
    _check_luck(candidate, frame, most)
    return found


def _check_luck(candidate: Candidate, frame: Frame, most: int) -> None:
    """Look at the lines that draw, as the cards really lie: none may bring more."""
    lucky = Search(frame, limits.MOST_WITH_LUCK, sure=False)
    try:
        if lucky.best(candidate.position) > most:
            raise Fell("luck brings more")
    except GivenUp:
        raise Fell("too many lines with luck") from None


def taker_reaches(search: Search, position: Position, most: int) -> bool:
    """Tell whether one gets there by always taking what brings the most at once."""
    here = position
    for _ in range(limits.LONGEST):
        if search.value(here) >= most:
            return True
        if not search.goes_on(here):
            return False
        tried = [search.after(here, move) for move in here.moves(search.frame.seat)]
        after = [each for each in tried if each is not None]
        if not after:
            return False
        here = max(after, key=search.value)
    return False


def plays_to(position: Position, level: str, frame: Frame, want: int) -> bool:
    """Tell whether a level of bots, who play for the win as ever, gets there."""
    player, luck = bot(level), quick(want)
    search, seat = Search(frame, 0), frame.seat
    here = position.clone()
    for _ in range(limits.LONGEST):
        if search.value(here) >= want:
            return True
        if not search.goes_on(here):
            return False
        here.apply(seat, answer(player, here, seat, luck))
        search.answer_for_rivals(here)
    return False
