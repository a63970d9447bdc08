"""What must hold in every game, whatever its rules: random games are walked and looked at.

A walk offers a seat and a move for each decision of a position; whoever walks applies them.
"""

from collections.abc import Iterable, Iterator

from novastate.kernel.chance import Chance, seeded
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from novastate.kernel.game import Game, diverges, replay
from novastate.kernel.phrases import LANGUAGES, Phrase, PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.record import read_record
from novastate.kernel.ruleset import Ruleset

LONGEST = 8000
"""No game of random players is longer than this many decisions."""
KIND = 63
"""The bits of a move that say its kind."""

Walk = Iterable[tuple[int, int]]


def random_choice(position: Position, chance: Chance) -> tuple[int, int]:
    """Choose a seat to act, then a kind of move, then a move of that kind.

    Drawing the kind first lets random players do everything often, not only what has many ways.
    """
    seats = position.to_act()
    seat = seats[chance.below(len(seats))]
    moves = position.moves(seat)
    assert moves, "a seat that is asked has an answer"
    kinds = sorted({move & KIND for move in moves})
    kind = kinds[chance.below(len(kinds))]
    moves = [move for move in moves if move & KIND == kind]
    return seat, moves[chance.below(len(moves))]


def walk(position: Position, seed: int) -> Iterator[tuple[int, int]]:
    """Offer a random seat and move for every decision until the game is over."""
    chance = seeded(seed)
    for _ in range(LONGEST):
        if not position.to_act():
            return
        yield random_choice(position, chance)
    raise AssertionError(f"the game is longer than {LONGEST} decisions")


def saved_and_copied(rules: Ruleset, position: Position, steps: Walk) -> None:
    """Walk a game: saved and loaded a position is the same, and a copy goes its own way."""
    for seat, move in steps:
        digest = position.digest()
        moves = position.moves(seat)
        loaded = rules.from_data(position.to_data())
        assert loaded.digest() == digest
        assert loaded.moves(seat) == moves
        copy = position.clone()
        assert copy.digest() == digest
        copy.apply(seat, move)
        assert position.digest() == digest
        assert position.moves(seat) == moves
        position.apply(seat, move)
        assert copy.digest() == position.digest()
        loaded.apply(seat, move)
        assert loaded.digest() == position.digest()


def check_writing(position: Position, seat: int, clauses: tuple[str, ...]) -> None:
    """Assert that each answer is written, read and offered once, and refusals name clauses."""
    moves = position.moves(seat)
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
        assert choice.refusal.clause.startswith(clauses)


def said_in_both_languages(book: PhraseBook, position: Position, steps: Walk) -> None:
    """Walk a game: questions, answers, refusals and events have words in every language."""
    events: list[Event] = []
    position.listener = events
    for seat, move in steps:
        question = position.question(seat)
        phrases: list[Phrase] = [question.prompt, *(choice.label for choice in question.choices)]
        phrases += [choice.refusal.phrase() for choice in question.refused() if choice.refusal]
        phrases += [event.phrase(reader) for event in events for reader in (None, seat)]
        for phrase in phrases:
            for lang in LANGUAGES:
                words = book.say(phrase, lang)
                assert words
                assert "{" not in words
        events.clear()
        position.apply(seat, move)


def same_events(truth: Position, other: Position, seat: int, move: int) -> None:
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


def recorded_and_taken_back(
    rules: Ruleset, seats: int, seed: int, options: dict[str, object]
) -> None:
    """Walk a game: it follows from seed and decisions; undo goes back to the last barrier."""
    game = Game(rules, seats, seed, dict(options))
    chance = seeded(seed)
    while game.position.to_act():
        seat, move = random_choice(game.position, chance)
        before = game.position.digest()
        barriers, reveals = game.position.barriers, game.position.reveals
        game.play(seat, move)
        # Without a barrier the move can be taken back and made again.
        assert game.can_undo(seat) == (game.position.barriers == barriers)
        assert game.position.reveals == reveals or not game.can_undo(seat)
        if game.can_undo(seat):
            after = game.position.digest()
            game.undo(seat)
            assert game.position.digest() == before
            game.play(seat, move)
            assert game.position.digest() == after
    record = read_record(game.finished_record().write())
    again = replay(rules, record)
    assert not diverges(again, record)
    assert again.position.digest() == game.position.digest()
    assert again.finished_record().write() == game.finished_record().write()
