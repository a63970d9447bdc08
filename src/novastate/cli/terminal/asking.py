"""A question on the screen: numbered options, and why others are refused."""

from collections import Counter

from rich.console import Console
from rich.table import Table
from rich.text import Text

from novastate.cli.boards.board import Board
from novastate.cli.terminal.words import WORDS
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.questions import Choice, Question

FEW = 8
"""Up to so many options need no headings."""


class Asked:
    """A question with its options in the order in which they are numbered."""

    def __init__(self, question: Question, book: PhraseBook, board: Board, lang: str) -> None:
        self.question = question
        self.book = book
        self.board = board
        self.lang = lang
        # What is about nothing on the table (pass, done) comes last.
        options = question.options()
        self.options = sorted(options, key=lambda choice: choice.target.get("zone") == "none")
        labels = Counter(self._label(choice) for choice in options)
        self.twice = {label for label, count in labels.items() if count > 1}

    def _label(self, choice: Choice) -> str:
        return self.book.say(choice.label, self.lang)

    def show(self, out: Console, can_undo: bool) -> None:
        """Print prompt, options and what else can be typed."""
        words = WORDS[self.lang]
        prompt = Text(self.book.say(self.question.prompt, self.lang), style="bold")
        out.print()
        out.print(prompt.append(f"  {self.question.clause}", style="dim not bold"))
        heading = ""
        table = _rows(len(str(len(self.options))))
        for number, choice in enumerate(self.options, 1):
            part = self.board.heading(choice) if len(self.options) > FEW else ""
            if part != heading:
                heading = part
                table.add_row("", Text(part, style="underline"))
            table.add_row(str(number), self._option(choice))
        out.print(table)
        keys = [words["keys"] if can_undo else words["keys_plain"]]
        if self.question.suggested:
            keys.insert(0, words["suggested"].format(move=self.question.suggested))
        out.print(Text(" · ".join(keys), style="dim"))

    def _option(self, choice: Choice) -> Text:
        label = self._label(choice)
        text = Text(label)
        if label in self.twice:
            text.append(f"  {choice.notation}", style="dim")
        preview = self.board.preview(choice)
        return text.append(f"  ({preview})", style="green") if preview else text

    def show_refused(self, out: Console, word: str) -> None:
        """Print what cannot be done and why; with a word only what contains it."""
        words = WORDS[self.lang]
        refused = self.question.refused()
        chosen = [choice for choice in refused if self._contains(choice, word.casefold())]
        if not chosen:
            key = "none_like" if refused and word else "nothing_refused"
            out.print(words[key].format(word=word), markup=False)
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(ratio=2)
        table.add_column(ratio=3, style="dim")
        for choice in chosen:
            assert choice.refusal is not None
            reason = self.book.say(choice.refusal.phrase(), self.lang)
            said = words["reason"].format(reason=reason, clause=choice.refusal.clause)
            table.add_row(Text(self._label(choice)), Text(said))
        out.print(table)

    def _contains(self, choice: Choice, word: str) -> bool:
        return word in self._label(choice).casefold() or word in choice.notation.casefold()

    def numbered(self, text: str) -> Choice | None:
        """Find an option by its number."""
        number = int(text) if text.isdecimal() else 0
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def obvious(self) -> Choice | None:
        """Return what an empty line means: the suggestion, or the only option."""
        for choice in self.options:
            if choice.notation == self.question.suggested or len(self.options) == 1:
                return choice
        return None


def _rows(width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold", min_width=width + 1)
    table.add_column(overflow="fold", ratio=1)
    return table
