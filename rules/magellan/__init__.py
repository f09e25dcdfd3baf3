"""Magellan, also known as Pizarro & Co., by Tom Lehmann (2002)."""
