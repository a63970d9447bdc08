"""Checks of abilities: used in the own turn, within their limit, on what they are meant for."""

from tests.games.novaera.cards.facts import Effect
from tests.games.novaera.cards.scenes import COLOURS, Scene
from tests.games.novaera.nova import asked, holds, offered

DICE = (*COLOURS, "black")


def check_ability(effect: Effect, era: int) -> None:
    """Use an ability as often as it may be, and see it refused where it may not."""
    use = f"use {effect.card.id}"
    match effect.verb:
        case "convert":
            _check_convert(effect, era, use)
        case "flip" | "adjust" | "set_die" | "reroll" | "recolour":
            _check_die(effect, era, use)
        case "lower":
            _check_lower(effect, era, use)
        case "reserve":
            _check_reserve(effect, era, use)
        case _:
            raise AssertionError(effect.verb)
    if effect.card.kind != "personality":
        scene = _scene(effect, era, "+damaged").begin()
        assert scene.refused(use) == "damaged NV-9.1.1"


def _scene(effect: Effect, era: int, mark: str = "", dice: str = "red 2") -> Scene:
    scene = Scene(effect.card, era)
    scene.give(f"1 tableau {effect.card.id}{mark}", f"1 dice {dice}")
    return scene


def _check_convert(effect: Effect, era: int, use: str) -> None:
    """NV-18.8.6: exactly the price is given, exactly the gain is taken, up to the limit."""
    pay, kind, _, get, got = effect.words
    paid = "green" if kind == "any" else kind
    taken = "blue" if got == "any" and paid != "blue" else "yellow" if got == "any" else got
    poor = _scene(effect, era)
    poor.give(f"1 resources {int(pay) - 1} {paid}")
    if kind != "any":
        poor.give("1 resources " + " ".join(f"9 {c}" for c in COLOURS if c != kind))
    assert poor.begin().refused(use) == "no_use NV-18.8.6"
    scene = _scene(effect, era)
    scene.take = taken
    scene.give(f"1 resources {int(pay) * (effect.times + 1)} {paid}")
    scene.begin()
    for _ in range(effect.times):
        assert scene.refused(use) == ""
        scene.do(use)
        assert scene.goods("lose") == {paid: int(pay)}
        assert scene.goods("gain") == {taken: int(get)}
    assert scene.refused(use) == "used_up NV-18.5.5"
    assert asked(scene.table) == "turn"


def _check_die(effect: Effect, era: int, use: str) -> None:
    """NV-18.8.7 to NV-18.8.11: only dice that qualify, each changed as the card says."""
    colours = [word for word in effect.words if word in DICE] or list(DICE)
    for colour in DICE:
        scene = _scene(effect, era, dice=f"{colour} 2").begin()
        if colour not in colours:
            assert scene.refused(use) == "no_die NV-18.5.7"
            continue
        assert scene.refused(use) == ""
    for value in range(1, 7):
        _check_value(effect, era, use, colours[0], value)
    scene = _scene(effect, era, dice=f"{colours[0]} 3 {colours[-1]} 2").begin()
    for _ in range(effect.times):
        scene.do(use)
    assert scene.refused(use) == "used_up NV-18.5.5"
    again = _scene(effect, era, "".join(_marks(effect)), f"{colours[0]} 3")
    again.give("phase roll")
    view = again.begin().table.view(0)["players"]
    assert isinstance(view, list)
    assert set(view[0]["tableau"][0]["left"].values()) == {effect.times}


def _marks(effect: Effect) -> list[str]:
    """Mark the ability as used as often as it may be."""
    return [f"+used:{effect.card.effects.index(effect) + 1}"] * effect.times


def _check_value(effect: Effect, era: int, use: str, colour: str, value: int) -> None:
    scene = _scene(effect, era, dice=f"{colour} {value}")
    scene.colour = "yellow"
    scene.begin()
    reveals = scene.table.reveals
    if effect.verb == "recolour":
        scene.table.play(0, scene.table.parse(0, use))
        assert offered(scene.table, 1) == [f"colour {colour}" for colour in COLOURS]
        scene.do("colour yellow")
        holds(scene.table, f"1 dice = yellow {value} (green)")
        return
    scene.do(use)
    changed = scene.told("change_die")[0].args["to"]
    assert isinstance(changed, dict)
    assert changed["colour"] == colour
    if effect.verb == "reroll":
        assert 1 <= changed["value"] <= 6
        assert scene.table.reveals == reveals + 1
        return
    n = int(effect.words[-1]) if effect.words[-1].isdecimal() else 0
    turned = {"flip": 7 - value, "adjust": min(6, value + n), "set_die": n}[effect.verb]
    assert changed["value"] == turned


def _check_lower(effect: Effect, era: int, use: str) -> None:
    """NV-18.8.19: a card moves to the bottom of its own column, the others keep their order."""
    scene = _scene(effect, era)
    scene.give("column pottery markets theater", "column taxation")
    scene.begin()
    scene.table.play(0, scene.table.parse(0, use))
    assert offered(scene.table, 1) == ["lower pottery", "lower markets", "done"]
    scene.do("lower pottery")
    holds(scene.table, "columns = markets theater pottery / taxation")
    assert asked(scene.table) == "turn"
    assert scene.refused(use) == "used_up NV-18.5.5"


def _check_reserve(effect: Effect, era: int, use: str) -> None:
    """NV-18.9: the token reserves a card at any height, its owner pays 2 less for it."""
    scene = _scene(effect, era, dice="black 1 black 1")
    scene.give("column pottery archery", "1 resources green", "2 dice red 1", "2 resources 9 green")
    scene.begin()
    assert scene.refused("develop pottery") == "not_available NV-2.5.1"
    scene.do(use)
    holds(scene.table, "token = pottery")
    assert scene.refused(use).startswith("used_up")
    assert scene.refused("develop pottery") == ""
    scene.do("research archery")
    assert "develop pottery" not in offered(scene.table, 2)
    scene.do("gain", seat=2)
    scene.do("develop pottery")
    assert scene.told("develop")[0].args["goods"] == {"green": 1}
    holds(scene.table, "token = home")
