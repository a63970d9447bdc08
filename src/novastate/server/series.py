"""Figures of a game by round, for charts; worked out by playing the record again."""

from typing import Any, cast

from novastate.games.registry import ruleset
from novastate.kernel.game import begin, step
from novastate.kernel.position import Position
from novastate.kernel.record import read_record

QUIET = ("phase_cards", "phase_production", "phase_action", "display")


def series_of(text: str) -> dict[str, object]:
    """Return victory points and goods by round for each player, and what each has done.

    `rounds` are numbers; `vp` and `goods` have a list for each player with an entry a round, taken
    at its end; `earned` sums the goods a player gained in each round; `counts` counts events.
    """
    record = read_record(text)
    rules = ruleset(record.game)
    game = begin(rules, record)
    players = len(_players(game.position))
    rounds: list[int] = []
    marks: list[list[dict[str, Any]]] = []
    earned: list[list[dict[str, int]]] = [[] for _ in range(players)]
    counts: list[dict[str, int]] = [{} for _ in range(players)]
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
    }


def _players(position: Position) -> list[dict[str, Any]]:
    found = position.view(None).get("players")
    return [
        {"vp": player.get("vp", 0), "goods": dict(player.get("goods", {}))}
        for player in cast("list[dict[str, Any]]", found or [])
    ]


def _add(sums: dict[str, int], goods: dict[str, int]) -> None:
    for good, n in goods.items():
        sums[good] = sums.get(good, 0) + n
