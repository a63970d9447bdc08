"""The tips of a first game speak of questions and answers that come up when a game is played."""

import json
from pathlib import Path
from typing import Any

import pytest

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded

GAMES = [("master", 3), ("master", 1), ("state2010", 2), ("newera", 3), ("novaera", 2)]
SEEDS = (1, 2, 3)


def tips_of(root: Path, game: str, solo: bool) -> list[dict[str, Any]]:
    """Read the tips of a game as the page does."""
    page = root / "web/src"
    shared = json.loads((page / "table/tips/shared.json").read_text("utf-8"))
    [file] = page.glob(f"games/*/tips/{game}.json")
    own = json.loads(file.read_text("utf-8"))
    return [{**shared.get(tip["id"], {}), **tip} for tip in own if solo or not tip.get("solo")]


def is_due(tip: dict[str, Any], code: str, verbs: list[str]) -> bool:
    """Tell whether a tip fits a question with these open answers."""
    if code not in tip.get("asks", [code]) or len(verbs) > tip.get("most", len(verbs)):
        return False
    if "can" in tip and not set(tip["can"]) & set(verbs):
        return False
    things = [place.removeprefix("can:") for place in tip["at"] if place.startswith("can:")]
    return not things or any(verb in verbs for verb in things)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_tip_can_come_up(root: Path, game: str, seats: int) -> None:
    # given the tips of a game
    left = tips_of(root, game, seats == 1)
    greedy = bot("greedy")
    # when the first seat plays some games against greedy bots
    for seed in SEEDS:
        position, chance = ruleset(game).new(seats, seed), seeded(seed)
        while left and (asked := position.to_act()):
            question = position.question(asked[0])
            verbs = [one.notation.split()[0] for one in question.choices if one.refusal is None]
            if asked[0] == 0:
                left = [tip for tip in left if not is_due(tip, question.code, verbs)]
            position.play(asked[0], greedy.choose(position, asked[0], chance))
    # then each tip had its moment
    assert [tip["id"] for tip in left] == []
