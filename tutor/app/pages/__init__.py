"""The pages: each ``show()`` draws one. No rule, verdict or explanation is written here; pages ask the engine."""
