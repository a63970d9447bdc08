"""The short rules are complete and short, name what exists, and say the same in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from novastate.arena.rulebook import clauses, rules_text
from novastate.games import registry
from novastate.games.registry import ruleset
from novastate.server import content
from novastate.server.short_rules import short_rules
from tests.server.conftest import Site

GAMES = sorted(registry.GAMES)
CHAPTERS = {"master": 7, "state2010": 6, "newera": 6, "novaera": 6}
LANGUAGES = {"en", "de"}
WORDS_OF_A_PICTURE = 30
FACTS = 3
LABELS = 7
QUESTIONS = 6
ROOMS = {"all", "aid", "cards", "clauses"}
"""Addresses that no chapter can have."""


def words(text: str) -> int:
    return len(text.replace("**", "").split())


def pairs(part: Any) -> Iterator[dict[str, Any]]:
    """Yield everything below a part that is said in a language."""
    if isinstance(part, dict):
        if LANGUAGES & set(part):
            yield part
        for value in part.values():
            yield from pairs(value)
    elif isinstance(part, list):
        for value in part:
            yield from pairs(value)


def named(part: Any, *keys: str) -> Iterator[Any]:
    """Yield what stands under these keys, at any depth; lists one by one."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in keys:
                yield from value if isinstance(value, list) else [value]
            else:
                yield from named(value, *keys)
    elif isinstance(part, list):
        for value in part:
            yield from named(value, *keys)


@pytest.mark.parametrize("game", GAMES)
def test_chapters_have_two_or_three_screens_and_keep_their_limits(game: str) -> None:
    book = short_rules(game)
    assert [one["number"] for one in book["chapters"]] == list(range(1, CHAPTERS[game] + 1))
    assert not {one["id"] for one in book["chapters"]} & ROOMS
    for chapter in book["chapters"]:
        assert 2 <= len(chapter["screens"]) <= 3, chapter["id"]
        for screen in chapter["screens"]:
            where = f"{game} {chapter['id']} {screen['title']['en']}"
            assert 1 <= len(screen["pictures"]) <= 3, where
            assert 1 <= len(screen["remember"]) <= FACTS, where
            for picture in screen["pictures"]:
                for lang in LANGUAGES:
                    assert 3 <= words(picture[lang]) <= WORDS_OF_A_PICTURE, picture[lang]
                    assert picture[lang].count("**") % 2 == 0, picture[lang]
                drawn = set(picture) - {"title", "clause", "more", *LANGUAGES}
                assert drawn, where


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_both_languages(game: str) -> None:
    for pair in pairs(short_rules(game)):
        assert set(pair) >= LANGUAGES, pair
        assert bool(pair["en"]) == bool(pair["de"]), pair


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_exists(game: str) -> None:
    known = {clause.id for clause in clauses(rules_text(ruleset(game)))}
    found = set(named(short_rules(game), "clause", "more"))
    assert len(found) > 40
    assert found <= known, found - known


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_is_shown_exists(game: str) -> None:
    data = content.cards(game)
    known = {card["id"] for part in ("cards", "connections", "factions") for card in data[part]}
    found = set(named(short_rules(game), "card", "cards", "damaged", "ruins", "faction"))
    assert found <= known, found - known


@pytest.mark.parametrize("game", GAMES)
async def test_every_lesson_to_try_exists(game: str, lite: Site) -> None:
    every = await lite.player().get(f"/api/games/{game}/puzzles")
    lessons = {one["id"] for one in every if one["kind"] == "tutorial"}
    found = set(named(short_rules(game)["chapters"], "try"))
    assert found
    assert found <= lessons, found - lessons


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_an_icon_of_the_page(game: str, root: Path) -> None:
    sprite = (root / "web/src/lib/icons/sprites/page.svg").read_text("utf-8")
    known = set(re.findall(r'id="([^"]+)"', sprite))
    shown = " ".join(named(short_rules(game), "show"))
    found = set(named(short_rules(game), "sign")) | set(re.findall(r"icon:([a-z-]+)", shown))
    assert found <= known, found - known


def shown_parts(book: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield each card of which a part is named, with that part."""
    for chapter in book["chapters"]:
        for picture in named(chapter, "pictures"):
            if "part" in picture:
                yield picture["card"], picture["part"]
    *kinds, test = book["anatomy"]
    for kind in kinds:
        yield from ((kind["card"], label) for label in kind["labels"])
    yield from ((one["card"], one["part"]) for one in test["ask"])


def test_cards_of_nova_era_have_the_effects_that_are_shown_of_them() -> None:
    cards = {card["id"]: card for card in content.cards("novaera")["cards"]}
    for id, part in shown_parts(short_rules("novaera")):
        triggers = {effect["trigger"] for effect in cards[id]["effects"]}
        linked = cards[id]["obsoletes"] or cards[id]["evolves_into"]
        has = part in {"price", "kind", "era"} or (linked if part == "links" else part in triggers)
        assert has, (id, part)


@pytest.mark.parametrize("game", ["master", "newera", "state2010"])
def test_locations_have_the_parts_that_are_shown_of_them(game: str) -> None:
    data = content.cards(game)
    cards = {
        card["id"]: card for part in ("cards", "connections", "factions") for card in data[part]
    }
    for id, part in shown_parts(short_rules(game)):
        if part in {"types", "spoils", "deal", "bonus", "distance", "defence"}:
            value = cards[id].get(part)
            assert value or part == "distance" or cards[id].get("defends"), (id, part)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_one_screen(game: str) -> None:
    aid = short_rules(game)["aid"]
    assert 4 <= len(aid) <= 6
    assert sum(len(part["lines"]) for part in aid) <= 30
    for line in (line for part in aid for line in part["lines"]):
        assert max(words(line[lang]) for lang in LANGUAGES) <= 12, line


@pytest.mark.parametrize("game", GAMES)
def test_the_anatomy_names_few_parts_and_asks_six_times(game: str) -> None:
    *kinds, test = short_rules(game)["anatomy"]
    assert len(kinds) >= 3
    for kind in kinds:
        assert 3 <= len(kind["labels"]) <= LABELS, kind["id"]
        assert kind["uses"]
    assert len(test["ask"]) == QUESTIONS


async def test_they_are_served_and_may_be_kept(lite: Site) -> None:
    # given
    visitor = lite.player()
    # when
    answer = await visitor.http.get("/api/games/novaera/rulebook")
    # then
    assert answer.json()["chapters"][1]["id"] == "dice"
    assert "max-age" in answer.headers["cache-control"]
    assert (await visitor.get("/api/games/chess/rulebook", 404))["code"] == "no_game"
