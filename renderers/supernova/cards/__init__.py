"""The cards of Super Nova as pictures."""
