"""Starting the app: the server must be made of one package, wherever it is started."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import puzzles
import tutor
from puzzles import packs
from tests.conftest import ROOT
from tutor.app import serve, server


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


def loaded_by(code: str, *names: str) -> set[str]:
    """Which of these modules a new process has loaded after ``code``."""
    look = f"import sys\n{code}\nprint(*({set(names)!r} & set(sys.modules)), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(done.stderr.splitlines()[-1].split())


def test_the_command_starts_the_app_without_the_engine() -> None:
    """Only the server needs it; the command would import all of it first."""
    assert loaded_by("import tutor.cli, tutor.app.serve", "tutor.rules", "puzzles", "streamlit", "pydantic") == set()


def test_a_page_with_a_table_loads_no_pandas() -> None:
    """Half a second of the first reader's time, and 90 MB."""
    run = "from tests.screens.helpers import open_page\nopen_page('practise', puzzle='legal-card-7.v2')"
    assert loaded_by(run, "pandas", "pyarrow", "numba", "streamlit") == {"streamlit"}


def test_the_server_makes_ready_what_the_first_page_needs() -> None:
    """Every module that it names is there, and once it is ready a page imports no module of ours."""
    made = "from tutor.app import server\nserver.make_ready()\nbefore = set(sys.modules)"
    run = f"{made}\nfrom tests.screens.helpers import open_page\nopen_page('practise', puzzle='legal-card-7.v2')"
    new = "print(*sorted(one for one in set(sys.modules) - before if one.startswith('tutor.')), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{run}\n{new}"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stderr.splitlines()[-1] == ""


def test_nobody_waits_for_the_first_puzzle_of_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SHORT_BREATH", 0)
    monkeypatch.setattr("lessons.course.load_course", lambda: SimpleNamespace(written=()))
    packs._current.cache_clear()
    server.make_rest_ready()
    before = packs._current.cache_info().misses
    assert all(packs.pack(name) for name in puzzles.KINDS)
    assert packs._current.cache_info().misses == before
