"""Arranging what conditions and amounts look at, so that it is exactly as much as wanted."""

from collections.abc import Callable

from tests.games.novaera.cards.facts import Card, Effect
from tests.games.novaera.cards.scenes import COLOURS, Scene

Prepare = Callable[[Scene], bool]
"""Arrange something; False where it cannot be so (a green card never lies among no green ones)."""


def own(card: Card, q: str) -> int:
    """Say how much a card in play adds to a quantity by itself."""
    technology = card.kind == "technology"
    if q in (*COLOURS, "territory"):
        return (card.column == q) + card.counts_as(q)
    alone = {
        "tech": technology,
        "personality": card.kind == "personality",
        "colours": technology,
        "types": card.kind != "personality",
        "bicolour": len(card.colours) > 1,
        "evolved": bool(card.evolves_from),
    }
    return int(alone.get(q, False))


def set_to(scene: Scene, q: str, n: int, seat: int = 1) -> bool:
    """Let a quantity of a seat be n; the card itself lies in front of seat 1."""
    missing = n - (own(scene.card, q) if seat == 1 else 0)
    if missing < 0:
        return False
    if q in (*COLOURS, "territory", "personality", "bicolour", "evolved"):
        scene.fill(seat, q, missing)
    elif q in ("unrest", "vp"):
        scene.give(f"{seat} {q} {n}")
    elif q.startswith("res"):
        scene.give(f"{seat} resources {n} {q[4:] or 'blue'}")
    elif q == "damaged":
        scene.fill(seat, "blue", n, "+damaged")
    elif q in ("past", "hand"):
        scene.give(*[f"{seat} {q} {id}" for id in scene.spare(n)])
    elif q == "tech":
        for i in range(missing):
            scene.fill(seat, COLOURS[i % 4], 1)
    elif q == "sets":
        for colour in COLOURS:
            scene.fill(seat, colour, max(0, n - (scene.card.column == colour)))
    elif q in ("colours", "types", "majorities"):
        return _different(scene, q, n)
    elif q == "rivals_fewer:red":
        return _rivals_fewer(scene, n)
    else:
        raise AssertionError(f"nobody knows how to arrange {q}")
    return True


def _different(scene: Scene, q: str, n: int) -> bool:
    """Let cards of n different types lie in front of seat 1 and none in front of the rival."""
    kinds = COLOURS if q == "colours" else (*COLOURS, "territory")
    if q == "colours":
        scene.fill(1, "territory", 1)  # a type, but no colour
    there = [scene.card.column] if scene.card.column in kinds else []
    if len(there) > n:
        return False
    others = [kind for kind in kinds if kind not in there]
    for kind in others[: n - len(there)]:
        scene.fill(1, kind, 1)
    return True


def _rivals_fewer(scene: Scene, n: int) -> bool:
    """Let n of three rivals have fewer red technologies than the red card of seat 1."""
    scene.seats = 4
    for rival in range(2 + n, 5):
        scene.fill(rival, "red", own(scene.card, "red"))
    return True


def compared(kind: str, q: str, tie: bool) -> Prepare:
    """Let the owner have one more (or fewer) of something than the rival, or as many."""

    def prepare(scene: Scene) -> bool:
        mine = max(own(scene.card, q), int(kind == "most"))
        theirs = mine if tie else mine - 1 if kind == "most" else mine + 1
        return set_to(scene, q, mine) and set_to(scene, q, theirs, seat=2)

    return prepare


def exactly(q: str, n: int) -> Prepare:
    """Let the owner have exactly n of something."""
    return lambda scene: set_to(scene, q, n)


def zone_of(total: int) -> str:
    """Write a zone of three dice with a sum."""
    values = [min(6, max(1, total - 2)), 1, 1]
    values[1] = min(6, total - values[0] - 1)
    values[2] = total - values[0] - values[1]
    assert all(1 <= value <= 6 for value in values)
    return f"zone red {values[0]} blue {values[1]} black {values[2]}"


def examples(effect: Effect) -> list[tuple[Prepare, int]]:
    """List situations with what the effect amounts to in each."""
    if effect.per is not None:
        each, q, most = effect.per
        steps = -(-most // effect.amount)
        wanted = sorted({0, each - 1, each, each * steps, each * (steps + 1)})
        if q == "rivals_fewer:red":
            wanted = [0, 1, 2, 3]
        if q in ("colours", "types", "majorities", "sets"):
            wanted = [n for n in wanted if n <= (4 if q == "colours" else 5)]
        return [(exactly(q, n), min(most, effect.amount * (n // each))) for n in wanted]
    if not effect.condition:
        return [(lambda scene: True, effect.amount)]
    kind, *rest = effect.condition
    if kind == "in_zone":
        return [(exactly("unrest", n), effect.amount * (7 <= n <= 9)) for n in (6, 7, 9)]
    if kind in ("most", "least"):
        met, tied = compared(kind, rest[0], tie=False), compared(kind, rest[0], tie=True)
        return [(met, effect.amount), (tied, 0)]
    n = int(rest[1])
    beyond = n - 1 if kind == "at_least" else n + 1
    if rest[0] == "pick_sum":
        return [(picked(n), effect.amount), (picked(beyond), 0)]
    return [(exactly(rest[0], n), effect.amount), (exactly(rest[0], beyond), 0)]


def picked(total: int) -> Prepare:
    """Let the first zone have a sum."""

    def prepare(scene: Scene) -> bool:
        scene.give(zone_of(total))
        return True

    return prepare
