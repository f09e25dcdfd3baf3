"""The changes of the tables from version to version; ``docs/storage.md`` says how to add one."""
