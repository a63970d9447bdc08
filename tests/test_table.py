"""The words tests are written in do what they say."""

from tests.table import asked, holds, offered, play, table, why_not


def test_a_table_is_laid_played_and_looked_at() -> None:
    # given
    position = table("1 goods 4 contact_red", "1 state hunters", "2 state pub school+shield")
    # when
    assert asked(position) == "turn"
    assert "raze 2.school" in offered(position, 1)
    play(position, "1: raze 2.school")
    # then
    holds(position, "1 goods = 3 worker", "2 state = pub school+ruin", "to act = 2")
    assert why_not(position, "1: pass") == "not_asked MS-6.1"
