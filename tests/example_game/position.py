"""Positions of Prizes: cards are their numbers, and so are the moves that choose them."""

from copy import deepcopy
from typing import Final

from novastate.kernel.chance import Chance, forked
from novastate.kernel.count import Count, Part
from novastate.kernel.events import Event
from novastate.kernel.outcome import Outcome, ranking
from novastate.kernel.phrases import Phrase
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Question

ROUNDS: Final = 8
FIELDS: Final = ("round", "prize", "deck", "hands", "won", "asking", "answers")


class PrizesPosition(Position):
    """The deck, the open prize, hands and what everybody has won."""

    def __init__(self, seats: int, chance: Chance, source: "PrizesPosition | None" = None) -> None:
        super().__init__(seats, chance, source)
        nothing: list[list[int]] = [[] for _ in range(seats)]
        self.round: int = 0 if source is None else source.round
        self.prize: int = 0 if source is None else source.prize
        self.deck: list[int] = [] if source is None else source.deck.copy()
        self.hands: list[list[int]] = (
            nothing if source is None else [hand.copy() for hand in source.hands]
        )
        self.won: list[int] = [0] * seats if source is None else source.won.copy()

    def game(self) -> str:
        """Return the id of its game."""
        return "prizes"

    def clone(self) -> "PrizesPosition":
        """Copy the position."""
        return PrizesPosition(self.seats, self.chance.clone(), self)

    # --- rules -----------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Turn up a prize and ask everybody, or end the game."""
        if self.round == ROUNDS:
            self.asking = []
            self._tell("over", -1, {})
            return
        self.round += 1
        self.prize = self.deck.pop()
        self.reveal()
        self.asking = list(range(self.seats))
        self._tell("round", -1, {"round": self.round, "prize": self.prize})

    def moves(self, seat: int) -> list[int]:
        """Choose any card of the hand."""
        return sorted(set(self.hands[seat])) if seat in self.asking else []

    def apply(self, seat: int, move: int) -> None:
        """Keep a choice secret until all have chosen."""
        self.answers[seat] = [move]
        self.asking = [other for other in self.asking if other != seat]
        if not self.asking:
            self._show([answer[0] for answer in self.answers])

    def _show(self, chosen: list[int]) -> None:
        """Give the prize to the highest card that nobody else has chosen; all draw."""
        self.answers = [[] for _ in range(self.seats)]
        best = max([card for card in chosen if chosen.count(card) == 1], default=0)
        for seat, card in enumerate(chosen):
            self.hands[seat].remove(card)
            self._tell("choose", seat, {"card": card})
            if card == best:
                self.won[seat] += self.prize
                self._tell("score", seat, {"n": self.prize})
            drawn = self.deck.pop()
            self.hands[seat].append(drawn)
            self._tell("draw", seat, {"n": 1}, {"card": drawn})
        self.begin_round()

    def _tell(
        self, code: str, seat: int, args: dict[str, object], secret: dict[str, object] | None = None
    ) -> None:
        if self.listener is not None:
            self.listener.append(Event(code, seat, args, secret))

    def count(self) -> Count:
        """Count the prizes."""
        parts = [[Part("prizes", points)] for points in self.won]
        return Count(not self.asking, Phrase("counted"), parts)

    def outcome(self) -> Outcome | None:
        """Rank by points, then by the cards in hand."""
        if self.asking:
            return None
        keys = [[points, sum(hand)] for points, hand in zip(self.won, self.hands)]
        return ranking(keys, [{"prizes": points} for points in self.won], ("points", "hand"))

    # --- people ----------------------------------------------------------------------------

    def notation(self, seat: int, move: int) -> str:
        """Write a move as text."""
        return f"choose {move}"

    def question(self, seat: int) -> Question:
        """Ask for a card."""
        choices = [
            Choice(
                move,
                self.notation(seat, move),
                Phrase("do_choose", {"card": move}),
                {"zone": "hand", "card": str(move)},
            )
            for move in self.moves(seat)
        ]
        return Question("choose", "", Phrase("ask_choose", {"prize": self.prize}), choices)

    def view(self, reader: int | None) -> dict[str, object]:
        """Show everything but the deck, others' hands and what they have chosen so far."""
        players = [
            {"vp": self.won[seat], "hand": sorted(hand) if seat == reader else len(hand)}
            for seat, hand in enumerate(self.hands)
        ]
        return {
            "game": self.game(),
            "seats": self.seats,
            "round": self.round,
            "prize": self.prize,
            "deck": len(self.deck),
            "to_act": list(self.asking),
            "chosen": self.answers[reader] if reader is not None else [],
            "players": players,
        }

    def round_number(self) -> int:
        """Return the round that is played."""
        return self.round

    def glance(self) -> dict[str, object]:
        """Return round and points."""
        return {"round": self.round, "scores": self.won.copy()}

    def redeal(self, reader: int | None, chance: Chance) -> "PrizesPosition":
        """Deal the deck and others' hands afresh, and let them choose anew."""
        copy = self.clone()
        others = [seat for seat in range(self.seats) if seat != reader]
        unknown = self.deck + [card for seat in others for card in self.hands[seat]]
        chance.shuffle(unknown)
        for seat in others:
            copy.hands[seat] = [unknown.pop() for _ in self.hands[seat]]
            if self.answers[seat]:
                copy.answers[seat] = copy.hands[seat][:1]
        copy.deck = unknown
        copy.chance = forked(chance)
        return copy

    def to_data(self) -> dict[str, object]:
        """Return every field as plain data."""
        fields: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        settled = {"barriers": self.barriers, "reveals": self.reveals}
        fixed = {"game": self.game(), "seats": self.seats, "options": {}}
        return deepcopy({**fixed, **fields, **settled, "chance": self.chance.to_data()})

    def fill(self, data: dict[str, object]) -> None:
        """Read every field back."""
        for name in (*FIELDS, "barriers", "reveals"):
            setattr(self, name, deepcopy(data[name]))
