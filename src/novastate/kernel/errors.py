"""The errors a user may meet; each is one sentence that names what and where."""

from typing import Final


class BadInput(ValueError):
    """Input that cannot be used: the message is a whole sentence for the user."""


class CardFileError(BadInput):
    """A card file that cannot be used; the message names file, line, card and field."""


class Misread(ValueError):
    """A string of a card file that says nothing: what is wrong, and with which word of it."""

    def __init__(self, problem: str, word: str = "") -> None:
        super().__init__(problem)
        self.problem: Final = problem
        self.word: Final = word

    def about(self, said: str) -> str:
        """Continue the sentence that begins with the field's name."""
        if not self.word:
            return f'says "{said}"{self.problem}'
        if self.word == said.strip():
            return f'says "{said}", which is {self.problem}'
        return f'says "{said}", where "{self.word}" is {self.problem}'
