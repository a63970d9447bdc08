"""The table of Prizes: what lies on it, who sees it, and the rules as steps."""

from typing import Final

from novastate.kernel.chance import Chance
from novastate.kernel.count import Count, Part
from novastate.kernel.fields import COUNTED, OWNER, PUBLIC, Field, Fields
from novastate.kernel.machine import Machine
from novastate.kernel.notation import Notation, Verb
from novastate.kernel.outcome import Outcome, ranking
from novastate.kernel.packing import A
from novastate.kernel.phrases import Phrase
from novastate.kernel.position import Step
from novastate.kernel.questions import Question
from novastate.kernel.steps import AskTogether, Do
from novastate.toolkit.game_table import GameTable, Parts, plain_question
from novastate.toolkit.kinds import NUMBERS, WHOLE
from novastate.toolkit.layout import Layout
from novastate.toolkit.shapes import Named
from novastate.toolkit.views import Views

ROUNDS: Final = 8
CHOOSE: Final = 0
S_ROUND: Final = 0
S_CHOOSE: Final = 1
NAMES: Final = [str(card) for card in range(10)]


class Player:
    """A player; lists are replaced, never changed, and so copies share them."""

    def __init__(self, vp: int = 0, hand: list[int] | None = None) -> None:
        self.vp = vp
        self.hand: list[int] = hand or []


class Table(GameTable):
    """The deck and the open prize; cards are their numbers."""

    def __init__(self, seats: int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        if source is None:
            self.players = [Player() for _ in range(seats)]
            self.round = 0
            self.prize = 0
            self.deck: list[int] = []
            return
        self.players = [Player(player.vp, player.hand) for player in source.players]
        self.round = source.round
        self.prize = source.prize
        self.deck = source.deck

    def parts(self) -> Parts["Table"]:
        """Return the parts of Prizes."""
        return PARTS

    def clone(self) -> "Table":
        """Copy the position."""
        return Table(self.seats, self.chance.clone(), self)

    def round_number(self) -> int:
        """Return the round that is played."""
        return self.round

    def draw(self) -> int:
        """Take the top card of the deck."""
        card, self.deck = self.deck[-1], self.deck[:-1]
        return card


def _begin_round(p: Table, step: Step) -> None:
    """Turn up a prize and ask everybody, or end the game (PZ-1)."""
    if p.round == ROUNDS:
        p.tell("over", -1, {})
        return
    p.round += 1
    p.prize = p.draw()
    p.reveal()
    p.tell("round", -1, {"round": p.round, "prize": p.prize})
    p.push(S_ROUND, -1)
    p.push(S_CHOOSE, -1)


def _cards(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of a hand, of which one is chosen (PZ-2)."""
    hand = set() if p.answers[seat] else set(p.players[seat].hand)
    return [CHOOSE | card << A for card in sorted(hand)]


def _show(p: Table, step: Step) -> None:
    """Give the prize to the highest card that nobody else has chosen; all draw (PZ-3)."""
    chosen = [answers[0] >> A for answers in p.answers]
    best = max([card for card in chosen if chosen.count(card) == 1], default=0)
    for seat, card in enumerate(chosen):
        player = p.players[seat]
        p.tell("choose", seat, {"card": card})
        if card == best:
            player.vp += p.prize
            p.tell("score", seat, {"n": p.prize})
        drawn, hand = p.draw(), player.hand.copy()
        hand.remove(card)
        player.hand = sorted([*hand, drawn])
        p.tell("draw", seat, {"n": 1}, {"card": drawn})


def _question(p: Table, seat: int) -> Question:
    return plain_question(p, seat, {"prize": p.prize})


def _holdings(p: Table, seat: int) -> dict[str, int]:
    return {"vp": p.players[seat].vp, "card": len(p.players[seat].hand)}


def _redeal(p: Table, reader: int | None, chance: Chance) -> None:
    """Deal the deck and others' hands afresh."""
    others = [player for seat, player in enumerate(p.players) if seat != reader]
    p.deck = p.deck + [card for player in others for card in player.hand]
    chance.shuffle(p.deck)
    for player in others:
        player.hand = sorted(p.draw() for _ in player.hand)


def _count(p: Table) -> Count:
    parts = [[Part("prizes", player.vp)] for player in p.players]
    return Count(not p.asking, Phrase("counted"), parts)


def _outcome(p: Table) -> Outcome | None:
    """Rank by points, then by the cards in hand (PZ-4)."""
    if p.asking:
        return None
    keys = [[player.vp, sum(player.hand)] for player in p.players]
    return ranking(keys, [{"prizes": player.vp} for player in p.players], ("points", "hand"))


LAYOUT: Final = Layout(
    Fields(
        Field("round", WHOLE, PUBLIC),
        Field("prize", WHOLE, PUBLIC),
        Field("deck", NUMBERS, COUNTED),
    ),
    Fields(Field("vp", WHOLE, PUBLIC), Field("hand", NUMBERS, OWNER)),
)
MACHINE: Final[Machine[Table]] = Machine(
    "PZ", (Do(S_ROUND, _begin_round), AskTogether(S_CHOOSE, "choose", "PZ-2", _cards, _show))
)
PARTS: Final[Parts[Table]] = Parts(
    "prizes",
    MACHINE,
    Notation((Verb(CHOOSE, "choose", Named("card", lambda p: NAMES, "card"), "hand"),), "choose 7"),
    Views(LAYOUT),
    over="PZ-1",
    turn="PZ-2",
    redeal=_redeal,
    outcome=_outcome,
    count=_count,
    holdings=_holdings,
    question=_question,
    words=__name__.rpartition(".")[0],
)
