"""The studio, which draws pictures in workers, and the lanes in which they are drawn."""
