"""What computer players know of Super Nova beyond its rules. Start at `evaluation`."""
