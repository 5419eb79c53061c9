"""Words in a picture: the typefaces, lines of them as stamps, and paragraphs."""
