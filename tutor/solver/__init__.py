"""Proofs: what a seat can claim (Caps) from what it knows. Fast unchecked twins of the rules live in here only."""

from tutor.solver.claims import READINGS, Proof, Refutation, prove
from tutor.solver.replay import deal_of

__all__ = ["READINGS", "Proof", "Refutation", "deal_of", "prove"]
