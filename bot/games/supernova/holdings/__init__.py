"""What players have: stacks with their status and potential, cards moving from zone to zone, lists of plays,
promises. Start at `stacks`.
"""
