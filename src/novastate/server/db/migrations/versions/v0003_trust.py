"""What tables were played with, drawn seeds, final tables, sessions, and when the server was up."""

import sqlalchemy as sa
from alembic import op

from novastate.server.looks import looks_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOMENT = sa.Float(precision=53)


def upgrade() -> None:
    """Add them."""
    for column in (
        sa.Column("drawn_seed", sa.String(length=80), nullable=True),
        sa.Column("rules", sa.Integer(), nullable=True),
        sa.Column("cards", sa.String(length=32), nullable=True),
        sa.Column("ending", sa.String(length=20), nullable=True),
    ):
        op.add_column("tables", column)
    for added in (
        sa.Column("seen", MOMENT, nullable=True),
        sa.Column("agent", sa.String(length=80), server_default="", nullable=False),
        sa.Column("ended", sa.Boolean(), server_default=sa.false(), nullable=False),
    ):
        op.add_column("guests", added)
    op.add_column("accounts", sa.Column("looks", sa.String(length=80), nullable=True))
    op.create_index("ix_accounts_looks", "accounts", ["looks"])
    op.create_index("ix_tables_host", "tables", ["host"])
    _fill_looks()
    op.create_table(
        "finals",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("alive", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def _fill_looks() -> None:
    """Note what the names of the accounts look like; old ones may look alike."""
    connection = op.get_bind()
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("looks"))
    for id, name in connection.execute(sa.select(accounts.c.id, accounts.c.name)).all():
        statement = sa.update(accounts).where(accounts.c.id == id)
        connection.execute(statement.values(looks=looks_of(name)))
