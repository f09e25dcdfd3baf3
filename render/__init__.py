"""Pictures and text boards: a view in, a Pillow image or lines of text out."""
