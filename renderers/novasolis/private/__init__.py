"""What one viewer of Nova Solis may look at: the hand, and single things more closely."""
