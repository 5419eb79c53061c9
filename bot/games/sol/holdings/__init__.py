"""What players have and what it pays: stations and their rewards, ways over bridges, cubes of energy, feeders.
Start at `rewards`.
"""
