"""Hold what is sent against the server's shapes, strictly."""

from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from novastate.server.shapes.common import Holds


def sent(data: object) -> Any:
    """Return data as a page reads it."""
    return msgspec.json.decode(msgspec.json.encode(data))


def misfits(value: object, shape: Any, at: str = "it") -> list[str]:
    """Say what does not fit a shape: fields that are missing or unknown, and wrong values.

    >>> misfits({"a": 1, "b": None}, dict[str, int])
    ['it.b is None, not int']
    """
    origin, args = get_origin(shape), get_args(shape)
    if origin is Annotated:
        held = [note.shape for note in args[1:] if isinstance(note, Holds)]
        return misfits(value, held[0] if held else args[0], at)
    if origin is NotRequired:
        return misfits(value, args[0], at)
    if origin in (UnionType, Union):
        tried = [misfits(value, each, at) for each in args if each is not UnsetType]
        return min(tried, key=lambda found: len("".join(found)))
    if origin is Literal:
        return [] if value in args else [f"{at} is {value!r}, not one of {args}"]
    if origin is list:
        return _list(value, args[0], at)
    if origin is tuple:
        return _tuple(value, args, at)
    if origin is dict:
        return _table(value, args, at)
    if shape is Any:
        return []
    if isinstance(shape, type) and hasattr(shape, "__annotations__"):
        return _fields(value, shape, at)
    return _plain(value, shape, at)


def _plain(value: object, shape: Any, at: str) -> list[str]:
    kind = NoneType if shape is None else shape
    kinds = (int, float) if kind is float else (kind,)
    fits = type(value) in kinds  # a bool is no int
    return [] if fits else [f"{at} is {value!r}, not {kind.__name__}"]


def _list(value: object, item: Any, at: str) -> list[str]:
    if not isinstance(value, list):
        return [f"{at} is {value!r}, not a list"]
    return [said for i, each in enumerate(value) for said in misfits(each, item, f"{at}[{i}]")]


def _tuple(value: object, items: tuple[Any, ...], at: str) -> list[str]:
    if not isinstance(value, list) or len(value) != len(items):
        return [f"{at} is {value!r}, not a list of {len(items)}"]
    pairs = enumerate(zip(value, items, strict=True))
    return [said for i, (each, item) in pairs for said in misfits(each, item, f"{at}[{i}]")]


def _table(value: object, shapes: tuple[Any, ...], at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at} is {value!r}, not a table"]
    if shapes[0] is int:
        named = [f"{at} has the name {name!r}" for name in value if not name.isdigit()]
    else:
        named = [said for name in value for said in misfits(name, shapes[0], f"a name of {at}")]
    return named + [
        said for name, each in value.items() for said in misfits(each, shapes[1], f"{at}.{name}")
    ]


def _fields(value: object, shape: type, at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at} is {value!r}, not a {shape.__name__}"]
    known = _hints(shape)
    needed = _needed(shape, known)
    tag = {"type"} if issubclass(shape, Struct) and shape.__struct_config__.tag else set()
    found = [f"{at} has no {name}" for name in sorted((needed | tag) - value.keys())]
    found += [f"{at} has an unknown {name}" for name in sorted(value.keys() - known.keys() - tag)]
    for name in (each for each in known if each in value):
        found += misfits(value[name], known[name], f"{at}.{name}")
    return found


@lru_cache
def _hints(shape: type) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _needed(shape: type, known: dict[str, Any]) -> set[str]:
    """Name the fields that are never left out."""
    if not issubclass(shape, Struct):
        return set(vars(shape)["__required_keys__"])
    left_out = shape.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(shape)
    return {
        each.encode_name
        for each in fields
        if UnsetType not in _members(known[each.name]) and (each.required or not left_out)
    }


def _members(shape: Any) -> tuple[Any, ...]:
    """List the members of a union, also of one with notes."""
    return get_args(get_args(shape)[0] if get_origin(shape) is Annotated else shape)
