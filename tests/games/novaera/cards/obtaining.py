"""Checks of what a card costs, what it makes obsolete and what it evolves into."""

from tests.games.novaera.cards.facts import Card
from tests.games.novaera.cards.resolving import obtain
from tests.games.novaera.cards.scenes import COLOURS, Scene
from tests.games.novaera.nova import holds


def check_price(card: Card, era: int) -> None:
    """Buy the card with exactly what it asks for, and see it refused for less."""
    if card.kind == "technology":
        for colour in card.colours:
            _check_cost(card, era, colour)
    elif card.kind == "territory":
        _check_requirement(card, era)
    else:
        _check_enlisting(card, era)


def _check_cost(card: Card, era: int, colour: str) -> None:
    """NV-5.2.5, NV-5.2.6, NV-5.2.8: one colour pays, and the card lies in its column."""
    poor = Scene(card, era)
    poor.give(f"1 hand {card.id}", "1 dice black 1", f"1 resources {card.cost - 1} {colour}")
    others = [other for other in COLOURS if other not in card.colours]
    poor.give("1 resources " + " ".join(f"9 {other}" for other in others))
    assert poor.begin().refused(f"develop {card.id}") == "price NV-5.2.5"
    scene = Scene(card, era)
    scene.colour = colour
    obtain(scene)
    (paid,) = scene.told("develop")
    assert paid.args["goods"] == {colour: card.cost}
    holds(scene.table, f"1 number {colour} = {1 + card.counts_as(colour)}")


def _check_requirement(card: Card, era: int) -> None:
    """NV-5.5.2: exactly the technologies it requires are enough; one fewer is not."""
    for colour in card.requires:
        scene = Scene(card, era)
        for other, n in card.requires.items():
            scene.fill(1, other, n - (other == colour))
        scene.give(f"1 hand {card.id}", "1 dice black 1")
        assert scene.begin().refused(f"expand {card.id}") == "lacks NV-5.5.2"
    scene = Scene(card, era)
    obtain(scene)
    assert len(scene.told("act_expand")) == 1
    holds(scene.table, "1 number territory = 1")


def _check_enlisting(card: Card, era: int) -> None:
    """NV-5.4.2, NV-5.4.3: unrest pays the cost; a black die takes its value off."""
    for die, unrest in ((f"red {card.cost % 6 + 1}", card.cost), ("black 1", card.cost - 1)):
        scene = Scene(card, era)
        obtain(scene, die=die)
        (first, *_) = scene.told("unrest_up")
        assert first.args["n"] == unrest
        tableau = scene.table.to_data()["players"]
        assert isinstance(tableau, list)
        assert [placed["card"] for placed in tableau[0]["tableau"]] == [card.id]


# --- links


def check_obsolescence(card: Card, era: int) -> None:
    """Obtain the card while what it names lies in all the places it can lie in."""
    for old in card.obsoletes:
        for line, code, seat, points in (
            (f"1 tableau {old}", "upgrade", 1, 1),
            (f"1 tableau {old}+damaged", "obsolete", 1, 0),
            (f"2 tableau {old}", "obsolete", 2, 0),
            (f"2 hand {old}", "obsolete_hand", 2, 0),
            (f"1 hand {old}", "obsolete_hand", 1, 0),
        ):
            scene = Scene(card, era)
            scene.give(line)
            obtain(scene)
            (told,) = scene.told(code, seat)
            assert (told.args["old"], told.args["card"]) == (old, card.id)
            where = "removed" if "hand" in line else f"{seat} past"
            holds(scene.table, f"{where} = {old}")
            data = scene.table.to_data()["players"]
            assert isinstance(data, list)
            assert [player["sources"]["upgrades"] for player in data] == [points, 0]
    # Nothing becomes obsolete that the card does not name.
    scene = Scene(card, era)
    scene.fill(1, "green", 1)
    scene.fill(2, "red", 1)
    obtain(scene)
    assert not scene.told("upgrade") + scene.told("obsolete", 2) + scene.told("obsolete_hand", 2)


def check_evolution(card: Card, era: int) -> None:
    """Let the era end while the card lies in play, undamaged, damaged, or in a hand only."""
    for line, hand in (
        (f"1 tableau {card.id}", card.evolves_into),
        (f"1 tableau {card.id}+damaged", card.evolves_into),
        (f"1 hand {card.id}", card.id),
    ):
        scene = Scene(card, era)
        scene.give(line, "round 3", "phase scoring")
        scene.begin()
        holds(scene.table, f"1 hand = {hand}")
        evolved = [event.args["card"] for event in scene.told("evolve")]
        assert evolved == ([card.evolves_into] if "tableau" in line else [])
