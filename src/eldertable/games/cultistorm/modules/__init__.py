"""Optional modules, one folder each with the same rooms inside, and the frame in which a module is declared.

What the base rules ask of modules in use is in `table/modules.py`; they know no module by name.
"""
