"""Tables that allow no analysis, and what was worked out of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    # Never by a batch: it makes the table anew, and what hangs on its rows goes with the old one.
    op.add_column(
        "tables", sa.Column("analysis", sa.Boolean(), server_default=sa.true(), nullable=False)
    )
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("program", sa.String(length=20), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "name"),
    )
