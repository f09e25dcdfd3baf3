"""Benchmarks: how long things take and how much room they need, at the end of full games. Never part of the tests."""
