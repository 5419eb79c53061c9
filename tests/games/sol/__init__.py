"""SOL rule by rule, in the numbers of data/sol/rules.md."""
