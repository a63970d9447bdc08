"""Leaders, the lookout and the end of the merged game (NE-M)."""

from functools import partial

from tests.games.newera.era import asked, codes, holds, offered, play, turns, why_not
from tests.games.newera.era import table as alone

table = partial(alone, merged=True)


def test_a_leader_is_played_and_counts() -> None:
    """NE-M.6, NE-M.8: without cost; 1 VP."""
    p = table("1 hand foreman_kowalski")
    told = play(p, "1: lead foreman_kowalski")
    assert codes(told) == ["lead", "gain"]
    holds(p, "1 leader = foreman_kowalski", "1 total = 1", "1 pool = 2 worker", "to act = 2")


def test_a_leader_is_swapped() -> None:
    """NE-M.6, NE-M.8: 1 weapons, 1 VP on the base; tokens of the old one go to the base."""
    # given
    p = table("1 pool weapons", "1 hand foreman_kowalski", "1 leader colonel_hatch+vp:1:1")
    holds(p, "1 total = 3")
    # when
    play(p, "1: lead foreman_kowalski")
    # then
    holds(p, "1 leader = foreman_kowalski", "1 base = 3", "1 total = 4", "discard = colonel_hatch")
    holds(p, "1 pool = 2 worker")
    p = table("1 hand foreman_kowalski", "1 leader colonel_hatch")
    assert why_not(p, "1: lead foreman_kowalski") == "cost NE-M.6"


def test_a_leader_holds_five_tokens() -> None:
    """NE-M.6: five VP tokens."""
    p = table(
        "1 pool 2 conquest1",
        "1 hand docks docks_ne",
        "1 leader colonel_hatch+vp:1:1:1:1",
        "2 passed",
    )
    play(p, "1: conquer docks", "1: conquer docks_ne")
    holds(p, "1 leader = colonel_hatch+vp:1:1:1:1:1", "1 total = 6")


def test_a_leader_reacts_to_conquest_of_an_opponent() -> None:
    """NE-M.14, NE-M.6: Colonel Hatch."""
    p = table("1 pool conquest3", "1 leader colonel_hatch", "2 state docks")
    play(p, "1: attack 2")
    holds(p, "1 leader = colonel_hatch+vp:1")


def test_a_leader_is_no_location() -> None:
    """NE-M.7: not conquered, agreed with, visited, redeveloped or a host; it has no defence."""
    # given
    p = table(
        "1 pool conquest5 negotiation5 worker redevelopment",
        "1 hand palisade mr_president",
        "1 leader quartermaster_doyle",
        "2 leader scout_ramirez",
    )
    # then
    assert not {"attack", "agree", "visit", "redevelop"} & set(turns(p, 1))
    assert "negotiate palisade" not in offered(p, 1)
    assert "conquer mr_president" not in offered(p, 1)


def test_a_leader_produces_and_acts() -> None:
    """NE-M.6: leader production and leader action (FS-10.8, FS-10.10)."""
    p = table("1 faction new_york", "1 leader quartermaster_doyle", "phase production")
    holds(p, "1 pool = scrap universal 3 worker")
    p = table("1 leader baby_swift", "1 hand docks pub tank")
    play(p, "1: command", "1: discard docks", "1: discard pub")
    holds(p, "1 leader = baby_swift+vp:1", "1 hand = tank")


def test_goods_on_leaders() -> None:
    """NE-M.8, NE-19.2: a leader's capacity stores in clean-up."""
    p = table("1 leader hoarder_pike", "1 pool 3 scrap worker", "phase clean_up")
    holds(p, "1 pool = 3 scrap")


def test_the_lookout_is_enlarged() -> None:
    """NE-M.17: Noticeboard draws one more; there is no hand limit."""
    p = table("phase lookout", "1 state noticeboard", "deck docks pub arena school tank")
    while asked(p) == "lookout_pick":
        seat = p.to_act()[0] + 1
        play(p, f"{seat}: {offered(p, seat)[0]}")
    holds(p, "1 hand size = 4", "2 hand size = 3")


def test_the_end_of_a_merged_game() -> None:
    """NE-M.19: at 33, by the same ties; leaders in hand count as cards."""
    p = table("1 base 33", "2 base 33", "2 hand mr_president", "1 pool 9 scrap", "phase count")
    holds(p, "winners = 2", "reason = tie_hand")
    p = table("1 base 30", "1 leader mr_president+vp:1", "phase count")
    holds(p, "over = no", "1 marked = 32")
