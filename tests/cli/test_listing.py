"""`games`, `cards` and `rules`: what there is."""

from pathlib import Path
from typing import Any

import pytest

from novastate.games.registry import ruleset
from tests.cli.conftest import Cli
from tests.cli.test_errors import GOOD_CARD

SETS = {"base": 88, "new_era": 50, "winter": 50, "promo": 5, "connections": 12, "factions": 4}


def by_name(options: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {option["name"]: option for option in options}


def test_the_master_set_is_listed_with_its_sets_seats_and_options(cli: Cli) -> None:
    games = cli("games", "--json").data()["games"]

    master = next(game for game in games if game["id"] == "master")
    assert master["title"] == "51st State: Master Set"
    assert master["rules_version"] == ruleset("master").version
    assert master["seats"] == [1, 2, 3, 4]
    assert master["sets"] == SETS
    options = by_name(master["options"])
    assert len(options) == len(ruleset("master").options) == 15
    assert options["expansion"]["default"] == "new_era"
    assert options["expansion"]["choices"] == ["new_era", "winter", "none"]
    assert options["promos"]["default"] is False
    assert options["end_vp"]["default"] == 25


def test_games_for_people_name_options_and_sets(cli: Cli) -> None:
    ran = cli("games")

    assert ran.code == 0
    assert "base 88, new_era 50, winter 50, promo 5, connections 12, factions 4" in ran.out
    for option in ruleset("master").options:
        assert option.name in ran.out
        assert option.clause in ran.out


def test_games_speak_german_where_the_environment_does(german: Cli) -> None:
    assert "Welche Erweiterung dabei ist" in german("games").out


def test_all_cards_have_id_set_copies_and_text_in_both_languages(cli: Cli) -> None:
    cards = cli("cards", "master", "--json").data()["cards"]

    assert len({card["id"] for card in cards}) == len(cards)
    counts: dict[str, int] = {}
    for card in cards:
        assert card["text"]["en"]
        assert card["text"]["de"]
        assert card["text"]["en"] != card["text"]["de"]
        counts[card["set"]] = counts.get(card["set"], 0) + card["copies"]
    assert counts == SETS


def test_cards_for_people_are_told_in_the_language_asked_for(cli: Cli) -> None:
    assert cli("cards", "master", "school", "--lang", "de").out.splitlines()[:3] == [
        "Schule  school, base, 3×",
        "  Produktion, Entfernung 1, Kategorien Munition und Arbeiter.",
        "  Produziert 1 Arbeiter.",
    ]
    assert "Produces 1 worker." in cli("cards", "master", "School").out


def test_every_card_is_printed(cli: Cli) -> None:
    out = cli("cards", "master", "--lang", "de").out

    for card in ruleset("master").cards_data():
        assert str(card["id"]) in out


def test_cards_of_one_set_only(cli: Cli) -> None:
    cards = cli("cards", "master", "--set", "winter", "--json").data()["cards"]

    assert {card["set"] for card in cards} == {"winter"}
    assert sum(card["copies"] for card in cards) == 50


@pytest.mark.parametrize("game", ["novaera", "state2010", "newera"])
def test_cards_of_the_first_edition_are_shown_on_demand(cli: Cli, game: str) -> None:
    rules = ruleset(game)

    today, second, first = (
        cli("cards", game, *more, "--json").data()["cards"]
        for more in ([], ["--edition", "second"], ["--edition", "first"])
    )

    assert today == second == rules.cards_data()
    assert first == rules.cards_data("first") != second
    assert [card["id"] for card in first] == [card["id"] for card in second]


def test_cards_of_a_folder_of_ones_own_are_among_them(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(GOOD_CARD, "utf-8")

    cards = cli("cards", "master", "--cards", tmp_path, "--json").data()["cards"]

    assert "oasis" in {card["id"] for card in cards}


def test_one_clause_is_printed(cli: Cli) -> None:
    out = cli("rules", "master", "MS-10.2.6").out

    assert out.splitlines() == [
        "10.2 In a rival's state",
        "MS-10.2.6",
        "  The owner has no say in being razed and cannot react.",
    ]


def test_a_section_prints_all_its_clauses(cli: Cli) -> None:
    out = cli("rules", "master", "MS-10.2").out

    assert [f"MS-10.2.{n}\n" in out for n in range(1, 8)] == [True] * 6 + [False]


def test_a_clause_comes_with_its_table(cli: Cli) -> None:
    assert "Junk Train" in cli("rules", "master", "MS-2.5.4").out


def test_the_whole_rules_are_printed_as_they_are_written(cli: Cli, root: Path) -> None:
    text = (root / "docs" / "rules" / "master_set.md").read_text("utf-8")

    assert cli("rules", "master").out == text
    assert cli("rules", "master", "--json").data() == {"game": "master", "text": text}


def test_clauses_as_data(cli: Cli) -> None:
    data = cli("rules", "master", "SO-9.5", "--json").data()

    assert [clause["id"] for clause in data["clauses"]] == ["SO-9.5"]
