"""What happened, in a few lines."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from novastate.kernel.events import Event
from novastate.kernel.phrases import PhraseBook


def paragraphs(events: list[Event], book: PhraseBook, reader: int, lang: str) -> list[str]:
    """Put the events of a move into words: one paragraph for each seat in turn."""
    told: list[str] = []
    last = -2
    for event in events:
        sentence = book.say(event.phrase(reader), lang)
        sentence = sentence[:1].upper() + sentence[1:]
        if event.seat == last and event.seat >= 0:
            told[-1] += " " + sentence
        else:
            told.append(sentence)
        last = event.seat
    return told


def tell(out: Console, events: list[Event], book: PhraseBook, reader: int, lang: str) -> None:
    """Print what happened."""
    for paragraph in paragraphs(events, book, reader, lang):
        line = Table.grid()
        line.add_row("· ", Text(paragraph, style="italic"))
        out.print(line)
