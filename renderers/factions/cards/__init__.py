"""The cards of Factions of Sol as pictures."""
