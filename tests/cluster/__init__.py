"""Several processes on one PostgreSQL, and what befalls them: `python -m tests.cluster`.

`scene` are the processes, the database, Discord and the tables; `load` those who play there, with a ledger of what was
acknowledged; `proxy` stands between a process and the database; `troubles` are what goes wrong, one function each.
"""
