"""Arrays on a device: layout, memory, views, operators and exchange with other libraries."""

from __future__ import annotations

from trellis.array.array import Array
from trellis.array.owner import Owner
from trellis.array.spec import Spec, spec_of

__all__ = ["Array", "Owner", "Spec", "spec_of"]
