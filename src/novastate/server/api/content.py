"""Games, cards, rules and puzzles."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router
from litestar.params import PathParameter, QueryParameter

from novastate.puzzles.shelf import puzzles as shipped
from novastate.server import content
from novastate.server.api.answers import AS_IT_IS
from novastate.server.api.packed import shelf
from novastate.server.api.routes import get
from novastate.server.cast import cast_of
from novastate.server.context import lang_of
from novastate.server.shapes.content import Character
from novastate.server.short_rules import short_rules

Ask = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=40, description="The id of the game.")]
Edition = Annotated[
    str, QueryParameter(max_length=40, description="`first` or `second`; by default today's.")
]
Kind = Annotated[
    Literal["", "puzzle", "tutorial"], QueryParameter(description="Only puzzles, or only lessons.")
]


@get("/games", "The games with their options and bots", sync_to_thread=False)
def games(request: Ask) -> Response[list[dict[str, Any]]]:
    """Describe every game."""
    return shelf.answer(request, ("games",), content.games())


@get("/games/{game:str}/cards", "Every card with its texts", 404, sync_to_thread=False)
def cards(request: Ask, game: GameId, edition: Edition = "") -> Response[dict[str, Any]]:
    """Describe every card, of the edition that a table is played with or of today's."""
    return shelf.answer(request, ("cards", game, edition), content.cards(game, edition))


@get("/games/{game:str}/rules", "The rules by clauses", 404, sync_to_thread=False)
def rules(request: Ask, game: GameId) -> Response[list[dict[str, Any]]]:
    """Return the rules."""
    return shelf.answer(request, ("rules", game), content.rules(game))


@get("/games/{game:str}/rulebook", "The short rules with their pictures", 404, sync_to_thread=False)
def rulebook(request: Ask, game: GameId) -> Response[dict[str, Any]]:
    """Return chapters, player aid and card anatomy, each in both languages."""
    return shelf.answer(request, ("rulebook", game), short_rules(game))


@get("/games/{game:str}/cast", "The characters that bots play as", 404, sync_to_thread=False)
def cast(request: Ask, game: GameId) -> Response[list[Character]]:
    """List the characters of a game."""
    content.rules_of(game)
    return shelf.answer(request, ("cast", game), cast_of(game))


@get("/games/{game:str}/puzzles", "Puzzles and lessons", 404, sync_to_thread=False)
def puzzles(request: Ask, game: GameId, kind: Kind = "") -> Response[list[dict[str, Any]]]:
    """List the puzzles of a game and its lessons, or one kind of them."""
    content.rules_of(game)
    lang = lang_of(request)
    name = ("puzzles", game, kind, lang)
    return shelf.answer(request, name, _puzzles(game, kind, lang), "Accept-Language")


@lru_cache
def _puzzles(game: str, kind: str, lang: str) -> list[dict[str, Any]]:
    every = [each.to_data(lang) for each in shipped().values() if each.game == game]
    return [each for each in every if kind in ("", each["kind"])]


router = Router(
    "/api",
    route_handlers=[games, cards, rules, rulebook, cast, puzzles],
    opt={AS_IT_IS: True},
)
