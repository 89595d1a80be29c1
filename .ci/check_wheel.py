"""Check the wheel: ``check_wheel.py contents WHEEL`` and ``check_wheel.py installed VENV``.

``contents``: every file of the three packages is in the wheel, the app's settings and the licence too, and nothing
else. ``installed``: the wheel, installed with its run-time dependencies only, deals, judges and starts the app, from
a folder that holds nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("tutor", "lessons", "puzzles")
SETTINGS = "tutor/app/.streamlit/config.toml"
KINDS = {  # at least one file of each kind, lest a whole kind is missing from tree and wheel alike
    "words of the engine": ("tutor/wording/", ".ftl"),
    "rule profiles": ("tutor/profiles/", ".toml"),
    "card table scripts": ("tutor/app/", ".js"),
    "card table styles": ("tutor/app/", ".css"),
    "lesson structure": ("lessons/", ".toml"),
    "lesson words": ("lessons/", ".md"),
    "packs of puzzles": ("puzzles/packs/", ".xz"),
    "steps of the store": ("tutor/store/migrations/versions/", ".py"),
}


def tree() -> set[str]:
    """Return the files of the packages as git sees them: tracked, or new and not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *PACKAGES]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


def contents(wheel: Path) -> list[str]:
    """Return what is wrong with the files in ``wheel``."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    info = {name for name in names if name.split("/")[0].endswith(".dist-info")}
    wanted = tree() | {SETTINGS}
    faults = [f"not in the wheel: {name}" for name in sorted(wanted - names)]
    faults += [f"should not be in the wheel: {name}" for name in sorted(names - info - wanted)]
    faults += [
        f"no {kind}: {folder}**{ending}"
        for kind, (folder, ending) in KINDS.items()
        if not any(name.startswith(folder) and name.endswith(ending) for name in names)
    ]
    if not any(name.endswith("licenses/LICENSE") for name in info):
        faults.append("no licence in the wheel")
    print(f"{wheel.name}: {len(names)} files")
    return faults


def installed(venv: Path) -> list[str]:
    """Return what does not work in ``venv``, in which only the wheel is installed."""
    command = str(venv.resolve() / "bin" / "tutor304")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        env = clean | {"HOME": folder, "XDG_DATA_HOME": folder}

        def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
            return subprocess.run(
                [command, *arguments], input=text, cwd=folder, env=env, capture_output=True, text=True, timeout=60
            )

        faults = [f"tutor304 --help: {done.stderr}" for done in [run("--help")] if done.returncode]
        deal = run("deal", "--seed", "1")
        judged = run("referee", "-", "--json", text=deal.stdout)
        if deal.returncode or judged.returncode or not json.loads(judged.stdout)["legal"]:
            faults.append(f"deal | referee: {deal.stderr}{judged.stderr}{judged.stdout[:500]}")
        broken = run("referee", "-", text="{}")
        if broken.returncode != 2 or "Traceback" in broken.stderr:
            faults.append(f"referee of no record: exit code {broken.returncode}, {broken.stderr}")
        made = run("db", "upgrade")
        if made.returncode or not list(Path(folder).rglob("tutor304.sqlite")):
            faults.append(f"db upgrade: {made.stdout}{made.stderr}")
        return faults + starts(command, folder, env)


def starts(command: str, folder: str, env: dict[str, str]) -> list[str]:
    """Return what is wrong when the app is started: it must answer within half a minute."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    arguments = [command, "app", "--port", str(port), "--no-browser"]
    with Path(folder, "app.log").open("w+") as log:
        app = subprocess.Popen(
            arguments, cwd=folder, env=env, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            for _ in range(300):
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=1) as answer:
                        return [] if answer.status == 200 else [f"app: health {answer.status}"]
                except (urllib.error.URLError, OSError):
                    if app.poll() is not None:
                        break
                    time.sleep(0.1)
            log.seek(0)
            return [f"the app does not start:\n{log.read()[-2000:]}"]
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(app.pid, signal.SIGTERM)
            app.wait(20)


def main(arguments: Iterable[str]) -> int:
    """Run one check; print its faults."""
    checks = {"contents": contents, "installed": installed}
    match list(arguments):
        case [name, path] if name in checks:
            faults = checks[name](Path(path))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{name}: {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
