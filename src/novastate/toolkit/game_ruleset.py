"""Rulesets of games that declare their parts: beginning, reading back and scenarios."""

from typing import Any, Final, Generic, TypeVar, cast

from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.toolkit.game_table import GameTable, Parts
from novastate.toolkit.lines import Script

P = TypeVar("P", bound=GameTable)


class GameRuleset(Ruleset, Generic[P]):
    """A ruleset that says how its table looks; the rest follows from the parts of its positions."""

    def __init__(
        self,
        parts: Parts[Any],
        title: str,
        version: int,
        seats: tuple[int, ...],
        prefixes: tuple[str, ...],
        rules_file: str,
    ) -> None:
        super().__init__(parts.id, title, version, seats, parts.options, prefixes, rules_file)
        self.parts: Final = parts

    def pass_word(self) -> str:
        """Return the word with which players pass; "" if nobody does."""
        return self.parts.pass_word()

    def table(self, seats: int, seed: int, values: dict[str, object]) -> P:
        """Make an empty table with these options."""
        raise NotImplementedError

    def set_up(self, p: P) -> None:
        """Lay out the beginning of a game on an empty table, with its first steps."""
        raise NotImplementedError

    def check_together(self, values: dict[str, object], seats: int) -> None:
        """Refuse options that do not fit together."""

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        return self.parts.plain_book(names)

    def script(self) -> Script:
        """Return the lines of its scenarios."""
        if self.parts.script is None:
            raise BadInput(f"{self.title} has no scenarios.")
        return self.parts.script

    def check(self, seats: int, seed: int, given: dict[str, object]) -> dict[str, object]:
        """Check seats, seed and options, and that the options fit together."""
        values = super().check(seats, seed, given)
        self.check_together(values, seats)
        first = str(values.get("first_player", "random"))
        if first != "random" and int(first[-1]) > seats:
            raise BadInput(f'Option "first_player" cannot be "{first}" with {seats} seats.')
        return values

    def new(self, seats: int, seed: int, **options: object) -> Position:
        """Begin a game."""
        p = self.table(seats, seed, self.check(seats, seed, options))
        self.set_up(p)
        self.parts.machine.run(p)
        return p

    def from_data(self, data: dict[str, object]) -> Position:
        """Rebuild a position from its data."""
        seats = cast(int, data["seats"])
        values = self.check(seats, 0, cast("dict[str, object]", data["options"]))
        p = self.table(seats, 0, values)
        self.parts.views.layout.fill(p, cast("dict[str, Any]", data))
        return p

    def clear(self, position: Position) -> None:
        """Empty the table for a scenario."""
        self.script().clear(position)

    def arrange(self, position: Position, line: str) -> None:
        """Change a position by one line of a scenario's given block."""
        self.script().arrange(position, line)

    def settle(self, position: Position) -> None:
        """Run an arranged position on to its first question."""
        self.script().settle(position)
        self.parts.machine.run(position)

    def expect(self, position: Position, line: str) -> str:
        """Check one line of a scenario's then block."""
        return self.script().expect(position, line)
