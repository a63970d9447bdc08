"""What must hold in every game of an old edition: random games are walked and looked at."""

from collections.abc import Callable, Iterable

import pytest

from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.ruleset import ClassicRuleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from novastate.kernel.questions import Refused
from tests.games import invariants
from tests.games.classic.ledger import Books
from tests.games.invariants import random_choice, walk

NAMES = ["Ann", "Ben", "Cay", "Dan", "Eve"]

VERBS = 42
Look = Callable[[ClassicPosition], None]


def nothing_is_lost(position: ClassicPosition, seed: int, books: Books, look: Look) -> None:
    """Walk a game: cards, goods and points change only as it is told."""
    events: list[Event] = []
    position.listener = events
    for seat, move in walk(position, seed):
        position.apply(seat, move)
        books.read(events)
        events.clear()
        books.check(position)
        look(position)
    assert position.outcome() is not None


def saved_and_copied(rules: ClassicRuleset, position: ClassicPosition, seed: int) -> None:
    """Walk a game: every position can be saved, loaded, copied and compared."""
    invariants.saved_and_copied(rules, position, walk(position, seed))


def written_and_explained(position: ClassicPosition, seed: int) -> None:
    """Walk a game: there is always an answer, and each is written, read and described."""
    prefix = position.edition.clauses["turn"][:3]
    for seat, move in walk(position, seed):
        moves = position.moves(seat)
        invariants.check_writing(position, seat, (prefix,))
        question = position.question(seat)
        codes = {choice.refusal.code for choice in question.refused() if choice.refusal}
        assert "not_an_option" not in codes
        if question.code == "choose_action":
            others = set(position.edition.conceivable(position, seat)) - set(moves)
            assert others == {choice.move for choice in question.refused()}
        else:
            assert len(moves) > 1, "what leaves no choice is not asked"
        position.apply(seat, move)


def refused_otherwise(
    rules: ClassicRuleset, position: ClassicPosition, seed: int, turn: str
) -> None:
    """Walk a game: what is not offered is refused with a clause and changes nothing."""
    prefix = position.edition.clauses["turn"][:3]
    chance = seeded(seed)
    book = rules.book()
    for step, (seat, move) in enumerate(walk(position, seed)):
        digest = position.digest()
        for _ in range(3):
            other = chance.below(VERBS) | chance.below(150) << 6 | chance.below(6) << 16
            if other in position.moves(seat):
                continue
            refused = position.refusal(seat, other)
            assert refused is not None
            assert refused.clause.startswith(prefix)
            assert "{" not in book.say(refused.phrase(), "de")
            with pytest.raises(Refused):
                position.play(seat, other)
        if step % 10 == 0:
            for absent in set(range(position.seats)) - set(position.to_act()):
                with pytest.raises(Refused, match=turn):
                    position.play(absent, move)
        assert position.digest() == digest
        position.apply(seat, move)


def said_in_both_languages(rules: ClassicRuleset, position: ClassicPosition, seed: int) -> None:
    """Walk a game: questions, answers, refusals and events have words in every language."""
    book = rules.book(NAMES[: position.seats])
    invariants.said_in_both_languages(book, position, walk(position, seed))


def hidden_from_readers(position: ClassicPosition, seed: int, look: Look) -> None:
    """Walk a game: what a reader cannot know shows in no byte he gets."""
    chance = seeded(99)
    turns = (*range(position.seats), None)
    for step, (seat, move) in enumerate(walk(position, seed)):
        # The one who moves, and in turn everybody else and a spectator: enough, and quicker.
        for reader in {seat, turns[step % len(turns)]}:
            other = position.redeal(reader, seeded(chance.word()))
            assert canonical(other.view(reader)) == canonical(position.view(reader))
            assert other.to_act() == position.to_act()
            look(other)
            if reader is not None and reader in position.to_act():
                assert other.moves(reader) == position.moves(reader)
            if step % 7 == 0 and reader is not None and reader in position.to_act():
                asked = canonical(position.question(reader).to_data())
                assert canonical(other.question(reader).to_data()) == asked
            if reader == seat:
                invariants.same_events(position.clone(), other.clone(), seat, move)
            _playable(other)
        position.apply(seat, move)


def _playable(position: ClassicPosition) -> None:
    """Play a few moves on: a redealt table must never break."""
    chance = seeded(3)
    for _ in range(3):
        if position.to_act():
            position.apply(*random_choice(position, chance))


def chance_behind_barriers(position: ClassicPosition, seed: int) -> None:
    """Walk a game: a move that shuffles or shows a hidden card cannot be taken back."""
    for seat, move in walk(position, seed):
        chance, reveals, deck = position.chance.to_data(), position.reveals, position.deck[:]
        position.apply(seat, move)
        same = position.chance.to_data() == chance and position.deck == deck
        assert same or position.reveals > reveals


def asked_and_told(positions: Iterable[tuple[ClassicPosition, int]]) -> tuple[set[str], set[str]]:
    """Walk some games; return which decisions were asked and which events told."""
    asked: set[str] = set()
    told: set[str] = set()
    for position, seed in positions:
        events: list[Event] = []
        position.listener = events
        for seat, move in walk(position, seed):
            asked.add(position.edition.decision(position)[0])
            position.apply(seat, move)
        told |= {event.code for event in events}
    return asked, told
