"""A cedar step. Not part of the delivery."""

from math import pi

import bpy

from mesh import box, link
from palette import MATERIALS


def build_step(x=-0.02, y=-0.62, turn=0.0):
    L, D, H = 0.56, 0.30, 0.22
    e = link(bpy.data.objects.new("step", None))
    obs = []
    for i in range(3):
        obs.append(
            box(
                "steptop",
                (0, -D / 2 + 0.05 + i * 0.1, H - 0.0125),
                (L, 0.094, 0.025),
                MATERIALS["cedar"],
                0.003,
                3,
            )
        )
    for sx in (-1, 1):
        for i in range(2):
            obs.append(
                box(
                    "stepside",
                    (sx * (L / 2 - 0.035), 0, 0.05 + i * 0.098),
                    (D - 0.012, 0.024, 0.092),
                    MATERIALS["cedar"],
                    0.0025,
                    3,
                    (0, 0, pi / 2),
                )
            )
    for i in range(2):
        obs.append(
            box(
                "stepfront",
                (0, -D / 2 + 0.022, 0.05 + i * 0.098),
                (L - 0.05, 0.022, 0.092),
                MATERIALS["cedar"],
                0.0025,
                3,
            )
        )
    for o in obs:
        o.parent = e
    e.location = (x, y, 0)
    e.rotation_euler = (0, 0, turn)
