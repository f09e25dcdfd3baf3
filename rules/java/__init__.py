"""Java, by Michael Kiesling and Wolfgang Kramer (2000)."""
