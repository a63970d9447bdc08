"""Games, cards, rules and puzzles."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from novastate.puzzles.shelf import puzzles as shipped
from novastate.server import content
from novastate.server.api.answers import problems
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
KEEP = {"Cache-Control": "public, max-age=300"}


@get(
    "/games",
    responses=problems(),
    summary="The games with their options and bots",
    sync_to_thread=False,
)
def games() -> Response[list[dict[str, Any]]]:
    """Describe every game."""
    return Response(content.games(), headers=KEEP)


@get(
    "/games/{game:str}/cards",
    responses=problems(404),
    summary="Every card with its texts",
    sync_to_thread=False,
)
def cards(game: GameId, edition: Edition = "") -> Response[dict[str, Any]]:
    """Describe every card, of the edition that a table is played with or of today's."""
    return Response(content.cards(game, edition), headers=KEEP)


@get(
    "/games/{game:str}/rules",
    responses=problems(404),
    summary="The rules by clauses",
    sync_to_thread=False,
)
def rules(game: GameId) -> Response[list[dict[str, Any]]]:
    """Return the rules."""
    return Response(content.rules(game), headers=KEEP)


@get(
    "/games/{game:str}/rulebook",
    responses=problems(404),
    summary="The short rules with their pictures",
    sync_to_thread=False,
)
def rulebook(game: GameId) -> Response[dict[str, Any]]:
    """Return chapters, player aid and card anatomy, each in both languages."""
    return Response(short_rules(game), headers=KEEP)


@get(
    "/games/{game:str}/cast",
    responses=problems(404),
    summary="The characters that bots play as",
    sync_to_thread=False,
)
def cast(game: GameId) -> Response[list[Character]]:
    """List the characters of a game."""
    content.rules_of(game)
    return Response(cast_of(game), headers=KEEP)


@get(
    "/games/{game:str}/puzzles",
    responses=problems(404),
    summary="Puzzles and lessons",
    sync_to_thread=False,
)
def puzzles(request: Ask, game: GameId, kind: Kind = "") -> Response[list[dict[str, Any]]]:
    """List the puzzles of a game and its lessons, or one kind of them."""
    content.rules_of(game)
    lang = lang_of(request)
    every = [each.to_data(lang) for each in shipped().values() if each.game == game]
    found = [each for each in every if kind in ("", each["kind"])]
    return Response(found, headers={"Vary": "Accept-Language", **KEEP})


router = Router("/api", route_handlers=[games, cards, rules, rulebook, cast, puzzles])
