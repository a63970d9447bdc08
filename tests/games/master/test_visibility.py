"""What is visible and what is hidden (section 22)."""

from typing import Any, cast

import pytest

from novastate.games.master.position import MasterPosition
from novastate.kernel.chance import seeded
from novastate.kernel.codec import canonical
from tests.games.master.walks import start, walk
from tests.table import holds, play, table

READERS = (0, 1, None)
"""The owner in these tests, his rival, and a spectator."""


def view(position: MasterPosition, reader: int | None) -> dict[str, Any]:
    """Return what a reader sees."""
    return position.view(reader)


def player(position: MasterPosition, reader: int | None, seat: int = 1) -> dict[str, Any]:
    """Return what a reader sees of a seat (counted from 1)."""
    return cast("dict[str, Any]", view(position, reader)["players"][seat - 1])


def told(position: MasterPosition, reader: int | None, *moves: str) -> list[dict[str, object]]:
    """Play moves and return what a reader hears of them."""
    return [event.to_data(reader) for event in play(position, *moves)]


def heard(data: list[dict[str, object]], code: str) -> list[dict[str, object]]:
    """Pick the events of one kind, also as only their own seat hears them."""
    return [entry for entry in data if entry["code"] in (code, code + "_seen")]


# --- public -----------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_what_lies_on_the_table_is_public(reader: int | None) -> None:
    """MS-22.1: totals, supplies, states with all that lies there, deals and boards."""
    position = table(
        "1 vp 7",
        "1 goods 2 worker iron shield",
        "1 state shelter+used:2+spent:iron:ammo docks+guest+shield church+ruin"
        " scrap_metal+placed:iron:iron ruined_library+stored:fuel",
        "1 deals pub school",
        "1 faction new_york",
        "1 board red",
        "1 passed",
        "2 goods gun 2 fuel",
        "2 faction merchants_guild",
        "turn 2",
    )
    play(position, "2: board red")
    seen = player(position, reader)
    assert (seen["vp"], seen["faction"], seen["passed"]) == (7, "new_york", True)
    assert seen["goods"] == {"iron": 3, "worker": 2, "shield": 1}
    assert seen["state"] == [
        {"card": "shelter", "uses": 2, "spent": ["iron", "ammo"]},
        {"card": "docks", "guest": True, "shield": True},
        {"card": "church", "ruin": True},
        {"card": "scrap_metal", "placed": ["iron", "iron"]},
        {"card": "ruined_library", "stored": ["fuel"]},
    ]
    assert seen["deals"] == ["pub", "school"]
    assert seen["board_used"] == ["red"]
    other = player(position, reader, 2)
    assert (other["board_used"], other["board_goods"]) == (["red"], ["gun"])
    assert other["passed"] is False


@pytest.mark.parametrize("reader", READERS)
def test_the_common_table_is_public(reader: int | None) -> None:
    """MS-22.1: first player, display, face-up connection cards and whether the end has come."""
    position = table(
        "first 2",
        "1 vp 25",
        "deck pub school arena",
        "blue_deck junk_train",
        "red_deck thugs",
        "phase cards",
    )
    seen = view(position, reader)
    assert seen["first"] == 1
    assert seen["end_triggered"] is True
    assert seen["display"] == ["arena", "pub", "school"]
    assert sorted(seen["open_connections"]) == ["junk_train", "thugs"]
    assert view(table("1 vp 24"), reader)["end_triggered"] is False


@pytest.mark.parametrize("reader", READERS)
def test_numbers_of_cards_are_public(reader: int | None) -> None:
    """MS-22.2: hands with locations and connections together, decks and discard piles."""
    position = table(
        "1 hand pub school merchants",
        "2 hand thugs",
        "discard arena docks",
        "connection_discard punks",
    )
    seen = view(position, reader)
    assert (seen["deck"], seen["blue_deck"], seen["red_deck"]) == (134, 5, 4)
    assert (len(seen["discard"]), len(seen["connection_discard"])) == (2, 1)
    sizes = [seen["players"][seat]["hand"] for seat in (0, 1)]
    assert [hand if isinstance(hand, int) else len(hand) for hand in sizes] == [3, 1]


# --- hidden -----------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """MS-22.3: others see its size, and its cards appear nowhere in what they see."""
    position = table("1 hand shelter thugs", "2 hand arena")
    assert player(position, 0)["hand"] == ["shelter", "thugs"]
    for reader in (1, None):
        assert player(position, reader)["hand"] == 2
        assert "shelter" not in canonical(view(position, reader))
        assert "thugs" not in canonical(view(position, reader))


def test_nobody_sees_the_decks() -> None:
    """MS-22.3: the cards on top could be any; the active player's question tells nothing either."""
    given_lines = ("1 goods 4 worker", "1 state motel", "connections punks")
    one = table(*given_lines, "deck pub school", "blue_deck junk_train", "red_deck punks")
    two = table(*given_lines, "deck school pub", "blue_deck merchants", "red_deck thugs")
    for reader in READERS:
        assert view(one, reader) == view(two, reader)
        assert "junk_train" not in canonical(view(one, reader))
    assert one.question(0).to_data() == two.question(0).to_data()


@pytest.mark.parametrize("expansion", ["new_era", "winter"])
def test_what_is_hidden_changes_nothing_that_is_seen(expansion: str) -> None:
    """MS-22.3: hidden cards dealt afresh look the same to a reader, and ask him the same."""
    position = start(3, 5, expansion=expansion, promos=True)
    chance = seeded(77)
    changed = 0
    for step, (seat, move) in enumerate(walk(position, 9)):
        if step % 20 == 0:
            for reader in (0, 1, 2, None):
                other = position.redeal(reader, chance)
                assert canonical(other.view(reader)) == canonical(position.view(reader))
                changed += [p.hand for p in other.players] != [p.hand for p in position.players]
                if reader in position.to_act():
                    assert reader is not None
                    assert other.question(reader).to_data() == position.question(reader).to_data()
        if step == 400:
            break
        position.apply(seat, move)
    assert changed > 30


@pytest.mark.parametrize("reader", READERS)
def test_discard_piles_are_open_and_without_order(reader: int | None) -> None:
    """MS-22.4: everybody sees the cards of both, whatever order they came in."""
    one = table("discard pub school arena", "connection_discard thugs merchants")
    two = table("discard arena school pub", "connection_discard merchants thugs")
    assert sorted(view(one, reader)["discard"]) == ["arena", "pub", "school"]
    assert sorted(view(one, reader)["connection_discard"]) == ["merchants", "thugs"]
    assert view(one, reader) == view(two, reader)


# --- cards on the move ------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_picks_and_taken_connections_are_seen_by_all(reader: int | None) -> None:
    """MS-22.5: the log names the card; in the hand it is hidden like the others."""
    # given
    position = table("deck pub school arena", "phase cards")
    # when
    data = told(position, reader, "1: pick school")
    # then
    assert heard(data, "pick") == [{"code": "pick", "seat": 0, "card": "school"}]
    assert player(position, reader)["hand"] == (["school"] if reader == 0 else 1)
    # given, when, then: the same for a connection card
    position = table("1 goods 2 worker", "connections thugs punks")
    data = told(position, reader, "1: take thugs")
    assert heard(data, "take_connection")[0]["card"] == "thugs"
    assert player(position, reader)["hand"] == (["thugs"] if reader == 0 else 1)


DRAWS = {
    "hire": (("1 goods 2 worker",), ("1: hire card",), ["shelter"]),
    "activation": (("1 goods worker", "1 state motel"), ("1: use motel",), ["shelter"]),
    "spoils": (
        ("1 goods 2 contact_red", "1 hand pub"),
        ("1: raze pub",),
        ["shelter", "convoy", "arena"],
    ),
    "bonus": (
        ("1 goods contact_grey", "1 hand crossroads"),
        ("1: build crossroads",),
        ["shelter", "convoy"],
    ),
    "deal": (("1 goods 2 contact_blue", "1 hand motel"), ("1: deal motel",), ["shelter"]),
}


@pytest.mark.parametrize("case", DRAWS)
@pytest.mark.parametrize("reader", READERS)
def test_drawn_cards_are_seen_by_the_drawer_only(reader: int | None, case: str) -> None:
    """MS-22.6: the others hear how many they were."""
    lines, moves, drawn = DRAWS[case]
    position = table(*lines, "deck shelter convoy arena", "2 state docks")
    data = told(position, reader, *moves)
    [draw] = heard(data, "draw")
    if reader == 0:
        assert draw["cards"] == drawn
    else:
        assert draw == {"code": "draw", "seat": 0, "n": len(drawn)}
        assert not [card for card in drawn if card in canonical([*data, view(position, reader)])]


@pytest.mark.parametrize("reader", READERS)
def test_compensation_and_production_cards_are_hidden_too(reader: int | None) -> None:
    """MS-22.6: a card the owner of a razed location draws is his secret, not the attacker's."""
    position = table(
        "1 state motel", "2 goods 9 contact_red", "deck shelter convoy arena", "turn 2"
    )
    data = told(position, reader, "2: raze 1.motel")
    draws = [(entry["seat"], entry.get("cards")) for entry in heard(data, "draw")]
    mine, other = ["shelter"], ["convoy", "arena"]
    assert draws == [(0, mine if reader == 0 else None), (1, other if reader == 1 else None)]


@pytest.mark.parametrize("reader", READERS)
def test_cards_drawn_to_choose_from_are_secret(reader: int | None) -> None:
    """MS-22.6: of Propaganda Center's two cards the others see the discarded one only."""
    position = table(
        "1 hand pub school", "1 state propaganda_center", "deck shelter convoy", promos=True
    )
    data = told(position, reader, "1: use propaganda_center", "1: discard pub")
    seen = player(position, reader)
    assert seen["drawn"] == (["convoy", "shelter"] if reader == 0 else 2)
    assert ("shelter" in canonical(data)) == (reader == 0)
    data = told(position, reader, "1: keep shelter")
    assert [entry["card"] for entry in heard(data, "discard")] == ["convoy"]
    assert "shelter" not in canonical(data)
    assert player(position, reader)["hand"] == (["shelter"] if reader == 0 else 1)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("lines", "moves", "code"),
    [
        (
            ("1 goods brick", "1 faction appalachian_federation", "1 hand shelter docks"),
            ("1: board grey", "1: discard shelter"),
            "discard",
        ),
        (("1 goods 3 contact_red", "1 hand shelter"), ("1: raze shelter",), "raze"),
        (("1 goods 3 contact_blue", "1 hand shelter"), ("1: deal shelter",), "deal"),
    ],
    ids=["discarded as a cost", "razed from the hand", "made a deal"],
)
def test_cards_leaving_the_hand_are_shown(
    lines: tuple[str, ...], moves: tuple[str, ...], code: str, reader: int | None
) -> None:
    """MS-22.6: everybody learns which card it was."""
    data = told(table(*lines), reader, *moves)
    assert [entry["card"] for entry in heard(data, code)] == ["shelter"]


@pytest.mark.parametrize("reader", READERS)
def test_the_card_under_a_ruin_is_known_but_idle(reader: int | None) -> None:
    """MS-22.7: it can be looked at; it gives nothing."""
    position = table("1 goods 3 contact_red", "2 state docks", "2 faction merchants_guild")
    play(position, "1: raze 2.docks")
    assert player(position, reader, 2)["state"] == [{"card": "docks", "ruin": True}]
    ruined = table("2 state docks+ruin", "2 faction merchants_guild", "phase production")
    holds(ruined, "2 goods = fuel 3 worker contact_grey")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_made_together_are_those_made_alone(seats: int) -> None:
    """MS-22: what readers share is shared, and nobody sees more for it."""
    # given
    position = start(seats, 11)
    readers: list[int | None] = [*range(seats), None]
    for number, (seat, move) in enumerate(walk(position, 11)):
        if number % 10 == 0:
            # when
            together = position.views(readers)
            # then
            for reader, seen in zip(readers, together, strict=True):
                assert list(seen.items()) == list(position.view(reader).items())
        position.apply(seat, move)


def test_an_owners_zones_are_in_no_other_view_made_with_his() -> None:
    """MS-22.3: views share their parts, but not those that only one reader may see."""
    position = table("1 hand shelter thugs", "2 hand arena")
    mine, other, nobody = position.views([0, 1, None])
    assert "thugs" in canonical(mine)
    assert "thugs" not in canonical(other) + canonical(nobody)
    assert "arena" not in canonical(mine) + canonical(nobody)
