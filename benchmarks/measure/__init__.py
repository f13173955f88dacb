"""How is measured: candidates in turns, limits in the same run, results against an oracle, one table."""
