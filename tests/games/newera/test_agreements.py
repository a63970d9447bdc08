"""Agreements with opponents' locations (NE-10)."""

from pathlib import Path

import pytest

from novastate.games.newera.ruleset import NewEra
from novastate.kernel.questions import Refused
from tests.games.classic.bench import Bench
from tests.games.newera.era import asked, codes, holds, offered, play, table, why_not


def test_an_agreement_pays_at_once_and_marks_the_location() -> None:
    """NE-10.1, NE-10.3, NE-10.4, NE-10.6, NE-6.5: the holder gains, the owner gets nothing."""
    # given
    p = table("1 pool negotiation3", "2 state docks_ne")
    # when
    told = play(p, "1: agree 2.docks_ne")
    # then
    assert codes(told) == ["token", "agree", "gain"]
    holds(p, "1 pool = scrap", "2 pool = nothing", "2 state = docks_ne+agreed:1", "to act = 2")


def test_an_agreement_pays_in_every_production() -> None:
    """NE-10.4, NE-6.5: and the location keeps working for its owner (NE-10.6)."""
    # given
    given = ("phase production", "1 faction hegemony", "2 faction mutants_union")
    p = table(*given, "2 state docks_ne+agreed:1")
    # then
    holds(p, "1 pool = scrap 3 worker contact1", "phase = actions")
    holds(p, "2 pool = scrap weapons 3 worker")


def test_vp_of_an_agreement_go_on_the_holder_s_base() -> None:
    """NE-10.5, NE-6.10: at once and in production."""
    p = table("1 pool negotiation3", "2 state petes_office")
    play(p, "1: agree 2.petes_office")
    holds(p, "1 base = 1", "2 base = 0", "2 state = petes_office+agreed:1")
    p = table("phase production", "2 state petes_office+agreed:1")
    holds(p, "1 base = 1", "2 base = 0")


@pytest.mark.parametrize(
    ("tokens", "possible"), [("2 negotiation1", False), ("negotiation3", True)]
)
def test_the_range_is_compared_with_the_defence_distance(tokens: str, possible: bool) -> None:
    """NE-10.1, NE-8.1.4: the printed distance of 1 does not count."""
    p = table(f"1 pool {tokens}", "2 state docks_ne")
    assert ("agree 2.docks_ne" in offered(p, 1)) == possible
    assert why_not(p, "1: agree 2.docks_ne") == ("" if possible else "too_far NE-10.1")


def test_attached_cards_do_not_hinder_an_agreement() -> None:
    """NE-10.1, NE-9.2.1, NE-11.4: they raise the defence against conquest only."""
    p = table("1 pool negotiation3 conquest3", "2 state docks_ne+attached:old_fort")
    assert "agree 2.docks_ne" in offered(p, 1)
    assert "attack 2" not in offered(p, 1)


def test_tokens_are_added_until_the_range_is_covered() -> None:
    """NE-8.1.3, NE-8.1.5: universal tokens help, and what is played is spent."""
    # given
    p = table("1 pool negotiation1 negotiation2 contact2", "2 state docks_ne")
    # when
    play(p, "1: agree 2.docks_ne", "1: by_token contact2")
    # then
    assert asked(p) == "contact_tokens"
    assert offered(p, 1) == ["by_token negotiation1", "by_token negotiation2"]
    # when
    play(p, "1: by_token negotiation2")
    # then
    holds(p, "1 pool = scrap negotiation1")


FAR_TRADERS = """
[merchants_guild]
name = "Far Traders"
replaces = true
produces = "3 worker fuel"
conquest = "weapons -> 2"
negotiation = "fuel -> 3"
incorporation = "2 scrap -> 2"
redevelopment = "material"
"""


def test_the_field_of_the_contact_card_makes_an_agreement(tmp_path: Path) -> None:
    """NE-8.2.2, NE-10.1: at its own range, without tokens."""
    # given: a field that reaches so far, which no faction of the box has
    (tmp_path / "factions.toml").write_text(FAR_TRADERS, encoding="utf-8")
    bench = Bench(NewEra(tmp_path))
    p = bench.table("1 faction merchants_guild", "1 pool fuel negotiation3", "2 state docks_ne")
    # when
    play(p, "1: agree 2.docks_ne")
    # then
    assert asked(p) == "contact_target"
    assert offered(p, 1) == ["by_contact", "by_token negotiation3"]
    # when
    play(p, "1: by_contact")
    # then
    bench.holds(p, "1 pool = scrap negotiation3", "1 fields = negotiation")


def test_a_field_too_short_makes_no_agreement() -> None:
    """NE-8.2.3: tokens cannot enlarge a contact made from the card."""
    p = table("1 faction appalachian_federation", "1 pool 2 fuel negotiation1", "2 state docks_ne")
    assert "agree 2.docks_ne" not in offered(p, 1)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ("docks_ne+debris", "debris NE-13.1"),
        ("palisade", "defensive NE-11.9"),
        ("docks_ne+agreed:1", "agreed NE-10.2"),
    ],
)
def test_where_no_agreement_is_possible(state: str, reason: str) -> None:
    """NE-10.2, NE-11.9, NE-13.1: debris, a defensive location, one that has the marker."""
    p = table("1 pool negotiation5", f"2 state {state}")
    name = state.split("+")[0]
    assert f"agree 2.{name}" not in offered(p, 1)
    assert why_not(p, f"1: agree 2.{name}") == reason


def test_no_agreement_with_a_player_who_has_passed() -> None:
    """NE-10.2, NE-17.2."""
    p = table("1 pool negotiation5", "2 state docks_ne", "2 passed")
    assert why_not(p, "1: agree 2.docks_ne") == "passed NE-10.2"


def test_an_agreement_that_would_yield_nothing_is_not_made() -> None:
    """NE-21.1.12, NE-0.3: a card as its good, and no card to draw."""
    given = ("1 pool negotiation4", "2 state rat", "deck exactly")
    assert why_not(table(*given), "1: agree 2.rat") == "no_gain NE-21.1.12"
    p = table(*given[:2], "discard docks_ne", "deck exactly")
    assert "agree 2.rat" in offered(p, 1)


def test_several_players_may_agree_with_one_location() -> None:
    """NE-10.8: each has a marker of his own."""
    # given
    p = table("2 pool negotiation3", "player 2", "3 state docks_ne+agreed:1", seats=3)
    # when
    play(p, "2: agree 3.docks_ne")
    # then
    holds(p, "3 state = docks_ne+agreed:1+agreed:2", "2 pool = scrap", "1 pool = nothing")


def test_an_agreement_takes_no_slot() -> None:
    """NE-8.6.2, NE-10.7: besides the three slots."""
    p = table("1 pool negotiation3", "1 deals quarry_ne sharrash tank", "2 state docks_ne")
    play(p, "1: agree 2.docks_ne")
    holds(p, "1 deals = quarry_ne sharrash tank", "2 state = docks_ne+agreed:1")


MARKED = "docks_ne+agreed:1 quarry_ne+agreed:1 sharrash+agreed:1"


def test_a_fourth_agreement_needs_one_to_be_broken() -> None:
    """NE-10.7, NE-18.1, NE-24: make_room_agreement, which cannot be declined."""
    # given
    p = table("1 pool negotiation3", f"2 state {MARKED} shanty_town")
    # when
    play(p, "1: agree 2.shanty_town")
    # then
    assert asked(p) == "make_room_agreement"
    assert offered(p, 1) == ["break 2.docks_ne", "break 2.quarry_ne", "break 2.sharrash"]
    # when
    play(p, "1: break 2.quarry_ne")
    # then
    holds(
        p,
        "2 state = docks_ne+agreed:1 quarry_ne sharrash+agreed:1 shanty_town+agreed:1",
        "1 pool = worker",
    )


def test_a_marker_with_a_passed_player_makes_no_room() -> None:
    """NE-10.7, NE-10.9, NE-17.3: only agreements that may be broken make room."""
    # given
    given = (f"2 state {MARKED}", "2 passed", "3 state shanty_town")
    p = table("1 pool negotiation3", *given, seats=3)
    # then
    assert "agree 3.shanty_town" not in offered(p, 1)
    assert why_not(p, "1: agree 3.shanty_town") == "no_marker NE-10.7"


def test_breaking_is_free_and_no_action() -> None:
    """NE-10.9, NE-7.4: the marker returns at once, and the turn goes on."""
    # given
    p = table("1 pool worker", "2 state docks_ne+agreed:1+agreed:3", seats=3)
    # when
    told = play(p, "1: break 2.docks_ne")
    # then
    assert codes(told) == ["break"]
    holds(p, "2 state = docks_ne+agreed:3", "to act = 1")
    assert asked(p) == "choose_action"


def test_what_cannot_be_broken() -> None:
    """NE-10.9, NE-17.2, NE-10.11: not with a passed player, not by the owner, not without one."""
    p = table("2 state docks_ne+agreed:1", "2 passed", "1 state quarry_ne+agreed:2", seats=2)
    assert why_not(p, "1: break 2.docks_ne") == "passed NE-10.9"
    assert why_not(p, "1: break 1.quarry_ne") == "no_agreement NE-10.9"
    assert not [text for text in offered(p, 1) if text.startswith("break")]


def test_a_broken_agreement_may_be_made_again_and_pays_again() -> None:
    """NE-10.10: in the same turn."""
    p = table("1 pool negotiation3", "2 state docks_ne+agreed:1")
    play(p, "1: break 2.docks_ne", "1: agree 2.docks_ne")
    holds(p, "1 pool = scrap", "2 state = docks_ne+agreed:1")


def test_redeveloping_the_location_ends_the_agreement() -> None:
    """NE-10.11, NE-12.7: the new location carries no marker."""
    p = table(
        "1 faction new_york",
        "1 pool 2 material scrap",
        "1 state docks_ne+agreed:2",
        "1 hand haven",
    )
    play(p, "1: redevelop haven")
    holds(p, "1 state = haven")


def test_passing_ends_no_agreement() -> None:
    """NE-10.12, NE-17.3: neither the owner's nor the holder's; it goes on paying."""
    # given
    p = table("1 state docks_ne+agreed:2", "2 state quarry_ne+agreed:1")
    # when
    play(p, "1: pass", "2: pass")
    # then: through clean-up into the next turn
    holds(p, "turn = 2", "1 state = docks_ne+agreed:2", "2 state = quarry_ne+agreed:1")


def test_a_location_of_one_s_own_is_no_partner() -> None:
    """NE-8.1.9: never an own location."""
    p = table("1 pool negotiation5", "1 state docks_ne")
    assert not [text for text in offered(p, 1) if text.startswith("agree")]
    with pytest.raises(Refused):
        play(p, "1: agree 1.docks_ne")


def test_an_agreement_may_be_broken_after_the_action() -> None:
    """NE-7.4, NE-10.9: before a rival can pass and hold the marker back."""
    # given
    given = ("2 state docks_ne+agreed:1", "1 deals tank", "1 pool 2 worker")
    p = table(*given, seats=3)
    # when
    play(p, "1: exchange scrap")
    # then: the action is done, and the turn is not over
    assert asked(p) == "free_moves"
    assert offered(p, 1) == ["done", "drop deal.tank", "break 2.docks_ne"]
    # when
    told = play(p, "1: break 2.docks_ne")
    # then: nothing is left that waiting could harm
    assert codes(told) == ["break"]
    holds(p, "2 state = docks_ne", "1 pool = scrap", "to act = 2")


def test_free_moves_after_the_action_go_on_until_done() -> None:
    """NE-7.4: in any number; the end of the turn is an answer."""
    p = table("2 state docks_ne+agreed:1", "1 deals tank", "1 pool 2 worker", seats=3)
    play(p, "1: exchange scrap", "1: drop deal.tank")
    assert offered(p, 1) == ["done", "break 2.docks_ne"]
    play(p, "1: done")
    holds(p, "2 state = docks_ne+agreed:1", "to act = 2")


def test_after_the_action_nothing_is_asked_where_waiting_cannot_harm() -> None:
    """NE-7.4, NE-10.9: no marker to take back, or nobody else to make an agreement with."""
    p = table("1 deals tank", "1 pool 2 worker", seats=3)
    play(p, "1: exchange scrap")
    holds(p, "to act = 2")
    p = table("2 state docks_ne+agreed:1", "1 pool 2 worker", "3 passed", seats=3)
    play(p, "1: exchange scrap")
    holds(p, "to act = 2")
    p = table("2 state docks_ne+agreed:1", "1 pool 2 worker", seats=3)
    play(p, "1: pass")
    holds(p, "to act = 2")
