"""Checks of effects that resolve: the trigger happens, and what follows is observed."""

from tests.games.novaera.cards.facts import Effect
from tests.games.novaera.cards.quantities import examples, own, set_to, zone_of
from tests.games.novaera.cards.scenes import ANY_TRACK, COLOURS, Scene

START = 5
"""Where unrest and markers stand before an effect moves them."""
TARGETED = ("steal", "damage")


def check_resolving(effect: Effect, era: int) -> None:
    """Let the trigger happen in every situation; then the effect does what the card says."""
    for prepare, n in examples(effect):
        for action in effect.actions or [""]:
            scene = _scene(effect, era)
            if prepare(scene):
                _happen(effect, scene, "", action)
                _observe(effect, scene, n)
    if effect.trigger != "instant":
        _check_nothing(effect, era)
    if effect.verb in ("repair", "research", "recall", "track", "convert"):
        _check_declined(effect, era)
    if "of" in effect.words or "from" in effect.words:
        _check_protected(effect, era)


def _check_nothing(effect: Effect, era: int) -> None:
    """NV-9.1.1: a damaged card does nothing; other events than its own leave it cold."""
    scene = _scene(effect, era)
    prepare, _ = examples(effect)[-1 if effect.per else 0]
    if prepare(scene) and effect.card.kind != "personality" and effect.condition != ["least", "vp"]:
        _happen(effect, scene, "+damaged")
        _observe(effect, scene, 0)
    if effect.trigger in ("on_action", "on_upgrade", "on_disaster"):
        scene = _scene(effect, era)
        if _other(effect, scene):
            _observe(effect, scene, 0)


def _check_declined(effect: Effect, era: int) -> None:
    """NV-18.6.2: what may be declined is left undone."""
    scene = _scene(effect, era)
    scene.decline = True
    _happen(effect, scene, "")
    _observe(effect, scene, 0)


def _check_protected(effect: Effect, era: int) -> None:
    """NV-18.5.4: a rival protected from attacks is no target."""
    scene = _scene(effect, era)
    # The protecting card must not change what the attack compares.
    walls = "city_walls@green" if effect.words[-1] == "each_weaker:blue" else "military_tactics"
    scene.give(f"2 tableau {walls}")
    _happen(effect, scene, "")
    _observe(effect, scene, 0)


# --- given


def _scene(effect: Effect, era: int) -> Scene:
    """Lay what the effects of the card's trigger need to work on."""
    scene = Scene(effect.card, era, seats=3 if effect.verb in TARGETED else 2)
    block = [other for other in effect.card.effects if other.trigger == effect.trigger]
    fixed = {word for other in block for word in other.words}
    scene.take = next(colour for colour in reversed(COLOURS) if colour not in fixed)
    scene.give(f"1 unrest {START}")
    for other in block:
        _needs(other, scene)
    return scene


def _needs(effect: Effect, scene: Scene) -> None:
    n = effect.amount
    if effect.verb == "repair":
        scene.fill(1, "blue", n + 1, "+damaged")
    elif effect.verb == "research":
        scene.give(f"column {' '.join(scene.spare(n + 2))}", f"column {scene.spare(1)[0]}")
    elif effect.verb == "draw":
        scene.give(f"stock {' '.join(scene.spare(n + 2))}")
    elif effect.verb == "recall":
        scene.give(f"1 past {' '.join(scene.spare(n + 2))}")
    elif effect.verb == "track":
        names = ("riots", "invasion", "decline", "regression", "dark_age")
        scene.give("tracks " + " ".join(f"{name} {START}" for name in names))
    elif effect.verb == "lose":
        kind = scene.take if effect.words[1] == "any" else effect.words[1]
        scene.give(f"1 resources {n + 2} {kind}")
    elif effect.verb == "convert":
        pay, kind = int(effect.words[0]), effect.words[1]
        scene.give(f"1 resources {pay * (effect.times + 2)} {'green' if kind == 'any' else kind}")
    elif effect.verb in TARGETED or "of" in effect.words:
        _rivals(effect, scene)


def _rivals(effect: Effect, scene: Scene) -> None:
    """Let seat 2 be a target, and seat 3, who is even with the owner, none."""
    scene.seats = 3
    kind, _, q = effect.words[-1].partition(":")
    if kind == "each_weaker":
        mine = max(1, own(effect.card, q))
        assert set_to(scene, q, mine)
        assert set_to(scene, q, mine, seat=3)
    else:
        assert set_to(scene, q, 2, seat=2)
    for rival in (2, 3):
        scene.give(f"{rival} resources {effect.amount + 2} green")
    if effect.verb == "damage":
        scene.fill(2, "green", 2)
        scene.fill(3, "green", 2)


# --- when


def _happen(effect: Effect, scene: Scene, mark: str, action: str = "") -> None:
    """Let the trigger happen, with one of several actions; a mark lies on the card."""
    if effect.trigger == "instant":
        obtain(scene)
        return
    scene.give(f"1 tableau {effect.card.id}{mark}")
    match effect.trigger:
        case "production":
            scene.give("phase production")
            scene.begin()
        case "on_pick":
            scene.give("phase pick", zone_of(4), zone_of(4))
            scene.begin().do("pick 1")
        case "on_action":
            _act(scene, action or effect.actions[0], [*effect.colours, "green"][0])
        case "on_upgrade":
            scene.give("1 tableau hunting")
            _develop_plough(scene)
        case "on_disaster":
            struck = effect.narrowed[0]
            _strike(scene, "decline" if struck == "any" else struck)
        case "on_dark_age":
            scene.give("1 dice red 4 red 5 blue 3", "tracks dark_age 10", "phase dark_age")
            scene.begin()
        case "on_civil_war":
            scene.lines.remove(f"1 unrest {START}")
            scene.give("1 unrest 9", "phase pick", zone_of(11), zone_of(3), zone_of(3))
            scene.begin().do("pick 1")
        case _:
            raise AssertionError(effect.trigger)


def _other(effect: Effect, scene: Scene) -> bool:
    """Let something like the trigger happen that the card does not mean."""
    scene.give(f"1 tableau {effect.card.id}")
    if effect.trigger == "on_upgrade":
        scene.give("2 tableau hunting")  # a rival's card becomes obsolete: no upgrade
        _develop_plough(scene)
    elif effect.trigger == "on_action" and effect.colours:
        _act(scene, effect.actions[0], next(c for c in COLOURS if c not in effect.colours))
    elif effect.trigger == "on_action":
        _act(scene, "gain" if "repair" in effect.actions else "repair", "green")
    elif effect.narrowed != ["any"]:
        _strike(scene, "riots")
    else:
        return False
    return True


def obtain(scene: Scene, *, die: str = "") -> None:
    """Let seat 1 develop, expand to or enlist the card, with a black die that pays no resources."""
    card = scene.card
    scene.give("2 dice red 1")
    if card.kind == "personality":
        scene.give(f"people {card.id}", f"1 dice {die or f'black {min(6, card.cost)}'}")
        scene.begin().do(f"enlist {card.id}")
    elif card.kind == "territory":
        for colour, n in card.requires.items():
            scene.fill(1, colour, n)
        scene.give(f"1 hand {card.id}", f"1 dice {die or 'black 1'}")
        scene.begin().do(f"expand {card.id}")
    else:
        scene.colour = scene.colour or card.colours[0]
        scene.give(f"1 hand {card.id}", f"1 dice {die or 'black 1'}")
        scene.give(f"1 resources {card.cost} {scene.colour}")
        scene.begin().do(f"develop {card.id}")


def _act(scene: Scene, action: str, colour: str) -> None:
    """Let seat 1 carry out an action."""
    black = action in ("calm", "enlist")
    scene.give("2 dice red 1", f"1 dice {'black' if black else colour} 3")
    if action == "develop":
        scene.give("1 hand fishing", "1 resources 2 yellow")
        scene.begin().do("develop fishing")
    elif action == "expand":
        scene.lines[0] = "era 2"
        scene.fill(1, "green", 2)
        scene.give("1 hand river_valleys")
        scene.begin().do("expand river_valleys")
    elif action == "research":
        taken = scene.spare(1)[0]
        scene.give(f"column {taken}")
        scene.begin().do(f"research {taken}")
    elif action == "repair":
        scene.fill(1, "blue", 1, "+damaged")
        scene.begin().do("repair")
    elif action == "enlist":
        scene.give("people yax_kuk_mo")
        scene.begin().do("enlist yax_kuk_mo")
    elif action == "calm":
        scene.begin().do("calm")
    else:
        scene.begin().do("gain")


def _develop_plough(scene: Scene) -> None:
    """Let seat 1 develop Heavy Plough, which makes Hunting obsolete."""
    scene.lines[0] = "era 2"
    scene.give("2 dice red 1", "1 hand heavy_plough", "1 resources 6 green", "1 dice black 1")
    scene.begin().do("develop heavy_plough")


def _strike(scene: Scene, track: str) -> None:
    scene.fill(1, "green", 1)
    scene.give(f"tracks {track} 10", "phase disasters")
    scene.begin()


# --- then


def _observe(effect: Effect, scene: Scene, n: int) -> None:
    """Compare what was told with what the effect amounts to."""
    match effect.verb:
        case "gain" | "lose":
            kind = scene.take if effect.words[1] == "any" else effect.words[1]
            assert scene.goods(effect.verb)[kind] == n
        case "vp":
            assert scene.scored() == n
        case "unrest" if "of" in effect.words:
            assert (scene.unrest(2), scene.unrest(3)) == (n, 0)
        case "unrest":
            paid = max(0, effect.card.cost - 6) if effect.card.kind == "personality" else 0
            calmed = len(scene.told("act_calm"))  # NV-5.7.1: the action itself
            assert scene.unrest() == n - calmed + (paid if effect.trigger == "instant" else 0)
        case "steal":
            victims = [event.args["rival"] for event in scene.told("steal")]
            assert victims == [1] * n
        case "damage":
            assert len(scene.told("damage", 2)) == n
            assert not scene.told("damage", 1) + scene.told("damage", 3)
        case "repair" | "research" | "recall" | "draw_die":
            assert len(scene.told(effect.verb)) == n
        case "draw":
            assert [event.args["count"] for event in scene.told("draw")] == [n]
            assert "cards" not in scene.told("draw")[0].to_data(1)
        case "track":
            moved = scene.told("track_up") + scene.told("track_down")
            assert scene.total("track_up") + scene.total("track_down") == abs(n)
            assert all(event.code == ("track_up" if n > 0 else "track_down") for event in moved)
            track = ANY_TRACK if effect.words[0] == "any" else effect.words[0]
            assert all(event.args["track"] == track for event in moved)
        case "convert":
            _observe_conversions(effect, scene, effect.times if n else 0)
        case _:
            raise AssertionError(effect.verb)


def _observe_conversions(effect: Effect, scene: Scene, times: int) -> None:
    """NV-18.8.6: as often as the limit allows, each time the whole price for the whole gain."""
    pay, kind, _, get, got = effect.words
    assert sum(scene.goods("lose").values()) == int(pay) * times
    if kind != "any":
        assert set(scene.goods("lose")) <= {kind}
    if got == "vp":
        assert scene.scored() == int(get) * times
    else:
        assert sum(scene.goods("gain").values()) == int(get) * times
        assert got == "any" or set(scene.goods("gain")) <= {got}
