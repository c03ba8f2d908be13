"""Cards and pieces that the two roles of a set share. What one role alone does stands in
`roles/<role>/rules.py`.
"""
