"""Scenario files: a position in a few lines, moves, and what must hold afterwards.

They serve as tests, puzzles, tutorial steps and bug reports. Headers come first
(`title:`, `game:`, `seats:`, `seed:`, `option:`, `clauses:`, for puzzles `goal:`), then the blocks
`given`, `when` and `then`, the last two as often as needed. A `#` after a blank begins a comment.
Without a `given` block the game just begins. A move is written `1: build school`; before it
`note:` and other lines may say something about it, which makes a lesson: see lesson.py. In `then`
blocks

    offered 1: raze 2.pub            the move is legal
    refused 1: raze 2.pub: contacts MS-10.2.2   it is not, for this reason
    asked 1: payment                 the seat is asked this decision
    anything else                    is understood by the game, e.g. `1 vp = 3`
"""

from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.options import check_options
from novastate.kernel.position import Position
from novastate.kernel.questions import Refused
from novastate.kernel.ruleset import Ruleset

HEADERS: Final[tuple[str, ...]] = (
    "title",
    "title_de",
    "game",
    "seats",
    "seed",
    "option",
    "clauses",
    "goal",
    "goal_de",
)
BLOCKS: Final[tuple[str, ...]] = ("given", "when", "then")
SAID: Final[tuple[str, ...]] = (
    "note",
    "point",
    "count",
    "wrong",
    "quiz",
    "because",
    "explore",
)
"""Lines of a when block that say something about the next move; `_de` says it in German."""


class Line:
    """One line of a block with its number in the file."""

    def __init__(self, number: int, text: str) -> None:
        self.number: Final = number
        self.text: Final = text


class Scenario:
    """A scenario as read from its file."""

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.headers: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self.lines: dict[str, int] = {}  # of headers by name, of options by `option name`
        self.blocks: list[tuple[str, list[Line]]] = []

    def title(self) -> str:
        """Return the title, or the file's name."""
        return self.headers.get("title", self.file)

    def clauses(self) -> list[str]:
        """List the clauses the scenario is about."""
        return self.headers.get("clauses", "").split()

    def where(self, header: str) -> str:
        """Name the file and the line of a header, if it has one."""
        return f"{self.file}, line {self.lines[header]}" if header in self.lines else self.file


def read_scenario(text: str, file: str) -> Scenario:
    """Read a scenario; raise BadInput naming file and line if it cannot be read."""
    scenario = Scenario(file)
    blocks = scenario.blocks
    for number, raw in enumerate(text.splitlines(), 1):
        # A hash mark after a blank begins a comment; inside a word it numbers a location (pub#2).
        word = (" " + raw).partition(" #")[0].strip()
        if not word:
            continue
        if word in BLOCKS:
            if word == "given" and blocks:
                raise BadInput(f'{file}, line {number}: "given" must be the first block.')
            blocks.append((word, []))
        elif blocks:
            blocks[-1][1].append(Line(number, word))
        else:
            _read_header(scenario, word, number)
    if "game" not in scenario.headers:
        raise BadInput(f'{file}: the header "game" is missing.')
    return scenario


def _read_header(scenario: Scenario, line: str, number: int) -> None:
    """Read one header; each may stand once, `option` once for each option."""
    where = f"{scenario.file}, line {number}"
    name, colon, value = line.partition(":")
    if not colon or name not in HEADERS:
        there = ", ".join(HEADERS)
        blocks = ", ".join(BLOCKS)
        raise BadInput(f'{where}: "{line}" is no header ({there}) and no block ({blocks}).')
    key = name
    if name == "option":
        option, equals, value = value.partition("=")
        if not equals:
            raise BadInput(f"{where}: an option is written option: name = value.")
        key = f"option {option.strip()}"
        scenario.options[option.strip()] = value.strip()
    else:
        scenario.headers[name] = value.strip()
    if key in scenario.lines:
        raise BadInput(f'{where}: the header "{key}" stands in line {scenario.lines[key]} already.')
    scenario.lines[key] = number


def _number(scenario: Scenario, name: str, default: int) -> int:
    value = scenario.headers.get(name, str(default))
    if not value.isdecimal():
        where = scenario.where(name)
        raise BadInput(f'{where}: "{name}" must be a whole number, not "{value}".')
    return int(value)


def begin(ruleset: Ruleset, scenario: Scenario) -> Position:
    """Begin a game with the seats, the seed and the options of the headers."""
    seats, seed = _number(scenario, "seats", 2), _number(scenario, "seed", 1)
    header = "seats"
    try:
        ruleset.check(seats, 1, {})
        header = "seed"
        ruleset.check(seats, seed, {})
        for name, value in scenario.options.items():
            header = f"option {name}"
            check_options(ruleset.options, {name: value})
        header = "option card_overrides"
        return ruleset.new(seats, seed, **scenario.options)
    except BadInput as bad:
        raise BadInput(f"{scenario.where(header)}: {bad}") from None


def lay_out(ruleset: Ruleset, scenario: Scenario) -> Position:
    """Set up the position of the given block, or the start of a game if there is none."""
    position = begin(ruleset, scenario)
    if not scenario.blocks or scenario.blocks[0][0] != "given":
        return position
    ruleset.clear(position)
    for line in scenario.blocks[0][1]:
        try:
            ruleset.arrange(position, line.text)
        except BadInput as bad:
            raise BadInput(f"{scenario.file}, line {line.number}: {bad}") from None
    ruleset.settle(position)
    return position


def run_scenario(ruleset: Ruleset, scenario: Scenario) -> list[str]:
    """Play a scenario; return a sentence for every expectation that fails."""
    position = lay_out(ruleset, scenario)
    failures: list[str] = []
    for block, lines in scenario.blocks:
        for line in lines:
            where = f"{scenario.file}, line {line.number}"
            if block == "when" and not is_said(line.text):
                _play(position, line.text, where)
            elif block == "then":
                try:
                    failure = _failure(ruleset, position, line.text)
                except BadInput as bad:
                    raise BadInput(f'{where}: "{line.text}" cannot be checked: {bad}') from None
                if failure:
                    failures.append(f"{where}: {failure}")
    return failures


def is_said(text: str) -> bool:
    """Tell what a lesson says from a move.

    >>> is_said("wrong_de build: Noch nicht."), is_said("1: build school"), is_said("explore")
    (True, False, True)
    """
    word, _, _ = text.partition(":")[0].partition(" ")
    if word == "explore":
        return text == "explore"
    return ":" in text and word.removesuffix("_de") in SAID


def _seat_and_rest(text: str, position: Position) -> tuple[int, str]:
    """Split `1: build school` into seat and move."""
    seat, colon, rest = text.partition(":")
    if not colon or not seat.strip().isdecimal():
        raise BadInput(f'"{text}" must begin with a seat and a colon, as in 1: pass.')
    number = int(seat) - 1
    if not 0 <= number < position.seats:
        raise BadInput(f"There is no seat {seat.strip()}.")
    return number, rest.strip()


def _play(position: Position, text: str, where: str) -> None:
    try:
        seat, move = _seat_and_rest(text, position)
        position.play(seat, position.parse(seat, move))
    except Refused as refused:
        raise BadInput(f'{where}: "{text}" is not possible: {refused}') from None
    except BadInput as bad:
        raise BadInput(f'{where}: "{text}" cannot be read: {bad}') from None


def _failure(ruleset: Ruleset, position: Position, text: str) -> str:
    """Return a sentence if an expectation fails, else nothing."""
    word, _, rest = text.partition(" ")
    if word == "offered":
        seat, move = _seat_and_rest(rest, position)
        refusal = position.refusal(seat, position.parse(seat, move))
        return "" if refusal is None else f"{move} is refused ({refusal.code} {refusal.clause})."
    if word == "refused":
        return _refused(position, rest)
    if word == "asked":
        seat, code = _seat_and_rest(rest, position)
        if seat not in position.to_act():
            return f"seat {seat + 1} is not asked anything."
        asked = position.question(seat).code
        return "" if asked == code else f"seat {seat + 1} is asked {asked}, not {code}."
    return ruleset.expect(position, text)


def _refused(position: Position, rest: str) -> str:
    """Check a refusal: seat, move and the code or clause it must carry."""
    seat, said = _seat_and_rest(rest, position)
    move, _, reason = said.partition(": ")
    refusal = position.refusal(seat, position.parse(seat, move))
    if refusal is None:
        return f"{move} is possible."
    why = (refusal.code, refusal.clause)
    if all(word in why for word in reason.split()):
        return ""
    return f"{move} is refused for {refusal.code} {refusal.clause}, not for {reason}."
