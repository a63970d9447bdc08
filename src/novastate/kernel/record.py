"""Records: a game as readable text, from which it can be played again move by move."""

import re
from typing import Final

from novastate.kernel.errors import BadInput

HEADER: Final = re.compile(r'\[(\w+)(?: "((?:[^"\\]|\\.)*)")(?: "((?:[^"\\]|\\.)*)")?\]')
MOVE: Final = re.compile(r"(\d+)\. (\d+): (.+)")


class Entry:
    """One move of a record: who made it, how it is written, and where it stood in the file."""

    def __init__(self, seat: int, text: str, comment: str = "", line: int = 0) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.comment = comment
        self.line: Final = line


class Record:
    """Everything needed to play a game again: game, rules version, options, seed and moves."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int,
        options: dict[str, str],
        players: list[str],
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.players: Final = players  # names by seat; may be empty
        self.entries: list[Entry] = []
        self.result = ""  # the scores, once the game is over
        self.digest = ""  # of the position after the last move
        self.comment = ""  # before the first move
        self.given: list[str] = []  # lines of a scenario that arrange the first position
        self.cards = ""  # the digest of the cards it was played with
        self.commitment = ""  # the hash of the seed that was told before the game
        self.taken_back = 0  # how often somebody went back to an earlier move

    def write(self) -> str:
        """Write the record as text."""
        lines = [
            f'[Game "{self.game}"]',
            f'[Rules "{self.rules}"]',
            f'[Seats "{self.seats}"]',
            f'[Seed "{self.seed}"]',
        ]
        if self.cards:
            lines.append(f'[Cards "{self.cards}"]')
        if self.commitment:
            lines.append(f'[Commitment "{self.commitment}"]')
        if self.taken_back:
            lines.append(f'[TakenBack "{self.taken_back}"]')
        lines += [f'[Option "{name}" "{_quoted(value)}"]' for name, value in self.options.items()]
        lines += [
            f'[Player "{seat + 1}" "{_quoted(name)}"]' for seat, name in enumerate(self.players)
        ]
        lines += [
            f'[Given "{number}" "{_quoted(line)}"]' for number, line in enumerate(self.given, 1)
        ]
        if self.result:
            lines.append(f'[Result "{self.result}"]')
        if self.digest:
            lines.append(f'[Digest "{self.digest}"]')
        lines.append("")
        if self.comment:
            lines.append(f"{{ {self.comment} }}")
        for number, entry in enumerate(self.entries, 1):
            comment = f"  {{ {entry.comment} }}" if entry.comment else ""
            lines.append(f"{number}. {entry.seat + 1}: {entry.text}{comment}")
        return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def read_record(text: str, file: str = "record") -> Record:
    """Read a record; raise BadInput naming file and line if it cannot be read.

    >>> read_record('[Game "master"]\\n[Rules "1"]\\n[Seats "2"]\\n[Seed "7"]\\n').seats
    2
    """
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    given: dict[int, str] = {}
    entries: list[Entry] = []
    opening: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        where = f"{file}, line {number}"
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            _read_header(line, where, headers, options, {"Player": players, "Given": given})
            continue
        line, comment = _split_comment(line, where)
        if not line:
            if entries:
                entries[-1].comment = f"{entries[-1].comment} {comment}".strip()
            else:
                opening.append(comment)
            continue
        entries.append(_read_move(line, comment, where, number, len(entries) + 1))
    record = Record(
        _needed(headers, "Game", file),
        _whole(headers, "Rules", file),
        _whole(headers, "Seats", file),
        _whole(headers, "Seed", file),
        options,
        [players[seat] for seat in sorted(players)],
    )
    record.entries = entries
    record.given = [given[number] for number in sorted(given)]
    record.result = headers.get("Result", "")
    record.digest = headers.get("Digest", "")
    record.cards = headers.get("Cards", "")
    record.commitment = headers.get("Commitment", "")
    record.taken_back = _whole(headers, "TakenBack", file) if "TakenBack" in headers else 0
    record.comment = " ".join(opening)
    return record


def _read_header(
    line: str,
    where: str,
    headers: dict[str, str],
    options: dict[str, str],
    numbered: dict[str, dict[int, str]],
) -> None:
    match = HEADER.fullmatch(line)
    if match is None:
        raise BadInput(f'{where}: "{line}" is no header such as [Game "master"].')
    name, first, second = match.group(1), match.group(2), match.group(3)
    if name == "Option" and second is not None:
        options[first] = _unquoted(second)
    elif name in numbered and second is not None and first.isdecimal():
        numbered[name][int(first)] = _unquoted(second)
    elif second is not None or name == "Option" or name in numbered:
        raise BadInput(f'{where}: the header "{name}" has the wrong number of values.')
    elif name in headers:
        raise BadInput(f'{where}: the header "{name}" is there twice.')
    else:
        headers[name] = _unquoted(first)


def _split_comment(line: str, where: str) -> tuple[str, str]:
    """Split off a comment in braces at the end of a line."""
    head, brace, comment = line.partition("{")
    if not brace:
        return line, ""
    if not comment.endswith("}"):
        raise BadInput(f"{where}: the comment is not closed with a brace.")
    return head.strip(), comment[:-1].strip()


def _read_move(line: str, comment: str, where: str, number: int, expected: int) -> Entry:
    match = MOVE.fullmatch(line)
    if match is None:
        raise BadInput(f'{where}: "{line}" is no move such as "1. 2: build school".')
    if int(match.group(1)) != expected:
        raise BadInput(f"{where}: move {expected} was expected here, not {match.group(1)}.")
    seat = int(match.group(2))
    if seat < 1:
        raise BadInput(f"{where}: seats count from 1.")
    return Entry(seat - 1, " ".join(match.group(3).split()), comment, number)


def _needed(headers: dict[str, str], name: str, file: str) -> str:
    if name not in headers:
        raise BadInput(f'{file}: the header "{name}" is missing.')
    return headers[name]


def _whole(headers: dict[str, str], name: str, file: str) -> int:
    value = _needed(headers, name, file)
    if not value.isdecimal():
        raise BadInput(f'{file}: the header "{name}" must be a whole number, not "{value}".')
    return int(value)
