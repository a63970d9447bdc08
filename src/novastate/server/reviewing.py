"""Everybody's chances after every move, and the moves that cost most."""

from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Any, Final

import msgspec

from novastate import __version__
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.record import Record
from novastate.server.db import store
from novastate.server.films import Film, Films
from novastate.server.hinting import check_analysed
from novastate.server.identity import Visitor
from novastate.server.judging import Decision, chances_from, decisions_at
from novastate.server.live import FINISHED, PERSON, Live
from novastate.server.logs import log
from novastate.server.present import sentence
from novastate.server.replaying import check_reader
from novastate.server.shapes import (
    ChancesLine,
    ErrorBody,
    Review,
    ReviewedAnswer,
    ReviewedMove,
    ReviewedSeat,
    ReviewLine,
)
from novastate.server.studies import Studies, Study, Task
from novastate.server.tables import Tables
from novastate.server.thinking import STUDY
from novastate.server.words import Problem

PART: Final = 0.4
"""Seconds a process works at a study before others have their turn."""
MARKED: Final = 5
"""Moves of each person that are shown."""
COSTLY: Final = 0.02
"""A smaller loss is not worth a word."""

_encoder: Final = msgspec.json.Encoder()


class Reviewing:
    """The studies of whole games."""

    def __init__(self, tables: Tables, films: Films, studies: Studies) -> None:
        self.tables = tables
        self.films = films
        self.studies = studies

    # --- chances -------------------------------------------------------------------------

    async def chances(
        self, id: str, visitor: Visitor, reader: int | None, lang: str
    ) -> AsyncIterator[bytes]:
        """Return lines with everybody's chances after each move, as a reader may judge them.

        While the game runs that is what the visitor's own seat, or a spectator, has seen.
        """
        async with self.tables.using(id) as live:
            over = _check_begun(live)
            check_reader(live, visitor, reader, over)
            record = _record(live)
        text = record.write()

        async def part(first: int) -> list[Any]:
            return await self.tables.pool.run(
                *(chances_from, text, first, reader, id, PART), patience=STUDY
            )

        moves: list[object] = [(entry.seat, entry.text) for entry in record.entries]
        name = "chances" if reader is None else f"chances.{reader}"
        task = Task((id, name), ["", *moves], part)
        await self._recall(task, over)
        return self._lines(task, over, lang, _chances_line)

    # --- the review ----------------------------------------------------------------------

    async def review(self, id: str, lang: str) -> AsyncIterator[bytes]:
        """Return lines that tell how far the review of a finished game is; the last one has it."""
        async with self.tables.using(id) as live:
            if not _check_begun(live):
                raise Problem("not_finished")
            record = _record(live)
            moves = _decisions(live)
            book = live.book()
        text = record.write()

        async def part(first: int) -> list[Any]:
            return await self.tables.pool.run(
                *(decisions_at, text, moves[first:], id, PART), patience=STUDY
            )

        task = Task((id, "review"), list(moves), part)
        await self._recall(task, True)
        film = await self.films.of(id, record)

        def line(study: Study, _: int) -> ReviewLine:
            told = ReviewLine(len(study.results), len(moves))
            if study.done:
                found = [Decision(*each) for each in study.results if each is not None]
                told.review = Telling(film, book, lang).review(found)
            return told

        return self._lines(task, True, lang, line)

    # --- what both need ------------------------------------------------------------------

    async def _recall(self, task: Task, over: bool) -> None:
        """Take over what was stored of a finished game, or see that there is room to work."""
        if self.studies.knows(task):
            return
        if over:
            async with self.tables.db.reading() as connection:
                stored = await store.read_study(connection, *task.key, __version__)
            if stored is not None and len(stored) == len(task.things):
                self.studies.learn(task, stored)
                return
        self.studies.check_room()

    async def _lines(
        self, task: Task, over: bool, lang: str, line: Callable[[Study, int], msgspec.Struct]
    ) -> AsyncIterator[bytes]:
        """Write a line whenever there is more; what is worked out of a finished game is stored."""
        stored, sent = self.studies.knows(task), 0
        try:
            async with aclosing(self.studies.follow(task)) as following:
                async for study in following:
                    yield _encoder.encode(line(study, sent)) + b"\n"
                    sent = len(study.results)
            if over and not stored:
                async with self.tables.db.writing() as connection:
                    await store.save_study(connection, *task.key, __version__, study.results)
        except Exception:
            log.exception("fault in a study", extra={"table": task.key[0]})
            yield _encoder.encode(ErrorBody("server", Problem("server").text(lang))) + b"\n"


def _check_begun(live: Live) -> bool:
    """Tell whether a game is over; raise Problem if it has not begun or allows no analysis."""
    if live.game is None:
        raise Problem("not_started")
    check_analysed(live.facts)
    return live.facts.status == FINISHED


def _record(live: Live) -> Record:
    assert live.game is not None
    record = live.blank_record()
    record.entries = list(live.game.record.entries)
    return record


def _decisions(live: Live) -> list[int]:
    """List the moves that people made; all moves of a game without people.

    What a bot answered for somebody came without a command; an uploaded record has none at all.
    """
    assert live.game is not None
    seats = [entry.seat for entry in live.game.record.entries]
    people = {seat.index for seat in live.seats if seat.kind == PERSON}
    if live.facts.origin.get("kind") == "upload" or not people:
        return list(range(1, len(seats) + 1))
    by_hand = {row.version for row in live.rows if row.command is not None}
    made = enumerate(zip(seats, live.entry_versions, strict=True), 1)
    return [move for move, (seat, version) in made if seat in people and version in by_hand]


def _chances_line(study: Study, sent: int) -> ChancesLine:
    fresh = [[round(chance, 4) for chance in each] for each in study.results[sent:]]
    return ChancesLine(len(study.results), len(study.task.things), sent, fresh)


class Telling:
    """Puts decisions into the words of their questions."""

    def __init__(self, film: Film, book: PhraseBook, lang: str) -> None:
        self.film = film
        self.book = book
        self.lang = lang

    def review(self, decisions: list[Decision]) -> Review:
        """Sum up how everybody played, and show the costliest moves of each, worst first."""
        seats = sorted({each.seat for each in decisions})
        played = {seat: [each for each in decisions if each.seat == seat] for seat in seats}
        worst = [each for seat in seats for each in _worst(played[seat])]
        worst.sort(key=lambda each: (-_loss(each), each.move))
        return Review(
            [self._seat(seat, played[seat]) for seat in seats], [self._move(each) for each in worst]
        )

    def _seat(self, seat: int, played: list[Decision]) -> ReviewedSeat:
        best = sum(each.best == self._text(each) for each in played)
        return ReviewedSeat(seat, len(played), best, round(sum(map(_loss, played)), 4))

    def _text(self, decision: Decision) -> str:
        return self.film.entries[decision.move - 1].text

    def _move(self, decision: Decision) -> ReviewedMove:
        question = self.film.at(decision.move - 1).question(decision.seat)
        words = {each.notation: self._say(each.label) for each in question.options()}
        made = self._text(decision)
        return ReviewedMove(
            decision.move,
            decision.seat,
            [mark["round"] for mark in self.film.rounds if mark["move"] < decision.move][-1],
            self._say(question.prompt),
            round(_loss(decision), 4),
            ReviewedAnswer(made, words.get(made, made), round(decision.chance, 4)),
            ReviewedAnswer(
                decision.best,
                words.get(decision.best, decision.best),
                round(decision.best_chance, 4),
            ),
        )

    def _say(self, phrase: Phrase) -> str:
        return sentence(self.book.say(phrase, self.lang))


def _loss(decision: Decision) -> float:
    return max(0.0, decision.best_chance - decision.chance)


def _worst(played: list[Decision]) -> list[Decision]:
    """Return somebody's costliest moves."""
    costly = [each for each in played if _loss(each) >= COSTLY]
    return sorted(costly, key=lambda each: -_loss(each))[:MARKED]
