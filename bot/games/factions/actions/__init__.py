"""What a side does in its turn: trading, Movement, planets, mining, research, exoplanets, objectives. Start at
`actions`.
"""
