"""Which check an effect of a card gets."""

from tests.games.novaera.cards.abilities import check_ability
from tests.games.novaera.cards.facts import Card, Effect
from tests.games.novaera.cards.permanent import check_permanent
from tests.games.novaera.cards.quantities import examples
from tests.games.novaera.cards.resolving import check_resolving, obtain
from tests.games.novaera.cards.scenes import Scene
from tests.games.novaera.cards.test_two_objectives import TWO_OBJECTIVES
from tests.games.novaera.nova import holds


def check_effect(effect: Effect, era: int) -> None:
    """Check one effect of a card."""
    if effect.verb == "keep":
        _check_keep(effect)
    elif effect.verb == "reserve" and effect.trigger == "instant":
        _check_reserve(effect, era)
    elif effect.trigger == "scoring":
        check_objective(effect, era)
    elif effect.trigger == "ability":
        check_ability(effect, era)
    elif effect.trigger == "always":
        check_permanent(effect, era)
    else:
        check_resolving(effect, era)


def check_objective(effect: Effect, era: int) -> None:
    """NV-13.1.4, NV-13.1.5: an objective is met or not; a damaged card scores nothing."""
    if effect.card.id in TWO_OBJECTIVES:
        return  # its two objectives are told as one: explicit examples stand there
    for prepare, n in examples(effect):
        for mark in ("", "+damaged"):
            scene = Scene(effect.card, era)
            if mark and effect.card.kind == "personality":
                continue  # NV-9.1.5: nothing damages personalities
            scene.give(f"1 tableau {effect.card.id}{mark}", "round 3", "phase scoring")
            if not prepare(scene):
                continue
            scene.begin()
            assert scene.scored() == (0 if mark else n)


def _leaves(given: list[str], card: Card, era: int) -> Scene:
    """Let an era end with these lines."""
    scene = Scene(card, era)
    scene.give(*given, "round 3", "phase scoring")
    return scene


def _check_keep(effect: Effect) -> None:
    """NV-18.8.21, NV-14.1.4: who is spared stays for the next era; the others pass on."""
    card = effect.card
    if effect.words == ["self"]:
        stays = _leaves([f"1 tableau sappho {card.id}"], card, 1).begin()
        holds(stays.table, f"1 tableau = {card.id}+used:2", "1 past = sappho")
        # A use of the game never comes back (NV-18.5.5).
        goes = _leaves([f"1 tableau {card.id}+used:2"], card, 2).begin()
        holds(goes.table, "1 tableau = nothing", f"1 past = {card.id}")
        return
    chosen = _leaves([f"1 tableau {card.id} sappho hatshepsut"], card, 2).begin()
    holds(chosen.table, f"1 tableau = {card.id} sappho", "1 past = hatshepsut")
    declined = _leaves([f"1 tableau {card.id} sappho hatshepsut"], card, 2)
    declined.decline = True
    holds(declined.begin().table, f"1 tableau = {card.id}", "1 past = sappho hatshepsut")
    damaged = _leaves([f"1 tableau {card.id}+damaged sappho"], card, 2).begin()
    holds(damaged.table, "1 past = sappho")


def _check_reserve(effect: Effect, era: int) -> None:
    """NV-18.9.2, NV-18.9.3: the token goes onto any card of the display, for its owner alone."""
    scene = Scene(effect.card, era)
    scene.give("column pottery archery", "column markets", "1 dice blue 1", "1 resources 9 green")
    obtain(scene)
    holds(scene.table, "token = pottery")
    assert scene.told("mark")[0].args["card"] == "pottery"
    declined = Scene(effect.card, era)
    declined.decline = True
    declined.give("column pottery archery")
    obtain(declined)
    holds(declined.table, "token = home")
