"""All moves of a game in a few words each."""

import asyncio

from novastate.kernel.phrases import Phrase
from novastate.server.films import Film, Films
from novastate.server.identity import Visitor
from novastate.server.live import FINISHED
from novastate.server.present import log_entries, sentence
from novastate.server.replaying import check_playable, check_reader
from novastate.server.shapes.analysis import ListedMove, MoveList
from novastate.server.tables import Tables


async def list_moves(
    tables: Tables, films: Films, id: str, visitor: Visitor, reader: int | None, lang: str
) -> MoveList:
    """List who did what: of a finished game every answer, of a running one what a reader saw."""
    async with tables.using(id) as live:
        check_playable(live)
        over = live.facts.status == FINISHED
        check_reader(live, visitor, reader, over)
        record, book = live.record(), live.book()
        rows = {row.version: row for row in live.rows}
        shown = [rows[version] for version in live.entry_versions]
        if not over:
            told = [log_entries(live, [row], reader, lang) for row in shown]
            texts = [" ".join(entry.text for entry in entries) for entries in told]
    if over:
        film = await films.of(id, record)
        labels = await asyncio.to_thread(_labels, film)
        texts = [sentence(book.say(label, lang)) for label in labels]
    return MoveList(
        [
            ListedMove(number, entry.seat, text)
            for number, (entry, text) in enumerate(zip(record.entries, texts, strict=True), 1)
        ]
    )


def _labels(film: Film) -> list[Phrase]:
    """Say every answer as its question did; they are found once for a film."""
    if len(film.labels) < len(film.entries):
        film.labels[:] = [
            _label(film, number, entry.seat, entry.text)
            for number, entry in enumerate(film.entries)
        ]
    return film.labels


def _label(film: Film, before: int, seat: int, text: str) -> Phrase:
    options = film.at(before).question(seat).options()
    return next(each.label for each in options if each.notation == text)
