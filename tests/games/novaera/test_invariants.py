"""Random games of every kind: nothing is created or lost, and every position holds together."""

import itertools

import pytest

from novastate.games.novaera.asking.questions import conceivable
from novastate.games.novaera.rules.standing import standing_of
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.events import Event
from novastate.kernel.questions import Refused
from tests.games import invariants
from tests.games.novaera.ledger import Books, check_table
from tests.games.novaera.nova import play, table
from tests.games.novaera.walks import KINDS, OPTIONS, start, walk
from tests.table import attributes

SEATS = (2, 3, 4)
GAMES = list(itertools.product(SEATS, OPTIONS))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_created_or_lost(seats: int, kind: str, seed: int) -> None:
    """NV-2.2.4, NV-2.4.1, NV-1.1.3: cards, dice, resources and VP change only as it is told."""
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
    position = start(seats, 5, **OPTIONS[kind])
    invariants.saved_and_copied(ruleset("novaera"), position, walk(position, 5))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_what_a_tableau_comes_to_is_kept_up_to_date(seats: int, kind: str) -> None:
    """NV-18.1.2, NV-9.1.1: permanent effects follow from the undamaged cards in play."""
    # given
    position = start(seats, 6, **OPTIONS[kind])
    # when
    for seat, move in walk(position, 6):
        position.apply(seat, move)
        # then
        for player in position.players:
            fresh = standing_of(position.cards, player.tableau)
            assert attributes(fresh) == attributes(player.standing)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_moves_are_written_read_and_explained(seats: int, kind: str) -> None:
    """NV-5.1.4, NV-19.0.1: there is always an answer, and each is written, read and described."""
    # given
    position = start(seats, 8, **OPTIONS[kind])
    # when
    for seat, move in walk(position, 8):
        # then
        invariants.check_writing(position, seat, ("NV-",))
        moves, question = position.moves(seat), position.question(seat)
        if question.code == "turn":
            others = set(conceivable(position, seat)) - set(moves)
            assert others == {choice.move for choice in question.refused()}
        position.apply(seat, move)


@pytest.mark.parametrize("kind", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_not_offered_is_refused_and_changes_nothing(seats: int, kind: str) -> None:
    """NV-5.1.1: every verb with every card or number is either offered or refused with a clause."""
    # given
    position = start(seats, 9, **OPTIONS[kind])
    chance = seeded(9)
    book = ruleset("novaera").book()
    # when
    for step, (seat, move) in enumerate(walk(position, 9)):
        digest = position.digest()
        for _ in range(3):
            other = chance.below(30) | chance.below(210) << 6 | chance.below(4) << 16
            if other in position.moves(seat):
                continue
            # then
            refused = position.refusal(seat, other)
            assert refused is not None
            assert refused.clause.startswith("NV-")
            assert "{" not in book.say(refused.phrase(), "de")
            with pytest.raises(Refused):
                position.play(seat, other)
        if step % 10 == 0:
            for absent in set(range(seats)) - set(position.to_act()):
                with pytest.raises(Refused, match=r"NV-19\.2\.2"):
                    position.play(absent, move)
        assert position.digest() == digest
        position.apply(seat, move)


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_everything_said_can_be_said_in_both_languages(seats: int, kind: str) -> None:
    position = start(seats, 3, **OPTIONS[kind])
    book = ruleset("novaera").book(["Ann", "Ben", "Cay", "Dan"][:seats])
    invariants.said_in_both_languages(book, position, walk(position, 3))


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_a_reader_cannot_tell_a_redeal(seats: int, kind: str) -> None:
    """NV-20.1.2, NV-20.1.3, NV-20.1.7: what a reader cannot know shows in no byte he gets."""
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
            if reader is not None and reader in position.to_act():
                assert other.moves(reader) == position.moves(reader)
                if step % 4 == 0:
                    asked = canonical(position.question(reader).to_data())
                    assert canonical(other.question(reader).to_data()) == asked
            if reader == seat:
                invariants.same_events(position.clone(), other.clone(), seat, move)
        position.apply(seat, move)


@pytest.mark.parametrize("seats", SEATS)
def test_rivals_learn_nothing_from_a_draw(seats: int) -> None:
    """NV-18.8.15: what others are told of a draw does not depend on the order of the stock."""
    # given
    drawn = 0
    # when
    for seed in range(40):
        position = start(seats, seed)
        chance = seeded(7)
        for seat, move in walk(position, seed):
            other = position.clone()
            other.stock = list(other.stock)
            chance.shuffle(other.stock)
            told: list[list[Event]] = [[], []]
            position.listener, other.listener = told
            other.apply(seat, move)
            position.apply(seat, move)
            if not any(event.code == "draw" for event in told[0]):
                continue
            drawn += 1
            # then
            drawers = {event.seat for event in told[0] if event.code == "draw"}
            for reader in (*(r for r in range(seats) if r not in drawers), None):
                first, second = ([event.to_data(reader) for event in events] for events in told)
                assert canonical(first) == canonical(second)
                assert canonical(position.view(reader)) == canonical(other.view(reader))
    assert drawn > 3


@pytest.mark.parametrize("seats", SEATS)
def test_answers_given_at_the_same_time_stay_hidden(seats: int) -> None:
    """NV-19.2.3: nobody sees in view or events what others have answered before all have."""
    # given
    seen = 0
    # when
    for seed in range(10):
        position = start(seats, seed, **OPTIONS["harsh"])
        for seat, move in walk(position, seed):
            together = len(position.to_act()) > 1
            others = [position.clone() for _ in position.moves(seat)] if together else []
            for other, alternative in zip(others, position.moves(seat), strict=bool(others)):
                other.listener = []
                other.apply(seat, alternative)
                seen += 1
                # then
                assert other.listener == []
                for reader in (*(r for r in range(seats) if r != seat), None):
                    assert canonical(other.view(reader)) == canonical(others[0].view(reader))
            position.apply(seat, move)
    assert seen > 10


@pytest.mark.parametrize(("seats", "kind"), GAMES)
def test_games_are_recorded_replayed_and_taken_back(seats: int, kind: str) -> None:
    """NV-20.1.6: a game follows from seed and decisions; undo goes back to the last barrier."""
    invariants.recorded_and_taken_back(ruleset("novaera"), seats, 31, OPTIONS[kind])


def test_chance_is_consulted_only_behind_a_barrier() -> None:
    """NV-20.1.6: a move that rolls or shuffles cannot be taken back."""
    # given
    for (_, options), seats in itertools.product(KINDS, SEATS):
        position = start(seats, 41, **options)
        # when
        for seat, move in walk(position, 41):
            chance, reveals = position.chance.to_data(), position.reveals
            position.apply(seat, move)
            # then
            assert position.chance.to_data() == chance or position.reveals > reveals


@pytest.mark.parametrize(
    ("rival", "shown"),
    [("2 secret hunting", True), ("2 secret irrigation", True), ("2 hand hunting", False)],
)
def test_asking_for_an_obsolete_card_shows_what_rivals_hold(rival: str, shown: bool) -> None:
    """NV-10.2.3, NV-20.1.7: whether an unseen hand holds the card is no secret afterwards."""
    # given: Hunting is in the rival's hand or, for all the player knows, might be
    position = table(
        "era 2",
        "1 dice black 1",
        "1 resources 6 green",
        "1 hand heavy_plough",
        "2 dice red 1",
        rival,
    )
    hunting = position.cards.numbers["hunting"]
    if hunting in position.box:
        position.box = [card for card in position.box if card != hunting]
        position.buried = [hunting]
    reveals = position.reveals
    (preview,) = [
        choice.preview
        for choice in position.question(0).options()
        if choice.notation == "develop heavy_plough"
    ]
    # when
    play(position, "1: develop heavy_plough")
    # then
    assert (position.reveals > reveals) == shown
    assert preview is not None
    assert ("rivals" in preview) == (not shown)
