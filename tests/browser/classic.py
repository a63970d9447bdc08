"""Tables of the old editions for browser tests: games played by the rules alone, and moments."""

import zlib
from collections.abc import Callable
from typing import Any

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.position import Position
from tests.browser.visitor import Visitor

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


class Played:
    """A finished game: the first moment of each question in each turn; uploaded, its table."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.marks: dict[tuple[int, str], tuple[int, int]] = {}
        self.attack: tuple[int, int, int] | None = None
        self.settled: set[tuple[int, str]] = set()
        """Moments when a rival of whoever is asked has a location."""
        played = Game(ruleset(game), seats, seed, None, NAMES[:seats])
        chance = seeded(seed)
        while asked := played.position.to_act():
            seat, position = asked[0], played.position
            at = len(played.record.entries)
            question = position.question(seat)
            view: Any = position.view(None)
            key = (int(view["turn"]), question.code)
            if key not in self.marks:
                self.marks[key] = (at, seat)
                if any(one["state"] for one in view["players"] if one is not view["players"][seat]):
                    self.settled.add(key)
            if self.attack is None and (rival := attackable(position, seat)) >= 0:
                self.attack = (at, seat, rival)
            moves = position.moves(seat)
            played.play(seat, moves[chance.below(len(moves))])
        self.record = played.record.write()

    @property
    def shot(self) -> int:
        """Return the first turn with a shootout; 0 if there is none."""
        return min((turn for turn, code in self.marks if code == "shootout_defend"), default=0)

    def upload(self, ann: Visitor) -> "Played":
        """Give the game to the server."""
        self.ann = ann
        self.id = str(ann.post("/api/replays", {"record": self.record})["id"])
        return self

    def at(self, turn: int, code: str) -> str:
        """Go on from the moment when something was first asked in a turn; return the table."""
        move, seat = self.marks[turn, code]
        return self.branch(move, seat)[0]

    def branch(self, move: int, *seats: int) -> tuple[str, dict[int, str]]:
        """Go on from a move; return the table, and the personal links of the seats."""
        body = {"move": move, "seats": list(seats)}
        made = self.ann.post(f"/api/tables/{self.id}/branch", body)
        links = {int(one["seat"]): str(one["url"]) for one in made["links"]}
        return str(made["table"]["id"]), links


def lively(game: str, seats: int, wanted: Callable[[Played], object]) -> Played:
    """Play games at random until one has what is wanted.

    Which one it is depends on what the cards say: no seed stays the right one.
    """
    for seed in range(1, 200):
        played = Played(game, seats, seed)
        if wanted(played):
            return played
    raise AssertionError(f"no game of {game} is what is wanted")


def warring() -> Played:
    """Play a game of The New Era in which somebody can attack one who can defend himself."""
    return lively("newera", 4, lambda played: played.attack)


def attackable(position: Position, seat: int) -> int:
    """Return a rival who can be attacked now and could defend himself; -1 if there is none."""
    for choice in position.question(seat).choices:
        word, _, rest = choice.notation.partition(" ")
        if word == "attack" and choice.refusal is None:
            rival = int(rest) - 1
            pool = position.view(None)["players"][rival]["pool"]  # type: ignore[index]  # a view is loose
            if "defence1" in pool or "defence3" in pool:
                return rival
    return -1


# A game of two people, who attack each other, and two bots -------------------------------

WARLIKE: dict[str, object] = {"first_player": "seat_1", "turn_cap": 4}
BEFORE = 2
"""Changes of a table before its first move: somebody joins, the game begins."""
_LIKED = {
    "by_token": 9,
    "defend": 9,
    "target": 9,
    "incorporate": 8,
    "instant": 7,
    "redevelop": 6,
    "reconstruct": 6,
    "use": 4,
    "pass": 0,
}
_NEVER = ("agree", "break", "conquer", "dig", "drop", "exchange", "negotiate", "visit")


def warlike(moves: list[str], other: int) -> str:
    """Choose as somebody who builds, arms and attacks one other player, and passes soon."""
    return max(moves, key=lambda move: _worth(move, f"attack {other + 1}"))


def _worth(move: str, attack: str) -> int:
    word = move.split()[0]
    if word == "attack":
        return 20 if move == attack else -9
    if word == "take_token":
        return 3 if move.endswith("conquest") else -9
    return -9 if word in _NEVER else _LIKED.get(word, 1)


def is_between(view: dict[str, Any]) -> bool:
    """Tell whether a shootout is one of the two people alone."""
    shootout = view["shootout"]
    return {shootout["attacker"], shootout["defender"]} == {0, 1}


def foreseen(seed: int) -> tuple[int, int]:
    """Play what the page will play; return the answers of both people, and their shootouts.

    The random bots of the tests' server answer by their seat and the table's changes alone.
    """
    position = ruleset("newera").new(4, seed, **WARLIKE)
    moves = answers = shootouts = 0
    while asked := position.to_act():
        seat = asked[0]
        if seat < 2:
            question = position.question(seat)
            open_ = [one.notation for one in question.choices if one.refusal is None]
            wanted = warlike(open_, 1 - seat)
            answers += 1
            shootouts += question.code == "shootout_defend" and is_between(position.view(None))
            move = next(
                one for one in position.moves(seat) if position.notation(seat, one) == wanted
            )
        else:
            chance = seeded(zlib.crc32(f"{seat}.{BEFORE + moves}".encode()))
            move = bot("random").choose(position, seat, chance)
        position.apply(seat, move)
        moves += 1
    return answers, shootouts


def short_war(most: int) -> int:
    """Return the first seed with a shootout of the two people and few answers of theirs."""
    for seed in range(1, 200):
        answers, shootouts = foreseen(seed)
        if shootouts and answers <= most:
            return seed
    raise AssertionError(f"no short war with at most {most} answers")
