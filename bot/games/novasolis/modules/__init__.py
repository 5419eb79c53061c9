"""The expansions, each a package of its own that an option turns on; `expansions` has their order."""
