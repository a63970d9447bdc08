"""Own cards for tests: effects, cards and tables where no shipped card shows a rule alone."""

import json
from pathlib import Path
from typing import cast

from novastate.games.card_editions import FIRST, NAME
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.novaera.ruleset import NovaEra


def effect(trigger: str, verb: str, **fields: object) -> str:
    """Write an effect as a card file does; `from_` stands for `from`, and so on."""
    said = {"trigger": trigger, "verb": verb}
    return _toml({**said, **{name.rstrip("_"): value for name, value in fields.items()}})


def _toml(value: object) -> str:
    """Write a value as TOML in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value)


def technology(id: str, *effects: str, deck: str = "tech1", **fields: object) -> str:
    """Write a technology: green and of cost 1 unless said otherwise."""
    return _card(id, deck, {"colours": "green", "cost": 1, **fields}, effects)


def territory(id: str, *effects: str, requires: str = "green", **fields: object) -> str:
    """Write a territory of era II."""
    return _card(id, "tech2", {"requires": requires, **fields}, effects)


def personality(id: str, *effects: str, **fields: object) -> str:
    """Write a personality of cost 1."""
    return _card(id, "pers1", {"cost": 1, **fields}, effects)


def _card(id: str, deck: str, fields: dict[str, object], effects: tuple[str, ...]) -> str:
    lines = [f"[{id}]", f'name = "{id.title()}"', f'deck = "{deck}"']
    lines += [f"{name} = {_toml(value)}" for name, value in fields.items()]
    return "\n".join([*lines, f"effects = [{', '.join(effects)}]", ""])


def rules_with(folder: Path, *cards: str) -> NovaEra:
    """Make the ruleset of the shipped cards and these."""
    (folder / "own.toml").write_text("\n".join(cards), encoding="utf-8")
    return NovaEra(folder)


def own_table(
    rules: NovaEra, *given: str, seats: int = 2, seed: int = 1, **options: object
) -> NovaEraPosition:
    """Lay out a table with own cards, among those of the first edition as in nova.py."""
    position = rules.new(seats, seed, **{NAME: FIRST, **options})
    rules.clear(position)
    for line in given:
        rules.arrange(position, line)
    rules.settle(position)
    return cast(NovaEraPosition, position)


GAIN_BLUE = effect("instant", "gain", kind="blue", amount=1)
"""An effect for cards whose effects do not matter."""
