"""What the bots think of a game: runs in a process of its own.

The server names these functions and never calls them, so what thinks is imported where it is used.

Only what a seat may know goes into an evaluation, and its randomness comes from the place in the
game: the same question has the same answer, whoever else holds what.
"""

import time
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from novastate import __version__
from novastate.games.registry import ruleset
from novastate.kernel.record import read_record
from novastate.server.films import Film

EVALUATED_BY: Final = f"{__version__}/2"
"""What evaluated: the version of the program, and of the way in which it does."""
GAMES: Final = 4
"""Games whose positions a process remembers from one part of a study to the next."""
CONTINUATIONS: Final = 12
"""Games that are played to their end after an answer to see what it brings."""
NOTABLE: Final = 0.04
"""What a move must cost, and more than the error of that, to be worth a word."""


class Rated(NamedTuple):
    """An answer and what it is worth."""

    move: str
    chance: float
    error: float


class Decision(NamedTuple):
    """One answer of a seat, beside those the bot would have thought of."""

    move: int
    """The number of the move in the record, from 1."""
    seat: int
    options: list[Rated]
    """The best first."""
    made: int
    """Which of them was made."""
    cost: float
    error: float
    """Of the cost: both answers are evaluated in the same worlds."""

    @property
    def is_costly(self) -> bool:
        """Tell whether it is worth a word: small costs, and those that may be none, are not."""
        return self.cost >= NOTABLE and self.cost > self.error


Row = list[tuple[float, float]]
"""The chance of each seat, with its error."""


def hint_moves(game: str, data: bytes, seat: int, place: str) -> list[Rated]:
    """Rate the promising answers of a seat, the best first."""
    from novastate.bots.analysis import answers

    position = ruleset(game).from_data(msgspec.json.decode(data, type=dict[str, Any]))
    return [
        Rated(position.notation(seat, each.move), each.chance, each.error)
        for each in answers(position, seat, place)
    ]


def chances_from(
    text: str, first: int, reader: int | None, place: str, seconds: float
) -> list[Row]:
    """Judge the moves of a record from one on, as many as the time allows, at least one."""
    film = _film(text)
    end, found = time.monotonic() + seconds, []
    for move in range(first, len(film.entries) + 1):
        found.append(_row(film, move, reader, place))
        if time.monotonic() >= end:
            break
    return found


def _row(film: Film, move: int, reader: int | None, place: str) -> Row:
    """Judge one move: a choice of the reader by what he knew when he made it, as a review does."""
    from novastate.bots.analysis import chances, chances_after

    if 0 < move < len(film.entries) and film.entries[move - 1].seat == reader:
        entry, before = film.entries[move - 1], film.at(move - 1)
        if len(before.moves(entry.seat)) > 1:
            made = before.parse(entry.seat, entry.text)
            return [(*each,) for each in chances_after(before, entry.seat, made, place)]
    return [(*each,) for each in chances(film.at(move), reader, place)]


def decisions_at(text: str, moves: list[int], place: str, seconds: float) -> list[Decision | None]:
    """Judge some moves of a record, as many as the time allows; None where there was no choice."""
    film = _film(text)
    end, found = time.monotonic() + seconds, []
    for move in moves:
        found.append(_decision(film, move, place))
        if time.monotonic() >= end:
            break
    return found


def _decision(film: Film, move: int, place: str) -> Decision | None:
    from novastate.bots.analysis import answers

    entry, position = film.entries[move - 1], film.at(move - 1)
    seat = entry.seat
    if len(position.moves(seat)) < 2:
        return None
    made = position.parse(seat, entry.text)
    found = answers(position, seat, place, made)
    at = next(i for i, each in enumerate(found) if each.move == made)
    options = [Rated(position.notation(seat, a.move), a.chance, a.error) for a in found]
    return Decision(move, seat, options, at, found[at].cost, found[at].cost_error)


def ends_at(text: str, answered: list[tuple[int, str]], place: str, seconds: float) -> list[float]:
    """Tell what some answers bring: points in the end, on average; as many as the time allows."""
    from novastate.bots.analysis import final_points

    film = _film(text)
    end, found = time.monotonic() + seconds, []
    for move, notation in answered:
        seat, position = film.entries[move - 1].seat, film.at(move - 1)
        answer = position.parse(seat, notation)
        found.append(final_points(position, seat, answer, place, CONTINUATIONS))
        if time.monotonic() >= end:
            break
    return found


@lru_cache(GAMES)
def _film(text: str) -> Film:
    return Film(read_record(text))
