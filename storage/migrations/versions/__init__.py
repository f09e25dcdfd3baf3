"""One module for each version, in order; released ones are never changed."""
