"""Starting the app: the server must be made of one package, wherever it is started."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest

import tutor
from tutor.app import serve


def test_the_server_imports_our_package_even_inside_another_checkout(tmp_path: Path) -> None:
    (tmp_path / "tutor").mkdir()
    (tmp_path / "tutor" / "__init__.py").write_text("raise RuntimeError('the wrong one')\n")
    done = subprocess.run(
        [*serve.PYTHON, "-c", "import tutor; print(tutor.__file__)"],
        cwd=tmp_path,
        env=serve.surroundings(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(done.stdout.strip()).samefile(str(tutor.__file__))


def test_a_port_in_use_is_refused_with_a_way_out() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(serve.PortTaken, match=f"port {port} is in use; choose another"):
            serve.choose_port(port, "127.0.0.1")
    assert serve.choose_port(None, "127.0.0.1") >= serve.FIRST_PORT
