"""Drills that a coach keeps, and what is handed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "handed_out",
        sa.Column("drill", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(length=256_000), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("drill", name=op.f("pk_handed_out")),
    )
    op.create_table(
        "handed_in",
        sa.Column("drill", sa.String(length=16), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=256_000), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["drill"], ["handed_out.drill"], name=op.f("fk_handed_in_drill"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["learner_id"], ["learner.id"], name=op.f("fk_handed_in_learner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("drill", "learner_id", name=op.f("pk_handed_in")),
    )
