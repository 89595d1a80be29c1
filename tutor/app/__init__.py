"""The screens of 304 Tutor: the only place that imports Streamlit."""
