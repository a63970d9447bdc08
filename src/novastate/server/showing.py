"""What is shown of one version of a table: made once, for all who are shown the same."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from novastate.server.guiding import guide
from novastate.server.live import Live, Row
from novastate.server.own_moves import OwnMoves
from novastate.server.present import Told, log_entries, outcome_data, question_data, summary_data
from novastate.server.puzzling.at_table import is_over, puzzle_at, shown_position
from novastate.server.puzzling.panel import shown_puzzle
from novastate.server.shapes.story import RoundSummary
from novastate.server.summary import may_end_a_round, summary_of

PAGE: Final = 100
"""Changes of a page of the log; the last one, which comes with a state, has up to twice as many."""
ROWS: Final = 1500
"""Changes in words that are kept of a table, each for its readers and languages."""

encoder: Final = msgspec.json.Encoder()
NULL: Final = msgspec.Raw(b"null")


class Shown:
    """The parts of a state as JSON, by reader and language.

    What was told of earlier changes is taken over from the version before.
    """

    def __init__(self, live: Live, before: "Shown | None" = None) -> None:
        self.live = live
        self._stamp = _stamp(live)
        self._version = live.version
        self._own = OwnMoves()
        self._summary: RoundSummary | UnsetType | None = UNSET
        self._parts: dict[object, msgspec.Raw] = {}
        self._told = Told()
        self._rows: dict[tuple[int, int | None, str], bytes] = {}
        if before is not None and before.live is live and before._stamp[1] is self._stamp[1]:
            self._rows = before._rows
            self._own = before._own
            self._take_summary(before)

    def _take_summary(self, before: "Shown") -> None:
        """Take over the summary of the last round, unless another one may have ended."""
        rows = rows_between(self.live, before._version)
        if not any(may_end_a_round(self.live, row) for row in rows):
            self._summary = before._summary

    def stands(self, live: Live) -> bool:
        """Tell whether nothing has changed since."""
        now = _stamp(live)
        return self.live is live and all(a is b or a == b for a, b in zip(now, self._stamp))

    def expect(self, readers: Iterable[int | None]) -> None:
        """Make the views of several readers together, so that they share their parts."""
        wanted = [each for each in dict.fromkeys(readers) if ("view", each) not in self._parts]
        for reader, view in zip(wanted, self._views(wanted), strict=True):
            self._parts["view", reader] = _raw(view)

    def _views(self, readers: list[int | None]) -> Sequence[object]:
        live = self.live
        if live.archive is not None:
            return [live.archive.view] * len(readers)
        if live.game is None or not readers:
            return [None] * len(readers)
        return shown_position(live).views(readers)

    def view(self, reader: int | None) -> msgspec.Raw:
        """Return what a reader sees."""
        self.expect([reader])
        return self._parts["view", reader]

    def part(self, kind: str, reader: int | None, lang: str) -> msgspec.Raw:
        """Return the question, the outcome, or what else is told of a version."""
        key = (kind, reader, lang)
        if key not in self._parts:
            self._parts[key] = _raw(self._make(kind, reader, lang))
        return self._parts[key]

    def _make(self, kind: str, reader: int | None, lang: str) -> object:
        live, series = self.live, self.live.facts.series
        if live.archive is not None:
            if kind != "outcome":
                return None
            return outcome_data(live.archive.outcome, live.book(), lang, series)
        if live.game is None:
            return None
        if kind == "guide":
            return guide(live, reader, lang)
        if kind == "summary":
            if self._summary is UNSET:
                self._summary = summary_of(live)
            return summary_data(self._summary, live.book(), lang) if self._summary else None
        if kind == "puzzle":
            return shown_puzzle(live, reader, lang)
        if kind == "take_back":
            return self._own.taking_back(live, reader, lang)
        if kind == "request":
            return self._own.request(live, reader, lang)
        position = live.game.position
        if kind == "question":
            if reader is None or reader not in live.to_act() or is_over(live):
                return None
            return question_data(position, reader, live.book(), lang)
        outcome = position.outcome()
        if outcome is None or puzzle_at(live) is not None:
            return None
        return outcome_data(outcome.to_data(), live.book(), lang, series)

    def log(
        self, reader: int | None, lang: str, since: int, until: int | None = None
    ) -> msgspec.Raw:
        """Tell the changes after a version, up to another."""
        rows = rows_between(self.live, since, until)
        told = [self._row(row, reader, lang) for row in rows]
        return msgspec.Raw(b"[" + b",".join(filter(None, told)) + b"]")

    def _row(self, row: Row, reader: int | None, lang: str) -> bytes:
        key = (row.version, reader, lang)
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) >= ROWS:
                self._rows.clear()
            entries = log_entries(self.live, [row], reader, lang, self._told)
            found = self._rows[key] = encoder.encode(entries)[1:-1]
        return found


def _stamp(live: Live) -> tuple[object, ...]:
    """Return what changes whenever something else is to be shown."""
    return live.version, live.book(), live.facts.series, live.archive


def _raw(data: object) -> msgspec.Raw:
    return NULL if data is None else msgspec.Raw(encoder.encode(data))


def rows_between(live: Live, since: int, until: int | None = None) -> Sequence[Row]:
    """Return the changes after a version, up to another; they are numbered without a gap."""
    if not live.rows:
        return []
    first = live.rows[0].version
    end = len(live.rows) if until is None else max(0, until - first + 1)
    return live.rows[max(0, since - first + 1) : end]


def page_start(live: Live, wanted: int | None) -> int:
    """Return after which version the log of a state begins: as wanted, or with the last page.

    Pages begin at round numbers, so that many who ask get the same.
    """
    first = max(0, (live.version // PAGE - 1) * PAGE)
    if wanted is None or not first <= wanted <= live.version:
        return first
    return wanted
