"""Cloth, oil and brush on the rail. Not part of the delivery."""

import math
import random
from math import pi

import bpy

from fabrics import towel_material
from lettering import lettering
from mesh import mesh
from palette import MATERIALS
from shader import NodeTree, colour
from sizes import CAP_TOP, TUB_WIDTH
from surfaces import plain_material
from sweeps import lathe
from textiles import folded_towel, soft_slab


def build_care_props():
    """cloth, amber oil bottle and brush on the cap rail, front left corner"""
    z = CAP_TOP + 0.0005
    y = -TUB_WIDTH / 2 + 0.029
    am = bpy.data.materials.new("amber")
    t = NodeTree(am)
    lp = t("LightPath")
    t.output(
        t(
            "MixShader",
            {
                0: lp.outputs["Is Shadow Ray"],
                1: t(
                    "BsdfPrincipled",
                    {
                        "Base Color": (0.42, 0.13, 0.02, 1),
                        "Roughness": 0.04,
                        "Transmission": 0.55,
                        "IOR": 1.45,
                    },
                ).outputs[0],
                2: t("BsdfTransparent", {"Color": (0.7, 0.35, 0.1, 1)}).outputs[0],
            },
        ).outputs[0]
    )
    bx = -0.335
    lathe(
        "bottle",
        [
            (0.0, 0.0),
            (0.019, 0.0),
            (0.0215, 0.003),
            (0.0215, 0.062),
            (0.019, 0.070),
            (0.0095, 0.076),
            (0.009, 0.082),
            (0.0, 0.082),
        ],
        am,
        (bx, y, z),
        "Z",
        64,
    )
    lathe(
        "bcap",
        [(0.0112, 0.078), (0.0118, 0.079), (0.0118, 0.098), (0.0108, 0.100), (0.0, 0.100)],
        MATERIALS["plastic"],
        (bx, y, z),
        "Z",
        48,
    )
    lb = plain_material("paper", colour("ece6da"), 0.8)
    n = 24
    verts, faces = [], []
    ang = math.radians(-122)  # label looks at the camera
    for i in range(n + 1):
        a = ang - 1.0 + 2.0 * i / n
        for h in (0.016, 0.050):
            verts.append((bx + 0.0218 * math.cos(a), y + 0.0218 * math.sin(a), z + h))
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh("lab", verts, faces, lb, True)
    for line, dz, q in (("CEDAR", 0.0375, 0.0062), ("OIL", 0.0295, 0.0062), ("100 ml", 0.0205, 0.0036)):
        lettering(
            line,
            (bx + 0.0226 * math.cos(ang), y + 0.0226 * math.sin(ang), z + dz),
            q,
            MATERIALS["engrave"],
            "Semibold",
            (pi / 2, 0, ang + pi / 2),
            ext=0.0001,
            spacing=1.1,
        )
    lin = towel_material("linen", "b9b2a2")
    folded_towel(-0.500, y - 0.001, z, (0.135, 0.062, 0.0105), 4, lin, 0.0)
    # brush: oak back, pale bristles, lying on its side of the rail
    rnd = random.Random(3)
    bxx = -0.150
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
