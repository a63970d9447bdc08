"""Tables that allow no analysis, and what was worked out of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("analysis", sa.Boolean(), server_default=sa.true(), nullable=False)
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
