"""Alembic runs this: it takes the steps on the connection that ``tutor.store.upgrade`` hands in."""

from __future__ import annotations

from alembic import context

from tutor.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,
)
context.run_migrations()
