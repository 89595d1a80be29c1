"""A process of the app that listens nowhere: its connections are handed to it at the door (``doorman``)."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, Final

import uvicorn

from tutor.app.doorman import READY, UP

OFTEN: Final = 0.25
"""Seconds between two looks at who came and who left; the door is told where that has changed."""

PREPARED: Final = threading.Event()
"""Set once what every reader needs is there (``server.make_ready``)."""

_FDS: Final = 16


class HandedServer(uvicorn.Server):
    """A server of uvicorn that takes connections from another process in place of a port."""

    door: socket.socket
    """Our end of the socket to the door."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections; the port that Streamlit has bound, any that was free, is given back."""
        for one in sockets or []:
            one.close()
        await super().startup(sockets=[])
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._taken = 0
        self.door.setblocking(False)
        self._loop.add_reader(self.door, self._take)
        self._go(self._tell())

    def _go(self, what: Coroutine[Any, Any, Any]) -> None:
        task = self._loop.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _take(self) -> None:
        """Take what was handed over; where the door is gone, end."""
        try:
            said, fds, _, _ = socket.recv_fds(self.door, _FDS, _FDS)
        except BlockingIOError:
            return
        except OSError:
            said, fds = b"", []
        for fd in fds:
            connection = socket.socket(fileno=fd)
            connection.setblocking(False)
            self._go(self._accept(connection))
        if not said:
            self._loop.remove_reader(self.door)
            self.should_exit = True

    async def _accept(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        finally:
            self._taken += 1

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn makes for each connection of a port."""
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=self._loop
        )
        return made

    async def _tell(self) -> None:
        """Tell the door that we are up, that we are ready, and how many connections are over."""
        await self._say(UP)
        ready, told = False, (0, 0)
        while not self.should_exit:
            if not ready and PREPARED.is_set():
                ready = True
                await self._say(READY)
            if (now := (self._taken, len(self.server_state.connections))) != told:
                told = now
                await self._say(b"%d" % (now[0] - now[1]))
            await asyncio.sleep(OFTEN)

    async def _say(self, what: bytes) -> None:
        with contextlib.suppress(OSError):  # the door is gone: `_take` sees it
            await self._loop.sock_sendall(self.door, what + b"\n")


@contextlib.contextmanager
def handed(fd: int) -> Iterator[None]:
    """While it lasts, Streamlit's server takes its connections from the door at the other end of ``fd``.

    Streamlit makes the server itself and gives no way to another one, so its class is exchanged in uvicorn.
    """
    door = socket.socket(fileno=fd)
    HandedServer.door, usual = door, uvicorn.Server
    uvicorn.Server = HandedServer  # type: ignore[misc]
    try:
        yield
    finally:
        uvicorn.Server = usual  # type: ignore[misc]
        door.close()
