"""How Alembic runs here: on the connection the server hands over."""

from alembic import context
from sqlalchemy import Connection

from novastate.server.db.schema import metadata


def run() -> None:
    """Run the migrations that are asked for."""
    connection = context.config.attributes["connection"]
    assert isinstance(connection, Connection)
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
