"""The servers of tests/server, and real processes beside them."""

from tests.server.conftest import lite, no_refill, postgresql, template

__all__ = ["lite", "no_refill", "postgresql", "template"]
