"""Nova Solis without any expansion: it knows no module, and calls the hooks that its rooms declare for them.

Each room stands on those before: `cards`, `table`, `holdings`, `conflict` and `scoring`, `actions`, `alone`, `round`,
`seat`, `thinking`.
"""
