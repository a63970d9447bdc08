"""The table of decisions: who is asked, when, what is offered, what may be declined (FS-21)."""

import pytest

from novastate.kernel.game import Game
from novastate.kernel.questions import Refused
from tests.games.state2010.state import RULES, asked, holds, offered, play, table

NEW_YORK = "1 faction new_york"
TEN = "1 hand docks docks quarry quarry assassin assassin school school church church"

Row = tuple[str, tuple[str, ...], tuple[str, ...], int, list[str]]
"""Code, given lines, moves, the seat that is asked, and everything it may answer."""

ROWS: list[Row] = [
    (
        "lookout_pick",
        ("deck docks pub school church arena", "turn 2", "phase lookout", "first 2"),
        (),
        2,
        ["pick docks", "pick school", "pick pub", "pick arena", "pick church"],
    ),
    (
        "hand_limit_discard",
        (TEN, "1 leader scout_ramirez", "deck arena", "phase production"),
        (),
        1,
        [f"discard {card}" for card in (*TEN.split()[2::2], "arena")],
    ),
    (
        "cash_spoils",
        ("1 spoils docks", "1 deals pub", "phase production", "deck arena"),
        (),
        1,
        ["cash docks", "drop spoils.docks", "drop deal.pub", "done"],
    ),
    (
        "choose_action",
        ("1 spoils docks", "1 deals pub", "1 hand school punks", "1 pool 2 worker"),
        (),
        1,
        [
            "pass",
            "conquer school",
            "dig",
            "exchange scrap",
            "exchange weapons",
            "exchange fuel",
            "exchange material",
            "drop spoils.docks",
            "drop deal.pub",
        ],
    ),
    (
        "contact_means",
        (NEW_YORK, "1 hand docks punks", "1 pool weapons conquest1 contact3"),
        ("1: conquer docks",),
        1,
        ["by_contact", "by_card punks", "by_token conquest1", "by_token contact3"],
    ),
    (
        "make_room",
        ("1 hand docks", "1 pool conquest1", "1 spoils school school", "1 deals pub"),
        ("1: conquer docks",),
        1,
        ["room spoils.school", "room deal.pub"],
    ),
    (
        "pay_with",
        ("1 state assembly_plant", "1 pool worker 2 scrap fuel universal"),
        ("1: use assembly_plant",),
        1,
        [
            "pay scrap fuel",
            "pay 2 scrap",
            "pay fuel universal",
            "pay scrap universal",
        ],
    ),
    (
        "slot_overflow",
        (
            "1 state town_hall",
            "1 spoils school docks",
            "1 deals pub quarry",
            "1 hand church",
            "1 pool material",
        ),
        ("1: redevelop church",),
        1,
        ["room spoils.docks", "room spoils.school", "room deal.quarry", "room deal.pub"],
    ),
    (
        "redevelop_pair",
        ("1 state docks docks pub", "1 hand shelter", "1 pool material"),
        ("1: redevelop shelter",),
        1,
        ["over docks", "over docks#2"],
    ),
    (
        "redevelop_payment",
        ("1 state docks", "1 hand shelter", "1 pool material redevelopment"),
        ("1: redevelop shelter",),
        1,
        ["with material", "with token"],
    ),
    (
        "redevelop_card",
        ("1 state pub bulldozer", "1 hand shelter arena punks", "1 pool worker"),
        ("1: use bulldozer",),
        1,
        ["redevelop arena", "redevelop shelter"],
    ),
    (
        "discard_cards",
        ("1 hand docks punks",),
        ("1: dig",),
        1,
        ["discard docks", "discard punks"],
    ),
    (
        "steal_target",
        ("1 state barracks", "1 pool 2 worker", "2 pool scrap material"),
        ("1: use barracks",),
        1,
        ["steal 2.scrap", "steal 2.material"],
    ),
    (
        "pay_tucked",
        ("1 state negotiator", "1 pool worker", "1 deals pub docks"),
        ("1: use negotiator",),
        1,
        ["give_up deal.docks", "give_up deal.pub"],
    ),
    (
        "store_goods",
        ("1 state warehouse", "1 pool 3 scrap fuel worker", "phase count"),
        (),
        1,
        ["keep scrap", "keep fuel", "done"],
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_of_the_table(row: Row) -> None:
    """FS-21: who is asked, and everything that may be answered."""
    code, given, moves, seat, answers = row
    position = table(*given)
    play(position, *moves)
    assert asked(position) == code
    assert position.to_act() == (seat - 1,)
    found = offered(position, seat)
    assert sorted(found) == sorted(answers)


def test_choosing_a_faction() -> None:
    """FS-21: in turn order, one of those that are left, without a way to decline."""
    position = table(factions="chosen", first_player="seat_1")
    assert asked(position) == "choose_faction"
    assert len(offered(position, 1)) == 4
    play(position, "1: faction new_york")
    assert len(offered(position, 2)) == 3


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_nothing_else_is_an_answer(row: Row) -> None:
    """FS-21, FS-0.2: only what says stop, done or pass can be declined."""
    _, given, moves, seat, answers = row
    position = table(*given)
    play(position, *moves)
    for other in {"done", "pass"} - set(answers):
        with pytest.raises(Refused):
            play(position, f"{seat}: {other}")


def test_a_row_with_a_seat_that_is_not_asked() -> None:
    """FS-21, FS-7.7: nobody answers for another."""
    position = table("1 state barracks", "1 pool 2 worker", "2 pool scrap material")
    play(position, "1: use barracks")
    with pytest.raises(Refused, match=r"FS-4\.3"):
        play(position, "2: steal 2.scrap")


def test_a_choice_without_a_choice_is_not_asked() -> None:
    """FS-21: one means, one pair, one way to pay, one victim: no question."""
    position = table("1 state docks", "1 hand shelter", "1 pool material", "2 passed")
    play(position, "1: redevelop shelter")
    assert asked(position) == "choose_action"
    position = table("1 state barracks", "1 pool 2 worker", "2 pool scrap")
    play(position, "1: use barracks")
    holds(position, "to act = 2", "1 pool = scrap")


def test_until_paid_one_may_go_back() -> None:
    """FS-21.1: while nothing hidden was seen and nobody else was asked, moves are taken back."""
    game = Game(RULES, 2, 5, {"first_player": "seat_1"})
    while asked(game.position) != "choose_action":
        seat = game.position.to_act()[0]
        game.play(seat, game.position.moves(seat)[0])
    before = game.position.digest()
    dig = game.position.parse(0, "dig")
    game.play(0, dig)
    assert game.can_undo(0)
    game.undo(0)
    assert game.position.digest() == before
    game.play(0, dig)
    while game.position.to_act() == (0,):
        game.play(0, game.position.moves(0)[0])
    assert not game.can_undo(0)  # a card was drawn
