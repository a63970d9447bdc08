"""Names in the order of their numbers: each is the word of the constant that rules use."""

from collections.abc import Iterable
from types import ModuleType

import pytest

from novastate.games.master import codes as master_codes
from novastate.games.master import goods
from novastate.games.master.cards import model as master
from novastate.games.novaera import codes, constants
from novastate.games.novaera.cards import model


@pytest.mark.parametrize(
    ("module", "names"),
    [
        (master, master.KINDS),
        (master, master.OPS),
        (master, master.WHOSE),
        (master, ["produce", "built", "activate", "play"]),
        (goods, goods.NAMES[:6]),
        (master_codes, master_codes.PHASES[:5]),
        (constants, constants.COLOURS),
        (constants, constants.TRACKS),
        (constants, constants.ACTIONS),
        (model, model.TRIGGERS),
        (model, model.VERBS),
        (model, ["self", "each_weaker", "each_stronger"]),
    ],
)
def test_a_name_has_the_number_of_its_constant(module: ModuleType, names: Iterable[str]) -> None:
    assert [getattr(module, name.upper()) for name in names] == list(range(len(list(names))))


def test_quantities_have_the_numbers_of_their_constants() -> None:
    numbers = {name: i for i, name in enumerate(model.QUANTITIES)}
    known = {name: n for name, n in vars(model).items() if name.startswith("Q_")}
    assert known == {name: numbers[name[2:].lower().replace("res_", "res:")] for name in known}


def test_sources_have_the_numbers_of_their_constants() -> None:
    said = [codes.PRESENCE, codes.MAJORITY, codes.OBJECTIVES, codes.UPGRADES, codes.EFFECTS]
    assert said == [0, 1, 2, 3, 4]
    assert codes.SOURCES[codes.LEFT_OVER] == "resources"
