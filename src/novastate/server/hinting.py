"""Hints: what a strong player would answer, told to the seat that is asked and to nobody else."""

from functools import partial
from typing import Any, Final

import msgspec

from novastate.server.evaluating import Rated, hint_moves
from novastate.server.identity import Visitor
from novastate.server.limits import Limits
from novastate.server.live import FINISHED, LOBBY, Facts, Live, is_analysed
from novastate.server.play import held_seat
from novastate.server.present import NOWHERE, sentence, target_of
from novastate.server.queueing import WISH, Claim
from novastate.server.shapes.analysis import HintMove, HintsGiven
from novastate.server.shapes.questions import Target
from novastate.server.studies import Studies, Task
from novastate.server.tables import Tables
from novastate.server.words import Problem

TOLD: Final = 3
"""Answers that are told; more would be no help."""


def check_analysed(facts: Facts) -> None:
    """Raise Problem where a table allows no hints and reviews."""
    if not is_analysed(facts):
        raise Problem("no_puzzle_hints" if facts.origin.get("kind") == "puzzle" else "no_analysis")


async def give_hints(
    tables: Tables,
    studies: Studies,
    limits: Limits,
    id: str,
    visitor: Visitor,
    wanted: int | None,
    lang: str,
) -> HintsGiven:
    """Tell a seat its best answers, by what it may know."""
    async with tables.using(id) as live:
        seat = _asked_seat(live, visitor, wanted)
        version = live.version
        task = _task(tables, live, seat)
        words = _words(live, seat, lang)
    if not studies.knows(task):
        studies.check_room()
        if not limits.allows_hint(visitor.guest):
            raise Problem("slow_down")
    rated: list[Rated] = []
    async for study in studies.follow(task):
        rated = study.results[0] if study.done else []
    best = [
        HintMove(
            each.move,
            *words.get(each.move, (each.move, NOWHERE)),
            round(each.chance, 4),
            round(each.error, 4),
        )
        for each in rated[:TOLD]
    ]
    return HintsGiven(seat, version, len(words), best)


def _asked_seat(live: Live, visitor: Visitor, wanted: int | None) -> int:
    """Return the visitor's seat whose question is thought over; raise Problem if there is none."""
    if live.facts.status == LOBBY:
        raise Problem("not_started")
    if wanted is None:
        own = live.own_seats(visitor)
        asked = [seat for seat in own if seat in live.to_act()]
        wanted = asked[0] if asked else own[0] if own else None
    seat = held_seat(live, visitor, wanted)
    if live.facts.status == FINISHED:
        raise Problem("is_finished")
    check_analysed(live.facts)
    if live.seats[seat].by_bot():
        raise Problem("bot_plays")
    if seat not in live.to_act():
        raise Problem("not_asked")
    return seat


def _task(tables: Tables, live: Live, seat: int) -> Task:
    """Describe what is to be thought over: the position goes to another process as plain data."""
    assert live.game is not None
    data = msgspec.json.encode(live.game.position.to_data())
    claim = Claim(lambda: WISH, tables.makers.of(live.facts), live.id)
    work = partial(tables.pool.run, hint_moves, live.facts.game, data, seat, live.id, claim=claim)

    async def part(_: int) -> list[Any]:
        return [await work()]

    return Task((live.id, f"hint.{seat}"), [live.version], part)


def _words(live: Live, seat: int, lang: str) -> dict[str, tuple[str, Target]]:
    """Return words and target of every answer by its notation."""
    assert live.game is not None
    book = live.book()
    return {
        choice.notation: (sentence(book.say(choice.label, lang)), target_of(choice))
        for choice in live.game.position.question(seat).options()
    }
