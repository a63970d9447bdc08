"""The judge who has learned: plays like `greedy`, but values positions by a network."""

from typing import Final

from novastate.bots.learned.net import Net, shares
from novastate.bots.learned.shipped import cards_of, net_for, tokens_for
from novastate.bots.learned.tokens import Tokens
from novastate.bots.search.judge import won
from novastate.bots.search.prospects import GreedyJudge
from novastate.kernel.position import Position


class TaughtJudge(GreedyJudge):
    """Values positions by what became of others like them."""

    def __init__(self, tokens: Tokens, net: Net) -> None:
        super().__init__()
        self.tokens: Final = tokens
        self.net: Final = net

    def values(self, position: Position, observer: int) -> list[float]:
        """Estimate each seat's share by the network; a finished game by its result."""
        if not position.asking:
            return won(position)
        if position.seats == 1:
            return super().values(position, observer)
        stage = self.tokens.stage(position)
        marks = marked(position, observer, self.tokens, self)
        return shares([self.net.score(own, stage) for own in marks])


def marked(
    position: Position, observer: int, tokens: Tokens, judge: GreedyJudge
) -> list[list[int]]:
    """List the marks of every seat, as the observer sees them."""
    prospects = [judge.prospects(position, seat) for seat in range(position.seats)]
    found: list[list[int]] = []
    for seat in range(position.seats):
        marks = tokens.marks(position, seat, seat == observer)
        marks.append(tokens.outlook(prospects, seat))
        found.append(marks)
    return found


_judges: dict[int, tuple[object, GreedyJudge]] = {}
"""By the identity of a game's catalogue, which is kept alive beside its judge."""


def judge_for(position: Position) -> GreedyJudge:
    """Return the best judge for a position's game: one who has learned, or else plain `greedy`."""
    cards = cards_of(position)
    known = _judges.get(id(cards))
    if known is not None:
        return known[1]
    tokens = tokens_for(position)
    net = None if tokens is None else net_for(position, tokens)
    judge = GreedyJudge() if tokens is None or net is None else TaughtJudge(tokens, net)
    _judges[id(cards)] = (cards, judge)
    return judge
