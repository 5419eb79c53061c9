"""What empires have: sectors, units, technologies, counts of everything (`counting`), placing and settling,
reach and strength. Start at `holdings`.
"""
