"""What happened, in a few lines."""

from rich.console import Console
from rich.text import Text

from novastate.kernel.events import Event
from novastate.kernel.phrases import PhraseBook


def paragraphs(events: list[Event], book: PhraseBook, reader: int, lang: str) -> list[str]:
    """Put the events of a move into words: one paragraph for each seat in turn."""
    told: list[str] = []
    last = -2
    for event in events:
        sentence = book.say(event.phrase(reader), lang)
        if event.seat == last and event.seat >= 0:
            told[-1] += " " + sentence
        else:
            told.append(sentence)
        last = event.seat
    return told


def tell(out: Console, events: list[Event], book: PhraseBook, reader: int, lang: str) -> None:
    """Print what happened; phases stand out."""
    for paragraph in paragraphs(events, book, reader, lang):
        out.print(Text("· ", style="dim").append(paragraph, style="italic"))
