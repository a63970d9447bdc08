"""Random games of every kind: nothing is created or lost, and every position holds together."""

import itertools

import pytest

from novastate.games.classic.words.book import PACKAGE
from novastate.toolkit.sentences import sentences
from tests.games import invariants
from tests.games.classic import checks
from tests.games.newera.box import RULES
from tests.games.newera.walks import KINDS, OPTIONS, books_of, check_table, start

SEATS = (2, 3, 4, 5)
GAMES = list(itertools.product(SEATS, OPTIONS))
SOME = [(2, "plain"), (5, "plain"), (3, "merged"), (4, "strict"), (2, "meagre")]
SOME += [(5, "merged_limits")]
"""Every kind and every number of seats, where walking all pairs would take long."""
SEEDS = {"first": (*range(20),), "second": (*range(20), 103)}
"""By edition of the cards, seeds whose games meet everything.

The second asks seldom whether field or token pays for a redevelopment; 103 is a merged game that
does.
"""


@pytest.mark.parametrize(("seats", "kind"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_created_or_lost(seats: int, kind: str, seed: int) -> None:
    """NE-1.2, NE-18.9, NE-C.1, NE-M.2: cards, goods and points change only as it is told."""
    position = start(seats, seed, **OPTIONS[kind])
    checks.nothing_is_lost(position, seed, books_of(position), check_table)


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_positions_are_saved_copied_and_compared(seats: int, kind: str) -> None:
    checks.saved_and_copied(RULES, start(seats, 5, **OPTIONS[kind]), 5)


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_moves_are_written_read_and_explained(seats: int, kind: str) -> None:
    """NE-7.6: there is always an answer, and each is written, read and described."""
    checks.written_and_explained(start(seats, 8, **OPTIONS[kind]), 8)


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_what_is_not_offered_is_refused_and_changes_nothing(seats: int, kind: str) -> None:
    """NE-4.3: every verb with every card or number is either offered or refused with a clause."""
    checks.refused_otherwise(RULES, start(seats, 9, **OPTIONS[kind]), 9, r"NE-4\.3")


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_everything_said_can_be_said_in_both_languages(seats: int, kind: str) -> None:
    checks.said_in_both_languages(RULES, start(seats, 3, **OPTIONS[kind]), 3)


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_a_reader_cannot_tell_a_redeal(seats: int, kind: str) -> None:
    """NE-25.3, NE-25.4, NE-25.7: what a reader cannot know shows in no byte he gets."""
    checks.hidden_from_readers(start(seats, 21, **OPTIONS[kind]), 21, check_table)


@pytest.mark.parametrize(("seats", "kind"), SOME)
def test_games_are_recorded_replayed_and_taken_back(seats: int, kind: str) -> None:
    """NE-24.1: a game follows from seed and decisions; undo goes back to the last barrier."""
    invariants.recorded_and_taken_back(RULES, seats, 31, OPTIONS[kind])


@pytest.mark.parametrize("kind", OPTIONS)
def test_chance_is_consulted_only_behind_a_barrier(kind: str) -> None:
    """NE-24.1: a move that shuffles or shows a hidden card cannot be taken back."""
    for seats in (2, 5):
        checks.chance_behind_barriers(start(seats, 41, **OPTIONS[kind]), 41)


@pytest.mark.parametrize(("edition", "seeds"), SEEDS.items(), ids=SEEDS)
def test_random_games_ask_every_decision_and_tell_every_event(
    edition: str, seeds: tuple[int, ...]
) -> None:
    """NE-24, NE-23.5: walks meet everything that the cards of both boxes can bring about."""
    # when
    games = (
        (start(2 + seed % 4, seed, **{**options, "card_edition": edition}), seed)
        for seed, (_, options) in itertools.product(seeds, KINDS)
    )
    asked, told = checks.asked_and_told(games)
    # then: no card of the boxes has a choice of goods, or makes a contact at once
    never = {"choose_gain", "granted_contact"}
    # and who breaks agreements at random after every action seldom has all markers out
    rare = {"slot_overflow", "make_room_agreement"}  # in test_merged.py, test_agreements.py
    codes = RULES.book().templates["en"]
    questions = {code[4:].removesuffix("_for") for code in codes if code.startswith("ask_")}
    assert asked | rare == questions - never
    shared = [code for code in sentences(PACKAGE)["en"] if code not in sentences()["en"]]
    first_words = shared[: shared.index("ask_choose_faction")]
    own = "attach detach agree break attack commit attack_failed take_back raid spare debris"
    expected = {*first_words, *own.split(), "improve", "reconstruct", "deal"}
    assert told == expected - {"draw_seen", "first_player"}
