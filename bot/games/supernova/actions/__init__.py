"""What players do in the phases: `draw`, `discover`, `build`, `action` with `trade`, `transport`, `cleanup`, and
what each Special does.
"""
