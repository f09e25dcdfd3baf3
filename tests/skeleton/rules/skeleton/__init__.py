"""Skeleton: stones on a board of squares, the smallest game that passes all checks. Make your own of it."""
