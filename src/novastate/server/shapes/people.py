"""Errors, accounts and sessions."""

from typing import Annotated

from msgspec import Meta, Struct


class ErrorBody(Struct, omit_defaults=True):
    """Why something was not done."""

    code: str
    text: str
    clause: str = ""
    detail: str = ""
    """What exactly is wrong, for those who can read it: technical, and in English."""


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password there was, and the one there is to be."""

    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class Confirmed(Struct, forbid_unknown_fields=True):
    """The own password, to show that one means it."""

    password: Annotated[str, Meta(max_length=1000)]


class SessionInfo(Struct):
    """A browser that is signed in to the account."""

    id: int
    begun: float
    seen: float
    agent: str
    """Browser and system, where they are known."""
    current: bool


class Me(Struct):
    """Who the visitor is."""

    name: str | None
    account: str | None
