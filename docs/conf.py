"""Settings of Sphinx."""

from importlib.metadata import version as installed_version

project = "Trellis"
author = "The Trellis developers"
copyright = "2026, The Trellis developers"  # Sphinx's own name for it
release = version = installed_version("trellis-core")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3

autodoc_member_order = "alphabetical"
autodoc_typehints = "signature"
napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_use_ivar = True  # an "Attributes" section lists what autodoc documents as members

html_theme = "furo"
html_title = f"Trellis {release}"
