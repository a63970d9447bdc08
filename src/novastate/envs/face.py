"""A ruleset as learners see it: actions by number, and what a seat sees as a vector."""

import re
from typing import Final

import numpy as np
import numpy.typing as npt

from novastate.envs.actions import ActionTable
from novastate.envs.encoding import encoding_of
from novastate.envs.layout import Layout, Vector, View
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance, QuickChance
from novastate.kernel.errors import BadInput
from novastate.kernel.position import Position

NAME_PARTS: Final = re.compile(r"[ .@#/]")

Mask = npt.NDArray[np.int8]
Legal = dict[int, int]
"""Legal moves by the number of their action."""


class Face:
    """One ruleset with its seats and options; immutable, shared by all its games."""

    def __init__(self, game: str, seats: int, options: dict[str, object]) -> None:
        self.rules: Final = ruleset(game)
        self.seats: Final = whole("seats", seats)
        self.options: Final = options
        encoding = encoding_of(self.begin(0))
        self.players: Final = encoding.players
        """The players at the table: in the solo game the rival is one of them."""
        self.card_names: Final = encoding.card_names
        self.actions: Final = ActionTable(encoding.texts, self.players, encoding.wording)
        self._encoder: Final = encoding.encoder
        numbers = {id: number for number, id in enumerate(self.card_names)}
        self._cards: Final = _cards_named(self.actions, numbers)
        self.layout: Final[Layout] = self._encoder.layout
        words = len(self.actions.words)
        self._may: Final = self.layout.add("may", words)
        self._last_word: Final = self.layout.add("last word", words)
        self._last_card: Final = self.layout.add("last card", len(self.card_names))

    def begin(self, seed: int) -> Position:
        """Begin a game."""
        return self.rules.new(self.seats, seed, **self.options)

    def legal(self, position: Position, seat: int) -> Legal:
        """Return the legal moves of a seat by the number of their action."""
        return self.actions.legal(position, seat)

    def mask(self, legal: Legal) -> Mask:
        """Flag the legal actions."""
        mask = np.zeros(self.actions.size, np.int8)
        if legal:
            mask[list(legal)] = 1
        return mask

    def vector(self, view: View, seat: int, legal: Legal, last: int) -> Vector:
        """Write what a seat sees, what it may do and what it did last (-1: nothing yet)."""
        vector = self._encoder.encode(view, seat)
        word_of = self.actions.word_of
        for number in legal:
            vector[self._may + word_of[number]] = 1
        if last >= 0:
            vector[self._last_word + word_of[last]] = 1
            if self._cards[last] >= 0:
                vector[self._last_card + self._cards[last]] = 1
        return vector


def whole(name: str, value: object) -> int:
    """Return a whole number, numpy's ones too, or raise BadInput with a sentence."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise BadInput(f'"{name}" must be a whole number, not "{value}".')
    return int(value)


def _cards_named(actions: ActionTable, numbers: dict[str, int]) -> list[int]:
    """Find the first card that each action names; -1 if none."""
    return [
        next((numbers[word] for word in NAME_PARTS.split(text) if word in numbers), -1)
        for text in actions.texts
    ]


def reseeded(words: tuple[int, int, int, int]) -> Chance:
    """Make a generator of four words of 32 bits from another library's randomness."""
    a, b, c, d = words
    return QuickChance(a, b, c, d | 1)
