"""Write the fixtures of whole games and of counted positions anew.

    python tools/fixtures.py [master] [novaera] [state2010] [newera]
    python tools/fixtures.py --kept [master] [novaera] [state2010] [newera]

Run it when a rules fix changes the course of games on purpose: raise the version of the ruleset
first, and look at the difference. Games are kept for every seat count and expansion or variant, for
every way a game can be decided, and for the bots. `--kept` adds games of today's versions, with
seeds that are keys, to those that are kept for ever; name the rulesets whose version has risen, as
a version that players have had is never written again.
"""

import itertools
import json
import sys
from pathlib import Path

from novastate.bots.bot import Bot, answer
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import quick
from novastate.kernel.events import Event
from novastate.kernel.game import Game
from novastate.kernel.position import Position

ROOT = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
REASONS = ("vp", "tie_goods", "tie_locations", "shared")
SOLO_REASONS = ("solo_win", "solo_loss", "solo_draw")
FEW_POINTS: dict[str, object] = {"end_vp": 6}
"""Short games end level more often."""
SOLO_OPTIONS: dict[str, dict[str, object]] = {
    "solo_win": {"expansion": "winter"},
    "solo_loss": {},
    "solo_draw": FEW_POINTS,
}


Options = dict[str, object]


def play_out(
    game: str,
    seats: int,
    seed: int,
    options: Options,
    players: list[Bot],
    told: list[Event] | None = None,
) -> Position:
    """Play a game quickly, without a record; what happens is told if anybody listens."""
    position = ruleset(game).new(seats, seed, **options)
    position.listener = told
    chance = quick(seed)
    while position.to_act():
        seat = position.to_act()[0]
        position.apply(seat, answer(players[seat], position, seat, chance))
    return position


def recorded(game: str, seats: int, seed: int, options: Options, players: list[Bot]) -> Game:
    """Play the same game again with a record."""
    played = Game(ruleset(game), seats, seed, options, [player.name for player in players])
    chance = quick(seed)
    while played.position.to_act():
        seat = played.position.to_act()[0]
        played.play(seat, answer(players[seat], played.position, seat, chance))
    return played


def write_game(game: str, name: str, seats: int, seed: int, options: Options, who: str) -> None:
    """Keep one game."""
    played = recorded(game, seats, seed, options, [bot(who) for _ in range(seats)])
    text = played.finished_record().write()
    (ROOT / game / "games" / f"{name}.txt").write_text(text, encoding="utf-8")
    print(name, played.record.result)


def find(game: str, seats: int, options: Options, who: str, wanted: str) -> int:
    """Search for the first seed whose game ends as wanted."""
    players = [bot(who) for _ in range(seats)]
    for seed in itertools.count(1):
        outcome = play_out(game, seats, seed, options, players).outcome()
        if outcome is not None and outcome.reason == wanted:
            return seed
    raise AssertionError("seeds never run out")


def empty_folder(game: str) -> None:
    """Make room for the games of a ruleset."""
    folder = ROOT / game / "games"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()


def write_master() -> None:
    """Keep games of every kind of the Master Set."""
    empty_folder("master")
    for seats, expansion in itertools.product((1, 2, 3, 4), ("new_era", "winter", "none")):
        write_game(
            "master",
            f"random_{seats}_{expansion}",
            seats,
            seats,
            {"expansion": expansion},
            "random",
        )
    for reason in REASONS:
        options: Options = dict(FEW_POINTS) if reason != "vp" else {}
        seed = find("master", 2, options, "random", reason)
        write_game("master", f"reason_{reason}", 2, seed, options, "random")
    for reason in SOLO_REASONS:
        options = dict(SOLO_OPTIONS[reason])
        who = "greedy" if reason == "solo_win" else "random"
        seed = find("master", 1, options, who, reason)
        write_game("master", f"reason_{reason}", 1, seed, options, who)
    for seats in (2, 3, 4):
        write_game("master", f"greedy_{seats}", seats, seats, {"expansion": "winter"}, "greedy")
    chosen: Options = {"faction_assignment": "choose", "promos": True}
    write_game("master", "chosen_factions_promos", 4, 11, chosen, "random")
    house: Options = {
        "connections_reshuffle": True,
        "keep_development": True,
        "tally_outside_production": "remembered",
        "expansion": "winter",
        "promos": True,
    }
    write_game("master", "house_rules", 3, 12, house, "random")


NOVA_REASONS = ("vp", "tie_unrest", "tie_resources", "tie_first", "shared")
NOVA_OPTIONS: dict[str, Options] = {
    "vp": {},
    "tie_unrest": {},
    "tie_resources": {"rounds_per_era": 1, "tie_break": "long"},
    "tie_first": {"rounds_per_era": 1, "tie_break": "long"},
    "shared": {"eras": 2},
}
NOVA_VARIANTS: dict[str, Options] = {
    "plain": {},
    "fast": {"eras": 2},
    "friendly": {"friendly": True},
}


def write_novaera() -> None:
    """Keep games of every kind of Nova Era."""
    empty_folder("novaera")
    for seats, (name, options) in itertools.product((2, 3, 4), NOVA_VARIANTS.items()):
        write_game("novaera", f"random_{seats}_{name}", seats, seats, options, "random")
    for reason in NOVA_REASONS:
        seed = find("novaera", 2, NOVA_OPTIONS[reason], "random", reason)
        write_game("novaera", f"reason_{reason}", 2, seed, NOVA_OPTIONS[reason], "random")
    house: Options = {
        "lower_variant": True,
        "balanced_deal": True,
        "mild_disasters": True,
        "resource_supply": "20",
        "dark_age_lasts": "once",
        "objective_ties": "all",
    }
    write_game("novaera", "house_rules", 3, 12, house, "random")
    harsh: Options = {"disaster_last": 8, "dark_age_last": 8, "pick_limit": 8}
    write_game("novaera", "harsh", 4, 13, harsh, "random")


STATE_REASONS = ("vp", "tie_hand", "tie_goods", "shared")
STATE_OPTIONS: dict[str, Options] = {
    "vp": {},
    "tie_hand": {"turn_cap": 2},
    "tie_goods": {"turn_cap": 2},
    "shared": {"turn_cap": 1},
}
"""Games that are cut short end level more often."""
STATE_VARIANTS: dict[str, Options] = {
    "plain": {},
    "chosen": {"factions": "chosen", "first_player": "seat_2", "end_vp": 20},
    "house_rules": {
        "basic_redevelopments_per_turn": "unlimited",
        "contact_adding": "tokens",
        "produce_on_entry": True,
        "hand_limit": "7",
        "leader_vp_places": "3",
        "slots_of_trait": 1,
    },
}


def write_state2010() -> None:
    """Keep games of every kind of 51st State (2010)."""
    empty_folder("state2010")
    for seats, (name, options) in itertools.product((2, 3, 4), STATE_VARIANTS.items()):
        write_game("state2010", f"random_{seats}_{name}", seats, seats, options, "random")
    for reason in STATE_REASONS:
        seed = find("state2010", 2, STATE_OPTIONS[reason], "random", reason)
        write_game("state2010", f"reason_{reason}", 2, seed, STATE_OPTIONS[reason], "random")


NEW_ERA_OPTIONS: dict[str, Options] = {
    "vp": {},
    "tie_hand": {"turn_cap": 2},
    "tie_goods": {"turn_cap": 2},
    "shared": {"turn_cap": 1},
}
NEW_ERA_VARIANTS: dict[str, Options] = {
    "plain": {},
    "merged": {"merged": True},
    "house_rules": {
        "factions": "chosen",
        "first_player": "seat_2",
        "distance_zero": "one_contact",
        "failed_attack": "returned",
        "max_defences_per_location": 1,
        "redevelopment_vp": 1,
        "reconstruction_vp": 0,
        "hand_limit": 8,
        "end_vp": 25,
    },
}
SHOOTOUTS = ("hit", "spared", "failed", "defended", "by_field", "answered")
"""What a shootout can come to, and what can happen on the way."""


def shootouts(events: list[Event]) -> set[str]:
    """Tell what the shootouts of a game came to."""
    found: set[str] = set()
    defender: object = None
    defended = declared = False
    for event in events:
        if event.code == "attack":
            defender, defended, declared = event.args["rival"], False, True
            continue
        if event.code == "pay" and declared:
            found.add("by_field")
        elif event.code == "commit" and event.seat == defender:
            found.add("defended")
            defended = True
        elif event.code == "commit" and defended:
            found.add("answered")
        elif event.code in ("debris", "spare", "attack_failed"):
            found.add({"debris": "hit", "spare": "spared"}.get(event.code, "failed"))
        declared = False
    return found


def find_shootout(wanted: str) -> int:
    """Search for the first seed of three players whose game has such a shootout."""
    players = [bot("random") for _ in range(3)]
    for seed in itertools.count(1):
        events: list[Event] = []
        play_out("newera", 3, seed, {}, players, events)
        if wanted in shootouts(events):
            return seed
    raise AssertionError("seeds never run out")


def write_newera() -> None:
    """Keep games of every kind of The New Era, with every end of a shootout."""
    empty_folder("newera")
    for seats, (name, options) in itertools.product((2, 3, 4, 5), NEW_ERA_VARIANTS.items()):
        write_game("newera", f"random_{seats}_{name}", seats, seats, options, "random")
    for reason, options in NEW_ERA_OPTIONS.items():
        seed = find("newera", 2, options, "random", reason)
        write_game("newera", f"reason_{reason}", 2, seed, options, "random")
    for end in SHOOTOUTS:
        write_game("newera", f"shootout_{end}", 3, find_shootout(end), {}, "random")


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


PERFT: dict[str, tuple[tuple[str, int, int, Options, int], ...]] = {
    "master": (
        ("beginning", 2, 1, {}, 0),
        ("new_era_early", 3, 5, {}, 60),
        ("new_era_late", 4, 6, {}, 300),
        ("winter_middle", 2, 7, {"expansion": "winter", "promos": True}, 130),
        ("solo_middle", 1, 8, {"expansion": "winter"}, 40),
    ),
    "novaera": (
        ("beginning", 2, 1, {}, 0),
        ("era_one", 3, 5, {}, 36),
        ("era_two", 2, 7, {"lower_variant": True}, 83),
        ("era_three", 4, 6, {}, 241),
    ),
    "state2010": (
        ("beginning", 2, 1, {}, 0),
        ("early", 3, 5, {}, 40),
        ("middle", 2, 7, {"contact_adding": "tokens"}, 130),
        ("late", 4, 6, {}, 420),
    ),
    "newera": (
        ("beginning", 2, 1, {}, 0),
        ("early", 5, 5, {}, 60),
        ("middle", 3, 7, {}, 208),
        ("shootout", 3, 7, {}, 286),
        ("merged", 2, 6, {"merged": True}, 189),
    ),
}
DEPTHS = (1, 2, 3)


def write_perft(game: str) -> None:
    """Keep frozen positions with their counts."""
    entries = []
    for name, seats, seed, options, moves in PERFT[game]:
        position = ruleset(game).new(seats, seed, **options)
        chance = quick(seed)
        for _ in range(moves):
            seat = position.to_act()[0]
            position.apply(seat, bot("random").choose(position, seat, chance))
        counts = [perft(position, depth) for depth in DEPTHS]
        print(name, counts)
        entries.append({"name": name, "counts": counts, "position": position.to_data()})
    text = json.dumps(entries, indent=1, sort_keys=True, ensure_ascii=False)
    (ROOT / game / "perft.json").write_text(text + "\n", encoding="utf-8")


WRITERS = {
    "master": write_master,
    "novaera": write_novaera,
    "state2010": write_state2010,
    "newera": write_newera,
}

KEY = 2**128
"""Seeds from here on are keys, as the server draws them."""


def keep_today(games: list[str]) -> None:
    """Add games of today's versions to those kept for ever, and note the cards they had."""
    folder = ROOT / "kept"
    file = folder / "versions.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for rules in [ruleset(game) for game in games or PERFT]:
        for seats, who in ((2, "greedy"), (rules.seats[-1], "random")):
            players = [bot(who) for _ in range(seats)]
            played = recorded(rules.id, seats, KEY + seats, {}, players)
            name = f"{rules.id}_v{rules.version}_{who}_{seats}.txt"
            (folder / name).write_text(played.finished_record().write(), encoding="utf-8")
        known.setdefault(rules.id, {})[str(rules.version)] = rules.cards_digest()
    file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__" and sys.argv[1:2] == ["--kept"]:
    keep_today(sys.argv[2:])
elif __name__ == "__main__":
    for chosen in sys.argv[1:] or PERFT:
        WRITERS[chosen]()
        write_perft(chosen)
