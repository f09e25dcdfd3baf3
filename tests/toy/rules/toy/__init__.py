"""Before the Frost: the smallest complete game, with one of everything that the great games need."""
