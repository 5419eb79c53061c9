"""What one viewer of Factions of Sol may look at: the hand, and single things more closely."""
