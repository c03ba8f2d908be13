"""Tables for people far apart: lobby, live connections, storage."""
