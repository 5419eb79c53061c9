"""Super Nova rule by rule, in the numbers of data/supernova/rules.md."""
