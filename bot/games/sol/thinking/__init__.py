"""What computer players know of SOL beyond its rules. Start at `evaluation`."""
