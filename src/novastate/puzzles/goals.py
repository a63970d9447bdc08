"""Whether the goal of a puzzle is reached, and how much of it."""

from functools import lru_cache

from novastate.games.registry import ruleset
from novastate.kernel.position import Position
from novastate.puzzles.games.general import Moment
from novastate.puzzles.games.registry import puzzles_of
from novastate.puzzles.puzzle import CARDS, WIN, Puzzle


def moment_of(position: Position) -> Moment:
    """Tell in which round a position is."""
    return puzzles_of(position.game()).moment(position)


@lru_cache(1024)
def begins_at(puzzle: Puzzle) -> Moment:
    """Tell in which round a puzzle is."""
    if puzzle.at:
        return Moment(*puzzle.at)
    return moment_of(puzzle.begin().position)


def figure(position: Position, seat: int, measure: str) -> int:
    """Return what a seat has of what the goal counts."""
    if measure == WIN:
        outcome = position.outcome()
        return 1 if outcome is not None and list(outcome.winners) == [seat] else 0
    if measure.startswith(CARDS):
        standing = standing_cards(position, seat)
        return sum(standing.count(card) for card in wanted_cards(measure))
    return puzzles_of(position.game()).figure(position, seat, measure)


def wanted_cards(measure: str) -> list[str]:
    """List the ids of the cards that are to be brought into play.

    >>> wanted_cards("cards:pub+docks")
    ['pub', 'docks']
    """
    return measure.removeprefix(CARDS).split("+")


def standing_cards(position: Position, seat: int) -> list[str]:
    """List the ids of the cards a seat has in play, ruins left out."""
    return puzzles_of(position.game()).standing_cards(position, seat)


def in_time(start: Moment, position: Position) -> bool:
    """Tell whether what a position shows still belongs to the round of the puzzle.

    When the game is over, its final count has been added: that was not asked for.
    """
    now = moment_of(position)
    if now == start and position.asking:
        return True
    return puzzles_of(position.game()).still_counts(start, position)


def is_reached(puzzle: Puzzle, position: Position) -> bool:
    """Tell whether a position is the one that was to be reached."""
    if puzzle.want is not None:
        if figure(position, puzzle.seat, puzzle.measure) < puzzle.want:
            return False
        return puzzle.measure == WIN or in_time(begins_at(puzzle), position)
    if puzzle.scenario is not None:
        rules = ruleset(puzzle.game)
        return all(rules.expect(position, line) == "" for line in written_goal(puzzle))
    return False


def written_goal(puzzle: Puzzle) -> list[str]:
    """Return what must hold when a written one is solved: the last lines of its solution."""
    if puzzle.scenario is None:
        return []
    last = [lines for block, lines in puzzle.scenario.blocks if block == "then"][-1:]
    texts = [line.text for lines in last for line in lines]
    return [text for text in texts if text.split()[0] not in ("offered", "refused", "asked")]
