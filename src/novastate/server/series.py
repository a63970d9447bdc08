"""Figures of a game by round, for charts; worked out by playing the record again."""

from typing import Any, Final, cast

from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.game import begin, step
from novastate.kernel.position import Position
from novastate.kernel.record import read_record

QUIET: Final = ("phase_cards", "phase_production", "phase_action", "display")
OF_A_CARD: Final = {
    "bonus": ("build", "develop", "develop_ruin", "place"),
    "built": ("build", "develop", "develop_ruin", "place"),
    "deal": ("deal",),
    "spoils": ("raze", "raid"),
}
"""Sources told without the card that pays, and the events that named it just before."""


def series_of(text: str) -> dict[str, object]:
    """Return victory points and goods by round for each player, and what each has done.

    `rounds` are numbers; `vp` and `goods` have a list for each player with an entry a round, taken
    at its end; `earned` sums the goods a player gained in each round; `counts` counts events;
    `paid` lists the cards and other sources of each player's victory points, the best first.
    """
    record = read_record(text)
    rules = ruleset(record.game)
    game = begin(rules, record)
    players = len(_players(game.position))
    rounds: list[int] = []
    marks: list[list[dict[str, Any]]] = []
    earned: list[list[dict[str, int]]] = [[] for _ in range(players)]
    counts: list[dict[str, int]] = [{} for _ in range(players)]
    paid = Paid(players)
    moves: list[int] = []
    for number, entry in enumerate(record.entries, 1):
        events = step(game, entry)
        view = game.position.view(None)
        now = cast(int, view.get("round", 0))
        if not rounds or rounds[-1] != now:
            rounds.append(now)
            moves.append(number)
            marks.append([])
            for row in earned:
                row.append({})
        for event in events:
            paid.hear(event)
            if 0 <= event.seat < players and event.code not in QUIET:
                counts[event.seat][event.code] = counts[event.seat].get(event.code, 0) + 1
                goods = event.args.get("goods")
                if event.code == "gain" and isinstance(goods, dict):
                    _add(earned[event.seat][-1], goods)
        marks[-1] = _players(game.position)
    return {
        "rounds": rounds,
        "moves": moves,
        "vp": [[mark[seat]["vp"] for mark in marks] for seat in range(players)],
        "goods": [[mark[seat]["goods"] for mark in marks] for seat in range(players)],
        "earned": earned,
        "counts": counts,
        "paid": paid.listed(),
    }


class Paid:
    """Where each player's victory points come from, as the events tell it."""

    def __init__(self, players: int) -> None:
        self.sums: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        self._named: Final[list[dict[str, str]]] = [{} for _ in range(players)]
        """The card each kind of event of a player named last."""

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        if not 0 <= event.seat < len(self.sums):
            return
        card, goods = event.args.get("card"), event.args.get("goods")
        if isinstance(card, str):
            for source, codes in OF_A_CARD.items():
                if event.code in codes:
                    self._named[event.seat][source] = card
        if event.code == "gain" and isinstance(goods, dict) and goods.get("vp"):
            source = str(event.args.get("source", ""))
            source = self._named[event.seat].get(source, source)
            _add(self.sums[event.seat], {source: goods["vp"]})

    def listed(self) -> list[list[dict[str, object]]]:
        """List the sources of each player, the best first."""
        return [
            [
                {"source": source, "vp": vp}
                for source, vp in sorted(sums.items(), key=lambda one: (-one[1], one[0]))
            ]
            for sums in self.sums
        ]


def _players(position: Position) -> list[dict[str, Any]]:
    found = position.view(None).get("players")
    return [
        {"vp": player.get("vp", 0), "goods": dict(player.get("goods", {}))}
        for player in cast("list[dict[str, Any]]", found or [])
    ]


def _add(sums: dict[str, int], goods: dict[str, int]) -> None:
    for good, n in goods.items():
        sums[good] = sums.get(good, 0) + n
