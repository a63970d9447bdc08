"""Every step that a game numbers is declared once, with the functions that carry it out."""

from types import ModuleType

import pytest

from novastate.games.classic import codes as classic
from novastate.games.master import codes as master
from novastate.games.master.engine import MACHINE as MASTER
from novastate.games.newera.engine import MACHINE as NEWERA
from novastate.games.novaera import codes as novaera
from novastate.games.novaera.engine import MACHINE as NOVAERA
from novastate.games.registry import ruleset
from novastate.games.state2010.engine import MACHINE as STATE2010
from novastate.kernel.chance import seeded

RETIRED = {"master": {12}, "newera": set(), "novaera": set()}


@pytest.mark.parametrize(
    ("game", "codes", "declared"),
    [
        ("master", master, len(MASTER.perform)),
        ("newera", classic, len(NEWERA.perform)),
        ("novaera", novaera, len(NOVAERA.perform)),
    ],
)
def test_the_numbers_of_the_codes_are_those_of_the_machine(
    game: str, codes: ModuleType, declared: int
) -> None:
    numbers = [number for name, number in vars(codes).items() if name.startswith("S_")]
    assert sorted([*numbers, *RETIRED[game]]) == list(range(declared))


def test_questions_of_one_old_edition_are_not_asked_in_the_other() -> None:
    assert STATE2010.decisions.keys() < NEWERA.decisions.keys()
    for number in (classic.S_IMPROVE, classic.S_REPEAT):
        assert number not in STATE2010.decisions
        assert number in NEWERA.decisions


@pytest.mark.parametrize("game", ["master", "state2010", "newera", "novaera"])
def test_what_the_machine_has_found_is_what_the_rules_find_again(game: str) -> None:
    # given
    chance = seeded(3)
    for seed in range(4):
        position = ruleset(game).new(2 + seed % 2, seed)
        while position.asking:
            for seat in position.asking:
                # when a copy, for which nothing is kept, finds the moves anew
                again = position.clone().moves(seat)
                # then they are the same, and what is done with the list changes nothing
                moves = position.moves(seat)
                assert moves == again
                moves.clear()
                assert position.moves(seat) == again
            seat = position.asking[0]
            moves = position.moves(seat)
            position.apply(seat, moves[chance.below(len(moves))])
