"""Where kernels are kept: a place that nobody else can write to, else memory only with one warning."""

from __future__ import annotations

import os
import stat

import pytest

from trellis.cache import directory, locate

posix = pytest.mark.skipif(os.name != "posix", reason="ownership and modes are POSIX")


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Return a function that locates the folder under a given cache directory."""

    def at(path):
        monkeypatch.setenv("TRELLIS_CACHE_DIR", str(path))
        return locate()

    return at


@pytest.mark.parametrize("name", ["plain", "with spaces", "é and ß", "a/b/c", "😀"])
def test_a_folder_is_made_for_this_user_alone(place, tmp_path, name):
    found = place(tmp_path / name)
    assert found.reason is None
    assert found.folder.parent == (tmp_path / name).resolve()
    assert stat.S_IMODE(found.folder.stat().st_mode) == 0o700
    assert place(tmp_path / name) == found


@pytest.mark.parametrize("inside", ["", "below", "two/below"])
def test_a_file_where_the_folder_should_be(place, tmp_path, inside):
    (tmp_path / "file").touch()
    found = place(tmp_path / "file" / inside)
    assert found.folder is None
    assert str(tmp_path / "file") in found.reason
    assert found.wanted


@pytest.mark.parametrize("path", ["/proc/no/such/place", "/dev/null/place", "a\0b"])
def test_places_that_cannot_be(monkeypatch, path):
    monkeypatch.setattr(directory.settings, "text", {"TRELLIS_CACHE_DIR": path}.get)
    found = locate()
    assert found.folder is None
    assert found.reason


def test_a_file_in_the_place_of_the_folder_itself(place, tmp_path):
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / directory._FOLDER).touch()
    assert "is not a folder" in place(tmp_path / "cache").reason


@posix
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o720])
def test_a_parent_that_others_can_write(place, tmp_path, mode):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(mode)
    found = place(shared / "mine" / "cache")
    assert found.folder is None
    assert str(shared) in found.reason
    shared.chmod(mode | stat.S_ISVTX)  # as /tmp: others can't move what is not theirs
    assert place(shared / "mine" / "cache").folder is not None


@posix
@pytest.mark.parametrize("mode", [0o777, 0o750, 0o705, 0o711])
def test_a_folder_that_is_open_to_others(place, tmp_path, mode):
    place(tmp_path).folder.chmod(mode)
    found = place(tmp_path)
    assert found.folder is None
    assert "chmod 700" in found.reason


@posix
@pytest.mark.skipif(os.name == "posix" and os.geteuid() != 0, reason="only root can give files away")
def test_a_folder_of_another_user(place, tmp_path):
    os.chown(place(tmp_path).folder, 12345, 12345)
    assert "is not a folder of this user" in place(tmp_path).reason
    other = tmp_path / "other"
    other.mkdir()
    os.chown(other, 12345, 12345)
    assert "belongs to another user" in place(other / "cache").reason


@posix
def test_a_link_is_followed_to_a_place_that_is_checked(place, tmp_path):
    (tmp_path / "real").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert place(tmp_path / "link").folder.parent == (tmp_path / "real").resolve()
    (tmp_path / "real").chmod(0o777)
    assert place(tmp_path / "link").folder is None


@posix
def test_a_link_in_the_place_of_the_folder_itself(place, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / directory._FOLDER).symlink_to(elsewhere)
    assert "is not a folder of this user" in place(tmp_path / "cache").reason


@posix
def test_without_home_there_is_no_folder(monkeypatch, tmp_path):
    for name in ("TRELLIS_CACHE_DIR", "HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert "HOME" in locate().reason
    monkeypatch.setenv("HOME", "")
    assert "HOME" in locate().reason
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert locate().folder is not None
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert locate().folder.is_relative_to((tmp_path / "home").resolve())


@pytest.mark.parametrize(
    ("word", "off"), [("1", True), ("yes", True), ("0", False), ("", False), ("off", False)]
)
def test_the_cache_can_be_turned_off(place, tmp_path, monkeypatch, word, off):
    monkeypatch.setenv("TRELLIS_NO_CACHE", word)
    found = place(tmp_path / "cache")
    assert (found.folder is None) == off
    assert found.wanted != off
    assert (tmp_path / "cache").exists() != off
