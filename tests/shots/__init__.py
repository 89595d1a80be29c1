"""Pictures of every page: ``python -m tests.shots`` writes them into ``tests/shots/out`` (not kept in git).

``python -m tests.shots --readme`` makes the four small ones of the README anew, in ``tests/shots/readme``.
"""
