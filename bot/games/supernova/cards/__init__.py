"""The cards of Super Nova: what their texts do as data, and tables of what is printed on each."""
