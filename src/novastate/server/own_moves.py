"""The moves a seat may go back to, in words; kept up to date change by change."""

from typing import Final

from msgspec import UNSET

from novastate.server.grouping import action_of
from novastate.server.live import MOVE, REWIND, UNDO, Live, Row
from novastate.server.present import log_entries
from novastate.server.requests import Request, is_own, may_take_back, others, request_of
from novastate.server.shapes.story import MoveBack, RequestShown, TakingBack
from novastate.server.summary import first_round, round_after

MOST: Final = 40
"""Moves that are listed; who wants to go back further goes back twice."""
BESIDES: Final = frozenset({"pay", "gain", "draw", "discard", "token", "commit", "reshuffle"})
"""What goes with a deed: it gives an action its name only where nothing else does."""
STEPS: Final = 12
"""Changes of an action that are looked through for its first words."""


Round = tuple[int, int]
"""The number of a round, and its era, or 0 where there are none."""


class OwnMoves:
    """The first moves of the actions of every seat, as far as they stand."""

    def __init__(self) -> None:
        self._version = 0
        self._starts: dict[int, list[tuple[int, Round]]] = {}
        self._round: Round = (0, 0)
        self._lists: dict[tuple[int, str], tuple[object, TakingBack | None]] = {}
        self._titles: dict[tuple[int, int | None, str], str] = {}

    def taking_back(self, live: Live, seat: int | None, lang: str) -> TakingBack | None:
        """Tell a reader what he may take back; None if there is nothing."""
        if seat is None or live.game is None or not may_take_back(live.facts):
            return None
        if live.seats[seat].by_bot():
            return None
        self._follow(live)
        starts = self._starts.get(seat, [])[-MOST:]
        stamp = (starts, live.changed_hands[seat], bool(others(live, seat)))
        known = self._lists.get((seat, lang))
        if known is None or known[0] != stamp:
            known = stamp, self._listed(live, seat, lang, starts, stamp[2])
            if starts and (starts[-1][0], seat, lang) in self._titles:  # its name will not change
                self._lists[seat, lang] = known
        return known[1]

    def _listed(
        self, live: Live, seat: int, lang: str, starts: list[tuple[int, Round]], asks: bool
    ) -> TakingBack | None:
        found: list[MoveBack] = []
        for version, (number, era) in reversed(starts):
            title = self._title(live, version, seat, lang)
            if title and is_own(live, seat, live.row(version)):
                found.append(MoveBack(version, title, number, era or UNSET))
        return TakingBack(found, asks) if found else None

    def request(self, live: Live, reader: int | None, lang: str) -> RequestShown | None:
        """Tell a reader what somebody asks the others for."""
        asked: Request | None = request_of(live) if live.game is not None else None
        if asked is None or not may_take_back(live.facts):
            return None
        text = self._title(live, asked.to, reader, lang)
        return RequestShown("take_back", asked.seat, asked.to, text, asked.waits_for)

    def _follow(self, live: Live) -> None:
        """Take note of the changes since the last time."""
        first = live.rows[0].version if live.rows else 0
        start = max(0, self._version - first + 1)
        if any(row.kind in (UNDO, REWIND) for row in live.rows[start:]):
            self._starts, self._round, start = {}, first_round(live), 0
        elif start == 0:
            self._round = first_round(live)
        standing = set(live.entry_versions) if start == 0 else None
        for index in range(start, len(live.rows)):
            row = live.rows[index]
            if row.kind == MOVE and (standing is None or row.version in standing):
                if action_of(live.rows, index, live.facts.game) == row.version:
                    self._starts.setdefault(row.seat, []).append((row.version, self._round))
                self._round = round_after(live, row) or self._round
        self._version = live.version

    def _title(self, live: Live, version: int, reader: int | None, lang: str) -> str:
        """Return what an action is called: its deed, which may come with a later change of it."""
        key = (version, reader, lang)
        if key in self._titles:
            return self._titles[key]
        rows, complete = _action(live, version)
        told = log_entries(live, rows, reader, lang)
        own = [entry for entry in told if entry.action == version]
        deeds = [entry.text for entry in own if entry.code not in BESIDES]
        title = deeds[0] if deeds else own[0].text if own else ""
        if deeds or complete:
            self._titles[key] = title
        return title


def _action(live: Live, version: int) -> tuple[list[Row], bool]:
    """Return the moves of an action, and whether nothing more will be told of it."""
    first = version - live.rows[0].version
    found: list[Row] = []
    for index in range(first, min(first + STEPS, len(live.rows))):
        row = live.rows[index]
        if row.kind != MOVE:
            continue
        if action_of(live.rows, index, live.facts.game) != version:
            return found, True
        found.append(row)
    return found, len(live.rows) > first + STEPS
