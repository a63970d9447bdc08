"""NV-19.2: automatic answers, whose turn it is, and answers asked in parallel."""

from pathlib import Path

import pytest

from novastate.kernel.codec import canonical
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with

DARK = (
    "phase dark_age",
    "tracks dark_age 10",
    "1 dice red 4 blue 3",
    "2 dice green 5 black 2",
)
RIOTS = (
    "phase disasters",
    "tracks riots 10",
    "1 tableau pottery irrigation",
    "2 tableau theater bathhouses",
)
LOSSES = (
    "phase disasters",
    "tracks riots 10",
    "1 tableau archery fishing",
    "2 tableau trade alphabet",
)


def test_a_single_answer_is_given_automatically() -> None:
    """NV-19.2.1: one die, one colour that can be paid, one card to damage, one kind to take."""
    # given
    play_on = ("2 dice red 1",)
    paid = table(*play_on, "1 dice black 1", "1 resources 3 green", "1 hand city_walls")
    robbed = table("phase production", "1 tableau pillage", "2 resources 2 blue")
    struck = table("phase disasters", "tracks riots 10", "1 tableau pottery archery")
    # when
    play(paid, "1: develop city_walls")
    # then
    holds(paid, "1 tableau = city_walls", "to act = 2")
    holds(robbed, "1 resources = blue", "phase = pick")
    holds(struck, "1 tableau = pottery+damaged archery", "phase = pick")


def test_the_action_is_always_asked() -> None:
    """NV-19.2.1: a black die without a display can only calm, and it is shown."""
    # given
    position = table("1 dice black 1", "2 dice red 1")
    # then
    assert asked(position) == "turn"
    assert offered(position, 1) == ["calm"]
    holds(position, "1 dice = black 1")


def test_nobody_interrupts_a_turn() -> None:
    """NV-19.2.2: while one player acts, no other may answer anything."""
    # given
    position = table("1 dice red 1", "2 dice red 1", "2 tableau sun_tzu", "3 dice red 1", seats=3)
    # then
    assert position.to_act() == (0,)
    for move in ("2: gain", "2: use sun_tzu", "3: gain"):
        assert why_not(position, move) == "not_asked NV-19.2.2"
    assert position.moves(1) == []


def test_in_a_rivals_turn_a_player_chooses_his_own_losses_only(tmp_path: Path) -> None:
    """NV-19.2.2: his cards that are damaged; then the turn goes on."""
    # given
    card = personality(
        "tyrant",
        effect("instant", "unrest", target="each_weaker:personality", amount=9),
        effect("instant", "damage", target="each_weaker:personality", type="tech", amount=1),
        effect("instant", "gain", kind="any", amount=1),
    )
    position = own_table(
        rules_with(tmp_path, card),
        "1 dice black 1",
        "2 dice red 1",
        "people tyrant",
        "2 unrest 1",
        "2 tableau archery pillage pottery fishing",
    )
    # when
    play(position, "1: enlist tyrant")
    # then
    assert [position.to_act(), offered(position, 2)] == [(1,), ["damage archery", "damage pillage"]]
    # when
    play(position, "2: damage pillage")
    # then: the war took one of each type; one technology is left and falls by itself
    holds(position, "2 tableau = archery+damaged pillage+damaged pottery+damaged fishing+damaged")
    assert position.to_act() == (0,)
    assert asked(position) == "take_resource"


@pytest.mark.parametrize("given", [DARK, RIOTS, LOSSES], ids=["dark", "damage", "loss"])
def test_parallel_answers_stay_hidden_until_all_are_given(given: tuple[str, ...]) -> None:
    """NV-19.2.3: seat 2 and a spectator see that seat 1 has answered, but not what."""
    # given
    position = table(*given)
    assert position.to_act() == (0, 1)
    before = {reader: position.view(reader) for reader in (1, None)}
    # then
    questions = set()
    for move in offered(position, 1):
        copy = position.clone()
        assert play(copy, f"1: {move}") == []
        for reader in (1, None):
            assert copy.view(reader) == {**before[reader], "to_act": [1]}
        questions.add(canonical(copy.question(1).to_data()))
    assert len(questions) == 1


@pytest.mark.parametrize("given", [DARK, RIOTS, LOSSES], ids=["dark", "damage", "loss"])
def test_parallel_answers_come_to_the_same_in_any_order(given: tuple[str, ...]) -> None:
    """NV-19.2.3: whoever answers first, the answers are applied clockwise from the first player."""
    # given
    results = []
    for order in ((1, 2), (2, 1)):
        position = table("first 2", *given)
        events = []
        for seat in order:
            events = play(position, f"{seat}: {offered(position, seat)[1]}")
        results.append((position.digest(), [event.to_data(None) for event in events]))
        # then
        codes = ("dark_loss", "damage", "give_up")
        assert [event.seat for event in events if event.code in codes] == [1, 0]
    assert results[0] == results[1]


def test_a_given_answer_is_not_asked_again() -> None:
    """NV-19.2.3: nor can it be changed."""
    # given
    position = table(*DARK)
    # when
    play(position, "1: die red 4")
    # then
    assert position.to_act() == (1,)
    assert position.moves(0) == []
    holds(position, "1 dice = red 4 blue 3", "2 dice = green 5 black 2")


def test_the_die_given_up_may_be_reduced_meanwhile(tmp_path: Path) -> None:
    """NV-19.2.3: an effect of the first player reduces the dice of the second before his loss."""
    # given
    gloom = effect("on_dark_age", "unrest", target="each_weaker:personality", amount=1)
    rules = rules_with(tmp_path, personality("gloom", gloom))
    position = own_table(rules, *DARK, "1 tableau gloom", "2 unrest 6")
    # when
    play(position, "2: die black 2", "1: die red 4")
    # then: the penalty, then the loss of the chosen die, then the reduction
    holds(position, "1 dice = blue 2", "2 dice = green 3", "2 penalty = yes")
