"""The water in the basin."""

import math
import random

from ice import ice_block
from outlines import fillet
from palette import MATERIALS
from sizes import CAP_WIDTH, TUB_LENGTH, TUB_WIDTH, WATER_LEVEL
from sweeps import sweep


def build_water(ice=5, seed=4):
    lx, ly = TUB_LENGTH - 2 * CAP_WIDTH + 0.030, TUB_WIDTH - 2 * CAP_WIDTH + 0.030
    fl = 0.105
    profile = (
        [(0.09, fl - 0.012)]
        + fillet((0.06, fl - 0.008), (0.030, fl - 0.006), (0.029, fl + 0.06), 6)
        + [(0.0285, 0.4), (0.028, WATER_LEVEL)]
    )
    sweep("water", profile, lx, ly, 0.085, MATERIALS["water"], cap0=True, cap1=True, n=14, smooth=False)
    rnd = random.Random(seed)
    placed = []
    if isinstance(ice, (list, tuple)):  # explicit blocks: (x, y, size, turn)
        for k, (x, y, q, a) in enumerate(ice):
            ice_block(k, (x, y), (q * 1.22, q * 0.98, q * 0.90), a, rnd, 0.07)
        return
    tries = 0
    while len(placed) < ice and tries < 900:
        tries += 1
        q = rnd.uniform(0.070, 0.115)
        x = rnd.uniform(-0.42, 0.40)
        y = rnd.uniform(-0.18, 0.18)
        if all(math.hypot(x - a, y - b) > (q + c) * 0.66 for a, b, c in placed):
            placed.append((x, y, q))
    for k, (x, y, q) in enumerate(placed):
        ice_block(
            k,
            (x, y),
            (q * rnd.uniform(1.0, 1.35), q * rnd.uniform(0.85, 1.05), q * rnd.uniform(0.7, 0.9)),
            rnd.uniform(0, 3),
            rnd,
        )
