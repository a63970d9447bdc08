"""What previews tell of others; the game says of which moves there is nothing to tell."""

from novastate.server.previews import Rivals
from tests.games.master.walks import start, walk


def test_moves_that_change_nothing_for_others_need_not_be_tried_again() -> None:
    # given
    spared, tried = 0, 0
    for seed in range(3):
        position = start(4, seed)
        for number, (seat, move) in enumerate(walk(position, seed)):
            if number % 5 == 0:
                # when
                for choice in position.question(seat).options():
                    found = Rivals(position, seat).after(choice.move)
                    # then: nothing is kept back by not looking
                    assert choice.others or not found, choice.notation
                    spared += not choice.others
                    tried += choice.others
            position.apply(seat, move)
    assert spared > 4 * tried > 0
