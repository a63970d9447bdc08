"""Numbers for actions: every answer a ruleset knows has one, fixed by its text.

See docs/adr/0010-actions-are-numbered-by-their-text.md.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from novastate.kernel.notation import Notation, Shape
from novastate.kernel.packing import VERB
from novastate.kernel.position import Position
from novastate.toolkit.shapes import Named, OfSeat

OTHER_SLOTS: Final = 32
"""How many answers outside the table can be offered at a time."""

Details = dict[Shape[Any], Iterable[str]]
"""What may follow a verb, by its shape."""


class Wording:
    """How a ruleset writes its moves, as far as a table of actions must know."""

    def __init__(
        self, seated: frozenset[str], plain: frozenset[int], payments_in_any_order: bool = False
    ) -> None:
        self.seated: Final = seated  # words that a seat may follow
        self.plain: Final = plain  # verbs whose text depends on nothing but the move
        self.payments_in_any_order: Final = payments_in_any_order


def wording(notation: Notation[Any], payments_in_any_order: bool = False) -> Wording:
    """Find out how a ruleset writes its moves."""
    verbs = notation.verbs
    seated = frozenset(verb.word for verb in verbs if isinstance(verb.shape, OfSeat))
    plain = frozenset(verb.code & VERB for verb in verbs if verb.shape.plain)
    return Wording(seated, plain, payments_in_any_order)


def answers(
    p: Position,
    notation: Notation[Any],
    details: Details,
    players: int,
    narrowed: dict[int, Iterable[str]],
) -> Iterator[str]:
    """Write every answer of a game by its verbs; some verbs take fewer details than others."""
    for verb in notation.verbs:
        texts = narrowed.get(verb.code)
        if texts is None:
            texts = _following(p, verb.shape, details, players)
        for text in texts:
            yield f"{verb.word} {text}" if text else verb.word


def _following(p: Position, shape: Shape[Any], details: Details, players: int) -> Iterable[str]:
    """List what may follow a verb; rivals are counted from the one who moves."""
    if shape in details:
        return details[shape]
    if isinstance(shape, OfSeat):
        things = list(_following(p, shape.thing, details, players))
        seats = [f"+{i}" for i in range(1, players)]
        return [f"{seat}.{text}" if text else seat for seat in seats for text in things]
    if isinstance(shape, Named):
        return shape.names(p)
    return [""]


def relative(text: str, seat: int, seats: int) -> str:
    """Count the seat of a move from the one who makes it: 0 is himself, 1 the next.

    >>> relative("raze 2.pub", 0, 4), relative("attack 1", 3, 4)
    ('raze +1.pub', 'attack +1')
    """
    verb, _, rest = text.partition(" ")
    number, dot, name = rest.partition(".")
    if not number.isdecimal():
        return text
    return f"{verb} +{(int(number) - 1 - seat) % seats}{dot}{name}"


def same_payment(text: str) -> str:
    """Write the goods of a payment in one order.

    >>> same_payment("pay iron ammo")
    'pay ammo iron'
    """
    verb, *goods = text.split()
    return " ".join([verb, *sorted(goods)])


class ActionTable:
    """The actions of one game by number; the last ones stand for what has no number of its own.

    Meanings never change while cards, seats and options stay the same.
    """

    def __init__(self, texts: Iterable[str], players: int, wording: Wording) -> None:
        named = list(dict.fromkeys(texts))
        others = [f"other {i + 1}" for i in range(OTHER_SLOTS)]
        self.texts: Final = (*named, *others)
        self.first_other: Final = len(named)
        self.size: Final = len(self.texts)
        self.words: Final = tuple(dict.fromkeys(text.partition(" ")[0] for text in self.texts))
        """The words that answers begin with."""
        numbers = {word: i for i, word in enumerate(self.words)}
        self.word_of: Final = [numbers[text.partition(" ")[0]] for text in self.texts]
        """The number of the first word of each action."""
        self._players: Final = players
        self._index: Final = {text: number for number, text in enumerate(named)}
        self._wording: Final = wording
        self._known: Final[dict[int, int]] = {}

    def number(self, position: Position, seat: int, move: int) -> int:
        """Return the number of a legal move; -1 if its text is not in the table."""
        text = position.notation(seat, move)
        word = text.partition(" ")[0]
        if word in self._wording.seated:
            text = relative(text, seat, self._players)
        elif word == "pay" and self._wording.payments_in_any_order:
            text = same_payment(text)
        return self._index.get(text, -1)

    def legal(self, position: Position, seat: int) -> dict[int, int]:
        """Return the legal moves of a seat by the number of their action, in ascending order."""
        found: dict[int, int] = {}
        others: list[int] = []
        for move in position.moves(seat):
            plain = move & VERB in self._wording.plain
            number = self._known.get(move, -1) if plain else -1
            if number < 0:
                number = self.number(position, seat, move)
                if plain:
                    self._known[move] = number
            if number < 0 or number in found:
                others.append(move)
            else:
                found[number] = move
        for i, move in enumerate(others[:OTHER_SLOTS]):
            found[self.first_other + i] = move
        return dict(sorted(found.items()))
