"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "learner",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=True),
        sa.Column("home", sa.String(length=64), nullable=True),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_learner")),
        sa.UniqueConstraint("subject", name=op.f("uq_learner_subject")),
    )
    op.create_index(op.f("ix_learner_home"), "learner", ["home"], unique=False)
    op.create_table(
        "puzzle_rating",
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("theme", sa.String(length=60), nullable=False),
        sa.Column("level", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "theme", "level", name=op.f("pk_puzzle_rating")),
    )
    op.create_table(
        "attempt",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("link", sa.String(length=200), nullable=False),
        sa.Column("profile", sa.String(length=60), nullable=False),
        sa.Column("theme", sa.String(length=60), nullable=True),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("clause", sa.String(length=60), nullable=True),
        sa.Column("reason", sa.String(length=60), nullable=True),
        sa.Column("clauses", sa.JSON(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("mode", sa.String(length=20), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_attempt_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempt")),
    )
    op.create_index("ix_attempt_days", "attempt", ["learner_id", "day", "right", "seconds"], unique=False)
    op.create_index("ix_attempt_kinds", "attempt", ["learner_id", "first", "kind", "clause", "right"], unique=False)
    op.create_index(op.f("ix_attempt_learner_id_at"), "attempt", ["learner_id", "at"], unique=False)
    op.create_index(op.f("ix_attempt_learner_id_link"), "attempt", ["learner_id", "link"], unique=False)
    op.create_index("ix_attempt_slips", "attempt", ["learner_id", "right", "clause", "at"], unique=False)
    op.create_table(
        "card",
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("theme", sa.String(length=60), nullable=False),
        sa.Column("clause", sa.String(length=60), nullable=False),
        sa.Column("state", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.Column("stability", sa.Float(), nullable=True),
        sa.Column("difficulty", sa.Float(), nullable=True),
        sa.Column("due", sa.DateTime(), nullable=False),
        sa.Column("last", sa.DateTime(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("reviews", sa.Integer(), nullable=False),
        sa.Column("lapses", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_card_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("learner_id", "kind", "theme", "clause", name=op.f("pk_card")),
    )
    op.create_index(op.f("ix_card_learner_id_due"), "card", ["learner_id", "due"], unique=False)
    op.create_table(
        "place",
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("profile", sa.String(length=60), nullable=False),
        sa.Column("lesson", sa.String(length=60), nullable=False),
        sa.Column("scene", sa.String(length=80), nullable=False),
        sa.Column("solved", sa.JSON(), nullable=False),
        sa.Column("missed", sa.JSON(), nullable=False),
        sa.Column("first", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_place_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("learner_id", "profile", "lesson", name=op.f("pk_place")),
    )
    op.create_table(
        "rating",
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_rating_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("learner_id", "kind", name=op.f("pk_rating")),
    )
    op.create_table(
        "rating_day",
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["learner_id"], ["learner.id"], name=op.f("fk_rating_day_learner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("learner_id", "kind", "day", name=op.f("pk_rating_day")),
    )
    op.create_table(
        "run",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_run_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_run")),
    )
    op.create_index(op.f("ix_run_learner_id_kind_right"), "run", ["learner_id", "kind", "right"], unique=False)
    op.create_table(
        "visit",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name=op.f("fk_visit_learner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_visit")),
    )
    op.create_index(op.f("ix_visit_learner_id"), "visit", ["learner_id"], unique=False)
