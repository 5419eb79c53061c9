"""What a side has and what that makes it pay or get: machines and upgrades, lasting changes, prices, gains,
planets that move, and the base of every question (`asking`).
"""
