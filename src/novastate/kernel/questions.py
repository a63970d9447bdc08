"""Questions put to people: every option with its move, and refused ones with their reason."""

from typing import Final

from novastate.kernel.phrases import Phrase


class Refusal:
    """Why something is not possible now: a code, the clause it rests on, and the details."""

    def __init__(self, code: str, clause: str, args: dict[str, object] | None = None) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.args: Final[dict[str, object]] = {} if args is None else args

    def phrase(self) -> Phrase:
        """Return the reason as a phrase; its code starts with `no_`."""
        return Phrase("no_" + self.code, self.args)

    def to_data(self) -> dict[str, object]:
        """Return code, clause and details as plain data."""
        data: dict[str, object] = {"code": self.code, "clause": self.clause}
        data.update(self.args)
        return data


class Refused(ValueError):
    """Raised when a move is not legal; nothing has been changed."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.clause})" if refusal.clause else sentence)
        self.refusal: Final = refusal
        self.code: Final = refusal.code
        self.clause: Final = refusal.clause


class Choice:
    """One option of a question: its move, what it touches, what it would bring, or why not."""

    def __init__(
        self,
        move: int,
        notation: str,
        label: Phrase,
        target: dict[str, object],
        refusal: Refusal | None = None,
        preview: dict[str, object] | None = None,
        others: bool = True,
    ) -> None:
        self.move: Final = move
        self.notation: Final = notation
        self.label: Final = label
        self.target: Final = target
        self.refusal: Final = refusal
        self.preview: Final = preview
        self.others: Final = others  # False: it is known to change nothing for anybody else

    def to_data(self) -> dict[str, object]:
        """Return the option as plain data."""
        data: dict[str, object] = {
            "notation": self.notation,
            "label": self.label.to_data(),
            "target": self.target,
        }
        if self.refusal is not None:
            data["refusal"] = self.refusal.to_data()
        if self.preview is not None:
            data["preview"] = self.preview
        return data


class Question:
    """What one seat is asked now."""

    def __init__(
        self,
        code: str,
        clause: str,
        prompt: Phrase,
        choices: list[Choice],
        suggested: str = "",
        need: int = 1,
    ) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.prompt: Final = prompt
        self.choices: Final = choices
        self.suggested: Final = suggested  # notation of the obvious answer, if there is one
        self.need: Final = need  # how many answers of this kind are wanted, this one included

    def options(self) -> list[Choice]:
        """List what can be answered."""
        return [choice for choice in self.choices if choice.refusal is None]

    def refused(self) -> list[Choice]:
        """List what cannot be answered, each with its reason."""
        return [choice for choice in self.choices if choice.refusal is not None]

    def to_data(self) -> dict[str, object]:
        """Return the question as plain data."""
        return {
            "code": self.code,
            "clause": self.clause,
            "prompt": self.prompt.to_data(),
            "choices": [choice.to_data() for choice in self.choices],
            "suggested": self.suggested,
        }
