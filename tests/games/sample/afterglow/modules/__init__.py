"""What options add to the game, one file each."""
