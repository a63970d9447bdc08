"""Figures of a game by round, for charts; worked out by playing the record again."""

from typing import Any, Final, cast

from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from novastate.kernel.game import begin, step
from novastate.kernel.position import Position
from novastate.kernel.record import read_record

BEGINS: Final = ("round", "turn")
"""Told where a round begins, in games that tell it: what came before belongs to the last one."""
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
    `paid` lists the cards and other sources of each player's victory points, the best first. A game
    of eras has its rounds numbered through, and tells besides the era of each round (`eras`) and
    each player's victory points by source in each era (`scored`).
    """
    record = read_record(text)
    rules = ruleset(record.game)
    game = begin(rules, record)
    players = len(_players(game.position))
    rounds: list[int] = []
    eras: list[int] = []
    moves: list[int] = []
    marks: list[list[dict[str, Any]]] = []
    heard = Heard(players)
    for number, entry in enumerate(record.entries, 1):
        events = step(game, entry)
        now, era = game.position.round_number(), cast(int, game.position.glance().get("era", 0))
        told = _players(game.position)
        if not rounds or rounds[-1] != now:
            split = _beginning(events) if rounds else 0
            heard.hear(events[:split])
            if split:
                marks[-1] = told  # what the end of a round brought
            events = events[split:]
            rounds.append(now)
            eras.append(era)
            moves.append(number)
            marks.append([])
            heard.begin_round()
        heard.hear(events)
        marks[-1] = told
    by_era = {"eras": eras, "scored": _scored(eras, marks)} if any(eras) else {}
    return {
        "rounds": rounds,
        "moves": moves,
        "vp": [[mark[seat]["vp"] for mark in marks] for seat in range(players)],
        "goods": [[mark[seat]["goods"] for mark in marks] for seat in range(players)],
        "earned": heard.earned,
        "counts": heard.counts,
        "paid": heard.paid.listed(),
        **by_era,
    }


class Heard:
    """What the events tell of each player: goods gained by round, deeds, sources of points."""

    def __init__(self, players: int) -> None:
        self.earned: Final[list[list[dict[str, int]]]] = [[] for _ in range(players)]
        self.counts: Final[list[dict[str, int]]] = [{} for _ in range(players)]
        self.paid: Final = Paid(players)

    def begin_round(self) -> None:
        """Count what is gained from now on as gained in a new round."""
        for row in self.earned:
            row.append({})

    def hear(self, events: list[Event]) -> None:
        """Take note of events."""
        for event in events:
            self.paid.hear(event)
            if 0 <= event.seat < len(self.counts) and event.code not in QUIET:
                _add(self.counts[event.seat], {event.code: 1})
                goods = event.args.get("goods")
                if event.code == "gain" and isinstance(goods, dict):
                    _add(self.earned[event.seat][-1], goods)


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
        points = event.args.get("n")
        if event.code == "score" and isinstance(points, int):
            _add(self.sums[event.seat], {str(event.args.get("source", "")): points})
        if event.code == "gain" and isinstance(goods, dict) and points_in(goods):
            source = str(event.args.get("source", ""))
            source = self._named[event.seat].get(source, source)
            _add(self.sums[event.seat], {source: points_in(goods)})

    def listed(self) -> list[list[dict[str, object]]]:
        """List the sources of each player, the best first."""
        return [
            [
                {"source": source, "vp": vp}
                for source, vp in sorted(sums.items(), key=lambda one: (-one[1], one[0]))
            ]
            for sums in self.sums
        ]


def points_in(goods: dict[str, int]) -> int:
    """Add up the victory points among goods, those on tokens by their value.

    >>> points_in({"worker": 2, "vp2": 3})
    6
    """
    tokens = {name[2:]: n for name, n in goods.items() if name[:2] == "vp"}
    return sum(int(value or "1") * n for value, n in tokens.items())


def _beginning(events: list[Event]) -> int:
    """Return the place of the event with which a round begins; 0 if none tells it."""
    return next((at for at, event in enumerate(events) if event.code in BEGINS), 0)


def _scored(eras: list[int], marks: list[list[dict[str, Any]]]) -> list[list[dict[str, int]]]:
    """Return for each era and player what each source brought."""
    last = dict(zip(eras, marks))
    before: list[dict[str, int]] = [{} for _ in marks[-1]]
    found: list[list[dict[str, int]]] = []
    for mark in last.values():
        now = [player["sources"] for player in mark]
        found.append(
            [
                {name: n - was.get(name, 0) for name, n in has.items()}
                for has, was in zip(now, before)
            ]
        )
        before = now
    return found


def _players(position: Position) -> list[dict[str, Any]]:
    found = position.view(None).get("players")
    return [
        {
            "vp": player.get("vp", player.get("total", 0)),
            "goods": dict(
                player.get("goods") or player.get("resources") or player.get("pool") or {}
            ),
            "sources": dict(player.get("sources") or {}),
        }
        for player in cast("list[dict[str, Any]]", found or [])
    ]


def _add(sums: dict[str, int], goods: dict[str, int]) -> None:
    for good, n in goods.items():
        sums[good] = sums.get(good, 0) + n
