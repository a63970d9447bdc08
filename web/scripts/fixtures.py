"""Write the fixtures of the page's tests from the rules: `python web/scripts/fixtures.py`."""

import json
from pathlib import Path

import novastate
from novastate.bots.registry import bot
from novastate.kernel.chance import seeded

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
            "bots": ["random", "greedy"],
        },
        "view": position.view(seat),
    }
    FOLDER.mkdir(exist_ok=True)
    for name, data in written.items():
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
