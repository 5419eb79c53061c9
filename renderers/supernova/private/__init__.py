"""What one viewer of Super Nova may look at: the hand, and single things more closely."""
