"""What computer players know of Factions of Sol beyond its rules. Start at `evaluation`."""
