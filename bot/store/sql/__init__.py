"""What every engine that speaks SQL has in common: the statements, and how they are carried out one after another.

`statements` makes them from structs and says what a database must offer. `writer` owns the one connection that
writes, and commits in groups; `connections` is what each part of the store reads and writes with. `sessions`, `logs`,
`changes`, `orders`, `drafts`, `outbox`, `servers`, `tickets`, `figures`, `people` and `leases` hold the methods of the
store, each for its tables; `parts` puts them together. `extras` are written with a line, `removal` deletes whole
sessions. `heart` gives the signs of life of this process; `processes` tells who else lives and must not be there, and
`sharing` which process should have which shards.
"""
