"""A PostgreSQL for those tests of the store that want one."""

from tests.store.cluster import games, postgres

__all__ = ["games", "postgres"]
