"""Bad card files of Nova Era: each fault is one sentence with file, line, card and field."""

from pathlib import Path

import pytest

from novastate.games.novaera.cards import load
from novastate.kernel.errors import CardFileError

GOOD = {
    "name": '"Kites"',
    "colours": '"blue"',
    "cost": "3",
    "effects": '[{ trigger = "instant", verb = "draw", amount = 1 }]',
}
LIMIT = 'limit = { per = "round", times = 1 }'
DECKS = "start, tech1, evo12, tech2, evo23, tech3, pers1, pers2, pers3"


def fault(folder: Path, fields: dict[str, str], file: str = "tech2", id: str = "kites") -> str:
    """Load a card beside the shipped ones and return what is said of it."""
    lines = [f"[{id}]", *(f"{key} = {value}" for key, value in fields.items() if value)]
    (folder / f"{file}.toml").write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(CardFileError) as error:
        load.with_folder(load.shipped(), folder)
    said = str(error.value)
    head = f'{file}.toml, line 1, card "{id}"'
    assert said.startswith(head)
    return said.removeprefix(head).removeprefix(": ")


def effect_fault(folder: Path, effect: str) -> str:
    """Load a card with one effect and return what is said of it."""
    said = fault(folder, {**GOOD, "effects": f"[{{ {effect} }}]"})
    assert said.startswith(", effect 1")
    return said.removeprefix(", effect 1").removeprefix(": ")


def test_the_good_card_is_good(tmp_path: Path) -> None:
    lines = ["[kites]", *(f"{key} = {value}" for key, value in GOOD.items())]
    (tmp_path / "tech2.toml").write_text("\n".join(lines), "utf-8")
    assert load.with_folder(load.shipped(), tmp_path).by_id["kites"].cost == 3


# The field, what is written instead, and what is said of it.
BAD_FIELDS = [
    ("name", "", 'field "name" is missing'),
    ("name", '""', 'field "name" is empty'),
    ("name", "4", 'field "name" must be a text in quotes, not 4'),
    ("name", '"Archery"', 'field "name" says "Archery", which is the name of "archery" already'),
    ("colours", "", 'field "colours" is missing'),
    (
        "colours",
        '"bleu"',
        'field "colours" says "bleu", which is no colour (did you mean "blue"?)',
    ),
    (
        "colours",
        '"black"',
        'field "colours" says "black", which is no colour (known are green, red, yellow, blue)',
    ),
    (
        "colours",
        '"red red"',
        'field "colours" says "red red", but a card has one or two colours',
    ),
    (
        "colours",
        '"red blue green"',
        'field "colours" says "red blue green", but a card has one or two colours',
    ),
    ("cost", "", 'field "cost" is missing'),
    ("cost", "21", 'field "cost" says 21, which is not from 0 to 20'),
    ("cots", "3", 'field "cots" is unknown (did you mean "cost"?)'),
    ("effects", "", 'field "effects" is missing'),
    ("effects", "[]", 'field "effects" must hold 1 to 8 effects'),
    ("effects", '"draw"', 'field "effects" must be a list, not the text "draw"'),
    ("effects", '["draw"]', 'field "effects" holds the text "draw" where a table is meant'),
    ("figure", '{ gender = "f" }', 'field "figure" does not go with technologies (deck tech2)'),
    ("requires", '"red"', 'field "colours" does not go with territories (deck tech2)'),
    ("deck", '"pers1"', 'field "colours" does not go with personalities (deck pers1)'),
    ("deck", '"tech4"', f'field "deck" says "tech4", which is none of {DECKS}'),
    ("deck", '"evo12"', "no card evolves into it, so the deck evo12 never gives it"),
    ("obsoletes", '"acrhery"', 'field "obsoletes" says "acrhery", which is no card of this set'),
    (
        "obsoletes",
        '"archery archery"',
        'field "obsoletes" says "archery", which is named twice',
    ),
    (
        "obsoletes",
        '"archery fishing barter"',
        'field "obsoletes" makes 3 cards obsolete, but 2 are the most',
    ),
    (
        "obsoletes",
        '"tanks"',
        'field "obsoletes" says "tanks" of deck tech3, which is no technology or territory '
        "of an era before deck tech2",
    ),
    (
        "obsoletes",
        '"sun_tzu"',
        'field "obsoletes" says "sun_tzu" of deck pers1, which is no technology or territory '
        "of an era before deck tech2",
    ),
    (
        "evolves_into",
        '"planes"',
        'field "evolves_into" says "planes", which is no card of this set',
    ),
    (
        "evolves_into",
        '"tanks"',
        'field "evolves_into" says "tanks", but deck tech2 does not evolve into deck tech3',
    ),
    (
        "evolves_into",
        '"metropolis"',
        'field "evolves_into" says "metropolis", into which "urban_development" evolves already',
    ),
    ("replaces", "true", 'field "replaces" is true, but there is no such card before'),
]


@pytest.mark.parametrize(("field", "value", "said"), BAD_FIELDS)
def test_bad_fields(field: str, value: str, said: str, tmp_path: Path) -> None:
    """NV-21.7.3: what a card says of itself and of others."""
    assert fault(tmp_path, {**GOOD, field: value}) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ('"red 2"', 'says "red 2": the number 2 has no colour after it'),
        ('"0 red"', 'says "0 red", where "0" is out of place'),
        ('"2 3 red"', 'says "2 3 red", where "3" is out of place'),
        ('"red red"', 'says "red red", which names "red" twice'),
        (
            '"rde"',
            'says "rde", which is no colour (did you mean "red"?)',
        ),
        ('""', "is empty"),
    ],
)
def test_bad_requirements(value: str, said: str, tmp_path: Path) -> None:
    land = {**GOOD, "colours": "", "cost": "", "requires": value}
    assert fault(tmp_path, land) == f'field "requires" {said}'


def test_no_territory_in_era_one(tmp_path: Path) -> None:
    """NV-5.5.1: expansion begins with era II."""
    land = {**GOOD, "colours": "", "cost": "", "requires": '"red"'}
    said = fault(tmp_path, land, "tech1")
    assert said == 'field "requires" makes a territory, of which era I has none'


def test_a_file_that_is_no_deck_needs_the_field(tmp_path: Path) -> None:
    assert fault(tmp_path, GOOD, "mine") == (
        f'field "deck" is missing, because the file is not named like a deck (known are {DECKS})'
    )


def test_an_id_that_no_move_could_name(tmp_path: Path) -> None:
    said = fault(tmp_path, GOOD, id="Kites")
    assert said == "an id is written with small letters, digits and underscores"


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        ('{ gender = "x", continent = "Asia" }', 'field "gender" says "x", which is none of f, m'),
        ('{ gender = "f" }', 'field "continent" is missing'),
    ],
)
def test_bad_figures(figure: str, said: str, tmp_path: Path) -> None:
    person = {**GOOD, "colours": "", "figure": figure}
    assert fault(tmp_path, person, "pers1") == f", figure: {said}"


BAD_EFFECTS = [
    # Triggers and verbs.
    ('verb = "draw", amount = 1', 'field "trigger" is missing'),
    (
        'trigger = "instnat", verb = "draw", amount = 1',
        'field "trigger" says "instnat", which is no trigger (did you mean "instant"?)',
    ),
    (
        'trigger = "instant", verb = "drwa", amount = 1',
        'field "verb" says "drwa", which is no verb (did you mean "draw"?)',
    ),
    (
        'trigger = "production", verb = "draw_die", amount = 1',
        'field "verb" says "draw_die", which "production" cannot do (it goes with instant)',
    ),
    (
        'trigger = "scoring", verb = "gain", kind = "red", amount = 1',
        'field "verb" says "gain", which "scoring" cannot do (it goes with instant, production, '
        "on_pick, on_action, on_upgrade, on_disaster, on_dark_age, on_civil_war)",
    ),
    (
        'trigger = "instant", verb = "pick_limit", amount = 1',
        'field "verb" says "pick_limit", which "instant" cannot do (it goes with always)',
    ),
    # Parameters.
    (
        'trigger = "instant", verb = "gain", amount = 1',
        'field "kind" is missing, which "gain" needs',
    ),
    (
        'trigger = "instant", verb = "draw", amount = 1, kind = "red"',
        'field "kind" is unknown (known are trigger, verb, amount, condition)',
    ),
    (
        'trigger = "instant", verb = "gain", kind = "gold", amount = 1',
        'field "kind" says "gold", which is no kind of resource '
        "(known are green, red, yellow, blue, any)",
    ),
    (
        'trigger = "instant", verb = "steal", target = "each_weaker:red", kind = "red", amount = 1',
        'field "kind" says "red", which is no kind that can be stolen (known are any)',
    ),
    (
        'trigger = "on_action", verb = "draw", amount = 1',
        'field "action" is missing, which "draw" needs',
    ),
    (
        'trigger = "on_action", action = "enlist", colour = "red", verb = "draw", amount = 1',
        'field "colour" does not narrow this action (known are develop, gain)',
    ),
    (
        'trigger = "always", verb = "discount", action = "enlist", colour = "red", amount = 1',
        'field "colour" does not narrow this action (known are develop)',
    ),
    (
        'trigger = "always", verb = "discount", action = "gain", amount = 1',
        'field "action" says "gain", which is no action here (known are develop, enlist, expand)',
    ),
    (
        'trigger = "on_disaster", disaster = "dark_age", verb = "draw", amount = 1',
        'field "disaster" says "dark_age", which is no disaster '
        "(known are riots, invasion, decline, regression)",
    ),
    (
        'trigger = "always", verb = "protect", from = ["floods"]',
        'field "from" says "floods", which is no protection (known are riots, invasion, decline, '
        "regression, dark_age, penalty, attack, civil_war)",
    ),
    (
        'trigger = "always", verb = "protect", from = ["riots", "riots"]',
        'field "from" names "riots" twice',
    ),
    ('trigger = "always", verb = "protect", from = []', 'field "from" is empty'),
    (
        'trigger = "always", verb = "protect", from = [1]',
        'field "from" must be a list of texts, but holds 1',
    ),
    (
        'trigger = "always", verb = "wild_die", die = "any", as = "any"',
        'field "die" says "any", which is no colour of dice '
        "(known are green, red, yellow, blue, black)",
    ),
    (
        'trigger = "always", verb = "wild_die", die = "black", as = "red"',
        'field "as" says "red", which is no value here (known are any)',
    ),
    (
        'trigger = "on_new_era", verb = "keep", which = "self"',
        'field "which" says "self", which goes with personalities only',
    ),
    # Targets.
    (
        'trigger = "instant", verb = "unrest", target = "each_waeker:red", amount = 1',
        'field "target" says "each_waeker", which is no target (did you mean "each_weaker"?)',
    ),
    (
        'trigger = "instant", verb = "unrest", target = "each_weaker", amount = 1',
        'field "target" says "each_weaker" (known are self, each_weaker:Q, each_stronger:Q)',
    ),
    (
        'trigger = "instant", verb = "unrest", target = "self:red", amount = 1',
        'field "target" says "self:red" (known are self, each_weaker:Q, each_stronger:Q)',
    ),
    (
        'trigger = "instant", verb = "steal", target = "self", kind = "any", amount = 1',
        'field "target" says "self", from whom nothing can be stolen',
    ),
    (
        'trigger = "on_pick", verb = "unrest", target = "each_weaker:pick_sum", amount = 1',
        'field "target" says "pick_sum", in which players are not compared',
    ),
    # Amounts.
    (
        'trigger = "instant", verb = "draw", amount = -1',
        'field "amount" says -1, which is not from 1 to 20',
    ),
    (
        'trigger = "instant", verb = "unrest", target = "self", amount = -21',
        'field "amount" says -21, which is not from -20 to 20',
    ),
    (
        'trigger = "instant", verb = "unrest", target = "self", amount = 0',
        'field "amount" says 0, which does nothing',
    ),
    (
        'trigger = "scoring", verb = "vp", amount = { per = "red" }',
        ', amount: field "max" is missing',
    ),
    (
        'trigger = "scoring", verb = "vp", amount = { per = "terrtiory", max = 2 }',
        ', amount: field "per" says "terrtiory", which is no quantity (did you mean "territory"?)',
    ),
    (
        'trigger = "scoring", verb = "vp", amount = { per = "pick_sum", max = 2 }',
        ', amount: field "per" says "pick_sum", which is known only under "on_pick"',
    ),
    (
        'trigger = "scoring", verb = "vp", amount = { per = "rivals_fewer:pick_sum", max = 2 }',
        ', amount: field "per" says "pick_sum", in which players are not compared',
    ),
    (
        'trigger = "always", verb = "pick_limit", amount = { per = "red", max = 2 }',
        'field "amount" must be a number, because "always" does not count',
    ),
    (
        f'trigger = "ability", verb = "set_die", die = "any", amount = 7, {LIMIT}',
        'field "amount" says 7, but a die shows 1 to 6',
    ),
    (
        'trigger = "instant", verb = "reserve", amount = 2',
        'field "amount" must be 1: there is one token',
    ),
    # Conditions.
    (
        'trigger = "always", condition = { most = "red" }, verb = "pick_limit", amount = 1',
        'field "condition" does not go with "always"',
    ),
    (
        'trigger = "instant", condition = { msot = "red" }, verb = "draw", amount = 1',
        ', condition: field "msot" is unknown (did you mean "most"?)',
    ),
    (
        'trigger = "instant", condition = { most = "red", least = "vp" }, '
        'verb = "draw", amount = 1',
        'field "condition" must say exactly one '
        "(known are most, least, at_least, at_most, in_zone)",
    ),
    (
        'trigger = "instant", condition = { in_zone = false }, verb = "draw", amount = 1',
        ', condition: field "in_zone" must be true',
    ),
    (
        'trigger = "instant", condition = { at_least = "red" }, verb = "draw", amount = 1',
        ', condition: field "at_least" must be a quantity and a number, like ["blue", 3]',
    ),
    (
        'trigger = "instant", condition = { at_least = ["red", 100] }, verb = "draw", amount = 1',
        ', condition: field "at_least" says 100, which is not from 0 to 99',
    ),
    (
        'trigger = "scoring", condition = { at_most = ["pick_sum", 8] }, verb = "vp", amount = 1',
        ', condition: field "at_most" says "pick_sum", which is known only under "on_pick"',
    ),
    # Limits.
    (
        'trigger = "ability", verb = "flip", die = "any"',
        'field "limit" is missing, which "flip" needs',
    ),
    (
        'trigger = "production", verb = "convert", pay = { red = 1 }, get = { any = 1 }',
        'field "limit" is missing, which "convert" needs',
    ),
    (
        'trigger = "always", verb = "reach", amount = 1',
        'field "limit" is missing, which "reach" needs',
    ),
    (
        'trigger = "ability", verb = "reserve", amount = 1',
        'field "limit" is missing, which "reserve" needs',
    ),
    (
        f'trigger = "instant", verb = "reserve", amount = 1, {LIMIT}',
        'field "limit" does not go with "instant", which happens once',
    ),
    (
        'trigger = "ability", verb = "flip", die = "any", limit = { per = "round", times = 8 }',
        ', limit: field "times" says 8, which is not from 1 to 7',
    ),
    (
        'trigger = "ability", verb = "flip", die = "any", limit = { per = "era", times = 1 }',
        ', limit: field "per" says "era", which is no time of a limit (known are round, game)',
    ),
    # Conversions.
    (
        f'trigger = "ability", verb = "convert", pay = {{ vp = 1 }}, get = {{ any = 1 }}, {LIMIT}',
        ', pay: field "vp" is unknown (known are green, red, yellow, blue, any)',
    ),
    (
        f'trigger = "ability", verb = "convert", pay = {{}}, get = {{ any = 1 }}, {LIMIT}',
        'field "pay" is empty',
    ),
    (
        'trigger = "ability", verb = "convert", pay = { red = 1 }, get = { vp = 1, red = 1 }, '
        + LIMIT,
        ', get: field "red" is unknown (known are vp)',
    ),
]


@pytest.mark.parametrize(("effect", "said"), BAD_EFFECTS)
def test_bad_effects(effect: str, said: str, tmp_path: Path) -> None:
    """NV-21.7.2, NV-21.7.4: every effect matches its row in NV-18.8."""
    assert effect_fault(tmp_path, effect) == said


def test_the_token_has_one_owner(tmp_path: Path) -> None:
    """NV-18.9.1: a second card cannot have it."""
    token = '[{ trigger = "instant", verb = "reserve", amount = 1 }]'
    said = fault(tmp_path, {**GOOD, "effects": token, "colours": ""}, "pers3")
    assert said == 'the one reserve token belongs to "cleopatra"'


def test_an_evolution_left_without_its_parent(tmp_path: Path) -> None:
    """NV-21.5.1: a replaced parent that no longer evolves is noticed at its evolution."""
    fields = {**GOOD, "name": '"Irrigation"', "colours": '"green"', "replaces": "true"}
    lines = ["[irrigation]", *(f"{key} = {value}" for key, value in fields.items())]
    (tmp_path / "mine.toml").write_text("\n".join(lines), "utf-8")
    with pytest.raises(CardFileError) as error:
        load.with_folder(load.shipped(), tmp_path)
    assert str(error.value).startswith("evo12.toml, line ")
    assert str(error.value).endswith(
        'card "crop_rotation": no card evolves into it, so the deck evo12 never gives it'
    )


def test_an_evolution_names_its_parent_only_once(tmp_path: Path) -> None:
    """NV-11.1.6: that the parent is obsolete is said by the parent's `evolves_into`."""
    (tmp_path / "tech1.toml").write_text(
        '[a]\nname = "A"\ncolours = "red"\ncost = 1\nevolves_into = "b"\n'
        f"effects = {GOOD['effects']}\n",
        "utf-8",
    )
    fields = {**GOOD, "obsoletes": '"a"'}
    assert fault(tmp_path, fields, "evo12", "b") == (
        'field "obsoletes" says "a", which is obsolete as its parent already'
    )


def test_kinds_do_not_change_by_evolution(tmp_path: Path) -> None:
    """NV-21.5.2: parent and evolution are of the same kind."""
    (tmp_path / "evo23.toml").write_text(
        f'[land]\nname = "Land"\nrequires = "2 red"\neffects = {GOOD["effects"]}\n', "utf-8"
    )
    assert fault(tmp_path, {**GOOD, "evolves_into": '"land"'}) == (
        'field "evolves_into" says "land", which is none of the technologies'
    )
