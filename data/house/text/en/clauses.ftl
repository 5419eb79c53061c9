# Clauses that texts of cards are made of, and how they hold others.

stated = { CAPITAL($said) }.
all-of = { $parts }
either = { $first } or { $rest }
comma = { $first }, { $rest }
clauses = { $first }; { $rest }
follows = { $moment }, { $what }
follows-if = { $moment }, if { $when }, { $what }
two-sentences = { $first } { $rest }
