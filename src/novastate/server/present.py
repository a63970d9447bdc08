"""What a reader is shown: nothing here is sent to anybody who may not know it."""

from collections.abc import Iterable
from typing import Any, Literal, cast

from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.outcome import Outcome
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Refusal
from novastate.server.identity import Visitor
from novastate.server.live import Facts, Live, Row, Seat, is_analysed
from novastate.server.packing import read_events
from novastate.server.previews import rivals_after
from novastate.server.shapes import LogEntry, SeatInfo, TableInfo
from novastate.server.words import say


def table_info(
    facts: Facts,
    seats: list[Seat],
    visitor: Visitor,
    asked: tuple[int, ...] = (),
    online: frozenset[int] = frozenset(),
) -> TableInfo:
    """Describe a table to a visitor."""
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
        [_seat_info(seat, visitor, asked, online) for seat in seats],
        facts.host in visitor.guests,
        facts.rematch,
        facts.created,
        facts.updated,
        facts.scores,
        facts.origin,
        is_analysed(facts),
    )


def _seat_info(
    seat: Seat, visitor: Visitor, asked: tuple[int, ...], online: frozenset[int]
) -> SeatInfo:
    yours = seat.is_of(visitor)
    return SeatInfo(
        seat.index,
        cast(Literal["person"], seat.kind),
        seat.name,
        seat.bot,
        seat.index in online,
        seat.taken_over,
        yours,
        seat.index in asked,
        yours and seat.auto_pass,
        seat.deadline,
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
    found: list[LogEntry] = []
    for row in rows:
        for n, event in enumerate(told.events(row)):
            if event.code.startswith("table_"):
                name = live.seats[event.seat].name if event.seat >= 0 else ""
                text = say(event.code, lang, name=name)
                entry = LogEntry(row.version, n, event.seat, event.code, text, [], False)
                if row.undoes is not None:
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
            found.append(LogEntry(row.version, n, event.seat, event.code, text, cards, to_you))
    return found


def _words(
    event: Event, reader: int | None, book: PhraseBook, known: set[str], lang: str
) -> tuple[str, list[str]]:
    """Put an event of the game into words for a reader, with the cards they name."""
    phrase = event.phrase(reader)
    return sentence(book.say(phrase, lang)), cards_in(phrase.args, known)


def refusal_data(refusal: Refusal, book: PhraseBook, lang: str) -> dict[str, Any]:
    """Say why something is not possible."""
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "text": sentence(book.say(refusal.phrase(), lang)),
    }


def question_data(position: Position, seat: int, book: PhraseBook, lang: str) -> dict[str, Any]:
    """Write a question out for the seat that is asked."""
    question = position.question(seat)
    return {
        "seat": seat,
        "code": question.code,
        "clause": question.clause,
        "prompt": sentence(book.say(question.prompt, lang)),
        "suggested": question.suggested,
        "choices": [_choice(position, seat, choice, book, lang) for choice in question.choices],
    }


def _choice(
    position: Position, seat: int, choice: Choice, book: PhraseBook, lang: str
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "move": choice.notation,
        "text": sentence(book.say(choice.label, lang)),
        "target": choice.target,
    }
    if choice.preview is not None:
        rivals = rivals_after(position, seat, choice.move) if choice.others else {}
        data["preview"] = {**choice.preview, "rivals": rivals} if rivals else choice.preview
    if choice.refusal is not None:
        data["refusal"] = refusal_data(choice.refusal, book, lang)
    return data


def outcome_data(
    outcome: Outcome, book: PhraseBook, lang: str, series: dict[str, object] | None
) -> dict[str, Any]:
    """Describe the end of a game, with its words and its figures by round."""
    data = outcome.to_data()
    words: dict[str, Any] = {
        "reason": sentence(book.say(Phrase(f"reason_{outcome.reason}"), lang)),
        "breakdown": {
            source: book.say(Phrase(f"result_{source}"), lang)
            for source in outcome.results[0].breakdown
        },
        "winners": [book.noun("seat", seat, lang) for seat in outcome.winners],
    }
    if "level" in outcome.extra:
        words["level"] = book.say(Phrase(f"level_{outcome.extra['level']}"), lang)
    if series is not None and "paid" in series:
        words["paid"] = _paid_words(series, book, lang)
    if "rival_vp" in outcome.extra:
        words["rival"] = book.noun("seat", 1, lang)
    data["words"] = words
    data["series"] = series
    return data


def _paid_words(series: dict[str, object], book: PhraseBook, lang: str) -> dict[str, str]:
    """Name every source of victory points; cards are sources too."""
    listed = cast("list[list[dict[str, object]]]", series["paid"])
    sources = {str(one["source"]) for player in listed for one in player}
    return {source: book.noun("source", source, lang) for source in sorted(sources)}
