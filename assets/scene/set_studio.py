"""Set: grey studio with a curved back wall."""

import math
from math import pi

import bpy

from lights import area_light, world_light
from mesh import mesh
from shader import NodeTree, colour


def build_studio(tone="d8d3cc", dark=False):
    c = bpy.data.materials.new("cyc")
    t = NodeTree(c)
    x, y, z = t.separate(t("TexCoord").outputs["Object"])
    e = t.math("MULTIPLY", t.smoothstep(z, 0.0, 1.3), t.smoothstep(z, 4.2, 0.9, 0.35, 1.0))
    t.output(
        t(
            "BsdfPrincipled",
            {
                "Base Color": colour(tone),
                "Roughness": 0.6,
                "Specular": 0.2,
                "Emission": (1.0, 0.975, 0.95, 1),
                "Emission Strength": t.math("MULTIPLY", e, 0.16),
            },
        ).outputs[0]
    )
    R, yb, W = 1.3, 2.3, 9.0
    verts, faces = [], []
    prof = (
        [(-7.0, 0.0)]
        + [(yb - R + R * math.sin(a), R - R * math.cos(a)) for a in [pi / 2 * i / 24 for i in range(25)]]
        + [(yb, 6.0)]
    )
    for y, z in prof:
        verts += [(-W, y, z), (W, y, z)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh("cyc", verts, faces, c, True)
    world_light((0.93, 0.96, 1.0), 0.24)
    area_light("key", (-2.7, -2.3, 2.7), (0.1, 0, 0.35), 1.9, 125, (1.0, 0.965, 0.92), 1.9)
    area_light("top", (0.3, 0.5, 3.1), (0.3, 0.1, 0), 3.0, 70, (0.95, 0.98, 1.0), 1.4)
    area_light("rim", (6.2, 1.7, 3.2), (0.6, 0, 0.4), 0.8, 140, (0.90, 0.96, 1.0), 3.2, spread=70)
    area_light("fill", (3.0, -3.2, 1.5), (0.5, 0, 0.35), 2.2, 26, (0.95, 0.98, 1.0), 1.8)
