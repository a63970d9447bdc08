"""The tables of the database; times are seconds since 1970, data is JSON text."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata: Final = MetaData()

NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up INTEGER keys only
MOMENT: Final = Float(53)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the name, however it is written
    Column("password", String(200), nullable=False),
    Column("created", MOMENT, nullable=False),
    Column("looks", String(80), index=True),  # equal for names that look alike
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # a hash, as all secrets here
    Column("name", String(40), nullable=False, default=""),
    Column("account", NUMBER, ForeignKey("accounts.id"), index=True),
    Column("created", MOMENT, nullable=False),
    Column("seen", MOMENT),
    Column("agent", String(80), nullable=False, server_default=""),  # browser and system, in words
    Column("ended", Boolean, nullable=False, server_default=false()),  # signed out for good
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("visibility", String(12), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("move_seconds", Integer),
    Column("version", Integer, nullable=False),
    Column("host", NUMBER, ForeignKey("guests.id"), index=True),
    Column("seed", BigInteger, nullable=False),  # one that a person has chosen, else 0
    Column("drawn_seed", String(80)),  # the one the server has drawn
    Column("rules", Integer),  # the version the game is played by; null: from before they counted
    Column("cards", String(32)),  # the digest of the card files it is played with
    Column("ending", String(20)),  # why it ended without a result
    Column("glance", Text),  # while it is played: round, points and who is asked
    Column("given", Text, nullable=False, default="[]"),
    Column("origin", Text, nullable=False, default="{}"),
    Column("rematch", String(24)),
    Column("scores", Text),
    Column("series", Text),
    Column("bot_turn", Boolean, nullable=False, default=False),
    Column("analysis", Boolean, nullable=False, server_default=true()),
    Column("created", MOMENT, nullable=False),
    Column("updated", MOMENT, nullable=False),
    Index("ix_tables_lobby", "status", "visibility", "updated"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("idx", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),
    Column("taken_over", Boolean, nullable=False, default=False),
    Column("auto_pass", Boolean, nullable=False, default=False),
    Column("deadline", MOMENT, index=True),
)

holders: Final = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", NUMBER, ForeignKey("guests.id"), primary_key=True, index=True),
)

links: Final = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(120)),
    Column("undoes", Integer),
    Column("events", Text, nullable=False),
    Column("time", MOMENT, nullable=False),
    UniqueConstraint("table_id", "command", name="uq_log_command"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

studies: Final = Table(
    "studies",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(20), primary_key=True),  # what was worked out of a finished game
    Column("program", String(20), nullable=False),  # by which version
    Column("data", Text, nullable=False),
)

finals: Final = Table(
    "finals",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),  # what everybody sees of the last position, and outcome
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("alive", MOMENT, nullable=False),  # when a server last ran on this database
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(120)),
    Column("time", MOMENT, nullable=False),
    UniqueConstraint("table_id", "command", name="uq_chat_command"),
)

solvers: Final = Table(
    "solvers",
    metadata,
    Column("account", NUMBER, ForeignKey("accounts.id"), primary_key=True),
    Column("mu", MOMENT, nullable=False),  # the puzzle rating, as openskill counts
    Column("sigma", MOMENT, nullable=False),
)

tries: Final = Table(
    "tries",
    metadata,
    Column("account", NUMBER, ForeignKey("accounts.id"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("first", Boolean, nullable=False),  # whether the first try, which is rated, solved it
    Column("solved", Boolean, nullable=False),  # whether any try did
    Column("hints", Integer, nullable=False),
    Column("gain", Integer, nullable=False),  # what the first try changed, in points as shown
    Column("time", MOMENT, nullable=False),
)

puzzle_days: Final = Table(
    "puzzle_days",
    metadata,
    Column("day", Integer, primary_key=True),  # since 1970, in UTC
    Column("account", NUMBER, ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("solved", Boolean, nullable=False),
)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(80), primary_key=True),
    Column("mu", MOMENT, nullable=False),
    Column("sigma", MOMENT, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

bot_turns: Final = Index(
    "ix_tables_bot_turn",
    tables.c.updated,
    sqlite_where=text("bot_turn"),
    postgresql_where=text("bot_turn"),
)
