"""Tables of Nova Era for browser tests: games played by the rules alone, and moments of them."""

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.questions import Choice
from tests.browser.visitor import Visitor

LIKED = {"develop": 9, "expand": 8, "enlist": 5, "gain": 4, "repair": 4, "research": 2, "calm": 1}
"""What a lively player does first, so that there is something to look at."""


class Played:
    """A finished game, uploaded: its table, and the first move of each kind of question."""

    def __init__(self, ann: Visitor, seats: int, seed: int) -> None:
        self.ann = ann
        self.marks: dict[tuple[int, int, str], tuple[int, int]] = {}
        game = Game(ruleset("novaera"), seats, seed, None, ["Ann", "Bob", "Cleo", "Dan"][:seats])
        chance = seeded(seed)
        while asked := game.position.to_act():
            question = game.position.question(asked[0])
            view = game.position.view(None)
            key = (int(str(view["era"])), int(str(view["round"])), question.code)
            self.marks.setdefault(key, (len(game.record.entries), asked[0]))
            open_ = [one for one in question.choices if one.refusal is None]
            worth = [_liked(one) + chance.below(4) for one in open_]
            game.play(asked[0], open_[worth.index(max(worth))].move)
        self.id = str(ann.post("/api/replays", {"record": game.record.write()})["id"])

    def at(self, era: int, round: int, code: str) -> str:
        """Go on from the moment when something was first asked in a round; return the table."""
        move, seat = self.marks[era, round, code]
        made = self.ann.post(f"/api/tables/{self.id}/branch", {"move": move, "seats": [seat]})
        return str(made["table"]["id"])


def _liked(choice: Choice) -> int:
    return LIKED.get(choice.notation.split()[0], 3)
