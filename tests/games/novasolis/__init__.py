"""Nova Solis: its rules."""
