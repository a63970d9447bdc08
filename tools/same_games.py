"""Play random games with two revisions of the rules and compare what they say, move by move.

    python -m tools.same_games --against REV [GAME ...] [--games 1000]

Every legal move, every event and every final position is compared; questions, views, notations
and sentences at one decision in eight. Prints the games that differ and ends with 1 if any does.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final[tuple[str, ...]] = ("master", "state2010", "newera", "novaera")
LONGEST: Final = 4000
LOOKS: Final = 8
"""At one decision in so many everything that is shown is compared too."""
VARIANTS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "master": ({}, {"expansion": "winter", "promos": True}, {"faction_assignment": "choose"}),
    "state2010": ({}, {"produce_on_entry": True}, {"card_edition": "first"}),
    "newera": ({}, {"merged": True}, {"card_edition": "first"}),
    "novaera": ({}, {}, {"card_edition": "first"}),
}


def played(game: str, seed: int) -> str:
    """Play one game at random and hash all it says."""
    from novastate.games.registry import ruleset
    from novastate.kernel.chance import seeded

    rules = ruleset(game)
    seats = rules.seats[seed % len(rules.seats)]
    position = rules.new(seats, seed, **VARIANTS[game][seed // 7 % len(VARIANTS[game])])
    position.listener = []
    book, chance, said = rules.book(), seeded(seed + 1), hashlib.sha256()

    def tell(*things: object) -> None:
        said.update(json.dumps(things, sort_keys=True).encode())

    for number in range(LONGEST):
        if not position.asking:
            break
        seat = position.asking[chance.below(len(position.asking))]
        moves = position.moves(seat)
        tell(seat, moves)
        if number % LOOKS == seed % LOOKS:
            question = position.question(seat)
            texts = [position.notation(seat, move) for move in moves]
            tell(question.to_data(), texts, [position.parse(seat, text) for text in texts])
            tell([book.say(choice.label, "de") for choice in question.choices])
            tell(
                [book.say(why.refusal.phrase(), "en") for why in question.refused() if why.refusal]
            )
            tell(position.views([None, *range(seats)]), position.glance())
        position.apply(seat, moves[chance.below(len(moves))])
        for event in position.listener:
            tell(event.to_data(None), event.to_data(event.seat), book.say(event.phrase(None), "de"))
        position.listener.clear()
    again = rules.from_data(position.to_data())
    tell(position.to_data(), again.to_data(), position.digest())
    return said.hexdigest()


def hashes(source: Path, game: str, games: int) -> list[str]:
    """Play games with the rules of a source folder, in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--hashes", game, str(games)]
    found = subprocess.run(
        command, env={"PYTHONPATH": str(source)}, check=True, capture_output=True, text=True
    )
    return found.stdout.split()


def main() -> int:
    """Compare this tree with a revision, or print the hashes of one game."""
    if sys.argv[1:2] == ["--hashes"]:
        print("\n".join(played(sys.argv[2], seed) for seed in range(int(sys.argv[3]))))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--against", required=True, metavar="REV")
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    differing = 0
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", given.against, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        for game in given.game or GAMES:
            then = hashes(Path(folder) / "src", game, given.games)
            now = hashes(ROOT / "src", game, given.games)
            other = [seed for seed, pair in enumerate(zip(then, now)) if pair[0] != pair[1]]
            differing += len(other)
            sys.stdout.write(f"{game}: {len(now) - len(other)} of {len(then)} games are the same\n")
            sys.stdout.write("".join(f"  seed {seed} differs\n" for seed in other[:20]))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
