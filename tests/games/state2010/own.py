"""Own cards for tests, where no card of the box shows a rule alone."""

import json
from pathlib import Path

from novastate.games.classic.position import ClassicPosition
from novastate.games.state2010.ruleset import State2010
from tests.games.classic.bench import Bench


def location(id: str, kind: str, **fields: object) -> str:
    """Write a location of distance 1 with the type scrap unless said otherwise."""
    return _card(id, {"kind": kind, "distance": 1, "types": "scrap", **fields})


def feature(id: str, when: str, **fields: object) -> str:
    """Write a feature."""
    return location(id, "feature", when=when, **fields)


def action(id: str, action: str, **fields: object) -> str:
    """Write a location with an action."""
    return location(id, "action", action=action, **fields)


def leader(id: str, **fields: object) -> str:
    """Write a leader."""
    return _card(id, fields)


def _card(id: str, fields: dict[str, object]) -> str:
    lines = [f"[{id}]", f'name = "{id.title()}"']
    lines += [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
    return "\n".join([*lines, ""])


def own_table(
    folder: Path,
    cards: list[str],
    *given: str,
    leaders: tuple[str, ...] = (),
    seats: int = 2,
    **options: object,
) -> ClassicPosition:
    """Lay out a table of the first edition and own cards; without lines a game just begins."""
    (folder / "own.toml").write_text("\n".join(cards), encoding="utf-8")
    (folder / "leaders.toml").write_text("\n".join(leaders), encoding="utf-8")
    bench = Bench(State2010(folder), **{"card_edition": "first", **options})
    return bench.table(*given, seats=seats)
