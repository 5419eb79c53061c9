"""Tools for developers: they bake the grounds and palettes that the renderers load. Never imported at run time."""
