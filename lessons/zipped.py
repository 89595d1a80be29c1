"""A lesson as one file to send: its folder in a zip. What comes may be anything, so it is looked at before it is used.

>>> import tempfile
>>> data = pack("my-lesson", template("my-lesson"))
>>> with tempfile.TemporaryDirectory() as home:
...     folder = unpack(data, Path(home))
...     folder.name, sorted(one.name for one in folder.iterdir())
('my-lesson', ['deals', 'en.md', 'lesson.toml'])
>>> unpack(b"no zip at all", Path("nowhere"))
Traceback (most recent call last):
    ...
lessons.zipped.ZipFault: no-zip
"""

from __future__ import annotations

import io
import re
import stat
import struct
import tomllib
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from lessons.loading import DEFAULT, SCRIPT, TEMPLATE
from lessons.schema import id_fault

MOST_BYTES: Final = 300_000
"""A lesson may take so many bytes, packed or unpacked; our largest takes 60 000."""

MOST_FILES: Final = 60
DEEPEST: Final = 3
"""Names in the way to a file: the lesson's folder, ``deals``, the deal."""

LONGEST: Final = 100
"""Letters in the way to a file."""

_JUNK: Final = re.compile(r"(__MACOSX/.*|(.*/)?(\.DS_Store|Thumbs\.db|desktop\.ini))")
"""What computers put beside the files of a folder."""

_PLAIN: Final = re.compile(r"[\w .-]+")
"""A name of a file or a folder."""

_CLOCK: Final = (2000, 1, 1, 0, 0, 0)
"""The date of every packed file: the same lesson is always the same bytes."""


class ZipFault(ValueError):
    """A file that is no lesson in a zip.

    ``reason`` is one of ``no-zip``, ``locked``, ``too-big``, ``too-many``, ``bad-name``, ``no-text`` (not UTF-8) and
    ``no-script``; ``name`` is the file in the zip that is meant, ``""`` for the whole of it.
    """

    def __init__(self, reason: str, name: str = "") -> None:
        super().__init__(f"{reason}: {name}" if name else reason)
        self.reason, self.name = reason, name


def template(name: str, lang: str = DEFAULT) -> dict[str, bytes]:
    """The files of a small lesson to begin with, by their place in its folder; its id is ``name``.

    Its words are in one language: ``lang``, or English where it is not written in that.

    >>> sorted(template("mijn-les", "nl"))
    ['deals/first.json', 'deals/first.toml', 'lesson.toml', 'nl.md']
    """
    words = f"{lang}.md" if (TEMPLATE / f"{lang}.md").is_file() else f"{DEFAULT}.md"
    some = [one for one in sorted(TEMPLATE.rglob("*.*")) if one.suffix != ".md" or one.name == words]
    files = {one.relative_to(TEMPLATE).as_posix(): one.read_bytes() for one in some}
    script = files[SCRIPT].decode("utf-8")
    return files | {SCRIPT: script.replace(f'id = "{TEMPLATE.name}"', f'id = "{name}"', 1).encode("utf-8")}


def pack(name: str, files: Mapping[str, bytes]) -> bytes:
    """Files in a folder of that name, as the bytes of a zip."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for place, content in files.items():
            packed.writestr(zipfile.ZipInfo(f"{name}/{place}", _CLOCK), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def unpack(data: bytes, home: Path) -> Path:
    """Write the lesson in a zip into a new folder in ``home``, and give that folder.

    The folder has the name of the one in the zip or, where the files lie in none, the lesson's own. Nothing is written
    before all of it has been looked at. Raises ``ZipFault``.
    """
    if len(data) > MOST_BYTES:
        raise ZipFault("too-big")
    files = _read(data)
    tops = {place.parts[0] for place in files if len(place.parts) > 1}
    if PurePosixPath(SCRIPT) in files:
        folder = _own_name(files[PurePosixPath(SCRIPT)])
    elif len(tops) == 1 and PurePosixPath(*tops, SCRIPT) in files and all(len(one.parts) > 1 for one in files):
        (folder,) = tops
        files = {place.relative_to(folder): content for place, content in files.items()}
    else:
        raise ZipFault("no-script")
    for place, content in files.items():
        file = home / folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return home / folder


def _read(data: bytes) -> dict[PurePosixPath, bytes]:
    """The files of a zip that are safe to write, and are text."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            inside = [one for one in packed.infolist() if not one.is_dir() and not _JUNK.fullmatch(one.filename)]
            _measure(inside)
            files = {_safe(one): packed.read(one) for one in inside}
    except ZipFault:
        raise
    except (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError) as error:
        raise ZipFault("no-zip") from error
    for place, content in files.items():
        try:
            content.decode("utf-8")
        except UnicodeDecodeError:
            raise ZipFault("no-text", str(place)) from None
    if len(files) < len(inside) or any(one in files for place in files for one in place.parents):
        raise ZipFault("bad-name")  # two files of one name, or a file where there should be a folder
    return files


def _measure(inside: list[zipfile.ZipInfo]) -> None:
    """Refuse what is too much, by what the zip says of itself; reading never gives more than that."""
    if len(inside) > MOST_FILES:
        raise ZipFault("too-many")
    if sum(one.file_size for one in inside) > MOST_BYTES:
        raise ZipFault("too-big")
    for one in inside:
        if one.flag_bits & 0x1:
            raise ZipFault("locked", one.filename)
        if one.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise ZipFault("no-zip")


def _safe(one: zipfile.ZipInfo) -> PurePosixPath:
    """The place of a file in the folder; none that climbs out of it, or is anything but a file."""
    name, kind = one.orig_filename, stat.S_IFMT(one.external_attr >> 16)
    place = PurePosixPath(name)
    plain = len(name) <= LONGEST and all(_PLAIN.fullmatch(part) for part in place.parts)
    climbs = place.is_absolute() or ".." in place.parts or not 0 < len(place.parts) <= DEEPEST
    if not plain or climbs or kind not in (0, stat.S_IFREG):
        raise ZipFault("bad-name", name)
    return place


def _own_name(script: bytes) -> str:
    """The id in a ``lesson.toml``; where it has no good one, any name does: reading the lesson will tell."""
    try:
        name = str(tomllib.loads(script.decode("utf-8")).get("id"))
    except (tomllib.TOMLDecodeError, RecursionError):
        name = ""
    return name if id_fault(name) is None and len(name) <= LONGEST else "lesson"
