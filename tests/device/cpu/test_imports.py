"""Modules that are imported when they are first needed: a fork, or a signal, that comes in the middle of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import pytest

from trellis_cpu import compiler_thread

# Stops in the middle of importing the kernels of transposes: `meanwhile` is called there, in the thread that imports.
STOPPING = """
import importlib.abc, os, signal, sys, threading
import numpy as np
import trellis

class Stopping(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "trellis_cpu.kernels.squares":
            sys.meta_path.remove(self)
            meanwhile()

ctx = trellis.Context("cpu")
x = ctx.asarray(np.arange(6, dtype=np.float32).reshape(2, 3))
ctx.map("add", x, x)
sys.meta_path.insert(0, Stopping())

def transposed():
    assert np.array_equal(ctx.transpose(x).numpy(), x.numpy().T)
"""

FORKING = (
    STOPPING
    + """
inside, forking = threading.Event(), threading.Event()

def meanwhile():
    inside.set()
    forking.wait()

other = threading.Thread(target=transposed)
other.start()
inside.wait()
forking.set()
child = os.fork()
if child == 0:
    signal.alarm(30)
    transposed()
    os._exit(0)
other.join()
assert os.waitpid(child, 0)[1] == 0
"""
)

SIGNALLED = (
    STOPPING
    + """
seen = []

def handler(number, frame):
    transposed()
    seen.append(number)

def meanwhile():
    signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR1)

signal.signal(signal.SIGUSR1, handler)
transposed()
assert seen
"""
)


def run(program):
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_forked_while_a_thread_imports_kernels_can_import_them():
    run(FORKING)


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="no signals to a thread on this system")
def test_a_handler_that_launches_while_kernels_are_imported_meets_whole_modules():
    run(SIGNALLED)


def test_a_thread_that_never_started_is_not_waited_for(monkeypatch):
    class Refused(threading.Thread):
        def start(self):
            raise RuntimeError("can't start new thread")

    ours = compiler_thread._Thread()
    with monkeypatch.context() as patch:
        patch.setattr(compiler_thread.threading, "Thread", Refused)
        with pytest.raises(RuntimeError):
            ours.call(abs, (-1,))
    assert ours.call(abs, (-1,)) == 1
    ours.close()
    unstarted = compiler_thread._Thread()
    with monkeypatch.context() as patch:
        patch.setattr(compiler_thread.threading, "Thread", Refused)
        with pytest.raises(RuntimeError):
            unstarted.call(abs, (-1,))
    unstarted.close()
