"""The handwritten digits: a classifier of two layers, trained and tried on Trellis and on NumPy from the same start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from demonstration.steps import Step

if TYPE_CHECKING:
    import trellis
    from demonstration.steps import Values

HIDDEN, CLASSES = 64, 10
ROUNDS, RATE, MOMENTUM = 60, 0.2, 0.9
TRAINED_ON = 1297
WEIGHTS = ("w1", "b1", "w2", "b2")


def start(ctx: trellis.Context) -> tuple[Values, Values]:
    """Return images, labels and first weights on the device and on the host: the only upload."""
    from sklearn.datasets import load_digits

    images, labels = load_digits(return_X_y=True)
    images = (images / 16).astype(np.float32)
    order = np.random.default_rng(1).permutation(len(images))
    rest, held = order[:TRAINED_ON], order[TRAINED_ON:]
    draw = np.random.default_rng(4)
    first = draw.normal(0, np.sqrt(2 / images.shape[1]), (images.shape[1], HIDDEN))
    second = draw.normal(0, np.sqrt(2 / HIDDEN), (HIDDEN, CLASSES))
    host: Values = {
        "x": images[rest],
        "y": np.eye(CLASSES, dtype=np.float32)[labels[rest]],
        "held": images[held],
        "w1": first.astype(np.float32),
        "b1": np.zeros(HIDDEN, np.float32),
        "w2": second.astype(np.float32),
        "b2": np.zeros(CLASSES, np.float32),
    }
    device = {name: ctx.asarray(value, copy=True) for name, value in host.items()}
    return device, {**host, "labels": labels[held]}


def _hidden(product: Any, bias: Any) -> Any:
    return np.maximum(product + bias, 0)


def _biased(product: Any, bias: Any) -> Any:
    return product + bias


def _above(score: Any, top: Any) -> Any:
    return np.exp(score - top)


def _slope(score: Any, top: Any, total: Any, truth: Any) -> Any:
    """Return the derivative of the mean cross-entropy of a softmax by its score."""
    return (np.exp(score - top) / total - truth) * (1 / TRAINED_ON)


def _where_active(product: Any, hidden: Any) -> Any:
    return np.where(hidden > 0, product, 0)


def _descend(weight: Any, speed: Any, slope: Any) -> tuple[Any, Any]:
    speed = MOMENTUM * speed + slope
    return weight - RATE * speed, speed


def train_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Descend along the gradient: products by the device's library, all else in generated kernels."""
    x, y = has["x"], has["y"]
    weights = [has[name] for name in WEIGHTS]
    speeds = [ctx.zeros(weight.shape) for weight in weights]
    for _ in range(ROUNDS):
        w1, b1, w2, b2 = weights
        hidden = ctx.gemm(x, w1, epilogue=_hidden, epilogue_args=(b1,))
        score = ctx.gemm(hidden, w2, epilogue=_biased, epilogue_args=(b2,))
        top = ctx.reduce(score, "max", axis=1, keepdims=True)
        total = ctx.reduce(score, top, "sum", fn=_above, axis=1, keepdims=True)
        outer = ctx.map(_slope, score, top, total, y)
        inner = ctx.gemm(outer, w2.T, epilogue=_where_active, epilogue_args=(hidden,))
        slopes = (
            ctx.gemm(x.T, inner),
            ctx.reduce(inner, "sum", axis=0),
            ctx.gemm(hidden.T, outer),
            ctx.reduce(outer, "sum", axis=0),
        )
        moved = [ctx.map(_descend, *parts) for parts in zip(weights, speeds, slopes, strict=True)]
        weights, speeds = [weight for weight, _ in moved], [speed for _, speed in moved]
    return _trained(weights)


def train_numpy(has: Values) -> Values:
    """Descend along the gradient."""
    x, y = has["x"], has["y"]
    weights = [has[name] for name in WEIGHTS]
    speeds = [np.zeros_like(weight) for weight in weights]
    for _ in range(ROUNDS):
        w1, b1, w2, b2 = weights
        hidden = _hidden(x @ w1, b1)
        score = _biased(hidden @ w2, b2)
        top = score.max(axis=1, keepdims=True)
        total = _above(score, top).sum(axis=1, keepdims=True)
        outer = _slope(score, top, total, y)
        inner = _where_active(outer @ w2.T, hidden)
        slopes = (x.T @ inner, inner.sum(axis=0), hidden.T @ outer, outer.sum(axis=0))
        moved = [_descend(*parts) for parts in zip(weights, speeds, slopes, strict=True)]
        weights, speeds = [weight for weight, _ in moved], [speed for _, speed in moved]
    return _trained(weights)


def _trained(weights: list[Any]) -> Values:
    return {f"trained_{name}": weight for name, weight in zip(WEIGHTS, weights, strict=True)}


def score_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Score the held-out images."""
    w1, b1, w2, b2 = (has[f"trained_{name}"] for name in WEIGHTS)
    hidden = ctx.gemm(has["held"], w1, epilogue=_hidden, epilogue_args=(b1,))
    return {"score": ctx.gemm(hidden, w2, epilogue=_biased, epilogue_args=(b2,))}


def score_numpy(has: Values) -> Values:
    """Score the held-out images."""
    w1, b1, w2, b2 = (has[f"trained_{name}"] for name in WEIGHTS)
    return {"score": _biased(_hidden(has["held"] @ w1, b1) @ w2, b2)}


def decide_trellis(ctx: trellis.Context, has: Values) -> Values:
    """Take the class with the highest score."""
    return {"digit": ctx.reduce(has["score"], "argmax", axis=1)}


def decide_numpy(has: Values) -> Values:
    """Take the class with the highest score."""
    return {"digit": has["score"].argmax(axis=1)}


STEPS = (
    Step(f"train: {ROUNDS} rounds on {TRAINED_ON} digits", train_trellis, train_numpy, 1e-3),
    Step("score the held-out digits", score_trellis, score_numpy, 1e-2),
    Step("decide: argmax", decide_trellis, decide_numpy),
)
