# What cards say: every effect, condition and lasting change. Clauses begin small and end without a full stop, because
# others hold them.

stated = { CAPITAL($said) }.
all-of = { $parts }
