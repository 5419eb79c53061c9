"""The automa of solo games."""
