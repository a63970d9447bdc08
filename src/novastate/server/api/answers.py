"""How answers and errors are made."""

from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import ResponseSpec

from novastate.server.context import lang_of
from novastate.server.logs import log
from novastate.server.shapes.people import ErrorBody
from novastate.server.words import Problem

Body = TypeVar("Body")

AS_IT_IS: Final = "as_it_is"
"""Marks routes whose answers are not packed on the way: they are already, or hold secrets beside
what a visitor can choose, and the size of a packed answer tells something of both."""


def answer(body: Body, cookies: list[Cookie] | None = None, status: int = 200) -> Response[Body]:
    """Answer with JSON; what belongs to a visitor is not to be kept by caches."""
    return Response(
        body, status_code=status, cookies=cookies or [], headers={"Cache-Control": "no-store"}
    )


def error(problem: Problem, lang: str, status: int | None = None) -> Response[ErrorBody]:
    """Answer with a sentence that says what is missing."""
    status = problem.status if status is None else status
    headers = {"Cache-Control": "no-store"}
    if status == 503:
        headers["Retry-After"] = "5"
    return Response(
        ErrorBody(problem.code, problem.text(lang), problem.clause, problem.detail(lang)),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def on_problem(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
    """Answer a problem."""
    assert isinstance(problem, Problem)
    return error(problem, lang_of(request))


def on_http(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
    """Answer what the framework refuses: unknown addresses, bodies that cannot be read."""
    assert isinstance(problem, HTTPException)
    lang = lang_of(request)
    if isinstance(problem, NotFoundException):
        return error(Problem("not_found"), lang)
    if isinstance(problem, MethodNotAllowedException):
        made = error(Problem("wrong_method"), lang)
        for name, value in (problem.headers or {}).items():
            made.set_header(name, value)
        return made
    if problem.status_code == 413:
        limit = request.app.state.server.settings.body_bytes
        return error(Problem("too_large", limit=limit), lang)
    if problem.status_code >= 500:
        return on_fault(request, problem)
    return error(Problem("bad_request", detail=_detail(problem)), lang, 400)


def _detail(problem: HTTPException) -> str:
    """Say what was wrong with the request, without a full stop."""
    extra = problem.extra
    if isinstance(problem, ValidationException) and isinstance(extra, list) and extra:
        first = extra[0]
        if isinstance(first, dict):
            key = first.get("key")
            message = str(first.get("message", problem.detail)).rstrip(".")
            return f"{key}: {message}" if key else message
    return (problem.detail or "it has the wrong form").partition("\n")[0].rstrip(".")


def on_depth(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
    """Answer a body that is nested deeper than we can follow."""
    return error(Problem("bad_request", detail="it is nested too deeply"), lang_of(request), 400)


def on_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[ErrorBody]:
    """Answer a fault of ours, and write it down."""
    log.error("fault", exc_info=fault, extra={"method": request.method})
    return error(Problem("server"), lang_of(request), 500)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Declare the errors a route can answer with."""
    every = {400, 403, 413, 429, 503, *statuses}
    return {
        status: ResponseSpec(ErrorBody, description=MEANINGS[status], generate_examples=False)
        for status in sorted(every)
    }


MEANINGS = {
    400: "The request cannot be read, or asks for what cannot be.",
    401: "Name and password do not fit together.",
    403: "This is not for the visitor to do.",
    404: "There is nothing of this name.",
    405: "The address does not take this method.",
    409: "This is not possible as things stand.",
    413: "The request is too large.",
    429: "Too much was asked at once.",
    503: "The database cannot do this now; trying again later may help.",
}
