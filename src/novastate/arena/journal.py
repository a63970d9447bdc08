"""The journal of a run: every finished game on a line of its own, so that a run can go on later.

The first line names the plan; a game depends on nothing else, so whatever the file holds is what
would be played again. Lines are only ever added; one that was torn by a crash is cut off.
"""

import contextlib
import hashlib
import json
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from novastate import __version__
from novastate.arena.playing import Plan, Played
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.game import option_text

try:
    import fcntl
except ImportError:  # not on Windows, where two runs on one file are not noticed
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
START: Final = b'{"journal":"novastate"'

WORDS: Final = {
    "format": "format",
    "novastate": "version of Novastate",
    "kind": "kind of run",
    "game": "game",
    "rules": "rules version",
    "seats": "number of seats",
    "bots": "list of bots",
    "seed": "seed",
    "deals_from": "first deal",
    "options": "list of options",
    "cards": "folder of cards",
}
"""What can be different in another plan, in the order in which it is told."""


def header(plan: Plan) -> dict[str, object]:
    """Describe a plan: everything on which the games depend, and nothing else."""
    return {
        "journal": "novastate",
        "format": FORMAT,
        "novastate": __version__,
        "rules": ruleset(plan.game, plan.cards).version,
        "kind": "tournament" if plan.tournament else "simulation",
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "deals_from": plan.deals_from,
        "options": {name: option_text(value) for name, value in sorted(plan.options.items())},
        "cards": None if plan.cards is None else fingerprint(plan.cards),
    }


def fingerprint(folder: Path) -> str:
    """Return a hash of the card files of a folder."""
    total = hashlib.sha256()
    for file in sorted(folder.glob("**/*.toml")):
        total.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


class Journal:
    """A journal that is open for adding games; use it in a `with` block."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.games: dict[int, Played] = {}
        """The games it holds, by number."""
        wanted = header(plan)
        self._file: BinaryIO = _opened(path)
        try:
            whole = _lock_and_read(self._file, path)
            first, *rest = whole.splitlines() or [b""]
            if first:
                _same_plan(path, first, wanted)
                self.games = _games(path, rest)
            self._file.truncate(len(whole))
            if not first:
                self._write(msgspec.json.encode(wanted))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        """Return the journal."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._file.close()

    def add(self, games: list[Played]) -> None:
        """Write down finished games; they are safe when this returns."""
        for game in games:
            self._write(msgspec.json.encode(game))
            self.games[game.index] = game

    def _write(self, line: bytes) -> None:
        """Write a whole line at once."""
        self._file.write(line + b"\n")
        self._file.flush()


def _opened(path: Path) -> BinaryIO:
    """Open a file for reading and adding; make it if it is not there."""
    try:
        return path.open("a+b")
    except OSError as error:
        raise BadInput(f"{path} cannot be opened: {error.strerror or error}.") from None


def _lock_and_read(file: BinaryIO, path: Path) -> bytes:
    """Return the whole lines of a journal; refuse a file of another kind, or in use."""
    if fcntl is not None:
        with contextlib.suppress(OSError):  # some network drives know no locks
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadInput(f"{path} is in use by another run.") from None
    file.seek(0)
    text = file.read()
    if not text.startswith(START) and not START.startswith(text):
        raise BadInput(f"{path} is no journal of Novastate; give a new file.")
    return text[: text.rfind(b"\n") + 1]


def _same_plan(path: Path, line: bytes, wanted: dict[str, object]) -> None:
    """Refuse the journal of another plan, and say what differs."""
    try:
        found = json.loads(line)
    except ValueError:
        raise BadInput(f"{path}, line 1 is damaged: give a new file.") from None
    for key, words in WORDS.items():
        if found.get(key) != wanted[key]:
            old, new = _shown(found.get(key)), _shown(wanted[key])
            raise BadInput(
                f"{path} holds games of another plan: its {words} is {old}, not {new};"
                " give a new file or the old plan."
            )


def _shown(value: object) -> str:
    """Write a value of a header for people."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={setting}" for name, setting in value.items()) or "empty"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return "none" if value is None else str(value)


def _games(path: Path, lines: list[bytes]) -> dict[int, Played]:
    """Read the games of a journal."""
    games: dict[int, Played] = {}
    for number, line in enumerate(lines, 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            raise BadInput(
                f"{path}, line {number} is damaged: delete it, and its game is played again."
            ) from None
        games[game.index] = game
    return games
