"""Lessons in a zip: what was packed comes out again, and nothing else is let in or written."""

from __future__ import annotations

import io
import random
import shutil
import stat
import zipfile
from pathlib import Path

import pytest

from lessons.check import check_lesson
from lessons.loading import load_folder
from lessons.zipped import MOST_BYTES, MOST_FILES, ZipFault, pack, template, unpack
from tutor.wording import LANGUAGES


def zipped(*files: tuple[str, bytes], mode: int = stat.S_IFREG) -> bytes:
    """A zip with these files, by the names as they are given."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files:
            info = zipfile.ZipInfo("x")
            info.filename, info.external_attr = name, (mode | 0o644) << 16
            packed.writestr(info, content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def locked() -> bytes:
    """A zip that says of its file that it has a password."""
    data = bytearray(zipped(("a/lesson.toml", b"id = 1")))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def fault(data: bytes, home: Path) -> tuple[str, str]:
    """Why a zip is refused; then nothing is written."""
    with pytest.raises(ZipFault) as found:
        unpack(data, home)
    assert list(home.parent.rglob("*")) == [home]
    return found.value.reason, found.value.name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_packed_comes_out_and_passes_the_check(lang: str, home: Path) -> None:
    files = template("my-lesson", lang)
    data = pack("my-lesson", files)
    assert data == pack("my-lesson", template("my-lesson", lang)), "the same bytes each time"
    folder = unpack(data, home)
    assert folder == home / "my-lesson"
    assert {one.relative_to(folder).as_posix(): one.read_bytes() for one in folder.rglob("*.*")} == files
    assert check_lesson(folder) == []
    assert load_folder(folder).languages == (lang,)


def test_the_template_is_english_where_a_language_has_none() -> None:
    assert template("my-lesson", "tlh") == template("my-lesson")


def test_files_without_a_folder_get_that_of_their_id(home: Path) -> None:
    files = [*template("quick-one").items(), ("__MACOSX/._en.md", b"\xff"), ("deals/.DS_Store", b"\xff")]
    folder = unpack(zipped(*files), home)
    assert folder == home / "quick-one"
    assert check_lesson(folder) == []
    for script in (b"id = ", b'id = "../../up"', b"a = " + b"[" * 9999, b""):
        assert unpack(zipped(("lesson.toml", script)), home).name == "lesson"


NAMES = [
    "/etc/x",
    "../x",
    "a/../../x",
    "a\\..\\x",
    "C:/x",
    "a/b/c/d",
    "a/\n",
    "a/" + "x" * 200,
    "a/b:c",
    "../../a/lesson.toml",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_climbs_or_is_strange_is_refused(name: str, home: Path) -> None:
    assert fault(zipped(("a/lesson.toml", b""), (name, b"")), home) == ("bad-name", name)


@pytest.mark.parametrize("mode", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO])
def test_a_link_or_a_device_is_refused(mode: int, home: Path) -> None:
    assert fault(zipped(("a/lesson.toml", b"/etc/passwd"), mode=mode), home)[0] == "bad-name"


def test_two_files_of_one_name_are_refused(home: Path) -> None:
    assert fault(zipped(("a/lesson.toml", b""), ("a//lesson.toml", b"")), home)[0] == "bad-name"
    assert fault(zipped(("a/lesson.toml", b""), ("a/deals", b""), ("a/deals/x", b"")), home)[0] == "bad-name"


def test_too_much_is_refused(home: Path) -> None:
    assert fault(bytes(MOST_BYTES + 1), home)[0] == "too-big"
    bomb = zipped(("a/lesson.toml", b""), ("a/en.md", bytes(50_000_000)))
    assert len(bomb) < MOST_BYTES
    assert fault(bomb, home)[0] == "too-big"
    assert fault(zipped(*((f"a/{number}", b"") for number in range(MOST_FILES + 1))), home)[0] == "too-many"


def test_a_zip_that_lies_about_its_size_gives_no_more_than_it_says(home: Path) -> None:
    honest = zipped(("a/lesson.toml", bytes(100_000)))
    lie = honest.replace((100_000).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert lie != honest
    assert fault(lie, home)[0] == "no-zip"


def test_what_is_no_lesson_is_refused(home: Path) -> None:
    assert fault(b"", home)[0] == "no-zip"
    assert fault(b"PK\x03\x04 and no more", home)[0] == "no-zip"
    assert fault(locked(), home)[0] == "locked"
    assert fault(zipped(("a/lesson.toml", b"\xff\xfe\x00")), home) == ("no-text", "a/lesson.toml")
    for files in ([], [("a/en.md", b"")], [("a/lesson.toml", b""), ("b/en.md", b"")], [("a/b/lesson.toml", b"")]):
        assert fault(zipped(*files), home)[0] == "no-script"
    assert fault(zipped(("a/lesson.toml", b""), ("stray.txt", b"")), home)[0] == "no-script"


def test_any_damage_is_refused_or_harmless(tmp_path: Path, rng: random.Random) -> None:
    """Bytes of a good zip changed at random: a fault, or files in the lesson's folder and nowhere else."""
    good, home = pack("my-lesson", template("my-lesson")), tmp_path / "home"
    refused = 0
    for _ in range(400):
        data = bytearray(good)
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        home.mkdir()
        try:
            folder = unpack(bytes(data), home)
            assert folder.parent == home
        except ZipFault:
            refused += 1
            assert not list(home.iterdir())
        assert list(tmp_path.iterdir()) == [home]
        shutil.rmtree(home)
    assert refused > 0
