"""Markdown from docstrings: tables, summaries, the entries of a section, and what Sphinx is to render."""

from __future__ import annotations

import inspect
import re


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Return a Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return (
        "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
        + "\n"
    )


def summary(thing: object) -> str:
    """Return the first paragraph of a docstring as one line of Markdown."""
    first = (inspect.getdoc(thing) or "").split("\n\n")[0]
    return markdown(" ".join(first.split()))


def markdown(text: str) -> str:
    """Return text of a docstring with code marked as Markdown marks it."""
    return text.replace("``", "`")


def attributes(kind: type) -> list[tuple[tuple[str, ...], str]]:
    """Return the entries of a docstring's section "Attributes": the names of each, and what is said of them."""
    text = inspect.getdoc(kind) or ""
    section = re.search(r"^Attributes\n-+\n(.*?)(?=^\w[^\n]*\n-+$|\Z)", text, re.MULTILINE | re.DOTALL)
    entries = re.findall(
        r"^(\S[^\n]*)\n((?:[ \t]+[^\n]*\n?|\n)+)", section[1] if section else "", re.MULTILINE
    )
    return [(tuple(names.split(", ")), markdown(" ".join(said.split()))) for names, said in entries]


def rendered(*directives: str) -> str:
    """Return directives that Sphinx renders from docstrings."""
    return "```{eval-rst}\n" + "\n".join(directives) + "\n```\n"


def heading(title: str, text: str) -> str:
    """Return the head of a page."""
    return f"# {title}\n\n{text}\n"
