"""Actions have fixed numbers: every legal move has one, and no two share one."""

from pathlib import Path

import pytest

from novastate.envs.actions import OTHER_SLOTS, ActionTable, Wording
from novastate.envs.face import Face
from tests.envs.cases import TABLES, VARIED, Case, named, walk


@pytest.mark.parametrize("case", [*TABLES, *VARIED], ids=named)
def test_every_legal_move_has_a_number_of_its_own(case: Case) -> None:
    # given
    game, seats, options = case
    face = Face(game, seats, options)
    # when
    for position, seat in walk(face, seed=3, steps=250):
        legal = face.legal(position, seat)
        # then
        assert sorted(legal.values()) == sorted(position.moves(seat))
        assert list(legal) == sorted(legal)
        assert max(legal) < face.actions.first_other, [
            position.notation(seat, move)
            for number, move in legal.items()
            if number >= face.actions.first_other
        ]


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_the_mask_flags_the_legal_actions_and_no_others(case: Case) -> None:
    # given
    game, seats, options = case
    face = Face(game, seats, options)
    for position, seat in walk(face, seed=5, steps=40):
        # when
        legal = face.legal(position, seat)
        mask = face.mask(legal)
        # then
        assert mask.shape == (face.actions.size,)
        assert mask.nonzero()[0].tolist() == list(legal)
        assert mask.sum() == len(position.moves(seat))


@pytest.mark.parametrize("case", TABLES, ids=named)
def test_texts_are_distinct_and_the_same_in_every_game(case: Case) -> None:
    # given
    game, seats, options = case
    # when
    one, other = Face(game, seats, options).actions, Face(game, seats, options).actions
    # then
    assert len(set(one.texts)) == one.size
    assert one.texts == other.texts


def test_an_action_means_the_same_from_every_seat() -> None:
    """What one does to the next player has one number, whoever does it."""
    # given
    face = Face("master", 3, {})
    meant: dict[int, set[str]] = {}
    # when
    for seed in range(4):
        for position, seat in walk(face, seed):
            for number, move in face.legal(position, seat).items():
                text = position.notation(seat, move)
                if text.startswith("visit "):
                    owner, _, place = text.removeprefix("visit ").partition(".")
                    distance = (int(owner) - 1 - seat) % 3
                    meant.setdefault(number, set()).add(f"{distance} {place}")
    # then
    assert len(meant) > 20
    assert all(len(meanings) == 1 for meanings in meant.values())


def test_what_is_not_in_the_table_takes_the_last_numbers_in_order() -> None:
    # given a table that knows one answer only
    face = Face("master", 2, {})
    position, seat = next(walk(face, seed=1))
    moves = position.moves(seat)
    known = position.notation(seat, moves[-1])
    table = ActionTable([known], 2, Wording(frozenset(), frozenset()))
    # when
    legal = table.legal(position, seat)
    # then
    assert table.size == 1 + OTHER_SLOTS
    assert legal == {0: moves[-1], **{1 + i: move for i, move in enumerate(moves[:-1])}}
    assert table.texts[1] == "other 1"


def test_the_guide_states_the_sizes(root: Path) -> None:
    # given
    guide = (root / "docs/guides/environments.md").read_text()
    # then
    for game, seats, options in TABLES:
        face = Face(game, seats, options)
        row = f"| `{game}` | {seats} | {face.actions.size:,} | {face.layout.size:,} |"
        assert row in guide, f"docs/guides/environments.md must state: {row}"
