"""A puzzle: how it begins, what is to be reached, and the line that reaches it."""

from dataclasses import dataclass, field
from typing import Any, Final

from novastate.games.registry import ruleset
from novastate.kernel.game import Game, step
from novastate.kernel.game import begin as begin_game
from novastate.kernel.record import Entry, Record
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.themes import theme_words
from novastate.toolkit.scenario import Scenario

LESSON: Final = "lesson"
"""No puzzle at all: a written scenario that says what to do."""
WRITTEN: Final = "written"
SCORE: Final = "score"
"""The most points that can be had before anybody else acts: found by looking at every line."""
CHANCE: Final = "chance"
"""The one move with the clearly best chance to win."""
END: Final = "end"
"""The only way to end the game now, as its winner."""
BUILD: Final = "build"
"""The only way to bring certain cards into play before anybody else acts."""
KINDS: Final = (WRITTEN, SCORE, BUILD, CHANCE, END)

POINTS: Final = "points"
"""`want` counts the points a seat has."""
COUNT: Final = "count"
"""`want` counts what a seat would have if the era were scored now (Nova Era)."""

WIN: Final = "win"
"""`want` is 1: the game is over and the seat has won it."""

CARDS: Final = "cards:"
"""`want` counts the copies of cards a seat has in play; their ids follow, joined by `+`."""

TURN: Final = "turn"
"""The puzzle is over when somebody else acts."""
ROUND: Final = "round"
"""The puzzle is over with the round."""


@dataclass(frozen=True)
class Step:
    """One move of the solution with what it is good for, by language."""

    seat: int
    move: str
    """In the notation of records."""
    reasons: dict[str, str] = field(default_factory=dict)

    def reason(self, lang: str) -> str:
        """Say what the move is good for; nothing where nothing was written."""
        return self.reasons.get(lang) or self.reasons.get("en", "")


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position to be solved, or a lesson."""

    id: str
    game: str
    kind: str
    titles: dict[str, str]
    goals: dict[str, str]
    seats: int
    seed: int
    rules: int
    """The version of the rules it was made with."""
    chosen: dict[str, object]
    """The options that were chosen; the others have their defaults."""
    seat: int = 0
    """Whose move it is: the solver's."""
    given: tuple[str, ...] = ()
    """Lines that arrange the first position, of a written one."""
    moves: tuple[tuple[int, str], ...] = ()
    """Seat and notation of what was played before the puzzle begins, of a mined one."""
    line: tuple[Step, ...] = ()
    want: int | None = None
    """The figure to be reached; None where the goal is no figure."""
    measure: str = POINTS
    scope: str = ROUND
    themes: tuple[str, ...] = ()
    rating: float = 1500.0
    solved_by: tuple[str, ...] = ()
    """The levels of bots that found the line."""
    at: tuple[int, int] | None = None
    """Era and round, where they are noted, so that nothing need be played to know them."""
    cards: str = ""
    """The digest of the cards it was mined with."""
    scenario: Scenario | None = None

    def is_lesson(self) -> bool:
        """Tell whether it is a lesson, which says what to do."""
        return self.kind == LESSON

    @property
    def counted(self) -> bool:
        """Tell whether its goal is a figure that people count: points."""
        return self.measure in (POINTS, COUNT)

    def title(self, lang: str) -> str:
        """Return the title in a language, or in English."""
        return self.titles.get(lang) or self.titles.get("en", "")

    def goal(self, lang: str) -> str:
        """Say in a language, or in English, what is to be reached."""
        return self.goals.get(lang) or self.goals.get("en", "")

    def options(self, rules: Ruleset | None = None) -> dict[str, object]:
        """Return a value for every option: a mined one keeps what the rules meant in its time."""
        known = rules or ruleset(self.game)
        given = known.meant(dict(self.chosen), self.rules) if self.moves else dict(self.chosen)
        return known.check(self.seats, 0, given)

    def begins_with(self, given: list[str], options: dict[str, object]) -> bool:
        """Tell whether a game that began like this began as the puzzle does today."""
        today = self.options()
        same = all(today.get(name) == value for name, value in options.items())
        return same and given == list(self.given)

    def begin(self, rules: Ruleset | None = None) -> Game:
        """Set up the game as the solver finds it; its record holds what came before."""
        known = rules or ruleset(self.game)
        if not self.moves:
            options = self.options(known)
            return Game(known, self.seats, self.seed, options, given=list(self.given))
        version = self.rules
        told = {name: str(value) for name, value in self.chosen.items()}
        game = begin_game(known, Record(self.game, version, self.seats, self.seed, told, []))
        for seat, text in self.moves:
            step(game, Entry(seat, text), self.id)
        return game

    def to_data(self, lang: str) -> dict[str, Any]:
        """Describe it without giving the solution away."""
        return {
            "id": self.id,
            "game": self.game,
            "kind": "tutorial" if self.is_lesson() else "puzzle",
            "sort": self.kind,
            "title": self.title(lang),
            "goal": self.goal(lang),
            "seats": self.seats,
            "seat": self.seat,
            "want": self.want,
            "rating": round(self.rating),
            "themes": [{"id": theme, "title": theme_words(theme, lang)} for theme in self.themes],
        }
