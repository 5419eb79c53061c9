"""Records what the bot and Discord say to each other, without tokens: samples for the sandbox to be compared with."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp

HIDDEN = "{token}"

_IN_PATH = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")
_NAME = re.compile(rb'name="([^"]*)"')
_FILE = re.compile(rb'filename="([^"]*)"')


class Recorder:
    """Adds each request and its answer to a file, one JSON object a line; headers and pictures are left out.

    Names, ids and texts are in it, so only its owner can read the file. Raises OSError if it cannot be written.
    """

    def __init__(self, path: Path, token: str) -> None:
        self._token = token
        self._file = os.fdopen(
            os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a", encoding="utf-8"
        )

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Record all requests that this trace sees."""
        trace.on_request_start.append(self._begun)
        trace.on_request_chunk_sent.append(self._sent)
        trace.on_request_end.append(self._ended)
        trace.on_response_chunk_received.append(self._received)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    async def _begun(self, _: aiohttp.ClientSession, ctx: SimpleNamespace, __: object) -> None:
        ctx.sent = bytearray()

    async def _sent(
        self, _: aiohttp.ClientSession, ctx: SimpleNamespace, params: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        ctx.sent += params.chunk

    async def _ended(
        self, _: aiohttp.ClientSession, ctx: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        ctx.status = params.response.status

    async def _received(
        self, _: aiohttp.ClientSession, ctx: SimpleNamespace, params: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        line = {
            "method": params.method,
            "path": _IN_PATH.sub(rf"\1{HIDDEN}", params.url.path_qs),
            "body": _hidden(_read(bytes(ctx.sent))),
            "status": ctx.status,
            "answer": _hidden(_read(params.chunk)),
        }
        text = json.dumps(line, ensure_ascii=False)
        self._file.write((text.replace(self._token, HIDDEN) if self._token else text) + "\n")
        self._file.flush()


def _read(body: bytes) -> Any:
    """A body as JSON; of a form its JSON, and how large each file is; None for anything else."""
    if body.startswith(b"--"):
        return _form(body)
    try:
        return json.loads(body)
    except ValueError:
        return None


def _form(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in body.split(body.partition(b"\r\n")[0])[1:]:
        head, _, content = part.partition(b"\r\n\r\n")
        if named := _NAME.search(head):
            name = named[1].decode()
            file = _FILE.search(head)
            if file is not None:
                found[name] = {"filename": file[1].decode(), "bytes": len(content) - 2}
            else:
                found[name] = _read(content.strip())
    return found


def _hidden(value: Any) -> Any:
    """A value of JSON in which whatever is called a token is hidden."""
    if isinstance(value, list):
        return [_hidden(each) for each in value]
    if isinstance(value, dict):
        return {key: HIDDEN if key == "token" else _hidden(each) for key, each in value.items()}
    return value
