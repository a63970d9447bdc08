"""What a run keeps of its games beyond scores: which cards came up, who took them, who led what.

Only a game's own tally knows its events; what comes out of it is the same for every game.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, cast

from novastate.arena.course import Course, Following
from novastate.arena.words.general import EffectWords
from novastate.games.registry import entry_of, part
from novastate.kernel.events import Event
from novastate.kernel.position import Position


@dataclass(frozen=True)
class Facts:
    """What a tally keeps of one game; plain data, so that it can travel between processes."""

    seen: tuple[str, ...] = ()
    """Cards that lay open to all, or in somebody's hand."""
    taken: tuple[tuple[str, int], ...] = ()
    """Cards that came into play, each with the seat that took it."""
    leaders: dict[str, int] = field(default_factory=dict)
    """Who alone had most of something in the end; nobody is left out."""
    counts: dict[str, int] = field(default_factory=dict)
    """How often things happened, all seats together."""
    rounds: int = 0
    """Rounds of the whole game."""
    first: int = 0
    """The seat that began."""
    openings: tuple[tuple[str, ...], ...] = ()
    """By seat the first few things done, each a word and where there is one a card."""
    ways: tuple[tuple[str, str, int], ...] = ()
    """Other ways cards were used than coming into play: how, card, seat."""
    course: Course = field(default_factory=Course)
    """How the game went on its way; journals of earlier versions have none."""


class Openings:
    """Collects the first few deeds of every seat."""

    DEEDS: Final = 3
    """How many of them are an opening."""

    def __init__(self, seats: int) -> None:
        self.deeds: list[list[str]] = [[] for _ in range(seats)]

    def add(self, seat: int, deed: str, card: str = "") -> None:
        """Note a deed while the opening lasts."""
        if len(self.deeds[seat]) < self.DEEDS:
            self.deeds[seat].append(f"{deed} {card}" if card else deed)

    def made(self) -> tuple[tuple[str, ...], ...]:
        """Return the openings by seat."""
        return tuple(tuple(deeds) for deeds in self.deeds)


class Tally:
    """Watches one game from the deal to the end."""

    words: ClassVar[EffectWords] = EffectWords()
    """The effect words of its cards."""

    def begin(self, position: Position) -> None:
        """Look at the deal."""
        raise NotImplementedError

    def note(self, position: Position, events: list[Event]) -> None:
        """Note what a move brought about."""
        raise NotImplementedError

    def facts(self, position: Position) -> Facts:
        """Sum up the finished game."""
        raise NotImplementedError


class CardTally(Tally):
    """Keeps what a tally of a game of cards keeps; the game's own says what is noted."""

    counted: ClassVar[Mapping[str, str]] = {}
    """Events that are counted, and under which name."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.taken: dict[tuple[str, int], None] = {}
        self.ways: dict[tuple[str, str, int], None] = {}
        self.counts: Counter[str] = Counter(dict.fromkeys(self.counted.values(), 0))
        self.openings = Openings(0)
        self.following = Following()
        self.first = 0

    def count(self, code: str) -> None:
        """Count an event, if it is one of those."""
        if code in self.counted:
            self.counts[self.counted[code]] += 1

    def summed_up(
        self,
        rounds: int,
        scores: tuple[int, ...],
        leaders: dict[str, int],
        more: dict[str, int] | None = None,
    ) -> Facts:
        """Sum up what was noted; `more` counts what can only be told in the end."""
        counts = {name: self.counts[name] for name in sorted(self.counts)}
        return Facts(
            tuple(sorted(self.seen)),
            tuple(self.taken),
            leaders,
            counts | (more or {}),
            rounds,
            self.first,
            self.openings.made(),
            tuple(self.ways),
            self.following.course(scores),
        )


def tally(game: str) -> Tally | None:
    """Make the tally of a game; None if it has none: then it is reported by scores alone.

    >>> tally("chess") is None
    True
    """
    name = entry_of(game).tally
    return cast("Callable[[], Tally]", part(name))() if name else None
