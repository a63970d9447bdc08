"""Commands at a table: each is checked in a fixed order, stored, and only then answered."""

import contextlib
import time
from functools import partial
from typing import Final

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from novastate.kernel.questions import Refused
from novastate.server.db import chatting
from novastate.server.db.faults import Unavailable
from novastate.server.guiding import check_path
from novastate.server.hub import Connection
from novastate.server.identity import Visitor
from novastate.server.lesson_moves import lesson_action
from novastate.server.live import (
    BOT,
    FINISHED,
    HAND_OVER,
    LOBBY,
    MOVE,
    PLAYING,
    TAKE_BACK,
    UNDO,
    Live,
)
from novastate.server.logs import log, veiled
from novastate.server.naming import name_watching
from novastate.server.present import refusal_data
from novastate.server.puzzling.at_table import is_over, label_of
from novastate.server.shapes.frames import (
    Ack,
    AutoPass,
    Chat,
    Command,
    Consent,
    LessonAction,
    Move,
    Refusal,
    Said,
    SeatAction,
    TableCommand,
    TakeBack,
    Undo,
)
from novastate.server.showing import page_start
from novastate.server.tables import Change, Tables
from novastate.server.taking_back import consent, take_back
from novastate.server.words import Problem, say

CHAT_LENGTH: Final = 500


class NotPossible(Problem):
    """A move the rules do not allow: code, clause and sentence come from the game."""

    def __init__(self, refused: Refused, live: Live) -> None:
        super().__init__(refused.code)
        self._said = {lang: refusal_data(refused.refusal, live.book(), lang) for lang in LANGS}
        self.clause = refused.clause

    def text(self, lang: str) -> str:
        """Say it."""
        return str(self._said[lang]["text"])


LANGS: Final = ("en", "de")


async def carry_out(tables: Tables, connection: Connection, command: Command) -> None:
    """Carry out a command and answer it."""
    began = time.perf_counter()
    kind = type(command).__struct_config__.tag
    try:
        version = await _dispatch(tables, connection, command)
    except Problem as problem:
        tables.metrics.commands.labels(kind, problem.code).inc()
        if problem.code == "stale":
            with contextlib.suppress(Unavailable):
                await send_state(tables, connection, connection.sent)
        _refuse(connection, command, problem)
        return
    except Exception:
        tables.metrics.commands.labels(kind, "server").inc()
        log.exception("fault in a command", extra={"table": veiled(connection.table)})
        _refuse(connection, command, Problem("server"))
        return
    tables.metrics.commands.labels(kind, "done").inc()
    tables.metrics.command_seconds.observe(time.perf_counter() - began)
    if version is not None:  # else it was answered before the broadcast
        connection.send(Ack(command.id, version))


def _refuse(connection: Connection, command: Command, problem: Problem) -> None:
    text = problem.text(connection.lang)
    connection.send(Refusal(command.id, problem.code, text, problem.clause))


async def send_state(
    tables: Tables, connection: Connection, since: int | None = None, recap: bool = False
) -> None:
    """Send a fresh state, with the log after `since`, or with its last page."""
    async with tables.using(connection.table) as live:
        hub = tables.hub
        hub.settle_reader(connection, live)
        after = page_start(live, since)
        news = _away_since(live, connection.reader) if recap else None
        connection.send(hub.state(connection, live, hub.online(live), after, news))
        connection.sent = live.version


def _away_since(live: Live, reader: int | None) -> int | None:
    """Return the version of a seat's last own change, or None if there is nothing to tell."""
    if reader is None or live.game is None:
        return None
    # What a bot plays for somebody is news to him.
    end = live.changed_hands[reader] if live.seats[reader].taken_over else live.version
    for row in reversed(live.rows):
        if row.seat == reader and row.kind in (MOVE, UNDO) and row.version <= end:
            return row.version if row.version < live.version else None
    return None


async def _dispatch(tables: Tables, connection: Connection, command: Command) -> int | None:
    """Carry out a command; return a version if it is still to be acknowledged."""
    visitor = connection.visitor
    key = f"{visitor.guest}:{command.id}"
    if isinstance(command, Chat):
        return await _chat(tables, connection, command, key)
    seat = connection.reader if command.seat is None else command.seat
    async with tables.changing(connection.table) as change:
        live = change.live
        held = held_seat(live, visitor, seat)
        if live.facts.status == LOBBY:
            raise Problem("not_started")
        if key in live.commands:
            return live.commands[key]
        if live.facts.status == FINISHED:
            raise Problem("is_finished")
        version = await _change(change, held, command, key)
        change.stored = partial(connection.send, Ack(command.id, version))
    return None


async def _change(change: Change, seat: int, command: TableCommand, key: str) -> int:
    if isinstance(command, Move):
        return play(change, seat, command.move, command.version, key)
    if isinstance(command, Undo):
        return _undo(change, seat, command.version, key)
    if isinstance(command, TakeBack):
        return await take_back(change, seat, command.to, key)
    if isinstance(command, Consent):
        return await consent(change, seat, command.yes, key)
    if isinstance(command, LessonAction):
        return await lesson_action(change, seat, command.action, key)
    if isinstance(command, AutoPass):
        if command.on and not ruleset(change.live.facts.game).pass_word():
            raise Problem("no_pass")
        change.live.seats[seat].auto_pass = command.on
        change.touched.add(seat)
        return change.add("auto_pass", seat, "on" if command.on else "off", key)
    return _seat_action(change, seat, command, key)


def held_seat(live: Live, visitor: Visitor, seat: int | None) -> int:
    """Return the seat a command is for, if the visitor holds it."""
    if seat is None:
        raise Problem("no_seat_of_yours")
    if not 0 <= seat < len(live.seats):
        raise Problem("no_seat", last=len(live.seats), seat=seat + 1)
    if not live.seats[seat].is_of(visitor):
        raise Problem("not_yours", seat=seat + 1)
    return seat


def play(
    change: Change, seat: int, text: str, version: int, key: str | None, bot: bool = False
) -> int:
    """Make a move; what others did meanwhile does not matter unless it changed the question."""
    live = change.live
    if live.seats[seat].by_bot() is not bot:
        raise Problem("bot_plays")
    if not live.asked_since[seat] <= version <= live.version:
        raise Problem("stale")
    if seat not in live.to_act():
        raise Problem("not_asked")
    check_path(live, seat, text)
    if is_over(live):
        raise Problem("puzzle_over")
    label = label_of(live, seat, text)
    passing = any(each.auto_pass for each in live.seats)
    before = live.round() if passing else None
    try:
        events = live.play(seat, text)
    except Refused as refused:
        raise NotPossible(refused, live) from None
    except BadInput:
        raise Problem("unreadable", move=text[:60]) from None
    if passing and live.round() != before:
        _end_auto_pass(change)
    assert live.game is not None
    written = live.game.record.entries[-1].text
    made = change.add(MOVE, seat, written, key, events=events)
    if label is not None:
        live.labels[made] = label
    return made


def _end_auto_pass(change: Change) -> None:
    for each in change.live.seats:
        if each.auto_pass:
            each.auto_pass = False
            change.touched.add(each.index)


def _undo(change: Change, seat: int, version: int, key: str) -> int:
    live = change.live
    assert live.game is not None
    if live.seats[seat].by_bot():
        raise Problem("bot_plays")
    if not live.asked_since[seat] <= version <= live.version:
        raise Problem("stale")
    if live.undo_depth(seat) == 0:
        raise Problem("no_undo")
    undone = live.undo(seat)
    return change.add(UNDO, seat, "", key, undone, [Event("table_undo", seat, {})])


def _seat_action(change: Change, seat: int, command: SeatAction, key: str) -> int:
    place = change.live.seats[seat]
    if place.kind == BOT:
        raise Problem("bot_plays")
    if command.action == "take_back":
        if not place.taken_over:
            raise Problem("not_taken_over")
        return _take_back(change, seat, key)
    if place.taken_over:
        raise Problem("bot_plays")
    return hand_over(change, seat, key=key)


def hand_over(
    change: Change, seat: int, why: str = "table_taken_over", key: str | None = None
) -> int:
    """Let a bot play for a seat."""
    change.live.seats[seat].taken_over = True
    change.touched.add(seat)
    return change.add(HAND_OVER, seat, "", key, events=[Event(why, seat, {})])


def _take_back(change: Change, seat: int, key: str | None = None) -> int:
    change.live.seats[seat].taken_over = False
    change.touched.add(seat)
    return change.add(TAKE_BACK, seat, "", key, events=[Event("table_taken_back", seat, {})])


async def give_back(tables: Tables, id: str, visitor: Visitor) -> None:
    """Give somebody who is back the seats that bots took because time ran out."""
    async with tables.using(id) as live:
        lost = [seat for seat in live.own_seats(visitor) if _is_lost(live, visitor, seat)]
    for seat in lost:
        async with tables.changing(id) as change:
            if _is_lost(change.live, visitor, seat):
                _take_back(change, seat)


def _is_lost(live: Live, visitor: Visitor, seat: int) -> bool:
    held = live.seats[seat].is_of(visitor)
    return held and live.facts.status == PLAYING and live.lost_on_time(seat)


async def _chat(tables: Tables, connection: Connection, command: Chat, key: str) -> int:
    text = " ".join(command.text.split())
    if not text:
        raise Problem("chat_empty")
    if len(text) > CHAT_LENGTH:
        raise Problem("chat_long", limit=CHAT_LENGTH)
    async with tables.using(connection.table) as live:
        own = live.own_seats(connection.visitor)
        seat = connection.reader if connection.reader in own else None
        seats, version, is_open = live.seats, live.version, live.facts.visibility == "open"
    name = connection.visitor.name or say("guest", connection.lang)
    if seat is not None:
        name = seats[seat].name or name
    said = Said(0, seat, name, text, tables.clock.now())
    async with tables.db.writing() as db:
        if seat is None and is_open:
            said.name = await name_watching(db, connection.visitor, seats, connection.lang)
        stored = await chatting.add(db, connection.table, said, key, tables.worker)
    if stored is not None:
        tables.hub.tell(connection.table, stored)
    return version
