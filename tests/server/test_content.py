"""Games, cards, rules, puzzles; the page; what operators look at."""

import html.parser
import json
from pathlib import Path

import pytest

from novastate.server.api import pages
from tests.server.conftest import Site


async def test_games_describe_themselves_for_the_lobby(lite: Site) -> None:
    game, nova, old, era = await lite.player().get("/api/games")
    assert (game["id"], game["seats"]) == ("master", [1, 2, 3, 4])
    assert (nova["id"], nova["seats"]) == ("novaera", [2, 3, 4])
    assert (old["id"], old["seats"]) == ("state2010", [2, 3, 4])
    assert (era["id"], era["seats"][-1]) == ("newera", 5)
    bots = {bot["id"]: bot for bot in game["bots"]}
    assert set(bots) >= {"random", "greedy", "easy", "normal", "hard", "expert"}
    assert bots["hard"]["words"] == {"en": "Hard", "de": "Schwer"}
    assert 0 < bots["easy"]["seconds"] < bots["hard"]["seconds"] < bots["expert"]["seconds"]
    assert "rating" in bots["hard"]
    expansion = next(option for option in game["options"] if option["name"] == "expansion")
    assert set(expansion["words"]) == {"en", "de"}
    assert expansion["choices"] == ["new_era", "winter", "none"]


async def test_a_set_up_asks_few_questions_and_leaves_the_rest_to_experts(lite: Site) -> None:
    for game in await lite.player().get("/api/games"):
        groups: dict[str, list[str]] = {}
        for option in game["options"]:
            groups.setdefault(option["group"], []).append(option["name"])
            if option["kind"] in ("list", "table", "numbers"):
                assert option["group"] == "expert", option["name"]
        assert set(groups) == {"length", "cards", "start", "expert"}
        assert len(groups["length"]) == 1, game["id"]  # hints and reviews are asked beside it
        assert len(groups["cards"]) <= 2
        assert len(groups["start"]) <= 2


async def test_cards_have_texts_in_both_languages(lite: Site) -> None:
    data = await lite.player().get("/api/games/master/cards")
    for card in [*data["cards"], *data["connections"], *data["factions"]]:
        assert card["names"]["en"]
        assert card["text"]["de"]
        assert card["icon"]
    assert len(data["factions"]) >= 4
    assert data["words"]["goods"]["brick"]["de"] == ["Baumaterial", "Baumaterial"]
    assert data["words"]["kinds"]["open_production"]["en"]
    types = {name for card in data["cards"] for name in card["types"]}
    assert types <= set(data["words"]["types"])
    assert (await lite.player("de").get("/api/games/chess/cards", 404))["code"] == "no_game"


async def test_each_game_names_what_its_cards_speak_of(lite: Site) -> None:
    data = await lite.player().get("/api/games/novaera/cards")
    assert len(data["cards"]) == 198
    assert data["connections"] == data["factions"] == []
    assert data["words"]["goods"]["blue"]["en"] == ["Knowledge", "Knowledge"]
    assert data["words"]["tracks"]["dark_age"]["de"] == "Dunkles Zeitalter"
    assert set(data["words"]["decks"]) >= {card["deck"] for card in data["cards"]}


class Tags(html.parser.HTMLParser):
    """Collects the tags of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)


async def test_rules_come_as_sections_of_clauses_in_safe_html(lite: Site, root: Path) -> None:
    sections = await lite.player().get("/api/games/master/rules")
    clauses = [clause for section in sections for clause in section["clauses"]]
    ids = [clause["id"] for clause in clauses if clause["id"]]
    assert len(ids) == len(set(ids)) > 300
    assert {"MS-1.1", "MS-10.2.2", "SO-9.4"} <= set(ids)
    first = next(clause for clause in clauses if clause["id"] == "MS-1.1")
    assert first["html"].startswith("<p>Two to four players")
    parser = Tags()
    parser.feed("".join(clause["html"] for clause in clauses))
    assert parser.tags <= {
        *("p", "code", "strong", "em", "ul", "ol", "li", "a", "br", "blockquote", "hr", "pre"),
        *("table", "thead", "tbody", "tr", "th", "td"),
    }
    # nothing of the document is lost
    words = set((root / "docs/rules/master_set.md").read_text("utf-8").split())
    shown = json.dumps(sections, ensure_ascii=False)
    missing = [w for w in words if w.isalpha() and len(w) > 6 and w not in shown]
    assert missing == []


async def test_health_metrics_and_the_description_of_the_interface(site: Site) -> None:
    visitor = site.player()
    assert (await visitor.get("/health"))["status"] == "ok"
    figures = await visitor.get("/metrics")
    assert 'novastate_http_requests_total{route="/health",status="200"} 1.0' in figures
    schema = await visitor.get("/schema/openapi.json", headers={"accept": "*/*"})
    document = json.loads(schema) if isinstance(schema, str) else schema
    assert "/api/tables" in document["paths"]
    assert all(
        "429" in operation["responses"]
        for path, operations in document["paths"].items()
        if path.startswith("/api/")
        for operation in operations.values()
    )


async def test_every_answer_has_the_security_headers(lite: Site) -> None:
    for path in ("/", "/api/games", "/nothing.js", "/api/none", "/health"):
        headers = (await lite.player().http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


async def test_the_page_and_its_own_addresses(
    lite: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>The table</title>")
    (static / "assets" / "main-1a2b.js").write_text("let x = 1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    visitor = lite.player()
    # then
    for path in ("/", "/t/abc", "/replay/abc?move=3", "/rules/master"):
        assert "The table" in await visitor.get(path)
    answer = await visitor.http.get("/assets/main-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    for path in ("/assets/none.js", "/api/none", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        assert (await visitor.get(path, 404))["code"] == "not_found"


async def test_without_a_built_page_it_is_said_how_to_build_it(
    lite: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    assert "make web" in await lite.player().get("/")
