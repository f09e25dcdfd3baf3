"""What a table plays: its lobby, its match, standing orders, votes, and the posts that tell of them."""
