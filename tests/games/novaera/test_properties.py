"""Properties of any game whatever its options and whatever is chosen, searched by hypothesis."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game, diverges, replay
from novastate.kernel.record import read_record
from tests.games.novaera.ledger import Books, check_table
from tests.games.novaera.walks import random_choice, start, walk


@st.composite
def dice_splits(draw: st.DrawFn) -> list[int]:
    """Split 15 dice among the five colours."""
    cuts = sorted(draw(st.lists(st.integers(0, 15), min_size=4, max_size=4)))
    return [b - a for a, b in zip([0, *cuts], [*cuts, 15], strict=True)]


OPTIONS = st.fixed_dictionaries(
    {
        "eras": st.integers(2, 3),
        "rounds_per_era": st.integers(1, 3),
        "friendly": st.booleans(),
        "mild_disasters": st.booleans(),
        "lower_variant": st.booleans(),
        "balanced_deal": st.booleans(),
        "dice_per_colour": dice_splits(),
        "faces": st.lists(st.integers(1, 12), min_size=1, max_size=6),
        "pick_limit": st.integers(8, 14),
        "unrest_last": st.integers(5, 12),
        "unrest_zone": st.sampled_from([[3, 4], [1, 1], [2, 3]]),
        "disaster_last": st.integers(8, 12),
        "dark_age_last": st.integers(8, 12),
        "dark_age_lasts": st.sampled_from(["era", "once"]),
        "columns": st.lists(st.integers(1, 8), min_size=3, max_size=3),
        "column_height": st.integers(1, 5),
        "personalities_shown": st.lists(st.integers(0, 16), min_size=3, max_size=3),
        "start_resources": st.integers(0, 5),
        "start_hand": st.integers(0, 2),
        "resource_supply": st.sampled_from(["unlimited", "20"]),
        "upgrade_vp": st.integers(0, 3),
        "presence_vp": st.integers(0, 3),
        "majority_vp": st.integers(0, 3),
        "resources_per_vp": st.integers(1, 20),
        "repair_cards": st.integers(1, 5),
        "calm_steps": st.integers(1, 5),
        "damaged_meets_requirement": st.booleans(),
        "damaged_evolves": st.booleans(),
        "disaster_loss": st.sampled_from(["any", "other"]),
        "objective_ties": st.sampled_from(["comparing", "all"]),
        "tie_break": st.sampled_from(["unrest", "long"]),
        "card_edition": st.sampled_from(["second", "first"]),
    }
)
SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**63 - 1)


@settings(max_examples=80)
@given(SEATS, SEEDS, OPTIONS)
def test_any_game_holds_the_invariants(seats: int, seed: int, options: dict[str, Any]) -> None:
    """NV-17.0.1: under all options nothing is created or lost, and secrets stay secret."""
    # given
    rules = ruleset("novaera")
    position = start(seats, seed, **options)
    books = Books(position)
    # when
    for step, (seat, move) in enumerate(walk(position, seed)):
        if step % 25 == 0:
            assert rules.from_data(position.to_data()).digest() == position.digest()
            other = position.redeal(seat, seeded(seed))
            assert canonical(other.view(seat)) == canonical(position.view(seat))
        position.listener = []
        position.apply(seat, move)
        # then
        books.read(position.listener)
        books.check(position)
        check_table(position)
    assert position.outcome() is not None


@settings(max_examples=40)
@given(SEATS, SEEDS, OPTIONS)
def test_any_game_is_recorded_and_taken_back(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    """NV-20.1.6: seed, options and decisions tell the whole game."""
    # given
    rules = ruleset("novaera")
    game = Game(rules, seats, seed, options)
    # when
    chance = seeded(seed)
    while game.position.to_act():
        assert isinstance(game.position, NovaEraPosition)
        seat, move = random_choice(game.position, chance)
        before = game.position.digest()
        game.play(seat, move)
        # then: what can be taken back is as it was
        if game.can_undo(seat):
            game.undo(seat)
            assert game.position.digest() == before
            game.play(seat, move)
    # then: the record tells the same game
    record = read_record(game.finished_record().write())
    again = replay(rules, record)
    assert not diverges(again, record)
    assert again.finished_record().write() == game.finished_record().write()


WORDS = st.sampled_from(
    ["pick", "develop", "die", "pay", "use", "take", "move", "colour", "gain", "rest", "done"]
    + ["masonry", "barter", "barter#2", "barter#x", "#", "red", "4", "0", "99", "nothing", "riots"]
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
