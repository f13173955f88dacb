"""The photograph: noise and its removal, edges, and histogram equalisation, each on Trellis and on NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from demonstration import formulas, neighbours
from demonstration.steps import Step

if TYPE_CHECKING:
    import trellis
    from demonstration.steps import Values

CHANNELS = ("red", "green", "blue")
LEVELS = 256
SEEDS = (20, 21)


def start(ctx: trellis.Context) -> tuple[Values, Values]:
    """Return the photograph's planes, uint8, on the device and on the host: the only upload."""
    from sklearn.datasets import load_sample_image

    planes = np.ascontiguousarray(np.moveaxis(load_sample_image("china.jpg"), 2, 0))
    return {"photo": ctx.asarray(planes, copy=True)}, {"photo": planes}


def uniform_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Draw two uniform numbers an element: the same on every device."""
    shape = has["photo"].shape
    return {name: ctx.random(shape, seed=seed) for name, seed in zip("uv", SEEDS, strict=True)}


def noise_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Add normal noise."""
    return {"noisy": ctx.map(formulas.noisy, has["photo"], has["u"], has["v"])}


def noise_numpy(has: Values) -> Values:
    """Add normal noise."""
    return {"noisy": formulas.noisy(has["photo"], has["u"], has["v"])}


def denoise_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Average each channel where the smoothed brightness is alike."""
    noisy = has["noisy"]
    brightness = ctx.map(formulas.brightness, *(noisy[i] for i in range(3)))
    guide = ctx.stencil(formulas.GAUSSIAN, brightness, boundary="reflect")
    return {
        name: ctx.stencil(formulas.bilateral, noisy[i], guide, boundary="reflect")
        for i, name in enumerate(CHANNELS)
    }


def denoise_numpy(has: Values) -> Values:
    """Average each channel where the smoothed brightness is alike."""
    noisy, reach = has["noisy"], formulas.REACH
    brightness = formulas.brightness(noisy[0], noisy[1], noisy[2])
    guide = neighbours.stencil(neighbours.weighted(formulas.GAUSSIAN), 1, brightness)
    return {
        name: neighbours.stencil(formulas.bilateral, reach, noisy[i], guide)
        for i, name in enumerate(CHANNELS)
    }


def _square(a: Any, b: Any) -> Any:
    return (a - b) * (a - b)


def errors_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Take the mean squared distance from the photograph, before and after: a formula and a mean in one kernel."""
    photo = has["photo"]
    after = [ctx.reduce(has[name], photo[i], "mean", fn=_square) for i, name in enumerate(CHANNELS)]
    return {
        "error_before": ctx.reduce(has["noisy"], photo, "mean", fn=_square),
        "error_after": ctx.map(lambda r, g, b: (r + g + b) / 3, *after),
    }


def errors_numpy(has: Values) -> Values:
    """Take the mean squared distance from the photograph, before and after."""
    photo = has["photo"]
    red, green, blue = (np.mean(_square(has[name], photo[i])) for i, name in enumerate(CHANNELS))
    return {
        "error_before": np.asarray(np.mean(_square(has["noisy"], photo))),
        "error_after": np.asarray((red + green + blue) / 3),
    }


def edges_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Take the gradient's length of the denoised brightness."""
    brightness = ctx.map(formulas.brightness, *(has[name] for name in CHANNELS))
    return {"edges": ctx.stencil(formulas.sobel, brightness, boundary="reflect")}


def edges_numpy(has: Values) -> Values:
    """Take the gradient's length of the denoised brightness."""
    return {"edges": neighbours.stencil(formulas.sobel, 1, formulas.brightness(*(has[n] for n in CHANNELS)))}


def equalise_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Spread the levels evenly: histogram, running total, table of new levels, look-up, colours."""
    photo = has["photo"]
    planes = [photo[i] for i in range(3)]
    level = ctx.map(formulas.level, *planes)
    counts, _ = ctx.histogram(level, LEVELS, (0, LEVELS))
    scale = (LEVELS - 1) / level.size
    table = ctx.map(lambda total: np.rint(total * scale).astype("uint8"), ctx.scan(counts))
    even = ctx.take(table, level)
    colours = ctx.map(formulas.recolour, *planes, level, even)
    return {"level": level, "even": even, **_named("even", colours)}


def equalise_numpy(has: Values) -> Values:
    """Spread the levels evenly: histogram, running total, table of new levels, look-up, colours."""
    red, green, blue = has["photo"]
    level = formulas.level(red, green, blue)
    counts, _ = np.histogram(level, LEVELS, (0, LEVELS))
    table = np.rint(np.cumsum(counts) * ((LEVELS - 1) / level.size)).astype("uint8")
    even = np.take(table, level)
    return {"level": level, "even": even, **_named("even", formulas.recolour(red, green, blue, level, even))}


def _named(prefix: str, planes: Any) -> Values:
    return {f"{prefix}_{name}": plane for name, plane in zip(CHANNELS, planes, strict=True)}


# Bounds in grey levels of 0 … 255: float32 keeps 1.5e-5 there, and each step adds up a few tens of terms.
STEPS = (
    Step("uniform random numbers", uniform_trellis, None),
    Step("noise: map", noise_trellis, noise_numpy, 1e-3),
    Step("denoise: 5×5 stencils, 3 channels", denoise_trellis, denoise_numpy, 1e-2),
    Step("error: formula and mean in one", errors_trellis, errors_numpy, 5e-2),
    Step("edges: Sobel stencil", edges_trellis, edges_numpy, 1e-2),
    Step("equalise: histogram, scan, take", equalise_trellis, equalise_numpy),
)
