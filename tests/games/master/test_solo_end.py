"""Solo: clean-up, the end of the game and the result (section 24.7)."""

import pytest

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.phrases import Phrase
from tests.table import asked, holds, offered, play, table, why_not


def finished(*given: str) -> MasterPosition:
    """Lay a table and score it."""
    return table(*given, "phase score", seats=1)


# --- clean-up --------------------------------------------------------------------------------


def test_attack_cards_are_discarded_at_the_end_of_the_phase() -> None:
    """SO-8.1, SO-10.10: those of failed attacks too, before the next round draws."""
    # given
    position = table("1 goods 4 worker", "1 state docks", "deck church wrecked_tank", seats=1)
    play(position, "1: hire gun", "1: done", "1: hire gun")
    holds(position, "attack_pile = church wrecked_tank", "attacks = 2", "discard = nothing")
    # when
    play(position, "1: pass")
    # then
    holds(position, "attack_pile = nothing", "discard = church wrecked_tank", "phase = cards")


def test_attack_cards_are_discarded_before_scoring_too() -> None:
    """SO-10.10: PHASE_END discards the pile, whatever comes next."""
    # given
    position = table("attack_pile church", "attacks 1", "1 vp 25", seats=1)
    # when
    play(position, "1: pass")
    # then
    holds(position, "over = yes", "attack_pile = nothing", "discard = church")


def test_attacks_and_due_are_reset_each_round() -> None:
    """SO-8.1: in the next round the rival may attack three times again."""
    # given
    for given in (("attacks 3", "due"), ("attacks 2",), ("attacks 1", "due", "2 passed")):
        position = table(*given, "1 goods shield", seats=1)
        # when
        play(position, "1: pass")
        # then
        holds(position, "round = 2", "attacks = 0", "due = no", "2 passed = no")


def test_clean_up_concerns_the_human_and_guests_everywhere() -> None:
    """SO-8.2, SO-10.11: goods and marks go, also guests on the rival's locations; then CARD."""
    # given
    position = table(
        "1 faction new_york",
        "1 goods 2 gun 3 worker shield development",
        "1 state archive+used:2+spent:worker:worker docks+shield camp+placed:worker pub+ruin",
        "1 board grey",
        "2 state quarry+guest school",
        seats=1,
    )
    # when
    play(position, "1: pass")
    # then
    holds(position, "1 goods = worker", "1 board = nothing", "2 state = quarry school")
    holds(position, "1 state = archive docks camp+placed:worker pub+ruin")
    holds(position, "first = 1", "phase = cards", "round = 2")


def test_the_human_may_store() -> None:
    """SO-8.2, SO-10.11: storage works as with more players and comes back in production."""
    # given
    position = table(
        "1 faction new_york",
        "1 goods 2 gun 2 worker",
        "1 state thieves_den",
        "deck exactly",
        seats=1,
    )
    # when
    play(position, "1: pass")
    assert asked(position) == "store_goods"
    play(position, "1: store all gun@thieves_den", "1: store worker@thieves_den/2", "1: done")
    # then: with nothing to draw the round runs on to the action phase
    holds(position, "1 goods = 2 gun iron 4 worker contact_grey", "first = 1", "round = 2")


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("human", "rival"), [(25, 0), (0, 25), (26, 31)])
def test_25_points_of_either_end_the_game(human: int, rival: int) -> None:
    """SO-9.1, SO-10.10, SO-10.12: after the action phase comes SCORE, without a clean-up."""
    # given
    position = table(f"1 vp {human}", f"2 vp {rival}", "1 goods 2 worker", seats=1)
    holds(position, "end triggered = yes", "over = no")
    # when
    play(position, "1: pass")
    # then
    holds(position, "over = yes", "phase = over", "to act = nobody", "1 goods = 2 worker")
    assert position.outcome() is not None
    assert why_not(position, "1: pass") == "over MS-18.1"


def test_24_points_do_not_end_the_game() -> None:
    """SO-9.1, SO-10.10: below 25 on both sides CLEANUP follows, and another round."""
    # given
    position = table("1 vp 24", "2 vp 24", "1 state docks docks", "2 state school", seats=1)
    # when
    play(position, "1: pass")
    # then
    holds(position, "over = no", "round = 2", "1 vp = 24", "2 vp = 24", "end triggered = no")
    assert position.outcome() is None


def test_the_last_action_phase_is_played_out() -> None:
    """SO-9.1: after the trigger both go on: connection, attack, pass, turns of the human."""
    # given
    position = table(
        "1 vp 24",
        "1 goods 9 worker",
        "1 state archive docks",
        "connections punks",
        "deck haven",
        seats=1,
    )
    # when
    play(position, "1: use archive", "1: done")
    # then
    holds(position, "end triggered = yes", "2 vp = 2", "over = no", "to act = 1")
    # when
    play(position, "1: hire fuel", "1: done")
    # then
    holds(position, "1 state = archive+used+spent:worker docks+ruin", "2 vp = 4", "over = no")
    # when
    play(position, "1: use archive", "1: hire fuel", "1: done")
    # then
    holds(position, "1 vp = 26", "2 passed = yes", "over = no", "to act = 1")


def test_final_scoring_counts_locations_on_both_sides() -> None:
    """SO-9.2, SO-10.12: 1 VP for each location, ruins and deals give nothing."""
    # given, when
    position = finished(
        "1 vp 20",
        "1 state docks quarry+ruin church school+ruin",
        "1 deals pub",
        "1 hand arena",
        "2 vp 10",
        "2 state docks quarry archive",
    )
    # then
    holds(position, "1 vp = 22", "2 vp = 13", "over = yes")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.to_data()["breakdown"] == [{"play": 20, "locations": 2}]
    assert outcome.extra["rival_breakdown"] == {"play": 10, "locations": 3}


@pytest.mark.parametrize(
    ("human", "rival", "winners", "reason"),
    [
        (31, 30, "1", "solo_win"),
        (30, 30, "nobody", "solo_draw"),
        (30, 31, "nobody", "solo_loss"),
        (0, 0, "nobody", "solo_draw"),
    ],
)
def test_more_points_than_the_rival_win(human: int, rival: int, winners: str, reason: str) -> None:
    """SO-1.1, SO-9.3: more is a win, fewer a loss, equal is no win; only a win has a level."""
    # given, when
    position = finished(f"1 vp {human}", f"2 vp {rival}")
    # then
    holds(position, f"winners = {winners}", f"reason = {reason}")
    outcome = position.outcome()
    assert outcome is not None
    assert ("level" in outcome.extra) == (winners == "1")


def test_the_comparison_comes_after_final_scoring() -> None:
    """SO-1.1: what stands in the states decides too, and no goods break a tie."""
    # given, when
    ahead = finished("1 vp 30", "2 vp 29", "2 state docks quarry")
    behind = finished("1 vp 29", "1 state docks quarry", "2 vp 30")
    level = finished("1 vp 30", "1 goods 9 ammo", "2 vp 30")
    # then
    holds(ahead, "reason = solo_loss")
    holds(behind, "reason = solo_win")
    holds(level, "reason = solo_draw")


def test_a_win_is_rated_by_the_humans_own_total() -> None:
    """SO-9.4: neither the lead nor the rival's total counts, but the locations do."""
    # given, when
    close = finished("1 vp 62", "2 vp 61")
    clear = finished("1 vp 38", "1 state docks quarry", "2 vp 3")
    # then
    holds(close, "level = soldier")
    holds(clear, "level = human_being", "1 vp = 40")


def level_names(points: int) -> tuple[str, str]:
    """Return what a winner with so many points is called, in English and in German."""
    outcome = finished(f"1 vp {points}").outcome()
    assert outcome is not None
    phrase = Phrase(f"level_{outcome.extra['level']}", {})
    book = ruleset("master").book(solo=True)
    return book.say(phrase, "en"), book.say(phrase, "de")


def test_level_below_30() -> None:
    """SO-9.5: the lowest level is that of a win with 29 VP or fewer."""
    name = ("creature without a brain (mutant)", "Lebewesen ohne Hirn (Mutant)")
    assert [level_names(points) for points in (1, 25, 29)] == [name] * 3


def test_level_30_to_39() -> None:
    """SO-9.6: from 30 to 39 VP."""
    name = ("creature with a brain", "Lebewesen mit Hirn")
    assert [level_names(points) for points in (30, 39)] == [name] * 2


def test_level_40_to_49() -> None:
    """SO-9.7: from 40 to 49 VP."""
    assert [level_names(points) for points in (40, 49)] == [("human being", "Mensch")] * 2


def test_level_50_to_59() -> None:
    """SO-9.8: from 50 to 59 VP."""
    assert [level_names(points) for points in (50, 59)] == [("trader", "Händler")] * 2


def test_level_60_to_69() -> None:
    """SO-9.9: from 60 to 69 VP."""
    assert [level_names(points) for points in (60, 69)] == [("soldier", "Soldat")] * 2


def test_level_70_to_79() -> None:
    """SO-9.10: from 70 to 79 VP."""
    assert [level_names(points) for points in (70, 79)] == [("cyborg", "Cyborg")] * 2


def test_level_from_80() -> None:
    """SO-9.11: 80 VP and any more."""
    name = ("grand master", "Großmeister")
    assert [level_names(points) for points in (80, 81, 140)] == [name] * 3


def test_a_whole_round_passes_through_the_states() -> None:
    """SO-10.2, SO-10.3, SO-10.10, SO-10.11: CARD, PRODUCE, HUMAN, PHASE_END, CLEANUP, CARD."""
    # given
    position = table("phase cards", seats=1)
    codes: list[str] = []
    # when
    while position.round == 1:
        move = "pass" if asked(position) == "turn" else offered(position, 1)[0]
        codes += [event.code for event in play(position, f"1: {move}")]
    # then
    states = ("phase_production", "phase_action", "pass", "first_player", "phase_cards")
    assert [code for code in dict.fromkeys(codes) if code in states] == list(states)
    holds(position, "round = 2", "phase = cards")
