"""How an interaction is answered: on time, once, with pictures that may follow, or with what went wrong."""
