"""The Entity: what it draws, where it goes, whom it raids. Start at `entity`."""
