"""The errors of PostgreSQL in words that say which database, what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg

from bot.store.errors import StoreError, Trouble

_STATES = {
    "25006": (Trouble.READ_ONLY, "read-only"),
    "28000": (Trouble.REFUSED, "refused"),
    "28P01": (Trouble.REFUSED, "refused"),
    "3D000": (Trouble.MISSING, "no-database"),
    "42501": (Trouble.READ_ONLY, "permission"),
    "53100": (Trouble.FULL, "full"),
    "53300": (Trouble.LOCKED, "crowded"),
    "55P03": (Trouble.LOCKED, "locked"),
    "57014": (Trouble.LOCKED, "locked"),
    "tls": (Trouble.REFUSED, "untrusted"),
    "no-tls": (Trouble.REFUSED, "plain"),
}
"""By the code of an error, or a word for what has none: which trouble it is, and which sentence says so."""

_SAID = (
    ("certificate verify failed", "tls"),
    ("server certificate for", "tls"),
    ("root certificate file", "tls"),
    ("does not support SSL", "no-tls"),
    ("too many clients", "53300"),
    ("too many connections", "53300"),
    ("remaining connection slots", "53300"),
    ("password authentication failed", "28P01"),
    ("no password supplied", "28P01"),
    ("no pg_hba.conf entry", "28000"),
    ("peer authentication failed", "28000"),
    ('role "', "28000"),
    ('database "', "3D000"),
    ("permission denied", "42501"),
)
"""What an error without a code says, as those are that come before a connection stands."""

_SENTENCES = {
    "read-only": "is read-only: it is a standby, or was made so. Name the server that takes writes; with several hosts,"
    " add target_session_attrs=read-write to the address.",
    "refused": "refuses this user. Check the user and the password in HELIOGRAPH_DATABASE, and pg_hba.conf.",
    "no-database": "is not there. Create it with `createdb`, or correct the address in HELIOGRAPH_DATABASE.",
    "untrusted": "is not trusted: HELIOGRAPH_DATABASE asks for another certificate. Name in it the file of the"
    " authority that signed the server's (sslrootcert=), and the host as the certificate does.",
    "plain": "does not encrypt its connections, as HELIOGRAPH_DATABASE asks (sslmode=). Give the server a certificate,"
    " and set `ssl = on` there.",
    "permission": "does not let this user do that. Make the user the owner of the database"
    " (ALTER DATABASE … OWNER TO …) and of everything in it.",
    "full": "cannot grow: the disk of its server is full. Free some space; the bot goes on by itself.",
    "crowded": "has no connection left for the bot, which needs 9 for each process. Raise max_connections, or end what"
    " else is connected.",
    "locked": "is locked by another program, or answers too slowly. End what else works on its tables; the bot goes on"
    " by itself.",
    "away": "cannot be reached, or its connection broke. See that PostgreSQL runs and that the address in"
    " HELIOGRAPH_DATABASE is right; a bot that runs goes on by itself.",
    "failed": "does not answer as it should.",
}


def _code(error: psycopg.Error) -> str:
    said = str(error)
    return error.sqlstate or next((code for words, code in _SAID if words in said), "")


def explain(shown: str, error: BaseException) -> StoreError:
    """An error as one that says which database, what is wrong and what to do."""
    if isinstance(error, StoreError):
        return error
    trouble, sentence = Trouble.FAILED, "failed"
    if isinstance(error, psycopg.Error):
        code = _code(error)
        if code in _STATES:
            trouble, sentence = _STATES[code]
        elif isinstance(error, psycopg.OperationalError):
            trouble, sentence = Trouble.MISSING, "away"
    told = str(error).strip().splitlines()
    return StoreError(
        trouble, f"The database {shown} {_SENTENCES[sentence]} ({told[0] if told else 'no answer'})"
    )


@contextmanager
def explained(shown: str) -> Iterator[None]:
    """Raise what the driver raises as a StoreError."""
    try:
        yield
    except psycopg.Error as error:
        raise explain(shown, error) from error


def late(shown: str) -> StoreError:
    """The error for a request that was not answered in time."""
    return StoreError(Trouble.LOCKED, f"The database {shown} {_SENTENCES['locked']} (no answer in time)")


def pooled(shown: str) -> StoreError:
    """The error for a pooler that does not keep a connection for each of ours."""
    return StoreError(
        Trouble.FAILED,
        f"The database {shown} is behind a pooler that lets connections take turns at one of the server. Let it pool"
        " sessions (in PgBouncer pool_mode = session), or connect without it.",
    )


def foreign(shown: str, tables: Sequence[str]) -> StoreError:
    """The error for a database with tables of another program."""
    return StoreError(
        Trouble.DAMAGED,
        f"The database {shown} has tables of another program ({', '.join(tables)}), and was left as it is. Give the bot"
        " a database of its own.",
    )


def newer(shown: str, found: int, known: int) -> StoreError:
    """The error for a database that a later version of Heliograph wrote."""
    return StoreError(
        Trouble.NEWER,
        f"The database {shown} was written by a newer Heliograph (schema {found}; this one knows {known})."
        " Start that version, or name another database; this one was left as it is.",
    )


def closed(shown: str) -> StoreError:
    """The error for a request after the end."""
    return StoreError(Trouble.CLOSED, f"The database {shown} is closed: the bot is stopping.")
