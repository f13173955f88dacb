"""The workloads, a module for each group of rows; each yields what is measured, one at a time so that memory is given back."""
