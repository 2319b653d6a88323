"""A linen cloth and a soft brush on the front rail. Not part of the delivery."""

import math
import random
from math import pi

from draped_cloth import draped_cloth
from fabrics import linen_material
from mesh import mesh
from palette import MATERIALS
from shader import colour
from sizes import CAP_TOP, TUB_WIDTH
from surfaces import plain_material
from textiles import soft_slab


def build_care_props():
    z = CAP_TOP + 0.0005
    y = -TUB_WIDTH / 2 + 0.029
    draped_cloth(-0.385, 0.235, 0.17, linen_material())
    # brush: oak back, pale bristles, lying on its side of the rail
    rnd = random.Random(3)
    bxx = -0.125
    soft_slab("brushback", (bxx, y, z + 0.031), (0.150, 0.040, 0.017), MATERIALS["oak"], 0.0082, 0.0)
    verts, faces = [], []
    for ix in range(26):
        for iy in range(7):
            for q in range(5):
                x0 = bxx - 0.062 + ix * 0.005 + rnd.gauss(0, 0.0006)
                y0 = y - 0.0145 + iy * 0.0048 + rnd.gauss(0, 0.0006)
                x1 = x0 + rnd.gauss(0, 0.0017) + (ix - 12.5) * 0.0003
                y1 = y0 + rnd.gauss(0, 0.0014) + (iy - 3) * 0.0007
                k = len(verts)
                w = 0.00034
                a = rnd.uniform(0, pi)
                dx, dy = w * math.cos(a), w * math.sin(a)
                verts += [
                    (x0 - dx, y0 - dy, z + 0.024),
                    (x0 + dx, y0 + dy, z + 0.024),
                    (x1 + dx, y1 + dy, z),
                    (x1 - dx, y1 - dy, z),
                ]
                faces.append((k, k + 1, k + 2, k + 3))
    mesh("bristle", verts, faces, plain_material("bristle", colour("d9c49a"), 0.6))
