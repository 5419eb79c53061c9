"""The suit effect cards (rules 12.3), by the action they belong to. Importing this package makes them known."""
