"""Checks of `always` effects: the rule they change, with the card, without and damaged."""

from itertools import product

from novastate.games.novaera.cards import load
from tests.games.novaera.cards.facts import Effect
from tests.games.novaera.cards.quantities import own, zone_of
from tests.games.novaera.cards.scenes import COLOURS, Scene
from tests.games.novaera.nova import holds

SAMPLES = {"green": "theater", "red": "pillage", "yellow": "markets", "blue": "observatories"}
COSTS = {colour: load.shipped().by_id[id].cost for colour, id in SAMPLES.items()}
"""A technology of each colour, and what it costs; that it does is checked with its deck."""


def check_permanent(effect: Effect, era: int) -> None:
    """Look at the changed rule while the card lies undamaged in play, and while it does not."""
    check = {
        "discount": _discount,
        "action_bonus": _action_bonus,
        "substitute": _substitute,
        "wild_die": _wild_die,
        "pick_limit": _pick_limit,
        "reach": _reach,
        "count_as": _count_as,
        "protect": _protect,
    }[effect.verb]
    check(effect, era, effect.amount)


def _lay(effect: Effect, era: int, in_force: bool) -> Scene:
    """Lay the card into play, damaged where it shall have no effect."""
    scene = Scene(effect.card, era)
    if in_force or effect.card.kind != "personality":
        scene.give(f"1 tableau {effect.card.id}{'' if in_force else '+damaged'}")
    scene.give("2 dice red 1")
    return scene


# --- prices (NV-18.8.22)


def _discount(effect: Effect, era: int, n: int) -> None:
    action = effect.words[1]
    for in_force in (True, False):
        off = n if in_force else 0
        if action == "develop":
            for colour in COLOURS:
                fits = len(effect.words) < 3 or colour in effect.words
                _develop_price(effect, era, in_force, colour, COSTS[colour] - off * fits)
        elif action == "enlist":
            _enlist_price(effect, era, in_force, 5 - off)
        else:
            _expand_lack(effect, in_force, off)


def _develop_price(effect: Effect, era: int, in_force: bool, colour: str, price: int) -> None:
    """NV-5.2.3: the price is paid in full, and not one more or less."""
    sample = SAMPLES[colour]
    poor = _lay(effect, era, in_force)
    poor.give(f"1 hand {sample}", "1 dice black 1", f"1 resources {price - 1} {colour}")
    assert poor.begin().refused(f"develop {sample}") == "price NV-5.2.5"
    rich = _lay(effect, era, in_force)
    rich.give(f"1 hand {sample}", "1 dice black 1", f"1 resources 9 {colour}")
    rich.begin().do(f"develop {sample}")
    assert rich.told("develop")[0].args["goods"] == {colour: price}


def _enlist_price(effect: Effect, era: int, in_force: bool, cost: int) -> None:
    """NV-5.4.3: with a die that is not black, unrest rises by the reduced cost."""
    scene = _lay(effect, era, in_force)
    scene.give("people julius_caesar", "1 dice red 1")
    scene.begin().do("enlist julius_caesar")
    assert scene.unrest() == cost


def _expand_lack(effect: Effect, in_force: bool, lack: int) -> None:
    """NV-5.5.3: that many required technologies may be lacking, whatever their colour."""
    needs = {"green": 2, "red": 2, "yellow": 1}
    given = {**needs, effect.card.column: needs.get(effect.card.column, 0) - in_force}
    # The card itself may be one of the technologies that are asked for.
    for missing in (lack, lack + 1):
        scene = _lay(effect, 3, in_force)
        scene.used.update(("metropolis",))
        left = missing
        for colour in needs:
            n = max(0, given[colour])
            gone = min(left, n)
            left -= gone
            scene.fill(1, colour, n - gone)
        assert not left
        scene.give("1 hand metropolis", "1 dice black 1")
        wanted = "" if missing == lack else "lacks NV-5.5.2"
        assert scene.begin().refused("expand metropolis") == wanted


# --- actions (NV-18.8.23 to NV-18.8.25)


def _action_bonus(effect: Effect, era: int, n: int) -> None:
    for in_force in (True, False):
        bonus = n if in_force else 0
        scene = _lay(effect, era, in_force)
        scene.give("1 dice yellow 3")
        match effect.words[1]:
            case "gain":
                scene.begin().do("gain")
                assert [event.args["goods"] for event in scene.told("gain")] == [
                    {"yellow": 3 + bonus}
                ]
            case "research":
                scene.give("column pottery archery markets")
                scene.begin().do("research markets")
                assert len(scene.told("research")) == 1 + bonus
            case "repair":
                scene.fill(1, "blue", 5, "+damaged")
                scene.begin().do("repair")
                assert len(scene.told("repair")) == 2 + bonus


def _substitute(effect: Effect, era: int, n: int) -> None:
    """NV-18.8.24: up to n resources of the kind stand for the paying colour in a Develop."""
    kind = effect.words[1]
    for in_force in (True, False):
        most = n if in_force else 0
        for missing, wanted in ((most, ""), (most + 1, "price NV-5.2.5")):
            scene = _lay(effect, era, in_force)
            scene.give("1 hand observatories", "1 dice black 1")
            scene.give(f"1 resources {COSTS['blue'] - missing} blue 9 {kind}")
            assert scene.begin().refused("develop observatories") == wanted
            if not wanted and most:
                scene.do("develop observatories")
                goods = scene.told("develop")[0].args["goods"]
                assert goods == {"blue": COSTS["blue"] - most, kind: most}


def _wild_die(effect: Effect, era: int, n: int) -> None:
    """NV-18.8.25: a die of that colour pays its value in every colour, another in its own."""
    for in_force in (True, False):
        for paying, colour in product(COLOURS, (*COLOURS, "black")):
            scene = _lay(effect, era, in_force)
            sample, cost = SAMPLES[paying], COSTS[paying]
            scene.give(f"1 hand {sample}", f"1 dice {colour} 4", f"1 resources {cost} {paying}")
            scene.begin().do(f"develop {sample}")
            pays = colour == paying or (in_force and colour == effect.words[0])
            paid = max(0, cost - 4) if pays else cost
            assert scene.told("develop")[0].args["goods"] == ({paying: paid} if paid else {})


def _pick_limit(effect: Effect, era: int, n: int) -> None:
    """NV-4.2.2, NV-18.8.26: a sum up to the higher limit raises no unrest."""
    for in_force in (True, False):
        limit = 10 + (n if in_force else 0)
        for total, unrest in ((limit, 0), (limit + 1, 1)):
            scene = Scene(effect.card, era)
            mark = "" if in_force else "+damaged"
            scene.give(f"1 tableau {effect.card.id}{mark}", "phase pick")
            scene.give(zone_of(total), zone_of(3), zone_of(3))
            scene.begin().do("pick 1")
            assert scene.unrest() == unrest


def _reach(effect: Effect, era: int, n: int) -> None:
    """NV-18.8.27: the n + 1 lowest cards are available, once until the next round."""
    column = ["theater", "pottery", "markets", "taxation", "pillage"]
    far, near = column[-2 - n], column[-1 - n]
    scene = _lay(effect, era, True)
    scene.give(f"column {' '.join(column)}", "column warfare alphabet", "1 dice red 1 blue 1")
    scene.begin()
    assert scene.refused(f"research {far}") == "not_available NV-2.5.1"
    assert scene.refused(f"research {near}") == ""
    scene.do(f"research {near}").do("gain", seat=2)
    assert scene.refused("research warfare") == "not_available NV-2.5.1"
    assert scene.refused("research alphabet") == ""
    without = _lay(effect, era, False)
    without.give(f"column {' '.join(column)}", "1 dice red 1")
    assert without.begin().refused(f"research {near}") == "not_available NV-2.5.1"


def _count_as(effect: Effect, era: int, n: int) -> None:
    """NV-18.8.28: it adds to the number of the type, never to what really lies there."""
    type = effect.words[1]
    scene = _lay(effect, era, True)
    scene.give("1 dice red 1")
    scene.begin()
    real = int(effect.card.column == type)
    assert own(effect.card, type) == real + n
    holds(scene.table, f"1 number {type} = {real + n}")
    damaged = _lay(effect, era, False)
    damaged.give("1 dice red 1")
    holds(damaged.begin().table, f"1 number {type} = 0")


# --- protections (NV-18.8.29)


def _protect(effect: Effect, era: int, n: int) -> None:
    for danger in effect.words:
        for in_force in (True, False):
            if in_force or effect.card.kind != "personality":
                _danger(effect, era, danger, in_force)


def _danger(effect: Effect, era: int, danger: str, safe: bool) -> None:
    scene = Scene(effect.card, era)
    mark = "" if safe else "+damaged"
    scene.give(f"1 tableau {effect.card.id}{mark}")
    match danger:
        case "dark_age":
            scene.give("1 dice red 4 blue 3", "2 dice red 5", "tracks dark_age 10")
            scene.give("phase dark_age")
            scene.begin()
            assert len(scene.told("dark_loss", 1)) == (not safe)
            assert len(scene.told("dark_loss", 2)) == 1
        case "penalty":
            scene.give("1 unrest 7", "phase pick", zone_of(9), zone_of(3), zone_of(3))
            scene.begin().do("pick 1")
            assert len(scene.told("penalty")) == (not safe)
            holds(scene.table, f"1 penalty = {'no' if safe else 'yes'}")
        case "civil_war":
            scene.give("1 unrest 9", "phase pick", zone_of(12), zone_of(3), zone_of(3))
            scene.begin().do("pick 1")
            assert len(scene.told("civil_war")) == (not safe)
            holds(scene.table, f"1 unrest = {9 if safe else 0}")
        case "attack":
            scene.give("2 tableau pillage lakshmibai", "1 resources 3 green", "phase production")
            scene.begin()
            assert len(scene.told("steal", 2)) == (not safe)
        case _:
            colour = COLOURS[("riots", "invasion", "decline", "regression").index(danger)]
            scene.fill(1, colour, 1)
            scene.fill(2, colour, 1)
            scene.give(f"tracks {danger} 10", "phase disasters")
            scene.begin()
            assert len(scene.told("damage", 1)) == (not safe)
            assert len(scene.told("spared", 1)) == safe
            assert len(scene.told("damage", 2)) == 1
