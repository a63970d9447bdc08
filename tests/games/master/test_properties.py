"""Properties of any game whatever its options and whatever is chosen, searched by hypothesis."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game, diverges, replay
from novastate.kernel.record import read_record
from tests.games.master.ledger import Books, cards_by_zone, check_table
from tests.games.master.walks import start

OPTIONS = st.fixed_dictionaries(
    {
        "expansion": st.sampled_from(["new_era", "winter", "none"]),
        "promos": st.booleans(),
        "faction_assignment": st.sampled_from(["random", "choose"]),
        "connections_reshuffle": st.booleans(),
        "typeless_new_card_matches": st.booleans(),
        "connection_pays_card": st.booleans(),
        "steal_placed": st.booleans(),
        "tally_outside_production": st.sampled_from(["zero", "remembered"]),
        "body_hunters_self": st.booleans(),
        "keep_development": st.booleans(),
        "tiebreak_hand": st.booleans(),
        "end_vp": st.integers(3, 30),
        "auto_payment": st.sampled_from(["ask", "suggest"]),
    }
)
SEATS = st.integers(1, 4)
SEEDS = st.integers(0, 2**63 - 1)
CHOICES = st.lists(st.integers(0, 2**16), max_size=120)


@settings(max_examples=120)
@given(SEATS, SEEDS, OPTIONS, CHOICES)
def test_any_game_holds_the_invariants(
    seats: int, seed: int, options: dict[str, Any], choices: list[int]
) -> None:
    # given
    rules = ruleset("master")
    position = start(seats, seed, **options)
    cards = cards_by_zone(position)
    books = Books(position)
    # when
    for choice in choices:
        if not position.to_act():
            break
        seat = position.to_act()[choice % len(position.to_act())]
        moves = position.moves(seat)
        position.listener = []
        position.apply(seat, moves[choice % len(moves)])
        # then
        books.read(position.listener)
        books.check(position)
        check_table(position)
        assert cards_by_zone(position) == cards
    loaded = rules.from_data(position.to_data())
    assert loaded.digest() == position.digest()
    for reader in (*range(seats), None):
        other = position.redeal(reader, seeded(seed))
        assert canonical(other.view(reader)) == canonical(position.view(reader))


@settings(max_examples=80)
@given(SEATS, SEEDS, OPTIONS, CHOICES)
def test_any_game_is_recorded_and_taken_back(
    seats: int, seed: int, options: dict[str, Any], choices: list[int]
) -> None:
    # given
    rules = ruleset("master")
    game = Game(rules, seats, seed, options)
    # when
    for choice in choices:
        if not game.position.to_act():
            break
        seat = game.position.to_act()[choice % len(game.position.to_act())]
        moves = game.position.moves(seat)
        before = game.position.digest()
        barriers = game.position.barriers
        game.play(seat, moves[choice % len(moves)])
        # then: as long as no barrier was set, the move can be taken back and made again
        assert game.can_undo(seat) == (game.position.barriers == barriers)
        if game.can_undo(seat):
            after = game.position.digest()
            game.undo(seat)
            assert game.position.digest() == before
            game.play(seat, moves[choice % len(moves)])
            assert game.position.digest() == after
    # then: the record tells the same game
    record = read_record(game.finished_record().write())
    again = replay(rules, record)
    assert not diverges(again, record)
    assert again.position.digest() == game.position.digest()
    assert again.finished_record().write() == game.finished_record().write()


WORDS = st.sampled_from(
    ["pass", "build", "raze", "pay", "store", "choose", "name", "steal", "hire", "over", "with"]
    + ["school", "2.school", "9.pub", "pub#2", "pub#x", "iron@camp", "all", "brick", "1.", "@", "#"]
)


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=4).map(" ".join)))
def test_any_text_is_a_move_or_gets_a_sentence(text: str) -> None:
    # given
    position = start(2, 1)
    # when
    sentence = ""
    try:
        position.parse(0, text)
    except BadInput as error:
        sentence = str(error)
    # then
    assert not sentence or sentence.endswith(".")
