"""Grasses and hedges."""

import math
from math import pi

import bpy
from mathutils import Matrix, Vector, noise

from mesh import mesh
from shader import NodeTree, colour


def leaf_material(name, a, b):
    material = bpy.data.materials.new(name)
    t = NodeTree(material)
    R = t("ObjectInfo").outputs["Random"]
    c = t.mix(R, colour(a), colour(b))
    s = t(
        "MixShader",
        {
            0: 0.28,
            1: t("BsdfPrincipled", {"Base Color": c, "Roughness": 0.5, "Specular": 0.3}).outputs[0],
            2: t("BsdfTranslucent", {"Color": c}).outputs[0],
        },
    ).outputs[0]
    t.output(s)
    return material


def grass_tuft(name, n, h, spread, mat, rnd, w=0.006):
    verts, faces = [], []
    for _ in range(n):
        a = rnd.uniform(0, 2 * pi)
        rr_ = spread * 0.25 * math.sqrt(rnd.random())
        bx, by = rr_ * math.cos(a), rr_ * math.sin(a)
        a2 = a + rnd.uniform(-0.9, 0.9)
        H = h * rnd.uniform(0.55, 1.05)
        lean = spread * rnd.uniform(0.25, 1.0)
        k = len(verts)
        ww = w * rnd.uniform(0.6, 1.2)
        px, py = -math.sin(a2) * ww / 2, math.cos(a2) * ww / 2
        S = 7
        for i in range(S + 1):
            t = i / S
            d = lean * t * t
            z = H * (t - 0.28 * t**3 * (lean / spread))
            tw = 1 - t**2.2
            x, y = bx + math.cos(a2) * d, by + math.sin(a2) * d
            verts += [(x - px * tw, y - py * tw, z), (x + px * tw, y + py * tw, z)]
        for i in range(S):
            q = k + 2 * i
            faces.append((q, q + 1, q + 3, q + 2))
    return mesh(name, verts, faces, mat, True)


def leaf_cloud(name, boxmin, boxmax, n, mat, rnd, size=0.045, lump=0.16):
    """hedge: n leaf quads on the lumpy surface of a box, one mesh per 4 clusters, instanced colour by object"""
    groups = [[[], []] for _ in range(24)]
    (x0, y0, z0), (x1, y1, z1) = boxmin, boxmax
    for _ in range(n):
        f = rnd.random()
        x = rnd.uniform(x0, x1)
        z = z0 + (z1 - z0) * rnd.random()
        y = y0 + (y1 - y0) * 0.5 * rnd.random() ** 2
        if f < 0.25:
            z = z1
            y = rnd.uniform(y0, y1)
        q = Vector((x, y, z))
        l = noise.noise(q * 2.1) * lump + noise.noise(q * 6.0) * lump * 0.4
        p = q + Vector(
            (rnd.gauss(0, 0.02), -l + rnd.gauss(0, 0.03), (l if f < 0.25 else 0) + rnd.gauss(0, 0.03))
        )
        V, Fc = groups[rnd.randrange(24)]
        k = len(V)
        s = size * rnd.uniform(0.6, 1.25)
        m = (
            Matrix.Rotation(rnd.uniform(0, 2 * pi), 3, "Z")
            @ Matrix.Rotation(rnd.gauss(0.7, 0.5), 3, "X")
            @ Matrix.Rotation(rnd.uniform(0, 6), 3, "Z")
        )
        for c in ((0, -1, 0), (0.42, -0.1, 0.12), (0, 1, 0), (-0.42, -0.1, 0.12)):
            V.append(p + m @ (Vector(c) * s * 0.5))
        Fc += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
    for i, (V, Fc) in enumerate(groups):
        mesh(name + str(i), V, Fc, mat)
