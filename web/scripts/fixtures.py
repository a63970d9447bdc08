"""Write the fixtures of the page's tests from the rules: `python web/scripts/fixtures.py`."""

import json
from pathlib import Path
from typing import Any

import novastate
from novastate.bots.registry import bot
from novastate.games.registry import rulesets
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from novastate.server.content import bot_words
from novastate.server.labels import labels_of
from novastate.server.present import question_data

FOLDER = Path(__file__).resolve().parents[1] / "src" / "fixtures"


def main() -> None:
    """Write cards, options, and a view after some moves."""
    rules = novastate.ruleset("master")
    position = rules.new(seats=2, seed=1)
    player, chance = bot("greedy"), seeded(1)
    for _ in range(40):
        seat = position.to_act()[0]
        position.play(seat, player.choose(position, seat, chance))
    seat = position.to_act()[0]
    written = {
        "cards": rules.cards_data(),
        "game": {
            "id": rules.id,
            "title": rules.title,
            "seats": list(rules.seats),
            "sets": rules.sets(),
            "options": [option.to_data() for option in rules.options],
            "bots": [{"id": name, "words": bot_words(name)} for name in ("random", "greedy")],
        },
        "view": position.view(seat),
    }
    written["names"] = {rules.id: labels_of(rules) for rules in rulesets()}
    written["nova"] = nova()
    written["classic"] = {"state2010": state2010(), "newera": newera()}
    FOLDER.mkdir(exist_ok=True)
    for name, data in written.items():
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def nova() -> dict[str, Any]:
    """Play Nova Era into its second era; keep a pick, a turn, and the cards that they name."""
    rules = novastate.ruleset("novaera")
    position = rules.new(seats=3, seed=2)
    chance = seeded(2)
    moments: dict[str, Any] = {}
    while (seats := position.to_act()) and "turn" not in moments:
        seat = seats[0]
        code = {"pick_zone": "pick", "turn": "turn"}.get(position.question(seat).code, "")
        if position.view(None)["era"] == 2 and code and code not in moments:
            moments[code] = _moment(position, seat)
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))])
    text = json.dumps(moments)
    cards = [card for card in rules.cards_data() if f'"{card["id"]}"' in text]
    options = [option.to_data() for option in rules.options]
    return {"cards": cards, "options": options, "seats": list(rules.seats), **moments}


def state2010() -> dict[str, Any]:
    """Play 51st State (2010) to its third turn; keep a lookout and an action."""
    return _classic("state2010", 3, 4, ("lookout_pick", "choose_action"))


def newera() -> dict[str, Any]:
    """Play The New Era until a defender is asked; keep an action and the shootout."""
    return _classic("newera", 4, 2, ("choose_action", "shootout_defend"))


def _classic(game: str, seats: int, seed: int, wanted: tuple[str, ...]) -> dict[str, Any]:
    rules = novastate.ruleset(game)
    position, chance = rules.new(seats=seats, seed=seed), seeded(seed)
    moments: dict[str, Any] = {}
    while (asked := position.to_act()) and len(moments) < len(wanted):
        seat = asked[0]
        code = position.question(seat).code
        if int(str(position.view(None)["turn"])) >= 3 and code in wanted and code not in moments:
            moments[code] = _moment(position, seat, game)
        moves = position.moves(seat)
        position.play(seat, moves[chance.below(len(moves))])
    text = json.dumps(moments)
    cards = [card for card in rules.cards_data() if f'"{card["id"]}"' in text]
    return {"cards": cards, **moments}


def _moment(position: Position, seat: int, game: str = "novaera") -> dict[str, Any]:
    book = novastate.ruleset(game).book(["Ann", "Bob", "Cy", "Dee"])
    question = question_data(position, seat, book, "en")
    return {"seat": seat, "view": position.view(seat), "question": question}


if __name__ == "__main__":
    main()
