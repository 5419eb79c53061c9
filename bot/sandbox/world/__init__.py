"""What exists in the sandbox, how it is kept, and how Discord writes it as JSON."""
