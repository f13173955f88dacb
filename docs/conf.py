"""Settings of Sphinx."""

from importlib.metadata import version as installed_version

project = "Trellis"
author = "The Trellis developers"
copyright = "2026, The Trellis developers"  # Sphinx's own name for it
release = version = installed_version("trellis-core")

extensions = ["myst_parser", "sphinx.ext.autodoc", "numpydoc"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3

autodoc_member_order = "alphabetical"
autodoc_typehints = "signature"
numpydoc_show_class_members = False  # autodoc lists them
numpydoc_attributes_as_param_list = True  # the section "Attributes" stays as it was written

html_theme = "furo"
html_title = f"Trellis {release}"
