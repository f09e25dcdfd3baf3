"""What all games share: the contract, the match, luck, notation, records and scenarios."""
