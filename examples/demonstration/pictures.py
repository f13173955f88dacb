"""The pictures that the demonstration leaves: before beside after, with captions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from pathlib import Path

    from demonstration.steps import Values

MARGIN, CAPTION = 12, 34
PAPER, INK, WRONG = (250, 250, 248), (32, 32, 36), (200, 30, 30)
COLUMNS, ROWS, SCALE = 16, 5, 7


def photo(values: Values, folder: Path) -> list[Path]:
    """Write the photograph's three pairs: noisy and denoised, photograph and edges, photograph and equalised."""
    original = np.moveaxis(values["photo"], 0, 2)
    noisy = np.moveaxis(values["noisy"], 0, 2)
    clean = _stacked(values, "{}")
    even = _stacked(values, "even_{}")
    before, after = (_decibels(values[name]) for name in ("error_before", "error_after"))
    edges = 255 - np.clip(values["edges"] * 4, 0, 255)
    return [
        _pair(
            folder / "denoise.png",
            (noisy, f"with noise: {before:.1f} dB"),
            (clean, f"denoised by a 5 by 5 stencil: {after:.1f} dB"),
        ),
        _pair(folder / "edges.png", (clean, "denoised"), (edges, "edges: Sobel's gradient")),
        _pair(
            folder / "equalise.png",
            (_with_histogram(original, values["level"]), "photograph, with its histogram of brightness"),
            (_with_histogram(even, values["even"]), "equalised: histogram, running total, look-up"),
        ),
    ]


def digits(values: Values, folder: Path) -> Path:
    """Write a sheet of held-out digits with the class each was given; wrong ones are red, and shown first."""
    said, truth = values["digit"], values["labels"]
    order = np.argsort(said == truth, kind="stable")[: COLUMNS * ROWS]
    side = 8 * SCALE
    step_x, step_y = side + MARGIN, side + MARGIN + 22
    sheet = Image.new("RGB", (COLUMNS * step_x + MARGIN, ROWS * step_y + MARGIN + CAPTION), PAPER)
    draw = ImageDraw.Draw(sheet)
    right = int((said == truth).sum())
    draw.text(
        (MARGIN, 8),
        f"{right} of {len(truth)} held-out digits are right; the wrong ones first",
        INK,
        _font(18),
    )
    for position, index in enumerate(order):
        left = MARGIN + position % COLUMNS * step_x
        top = CAPTION + MARGIN + position // COLUMNS * step_y
        cell = Image.fromarray(_levels(255 - values["held"][index].reshape(8, 8) * 255))
        sheet.paste(cell.resize((side, side), Image.Resampling.NEAREST), (left, top))
        fits = said[index] == truth[index]
        text = str(said[index]) if fits else f"{said[index]}, is {truth[index]}"
        draw.text((left, top + side + 2), text, INK if fits else WRONG, _font(15))
    path = folder / "digits.png"
    sheet.save(path)
    return path


def _pair(path: Path, *parts: tuple[Any, str]) -> Path:
    height, width = parts[0][0].shape[:2]
    sheet = Image.new("RGB", (len(parts) * (width + MARGIN) + MARGIN, height + CAPTION + MARGIN), PAPER)
    draw = ImageDraw.Draw(sheet)
    for position, (pixels, text) in enumerate(parts):
        left = MARGIN + position * (width + MARGIN)
        draw.text((left, 7), text, INK, _font(18))
        sheet.paste(Image.fromarray(_levels(pixels)).convert("RGB"), (left, CAPTION))
    sheet.save(path)
    return path


def _with_histogram(pixels: Any, level: Any) -> Any:
    """Return the picture with the histogram of its levels drawn into a corner."""
    counts = np.bincount(level.reshape(-1), minlength=256).astype(float)
    image = Image.fromarray(_levels(pixels)).convert("RGB")
    draw = ImageDraw.Draw(image, "RGBA")
    left, bottom, height = image.width - 256 - 8, image.height - 8, 90
    draw.rectangle((left - 4, bottom - height - 4, left + 259, bottom + 3), (255, 255, 255, 200))
    for x, count in enumerate(np.minimum(counts / np.quantile(counts, 0.99), 1)):
        draw.line((left + x, bottom - round(count * height), left + x, bottom), (40, 60, 120, 255))
    return np.asarray(image)


def _stacked(values: Values, pattern: str) -> Any:
    return np.stack([values[pattern.format(name)] for name in ("red", "green", "blue")], axis=-1)


def _levels(pixels: Any) -> Any:
    return np.clip(np.rint(np.asarray(pixels, np.float32)), 0, 255).astype(np.uint8)


def _decibels(error: Any) -> float:
    """Return the peak signal-to-noise ratio of a mean squared error in grey levels."""
    return float(10 * np.log10(255**2 / float(error)))


def _font(size: int) -> Any:
    return ImageFont.load_default(size)
