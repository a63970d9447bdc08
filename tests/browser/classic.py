"""Tables of the old editions for browser tests: games played by the rules alone, and moments."""

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.position import Position
from tests.browser.visitor import Visitor

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


class Played:
    """A finished game, uploaded: its table, and the first moment of each question in each turn."""

    def __init__(self, ann: Visitor, game: str, seats: int, seed: int) -> None:
        self.ann = ann
        self.marks: dict[tuple[int, str], tuple[int, int]] = {}
        self.attack: tuple[int, int, int] | None = None
        played = Game(ruleset(game), seats, seed, None, NAMES[:seats])
        chance = seeded(seed)
        while asked := played.position.to_act():
            seat, position = asked[0], played.position
            at = len(played.record.entries)
            question = position.question(seat)
            self.marks.setdefault(
                (int(str(position.view(None)["turn"])), question.code), (at, seat)
            )
            if self.attack is None and (rival := attackable(position, seat)) >= 0:
                self.attack = (at, seat, rival)
            moves = position.moves(seat)
            played.play(seat, moves[chance.below(len(moves))])
        self.id = str(ann.post("/api/replays", {"record": played.record.write()})["id"])

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
