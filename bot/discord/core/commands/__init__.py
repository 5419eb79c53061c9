"""How clicks and slash commands find their function, and the table that they mean."""
