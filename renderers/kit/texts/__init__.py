"""What pictures and texts of all games say alike: names, sides, alt texts and boards in words."""
