"""What the bots think of a game: runs in a process of its own.

The server names these functions and never calls them, so what thinks is imported where it is used.

Only what a seat may know goes into a judgement, and its randomness comes from the place in the
game: the same question has the same answer, whoever else holds what.
"""

import time
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from novastate.kernel.record import read_record
from novastate.server.films import Film

if TYPE_CHECKING:
    from novastate.bots.analysis import Hint

GAMES: Final = 4
"""Games whose positions a process remembers from one part of a study to the next."""


class Decision(NamedTuple):
    """One answer of a seat, beside the one the bot would have given."""

    move: int
    """The number of the move in the record, from 1."""
    seat: int
    best: str
    best_chance: float
    chance: float
    """What the move that was made leaves of the win."""


def hint_moves(game: str, data: bytes, seat: int, place: str) -> list[tuple[str, float]]:
    """Rate the promising answers of a seat: notation and chance, the best first."""
    position = ruleset(game).from_data(msgspec.json.decode(data, type=dict[str, Any]))
    return [(position.notation(seat, h.move), h.chance) for h in _hints(position, seat, place)]


def chances_from(
    text: str, first: int, reader: int | None, place: str, seconds: float
) -> list[list[float]]:
    """Judge the positions of a record from a move on, as many as the time allows, at least one."""
    from novastate.bots.analysis import chances

    film = _film(text)
    end, found = time.monotonic() + seconds, []
    for move in range(first, len(film.entries) + 1):
        found.append(chances(film.at(move), reader, _seed(place, move, reader)))
        if time.monotonic() >= end:
            break
    return found


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
    entry, position = film.entries[move - 1], film.at(move - 1)
    seat = entry.seat
    if len(position.moves(seat)) < 2:
        return None
    rated = _hints(position, seat, f"{place}.{move}")
    made = position.parse(seat, entry.text)
    found = [hint.chance for hint in rated if hint.move == made]
    chance = found[0] if found else _chance_after(position, seat, made, _seed(place, move, seat))
    best = rated[0]
    return Decision(move, seat, position.notation(seat, best.move), best.chance, chance)


def _chance_after(position: Position, seat: int, move: int, seed: int) -> float:
    """Judge a move that was not promising enough to be compared: by what it leads to."""
    from novastate.bots.analysis import chances

    world = position.redeal(seat, seeded(seed))
    world.apply(seat, move)
    return chances(world, seat, seed)[seat]


def _hints(position: Position, seat: int, place: str) -> "list[Hint]":
    from novastate.bots.analysis import hints

    return hints(position, seat, _seed(place, 0, seat))


def _seed(place: str, move: int, reader: int | None) -> int:
    return zlib.crc32(f"{place}.{move}.{reader}".encode())


@lru_cache(GAMES)
def _film(text: str) -> Film:
    return Film(read_record(text))
