"""A wire between browser and server that a test can cut: a small relay of TCP connections."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class Wire:
    """Relays every connection to ``url`` of the server until it is cut, or a way of it is shut."""

    def __init__(self) -> None:
        self._server: tuple[str, int] | None = None
        self._open: list[socket.socket] = []
        self._shut: set[bool] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.home = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def join(self, url: str) -> None:
        """From now on connections go to this server."""
        parts = urlsplit(url)
        with self._lock:
            self._server, self._shut = (str(parts.hostname), int(parts.port or 0)), set()

    def cut(self) -> None:
        """Break all connections, and take no new ones."""
        with self._lock:
            self._server, some, self._open = None, self._open, []
        for one in some:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def mute(self) -> None:
        """What the browser sends still arrives; no answer comes back."""
        with self._lock:
            self._shut = {True}

    def swallow(self) -> None:
        """Nothing that the browser sends arrives any more, and it does not notice."""
        with self._lock:
            self._shut = {True, False}

    def close(self) -> None:
        """End it all."""
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._door.accept()
            except OSError:
                return
            with self._lock:
                target = self._server
            try:
                server = socket.create_connection(target) if target is not None else None
            except OSError:
                server = None
            if server is None:
                browser.close()
                continue
            with self._lock:
                self._open += [browser, server]
            for source, sink, back in ((browser, server, False), (server, browser, True)):
                threading.Thread(target=self._relay, args=(source, sink, back), daemon=True).start()

    def _relay(self, source: socket.socket, sink: socket.socket, back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if back not in self._shut:
                    sink.sendall(data)
        for one in (source, sink):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def wire(url: str) -> Iterator[Wire]:
    """A wire to the server at ``url``; its own address is ``home``."""
    made = Wire()
    made.join(url)
    try:
        yield made
    finally:
        made.close()
