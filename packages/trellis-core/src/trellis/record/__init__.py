"""What is kept of a launch, and who is told of it."""

from __future__ import annotations

from trellis.record.launch import Launch, LaunchRecord, build_record, is_gpu_peak
from trellis.record.observers import OBSERVERS, load_observers, notify, observe

__all__ = [
    "OBSERVERS",
    "Launch",
    "LaunchRecord",
    "build_record",
    "is_gpu_peak",
    "load_observers",
    "notify",
    "observe",
]
