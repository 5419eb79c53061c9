"""What a position is worth to computer players. Modules say here what they think of it, too."""
