"""The ways to a goal: how many there are that really differ, and the shortest."""

from dataclasses import dataclass
from typing import Final

from novastate.kernel.position import Move, Position
from novastate.puzzles.search import Search

PLAIN: Final = frozenset(
    {"pay", "done", "by_contact", "by_card", "by_token", "free", "with", "store", "keep", "accept"}
)
"""First words of answers that only tell how something is carried out."""
MOST: Final = 12
"""Ways beyond which they are not told apart any more."""

Way = tuple[str, ...]
"""The deeds of a line, whatever their order."""


class TooManyWays(Exception):
    """The goal can be reached in so many ways that it is no puzzle."""


@dataclass(frozen=True)
class Decision:
    """One decision on the line: what is answered, and what else could be."""

    position: Position
    move: Move
    text: str
    right: int
    """Answers after which the goal is still in reach."""
    answers: int
    wrong_most: int | None
    """The highest figure after the best of the wrong answers; None if there is none."""


class Ways:
    """Follows all lines of a finished search that reach a figure."""

    def __init__(self, search: Search, want: int) -> None:
        self.search: Final = search
        self.want: Final = want
        self._ways: Final[dict[bytes, frozenset[Way]]] = {}
        self._lengths: Final[dict[bytes, int]] = {}

    def right_answers(self, position: Position) -> list[tuple[Move, Position]]:
        """List the moves after which the figure is still in reach."""
        seat, found = self.search.frame.seat, []
        for move in position.moves(seat):
            after = self.search.after(position, move)
            if after is not None and self.search.best(after) >= self.want:
                found.append((move, after))
        return found

    def all(self, position: Position) -> frozenset[Way]:
        """Return the ways that hold nothing superfluous; raise TooManyWays beyond a few."""
        if self.search.value(position) >= self.want:
            return frozenset({()})
        key = self.search.key(position)
        if key in self._ways:
            return self._ways[key]
        self._ways[key] = frozenset()  # a line that comes back here is none
        found: set[Way] = set()
        for move, after in self.right_answers(position):
            text = position.notation(self.search.frame.seat, move)
            deed = () if text.split()[0] in PLAIN else (text,)
            found |= {tuple(sorted((*deed, *way))) for way in self.all(after)}
        self._ways[key] = frozenset(_minimal(found))
        if len(self._ways[key]) > MOST:
            raise TooManyWays
        return self._ways[key]

    def shortest(self, position: Position) -> list[Decision]:
        """Return the decisions of a line with as few as possible."""
        line = []
        while self.search.value(position) < self.want:
            right = self.right_answers(position)
            lengths = [self._length(after) for _, after in right]
            move, after = right[lengths.index(min(lengths))]
            line.append(self._decision(position, move, len(right)))
            position = after
        return line

    def _length(self, position: Position) -> int:
        if self.search.value(position) >= self.want:
            return 0
        key = self.search.key(position)
        if key not in self._lengths:
            self._lengths[key] = 10**6  # a line that comes back here is none
            after = [self._length(each) for _, each in self.right_answers(position)]
            self._lengths[key] = 1 + min(after, default=10**6)
        return self._lengths[key]

    def _decision(self, position: Position, move: Move, right: int) -> Decision:
        seat = self.search.frame.seat
        moves = position.moves(seat)
        wrong: list[int] = []
        for each in moves:
            after = self.search.after(position, each)
            reached = self.search.value(position) if after is None else self.search.best(after)
            if after is None or reached < self.want:
                wrong.append(max(reached, self.search.value(position)))
        text = position.notation(seat, move)
        most = max(wrong) if wrong else None
        return Decision(position, move, text, right, len(moves), most)


def _minimal(ways: set[Way]) -> list[Way]:
    """Leave out ways that do all that another does, and more."""
    ordered = sorted(ways, key=lambda way: (len(way), way))
    kept: list[Way] = []
    for way in ordered:
        if not any(_within(short, way) for short in kept):
            kept.append(way)
    return kept


def _within(short: Way, way: Way) -> bool:
    """Tell whether everything in one way happens in the other as often; both are sorted."""
    rest = iter(way)
    return all(deed in rest for deed in short)
