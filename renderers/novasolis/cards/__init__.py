"""The cards of Nova Solis as pictures."""
