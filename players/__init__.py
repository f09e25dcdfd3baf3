"""Who plays when no member does: opponents for every game, handed what their seat may know and nothing else."""
