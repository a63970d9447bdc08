"""What a reader is shown: nothing here is sent to anybody who may not know it."""

from collections.abc import Iterable
from typing import Any, Final, Literal, cast

from msgspec import UNSET, structs

from novastate.games.registry import ruleset
from novastate.kernel.chance import commitment
from novastate.kernel.events import Event
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Refusal
from novastate.server.cast import face_of
from novastate.server.changes import changes_of
from novastate.server.grouping import action_of, actions_in
from novastate.server.identity import Visitor
from novastate.server.live import (
    PERSON,
    PLAYING,
    REWIND,
    Facts,
    Live,
    Row,
    Seat,
    is_analysed,
    is_seed_known,
    taken_back,
)
from novastate.server.packing import read_events
from novastate.server.previews import Rivals
from novastate.server.shapes import questions as shapes
from novastate.server.shapes.outcomes import Outcome, OutcomeWords
from novastate.server.shapes.story import LogEntry, RoundSummary
from novastate.server.shapes.tables import Glance, SeatInfo, TableInfo
from novastate.server.summary import COUNTED
from novastate.server.words import WORDS, say

HASH_SHOWN: Final = 12
"""Digits of the hash of a seed that the log names; the table shows all."""


def table_info(
    facts: Facts,
    seats: list[Seat],
    visitor: Visitor,
    asked: tuple[int, ...] = (),
    online: frozenset[int] = frozenset(),
    lang: str = "en",
    archived: bool = False,
) -> TableInfo:
    """Describe a table to a visitor."""
    same = _same_people(seats) if facts.visibility == "open" else {}
    return TableInfo(
        facts.id,
        facts.game,
        ruleset(facts.game).title,
        cast(Literal["lobby"], facts.status),
        cast(Literal["open"], facts.visibility),
        facts.options,
        cast(Literal["live"], facts.pace),
        facts.move_seconds,
        facts.version,
        [_seat_info(seat, visitor, asked, online, same, lang) for seat in seats],
        facts.host in visitor.guests,
        facts.rematch,
        facts.created,
        facts.updated,
        facts.scores,
        facts.origin,
        is_analysed(facts),
        commitment(facts.seed),
        str(facts.seed) if is_seed_known(facts) else None,
        facts.rules,
        cast(Literal["rules_changed"] | None, facts.ending),
        _glance(facts),
        taken_back(facts),
        archived,
    )


def _glance(facts: Facts) -> Glance | None:
    """Tell round and points of a running game."""
    known = facts.glance
    if known is None or facts.status != PLAYING:
        return None
    return Glance(known["round"], known["scores"], known.get("era", UNSET))


def _same_people(seats: list[Seat]) -> dict[int, int]:
    """Tell which seats are held by somebody who holds another one too, and which is the first."""
    return {
        seat.index: other.index
        for seat in seats
        for other in reversed(seats)
        if seat is not other and seat.shares(other)
    }


def shown_name(name: str, lang: str) -> str:
    """Return the name of a person; who has none any more is a former player."""
    return name or say("former_player", lang)


def _seat_info(
    seat: Seat,
    visitor: Visitor,
    asked: tuple[int, ...],
    online: frozenset[int],
    same: dict[int, int],
    lang: str,
) -> SeatInfo:
    yours = seat.is_of(visitor)
    return SeatInfo(
        seat.index,
        cast(Literal["person"], seat.kind),
        shown_name(seat.name, lang) if seat.kind == PERSON else seat.name,
        seat.bot,
        seat.index in online,
        seat.taken_over,
        yours,
        seat.index in asked,
        yours and seat.auto_pass,
        seat.deadline,
        same.get(seat.index),
        face_of(seat.name),
    )


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def cards_in(args: dict[str, object], known: set[str]) -> list[str]:
    """List the ids of the cards that the arguments of an event name."""
    found: list[str] = []
    for value in args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str) and item in known and item not in found:
                found.append(item)
    return found


_known: dict[str, set[str]] = {}


def known_cards(game: str) -> set[str]:
    """Return the ids of all cards of a game."""
    if game not in _known:
        _known[game] = {str(card["id"]) for card in ruleset(game).cards_data()}
    return _known[game]


class Told:
    """What was read and put into words already, for readers who are told the same."""

    def __init__(self) -> None:
        self.words: dict[tuple[int, int, str, bool], tuple[str, list[str]]] = {}
        """Words and cards by version, number and language, and whether with the secrets."""
        self._events: dict[int, list[Event]] = {}

    def events(self, row: Row) -> list[Event]:
        """Return what a change brought about."""
        if row.version not in self._events:
            self._events[row.version] = read_events(row.events)
        return self._events[row.version]


def log_entries(
    live: Live, rows: Iterable[Row], reader: int | None, lang: str, told: Told | None = None
) -> list[LogEntry]:
    """Put changes into words for a reader; `told` keeps what others are told as well."""
    told = told or Told()
    book, known = live.book(), known_cards(live.facts.game)
    bound, game = commitment(live.facts.seed)[:HASH_SHOWN], live.facts.game
    found: list[LogEntry] = []
    for row in rows:
        events = told.events(row)
        first = action_of(live.rows, row.version - live.rows[0].version, game)
        actions = actions_in(row, events, first, game, len(live.seats))
        for n, (event, action) in enumerate(zip(events, actions, strict=True)):
            if event.code.startswith("table_"):
                name = book.noun("seat", event.seat, lang) if event.seat >= 0 else ""
                text = say(event.code, lang, name=name, hash=bound)
                entry = LogEntry(row.version, n, event.seat, event.code, text, [], False, action)
                if row.kind == REWIND and row.undoes is not None:
                    entry.back_to = row.undoes
                elif row.undoes is not None:
                    entry.undoes = row.undoes
                found.append(entry)
                continue
            seen = event.secret is not None and event.seat == reader
            key = (row.version, n, lang, seen)
            if key not in told.words:
                told.words[key] = _words(event, reader, book, known, lang)
            text, cards = told.words[key]
            rival = reader is not None and event.args.get("rival") == reader
            to_you = rival and event.seat != reader
            entry = LogEntry(row.version, n, event.seat, event.code, text, cards, to_you, action)
            entry.changes = changes_of(event, game) or UNSET
            found.append(entry)
    return found


def _words(
    event: Event, reader: int | None, book: PhraseBook, known: set[str], lang: str
) -> tuple[str, list[str]]:
    """Put an event of the game into words for a reader, with the cards they name."""
    phrase = event.phrase(reader)
    return sentence(spoken(book, phrase, lang)), cards_in(phrase.args, known)


def refusal_data(refusal: Refusal, book: PhraseBook, lang: str) -> shapes.Refused:
    """Say why something is not possible."""
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "text": sentence(book.say(refusal.phrase(), lang)),
    }


def question_data(position: Position, seat: int, book: PhraseBook, lang: str) -> shapes.Question:
    """Write a question out for the seat that is asked."""
    question = position.question(seat)
    rivals = Rivals(position, seat)
    data: shapes.Question = {
        "seat": seat,
        "code": question.code,
        "clause": question.clause,
        "prompt": sentence(book.say(question.prompt, lang)),
        "suggested": question.suggested,
        "choices": [_choice(rivals, choice, book, lang) for choice in question.choices],
    }
    if question.need > 1:
        data["need"] = question.need
    return data


NOWHERE: Final[shapes.Target] = {"zone": "none"}
"""The target of a choice that is no place of the table."""


def target_of(choice: Choice) -> shapes.Target:
    """Return what a choice is about; every game names it in these words."""
    return cast(shapes.Target, choice.target)


def _choice(rivals: Rivals, choice: Choice, book: PhraseBook, lang: str) -> shapes.Choice:
    data: shapes.Choice = {
        "move": choice.notation,
        "text": sentence(book.say(choice.label, lang)),
        "target": target_of(choice),
    }
    if choice.preview is not None:
        told = rivals.after(choice.move) if choice.others else {}
        preview = {**choice.preview, "rivals": told} if told else choice.preview
        data["preview"] = cast(shapes.Preview, preview)
    if choice.refusal is not None:
        data["refusal"] = refusal_data(choice.refusal, book, lang)
    return data


def outcome_data(
    outcome: dict[str, Any], book: PhraseBook, lang: str, series: dict[str, object] | None
) -> Outcome:
    """Describe the end of a game, with its words and its figures by round."""
    words: OutcomeWords = {
        "reason": _reason(str(outcome["reason"]), book, lang),
        "breakdown": {
            source: spoken(book, Phrase(f"result_{source}"), lang)
            for source in next(iter(outcome["breakdown"]), {})
        },
        "winners": [book.noun("seat", seat, lang) for seat in outcome["winners"]],
    }
    if "level" in outcome:
        words["level"] = spoken(book, Phrase(f"level_{outcome['level']}"), lang)
    if series is not None and "paid" in series:
        words["paid"] = _paid_words(series, book, lang)
    if "rival_vp" in outcome:
        words["rival"] = book.noun("seat", 1, lang)
    return cast(Outcome, {**outcome, "words": words, "series": series})


def _reason(reason: str, book: PhraseBook, lang: str) -> str:
    """Say why a game ended as it did; the server ends games for reasons of its own."""
    code = f"reason_{reason}"
    return say(code, lang) if code in WORDS[lang] else sentence(spoken(book, Phrase(code), lang))


def spoken(book: PhraseBook, phrase: Phrase, lang: str) -> str:
    """Speak a phrase of a game; one that only an older version knew is named by its code."""
    try:
        return book.say(phrase, lang)
    except (LookupError, ValueError, TypeError):
        return f"({phrase.code.replace('_', ' ')})"


def summary_data(summary: RoundSummary, book: PhraseBook, lang: str) -> RoundSummary:
    """Name the sources of points of a round."""
    sources = sorted({source for seat in summary.seats for source in seat.gained})
    words = {
        source: say("source_counted", lang)
        if source == COUNTED
        else book.noun("source", source, lang)
        for source in sources
    }
    return structs.replace(summary, words=words)


def _paid_words(series: dict[str, object], book: PhraseBook, lang: str) -> dict[str, str]:
    """Name every source of victory points; cards are sources too."""
    listed = cast("list[list[dict[str, object]]]", series["paid"])
    sources = {str(one["source"]) for player in listed for one in player}
    return {source: book.noun("source", source, lang) for source in sorted(sources)}
