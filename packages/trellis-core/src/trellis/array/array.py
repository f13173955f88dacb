"""Array: elements on a device. Immutable but for ``out=`` and the ``fill`` methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.array import exchange, views
from trellis.array.operators import Operators
from trellis.array.spec import Spec, spec_of
from trellis.record import Launch, LaunchRecord, build_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

    from trellis.array.owner import Owner
    from trellis.budget import Memory
    from trellis.device import Device
    from trellis.intent import Layout


class Array(Operators):
    """Elements of one dtype on one device.

    Made by a Context (``zeros``, ``asarray``, any operation), not by calling this class. Basic slices and ``.T`` are views of
    the same memory; operators are one-operation launches.

    Attributes
    ----------
    address
        Where element (0, …, 0) lies, as the door's executables take it.
    spec
        Layout and session, interned.

    """

    __slots__ = ("__weakref__", "address", "context", "launch", "memory", "spec")

    def __init__(
        self, spec: Spec, memory: Memory, address: int, context: Owner, launch: Launch | None
    ) -> None:
        self.spec: Spec = spec
        self.memory: Memory = memory
        self.address: int = address
        self.context: Owner = context
        self.launch: Launch | None = launch

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents."""
        return self.spec.layout.shape

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next along each axis."""
        return self.spec.layout.strides

    @property
    def dtype(self) -> np.dtype[Any]:
        """Element type as NumPy names it."""
        return dtypes.to_numpy(self.spec.layout.dtype)

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return len(self.spec.layout.shape)

    @property
    def size(self) -> int:
        """Number of elements."""
        return self.spec.size

    @property
    def nbytes(self) -> int:
        """Bytes of the elements."""
        return self.spec.nbytes

    @property
    def device(self) -> Device:
        """Where the elements are."""
        return self.context.device

    @property
    def record(self) -> LaunchRecord | None:
        """What ran to make these elements, where, how and why; None where nothing was launched (uploads, empty arrays)."""
        return build_record(self.launch) if self.launch is not None else None

    @property
    def T(self) -> Array:  # noqa: N802 - NumPy's name
        """View with the axes reversed."""
        return self.transpose()

    def transpose(self, *axes: int | tuple[int, ...]) -> Array:
        """Return a view with the axes in another order: reversed, or as listed.

        Raises
        ------
        InvalidArgument
            ``E_INVALID_ARG.axis`` unless each axis is listed once.

        """
        return self._view(*views.transposed(self.spec.layout, axes))

    def reshape(self, *shape: int | tuple[int, ...]) -> Array:
        """Return the elements in another shape: a view where the layout allows it, else of a dense copy.

        Raises
        ------
        InvalidArgument
            ``E_INVALID_ARG.shape`` where the number of elements differs.

        """
        found = views.reshaped(self.spec.layout, shape)
        return self._view(*found) if found is not None else self.copy().reshape(*shape)

    def __getitem__(self, key: object) -> Array:
        """Return a view for integers, slices, ``...`` and None."""
        return self._view(*views.sliced(self.spec.layout, key))

    def of(self, context: Owner) -> Array:
        """Return the array as one of another Context of the same device: its operators launch there."""
        if context is self.context:
            return self
        return Array(self.spec, self.memory, self.address, context, self.launch)

    def _view(self, layout: Layout, offset: int) -> Array:
        spec = spec_of(self.spec.session, layout)
        return Array(spec, self.memory, self.address + offset, self.context, self.launch)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of a 0-d array")
        return self.shape[0]

    def __iter__(self) -> Iterator[Array]:
        if not self.shape:
            raise TypeError("iteration over a 0-d array")
        return (self[i] for i in range(self.shape[0]))

    def numpy(self) -> npt.NDArray[Any]:
        """Return the elements as a NumPy array, after waiting for them.

        Where the host sees the memory it is shared, writable if this array's memory is; elsewhere it is a copy.
        """
        return exchange.to_host(self)

    def item(self) -> Any:
        """Return the only element as a Python scalar."""
        return self.numpy().item()

    def copy(self) -> Array:
        """Return a dense copy on the same device."""
        return self.context.copy(self)

    def astype(self, dtype: npt.DTypeLike) -> Array:
        """Return the elements cast: float to integer saturates, NaN becomes 0."""
        return self.context.cast(self, dtype)

    def to(self, device: object) -> Array:
        """Return the elements on another device, through the host; itself where it already is there."""
        return self.context.move(self, device)

    def fill(self, value: float) -> Array:
        """Set every element to one value and return the array."""
        return self.context.fill(self, value)

    def fill_ramp(self) -> Array:
        """Set element i, counted in row-major order, to i and return the array."""
        return self.context.fill_ramp(self)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return exchange.array_interface(self)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.array(self.numpy(), dtype=dtype, copy=copy)

    def __dlpack__(self, **options: Any) -> Any:
        return exchange.dlpack(self, options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return exchange.dlpack_device(self)

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __index__(self) -> int:
        if self.size != 1 or not dtypes.is_integer(self.spec.layout.dtype):
            raise TypeError("only an integer array of one element can be an index")
        return int(self.item())

    def __bool__(self) -> bool:
        return bool(self.numpy())

    def __format__(self, spec: str) -> str:
        return format(self.item(), spec) if spec and not self.shape else super().__format__(spec)

    def __repr__(self) -> str:
        values = np.array2string(self.numpy(), separator=", ", prefix="Array(", threshold=100)
        return f"Array({values}, dtype={self.spec.layout.dtype}, device={self.device.label!r})"
