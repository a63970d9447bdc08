"""Plain data as canonical text, and its digest."""

import hashlib
import json


def canonical(data: object) -> str:
    """Write plain data as JSON in one fixed form.

    >>> canonical({"b": 1, "a": [True, None]})
    '{"a":[true,null],"b":1}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    """Hash plain data; equal data gives an equal digest on every machine."""
    return hashlib.blake2b(canonical(data).encode(), digest_size=16).hexdigest()
