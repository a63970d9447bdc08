"""How a game ended, for people."""

from typing import cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from novastate.kernel.outcome import Outcome
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.position import Position

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "total": "total",
        "rank": "rank",
        "winner": "Winner: {names} ({reason}).",
        "nobody": "No winner ({reason}).",
        "level": "Level: {level}.",
        "and": " and ",
    },
    "de": {
        "total": "gesamt",
        "rank": "Rang",
        "winner": "Sieg: {names} ({reason}).",
        "nobody": "Kein Sieg ({reason}).",
        "level": "Stufe: {level}.",
        "and": " und ",
    },
}


def print_result(
    out: Console, position: Position, book: PhraseBook, players: list[str], lang: str
) -> None:
    """Print the scores with their breakdown, or nothing while the game goes on."""
    outcome = position.outcome()
    if outcome is None:
        return
    words = WORDS[lang]
    out.print()
    out.print(_scores(outcome, book, lang))
    names = words["and"].join(_seat(book, seat, lang) for seat in outcome.winners)
    reason = book.say(Phrase(f"reason_{outcome.reason}"), lang)
    line = words["winner"] if outcome.winners else words["nobody"]
    out.print(Text(line.format(names=names, reason=reason), style="bold"))
    if "level" in outcome.extra:
        level = book.say(Phrase(f"level_{outcome.extra['level']}"), lang)
        out.print(Text(words["level"].format(level=level), style="bold"))


def _seat(book: PhraseBook, seat: int, lang: str) -> str:
    return book.noun("seat", seat, lang)


def _scores(outcome: Outcome, book: PhraseBook, lang: str) -> Table:
    """Lay out the scores, the best first; the rival of a solo game has a row of its own."""
    words = WORDS[lang]
    sources = list(outcome.results[0].breakdown)
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("")
    for source in sources:
        table.add_column(book.say(Phrase(f"result_{source}"), lang), justify="right")
    table.add_column(words["total"], justify="right")
    rows = [
        (result.score, _seat(book, result.seat, lang), result.breakdown, result.rank)
        for result in outcome.results
    ]
    if "rival_vp" in outcome.extra:
        score = cast(int, outcome.extra["rival_vp"])
        breakdown = cast("dict[str, int]", outcome.extra["rival_breakdown"])
        rows.append((score, _seat(book, 1, lang), breakdown, 3 - outcome.results[0].rank))
    for score, name, breakdown, _ in sorted(rows, key=lambda row: row[3]):
        table.add_row(name, *(str(breakdown[source]) for source in sources), str(score))
    return table
