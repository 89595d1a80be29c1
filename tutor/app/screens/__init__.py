"""The pages (not in a folder `pages`, which Streamlit would take for a menu): each ``show()`` draws one. No rule, verdict or explanation is written here; pages ask the engine."""
