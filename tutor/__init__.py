"""304 Tutor: the engine of the card game 304 and everything around it.

Layers, lowest first (imports point downward only): ``cards``, ``seats`` - ``profiles``, ``clauses`` -
``rules`` - ``knowledge`` - ``solver`` - ``record``, ``wording`` - ``app``, ``cli``.
"""

__version__ = "0.1.0"
