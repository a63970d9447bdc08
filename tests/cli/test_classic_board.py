"""The table of The New Era in the terminal: whose marker lies there, how strong a place is."""

import pytest
from rich.console import Console, Group

from novastate.cli.boards.registry import board
from novastate.games.registry import ruleset
from novastate.kernel.game import Game

GIVEN = [
    "1 faction new_york",
    "2 faction mutants_union",
    "3 faction hegemony",
    "2 state docks_ne+agreed:3+visited:1+attached:palisade",
]


@pytest.mark.parametrize(
    ("lang", "marks", "fields"),
    [
        (
            "en",
            "[defence 4, guarded by Palisade, visited by Ann, agreement of Cleo]",
            "conquest 2 for 1 weapon, cooperation 2 for 2 fuel, incorporation 2 for 3 scrap,"
            " redevelopment for 2 building material and 1 scrap",
        ),
        (
            "de",
            "[Verteidigung 4, bewacht von Palisade, besucht von Ann, Abkommen von Cleo]",
            "Eroberung 2 für 1 Waffe, Kooperation 2 für 2 Treibstoff, Eingliederung 2 für"
            " 3 Schrott, Umbau für 2 Baumaterial und 1 Schrott",
        ),
    ],
)
def test_marks_name_their_owners_and_fields_their_costs(lang: str, marks: str, fields: str) -> None:
    """NE-25.1, NE-2.2.4, NE-2.4.6: agreements, visits, defence, and all four fields."""
    # given
    rules = ruleset("newera")
    game = Game(rules, 3, 7, {"card_edition": "first"}, given=GIVEN)  # its own cards are shown
    console = Console(width=220, color_system=None)
    # when
    with console.capture() as captured:
        book = rules.book(["Ann", "Bob", "Cleo"])
        console.print(Group(*board(game, book, lang, 0).draw(game.position.view(0))))
    # then
    assert marks in captured.get()
    assert fields in captured.get()
