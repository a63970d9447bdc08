"""How a game went on its way: deeds and scores round by round, tokens held and gained."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Course:
    """What is kept of a game's way; plain data, so that it can travel between processes."""

    deeds: tuple[dict[str, int], ...] = ()
    """By round how often each kind of deed was done, all seats together."""
    scores: tuple[tuple[int, ...], ...] = ()
    """By round the points of every seat when it was over."""
    peaks: dict[str, int] = field(default_factory=dict)
    """By kind the most tokens that all players together had at once."""
    left: dict[str, int] = field(default_factory=dict)
    """By kind the tokens that players still had in the end."""
    gained: dict[str, int] = field(default_factory=dict)
    """By kind the tokens that players got."""
    words: dict[str, int] = field(default_factory=dict)
    """How often each effect word of the cards was used (see `arena.words`)."""


class Following:
    """Follows one game; its tally says what is looked at."""

    def __init__(self) -> None:
        self.deeds: list[Counter[str]] = [Counter()]
        self.scores: list[tuple[int, ...]] = []
        self.peaks: dict[str, int] = {}
        self.held: Mapping[str, int] = {}
        self.gained: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.round = 1

    def deed(self, kind: str) -> None:
        """Note what somebody did in the round that is on."""
        self.deeds[-1][kind] += 1

    def gain(self, goods: object, kinds: Mapping[str, tuple[str, ...]]) -> None:
        """Note goods by name; `kinds` says what each counts as, others are left out."""
        assert isinstance(goods, dict)
        for name, n in goods.items():
            for kind in kinds.get(name, ()):
                self.gained[kind] += n

    def look(self, round: int, held: Mapping[str, int], scores: tuple[int, ...]) -> None:
        """Look at the table after a move; whatever ended a round still belongs to it."""
        self.held = held
        for kind, n in held.items():
            if n > self.peaks.get(kind, 0):
                self.peaks[kind] = n
        while self.round < round:
            self.round += 1
            self.scores.append(scores)
            self.deeds.append(Counter())

    def course(self, scores: tuple[int, ...]) -> Course:
        """Sum up the finished game."""
        return Course(
            tuple(dict(sorted(deeds.items())) for deeds in self.deeds),
            (*self.scores, scores),
            {kind: self.peaks.get(kind, 0) for kind in sorted(self.held)},
            {kind: self.held[kind] for kind in sorted(self.held)},
            dict(sorted(self.gained.items())),
            dict(sorted(self.words.items())),
        )
