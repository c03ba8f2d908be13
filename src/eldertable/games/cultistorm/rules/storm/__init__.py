"""The storm: what comes by itself, whoever set it off. Cultists arrive, Great Old Ones, the terror circle, the Endgame.

Each of these rules can bring the others, so that the modules of this room know each other, and only here is that so.
What players do is not here, nor the phases in which the storm rises.
"""
