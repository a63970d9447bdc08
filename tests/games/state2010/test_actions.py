"""The actions phase and passing (FS-7, FS-13)."""

from tests.games.state2010.state import holds, offered, play, table, turns, why_not
from tests.games.state2010.walks import start, walk


def test_one_action_or_a_pass_in_turn() -> None:
    """FS-7.1, FS-7.3: exactly one action, then the next player; as many turns as one likes."""
    position = table("1 pool 6 worker", "2 pool 4 worker", "3 pool 2 worker", "first 1", seats=3)
    play(position, "1: exchange scrap", "2: exchange scrap", "3: exchange fuel")
    play(position, "1: exchange scrap", "2: exchange scrap", "3: pass", "1: exchange scrap")
    holds(position, "1 pool = 3 scrap", "to act = 2")


def test_every_action_there_is() -> None:
    """FS-7.2, FS-10.10: A1 to A10 and the pass."""
    position = table(
        "1 faction new_york",
        "1 hand docks pub mr_president",
        "1 pool 5 worker 3 scrap 2 fuel weapons material",
        "1 state deserted_colony noticeboard",
        "1 leader baby_swift",
        "2 state quarry",
    )
    assert turns(position, 1) == [
        "pass",
        "conquer",
        "negotiate",
        "incorporate",
        "redevelop",
        "lead",
        "dig",
        "use",
        "visit",
        "exchange",
        "command",
    ]


def test_the_last_who_has_not_passed_goes_on_alone() -> None:
    """FS-7.5, FS-13.2: and the phase ends with the last pass."""
    position = table("1 pool 6 worker", "2 pool 2 worker")
    play(position, "1: exchange scrap", "2: pass", "1: exchange scrap", "1: exchange scrap")
    holds(position, "phase = actions", "to act = 1")
    play(position, "1: pass")
    holds(position, "turn = 2", "phase = lookout")


def test_who_can_do_nothing_must_pass() -> None:
    """FS-7.6: the pass is then the only answer."""
    position = table("1 hand docks")
    assert offered(position, 1) == ["pass"]


STEPS = ("contact_means", "make_room", "pay_with", "redevelop_pair", "steal_target")
"""Decisions inside an action."""


def test_nobody_chooses_in_anothers_turn() -> None:
    """FS-7.7, FS-20.2: the one who is stolen from or visited is not asked."""
    position = start(4, 17)
    for seat, move in walk(position, 17):
        in_turn = position.question(seat).code == "choose_action"
        position.apply(seat, move)
        if in_turn and position.to_act() and position.question(position.to_act()[0]).code in STEPS:
            assert position.to_act() == (seat,)
    position = table("1 state barracks", "1 pool 2 worker", "2 pool scrap fuel 2 worker")
    play(position, "1: use barracks", "1: steal 2.fuel")
    holds(position, "1 pool = fuel", "2 pool = scrap 2 worker")


def test_a_pass_is_final() -> None:
    """FS-13.1, FS-13.2: who has passed is skipped for the rest of the phase."""
    position = table("1 pool 6 worker", "2 pool 6 worker", "3 pool 6 worker", seats=3)
    play(position, "1: exchange scrap", "2: pass", "3: exchange scrap", "1: exchange scrap")
    holds(position, "to act = 3", "2 passed = yes")
    assert offered(position, 2) == []
    assert why_not(position, "2: pass") == "not_asked FS-4.3"


def test_who_has_passed_is_neither_visited_nor_robbed() -> None:
    """FS-13.3: visits and theft are closed; the others are still open."""
    position = table(
        "1 state barracks",
        "1 pool 9 worker",
        "2 state docks",
        "2 pool scrap",
        "2 passed",
        "3 state quarry",
        "3 pool fuel",
        seats=3,
    )
    assert [text for text in offered(position, 1) if "." in text] == ["visit 3.quarry"]
    assert why_not(position, "1: visit 2.docks") == "passed FS-13.3"
    play(position, "1: use barracks")
    holds(position, "1 pool = 7 worker fuel", "2 pool = scrap", "3 pool = nothing")


def test_theft_needs_somebody_who_has_not_passed() -> None:
    """FS-13.3, FS-17.2.10: with nobody left to rob the action cannot be chosen."""
    position = table("1 state barracks", "1 pool 9 worker", "2 pool 4 scrap", "2 passed")
    assert "use barracks" not in offered(position, 1)
    assert why_not(position, "1: use barracks") == "no_gain FS-0.3"


def test_unspent_goods_stay_until_clean_up() -> None:
    """FS-13.4, FS-13.5: passing gives nothing, takes nothing and does not change the order."""
    position = table("1 pool 2 worker scrap", "2 pool 2 worker", "1 base 3")
    play(position, "1: pass")
    holds(position, "1 pool = 2 worker scrap", "1 base = 3", "1 hand size = 0")
    play(position, "2: exchange fuel", "2: pass")
    holds(position, "first = 2", "to act = 2")  # the token went on as always
