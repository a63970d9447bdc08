"""Lines of scenarios in the words of declared fields: `1 vp 3` gives, `1 vp = 3` expects.

A then line is `what = value`; besides fields, `hand size` says how many there are, and a game has
some words of its own. An empty value is `nothing`.
"""

from collections.abc import Callable
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.fields import Fields, Table
from novastate.toolkit.kinds import joined

Gives = Callable[[Table, int, list[str]], bool]
"""Carry out a given line of a game's own; tell whether its words make sense."""
Says = Callable[[Table, int], str]
"""Tell what no field says, of the table or of a seat."""


def seats_words(seats: list[int]) -> str:
    """Write seats as they count in texts."""
    return " ".join(str(seat + 1) for seat in seats) or "nobody"


def _ended(p: Table, what: str) -> str:
    """Say how the game ended; `nothing` while it goes on."""
    outcome = p.outcome()
    if outcome is None:
        return "nothing"
    if what == "winners":
        return seats_words(outcome.winners)
    if what == "ranks":
        return joined([str(result.rank) for result in outcome.results])
    return str(outcome.reason if what == "reason" else outcome.extra.get("level", "nothing"))


class Lines:
    """The lines about the table, or about a player.

    `given` and `then` are the words that fields are given by and observed by; what `more` names can
    be observed too, but is not listed to those who ask for something else. `gives` and `says` are
    words of the game's own; the values of some of them are written `like` those of a field.
    """

    def __init__(
        self,
        fields: Fields,
        given: tuple[str, ...],
        then: tuple[str, ...],
        more: tuple[str, ...] = (),
        gives: dict[str, Gives] | None = None,
        says: dict[str, Says] | None = None,
        like: dict[str, str] | None = None,
    ) -> None:
        self.fields: Final = fields.by_word
        self.given: Final = given
        self.then: Final = then
        self.more: Final = more
        self.gives: Final[dict[str, Gives]] = {} if gives is None else gives
        self.says: Final[dict[str, Says]] = {} if says is None else says
        self.like: Final[dict[str, str]] = {} if like is None else like

    def give(self, p: Table, thing: object, seat: int, word: str, rest: list[str]) -> bool:
        """Change a thing by one line; tell whether the line makes sense."""
        if word in self.gives:
            return self.gives[word](p, seat, rest)
        if word not in self.given:
            return False
        field = self.fields[word]
        value = field.kind.given(p, seat, getattr(thing, field.name), rest)
        if value is not None:
            setattr(thing, field.name, value)
        return value is not None

    def observe(self, p: Table, thing: object, seat: int, what: str) -> str | None:
        """Say what a thing has; None if nothing is called so."""
        if what not in self.then and what not in self.more:
            return None
        if what in self.says:
            return self.says[what](p, seat)
        if what == "to act":
            return seats_words(p.asking)
        field = self.fields.get(what.removesuffix(" size"))
        if field is None:
            return _ended(p, what)
        value = getattr(thing, field.name)
        return field.kind.say(p, value) if what == field.word else str(len(value))

    def normal(self, p: Table, what: str, told: str) -> str:
        """Bring a value into one form, so that orders that mean nothing do not count."""
        field = self.fields.get(self.like.get(what, what))
        return told if field is None or told == "nothing" else field.kind.normal(p, told)


class Script:
    """All lines of a game's scenarios, how its table is emptied for one, and where it goes on.

    `empty` leaves nobody anything and seat 1 to move; `begin` puts what a scenario begins with on
    the agenda, where its lines have not done so.
    """

    def __init__(
        self,
        table: Lines,
        player: Lines,
        example: str,
        mute: str,
        empty: Callable[[Table], None],
        begin: Callable[[Table], None],
    ) -> None:
        self.table: Final = table
        self.player: Final = player
        self.example: Final = example
        self.mute: Final = mute  # what is wrong with a line of a seat alone
        self.empty: Final = empty
        self.begin: Final = begin

    def clear(self, p: Table) -> None:
        """Empty the table, with nothing pending but a turn of seat 1."""
        p.answers = [[] for _ in range(p.seats)]
        p.asking = []
        p.agenda = []
        p.first = 0
        self.empty(p)

    def settle(self, p: Table) -> None:
        """Begin what was given, and forget what was shown by arranging it."""
        self.begin(p)
        p.barriers = 0
        p.reveals = 0

    def arrange(self, p: Table, line: str) -> None:
        """Change a position by one given line."""
        words = line.split()
        if words[0].isdecimal():
            seat = _seat(p, words[0])
            if len(words) < 2:
                raise BadInput(f'"{line}" {self.mute.format(words[0])}')
            if not self.player.give(p, p.players[seat], seat, words[1], words[2:]):
                raise BadInput(f'"{" ".join(words[1:])}" is nothing a player can be given.')
        elif not self.table.give(p, p, -1, words[0], words[1:]):
            raise BadInput(f'"{" ".join(words)}" is nothing that can be given.')

    def expect(self, p: Table, line: str) -> str:
        """Check a line `what = value`; return a sentence if it does not hold."""
        what, equals, value = line.partition("=")
        words = what.split()
        if not equals or not words:
            raise BadInput(f'"{line}" is no expectation such as {self.example}.')
        lines, seat, thing, unknown = self.table, -1, p, "that can be observed"
        if words[0].isdecimal():
            lines, seat, unknown = self.player, _seat(p, words[0]), "a player has"
            thing = p.players[seat]
        named = " ".join(words if seat < 0 else words[1:])
        found = lines.observe(p, thing, seat, named)
        if found is None:
            raise BadInput(f'"{named}" is nothing {unknown} ({", ".join(lines.then)}).')
        wanted = lines.normal(p, named, " ".join(value.split()))
        if lines.normal(p, named, found) == wanted:
            return ""
        return f"{' '.join(words)} is {found}, not {wanted}."


def _seat(p: Table, word: str) -> int:
    if not 1 <= int(word) <= len(p.players):
        raise BadInput(f"There is no seat {word}.")
    return int(word) - 1
