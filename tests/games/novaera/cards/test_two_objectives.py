"""Cards with two objectives, which score as one: examples with none, either and both of them."""

import pytest

from tests.games.novaera.cards.facts import Card
from tests.games.novaera.cards.scenes import Scene

ALL_COLOURS = "1 tableau irrigation archery fishing storytelling"
TWICE = "1 tableau pottery tanks trade alphabet"
THRICE = "1 tableau festivals warfare taxation optics"
OFTENER = "1 tableau fertilisers tributes banking radio"
TWO_OBJECTIVES: dict[str, tuple[tuple[str, tuple[str, ...], int], ...]] = {
    "human_rights": (
        ("technology green 8", ("1 unrest 5",), 0),
        ("technology green 8", ("1 unrest 4",), 1),
        ("technology green 8", ("1 unrest 5", ALL_COLOURS, "1 tableau polar_station"), 1),
        ("technology green 8", ("1 unrest 4", ALL_COLOURS, "1 tableau polar_station"), 2),
        ("technology green 8", ("1 unrest 5", ALL_COLOURS), 0),
    ),
    "canal_zone": (
        ("territory 1 green", (), 0),
        ("territory 1 green", ("1 tableau irrigation archery fishing",), 0),
        ("territory 1 green", (ALL_COLOURS,), 2),
        ("territory 1 green", (ALL_COLOURS, TWICE), 3),
        ("territory 1 green", (ALL_COLOURS, TWICE, THRICE), 4),
        ("territory 1 green", (ALL_COLOURS, TWICE, THRICE, OFTENER), 4),
    ),
    "lovelace": (
        ("personality 6", (), 0),
        ("personality 6", ("1 tableau alphabet",), 1),
        ("personality 6", ("1 tableau alphabet optics",), 1),
        ("personality 6", ("1 tableau alphabet optics radio",), 2),
        ("personality 6", ("1 tableau alphabet optics radio", "2 tableau radar@blue"), 2),
        (
            "personality 6",
            ("1 tableau alphabet optics radio", "2 tableau writing philosophy storytelling"),
            1,
        ),
    ),
    "kamehameha": (
        ("personality 5", (), 0),
        ("personality 5", ("1 tableau oil_fields",), 2),
        ("personality 5", ("1 tableau oil_fields", "2 tableau canal_zone"), 1),
        ("personality 5", ("1 tableau oil_fields polar_station canal_zone",), 2),
    ),
    "menelik": (
        ("personality 5", (), 2),
        ("personality 5", ("1 tableau fishing+damaged",), 0),
        ("personality 5", ("1 tableau oil_fields",), 2),
        ("personality 5", ("1 tableau oil_fields polar_station",), 3),
        ("personality 5", ("1 tableau oil_fields polar_station fishing+damaged",), 1),
    ),
    "sun_yat_sen": (
        ("personality 5", ("1 unrest 5",), 0),
        ("personality 5", ("1 unrest 4",), 1),
        ("personality 5", ("1 unrest 5", "1 tableau fishing"), 0),
        ("personality 5", ("1 unrest 5", "1 tableau fishing oil_fields"), 0),
        ("personality 5", ("1 unrest 5", "1 tableau fishing alphabet"), 1),
        ("personality 5", ("1 unrest 4", ALL_COLOURS), 3),
    ),
}


@pytest.mark.parametrize("id", TWO_OBJECTIVES)
def test_both_objectives_are_added(id: str) -> None:
    """NV-13.1.4: all scoring effects of a card are added."""
    for facts, given, points in TWO_OBJECTIVES[id]:
        # given
        scene = Scene(Card(f"{id}: {facts}"), 3)
        scene.give(f"1 tableau {id}", *given, "round 3", "phase scoring")
        # when
        scene.begin()
        # then
        assert scene.scored() == points
