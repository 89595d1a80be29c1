"""Teams of learners, drills that are given to them, and settings that go along with an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _belongs(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], [to], name=name, ondelete="CASCADE")


def upgrade() -> None:
    """Take the step."""
    # Never by a new table in place of the old one: SQLite would delete what hangs on the learners.
    op.add_column("learner", sa.Column("settings", sa.String(length=400), nullable=True))
    op.create_table(
        "team",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_team")),
        sa.UniqueConstraint("code", name=op.f("uq_team_code")),
    )
    op.create_table(
        "member",
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        _belongs("member", "team_id", "team.id"),
        _belongs("member", "learner_id", "learner.id"),
        sa.PrimaryKeyConstraint("team_id", "learner_id", name=op.f("pk_member")),
    )
    for table, column, to in (("team_drill", "team_id", "team.id"), ("learner_drill", "learner_id", "learner.id")):
        op.create_table(
            table,
            sa.Column("drill", sa.String(length=16), nullable=False),
            sa.Column(column, sa.Integer(), nullable=False),
            _belongs(table, "drill", "handed_out.drill"),
            _belongs(table, column, to),
            sa.PrimaryKeyConstraint("drill", column, name=op.f(f"pk_{table}")),
        )
    for table, column in (("member", "learner_id"), ("team_drill", "team_id"), ("learner_drill", "learner_id")):
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])
