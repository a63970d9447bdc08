"""No field of a position is forgotten: each is saved, copied, and shown or declared hidden."""

import copy

import pytest

from novastate.games.master.fields import LAYOUT, PLACE
from novastate.games.master.table import Place
from novastate.kernel.chance import seeded
from novastate.kernel.fields import HIDDEN
from novastate.toolkit.layout import AGENDA
from tests.games.master.walks import start, walk

FIXED = {"cards", "settings", "solo", "listener", "offer"}
"""Fields that are no part of the situation: made from the options, or nobody's business."""
SAVED_AS = {"settings": "options"}
SHOWN_AS = {"asking": "to_act", "settings": "options", "board": "board_used"}
MADE_FROM_OTHERS = {"cards", "offer", "solo", "placed"}


def fields(thing: object) -> set[str]:
    """List the data fields of an object, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name for name in names if not callable(getattr(thing, name))}


def test_every_field_is_saved() -> None:
    # given
    position = start(2, 1)
    # then
    assert fields(position) - FIXED == set(position.to_data()) - {"game", "options"}
    assert "options" in position.to_data()
    player = position.players[0]
    assert fields(player) - {"placed"} == set(LAYOUT.player.data(position, player))
    full = Place(0, True, 1, True, True, (0,), (0,), (0,))
    assert fields(full) == set(PLACE.write(position, full))


def test_every_field_is_shown_or_declared_hidden() -> None:
    # given
    position = start(2, 1)
    view = position.view(0)
    players = view["players"]
    assert isinstance(players, list)
    hidden = {field.name for field in (*LAYOUT.table.all, *AGENDA.all) if field.sight == HIDDEN}
    hidden = hidden - {"asking"} | {"chance", "listener"}
    # then
    for name in fields(position) - MADE_FROM_OTHERS:
        shown = SHOWN_AS.get(name, name)
        assert (shown in view) + (name in hidden) == 1, name
    for name in fields(position.players[0]) - MADE_FROM_OTHERS:
        assert SHOWN_AS.get(name, name) in players[0], name
    assert "answers" in players[0]
    assert "answers" not in players[1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("after", [3, 40, 90, 150])
def test_a_copy_shares_nothing_that_the_rules_change(seats: int, after: int) -> None:
    # given: a position in the middle of a game
    position = start(seats, after, expansion="winter", promos=True)
    for n, (seat, move) in enumerate(walk(position, after)):
        if n == after:
            break
        position.apply(seat, move)
    before = copy.deepcopy(position.to_data())
    # when: copies are played to their end, one of them dealt afresh
    for other in (position.clone(), position.redeal(0, seeded(1))):
        for seat, move in walk(other, 5):
            other.apply(seat, move)
    # then
    assert position.to_data() == before
