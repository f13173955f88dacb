"""The Conductor: which devices there are, which one a Context takes and why, and the walk along the routes."""

from __future__ import annotations

from trellis.conductor.choice import Choice, choose
from trellis.conductor.survey import Physical, Survey, gpus, survey
from trellis.conductor.walk import Walk

__all__ = ["Choice", "Physical", "Survey", "Walk", "choose", "gpus", "survey"]
