"""What an empire does in its turn: Logistics, Build, Move, Survey, Science, and what follows from each."""
