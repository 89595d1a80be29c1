"""The door of the app where it runs in several processes: one address, and each browser always at the same process.

A Python process draws about a hundred clicks a second, whatever the machine. So the command keeps the door: it takes
each connection, reads who comes (a cookie that the page has set, ``front.Seated``), and hands the connection itself
over to a process (``handed``), which from then on speaks with the browser alone. Nothing passes through the door
afterwards, so it costs nothing a click. It begins with one process, and starts another once those that run are crowded;
several keep to a core each (``cores``).
"""

from __future__ import annotations

import contextlib
import logging
import re
import selectors
import socket
import subprocess
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tutor.app.cores import share

COOKIE: Final = "tutor304_door"
"""The cookie that a browser is known by; a number by chance, which says nothing of the reader."""

DOOR: Final = "--door"
"""The option of a process before the number of its socket to the door."""

CROWD: Final = 24
"""Connections of a process from which on another one is started, if there may be more."""

UP: Final = b"up"
"""A process says: I take connections."""

READY: Final = b"ready"
"""A process says: what every reader needs is imported and read. All else that it says is how many of the connections
handed to it are over."""

_LOG: Final = logging.getLogger("tutor.app")
_WHO: Final = re.compile(rb"\r\ncookie:[^\r\n]*\b" + COOKIE.encode() + rb"=([0-9a-f]{8,64})", re.IGNORECASE)
_HEAD_END: Final = b"\r\n\r\n"
_HEAD: Final = 32_768
"""Bytes of a request's head that are looked at."""

_KNOWN: Final = 20_000
"""Browsers that are remembered."""

_AGAIN: Final = 0.02
"""Seconds until a head that was not whole is looked at again."""

_PATIENCE: Final = 5.0
"""Seconds until somebody gets a connection whose head is still not whole, and until a process that ends is killed."""


@dataclass(eq=False)
class Worker:
    """A process behind the door, and what it has said."""

    process: subprocess.Popen[bytes]
    door: socket.socket
    up: bool = False
    ready: bool = False
    given: int = 0
    """Connections handed to it so far."""
    over: int = 0
    """How many of them were over when it last spoke."""
    heard: bytearray = field(default_factory=bytearray)

    @property
    def load(self) -> int:
        """How many connections it has, as far as the door knows: those on their way to it are among them."""
        return self.given - self.over


class Doorman:
    """Keeps a listening socket for up to ``most`` processes; ``start`` begins one at the other end of a socket.

    >>> import socket
    >>> ours, theirs = socket.socketpair()
    >>> Doorman(ours, start=lambda door: subprocess.Popen(["true"]), most=2).most
    2
    >>> ours.close(); theirs.close()
    """

    def __init__(
        self,
        listener: socket.socket,
        start: Callable[[socket.socket], subprocess.Popen[bytes]],
        most: int,
        crowd: int = CROWD,
    ) -> None:
        self.most, self._crowd = most, crowd
        self._listener, self._start = listener, start
        self._workers: list[Worker] = []
        self._seats: OrderedDict[bytes, Worker] = OrderedDict()
        self._waiting: dict[socket.socket, float] = {}
        """Connections whose head is not there yet, and since when it has begun."""
        self._held: list[tuple[socket.socket, bytes]] = []
        """Connections that nobody can take yet."""
        self._ending = False
        self._code: int | None = None
        self._look = selectors.DefaultSelector()

    def run(self) -> int:
        """Keep the door until ended (``end``) or until the first process cannot start; give its exit code, or 0."""
        self._listener.setblocking(False)
        self._look.register(self._listener, selectors.EVENT_READ, self._come)
        self._open()
        try:
            while self._workers and self._code is None:
                partly = [one for one, since in self._waiting.items() if since]
                for key, _ in self._look.select(_AGAIN if partly else None):
                    key.data(key.fileobj)
                for one in partly:
                    self._read(one)
        finally:
            self._close()
        return self._code or 0

    def end(self) -> None:
        """Ask every process to end; the door closes once they have. May be called in a signal handler or a thread."""
        self._ending = True
        for one in list(self._workers):  # those that end are taken out meanwhile
            one.process.terminate()

    def over(self) -> bool:
        """Whether nobody will be let in any more."""
        return self._code is not None or self._ending

    # -- processes -----------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            worker = Worker(self._start(theirs), ours)
        ours.setblocking(False)
        self._workers.append(worker)
        self._look.register(ours, selectors.EVENT_READ, lambda _: self._hear(worker))
        if self._ending:  # asked for while it was started
            worker.process.terminate()

    def _hear(self, worker: Worker) -> None:
        """What a process says: that it is up, that it is ready, how many connections are over; or that it is gone."""
        try:
            said = worker.door.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self._lose(worker)
            return
        worker.heard += said
        *lines, rest = bytes(worker.heard).split(b"\n")
        worker.heard[:] = rest
        for line in lines:
            worker.up, worker.ready = True, worker.ready or line == READY
            if line.isdigit():
                worker.over = int(line)
            if line == READY:
                self._settle()
        held, self._held = self._held, []
        for connection, head in held:
            self._hand(connection, head)
        if self._crowded():
            self._open()

    def _settle(self) -> None:
        """Give the processes that are ready their cores."""
        share([one.process.pid for one in self._workers if one.ready])

    def _crowded(self) -> bool:
        full = all(one.ready and one.load >= self._crowd for one in self._workers)
        return full and len(self._workers) < self.most and not self._ending

    def _lose(self, worker: Worker) -> None:
        """A process has ended: those who were there come again, to another one."""
        self._look.unregister(worker.door)
        worker.door.close()
        try:
            code = worker.process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:  # it has let go of the door, but something in it goes on
            worker.process.kill()
            code = worker.process.wait()
        self._workers.remove(worker)
        self._settle()
        self._seats = OrderedDict((who, one) for who, one in self._seats.items() if one is not worker)
        if self._ending:
            return
        if not worker.up:
            self._code = code or 1
        else:
            _LOG.error("a process of the app ended (exit code %s); another one takes its place", code)
            if not self._workers:
                self._open()

    # -- connections ---------------------------------------------------------------------------------------------------

    def _come(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            connection, _ = listener.accept()
            connection.setblocking(False)
            self._waiting[connection] = 0.0
            self._look.register(connection, selectors.EVENT_READ, self._read)

    def _read(self, connection: socket.socket) -> None:
        """Look at the head of the first request, which stays in the connection for whoever gets it."""
        try:
            head = connection.recv(_HEAD, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            head = b""
        since = self._waiting[connection]
        if not since:
            self._look.unregister(connection)
            since = self._waiting[connection] = time.monotonic()
        if not head:
            del self._waiting[connection]
            connection.close()
        elif _HEAD_END in head or len(head) >= _HEAD or time.monotonic() - since > _PATIENCE:
            del self._waiting[connection]
            self._hand(connection, head)

    def _hand(self, connection: socket.socket, head: bytes) -> None:
        """Give a connection to its process: where its browser was before, or where the fewest are."""
        found = _WHO.search(head.partition(_HEAD_END)[0])
        worker = self._seats.get(found[1]) if found else None
        able = [one for one in self._workers if one.ready] or [one for one in self._workers if one.up]
        if worker is None and able:
            worker = min(able, key=lambda one: one.load)
        if worker is None:
            self._held.append((connection, head))
            return
        try:
            socket.send_fds(worker.door, [b"."], [connection.fileno()])
        except BlockingIOError:  # it has a hundred of them to take first
            self._held.append((connection, head))
            return
        except OSError:  # it is ending; the browser comes again
            connection.close()
            return
        connection.close()
        worker.given += 1
        if found:
            self._seats[found[1]] = worker
            self._seats.move_to_end(found[1])
            if len(self._seats) > _KNOWN:
                self._seats.popitem(last=False)

    def _close(self) -> None:
        self.end()
        for one in self._workers:
            one.process.wait()
            one.door.close()
        for connection in [*self._waiting, *(one for one, _ in self._held), self._listener]:
            connection.close()
        self._look.close()
