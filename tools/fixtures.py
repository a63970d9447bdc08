"""Write the fixtures of whole games and of counted positions anew.

    python tools/fixtures.py

Run it when a rules fix changes the course of games on purpose, and look at the difference. Games
are kept for every seat count and expansion, for every way a game can be decided, and for the bots.
"""

import itertools
import json
from pathlib import Path

from novastate.bots.bot import Bot, answer
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.position import Position

ROOT = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "master"
RULES = ruleset("master")
REASONS = ("vp", "tie_goods", "tie_locations", "shared")
SOLO_REASONS = ("solo_win", "solo_loss", "solo_draw")
FEW_POINTS: dict[str, object] = {"end_vp": 6}
"""Short games end level more often."""
SOLO_OPTIONS: dict[str, dict[str, object]] = {
    "solo_win": {"expansion": "winter"},
    "solo_loss": {},
    "solo_draw": FEW_POINTS,
}


def play_out(seats: int, seed: int, options: dict[str, object], players: list[Bot]) -> Position:
    """Play a game quickly, without a record."""
    position = RULES.new(seats, seed, **options)
    chance = seeded(seed)
    while position.to_act():
        seat = position.to_act()[0]
        position.apply(seat, answer(players[seat], position, seat, chance))
    return position


def recorded(seats: int, seed: int, options: dict[str, object], players: list[Bot]) -> Game:
    """Play the same game again with a record."""
    game = Game(RULES, seats, seed, options, [player.name for player in players])
    chance = seeded(seed)
    while game.position.to_act():
        seat = game.position.to_act()[0]
        game.play(seat, answer(players[seat], game.position, seat, chance))
    return game


def write_game(name: str, seats: int, seed: int, options: dict[str, object], who: str) -> None:
    """Keep one game."""
    game = recorded(seats, seed, options, [bot(who) for _ in range(seats)])
    (ROOT / "games" / f"{name}.txt").write_text(game.finished_record().write(), encoding="utf-8")
    print(name, game.record.result)


def find(seats: int, options: dict[str, object], who: str, wanted: str) -> int:
    """Search for the first seed whose game ends as wanted."""
    players = [bot(who) for _ in range(seats)]
    for seed in itertools.count(1):
        outcome = play_out(seats, seed, options, players).outcome()
        if outcome is not None and outcome.reason == wanted:
            return seed
    raise AssertionError("seeds never run out")


def write_games() -> None:
    """Keep games of every kind."""
    (ROOT / "games").mkdir(parents=True, exist_ok=True)
    for old in (ROOT / "games").glob("*.txt"):
        old.unlink()
    for seats, expansion in itertools.product((1, 2, 3, 4), ("new_era", "winter", "none")):
        write_game(f"random_{seats}_{expansion}", seats, seats, {"expansion": expansion}, "random")
    for reason in REASONS:
        options: dict[str, object] = dict(FEW_POINTS) if reason != "vp" else {}
        seed = find(2, options, "random", reason)
        write_game(f"reason_{reason}", 2, seed, options, "random")
    for reason in SOLO_REASONS:
        options = dict(SOLO_OPTIONS[reason])
        who = "greedy" if reason == "solo_win" else "random"
        seed = find(1, options, who, reason)
        write_game(f"reason_{reason}", 1, seed, options, who)
    for seats in (2, 3, 4):
        write_game(f"greedy_{seats}", seats, seats, {"expansion": "winter"}, "greedy")
    chosen: dict[str, object] = {"faction_assignment": "choose", "promos": True}
    write_game("chosen_factions_promos", 4, 11, chosen, "random")
    house: dict[str, object] = {
        "connections_reshuffle": True,
        "keep_development": True,
        "tally_outside_production": "remembered",
        "expansion": "winter",
        "promos": True,
    }
    write_game("house_rules", 3, 12, house, "random")


def perft(position: Position, depth: int) -> int:
    """Count the courses a game can take within some decisions."""
    count = 0
    for seat in position.to_act():
        for move in position.moves(seat):
            if depth == 1:
                count += 1
                continue
            copy = position.clone()
            copy.apply(seat, move)
            count += perft(copy, depth - 1)
    return count


PERFT: tuple[tuple[str, int, int, dict[str, object], int], ...] = (
    ("beginning", 2, 1, {}, 0),
    ("new_era_early", 3, 5, {}, 60),
    ("new_era_late", 4, 6, {}, 300),
    ("winter_middle", 2, 7, {"expansion": "winter", "promos": True}, 130),
    ("solo_middle", 1, 8, {"expansion": "winter"}, 40),
)
DEPTHS = (1, 2, 3)


def write_perft() -> None:
    """Keep frozen positions with their counts."""
    entries = []
    for name, seats, seed, options, moves in PERFT:
        position = RULES.new(seats, seed, **options)
        chance = seeded(seed)
        for _ in range(moves):
            seat = position.to_act()[0]
            position.apply(seat, bot("random").choose(position, seat, chance))
        counts = [perft(position, depth) for depth in DEPTHS]
        print(name, counts)
        entries.append({"name": name, "counts": counts, "position": position.to_data()})
    text = json.dumps(entries, indent=1, sort_keys=True, ensure_ascii=False)
    (ROOT / "perft.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_games()
    write_perft()
