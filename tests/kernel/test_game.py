"""A game being played: undo back to the barrier, and records that replay."""

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.codec import digest
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game, diverges, replay, resume
from novastate.kernel.position import Position
from novastate.kernel.questions import Refused
from novastate.kernel.record import Record, read_record


def begin(seats: int = 2, **options: object) -> Game:
    return Game(ruleset("master"), seats, 1, options, [f"Player {i}" for i in range(seats)])


def first_move(game: Game, seat: int) -> str:
    return game.position.notation(seat, game.position.moves(seat)[0])


def test_simultaneous_answers_are_taken_back_one_by_one() -> None:
    # given: both seats discard at the same time
    game = begin()
    start = game.position.digest()
    game.play_text(0, first_move(game, 0))
    after_first = game.position.digest()
    game.play_text(1, first_move(game, 1))
    game.play_text(0, first_move(game, 0))
    # when: the first seat takes both of its answers back; the other's answer stays
    game.undo(0)
    game.undo(0)
    # then
    assert [entry.seat for entry in game.record.entries] == [1]
    assert game.position.digest() not in (start, after_first)
    game.undo(1)
    assert game.position.digest() == start


def test_nothing_is_taken_back_once_all_have_answered() -> None:
    # given
    game = begin()
    for seat in (0, 0, 1, 1):
        game.play_text(seat, first_move(game, seat))
    # then
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(BadInput, match="Seat 1 cannot take back a move"):
        game.undo(0)


def test_another_seat_cannot_take_back_my_move() -> None:
    game = begin()
    game.play_text(0, first_move(game, 0))
    assert not game.can_undo(1)


def test_a_refused_move_changes_nothing() -> None:
    # given
    game = begin()
    before = game.position.digest()
    # when
    with pytest.raises(Refused) as refused:
        game.play_text(0, "build school")
    # then
    assert refused.value.clause == "MS-21.2"
    assert game.position.digest() == before
    assert game.record.entries == []


def test_a_record_is_written_and_read_again() -> None:
    # given
    game = begin(expansion="winter", promos=True)
    for seat in (0, 0, 1, 1):
        game.play_text(seat, first_move(game, seat))
    game.record.comment = "A quiet start"
    game.record.entries[1].comment = "why not"
    # when
    text = game.finished_record().write()
    record = read_record(text)
    # then
    assert record.options == {"expansion": "winter", "promos": "on"}
    assert record.players == ["Player 0", "Player 1"]
    assert record.entries[1].comment == "why not"
    assert record.write() == text
    assert not diverges(replay(ruleset("master"), record), record)


def test_a_changed_digest_is_noticed() -> None:
    game = begin()
    record = game.finished_record()
    record.digest = "0" * 32
    assert diverges(game, record)


GOOD = '[Game "master"]\n[Rules "1"]\n[Seats "2"]\n[Seed "1"]\n\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'r.txt: the header "Game" is missing.'),
        ('[Game "master"]', 'r.txt: the header "Rules" is missing.'),
        (GOOD.replace('"2"', '"two"'), 'r.txt: the header "Seats" must be a whole number'),
        ("[Game master]", "r.txt, line 1:"),
        (GOOD + "1. 1 pass", 'r.txt, line 6: "1 pass" is no move'),
        (GOOD + "2. 1: pass", "r.txt, line 6: move 1 was expected here, not 2."),
        (GOOD + "1. 0: pass", "r.txt, line 6: seats count from 1."),
        (GOOD + "1. 1: pass { oh", "r.txt, line 6: the comment is not closed"),
        (GOOD + '[Game "master"]', 'r.txt, line 6: the header "Game" is there twice.'),
        (GOOD + '[Option "promos"]', "r.txt, line 6: the header"),
    ],
)
def test_a_broken_record_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        read_record(text, "r.txt")
    assert str(error.value).startswith(sentence.split('"1 pass"')[0])


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("1. 1: build nowhere", 'r.txt, line 6: "build nowhere" cannot be read: There is no card'),
        ("1. 1: pass", 'r.txt, line 6: "pass" is not possible:'),
        ("1. 3: pass", "r.txt, line 6: seat 3 is not to act here."),
    ],
)
def test_a_wrong_move_in_a_record_is_named_with_its_line(moves: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        replay(ruleset("master"), read_record(GOOD + moves, "r.txt"), "r.txt")
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GOOD.replace("master", "chess"), 'the record is of "chess", not of "master".'),
        (
            GOOD.replace('"1"]\n[Seats', '"99"]\n[Seats'),
            "rules version 99, this program knows versions up to 2",
        ),
        (GOOD.replace('"2"', '"9"'), "takes 1 to 4 seats, not 9."),
        (GOOD + '[Option "promos" "maybe"]', 'Option "promos" cannot be "maybe"'),
        (GOOD + '[Option "dragons" "on"]', 'There is no option "dragons"'),
    ],
)
def test_a_record_of_something_else_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        replay(ruleset("master"), read_record(text, "r.txt"), "r.txt")
    assert sentence in str(error.value)


GIVEN = ["1 faction mutants_union", "1 goods 2 gun 3 worker", "1 hand church", "2 passed"]


def test_a_game_may_begin_with_the_position_of_a_scenario() -> None:
    # given
    game = Game(ruleset("master"), 2, 1, players=["Ann", "Bob"], given=GIVEN)
    game.play_text(0, "board red")
    # when
    text = game.finished_record().write()
    record = read_record(text)
    again = replay(ruleset("master"), record)
    # then
    assert record.given == GIVEN
    assert record.write() == text
    assert again.position.digest() == game.position.digest()
    assert not diverges(again, record)


def test_a_line_that_arranges_nothing_is_named() -> None:
    with pytest.raises(BadInput, match="Given line 2: "):
        Game(ruleset("master"), 2, 1, given=["1 goods 2 gun", "1 flies away"])


def test_a_saved_game_goes_on_where_it_was() -> None:
    # given: a position saved at the last barrier, and moves after it
    game = begin()
    for seat in (0, 0, 1, 1):
        game.play_text(seat, first_move(game, seat))
    assert game.open_moves() == 0
    done, saved = len(game.record.entries), game.position.to_data()
    seat = game.position.to_act()[0]
    game.play_text(seat, first_move(game, seat))
    # when
    again = resume(ruleset("master"), game.record, ruleset("master").from_data(saved), done)
    # then
    assert again.position.digest() == game.position.digest()
    assert again.open_moves() == game.open_moves()
    assert again.can_undo(seat) == game.can_undo(seat)
    assert again.finished_record().write() == game.finished_record().write()


# --- what older rules meant (ADR 12) -------------------------------------------------------

OLD, NEW = 3, 4
"""Versions of Nova Era's rules; the cards are of another edition since the later one."""
MEANT: dict[str, object] = {"card_edition": "first", "production_order": "often"}
"""What games of the older one have without saying so."""


def test_a_digest_counts_options_against_the_defaults_of_a_version() -> None:
    # given
    rules = ruleset("novaera")
    first = rules.new(2, 1, eras=2, **MEANT)
    second = rules.new(2, 1, eras=2)
    # then
    assert first.digest(OLD) == saying(first, eras=2)
    assert second.digest(NEW) == second.digest() == saying(second, eras=2)
    assert first.digest() == saying(first, eras=2, **MEANT)
    assert second.digest(OLD) == saying(
        second, eras=2, card_edition="second", production_order="needed"
    )


def saying(position: Position, **said: object) -> str:
    """Hash a position of which only these options are said."""
    return digest({**position.to_data(), "options": said})


def test_a_record_of_older_rules_begins_with_what_it_meant() -> None:
    # given
    rules = ruleset("novaera")
    game = Game(rules, 2, 1, MEANT)
    record = Record("novaera", OLD, 2, 1, {}, [])
    record.digest = game.position.digest(OLD)
    # when
    again = replay(rules, read_record(record.write()))
    # then
    assert not diverges(again, record)
    assert again.position.to_data() == game.position.to_data()
    # and: from now on it says so itself
    written = again.finished_record()
    assert (written.rules, written.options) == (rules.version, MEANT)
    assert not diverges(replay(rules, read_record(written.write())), written)


def test_a_record_of_todays_rules_that_says_nothing_means_todays_cards() -> None:
    game = replay(ruleset("novaera"), Game(ruleset("novaera"), 2, 1).finished_record())
    assert game.position.digest() == ruleset("novaera").new(2, 1, card_edition="second").digest()
    assert game.record.options == {}
