"""Reading entry points: the same answer as the standard library's, wherever distributions lie."""

from __future__ import annotations

import importlib.metadata
import sys
import zipfile

import pytest

from trellis.door import finders, metadata
from trellis.door.metadata import GROUPS, Claim


@pytest.fixture
def add(tmp_path):
    """Return a function that writes a distribution's metadata and returns its folder."""

    def write(
        name,
        text,
        *,
        site="site",
        kind="dist-info",
        version="1.0",
        headers="Name: {name}\nVersion: {version}\n",
    ):
        info = tmp_path / site / f"{name.replace('-', '_')}-{version}.{kind}"
        info.mkdir(parents=True)
        file = "METADATA" if kind == "dist-info" else "PKG-INFO"
        (info / file).write_text(
            "Metadata-Version: 2.1\n" + headers.format(name=name, version=version) + "\nName: in the text\n"
        )
        (info / "entry_points.txt").write_text(text)
        return str(tmp_path / site)

    return write


def test_this_environment_is_read_as_the_standard_library_reads_it():
    expected = [
        (point.group, point.name, point.value)
        for group in GROUPS
        for point in importlib.metadata.entry_points(group=group)
    ]
    found = metadata.read(sys.path)
    assert sorted(claim[:3] for claim in found.claims) == sorted(expected)
    assert set(found.claims) == set(finders.read().claims)


TEXT = """
# a comment
[console_scripts]
tool = a.tool:main
not a line of ours
[ trellis.doors ]
  one=module.one
# two = nothing
two = module.two : plugin

[trellis.observers]
see = module:see
[trellis.doors]
three = module.three
"""


def test_the_parts_of_a_file():
    assert list(metadata.entry_points(TEXT)) == [
        ("trellis.doors", "one", "module.one"),
        ("trellis.doors", "two", "module.two : plugin"),
        ("trellis.observers", "see", "module:see"),
        ("trellis.doors", "three", "module.three"),
    ]
    assert list(metadata.entry_points("")) == []
    with pytest.raises(ValueError, match="'no target'"):
        list(metadata.entry_points("[trellis.doors]\nno target\n"))


@pytest.mark.parametrize("kind", ["dist-info", "egg-info"])
def test_names_and_versions_come_from_the_headers(add, kind):
    site = add("a-door", "[trellis.doors]\na = a_module\n", kind=kind, version="1.2.post3")
    found = metadata.read([site])
    assert found.claims == (Claim("trellis.doors", "a", "a_module", "a-door", "1.2.post3"),)
    assert found.of("trellis.observers") == ()


def test_missing_headers_are_unknown(add):
    site = add("a-door", "[trellis.doors]\na = a_module\n", headers="")
    assert metadata.read([site]).claims[0][3:] == (None, None)


def test_the_first_of_two_installations_counts(add):
    first = add("a.door", "[trellis.doors]\na = new\n", site="first", version="2.0")
    second = add("A_Door", "[trellis.doors]\na = old\n", site="second")
    assert [claim.target for claim in metadata.read([first, second]).claims] == ["new"]
    assert [claim.target for claim in metadata.read([second, first, second]).claims] == ["old"]


def test_a_newer_installation_without_the_door_hides_the_older_one(add):
    first = add("a-door", "", site="first", version="2.0")
    second = add("a-door", "[trellis.doors]\na = old\n", site="second")
    assert metadata.read([first, second]).claims == ()


def test_damage_concerns_one_distribution(add, tmp_path):
    site = add("good", "[trellis.doors]\na = module\n")
    for number, content in enumerate([b"[trellis.doors]\nx\n", b"[trellis.doors]\n\xff=\xff\n"]):
        add(f"bad{number}", "")
        (tmp_path / "site" / f"bad{number}-1.0.dist-info" / "entry_points.txt").write_bytes(content)
    (tmp_path / "site" / "file-1.0.egg-info").touch()
    found = metadata.read([site])
    assert [claim.name for claim in found.claims] == ["a"]
    assert sorted(item.distribution for item in found.unread) == ["bad0", "bad1"]
    assert all(item.why for item in found.unread)


def test_places_that_do_not_exist_are_passed_over(add, tmp_path, monkeypatch):
    site = add("good", "[trellis.doors]\na = module\n")
    assert len(metadata.read([str(tmp_path / "absent"), site, site]).claims) == 1
    monkeypatch.chdir(site)
    assert len(metadata.read([""]).claims) == 1


def test_a_zip_file_on_the_path_is_read_by_the_standard_library(tmp_path, monkeypatch):
    with zipfile.ZipFile(tmp_path / "zipped.zip", "w") as archive:
        archive.writestr(
            "zipped_door-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: zipped-door\nVersion: 1.0\n"
        )
        archive.writestr(
            "zipped_door-1.0.dist-info/entry_points.txt", "[trellis.doors]\nzipped = zipped_door\n"
        )
    monkeypatch.syspath_prepend(tmp_path / "zipped.zip")
    found = metadata.read(sys.path)
    assert Claim("trellis.doors", "zipped", "zipped_door", "zipped-door", "1.0") in found.claims
    assert set(metadata.read([path for path in sys.path if not path.endswith(".zip")]).claims) < set(
        found.claims
    )


def test_a_finder_of_its_own_is_asked(monkeypatch):
    class Distribution(importlib.metadata.Distribution):
        def read_text(self, filename):
            return {
                "METADATA": "Metadata-Version: 2.1\nName: odd-door\nVersion: 3\n",
                "entry_points.txt": "[trellis.doors]\nodd = odd_door\n",
            }.get(filename)

        def locate_file(self, path):
            return path

    class Finder:
        @classmethod
        def find_spec(cls, *_):
            return None

        @classmethod
        def find_distributions(cls, context=None):
            return [Distribution()] if getattr(context, "name", None) in (None, "odd-door") else []

    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Finder])
    assert Claim("trellis.doors", "odd", "odd_door", "odd-door", "3") in metadata.read(sys.path).claims


def test_versions_are_those_that_python_imports(add):
    first = add("some-package", "", site="first", version="2.0+local")
    second = add("Some.Package", "", site="second")
    assert metadata.versions([first, second], ("some_package", "absent")) == {"some_package": "2.0+local"}
    names = ("numpy", "ml_dtypes", "pluggy")
    expected = {name: importlib.metadata.version(name) for name in names}
    assert metadata.versions(sys.path, names) == expected


def test_what_a_target_names_is_imported():
    import os.path

    assert metadata.resolve("os.path") is os.path
    assert metadata.resolve("os : path . join") is os.path.join
    with pytest.raises(AttributeError):
        metadata.resolve("os:nothing")
