"""What lasts: SQLite behind a few repositories. Knows nothing of chats or pictures.

Whoever writes holds the lock and migrates first::

    with hold(path):
        migrate(path)
        async with open_store(path) as store:
            async with store.write() as tx:
                member = await tx.members.add("Ada", "chat", "u1", time.time())
"""
