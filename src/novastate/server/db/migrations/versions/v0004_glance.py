"""What tells running games apart in a list: round, points and who is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; of older tables it is known after their next move."""
    op.add_column("tables", sa.Column("glance", sa.Text(), nullable=True))
