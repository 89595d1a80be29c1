"""Where the store is: a file in the user's data folder, or the database that ``TUTOR304_DATABASE_URL`` names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

from platformdirs import user_data_path

FOLDER: Final = "TUTOR304_DATA"
"""The variable that names another data folder."""

URL: Final = "TUTOR304_DATABASE_URL"
"""The variable that names another database, such as ``postgresql://club@localhost/tutor``."""

FILE: Final = "tutor304.sqlite"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for what is kept; it need not exist yet.

    >>> data_folder({"TUTOR304_DATA": "/srv/304"})
    PosixPath('/srv/304')
    """
    wanted = environ.get(FOLDER)
    return Path(wanted).expanduser() if wanted else user_data_path("tutor304", appauthor=False)


def database_url(environ: Mapping[str, str] = os.environ) -> str:
    """The address of the database; a password may stand in it, so it goes into no message and no log.

    >>> database_url({"TUTOR304_DATA": "/srv/304"})
    'sqlite:////srv/304/tutor304.sqlite'
    >>> database_url({"TUTOR304_DATABASE_URL": "postgresql://club@localhost/tutor"})
    'postgresql+psycopg://club@localhost/tutor'
    """
    wanted = environ.get(URL)
    if not wanted:
        return f"sqlite:///{quote(str(data_folder(environ) / FILE))}"
    name, sign, rest = wanted.partition("://")
    return f"postgresql+psycopg{sign}{rest}" if name in ("postgres", "postgresql") else wanted
