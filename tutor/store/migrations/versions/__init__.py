"""A file a step: ``NUMBER_name.py``."""
