"""Longtable: heavy board games by correspondence, in a chat."""
