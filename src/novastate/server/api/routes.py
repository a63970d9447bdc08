"""Routes as all of the interface declare them: where, what for, and what can go wrong."""

from typing import Any

import litestar

from novastate.server.api.answers import problems


def get(path: str, summary: str, *statuses: int, **more: Any) -> litestar.get:
    """Declare a route that shows something; `statuses` are the problems it can meet."""
    return litestar.get(path, summary=summary, responses=problems(*statuses), **more)


def post(
    path: str, summary: str, *statuses: int, status_code: int = 200, **more: Any
) -> litestar.post:
    """Declare a route that does something; one that makes something answers with 201."""
    responses = problems(*statuses)
    return litestar.post(
        path, summary=summary, responses=responses, status_code=status_code, **more
    )


def delete(path: str, summary: str, *statuses: int, **more: Any) -> litestar.delete:
    """Declare a route that takes something away, and answers with what is left."""
    responses = problems(*statuses)
    return litestar.delete(path, summary=summary, responses=responses, status_code=200, **more)
