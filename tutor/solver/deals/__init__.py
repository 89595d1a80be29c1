"""Random deals solved once with open cards, shared by all questions about a first packet."""
