"""The pages: each ``show()`` draws one.

No rule, verdict or explanation is written here; pages ask the engine. The folder is not called ``pages``, since
Streamlit would make a menu of its own out of that.
"""
