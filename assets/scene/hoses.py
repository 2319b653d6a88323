"""Two hoses with flanges and clamps between tub and chiller."""

import math
from math import pi

from mathutils import Vector

from mesh import box
from outlines import bezier
from palette import MATERIALS
from sizes import BOARD_INSET, CHILLER_LENGTH, CHILLER_X, CHILLER_Y, TUB_LENGTH
from sweeps import lathe, tube


def flange(loc, axis, R=0.045):
    lathe(
        "flange",
        [(R, 0), (R, 0.006), (R - 0.003, 0.009), (0.031, 0.009), (0.029, 0.011), (0.0275, 0.030)],
        MATERIALS["steel_r"],
        loc,
        axis,
        56,
    )
    s = 1 if axis == "X" else -1
    for k in range(6):
        a = 2 * pi * k / 6 + 0.26
        y, z = loc[1] + (R - 0.0085) * math.cos(a), loc[2] + (R - 0.0085) * math.sin(a)
        lathe(
            "bolt",
            [(0.0046, 0), (0.0046, 0.0042), (0.0036, 0.0052), (0.0, 0.0052)],
            MATERIALS["polished"],
            (loc[0] + s * 0.009, y, z),
            axis,
            6,
        )


def build_hoses(every=1, around=28):
    """`every` takes each so manieth point of a hose: the model on the website has to stay small."""
    xa, xb = TUB_LENGTH / 2 - BOARD_INSET, CHILLER_X - CHILLER_LENGTH / 2
    for (ya, za), (yb, zb), sag in (
        ((-0.125, 0.46), (CHILLER_Y - 0.115, 0.355), 0.02),
        ((-0.03, 0.20), (CHILLER_Y - 0.03, 0.135), -0.03),
    ):
        flange((xa, ya, za), "X")
        flange((xb, yb, zb), "-X", 0.042)
        p = bezier(
            (xa + 0.018, ya, za),
            (xa + 0.12, ya - 0.02, za + sag),
            (xb - 0.12, yb - 0.02, zb + sag),
            (xb - 0.018, yb, zb),
            260,
        )
        tube(
            "hose",
            p[::every],
            lambda s: 0.0212 + 0.0016 * math.sin(s * 2 * pi / 0.0085),
            MATERIALS["rubber"],
            around,
        )
        n = len(p)
        for i in (10, n - 11):
            q = [p[j] for j in range(i - 7, i + 8)]
            tube("clamp", q, 0.0238, MATERIALS["polished"], 32)
            box(
                "screw",
                p[i] + Vector((0, -0.004, 0.0265)),
                (0.011, 0.020, 0.010),
                MATERIALS["polished"],
                0.002,
            )
