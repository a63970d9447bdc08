"""Nothing hidden reaches a learner: what a seat cannot know may be dealt afresh unnoticed."""

import re

import numpy as np
import pytest

from novastate.envs.face import Face, Mask
from novastate.envs.layout import LIMIT, Vector
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from tests.envs.cases import FEWEST, TABLES, Case, named, walk


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_vector_and_mask_do_not_depend_on_what_is_hidden(case: Case) -> None:
    # given
    game, seats, options = case
    face = Face(game, seats, options)
    chance = seeded(11)
    changed = 0
    for step, (position, _) in enumerate(walk(face, seed=7)):
        if step % 23:
            continue
        for seat in range(seats):
            # when
            other = position.redeal(seat, chance)
            changed += other.digest() != position.digest()
            # then
            seen = [_seen(face, p, seat) for p in (position, other)]
            assert np.array_equal(seen[0][0], seen[1][0])
            assert np.array_equal(seen[0][1], seen[1][1])
    assert changed > 0


def _seen(face: Face, position: Position, seat: int) -> tuple[Vector, Mask]:
    """Return what a learner gets in a position."""
    legal = face.legal(position, seat)
    return face.vector(position.view(seat), seat, legal, -1), face.mask(legal)


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_the_vector_tells_positions_apart_and_stays_in_bounds(case: Case) -> None:
    # given
    game, seats, options = case
    face = Face(game, seats, options)
    vectors: set[bytes] = set()
    positions = 0
    # when
    for step, (position, seat) in enumerate(walk(face, seed=2)):
        if step % 11:
            continue
        vector = face.vector(position.view(seat), seat, face.legal(position, seat), -1)
        positions += 1
        vectors.add(vector.tobytes())
        # then
        assert vector.dtype == np.float32
        assert np.abs(vector).max() < LIMIT  # nothing is ever cut off
    assert len(vectors) == positions


def test_parts_cover_the_vector_without_gaps() -> None:
    for game, seats, options in TABLES:
        parts = Face(game, seats, options).layout.parts.values()
        ends = [0, *(part.stop for part in parts)]
        assert [part.start for part in parts] == ends[:-1]
        assert all(part.stop > part.start for part in parts)


OFTEN = {"phase", "first", "asked", "table", "figures", "hand", "may", "last word", "last card"}
WASTELAND = {*OFTEN, "faction", "discard", "deals", "state", "uses"}
SPEAKING = {
    "master": {*WASTELAND, "display", "goods", "tally", "board", "board_goods", "spent", "guest"},
    "state2010": {*WASTELAND, "row", "pool", "spoils", "leader", "vp", "places_left"},
    "newera": {*WASTELAND, "row", "pool", "spoils", "fields", "attacker", "defence", "vp"},
    "novaera": {
        *OFTEN,
        "zone 1",
        "zone 3",
        "tracks",
        "display",
        "people",
        "tableau",
        "dice",
        "past",
    },
}
"""What any few games show."""


@pytest.mark.parametrize("case", FEWEST, ids=named)
def test_parts_of_the_vector_say_something(case: Case) -> None:
    # given
    game, seats, options = case
    face = Face(game, seats, options)
    seen = np.zeros(face.layout.size, np.float32)
    # when
    for seed in range(3):
        for position, seat in walk(face, seed):
            legal = face.legal(position, seat)
            seen += np.abs(face.vector(position.view(seat), seat, legal, next(iter(legal))))
    # then
    silent = {name for name, part in face.layout.parts.items() if not seen[part].any()}
    assert {re.sub(r"player \d ", "", name) for name in silent} & SPEAKING[game] == set()
