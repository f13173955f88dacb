"""The parts of `examples/demo.py`: what is computed, on Trellis and on NumPy, and how the two are compared."""
