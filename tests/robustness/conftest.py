"""The servers of tests/server, and real processes beside them."""

from tests.server.conftest import lite, postgresql, template

__all__ = ["lite", "postgresql", "template"]
