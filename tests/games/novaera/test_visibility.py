"""Section 20: what is visible and what is hidden."""

from typing import Any, cast

import pytest

from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from tests.games.novaera.nova import asked, offered, play, table

READERS = (0, 1, None)
"""The owner in these tests, his rival, and a spectator."""


def view(position: NovaEraPosition, reader: int | None) -> dict[str, Any]:
    """Return what a reader sees."""
    return position.view(reader)


def player(position: NovaEraPosition, reader: int | None, seat: int = 1) -> dict[str, Any]:
    """Return what a reader sees of a seat (counted from 1)."""
    return cast("dict[str, Any]", view(position, reader)["players"][seat - 1])


def told(position: NovaEraPosition, reader: int | None, *moves: str) -> str:
    """Play moves and return what a reader hears of them, as text."""
    return canonical([event.to_data(reader) for event in play(position, *moves)])


@pytest.mark.parametrize("reader", READERS)
def test_what_a_player_has_on_the_table_is_public(reader: int | None) -> None:
    """NV-20.1.1: tableau with damage and used limits, resources, unrest, VP and dice."""
    # given
    position = table(
        "1 tableau archery+damaged barter+used:2 city_walls@red",
        "1 resources 2 green blue",
        "1 unrest 4",
        "1 vp 7",
        "1 dice red 4 black 2",
        "1 hand pottery fishing",
        "1 past trade",
    )
    seen = player(position, reader)
    # then
    assert seen["tableau"] == [
        {"card": "archery", "column": "red", "damaged": True},
        {"card": "barter", "column": "yellow", "damaged": False, "left": {"1": 1}},
        {"card": "city_walls", "column": "red", "damaged": False},
    ]
    assert (seen["resources"], seen["unrest"], seen["vp"]) == ({"green": 2, "blue": 1}, 4, 7)
    assert seen["dice"] == [{"colour": "red", "value": 4}, {"colour": "black", "value": 2}]


@pytest.mark.parametrize("reader", READERS)
def test_what_lies_in_the_middle_is_public(reader: int | None) -> None:
    """NV-20.1.1: zones, tracks, the whole display, era, round, first player, sizes, the token."""
    # given
    position = table(
        "era 2",
        "round 3",
        "first 2",
        "phase pick",
        "zone red 4 blue 2 black 1",
        "zone red 1",
        "zone green 2",
        "tracks riots 8 dark_age 2",
        "column river_valleys markets",
        "column trade",
        "people sun_tzu",
        "stock writing alphabet",
        "1 tableau cleopatra",
        "token river_valleys",
        "1 hand pottery fishing",
        "1 past abacus",
    )
    seen = view(position, reader)
    # then
    assert [seen["era"], seen["round"], seen["first"], seen["to_act"]] == [2, 3, 1, [1]]
    assert [len(zone) for zone in seen["zones"]] == [3, 1, 1]
    assert seen["zones"][0][0] == {"colour": "red", "value": 4}
    assert [seen["tracks"][name]["at"] for name in ("riots", "dark_age")] == [8, 2]
    shown = [[card["card"] for card in column] for column in seen["columns"]]
    assert shown == [["river_valleys", "markets"], ["trade"]]
    assert (seen["people"], seen["stock"]) == (["sun_tzu"], 2)
    assert (seen["token"], seen["token_owner"]) == ("river_valleys", 0)
    hand = player(position, reader)["hand"]
    assert (len(hand) if isinstance(hand, list) else hand) == 2


def test_hand_cards_are_hidden_from_rivals() -> None:
    """NV-20.1.2: the owner sees them; others see how many, and those that came openly."""
    # given
    position = table("1 hand pottery", "1 secret fishing trade", "1 dice red 1")
    # then
    assert sorted(player(position, 0)["hand"]) == ["fishing", "pottery", "trade"]
    for reader in (1, None):
        assert player(position, reader)["hand"] == 3
        assert player(position, reader)["known"] == ["pottery"]
        assert "fishing" not in canonical(view(position, reader))


def test_starting_cards_are_unknown_to_rivals() -> None:
    """NV-20.1.2: until they are played."""
    # given
    position = table(first_player="seat_2")
    hand = player(position, 0)["hand"]
    # then
    assert len(hand) == 2
    for reader in (1, None):
        assert player(position, reader)["hand"] == 2
        assert player(position, reader)["known"] == []
        assert not [id for id in hand if f'"{id}"' in canonical(view(position, reader))]


@pytest.mark.parametrize(
    ("given", "moves", "card"),
    [
        (("1 dice red 1", "column archery"), ("1: research archery",), "archery"),
        (
            ("1 dice black 3", "people hypatia", "column archery"),
            ("1: enlist hypatia", "1: fetch archery"),
            "archery",
        ),
        (
            ("1 dice black 3", "people tubman", "1 past archery"),
            ("1: enlist tubman", "1: recall archery"),
            "archery",
        ),
        (
            ("round 3", "phase production", "1 tableau irrigation oppression"),
            ("1: rest", "1: take red"),
            "crop_rotation",
        ),
    ],
)
def test_the_log_names_what_enters_a_hand_openly(
    given: tuple[str, ...], moves: tuple[str, ...], card: str
) -> None:
    """NV-20.1.2: by Research, `research`, `recall` and evolution."""
    # given
    position = table(*given)
    # then
    for reader in (1, None):
        copy = position.clone()
        assert f'"{card}"' in told(copy, reader, *moves)
        assert player(copy, reader)["known"] == [card]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    """NV-20.1.2: rivals hear how many."""
    # given
    position = table("1 dice black 3", "people sor_juana", "stock trade pottery")
    # then
    for reader in (1, None):
        copy = position.clone()
        heard = told(copy, reader, "1: enlist sor_juana")
        assert '"trade"' not in heard
        assert player(copy, reader)["known"] == []
    assert '"trade"' in told(position, 0, "1: enlist sor_juana")


def test_a_drawn_card_is_known_when_it_is_played() -> None:
    """NV-20.1.2: unknown until then."""
    # given
    position = table("1 dice red 3", "2 dice red 1", "1 secret archery pottery")
    # then
    assert '"archery"' in told(position, 1, "1: develop archery")
    assert player(position, 1)["tableau"][0]["card"] == "archery"
    assert "pottery" not in canonical(view(position, 1))


@pytest.mark.parametrize("reader", READERS)
def test_decks_and_bag_are_hidden_from_all(reader: int | None) -> None:
    """NV-20.1.3: of stock and box the size, of the bag the number per colour, of chance nothing."""
    # given
    given = ("1 dice red 1", "column archery")
    one = table(*given, "stock trade pottery", seed=1)
    two = table(*given, "stock pottery trade", seed=2)
    # then
    assert view(one, reader) == view(two, reader)
    seen = view(one, reader)
    assert (seen["stock"], seen["bag"]["red"], seen["bag"]["blue"]) == (2, 2, 3)
    assert isinstance(seen["box"], int)
    assert not {"chance", "agenda"} & seen.keys()


def test_the_size_of_a_past_is_public() -> None:
    """NV-20.1.4: as every card entered it openly, this program shows it to all."""
    # given
    position = table("1 past archery sappho", "1 dice red 1")
    # then
    for reader in READERS:
        assert player(position, reader)["past"] == ["archery", "sappho"]


def test_damaged_cards_stay_known() -> None:
    """NV-20.1.5: the log names them, and this program shows their names."""
    # given
    position = table("1 dice red 1", "people sun_tzu", "1 unrest 8", "1 tableau archery")
    # then
    for reader in (1, None):
        copy = position.clone()
        assert '"archery"' in told(copy, reader, "1: enlist sun_tzu")
        assert player(copy, reader)["tableau"][0]["card"] == "archery"
        assert player(copy, reader)["tableau"][0]["damaged"]


def wander(seed: int, steps: int) -> tuple[list[str], str]:
    """Play the first answers of a game; return the moves and the position's digest."""
    position = ruleset("novaera").new(3, seed)
    moves: list[str] = []
    for _ in range(steps):
        seat = position.to_act()[0]
        move = offered(position, seat + 1)[0]
        play(position, f"{seat + 1}: {move}")
        moves.append(move)
    return moves, position.digest()


def test_a_game_follows_from_seed_and_decisions() -> None:
    """NV-20.1.6: the same again with the same seed, another game with another."""
    # then
    assert wander(5, 60) == wander(5, 60)
    assert wander(5, 60) != wander(6, 60)


@pytest.mark.parametrize(
    ("given", "moves", "drawn"),
    [
        (("1 dice red 1", "2 dice red 1"), ("1: gain",), False),
        (("1 dice red 1", "1 tableau enheduanna"), ("1: use enheduanna",), True),
        (("1 dice black 6", "2 dice red 1", "people curie"), ("1: enlist curie",), True),
        (("1 dice black 6", "2 dice red 1", "people sor_juana"), ("1: enlist sor_juana",), False),
        (("1 dice red 1",), ("1: gain",), True),  # the next round is rolled
        (("phase pick", *["zone red 1"] * 3), ("1: pick 1", "2: pick 2"), False),
    ],
)
def test_chance_comes_from_one_generator(
    given: tuple[str, ...], moves: tuple[str, ...], drawn: bool
) -> None:
    """NV-20.1.6: reroll, draw_die and the dice of S1 consult it; nothing else of these does."""
    # given
    position = table(*given)
    before = position.chance.to_data()
    # when
    play(position, *moves)
    # then
    assert (position.chance.to_data() != before) == drawn


def test_setup_and_new_eras_are_shuffled_by_the_seed() -> None:
    """NV-20.1.6: starting cards, first player, display and dice."""
    # given
    games = [table(seed=seed, seats=3) for seed in range(1, 13)]
    # then
    for found in (
        {game.first for game in games},
        {str(game.players[0].hand) for game in games},
        {str(game.columns) for game in games},
        {str(game.people) for game in games},
        {str(game.zones) for game in games},
    ):
        assert len(found) > 1


@pytest.mark.parametrize("reader", [1, None])
def test_nothing_hidden_reaches_a_reader(reader: int | None) -> None:
    """NV-20.1.7: dealt afresh what he cannot know, he is sent the very same."""
    # given
    position = table(
        "1 secret irrigation archery",
        "2 secret hunting",
        "stock trade pottery markets writing",
        "1 dice red 1",
    )
    # then
    for seed in range(6):
        other = position.redeal(reader, seeded(seed))
        assert canonical(view(other, reader)) == canonical(view(position, reader))
    hands = {str(position.redeal(reader, seeded(seed)).players[0].hand) for seed in range(6)}
    assert len(hands) > 1


@pytest.mark.parametrize("reader", [1, None])
def test_a_development_that_is_not_paid_yet_is_chosen_afresh(reader: int | None) -> None:
    """NV-20.1.7: which unseen card is begun nobody knows; the new world can play it on."""
    # given: the first seat has begun to develop a card of its hand and is asked for the die
    position = table(
        "1 secret irrigation",
        "stock trade pottery",
        "2 secret hunting military_training",
        "1 resources 5 green 5 red",
        "1 dice green 1 green 2",
    )
    play(position, "1: develop irrigation")
    assert asked(position) == "action_die"
    # when
    for seed in range(12):
        other = position.redeal(reader, seeded(seed))
        # then: it looks the same to the reader, and whatever is offered can be done
        assert canonical(view(other, reader)) == canonical(view(position, reader))
        assert other.to_act() == (0,)
        hand = [other.cards.ids[card] for card in other.players[0].hand]
        begun = [text.split()[1] for text in offered(other, 1) if text.startswith("develop")]
        assert begun
        assert set(begun) <= set(hand)
        for move in other.moves(0):
            tried = other.clone()
            tried.play(0, move)
    # and: the one who chooses goes on with what was begun
    assert position.redeal(0, seeded(1)).moves(0) == position.moves(0)


def test_lists_of_hands_have_an_order_that_says_nothing() -> None:
    """NV-20.1.7: cards of a hand are sorted, not in the order they came."""
    # given
    one, two = (
        table("1 hand pottery archery", "1 dice red 1"),
        table("1 hand archery pottery", "1 dice red 1"),
    )
    # then
    for reader in READERS:
        assert view(one, reader) == view(two, reader)
