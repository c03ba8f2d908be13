"""Behind the scenes: one player is the Author, against all others."""
