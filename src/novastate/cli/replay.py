"""`novastate replay`: a record, played again."""

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from novastate.cli.common import (
    cards_option,
    console,
    examples,
    json_option,
    lang_option,
    print_json,
    read_text,
)
from novastate.cli.result import print_result
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from novastate.kernel.game import Game, begin, digest_of, diverges, step
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.record import Record, read_record


@click.command(
    short_help="Replay a record.",
    epilog=examples(
        "novastate replay game.record",
        "novastate replay game.record --to 40 --lang de",
        "novastate replay game.record --seat 1 --json",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after move N.")
@click.option(
    "--seat", type=click.IntRange(1), metavar="K", help="See what seat K sees; else a spectator."
)
@json_option
@lang_option
@cards_option
def replay(
    file: Path, to: int | None, seat: int | None, as_json: bool, lang: str, cards: Path | None
) -> int:
    """Replay the record FILE and print each event; exit code 1 if it ends elsewhere."""
    record = read_record(read_text(file), str(file))
    game = begin(ruleset(record.game, cards), record, str(file))
    last = _last_move(record, to)
    reader = _reader(record, seat)
    book = game.ruleset.book(record.players or None, record.seats == 1)
    out = console()
    told: list[dict[str, object]] = []
    for number, entry in enumerate(record.entries[:last], 1):
        events = step(game, entry, str(file))
        if as_json:
            told.append(_move_data(number, entry.seat, entry.text, events, reader, book, lang))
        else:
            _print_move(out, record, number, events, reader, book, lang)
    wrong = _difference(game, record) if last == len(record.entries) else ""
    if as_json:
        outcome = game.position.outcome()
        print_json(
            {
                "file": str(file),
                "game": record.game,
                "moves": last,
                "of": len(record.entries),
                "diverges": bool(wrong),
                "digest": digest_of(game, record),
                "events": told,
                "outcome": None if outcome is None else outcome.to_data(),
                "view": game.position.view(reader),
            }
        )
    else:
        print_result(out, game.position, book, record.players, lang)
        out.print(_closing(game, record, last, wrong), markup=False)
    return 1 if wrong else 0


def _last_move(record: Record, to: int | None) -> int:
    if to is not None and to > len(record.entries):
        raise BadInput(f"The record has {len(record.entries)} moves, so it cannot stop after {to}.")
    return len(record.entries) if to is None else to


def _reader(record: Record, seat: int | None) -> int | None:
    if seat is not None and seat > record.seats:
        raise BadInput(f"The record has {record.seats} seats, so there is no seat {seat}.")
    return None if seat is None else seat - 1


def _difference(game: Game, record: Record) -> str:
    """Say what a replayed game has different from its record; nothing if all is the same."""
    if record.result and record.result != game.record.result:
        return f"result {game.record.result or 'open'} instead of {record.result}"
    if diverges(game, record):
        return f"digest {digest_of(game, record)} instead of {record.digest}"
    return ""


def _closing(game: Game, record: Record, last: int, wrong: str) -> str:
    """Close the replay with a sentence."""
    if wrong:
        return f"The replay diverges from the record: {wrong}."
    if last < len(record.entries):
        return f"Stopped after move {last} of {len(record.entries)}."
    if not record.digest:
        return f"{last} moves replayed; the record has no digest to compare with."
    return f"{last} moves replayed, digest {digest_of(game, record)} as recorded."


def _move_data(
    number: int,
    seat: int,
    text: str,
    events: list[Event],
    reader: int | None,
    book: PhraseBook,
    lang: str,
) -> dict[str, object]:
    """Describe a move and what it brought about."""
    return {
        "move": number,
        "seat": seat + 1,
        "notation": text,
        "events": [
            {**event.to_data(reader), "text": book.say(event.phrase(reader), lang)}
            for event in events
        ],
    }


def _print_move(
    out: Console,
    record: Record,
    number: int,
    events: list[Event],
    reader: int | None,
    book: PhraseBook,
    lang: str,
) -> None:
    """Print a move and what it brought about."""
    entry = record.entries[number - 1]
    line = Text(f"{number}. {entry.seat + 1}: {entry.text}", style="bold")
    if entry.comment:
        line.append(f"  {{ {entry.comment} }}", style="dim not bold")
    out.print(line)
    for event in events:
        out.print(Text(f"   {book.say(event.phrase(reader), lang)}"))
