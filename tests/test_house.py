"""The house itself: layers, packaging, README, lock, settings and look."""

from __future__ import annotations

import importlib.metadata
import itertools
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETTINGS: dict[str, Any] = tomllib.loads((ROOT / ".streamlit/config.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
LAYERS: list[str] = next(c for c in PYPROJECT["tool"]["importlinter"]["contracts"] if c["id"] == "layers")["layers"]
PACKAGES = ("tutor", "lessons", "puzzles")


def git_files() -> list[Path]:
    """Return the files of the checkout: tracked, or new and not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


# --- layers ----------------------------------------------------------------------------------------------


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    env = os.environ | {"PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def layer_modules() -> list[str]:
    return [name.strip(" ()") for layer in LAYERS for name in re.split("[|:]", layer)]


def test_imports_point_downward_only() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("tutor.cards", "", None),
        ("tutor.cards", "import tutor.rules", "Imports point downward only"),
        ("tutor.rules", "def f(): import tutor.wording", "Imports point downward only"),
        ("puzzles", "import lessons", "Imports point downward only"),
        ("tutor.record", "import tutor.cli", "Imports point downward only"),
        ("tutor.cards", "import tutor.seats", "Imports point downward only"),
        ("lessons", "import streamlit", "Streamlit is imported in tutor.app only"),
        ("tutor.cli", "import streamlit", "Streamlit is imported in tutor.app only"),
        ("tutor.app", "import streamlit, lessons, tutor.store", None),
    ],
)
def test_the_layer_check_bites(tmp_path: Path, module: str, line: str, contract: str | None) -> None:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for name in [*PACKAGES, *layer_modules()]:
        folder = tmp_path.joinpath(*name.split("."))
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").write_text(line + "\n" if name == module else "")
    done = lint_imports(tmp_path)
    assert done.returncode == (contract is not None), done.stdout + done.stderr
    assert contract is None or f"{contract} BROKEN" in done.stdout


def test_each_module_has_a_layer() -> None:
    found = {
        f"tutor.{path.stem}"
        for path in (ROOT / "tutor").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    unplaced = found - set(layer_modules()) - {"tutor.__init__", "tutor.__main__"}
    assert not unplaced, f"in no layer of pyproject.toml: {sorted(unplaced)}"


# --- README and CI ---------------------------------------------------------------------------------------


def readme_command(name: str) -> str:
    found = re.findall(rf"^<!-- command: {name} -->\n```sh\n(.*?)```$", README, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"one code block below <!-- command: {name} -->"
    return str(found[0]).rstrip("\n")


@pytest.mark.parametrize("name", ["start", "start-uv", "test", "test-uv"])
def test_readme_commands_are_one_line(name: str) -> None:
    assert "\n" not in readme_command(name)


def test_readme_commands_do_what_they_say() -> None:
    start, test = readme_command("start").split(" && "), readme_command("test").split(" && ")
    assert start[0] == test[0] == "python3 -m venv .venv"
    (script,) = PYPROJECT["project"]["scripts"]
    assert start[-1] == f".venv/bin/{script}"
    assert test[1:] == [".venv/bin/pip install -e '.[test]'", ".venv/bin/python -m pytest"]
    assert "test" in PYPROJECT["project"]["optional-dependencies"]


def test_ci_ends_with_the_readme_test_command() -> None:
    ci = (ROOT / ".ci/run").read_text("utf-8")
    awk = re.search(r"^readme_command\(\) \{.*?^\}$", ci, re.MULTILINE | re.DOTALL)
    assert awk
    shell = f"{awk[0]}\nreadme_command test"
    said = subprocess.run(["bash", "-euc", shell], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.rstrip("\n") == readme_command("test")
    assert ci.rstrip().endswith('bash -euc "$tests"')
    assert "-m pytest" not in ci, "CI takes the test command from README.md and has none of its own"


def test_links_between_documents_lead_somewhere() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / name).read_text("utf-8")):
            assert target.startswith("https://") or (ROOT / target).exists(), f"{name}: {target}"


def test_changelog_has_this_version_and_rulings_first() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## [{PYPROJECT['project']['version']}]" in changelog
    assert re.search(r"## \[Unreleased\]\n\n### Rulings changed\n", changelog)


# --- packaging -------------------------------------------------------------------------------------------


def test_wheel_takes_the_packages_and_the_settings() -> None:
    wheel = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == list(PACKAGES)
    assert not {"include", "exclude", "only-include"} & set(wheel), "all files of the packages, data too"
    assert wheel["force-include"] == {".streamlit/config.toml": "tutor/app/.streamlit/config.toml"}
    assert not (ROOT / "tutor/app/.streamlit").exists(), "the settings have one place: .streamlit at the top"


def test_no_file_of_the_packages_is_ignored() -> None:
    git_files()  # skips where there is no git
    command = ["git", "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", *PACKAGES]
    ignored = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    lost = [name for name in ignored if name and "__pycache__/" not in name and not name.endswith(".pyc")]
    assert not lost, "the wheel leaves out what .gitignore names"


def test_version_is_one() -> None:
    import tutor

    assert tutor.__version__ == PYPROJECT["project"]["version"]
    try:
        installed = importlib.metadata.version("tutor304")
    except importlib.metadata.PackageNotFoundError:
        return
    assert installed == tutor.__version__


def test_dependencies_have_both_bounds() -> None:
    project = PYPROJECT["project"]
    for requirement in itertools.chain(project["dependencies"], *project["optional-dependencies"].values()):
        assert re.fullmatch(r"[\w.-]+(\[[\w,-]+\])?>=[\d.]+,<[\d.]+(; .+)?", requirement), requirement
    assert "streamlit>=1.67,<1.68" in project["dependencies"]
    assert project["requires-python"] == ">=3.11"


def test_lock_fits_and_names_no_private_place() -> None:
    text = (ROOT / "uv.lock").read_text("utf-8")
    lock = tomllib.loads(text)
    sources = [package["source"] for package in lock["package"]]
    public = {"registry": "https://pypi.org/simple"}
    assert [source for source in sources if source != public] == [{"editable": "."}]
    assert set(re.findall(r"\w+://[^/\"]+", text)) == {"https://pypi.org", "https://files.pythonhosted.org"}
    own = next(package for package in lock["package"] if package["name"] == "tutor304")
    assert own["version"] == PYPROJECT["project"]["version"]

    def parts(requirement: str, extra: str | None) -> tuple[str, str | None, frozenset[str]]:
        name, bounds = re.match(r"([\w.-]+(?:\[[\w,-]+\])?)([^;]*)", requirement).groups()  # type: ignore[union-attr]
        return re.sub(r"[-_.]+", "-", name).lower(), extra, frozenset(bounds.split(","))

    def extra_of(marker: str) -> str | None:
        found = re.search(r"extra == '([\w-]+)'", marker)
        return found and found[1]

    groups = {None: PYPROJECT["project"]["dependencies"], **PYPROJECT["project"]["optional-dependencies"]}
    wanted = {parts(requirement, extra) for extra, group in groups.items() for requirement in group}
    locked = {
        parts(
            entry["name"] + "".join(f"[{one}]" for one in entry.get("extras", ())) + entry["specifier"],
            extra_of(entry.get("marker", "")),
        )
        for entry in own["metadata"]["requires-dist"]
    }
    assert locked == wanted, "pyproject.toml and uv.lock differ: run uv lock"


def test_files_name_no_machine() -> None:
    """No home folder, local wheel folder or private index of the machine that a file was written on."""
    private = re.compile(
        r"/home/\w|/Users/\w|C:\\Users|(?<![\w./~])/root/|file:///|(find-links|index-url)\s*[=:]"
        r"|\b(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+\b"
    )
    for path in git_files():
        if path == Path(__file__).resolve():
            continue
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found = private.search(text)
        assert not found, f"{path.relative_to(ROOT)}: {found[0]}"


# --- settings and look -----------------------------------------------------------------------------------


def flat(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in table.items():
        out |= flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {prefix + key: value}
    return out


def test_settings_are_known_to_streamlit() -> None:
    from streamlit import config

    unknown = set(flat(SETTINGS)) - set(config.get_config_options(force_reparse=True))
    assert not unknown


def test_settings_that_matter() -> None:
    wanted = {
        "browser.gatherUsageStats": False,
        "client.toolbarMode": "minimal",
        "runner.postScriptGC": False,
        "server.enableStaticServing": True,
        "server.fileWatcherType": "none",
        "server.headless": True,
    }
    assert wanted.items() <= flat(SETTINGS).items()
    assert "http" not in str(SETTINGS), "nothing is fetched from outside, fonts neither"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_is_aa(theme: str) -> None:
    look = SETTINGS["theme"][theme]
    grounds = [look["backgroundColor"], look["secondaryBackgroundColor"]]
    texts = [
        colour for name, colour in look.items() if name in ("textColor", "linkColor") or name.endswith("TextColor")
    ]
    for ground in grounds:
        for text in texts:
            assert contrast(text, ground) >= 4.5, (text, ground)
        for mark in (look["primaryColor"], *look["chartCategoricalColors"]):
            assert contrast(mark, ground) >= 3, (mark, ground)
    assert contrast("#ffffff", look["primaryColor"]) >= 4.5, "the text on a primary button is white"
