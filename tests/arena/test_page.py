"""The report as a page: everything is in it, in both languages, and it asks nobody for anything."""

import re
from functools import cache
from html import escape
from html.parser import HTMLParser
from typing import cast

import pytest

from novastate.arena import classic, master, novaera
from novastate.arena.page.charts import Dot, bin_width, binned, dots, histogram, tick_step
from novastate.arena.page.document import page
from novastate.arena.page.words import THINGS, WORDS, Words, spelled
from novastate.arena.playing import Plan, Played
from novastate.arena.report import Report
from novastate.arena.simulate import simulate
from novastate.arena.tournament import tournament
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.counting import breakdown
from novastate.games.registry import ruleset

GAMES = ("master", "novaera", "state2010", "newera")
VOID = {"meta", "input", "line", "circle", "rect"}


class Outline(HTMLParser):
    """Checks that every tag is closed, and collects ids and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        self.ids += [given["id"]] if given.get("id") else []  # type: ignore[list-item]
        for name in ("src", "href", "action", "srcset", "data"):
            self.addresses += [str(given[name])] if name in given else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def outline(text: str) -> Outline:
    made = Outline()
    made.feed(text)
    assert made.open == []
    return made


@cache
def report(game: str) -> Report:
    return tournament(game, 2, ["random", "greedy"], 4)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tournament_of_every_game_has_all_its_parts(game: str, lang: str) -> None:
    text = page(report(game), lang)

    found = outline(text)
    parts = {"ratings", "bots", "duels", "seats", "openings", "cards", "scores", "length", "ends"}
    factions = set() if game == "novaera" else {"factions"}
    assert parts | factions | {"method"} == set(found.ids)
    assert f'<html lang="{lang}">' in text
    assert found.addresses == []


def test_no_request_can_leave_the_page() -> None:
    text = page(report("master"), "en")

    assert "default-src 'none'" in text
    assert re.findall(r"https?://|url\(|@import|//cdn", text) == []


def test_one_bot_alone_is_not_rated() -> None:
    text = page(simulate("master", 2, ["random"], 2), "en")

    assert not {"ratings", "duels"} & set(outline(text).ids)
    assert "<h1>Simulation: 51st State: Master Set</h1>" in text


def test_the_solo_game_shows_wins_and_levels() -> None:
    text = page(simulate("master", 1, ["random"], 3), "de")

    assert "seats" not in outline(text).ids
    assert "Solo" in text
    assert "Stufe" in text


def test_a_run_without_a_finished_game_is_a_page_as_well() -> None:
    plan = Plan("master", 2, ("random", "greedy"), 1, tournament=True)
    broken = Played(0, 1, ("random", "greedy"), error="RuntimeError: <out of fuel>")

    text = page(Report(plan, 1, 1.0, [broken]), "en")

    assert "failed" in outline(text).ids
    assert "Game 1, seed 1: RuntimeError: &lt;out of fuel&gt;" in text


def test_names_are_those_of_the_language() -> None:
    made = report("state2010")

    for lang in ("en", "de"):
        text, say = page(made, lang), Words(made.plan, lang)
        for name in (*made.factions(), *made.cards()):
            assert escape(say.card(name)) in text
    assert "Factions" not in text


def test_both_languages_have_the_same_words() -> None:
    assert WORDS["en"].keys() == WORDS["de"].keys()
    for key, text in WORDS["en"].items():
        assert re.findall(r"{\w+}", text) == re.findall(r"{\w+}", WORDS["de"][key]), key


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_counted_or_led_has_a_german_word(game: str) -> None:
    made = report(game)

    for name in {*made.counts(), *made.leaders()}:
        assert name in THINGS["de"] or f"{game}.{name}" in THINGS["de"], name


def test_every_deed_of_an_opening_has_a_german_word() -> None:
    for deed in {*classic.DEEDS, *master.DEEDS.values(), *novaera.DEEDS.values()}:
        assert deed in THINGS["de"], deed
    for source in classic_breakdown():
        assert source in THINGS["de"], source


def classic_breakdown() -> list[str]:
    """List the sources of points of the old editions."""
    position = cast(ClassicPosition, ruleset("newera").new(2, 1))
    return list(breakdown(position.players[0]))


def test_figures_are_written_as_the_language_has_it() -> None:
    plan = Plan("master", 2, ("random", "random"), 1)

    english, german = Words(plan, "en"), Words(plan, "de")

    assert (english.figure(1234.5), german.figure(1234.5)) == ("1,234.5", "1.234,5")
    assert (english.percent(0.125), german.percent(0.125)) == ("12.5 %", "12,5 %")
    assert spelled("own_card") == english.card("own_card") == "Own card"


def test_a_dot_stands_where_its_figure_is() -> None:
    row = Dot("<me>", 0.5, 0.25, 0.75, "50 %", "25–75", 0.1)

    text = dots([row], 0.0, 1.0, [(0.0, "0 %"), (1.0, "100 %")])

    assert 'cx="50.00%"' in text
    assert 'x1="25.00%" x2="75.00%"' in text
    assert 'class="mark" x1="10.00%"' in text
    assert "&lt;me&gt;" in text
    outline(text)


def test_the_highest_bar_fills_the_chart() -> None:
    text = histogram([(0, 1), (5, 4)], 5, 5, "scores")

    assert 'y="0.00%" height="100.00%"' in text
    assert 'y="75.00%" height="25.00%"' in text
    assert "<title>5–9: 4 (80.0 %)</title>" in text
    assert histogram([], 1, 0, "nothing") == ""


def test_bins_and_axes_are_round() -> None:
    assert binned([-3, 0, 4], 5, -3, 4) == [(-5, 1), (0, 2)]
    assert [bin_width(0, most) for most in (23, 24, 60, 5000)] == [1, 2, 5, 500]
    assert [tick_step(0, most) for most in (0.3, 1.0, 60.0, 700.0)] == [0.1, 0.5, 20.0, 500.0]


def test_who_wins_short_games_is_told() -> None:
    plan = Plan("master", 2, ("a", "b"), 1, tournament=True)
    same = {"decisions": 9, "answers": (5, 4), "thinking": (0.1, 0.1), "reason": "vp"}
    short = Played(0, 1, ("a", "b"), rounds=4, scores=(9, 5), winners=(0,), ranks=(1, 2), **same)  # type: ignore[arg-type]
    long = Played(1, 1, ("b", "a"), rounds=6, scores=(9, 5), winners=(0,), ranks=(1, 2), **same)  # type: ignore[arg-type]

    text = page(Report(plan, 1, 1.0, [short, long]), "en")

    rows = re.findall(r'<tr><th scope="row" data-v="\d">(\d)</th>(.*?)</tr>', text)
    assert [(n, re.findall(r">([\d.]+ %)<", cells)) for n, cells in rows] == [
        ("4", ["100.0 %", "0.0 %"]),
        ("6", ["0.0 %", "100.0 %"]),
    ]
