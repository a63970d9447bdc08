"""A game under way, as OpenSpiel wants it: cheap to copy, and plain data when it is stored."""

import hashlib
from typing import Any, Final

from novastate.envs.face import Face, Legal
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from novastate.kernel.position import Position

Told = tuple[str, int, dict[str, object], dict[str, object] | None]
"""An event as plain data."""
Memory = tuple[int, str]
"""How many events a seat has taken in, and a hash of what it was told and has said till then."""

BLANK: Final[Memory] = (0, "")


class Progress:
    """A position, what has happened so far, and what each seat remembers of it."""

    def __init__(
        self, position: Position, log: list[Event], memories: list[Memory], last: list[int]
    ) -> None:
        self.position: Final = position
        self.log: Final = log
        self.memories: Final = memories
        self.last: Final = last
        """The last action of each seat; -1 if it has not answered yet."""
        self.moves = 0
        self._legal: Legal | None = None

    def player(self) -> int:
        """Return the seat that acts; the others who are asked wait. -1 when the game is over."""
        asked = self.position.asking
        return asked[0] if asked else -1

    def legal(self, face: Face) -> Legal:
        """Return the legal moves of the acting seat by the number of their action."""
        if self._legal is None:
            self._legal = face.legal(self.position, self.player())
        return self._legal

    def play(self, face: Face, action: int) -> None:
        """Make the move of a legal action and note what happens."""
        seat = self.player()
        move = self.legal(face)[action]
        seen, hashed = self._remember(seat)
        self.memories[seat] = (seen, _added(hashed, face.actions.texts[action]))
        self.position.listener = self.log
        self.position.apply(seat, move)
        self.position.listener = None
        self.last[seat] = action
        self.moves += 1
        self._legal = None

    def _remember(self, seat: int) -> Memory:
        """Let a seat take in what it was told since it last did."""
        seen, hashed = self.memories[seat]
        for event in self.log[seen:]:
            hashed = _added(hashed, canonical(event.to_data(seat)))
        self.memories[seat] = (len(self.log), hashed)
        return self.memories[seat]

    def observed(self, face: Face, seat: int) -> dict[str, object]:
        """Return what a seat sees now, as plain data."""
        texts = face.actions.texts
        may = self.legal(face) if seat == self.player() else {}
        last = self.last[seat]
        return {
            "view": self.position.view(seat),
            "may": [texts[action] for action in may],
            "last": texts[last] if last >= 0 else "",
        }

    def remembered(self, face: Face, seat: int) -> str:
        """Write what a seat sees now, with a hash of everything it was told and said before."""
        return canonical({**self.observed(face, seat), "before": self._remember(seat)[1]})

    def redealt(self, seat: int, chance: Chance) -> "Progress":
        """Deal afresh what a seat cannot know; what others remember of it is lost."""
        hashed = self._remember(seat)[1]
        memories = [(0, hashed) if other == seat else BLANK for other in range(len(self.last))]
        return self._with(self.position.redeal(seat, chance), [], memories)

    def _with(self, position: Position, log: list[Event], memories: list[Memory]) -> "Progress":
        copy = Progress(position, log, memories, self.last.copy())
        copy.moves = self.moves
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Progress":
        """Copy what changes; events never do."""
        return self._with(self.position.clone(), self.log.copy(), self.memories.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Store plain data: compiled positions cannot be pickled."""
        log = [(event.code, event.seat, event.args, event.secret) for event in self.log]
        return restored, (self.position.to_data(), log, self.memories, self.last, self.moves)


def restored(
    data: dict[str, Any], log: list[Told], memories: list[Memory], last: list[int], moves: int
) -> Progress:
    """Rebuild a game from its plain data."""
    position = ruleset(data["game"]).from_data(data)
    progress = Progress(position, [Event(*told) for told in log], memories, last)
    progress.moves = moves
    return progress


def dealt(position: Position) -> Progress:
    """Begin to keep a game."""
    return Progress(position, [], [BLANK] * position.seats, [-1] * position.seats)


def _added(hashed: str, text: str) -> str:
    """Add to a hash."""
    return hashlib.blake2b(f"{hashed} {text}".encode(), digest_size=16).hexdigest()
