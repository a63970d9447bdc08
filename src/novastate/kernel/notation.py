"""Moves as text, both ways, from a table of verbs: each says its word and what follows it."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from novastate.kernel.errors import BadInput
from novastate.kernel.packing import DETAIL, FIELD, VERB, A
from novastate.kernel.phrases import Phrase
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Refusal

P = TypeVar("P", bound=Position)

Args = dict[str, object]
Said = tuple[Args, Args]
"""What a label says of a move, and what the move is about on the table."""


class Shape(Generic[P]):
    """What follows the word of a move: how it is written and read; here it is nothing."""

    words: int = 0
    """How many words it is; 2 stands for any number."""
    plain: bool = True
    """Whether its text depends on nothing but the move."""

    def fits(self, text: str) -> bool:
        """Tell whether a text that another verb of the same word might read is meant for this."""
        return False

    def write(self, p: P, seat: int, details: int) -> str:
        """Write the details, which are the bits of a move above its verb."""
        return ""

    def read(self, p: P, seat: int, text: str) -> int:
        """Read the details; raise BadInput with a sentence if they mean nothing here."""
        return 0

    def exists(self, p: P, details: int) -> bool:
        """Tell whether the details are something that can be there at all."""
        return self.words > 0 or details == 0

    def about(self, p: P, seat: int, details: int) -> Said:
        """Return what a label says, and what on the table it is, besides its zone."""
        return {}, {"seat": seat}


class Verb(Generic[P]):
    """One kind of move: its word, what follows it, and the zone where that lies.

    Several may share a word: the first reads what does not fit the others. Where the second detail
    decides about the word, the code has it too.
    """

    def __init__(
        self,
        code: int,
        word: str,
        shape: Shape[P],
        zone: str = "none",
        label: str = "",
        says: Callable[[P, int, int], Args] | None = None,
        about: Callable[[P, int, int], Said] | None = None,
        refused: Callable[[P, int, int], Refusal | None] | None = None,
    ) -> None:
        self.code: Final = code
        self.word: Final = word
        self.shape: Final = shape
        self.zone: Final = zone
        self.label: Final = label or word
        self.says: Final = says  # what its label says besides, the price for example
        self.about: Final = about  # what it says and is about, where that is not its shape's
        self.refused: Final = refused  # why it is not possible in a turn


class Notation(Generic[P]):
    """The verbs of a game: they write, read and describe its moves."""

    def __init__(self, verbs: tuple[Verb[P], ...], example: str) -> None:
        self.verbs: Final = verbs
        self.example: Final = example
        self._by_code: Final = {verb.code: verb for verb in verbs}
        self._by_word: Final[dict[str, list[Verb[P]]]] = {}
        for verb in verbs:
            self._by_word.setdefault(verb.word, []).append(verb)

    def find(self, move: int) -> Verb[P] | None:
        """Return the verb of a move; None if no move has it."""
        second = FIELD << A + DETAIL
        return self._by_code.get(move & (VERB | second)) or self._by_code.get(move & VERB)

    def verb(self, move: int) -> Verb[P]:
        """Return the verb of a move."""
        found = self.find(move)
        if found is None:
            raise ValueError(f"no move has the verb {move & VERB}")
        return found

    def refused(self, p: P, seat: int, move: int) -> Refusal | None:
        """Say why a move is not possible in a turn; None if its verb has nothing to say of it."""
        verb = self.find(move)
        if verb is None or verb.refused is None:
            return None
        details = move - verb.code >> A
        return verb.refused(p, seat, details) if verb.shape.exists(p, details) else None

    def write(self, p: P, seat: int, move: int) -> str:
        """Write a move."""
        verb = self.verb(move)
        details = verb.shape.write(p, seat, move - verb.code >> A)
        return f"{verb.word} {details}" if verb.shape.words else verb.word

    def read(self, p: P, seat: int, text: str) -> int:
        """Read a move; raise BadInput with a sentence if it means nothing here."""
        words = text.split()
        if not words:
            raise BadInput(f"A move needs a word, for example {self.example}.")
        word, rest = words[0], " ".join(words[1:])
        if word not in self._by_word:
            raise BadInput(f'"{word}" is no word a move begins with.')
        verb, *others = self._by_word[word]
        if verb.shape.words == 0 and rest:
            raise BadInput(f'"{word}" stands alone, without "{rest}".')
        if verb.shape.words == 1 and len(words) != 2:
            raise BadInput(f'"{text}" is no move: "{word}" takes one word after it.')
        for other in others:
            if other.shape.fits(rest):
                verb = other
        return verb.code | verb.shape.read(p, seat, rest) << A

    def choice(
        self,
        p: P,
        seat: int,
        move: int,
        refusal: Refusal | None = None,
        preview: Args | None = None,
        others: bool = True,
        label: str = "",
    ) -> Choice:
        """Describe a move as an option of a question; it may have another label than its verb."""
        verb = self.verb(move)
        details = move - verb.code >> A
        about = verb.shape.about if verb.about is None else verb.about
        args, where = about(p, seat, details)
        if verb.says is not None:
            args = {**args, **verb.says(p, seat, details)}
        target: Args = {"zone": verb.zone} if verb.zone == "none" else {"zone": verb.zone, **where}
        phrase = Phrase("do_" + (label or verb.label), args)
        return Choice(move, self.write(p, seat, move), phrase, target, refusal, preview, others)
