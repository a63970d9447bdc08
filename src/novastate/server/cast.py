"""Characters of bots: people with a name, so that four bots of one level are four people."""

import hashlib
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Final

from novastate.server.games.registry import served
from novastate.server.looks import looks_of
from novastate.server.shapes.content import Character


@lru_cache
def _casts() -> dict[str, list[Character]]:
    text = (resources.files("novastate.server") / "cast.toml").read_text("utf-8")
    return {
        cast: [
            Character(id, each["name"], {"en": each["en"], "de": each["de"]})
            for id, each in people.items()
        ]
        for cast, people in tomllib.loads(text).items()
    }


def cast_of(game: str) -> list[Character]:
    """List the characters that play a game; everybody plays one that has no cast of its own."""
    name = served(game).cast
    return _casts()[name] if name else everybody()


def everybody() -> list[Character]:
    """List all characters."""
    return [each for people in _casts().values() for each in people]


@lru_cache
def _faces() -> dict[str, str]:
    return {each.name: each.id for each in everybody()}


def face_of(name: str) -> str:
    """Return what a portrait is drawn from: the character of that name, or else the name."""
    return _faces().get(name, name)


class Casting:
    """Gives the bots of one table their characters: never two alike, in an order of the table's."""

    def __init__(self, game: str, table: str, taken: Iterable[str] = ()) -> None:
        people = cast_of(game)
        self._people: Final = {each.id: each for each in people}
        self._order: Final = sorted(people, key=lambda each: _lot(table, each.id))
        self._taken: Final = {looks_of(name) for name in taken if name}

    def knows(self, id: str) -> bool:
        """Tell whether there is such a character in this game."""
        return id in self._people

    def give(self, wished: str = "") -> str:
        """Return the name of the wished character if it is free, or else of the next one."""
        first = [self._people[wished]] if wished else []
        for each in [*first, *self._order]:
            if looks_of(each.name) not in self._taken:
                self._taken.add(looks_of(each.name))
                return each.name
        raise AssertionError("there are more characters than seats")


def _lot(table: str, character: str) -> bytes:
    """Draw a lot by the table's id: the game's seed would tell something about the cards."""
    return hashlib.sha256(f"{table} {character}".encode()).digest()
