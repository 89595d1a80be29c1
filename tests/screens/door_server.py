"""A process for the tests of the door: it takes connections as ``tutor.app.handed`` does, and says who it is.

    python door_server.py FD [MODE]

To a request it answers with its own number; to ``/more`` it keeps the connection, so that there is one more of them.
In the mode ``late`` it waits for a line on its standard input before it is up, in the mode ``dead`` it ends at once,
in the mode ``mute`` it never says who has left.
"""

from __future__ import annotations

import os
import socket
import sys


def main() -> None:
    """Serve until the door is gone."""
    door, mode = socket.socket(fileno=int(sys.argv[1])), sys.argv[2:]
    if mode == ["dead"]:
        sys.exit(3)
    if mode == ["late"]:
        sys.stdin.readline()
    kept: list[socket.socket] = []
    over = 0
    door.sendall(b"up\nready\n0\n")
    while True:
        said, fds, _, _ = socket.recv_fds(door, 1, 1)
        if not said:
            return
        connection = socket.socket(fileno=fds[0])
        head = connection.recv(65536)
        body = str(os.getpid()).encode()
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
        if b"/more" in head:
            kept.append(connection)
        else:
            connection.close()
            over += 1
        if mode != ["mute"]:
            door.sendall(b"%d\n" % over)


if __name__ == "__main__":
    main()
