"""``python -m tutor.cli`` is the command ``tutor304``."""

from tutor.cli import main

main()
