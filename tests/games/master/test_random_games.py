"""Random games of every kind: nothing is created or lost, and every position holds together."""

import itertools

import pytest

from novastate.games.master.asking.questions import conceivable
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from tests.games import invariants
from tests.games.master.ledger import Books, cards_by_zone, check_table
from tests.games.master.walks import start, walk

KINDS = list(itertools.product((1, 2, 3, 4), ("new_era", "winter", "none")))


@pytest.mark.parametrize(("seats", "expansion"), KINDS)
@pytest.mark.parametrize("seed", range(12))
def test_goods_and_cards_are_conserved(seats: int, expansion: str, seed: int) -> None:
    # given
    position = start(seats, seed, expansion=expansion, promos=seed % 2 == 0)
    cards = cards_by_zone(position)
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
        assert cards_by_zone(position) == cards
    assert position.outcome() is not None


@pytest.mark.parametrize(("seats", "expansion"), KINDS)
def test_positions_are_saved_copied_and_compared(seats: int, expansion: str) -> None:
    position = start(seats, 5, expansion=expansion, promos=True, faction_assignment="choose")
    invariants.saved_and_copied(ruleset("master"), position, walk(position, 5))


@pytest.mark.parametrize(("seats", "expansion"), KINDS)
def test_moves_are_written_read_and_explained(seats: int, expansion: str) -> None:
    # given
    position = start(seats, 8, expansion=expansion, promos=True)
    # when
    for seat, move in walk(position, 8):
        # then
        invariants.check_writing(position, seat, ("MS-", "SO-"))
        moves, question = position.moves(seat), position.question(seat)
        if question.code == "turn":
            others = set(conceivable(position, seat)) - set(moves)
            assert others == {choice.move for choice in question.refused()}
        position.apply(seat, move)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_said_can_be_said_in_both_languages(seats: int) -> None:
    position = start(seats, 3, expansion="winter", promos=True, faction_assignment="choose")
    book = ruleset("master").book(["Ann", "Ben", "Cay", "Dan"][:seats], seats == 1)
    invariants.said_in_both_languages(book, position, walk(position, 3))


@pytest.mark.parametrize(("seats", "expansion"), KINDS)
def test_a_reader_cannot_tell_a_redeal(seats: int, expansion: str) -> None:
    """Non-interference: what a reader cannot know does not show in a byte he gets."""
    # given
    position = start(seats, 21, expansion=expansion, promos=True)
    chance = seeded(99)
    # when
    for step, (seat, move) in enumerate(walk(position, 21)):
        for reader in (*range(seats), None):
            other = position.redeal(reader, seeded(chance.word()))
            # then
            assert canonical(other.view(reader)) == canonical(position.view(reader))
            assert other.to_act() == position.to_act()
            if reader is not None and reader in position.to_act():
                assert other.moves(reader) == position.moves(reader)
                if step % 5 == 0:
                    asked = canonical(position.question(reader).to_data())
                    assert canonical(other.question(reader).to_data()) == asked
            if reader == seat:
                invariants.same_events(position.clone(), other.clone(), seat, move)
        position.apply(seat, move)


SHOWN_TO_ALL = {"display", "attack", "rival_card", "reshuffle", "first_player", "leftover"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_learn_nothing_from_a_draw(seats: int) -> None:
    """What others are told of a move does not depend on the order of the deck."""
    # given
    position = start(seats, 31)
    chance = seeded(7)
    drawn = 0
    # when
    for seat, move in walk(position, 31):
        other = position.clone()
        chance.shuffle(other.deck)
        told: list[list[Event]] = [[], []]
        position.listener, other.listener = told
        other.apply(seat, move)
        position.apply(seat, move)
        if any(event.code in SHOWN_TO_ALL for event in told[0]):
            continue
        drawn += any(event.code == "draw" for event in told[0])
        # then
        for reader in (*(r for r in range(seats) if r != seat), None):
            drawers = {event.seat for event in told[0] if event.code == "draw"}
            if reader in drawers:
                continue
            first, second = ([event.to_data(reader) for event in events] for events in told)
            assert canonical(first) == canonical(second)
            assert canonical(position.view(reader)) == canonical(other.view(reader))
    assert drawn > 5
