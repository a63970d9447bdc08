"""Section 14: a new era."""

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table


@pytest.mark.parametrize("era", [1, 2])
def test_a_new_era_follows_the_scoring_of_the_first_and_the_second(era: int) -> None:
    """NV-14.1.1: scoring, then the new era; after the third there is none."""
    # given
    position = table(f"era {era}", "phase scoring", "1 tableau sappho")
    # then
    holds(position, f"era = {era + 1}", "round = 1", "phase = pick", "1 past = sappho")
    last = table("era 3", "phase scoring", "1 tableau sappho")
    holds(last, "era = 3", "over = yes", "1 tableau = sappho")


def test_the_steps_follow_one_another() -> None:
    """NV-14.1.1: display away, evolutions, farewell, new display, round 1."""
    # given
    position = table("round 3", "phase production", "1 tableau oppression irrigation sappho")
    # when
    events = play(position, "1: rest", "1: take blue")
    # then
    steps = ("scoring", "new_era", "evolve", "farewell", "deal", "round", "roll")
    assert [event.code for event in events if event.code in steps] == list(steps)


def test_displays_and_stock_leave_the_game() -> None:
    """NV-14.1.2: technologies, personalities and the stock of the old era are gone for good."""
    # given
    position = table(
        "column pottery archery", "people sun_tzu", "stock markets trade", "phase scoring"
    )
    # then
    gone = [position.cards.numbers[id] for id in ("pottery", "archery", "sun_tzu")]
    unseen = [position.cards.numbers[id] for id in ("markets", "trade")]
    assert set(gone) <= set(position.removed)
    assert set(unseen) <= set(position.buried)
    left = [position.box, position.people, position.stock, *position.columns]
    assert not [card for pile in left for card in pile if card in gone + unseen]


def test_a_token_on_the_display_returns_to_its_card() -> None:
    """NV-14.1.2: the marked card is gone; Cleopatra, who is kept, has her token again."""
    # given
    position = table(
        "column pottery archery", "1 tableau absolutism cleopatra", "token pottery", "phase scoring"
    )
    # then
    holds(position, "token = home")
    # when
    play(position, "1: keep cleopatra")
    # then
    holds(position, "token = home", "1 tableau = absolutism cleopatra")


def test_evolutions_come_before_the_personalities_go() -> None:
    """NV-14.1.3: whoever is asked which personality stays holds the evolution already."""
    # given
    position = table("1 tableau absolutism sappho irrigation", "phase scoring")
    # then
    assert asked(position) == "keep_personality"
    holds(position, "1 hand = crop_rotation")


def test_every_personality_goes_to_the_past_unless_spared() -> None:
    """NV-14.1.4: Hammurabi spares himself, Absolutism one of choice; technologies stay."""
    # given
    position = table(
        "1 tableau hammurabi sappho absolutism hypatia", "2 tableau sun_tzu", "phase scoring"
    )
    # then
    assert offered(position, 1) == ["keep sappho", "keep hypatia", "done"]
    # when
    play(position, "1: keep hypatia")
    # then
    holds(position, "1 past = sappho", "1 tableau = hammurabi+used:2 absolutism hypatia")
    holds(position, "2 past = sun_tzu", "2 tableau = nothing")


def test_the_dark_age_ends_and_the_disasters_stay() -> None:
    """NV-14.1.5: only the marker of the dark age returns to 0."""
    # given
    position = table(
        "tracks riots 8 invasion 3 decline 10 regression 1 dark_age 10", "phase scoring"
    )
    # then
    holds(position, "tracks = riots 8 invasion 3 decline 10 regression 1")


@pytest.mark.parametrize(
    ("seats", "columns", "people", "stock"), [(2, 4, 4, 16), (3, 5, 6, 12), (4, 6, 8, 8)]
)
@pytest.mark.parametrize("era", [2, 3])
def test_the_new_display_is_dealt(
    era: int, seats: int, columns: int, people: int, stock: int
) -> None:
    """NV-14.1.6: technologies and personalities of the new era, in the sizes of the setup."""
    # given
    position = table(f"era {era - 1}", "phase scoring", seats=seats)
    # then
    holds(position, f"people size = {people}", f"stock size = {stock}")
    assert [len(column) for column in position.columns] == [4] * columns
    decks = position.cards.cards
    shown = [*position.stock, *(card for column in position.columns for card in column)]
    assert {decks[card].deck for card in shown} == {f"tech{era}"}
    assert {decks[card].deck for card in position.people} == {f"pers{era}"}


def test_the_new_decks_are_shuffled() -> None:
    """NV-14.1.6: other shuffles show other cards."""
    # given
    dealt = [table("phase scoring", seed=seed) for seed in range(1, 6)]
    # then
    assert len({str(position.columns) for position in dealt}) == 5
    assert len({str(position.people) for position in dealt}) == 5


def test_round_one_begins_and_everything_else_is_carried_over() -> None:
    """NV-14.1.7: resources, unrest, tableaus, damage, hands, pasts, VP and the first player."""
    # given
    position = table(
        "first 2",
        "round 3",
        "phase scoring",
        "1 resources 3 green blue",
        "1 unrest 6",
        "1 tableau pottery archery+damaged barter+used:2",
        "1 hand markets",
        "1 past writing hunting",
        "1 vp 7",
        "2 vp 3",
    )
    # then
    holds(position, "round = 1", "phase = pick", "first = 2", "to act = 2")
    holds(position, "1 resources = 3 green blue", "1 unrest = 6", "1 hand = markets")
    holds(position, "1 past = writing hunting", "1 vp = 11", "2 vp = 3")
    holds(position, "1 tableau = pottery archery+damaged barter")  # uses came back in S1
