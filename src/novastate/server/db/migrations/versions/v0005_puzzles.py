"""Who solved which puzzle, and the ratings of puzzles and of those who solve them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENT = sa.Float(precision=53)
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add them; nobody has tried a puzzle that counts."""
    op.create_table(
        "solvers",
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("mu", MOMENT, nullable=False),
        sa.Column("sigma", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_table(
        "tries",
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=False),
        sa.Column("time", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account", "puzzle"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("day", "account"),
    )
    op.create_index("ix_puzzle_days_account", "puzzle_days", ["account"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("mu", MOMENT, nullable=False),
        sa.Column("sigma", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle"),
    )
