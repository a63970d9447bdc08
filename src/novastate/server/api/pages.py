"""The page itself, personal links, and what operators look at."""

import hmac
import mimetypes
import os
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, PathParameter
from litestar.response import Redirect

from novastate import __version__
from novastate.server import links
from novastate.server.api.answers import AS_IT_IS, answer, error, problems
from novastate.server.api.packed import form_of
from novastate.server.context import lang_of, server_of, welcome
from novastate.server.db.faults import Unavailable
from novastate.server.limits import is_loopback
from novastate.server.words import Problem

STATIC: Final = Path(__file__).resolve().parents[1] / "static"
Ask = Request[Any, Any, Any]

MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Novastate</title>
<h1>Novastate</h1><p>The server runs, but its page has not been built. Run <code>make web</code>
in a checkout, or install a wheel, which has the page inside.</p>
<p>The interface is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>
"""

API: Final = ("api", "ws", "schema", "health", "ready", "metrics", "seat")


@get("/health", summary="Whether the server is alive", sync_to_thread=False)
def health() -> Response[dict[str, Any]]:
    """Tell that the server is alive, whatever its database does."""
    return answer({"status": "ok", "version": __version__})


@get("/ready", summary="Whether the server can store anything now", responses=problems())
async def ready(request: Ask) -> Response[dict[str, Any]]:
    """Tell whether a write goes through; else what is in its way."""
    problem = await server_of(request).readiness.problem()
    if problem is not None:
        raise problem
    return answer({"status": "ok", "version": __version__})


@get(
    "/metrics",
    summary="Figures in the format of Prometheus, for the operator",
    media_type="text/plain",
    responses=problems(),
)
async def metrics(request: Ask) -> Response[bytes]:
    """Write the figures of this process."""
    if not _is_operator(request):
        raise Problem("not_operator")
    tables = server_of(request).tables
    tables.metrics.worker.labels(tables.worker, str(os.getpid())).set(1)
    tables.metrics.connections.set(tables.hub.count())
    tables.metrics.tables.set(len(tables.lives))
    if tables.db.checkpoints is not None:
        tables.metrics.log_bytes.set(tables.db.checkpoints.log_bytes())
        tables.metrics.checkpoint_age.set(tables.db.checkpoints.age())
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_operator(request: Ask) -> bool:
    """Tell whether a request names the token, or comes straight from this machine."""
    settings = server_of(request).settings
    if settings.metrics_token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        return hmac.compare_digest(given, settings.metrics_token.encode())
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
    if settings.trust_proxy or passed_on or request.client is None:
        return False  # everybody comes from this machine then
    return is_loopback(request.client.host)


@get(
    "/seat/{secret:str}",
    responses=problems(404),
    status_code=303,
    media_type="text/plain",
    summary="A personal link: hold the seat, then go to its table",
    opt={AS_IT_IS: True},
)
async def personal_link(
    request: Ask, secret: Annotated[str, PathParameter(max_length=100)]
) -> Response[Any]:
    """Hold a seat on this device; a browser with a broken link gets the page that says so."""
    tables = server_of(request).tables
    try:
        await links.check_link(tables, secret)
        visitor, cookies = await welcome(request)
        table = await links.follow_link(tables, visitor, secret)
    except Unavailable:
        raise
    except Problem as problem:
        index = STATIC / "index.html"
        if "text/html" not in request.headers.get("accept", "") or not index.is_file():
            raise
        broken = _file(request, index)
        broken.status_code = problem.status
        return broken
    return Redirect(f"/t/{table}", status_code=303, cookies=cookies)


@get("/", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def front(request: Ask) -> Response[Any]:
    """Serve the built page."""
    return _served(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def page(request: Ask, path: FromPath[str]) -> Response[Any]:
    """Serve a file of the page; addresses it knows itself all get the same one."""
    return _served(request, path.strip("/"))


def _served(request: Ask, inside: str) -> Response[Any]:
    if inside.split("/")[0] in API:
        return error(Problem("not_found"), lang_of(request))
    file = _inside(inside)
    if file is not None:
        return _file(request, file)
    if "." in inside.rpartition("/")[2]:
        return error(Problem("not_found"), lang_of(request))
    for name in ("table.html", "index.html") if inside.startswith("t/") else ("index.html",):
        if (STATIC / name).is_file():
            return _file(request, STATIC / name)
    return Response(MISSING, media_type="text/html")


def _inside(path: str) -> Path | None:
    """Return the file of the page at a path, if there is one."""
    if not path or "\0" in path:
        return None
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except OSError:  # a name no file can have
        return None


def _file(request: Ask, file: Path) -> Response[Any]:
    """Answer with a file, in the smallest form that the browser takes."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    built = file.parent.name == "assets"  # Vite puts a hash into these names
    keep = "public, max-age=31536000, immutable" if built else "no-cache"
    form, coding = form_of(request, file)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if coding:
        headers["Content-Encoding"] = coding
    return Response(form.read_bytes(), media_type=kind, headers=headers)
