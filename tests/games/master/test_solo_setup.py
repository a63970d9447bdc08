"""Solo: how a game begins (section 24.1)."""

from collections import Counter

from tests.table import asked, holds, offered, play, table, why_not

BOARDS = ["new_york", "appalachian_federation", "mutants_union", "merchants_guild"]


def test_one_board_is_drawn_at_random() -> None:
    """SO-2.1: without a choice the human gets any of the four boards, all equally likely."""
    # given, when
    tables = [table(seats=1, seed=seed) for seed in range(200)]
    drawn = Counter(p.cards.factions[p.players[0].faction].id for p in tables)
    # then
    assert sorted(drawn) == sorted(BOARDS)
    assert all(25 <= number <= 75 for number in drawn.values())
    assert all(asked(position) == "keep_cards" for position in tables)


def test_the_board_may_be_chosen_freely() -> None:
    """SO-2.1: with the option, all four boards are free to the human."""
    for board in BOARDS:
        # given
        position = table(seats=1, faction_assignment="choose")
        assert asked(position) == "choose_faction"
        assert offered(position, 1) == [f"faction {board}" for board in BOARDS]
        # when
        play(position, f"1: faction {board}")
        # then
        holds(position, f"1 faction = {board}", "2 faction = nothing")
        assert asked(position) == "keep_cards"


def test_six_cards_are_dealt_and_four_kept() -> None:
    """SO-2.1: 6 cards, 4 of them are kept and 2 discarded."""
    # given
    position = table(seats=1)
    holds(position, "1 hand size = 6", "deck size = 132", "discard = nothing")
    # when
    first = offered(position, 1)[0]
    play(position, f"1: {first}")
    assert asked(position) == "keep_cards"
    second = offered(position, 1)[0]
    play(position, f"1: {second}")
    # then
    thrown = " ".join(move.removeprefix("discard ") for move in (first, second))
    holds(position, "1 hand size = 4", f"discard = {thrown}")


def test_after_the_setup_the_card_phase_begins() -> None:
    """SO-10.1: SETUP leads to CARD of the first round, without a production before it."""
    # given
    position = table(seats=1)
    holds(position, "phase = setup", "round = 0")
    # when
    play(position, f"1: {offered(position, 1)[0]}")
    play(position, f"1: {offered(position, 1)[0]}")
    # then
    holds(position, "phase = cards", "round = 1", "display size = 4", "1 goods = nothing")
    assert asked(position) == "solo_pick"


def test_the_rival_has_nothing_but_points_and_a_state() -> None:
    """SO-2.2: no board, hand, supply, deals or connections; 0 VP and an empty state."""
    # given
    position = table(seats=1)
    # then
    holds(
        position,
        "2 vp = 0",
        "2 state = nothing",
        "2 faction = nothing",
        "2 hand = nothing",
        "2 goods = nothing",
        "2 deals = nothing",
    )
    players = position.view(0)["players"]
    assert isinstance(players, list)
    assert len(players) == 2
    assert players[1]["faction"] is None


def test_nobody_answers_for_the_rival() -> None:
    """SO-2.2, SO-1.1: one seat only is asked; the rival is no seat of the table."""
    # given
    position = table("1 goods 2 worker", "2 state pub", "deck docks", seats=1)
    # when
    assert position.to_act() == (0,)
    play(position, "1: hire fuel")
    # then
    assert position.to_act() == (0,)
    assert position.seats == 1
    assert why_not(position, "2: pass") == "not_asked MS-6.1"


def test_the_human_has_the_first_player_token_from_the_start() -> None:
    """SO-2.3: whatever the seed, the token is the human's; nothing is drawn for it."""
    for seed in range(8):
        position = table(seats=1, seed=seed)
        play(position, f"1: {offered(position, 1)[0]}")
        play(position, f"1: {offered(position, 1)[0]}")
        holds(position, "first = 1")


def test_the_human_keeps_the_first_player_token() -> None:
    """SO-2.3: the token is never handed over, however many rounds are played."""
    # given
    position = table("phase cards", seats=1)
    for number in range(1, 5):
        # when
        holds(position, f"round = {number}", "first = 1", "phase = cards")
        play(position, f"1: {offered(position, 1)[0]}")
        if asked(position) == "solo_pick":
            play(position, f"1: {offered(position, 1)[0]}")
        # then
        holds(position, "phase = action", "first = 1", "to act = 1")
        play(position, "1: pass")
