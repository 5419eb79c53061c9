"""Points: what everything scores, how explorers are placed best at the end, and the end itself."""
