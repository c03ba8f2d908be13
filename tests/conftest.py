"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run: what failed once fails again, here and elsewhere.
settings.register_profile("eldertable", deadline=None, derandomize=True, max_examples=40)
settings.load_profile("eldertable")
