"""What a member can command, by a line or by a button, and how it is answered."""
