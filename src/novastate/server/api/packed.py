"""Answers that are the same for everybody: packed once, and not sent again to who has them."""

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from litestar import Request, Response

Ask = Request[Any, Any, Any]

PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Codings and endings of the copies beside a file of the page; the first accepted is sent."""
LEVEL: Final = 6
KEEP: Final = "public, max-age=300"

_encoder: Final = msgspec.json.Encoder()


def accepted(request: Ask) -> set[str]:
    """List the codings that a browser accepts."""
    given = request.headers.get("accept-encoding", "").lower().replace(" ", "")
    parts = [part.partition(";q=") for part in given.split(",")]
    return {coding for coding, _, weight in parts if weight.strip("0.") or not weight}


def form_of(request: Ask, file: Path) -> tuple[Path, str]:
    """Return the smallest form of a file that a browser accepts, and its coding."""
    codings = accepted(request)
    for coding, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if coding in codings and packed.is_file():
            return packed, coding
    return file, ""


class _Kept(msgspec.Struct):
    """What was packed, and what it was packed from."""

    source: object
    plain: bytes
    packed: bytes
    tag: str


class Shelf:
    """Answers by name; packed anew when what they are made from is another object."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], _Kept] = {}

    def answer(
        self, request: Ask, name: tuple[str, ...], source: object, vary: str = ""
    ) -> Response[Any]:
        """Answer with JSON, or with 304 to a browser that has it."""
        kept = self._kept.get(name)
        if kept is None or kept.source is not source:
            plain = _encoder.encode(source)
            tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
            kept = _Kept(source, plain, gzip.compress(plain, LEVEL, mtime=0), tag)
            self._kept[name] = kept
        headers = {
            "Cache-Control": KEEP,
            "ETag": kept.tag,
            "Vary": ", ".join(part for part in ("Accept-Encoding", vary) if part),
        }
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        body = kept.plain
        if "gzip" in accepted(request):
            headers["Content-Encoding"] = "gzip"
            body = kept.packed
        return Response(cast(Any, body), headers=headers, media_type="application/json")


shelf: Final = Shelf()
