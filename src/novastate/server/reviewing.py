"""Everybody's chances after every move, and the moves that cost most."""

from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Any, Final

import msgspec

from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.server.db import store
from novastate.server.db.faults import Unavailable
from novastate.server.evaluating import (
    CONTINUATIONS,
    EVALUATED_BY,
    Decision,
    Rated,
    chances_from,
    decisions_at,
    ends_at,
)
from novastate.server.films import Film, Films
from novastate.server.hinting import check_analysed
from novastate.server.identity import Visitor
from novastate.server.live import FINISHED, PERSON, Live
from novastate.server.logs import log, veiled
from novastate.server.present import NOWHERE, sentence, target_of
from novastate.server.replaying import check_playable, check_reader
from novastate.server.shapes.analysis import (
    ChancesLine,
    Mark,
    Review,
    ReviewedAnswer,
    ReviewedMove,
    ReviewedSeat,
    ReviewLine,
)
from novastate.server.shapes.people import ErrorBody
from novastate.server.studies import Studies, Study, Task
from novastate.server.tables import Tables
from novastate.server.thinking import STUDY
from novastate.server.words import Problem

PART: Final = 0.4
"""Seconds a process works at a study before others have their turn."""
MARKED: Final = 5
"""Moves of a game that are marked at most."""
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.12, "??"), (0.07, "?"), (0.0, "?!"))
"""The mark of a costly move, by what it cost at least."""

Points = dict[tuple[int, str], float]
"""What a seat ends with on average, by the number of a move and the answer given there."""

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
            record = live.record()
        text = record.write()

        async def part(first: int) -> list[Any]:
            return await self.tables.pool.run(
                *(chances_from, text, first, reader, id, PART), claim=STUDY
            )

        moves: list[object] = [(entry.seat, entry.text) for entry in record.entries]
        name = "chances" if reader is None else f"chances.{reader}"
        task = Task((id, name), ["", *moves], part)
        await self._recall(task, over)
        return self._lines(task, over, lang, _chances_line)

    # --- the review ----------------------------------------------------------------------

    async def review(self, id: str, lang: str) -> AsyncIterator[bytes]:
        """Return lines that tell how far the review of a finished game is; the last one has it.

        What the costly moves lost by the end takes longer, so the review comes without it first.
        """
        async with self.tables.using(id) as live:
            if not _check_begun(live):
                raise Problem("not_finished")
            record = live.record()
            moves = _decisions(live)
            book = live.book()
        text = record.write()

        async def part(first: int) -> list[Any]:
            return await self.tables.pool.run(
                *(decisions_at, text, moves[first:], id, PART), claim=STUDY
            )

        task = Task((id, "review"), list(moves), part)
        await self._recall(task, True)
        film = await self.films.of(id, record)
        telling, found = Telling(film, book, lang), list[Decision]()

        def line(study: Study, _: int) -> ReviewLine:
            told = ReviewLine(len(study.results), len(moves))
            if study.done:
                found[:] = [_decision(each) for each in study.results if each is not None]
                told.review = telling.review(found)
            return told

        async def all_lines() -> AsyncIterator[bytes]:
            async for each in self._lines(task, True, lang, line):
                yield each
            ends = self._ends(id, text, found)
            if ends.things:
                with suppress(Problem):  # too much is under way: the review is told without it
                    await self._recall(ends, True)
                    async for each in self._lines(ends, True, lang, end_line):
                        yield each

        def end_line(study: Study, _: int) -> ReviewLine:
            points = {key: round(end, 1) for key, end in zip(_answered(found), study.results)}
            return ReviewLine(len(moves), len(moves), telling.review(found, points))

        return all_lines()

    def _ends(self, id: str, text: str, found: list[Decision]) -> Task:
        """Describe the work on what the costly moves and the better ones lead to."""
        answered = _answered(found)

        async def part(first: int) -> list[Any]:
            return await self.tables.pool.run(
                *(ends_at, text, answered[first:], id, PART), claim=STUDY
            )

        return Task((id, "ends"), list(answered), part)

    # --- what both need ------------------------------------------------------------------

    async def _recall(self, task: Task, over: bool) -> None:
        """Take over what was stored of a finished game, or see that there is room to work."""
        if self.studies.knows(task):
            return
        if over:
            async with self.tables.db.reading() as connection:
                stored = await store.read_study(connection, *task.key, EVALUATED_BY)
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
                with suppress(Unavailable):  # it is told, and can be worked out again
                    async with self.tables.db.writing() as connection:
                        await store.save_study(connection, *task.key, EVALUATED_BY, study.results)
        except Exception:
            log.exception("fault in a study", extra={"table": veiled(task.key[0])})
            yield _encoder.encode(ErrorBody("server", Problem("server").text(lang))) + b"\n"


def _check_begun(live: Live) -> bool:
    """Tell whether a game is over; raise Problem if it has not begun or allows no analysis."""
    check_playable(live)
    check_analysed(live.facts)
    return live.facts.status == FINISHED


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


def _decision(told: Any) -> Decision:
    """Read a decision; what was stored has lost its names."""
    move, seat, options, *rest = told
    return Decision(move, seat, [Rated(*each) for each in options], *rest)


def _chances_line(study: Study, sent: int) -> ChancesLine:
    fresh = study.results[sent:]
    chances, errors = ([[round(each[i], 4) for each in row] for row in fresh] for i in (0, 1))
    return ChancesLine(len(study.results), len(study.task.things), sent, chances, errors)


class Telling:
    """Puts decisions into the words of their questions."""

    def __init__(self, film: Film, book: PhraseBook, lang: str) -> None:
        self.film = film
        self.book = book
        self.lang = lang

    def review(self, decisions: list[Decision], points: Points | None = None) -> Review:
        """Sum up how everybody played, and mark the costliest moves of the game."""
        played = by_seat(decisions)
        marked = {each.move for each in worst(decisions)}
        return Review(
            [_seat(seat, own) for seat, own in played.items()],
            [self._move(each, each.move in marked, points or {}) for each in decisions],
            CONTINUATIONS,
        )

    def _move(self, decision: Decision, marked: bool, points: Points) -> ReviewedMove:
        question = self.film.at(decision.move - 1).question(decision.seat)
        words = {
            each.notation: (self._say(each.label), target_of(each)) for each in question.options()
        }
        options = [
            ReviewedAnswer(
                each.move,
                *words.get(each.move, (each.move, NOWHERE)),
                round(each.chance, 4),
                round(each.error, 4),
                points.get((decision.move, each.move)),
            )
            for each in decision.options
        ]
        return ReviewedMove(
            decision.move,
            decision.seat,
            [mark["round"] for mark in self.film.rounds if mark["move"] < decision.move][-1],
            self._say(question.prompt),
            next(mark for least, mark in MARKS if decision.cost >= least) if marked else "",
            round(decision.cost, 4),
            round(decision.error, 4),
            options[decision.made],
            options,
        )

    def _say(self, phrase: Phrase) -> str:
        return sentence(self.book.say(phrase, self.lang))


def _seat(seat: int, played: list[Decision]) -> ReviewedSeat:
    best = sum(each.cost <= each.error for each in played)
    return ReviewedSeat(seat, len(played), best, round(sum(each.cost for each in played), 4))


def by_seat(decisions: list[Decision]) -> dict[int, list[Decision]]:
    """Sort decisions by who made them."""
    seats = sorted({each.seat for each in decisions})
    return {seat: [each for each in decisions if each.seat == seat] for seat in seats}


def _answered(decisions: list[Decision]) -> list[tuple[int, str]]:
    """List the answers of the marked moves, and the better ones, that are played to the end.

    By seat, since what was stored before is in that order.
    """
    marked = sorted(worst(decisions), key=lambda each: each.seat)
    return [(each.move, each.options[i].move) for each in marked for i in (0, each.made)]


def worst(played: list[Decision]) -> list[Decision]:
    """Return the costliest moves, whoever made them, none that may have cost nothing."""
    costly = [each for each in played if each.is_costly]
    return sorted(costly, key=lambda each: -each.cost)[:MARKED]
