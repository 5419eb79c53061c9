"""What is dealt: the suit effect cards as rows, the scenarios, and what the edition changes about pieces and deck."""
