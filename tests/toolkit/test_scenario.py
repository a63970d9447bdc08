"""Scenario files: how they are read, and what is said when one is wrong."""

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.toolkit.scenario import lay_out, read_scenario, run_scenario

HEAD = "title: A test\ngame: master\n"


def run(text: str) -> list[str]:
    """Run a scenario with the usual head; its blocks begin in line 3."""
    scenario = read_scenario(HEAD + text, "t.scenario")
    return run_scenario(ruleset("master"), scenario)


def said(text: str) -> str:
    """Return the sentence with which a scenario is turned down."""
    with pytest.raises(BadInput) as caught:
        run(text)
    return str(caught.value)


# --- reading ---------------------------------------------------------------------------------


def test_headers_blocks_and_comments_are_read() -> None:
    # given
    text = (
        "# A comment.\n"
        "title: Two pubs\n"
        "game: master\n"
        "clauses: MS-8.1.2 MS-6.1\n"
        "option: end_vp = 30\n"
        "\n"
        "given  # what lies there\n"
        "1 state pub pub\n"
        "when\n"
        "1: pass # nothing else to do\n"
        "then\n"
        "1 passed = yes\n"
    )
    # when
    scenario = read_scenario(text, "t.scenario")
    # then
    assert scenario.title() == "Two pubs"
    assert scenario.clauses() == ["MS-8.1.2", "MS-6.1"]
    assert scenario.options == {"end_vp": "30"}
    assert [(block, [line.text for line in lines]) for block, lines in scenario.blocks] == [
        ("given", ["1 state pub pub"]),
        ("when", ["1: pass"]),
        ("then", ["1 passed = yes"]),
    ]
    assert [line.number for _, lines in scenario.blocks for line in lines] == [8, 10, 12]


def test_a_hash_mark_inside_a_word_is_no_comment() -> None:
    text = "given\n1 goods shield\n1 state pub pub\nwhen\n1: shield pub#2\nthen\n"
    assert run(text + "1 state = pub pub+shield\n") == []


def test_without_a_title_the_file_is_named() -> None:
    assert read_scenario("game: master\n", "t.scenario").title() == "t.scenario"


def test_without_a_given_block_the_game_begins() -> None:
    assert run("then\nphase = setup\n1 hand size = 6\nasked 2: keep_cards\n") == []


def test_seats_seed_and_options_are_used() -> None:
    # given
    text = "title: x\ngame: master\nseats: 3\nseed: 5\noption: end_vp = 30\ngiven\n3 vp 29\n"
    position = lay_out(ruleset("master"), read_scenario(text, "t"))
    # then
    assert position.seats == 3
    assert ruleset("master").expect(position, "end triggered = no") == ""


def test_blocks_may_alternate() -> None:
    text = "given\n1 goods 4 worker\n2 passed\nwhen\n1: hire gun\nthen\n1 goods = gun 2 worker\n"
    assert run(text + "when\n1: hire gun\nthen\n1 goods = 2 gun\n") == []


# --- files that cannot be read ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour: red\n", 't.scenario, line 3: "colour: red" is no header (title, '),
        ("given:\n", 't.scenario, line 3: "given:" is no header (title, '),
        ("title: again\n", 't.scenario, line 3: the header "title" stands in line 1 already.'),
        ("option: promos\n", "t.scenario, line 3: an option is written option: name = value."),
        (
            "option: promos = on\noption: promos = off\n",
            't.scenario, line 4: the header "option promos" stands in line 3 already.',
        ),
        ("when\n1: pass\ngiven\n1 vp 3\n", 't.scenario, line 5: "given" must be the first block.'),
        ("seats: two\n", 't.scenario, line 3: "seats" must be a whole number, not "two".'),
        (
            "seats: 7\n",
            "t.scenario, line 3: 51st State: Master Set takes 1 to 4 seats, not 7.",
        ),
        ("seed: -1\n", 't.scenario, line 3: "seed" must be a whole number, not "-1".'),
        (
            f"seed: {2**256}\n",
            "t.scenario, line 3: The seed must be a whole number from 0 to 2^256 - 1",
        ),
        (
            "option: end_vp = many\n",
            't.scenario, line 3: Option "end_vp" cannot be "many": it takes a whole number',
        ),
        ("\noption: colour = red\n", 't.scenario, line 4: There is no option "colour" (there are '),
        (
            'option: card_overrides = {"nowhere": {"deal": "gun"}}\n',
            't.scenario, line 3: card_overrides, card "nowhere": there is no card with this id',
        ),
    ],
)
def test_what_is_wrong_with_a_file(text: str, sentence: str) -> None:
    assert said(text).startswith(sentence)


def test_the_game_must_be_named() -> None:
    with pytest.raises(BadInput, match=r't\.scenario: the header "game" is missing\.'):
        read_scenario("title: x\n", "t.scenario")


# --- given lines -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1 hand palace", 'There is no card "palace".'),
        ("1 hand camp camp", 'No copy of "camp" is left in this game.'),
        ("3 vp 2", "There is no seat 3."),
        ("0 vp 2", "There is no seat 0."),
        ("1", '"1" does not say what seat 1 has.'),
        ("1 goods 3 gold", 'The line says "3 gold", where "gold" is no good (brick, gun, iron, '),
        ("1 goods 3", 'The line says "3": the number 3 has no good after it.'),
        ("1 goods 2 vp", '"2 vp" cannot lie in a supply.'),
        ("1 mood good", '"mood good" is nothing a player can be given.'),
        ("1 vp many", '"vp many" is nothing a player can be given.'),
        ("1 passed twice", '"passed twice" is nothing a player can be given.'),
        ("1 faction vikings", 'There is no faction "vikings" (there are new_york, '),
        ("1 board green", '"green" is no contact action (grey, red, blue).'),
        ("1 state pub+roof", '"roof" cannot lie on a location.'),
        ("1 state pub+used:often", '"used:often" cannot lie on a location.'),
        ("1 state pub+placed:vp", '"vp" is no good that can lie on a location.'),
        ("1 state punks", '"punks" is a connection card, no location.'),
        ("1 deals punks", '"punks" is a connection card, no location.'),
        ("deck punks", '"punks" does not belong in the pile "deck".'),
        ("blue_deck punks", '"punks" does not belong in the pile "blue_deck".'),
        ("connections pub", '"pub" does not belong in the pile "connections".'),
        ("phase lunch", '"lunch" is no phase to begin with (cards, production, action, '),
        ("turn 3", '"turn 3" is nothing that can be given.'),
        ("weather fine", '"weather fine" is nothing that can be given.'),
    ],
)
def test_what_is_wrong_with_a_given_line(line: str, sentence: str) -> None:
    assert said(f"given\n1 vp 3\n{line}\n").startswith(f"t.scenario, line 5: {sentence}")


def test_the_rival_of_a_solo_game_has_little() -> None:
    sentence = "t.scenario, line 5: The rival of a solo game can be given vp, state, passed only."
    assert said("seats: 1\ngiven\n2 goods gun\n") == sentence


def test_given_lines_may_stand_in_any_order() -> None:
    text = "option: expansion = winter\ngiven\nphase production\nround 4\n1 faction new_york\n"
    text += "1 state suppliers\n2 state docks\nthen\n1 goods = 2 iron 3 worker contact_grey\n"
    assert run(text + "round = 4\n") == []


# --- moves -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "pass",
            '"pass" cannot be read: "pass" must begin with a seat and a colon, as in 1: pass.',
        ),
        ("3: pass", '"3: pass" cannot be read: There is no seat 3.'),
        ("1: build palace", '"1: build palace" cannot be read: There is no card "palace".'),
        ("1: dance", '"1: dance" cannot be read: "dance" is no word a move begins with'),
        ("1: build school", '"1: build school" is not possible: '),
        ("2: pass", '"2: pass" is not possible: '),
    ],
)
def test_what_is_wrong_with_a_move(line: str, sentence: str) -> None:
    text = f"given\n1 hand school\nwhen\n{line}\n"
    assert said(text).startswith(f"t.scenario, line 6: {sentence}")


def test_an_impossible_move_names_its_clause() -> None:
    assert said("given\n1 hand school\nwhen\n1: build school\n").endswith("(MS-8.2.1)")


# --- expectations ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1 vp = 3", "1 vp is 0, not 3."),
        ("1 goods = gun 2 iron", "1 goods is 2 worker, not gun 2 iron."),
        ("1 hand = nothing", "1 hand is school, not nothing."),
        ("2 state = pub", "2 state is pub+shield, not pub."),
        ("to act = 2", "to act is 1, not 2."),
        ("deck size = 3", "deck size is 136, not 3."),
        ("winners = 1", "winners is nothing, not 1."),
        ("offered 1: build school", "build school is refused (contacts MS-8.2.1)."),
        ("refused 1: pass", "pass is possible."),
        (
            "refused 1: build school: cost MS-8.2.1",
            "build school is refused for contacts MS-8.2.1, not for cost MS-8.2.1.",
        ),
        ("asked 1: payment", "seat 1 is asked turn, not payment."),
        ("asked 2: turn", "seat 2 is not asked anything."),
    ],
)
def test_a_failing_expectation_names_file_and_line(line: str, sentence: str) -> None:
    text = f"given\n1 hand school\n1 goods 2 worker\n2 state pub+shield\nthen\n{line}\n"
    assert run(text) == [f"t.scenario, line 8: {sentence}"]


def test_all_failures_are_told() -> None:
    text = "given\n1 vp 3\nthen\n1 vp = 4\n2 vp = 0\n2 vp = 1\n"
    assert run(text) == [
        "t.scenario, line 6: 1 vp is 3, not 4.",
        "t.scenario, line 8: 2 vp is 0, not 1.",
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1 vp 3", '"1 vp 3" is no expectation such as 1 vp = 3.'),
        ("= 3", '"= 3" is no expectation such as 1 vp = 3.'),
        ("5 vp = 3", "There is no seat 5."),
        ("1 mood = good", '"mood" is nothing a player has (goods, vp, '),
        ("weather = fine", '"weather" is nothing that can be observed (phase, round, '),
        ("offered 5: pass", "There is no seat 5."),
        ("asked payment", '"payment" must begin with a seat and a colon, as in 1: pass.'),
        ("offered 1: raze 2.pub", 'There is no "pub" in the state of seat 2.'),
    ],
)
def test_an_expectation_that_means_nothing(line: str, sentence: str) -> None:
    start = f't.scenario, line 6: "{line}" cannot be checked: {sentence}'
    assert said(f"given\n1 vp 3\nthen\n{line}\n").startswith(start)


def test_orders_that_mean_nothing_do_not_count() -> None:
    text = (
        "given\n1 hand school pub\n1 goods gun 2 iron\n1 state docks+shield+guest\n"
        "discard church arena\nthen\n1 hand = school pub\n1 goods = 2 iron gun\n"
        "1 state = docks+shield+guest\n1 state = docks+guest+shield\ndiscard = church arena\n"
    )
    assert run(text) == []
