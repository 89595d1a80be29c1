"""The prover of stated orders once more, for numba to compile: masks in one flat array, and a stack of frames.

It decides as ``tutor.solver.claims`` does with ``Search`` and ``find_order``, looks at the same moments in the same
order and so uses as many nodes; those stay its oracle, and do its work where it is not ready. See :mod:`.asking`.
"""
