"""Alembic runs this for every migration; the connection and the transaction are those of `storage.migrate`."""

from alembic import context

from storage.schema import metadata

_given = context.config.attributes
context.configure(
    connection=_given["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    on_version_apply=_given["after_each"],
)
context.run_migrations()
