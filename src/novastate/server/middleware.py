"""Around every request: security headers, limits, logs and figures."""

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from novastate.server.context import Server, address_of
from novastate.server.logs import log
from novastate.server.shapes.people import ErrorBody
from novastate.server.words import Problem

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
READS: Final = ("GET", "HEAD", "OPTIONS")


def same_origin(scope: Any) -> bool:
    """Tell whether a page of this server sends a request; programs name no origin."""
    named = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origin = named.get(b"origin")
    try:
        return origin is None or str(urlsplit(origin).netloc) == named.get(b"host")
    except ValueError:
        return False


class Guard:
    """The application with limits, headers, figures and one line in the log around it.

    It stands outside the framework, so that its answers to unknown addresses pass here too.
    """

    def __init__(self, app: Litestar, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        server, method = self.server, str(scope.get("method"))
        began, status = time.perf_counter(), 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if not self._allows(scope, method):
            await _refuse(scope, guarded, Problem("slow_down"))
        elif method not in READS and not same_origin(scope):
            await _refuse(scope, guarded, Problem("foreign_origin"))
        else:
            await self.app(scope, receive, guarded)
        seconds, route = time.perf_counter() - began, _route(scope)
        server.tables.metrics.requests.labels(route, status).inc()
        server.tables.metrics.seconds.observe(seconds)
        what = {"method": method, "route": route, "status": status}
        log.info("request", extra={**what, "ms": round(seconds * 1000, 1)})

    def _allows(self, scope: Scope, method: str) -> bool:
        limits = self.server.limits
        address = address_of(scope, self.server.settings.trust_proxy)
        writes = method not in READS
        return limits.allows(address, "rate") and (not writes or limits.allows(address, "writes"))


def _route(scope: Any) -> str:
    """Return the pattern of the route, never the path: paths hold personal links."""
    return str(scope.get("path_template") or "-")


async def _refuse(scope: Any, send: Send, problem: Problem) -> None:
    """Answer a request that does not get as far as the application."""
    german = b"lang=de" in scope.get("query_string", b"")
    body = msgspec.json.encode(ErrorBody(problem.code, problem.text("de" if german else "en")))
    headers = [(b"content-type", b"application/json")]
    if problem.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
