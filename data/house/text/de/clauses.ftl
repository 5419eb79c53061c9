# Sätze und Satzteile, aus denen die Texte der Karten bestehen.

stated = { CAPITAL($said) }.
all-of = { $parts }
either = { $first } oder { $rest }
comma = { $first }, { $rest }
clauses = { $first }; { $rest }
follows = { $moment }: { $what }
follows-if = { $moment }, falls { $when }: { $what }
two-sentences = { $first } { $rest }
