"""A game being played: a position with its record, undo back to the barrier, and replay."""

import json
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from novastate.kernel.position import Move, Position, Seat
from novastate.kernel.questions import Refused
from novastate.kernel.record import Entry, Record
from novastate.kernel.ruleset import Ruleset


class Game:
    """A position and how it came about; every move is checked, written down and announced."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        seed: int,
        options: dict[str, object] | None = None,
        players: list[str] | None = None,
        given: list[str] | None = None,
    ) -> None:
        chosen = {} if options is None else options
        self.ruleset: Final = ruleset
        self.position: Position = ruleset.new(seats, seed, **chosen)
        self.record: Final = Record(
            ruleset.id,
            ruleset.version,
            seats,
            seed,
            {name: option_text(value) for name, value in chosen.items()},
            [] if players is None else players,
        )
        self.record.cards = ruleset.cards_digest()
        self.made_by: Record = self.record
        """The record it was set up from: it may be of older rules or other cards."""
        if given:
            self.record.given = given
            _arrange(ruleset, self.position, given)
        self.events: list[Event] = []
        """What the last move brought about."""
        self._before: list[Position] = []
        """The positions before each move since the last barrier."""

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move and return what happened; raise Refused and change nothing if illegal."""
        text = self._written(seat, move)
        before = self.position.clone()
        self.events = []
        self.position.listener = self.events
        self.position.play(seat, move)
        self.position.listener = None
        self.record.entries.append(Entry(seat, text))
        if self.position.barriers == before.barriers:
            self._before.append(before)
        else:
            self._before = []
        self.note_result()
        return self.events

    def note_result(self) -> None:
        """Write the scores into the record if the game is over."""
        outcome = self.position.outcome()
        if outcome is not None:
            self.record.result = "-".join(str(result.score) for result in outcome.results)

    def _written(self, seat: Seat, move: Move) -> str:
        if move in self.position.moves(seat):
            return self.position.notation(seat, move)
        return ""

    def play_text(self, seat: Seat, text: str) -> list[Event]:
        """Make a move given as text."""
        return self.play(seat, self.position.parse(seat, text))

    def open_moves(self) -> int:
        """Count the moves since the last barrier: those that can still be taken back."""
        return len(self._before)

    def can_undo(self, seat: Seat) -> bool:
        """Tell whether a seat may take back its last move: nothing was revealed since."""
        open_moves = self.record.entries[len(self.record.entries) - len(self._before) :]
        return any(entry.seat == seat for entry in open_moves)

    def undo(self, seat: Seat) -> None:
        """Take back the last move of a seat; answers others gave meanwhile stay."""
        if not self.can_undo(seat):
            raise BadInput(
                f"Seat {seat + 1} cannot take back a move: something was revealed, chance was"
                " consulted or another seat's turn has begun."
            )
        entries = self.record.entries
        first = len(entries) - len(self._before)
        index = max(i for i in range(first, len(entries)) if entries[i].seat == seat)
        later = entries[index + 1 :]
        self.position = self._before[index - first]
        del entries[index:]
        del self._before[index - first :]
        for entry in later:
            self.play_text(entry.seat, entry.text)
        self.events = []

    def finished_record(self) -> Record:
        """Return the record, sealed with the digest of the position."""
        self.record.digest = self.position.digest()
        return self.record


def _arrange(ruleset: Ruleset, position: Position, given: list[str]) -> None:
    """Lay out the position of a scenario in place of the deal."""
    ruleset.clear(position)
    for number, line in enumerate(given, 1):
        if not line.strip():
            continue
        try:
            ruleset.arrange(position, line)
        except BadInput as bad:
            raise BadInput(f"Given line {number}: {bad}") from None
    ruleset.settle(position)


def option_text(value: object) -> str:
    """Write the value of an option for a record.

    >>> option_text(True), option_text(25)
    ('on', '25')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    if isinstance(value, dict):
        return json.dumps(value, sort_keys=True, ensure_ascii=False)
    return str(value)


def begin(ruleset: Ruleset, record: Record, file: str = "record") -> Game:
    """Set up the game of a record without its moves."""
    if record.game != ruleset.id:
        raise BadInput(f'{file}: the record is of "{record.game}", not of "{ruleset.id}".')
    if record.rules > ruleset.version:
        raise BadInput(
            f"{file}: the record was made with rules version {record.rules}, this program knows"
            f" versions up to {ruleset.version}: a newer Novastate can replay it."
        )
    options = ruleset.meant(dict(record.options), record.rules)
    players = list(record.players)
    game = Game(ruleset, record.seats, record.seed, options, players, list(record.given))
    game.made_by = record
    return game


def resume(ruleset: Ruleset, record: Record, position: Position, done: int) -> Game:
    """Go on with a saved game: `position` is what the first `done` moves of the record led to.

    Only the moves after it are played again, so they, and no others, can be taken back.
    """
    game = begin(ruleset, record)
    game.position = position
    game.record.entries = [Entry(entry.seat, entry.text) for entry in record.entries[:done]]
    for entry in record.entries[done:]:
        step(game, entry)
    game.note_result()
    return game


def step(game: Game, entry: Entry, file: str = "record") -> list[Event]:
    """Play one move of a record; raise BadInput naming file and line if it cannot be made."""
    where = f"{file}, line {entry.line}" if entry.line else f"{file}"
    if entry.seat not in game.position.to_act():
        raise BadInput(f"{where}: seat {entry.seat + 1} is not to act here.{_age(game)}")
    try:
        return game.play_text(entry.seat, entry.text)
    except Refused as refused:
        raise BadInput(f'{where}: "{entry.text}" is not possible: {refused}{_age(game)}') from None
    except BadInput as bad:
        raise BadInput(f'{where}: "{entry.text}" cannot be read: {bad}{_age(game)}') from None


def _age(game: Game) -> str:
    """Say what a record was made with, where that is not what it is played by now."""
    record, rules = game.made_by, game.ruleset
    if record.rules < rules.version:
        return (
            f" (The record was made with rules version {record.rules}, this is version"
            f" {rules.version}.)"
        )
    if record.cards and record.cards != rules.cards_digest():
        return " (The record was made with other cards.)"
    return ""


def replay(ruleset: Ruleset, record: Record, file: str = "record") -> Game:
    """Play all moves of a record again."""
    game = begin(ruleset, record, file)
    for entry in record.entries:
        step(game, entry, file)
    return game


def diverges(game: Game, record: Record) -> bool:
    """Tell whether a replayed game ended elsewhere than its record says."""
    if not record.digest:
        return False
    return record.digest != digest_of(game, record)


def digest_of(game: Game, record: Record) -> str:
    """Hash the position of a game as the rules of its record did."""
    position = game.position
    return position.first_digest() if record.rules == 1 else position.digest(record.rules)
