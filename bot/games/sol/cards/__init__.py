"""The suit effect cards as rows of data."""
