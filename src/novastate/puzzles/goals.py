"""Whether the goal of a puzzle is reached, and how much of it."""

from functools import lru_cache
from typing import NamedTuple

from novastate.games.classic.rules.counting import total
from novastate.games.classic.table import Table as ClassicTable
from novastate.games.master.table import Table as MasterTable
from novastate.games.novaera.asking.trials import count
from novastate.games.novaera.table import Table as NovaTable
from novastate.games.registry import ruleset
from novastate.kernel.position import Position
from novastate.puzzles.puzzle import CARDS, COUNT, WIN, Puzzle


class Moment(NamedTuple):
    """When something happens: eras only where there are any."""

    era: int
    round: int


def moment_of(position: Position) -> Moment:
    """Tell in which round a position is; asked so often that it does not go by `glance`."""
    if isinstance(position, MasterTable):
        return Moment(0, position.round)
    if isinstance(position, ClassicTable):
        return Moment(0, position.turn)
    assert isinstance(position, NovaTable)
    return Moment(position.era, position.round)


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
    if isinstance(position, MasterTable):
        return position.players[seat].vp
    if isinstance(position, ClassicTable):
        return total(position.players[seat])
    assert isinstance(position, NovaTable)
    return count(position, seat) if measure == COUNT else position.players[seat].vp


def wanted_cards(measure: str) -> list[str]:
    """List the ids of the cards that are to be brought into play.

    >>> wanted_cards("cards:pub+docks")
    ['pub', 'docks']
    """
    return measure.removeprefix(CARDS).split("+")


def standing_cards(position: Position, seat: int) -> list[str]:
    """List the ids of the cards a seat has in play, ruins left out."""
    if isinstance(position, MasterTable):
        ids = position.cards.ids
        return [ids[place.card] for place in position.players[seat].state if not place.ruin]
    if isinstance(position, ClassicTable):
        names = position.cards.ids
        return [names[place.card] for place in position.players[seat].state if not place.debris]
    assert isinstance(position, NovaTable)
    return [position.cards.ids[placed.card] for placed in position.players[seat].tableau]


def in_time(start: Moment, position: Position) -> bool:
    """Tell whether what a position shows still belongs to the round of the puzzle.

    When the game is over, its final count has been added: that was not asked for.
    In Nova Era the last die of a round is followed at once by the next roll: until somebody has
    picked, what stands there was reached with the dice.
    """
    now = moment_of(position)
    if now == start and position.asking:
        return True
    if not isinstance(position, NovaTable) or not position.zones:
        return False
    return (now.era - start.era, now.round - start.round) == (0, 1) and all(position.zones)


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
