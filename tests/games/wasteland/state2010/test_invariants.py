"""Random games of every kind: nothing is created or lost, and every position holds together."""

import itertools

import pytest

from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.games.wasteland.classic.questions import conceivable
from novastate.games.wasteland.state2010.words_de import GERMAN
from novastate.games.wasteland.state2010.words_en import ENGLISH
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from novastate.kernel.game import Game, diverges, replay
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Refused
from novastate.kernel.record import read_record
from tests.games.wasteland.state2010.ledger import Books, check_table
from tests.games.wasteland.state2010.state import RULES
from tests.games.wasteland.state2010.walks import KINDS, OPTIONS, random_choice, start, walk

SEATS = (2, 3, 4)
EVENTS = """
turn phase_actions faction row pick leftover draw reshuffle discard gain pay token cash drop
conquer deal incorporate redevelop lead swap use visit exchange steal pass count lose game_over
"""
GAMES = list(itertools.product(SEATS, OPTIONS))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_created_or_lost(seats: int, kind: str, seed: int) -> None:
    """FS-0.5, FS-2.2.2, FS-14.9: cards, goods and points change only as it is told."""
    # given
    position = start(seats, seed, **OPTIONS[kind])
    books = Books(position)
    events: list[Event] = []
    position.listener = events
    # when
    for seat, move in walk(position, seed):
        position.apply(seat, move)
        # then
        books.read(events)
        events.clear()
        books.check(position)
        check_table(position)
    assert position.outcome() is not None


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_positions_are_saved_copied_and_compared(seats: int, kind: str) -> None:
    # given
    position = start(seats, 5, **OPTIONS[kind])
    # when
    for seat, move in walk(position, 5):
        digest = position.digest()
        moves = position.moves(seat)
        # then: saved and loaded it is the same
        loaded = RULES.from_data(position.to_data())
        assert loaded.digest() == digest
        assert loaded.moves(seat) == moves
        # then: a copy goes its own way
        copy = position.clone()
        assert copy.digest() == digest
        copy.apply(seat, move)
        assert position.digest() == digest
        assert position.moves(seat) == moves
        position.apply(seat, move)
        assert copy.digest() == position.digest()
        loaded.apply(seat, move)
        assert loaded.digest() == position.digest()


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_moves_are_written_read_and_explained(seats: int, kind: str) -> None:
    """FS-7.6: there is always an answer, and each is written, read and described."""
    # given
    position = start(seats, 8, **OPTIONS[kind])
    # when
    for seat, move in walk(position, 8):
        moves = position.moves(seat)
        # then
        assert len(set(moves)) == len(moves)
        written = [position.notation(seat, each) for each in moves]
        assert len(set(written)) == len(written)
        assert [position.parse(seat, text) for text in written] == moves
        assert all(position.refusal(seat, each) is None for each in moves)
        question = position.question(seat)
        assert [choice.move for choice in question.options()] == moves
        for choice in question.refused():
            assert choice.move not in moves
            assert choice.refusal is not None
            assert choice.refusal.clause.startswith("FS-")
            assert choice.refusal.code != "not_an_option"
        if question.code == "choose_action":
            others = set(conceivable(position, seat)) - set(moves)
            assert others == {choice.move for choice in question.refused()}
        else:
            assert len(moves) > 1, "what leaves no choice is not asked"
        position.apply(seat, move)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_what_is_not_offered_is_refused_and_changes_nothing(seats: int, kind: str) -> None:
    """FS-4.3: every verb with every card or number is either offered or refused with a clause."""
    # given
    position = start(seats, 9, **OPTIONS[kind])
    chance = seeded(9)
    book = RULES.book()
    # when
    for step, (seat, move) in enumerate(walk(position, 9)):
        digest = position.digest()
        for _ in range(3):
            other = chance.below(30) | chance.below(70) << 6 | chance.below(5) << 16
            if other in position.moves(seat):
                continue
            # then
            refused = position.refusal(seat, other)
            assert refused is not None
            assert refused.clause.startswith("FS-")
            assert "{" not in book.say(refused.phrase(), "de")
            with pytest.raises(Refused):
                position.play(seat, other)
        if step % 10 == 0:
            for absent in set(range(seats)) - set(position.to_act()):
                with pytest.raises(Refused, match=r"FS-4\.3"):
                    position.play(absent, move)
        assert position.digest() == digest
        position.apply(seat, move)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_everything_said_can_be_said_in_both_languages(seats: int, kind: str) -> None:
    # given
    position = start(seats, 3, **OPTIONS[kind])
    book = RULES.book(["Ann", "Ben", "Cay", "Dan"][:seats])
    events: list[Event] = []
    position.listener = events
    # when
    for seat, move in walk(position, 3):
        question = position.question(seat)
        phrases: list[Phrase] = [question.prompt, *(choice.label for choice in question.choices)]
        phrases += [choice.refusal.phrase() for choice in question.refused() if choice.refusal]
        phrases += [event.phrase(reader) for event in events for reader in (None, seat)]
        # then
        for phrase in phrases:
            for lang in ("en", "de"):
                words = book.say(phrase, lang)
                assert words
                assert "{" not in words
        events.clear()
        position.apply(seat, move)


def test_both_phrase_books_hold_the_same_phrases() -> None:
    assert ENGLISH.keys() == GERMAN.keys()


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_a_reader_cannot_tell_a_redeal(seats: int, kind: str) -> None:
    """FS-22.3, FS-22.4, FS-22.7: what a reader cannot know shows in no byte he gets."""
    # given
    position = start(seats, 21, **OPTIONS[kind])
    chance = seeded(99)
    # when
    for step, (seat, move) in enumerate(walk(position, 21)):
        # The one who moves, and in turn everybody else and a spectator: enough, and quicker.
        turns = (*range(seats), None)
        for reader in {seat, turns[step % len(turns)]}:
            other = position.redeal(reader, seeded(chance.word()))
            # then
            assert canonical(other.view(reader)) == canonical(position.view(reader))
            assert other.to_act() == position.to_act()
            check_table(other)
            if reader is not None and reader in position.to_act():
                assert other.moves(reader) == position.moves(reader)
                if step % 4 == 0:
                    asked = canonical(position.question(reader).to_data())
                    assert canonical(other.question(reader).to_data()) == asked
            if reader == seat:
                _same_events(position.clone(), other.clone(), seat, move)
            _playable(other)
        position.apply(seat, move)


def _same_events(truth: ClassicPosition, other: ClassicPosition, seat: int, move: int) -> None:
    """Play the reader's own move on both: unless it shows something, he is told the same."""
    told: list[list[Event]] = [[], []]
    for position, events in zip((truth, other), told, strict=True):
        position.listener = events
        before = position.reveals
        position.apply(seat, move)
        if position.reveals != before:
            return
    first, second = ([event.to_data(seat) for event in events] for events in told)
    assert canonical(first) == canonical(second)
    assert canonical(truth.view(seat)) == canonical(other.view(seat))


def _playable(position: ClassicPosition) -> None:
    """Play a few moves on: a redealt table must never break."""
    chance = seeded(3)
    for _ in range(3):
        if position.to_act():
            position.apply(*random_choice(position, chance))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_games_are_recorded_replayed_and_taken_back(seats: int, kind: str) -> None:
    """FS-21.1: a game follows from seed and decisions; undo goes back to the last barrier."""
    # given
    game = Game(RULES, seats, 31, dict(OPTIONS[kind]))
    chance = seeded(31)
    # when
    while game.position.to_act():
        assert isinstance(game.position, ClassicPosition)
        seat, move = random_choice(game.position, chance)
        before = game.position.digest()
        barriers, reveals = game.position.barriers, game.position.reveals
        game.play(seat, move)
        # then: without a barrier the move can be taken back and made again
        assert game.can_undo(seat) == (game.position.barriers == barriers)
        assert game.position.reveals == reveals or not game.can_undo(seat)
        if game.can_undo(seat):
            after = game.position.digest()
            game.undo(seat)
            assert game.position.digest() == before
            game.play(seat, move)
            assert game.position.digest() == after
    # then: the record tells the same game
    record = read_record(game.finished_record().write())
    again = replay(RULES, record)
    assert not diverges(again, record)
    assert again.position.digest() == game.position.digest()
    assert again.finished_record().write() == game.finished_record().write()


def test_chance_is_consulted_only_behind_a_barrier() -> None:
    """FS-21.1: a move that shuffles or shows a hidden card cannot be taken back."""
    # given
    for (_, options), seats in itertools.product(KINDS, SEATS):
        position = start(seats, 41, **options)
        # when
        for seat, move in walk(position, 41):
            chance, reveals, deck = position.chance.to_data(), position.reveals, position.deck[:]
            position.apply(seat, move)
            # then
            same = position.chance.to_data() == chance and position.deck == deck
            assert same or position.reveals > reveals


def test_random_games_ask_every_decision_and_tell_every_event() -> None:
    """FS-21: the walks above meet everything that the cards of the box can bring about."""
    # given
    asked: set[str] = set()
    told: set[str] = set()
    # when
    for seed, (_, options) in itertools.product(range(6), KINDS):
        position = start(2 + seed % 3, seed, **options)
        events: list[Event] = []
        position.listener = events
        for seat, move in walk(position, seed):
            asked.add(position.question(seat).code)
            position.apply(seat, move)
        told |= {event.code for event in events}
    # then: no card of the box has a choice of goods, a may, or a token as its cost
    never = {"choose_gain", "react", "pay_token"}
    rare = {"contact_tokens", "pay_tucked", "slot_overflow"}
    assert asked | rare == {code[4:] for code in ENGLISH if code.startswith("ask_")} - never
    assert told == set(EVENTS.split())
